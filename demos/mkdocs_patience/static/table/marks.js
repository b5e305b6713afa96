// Marks on a table: what is taken up, where it may go, what is not allowed, and a move worth trying.

import { target, targetsOf } from "./moves.js";

const FLASH = 2000; // milliseconds that a pile stays marked

const fading = new WeakMap(); // by stage: what takes its marks away

const pileOf = (stage, name) => stage.querySelector(`[data-pile="${name}"]`);
const topOf = (pile) => pile.querySelector("li:last-child > button");

/**
 * Cards are taken up: the lowest of them is marked, and the piles that would take them.
 * @param {import("./surface.js").Surface} surface
 */
export function select(surface, source, count, card) {
	const { stage, state } = surface;
	release(surface);
	state.selected = { source, count, card };
	card.setAttribute("aria-pressed", "true");
	mark(stage, targetsOf(state.moves, source, count));
	tell(stage, "taken");
}

/** Nothing is taken up any more. @param {import("./surface.js").Surface} surface */
export function release({ stage, state }) {
	state.selected?.card.setAttribute("aria-pressed", "false");
	Object.assign(state, { selected: undefined, choosing: undefined });
	for (const pile of stage.querySelectorAll("[data-target]")) {
		pile.removeAttribute("data-target");
		topOf(pile).removeAttribute("aria-describedby");
	}
}

/** Marks piles as those that are meant next, also for those who hear them. @param {Element} stage @param {string[]} piles */
export function mark(stage, piles) {
	const word = stage.querySelector("[data-word=target]");
	for (const pile of piles.map((name) => pileOf(stage, name))) {
		pile.setAttribute("data-target", "");
		topOf(pile).setAttribute("aria-describedby", word.id);
	}
}

/** Marks a pile for a while as the one where something is not allowed. @param {Element} stage @param {string} pile */
export function refuse(stage, pile) {
	flash(stage, "data-refused", [pileOf(stage, pile)]);
	tell(stage, "refused");
}

const tell = (stage, name) => stage.dispatchEvent(new CustomEvent(`patience:${name}`, { bubbles: true }));

/** Shows a move: the cards that go, and where. @param {Element} stage @param {string} move */
export function point(stage, move) {
	const [source, count = 1] = move.split(" > ")[0].split(" x");
	const cards = [...pileOf(stage, source).querySelectorAll("button")].slice(-count);
	flash(stage, "data-hint", [...cards, pileOf(stage, target(move))]);
}

/** Marks for a while, in the place of what was marked before. */
function flash(stage, how, elements) {
	fade(stage);
	for (const element of elements) element?.setAttribute(how, "");
	fading.set(
		stage,
		setTimeout(() => fade(stage), FLASH),
	);
}

function fade(stage) {
	clearTimeout(fading.get(stage));
	for (const how of ["data-refused", "data-hint"])
		for (const element of stage.querySelectorAll(`[${how}]`)) element.removeAttribute(how);
}
