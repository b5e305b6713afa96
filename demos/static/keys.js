// Which key means what, while the focus is in a demo that is being played.

const PLAIN = {
	u: "undo",
	k: "undo",
	Backspace: "undo",
	U: "redo",
	d: "dealStock",
	j: "dealStock",
	h: "hint",
	a: "safe",
	l: "safe",
	i: "unseen",
	r: "read",
	"?": "keys",
};
const CONTROL = { z: "undo", Z: "redo", y: "redo" };

/** @param {KeyboardEvent} event @returns {string | undefined} the name of a command */
export function command({ key, ctrlKey, metaKey, altKey }) {
	if (altKey) return undefined;
	if (ctrlKey || metaKey) return Object.hasOwn(CONTROL, key) ? CONTROL[key] : undefined;
	return Object.hasOwn(PLAIN, key) ? PLAIN[key] : undefined;
}

/**
 * Keys that lead over the board, or change what is taken.
 * @param {KeyboardEvent} event @param {import("./table.js").Table} table @returns {boolean} whether it acted
 */
export function walk({ key, ctrlKey, shiftKey, metaKey, altKey }, table) {
	const { rover } = table;
	if (metaKey || altKey) return false;
	if (key.startsWith("Arrow")) return ctrlKey ? rover.edge(key) : rover.arrow(key);
	if (ctrlKey) return false;
	if (key === "Enter" && shiftKey) return table.quickly() ?? true;
	if (key === "Home") return rover.focusAt(0);
	if (key === "End") return rover.focusAt(-1);
	if (key === "+" || key === "-") return table.takeMore(key === "+" ? 1 : -1);
	return /^\d$/.test(key) && rover.focusNumber(Number(key) || 10);
}
