// Which key means what, while the focus is in a demo that is being played.

import { showKeys } from "../more/more.js";
import { showRecord } from "../record/list.js";
import { hear, hint } from "./help.js";
import { playSafe } from "./turns.js";

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
	t: "toggle",
	m: "record",
	"?": "keys",
};
const CONTROL = { z: "undo", Z: "redo", y: "redo" };

const COMMANDS = {
	undo: (player) => player.undo(),
	redo: (player) => player.redo(),
	dealStock: (player) => player.surface.deal(),
	hint,
	safe: (player) => player.inTurn(() => playSafe(player)),
	read: (player) => hear(player, "position"),
	unseen: (player) => hear(player, "unseen"),
	keys: (player) => showKeys(player.demo),
	record: (player) => showRecord(player),
	toggle: ({ demo }) => demo.opening.toggle(),
};

/** Keys act in the demo of a game, and no key that prints a letter gets out of it. @param {import("./player.js").Player} player */
export function listen(player) {
	player.demo.addEventListener("keydown", (event) => {
		if (event.target.matches("input, select") || event.target.closest("dialog, .patience-record")) return;
		const acted = event.key === "Escape" ? leave(player) : act(event, player);
		if (acted) event.preventDefault();
		if (acted || (event.key.length === 1 && !event.ctrlKey && !event.metaKey)) event.stopPropagation();
	});
}

function act(event, player) {
	const name = command(event);
	if (name) COMMANDS[name](player);
	return Boolean(name) || (player.demo.stage.contains(event.target) && walk(event, player.surface));
}

/** The first time it gives the cards back, the second time it closes the table or leaves the board. */
function leave(player) {
	if (player.state.table.selected) player.surface.putBack();
	else if (player.demo.opening.isOpen) player.demo.opening.close();
	else player.demo.bar.querySelector("button")?.focus();
	return true;
}

/** @returns {string | undefined} the name of a command */
function command({ key, ctrlKey, metaKey, altKey }) {
	if (altKey) return undefined;
	if (ctrlKey || metaKey) return Object.hasOwn(CONTROL, key) ? CONTROL[key] : undefined;
	return Object.hasOwn(PLAIN, key) ? PLAIN[key] : undefined;
}

/**
 * Keys that lead over the board, or change what is taken.
 * @param {KeyboardEvent} event @param {import("../table/surface.js").Surface} surface @returns {boolean} whether it acted
 */
function walk({ key, ctrlKey, shiftKey, metaKey, altKey }, surface) {
	const { rover } = surface;
	if (metaKey || altKey) return false;
	if (key.startsWith("Arrow")) return ctrlKey ? rover.edge(key) : rover.arrow(key);
	if (ctrlKey) return false;
	if (key === "Enter" && shiftKey) return surface.quickly() ?? true;
	if (key === "Home") return rover.focusAt(0);
	if (key === "End") return rover.focusAt(-1);
	if (key === "+" || key === "-") return surface.takeMore(key === "+" ? 1 : -1);
	if (key === "g" || key === "G") return rover.focusTarget(shiftKey ? -1 : 1);
	return /^\d$/.test(key) && rover.focusNumber(Number(key) || 10);
}
