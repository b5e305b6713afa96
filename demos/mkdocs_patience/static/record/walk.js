// The bar above the list of moves: first, back, on, last; the bookmark and its comment.

import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";
import { LONGEST, readComment } from "./comments.js";

const STEPS = [
	["first", "«", () => 0],
	["back_one", "‹", ({ at }) => at - 1],
	["on_one", "›", ({ at }) => at + 1],
	["last", "»", ({ total }) => total],
];

/**
 * What walks through a record.
 * @typedef {{go: (to: (record: {at: number, total: number}) => number) => void, mark: () => void,
 *   note: (text: string) => void, close: () => void}} Walker
 */
export class Walk {
	/** @param {Walker} walker */
	constructor(walker) {
		this.steps = STEPS.map(([name, sign, to]) => signed(name, sign, () => walker.go(to)));
		this.mark = signed("bookmark", "★", walker.mark);
		const ariaLabel = label("comment");
		this.words = create("input", { type: "text", maxLength: LONGEST, ariaLabel, placeholder: ariaLabel });
		this.words.addEventListener("change", () => walker.note(readComment(this.words.value)));
		this.place = create("span", { className: "patience-of" });
		const [first, back, on, last] = this.steps;
		const close = button("go_on", walker.close);
		this.bar = create("div", { className: "patience-walk" }, first, back, this.place, on, last, this.mark, close);
	}

	/** @param {number} at @param {number} total moves @param {string | undefined} comment of the bookmark here */
	show(at, total, comment) {
		const ends = [at === 0, at === 0, at === total, at === total];
		for (const [n, step] of this.steps.entries()) step.setAttribute("aria-disabled", String(ends[n]));
		this.place.textContent = `${at} / ${total}`;
		this.mark.setAttribute("aria-pressed", String(comment !== undefined));
		this.words.hidden = comment === undefined;
		if (document.activeElement !== this.words) this.words.value = comment ?? "";
	}
}

function signed(name, sign, act) {
	const made = button(name, act);
	made.ariaLabel = label(name);
	made.replaceChildren(sign);
	return made;
}
