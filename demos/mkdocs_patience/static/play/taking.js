// Taking cards up. Which may be taken, the board shows; only why others may not, the rules must tell.

import { label } from "../page/labels.js";
import { create, ruleLink } from "../page/pieces.js";
import { refuse, release, select } from "../table/marks.js";
import { lift } from "../table/moves.js";
import { cite, showSheet } from "./citing.js";

const SAME = 10_000; // milliseconds in which a refusal is not explained twice
const LEAST = 24; // pixels of a card that a finger can touch

/** @param {import("./player.js").Player} player @param {Element} card the lowest of those that are taken */
export async function take(player, source, count, card) {
	const { surface, state } = player;
	if (!("movable" in card.dataset)) return askWhy(player, source, count);
	select(surface, source, count, card);
	player.say(
		state.table.lifts[lift(source, count)],
		...(isTight(surface.rover.pile(source)) ? [more(player, count)] : []),
	);
}

/** Whether cards of a pile that may be taken up show too little of themselves to be touched. @param {Element} pile */
function isTight(pile) {
	const strips = [...pile.querySelectorAll("li:not(:last-child) > [data-movable]")];
	return strips.some((card) => card.parentElement.clientHeight < LEAST);
}

/** Buttons that take one card fewer or more. */
function more({ surface }, count) {
	const step = (sign, name, by) => {
		const made = create("button", { type: "button", className: "patience-button", textContent: sign });
		made.setAttribute("aria-label", label(name));
		made.addEventListener("click", () => surface.takeMore(by));
		return made;
	};
	const choice = create(
		"span",
		{ className: "patience-held" },
		step("−", "fewer", -1),
		` ${count} `,
		step("+", "further", 1),
	);
	choice.setAttribute("aria-live", "off"); // the sentence before has said it
	return choice;
}

async function askWhy(player, source, count) {
	const { refused, failed } = await player.ask({ do: "why", source, count });
	if (failed) return player.failed(failed);
	return refused && explain(player, refused, source, lift(source, count));
}

/**
 * Says why something is refused, and shows where.
 * @param {import("./player.js").Player} player @param {string} pile @param {string} what was tried
 */
export function explain({ state, surface, demo, game }, { say, anchor }, pile, what) {
	const link = ruleLink(anchor, demo);
	link.addEventListener("click", (event) => demo.opening.isOpen && readOver(event, demo, anchor), { capture: true });
	const since = performance.now();
	const { refused } = state;
	const tried = `${game.moves.length} ${what} ${say}`; // the same cards lie there as long as no move is made
	const again = refused?.tried === tried && since - refused.since < SAME;
	state.refused = { tried, since };
	release(surface);
	refuse(demo.stage, pile);
	cite(demo, anchor);
	demo.voice.sayRule(again ? label("again") : say, link);
	return false;
}

/** The rule is read over the open table. */
function readOver(event, demo, anchor) {
	event.preventDefault();
	event.stopImmediatePropagation();
	showSheet(demo, anchor, event.currentTarget.textContent);
}
