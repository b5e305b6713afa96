// The entries of the list of moves, and the keys that lead through them.

import { create } from "../page/pieces.js";

/** @param {string} words @param {number} made its number @param {string | undefined} comment @param {() => void} go */
export function entry(words, made, comment, go) {
	const number = made ? [create("b", { textContent: made })] : [];
	const note = comment === undefined ? [] : [create("i", { textContent: `★ ${comment}`, dir: "auto" })];
	const text = create("span", { textContent: words });
	const button = create("button", { type: "button", tabIndex: -1 }, ...number, text, ...note);
	button.addEventListener("click", go);
	return create("li", {}, button);
}

/**
 * Arrow keys lead through the list; to the left and right they walk.
 * @param {{list: Element, at: number, go: (made: number) => void}} record @param {KeyboardEvent} event
 * @returns {boolean} whether it acted
 */
export function lead(record, { key, target }) {
	const entries = [...record.list.querySelectorAll("button")];
	const here = entries.indexOf(target);
	const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: entries.length - 1 }[key];
	const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
	if (here < 0) return false;
	if (step) record.go(record.at + step);
	else entries[next]?.focus();
	return Boolean(step) || next !== undefined;
}
