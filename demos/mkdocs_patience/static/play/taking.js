// Taking cards up. Which may be taken, the board shows; only why others may not, the rules must tell.

import { label } from "../page/labels.js";
import { ruleLink } from "../page/pieces.js";
import { refuse, release, select } from "../table/marks.js";
import { targetsOf } from "../table/moves.js";
import { cite, showSheet } from "./citing.js";

const SAME = 10_000; // milliseconds in which a refusal is not explained twice

/** @param {import("./player.js").Player} player @param {Element} card the lowest of those that are taken */
export async function take(player, source, count, card) {
	const { table, spoken } = player.state;
	if (!("movable" in card.dataset)) return askWhy(player, source, count);
	select(player.surface, source, count, card);
	const sentence = spoken.taken[targetsOf(table.moves, source, count).length];
	player.say(sentence.replace("{card}", spoken.cards[card.dataset.card.slice(0, 2)]));
}

async function askWhy(player, source, count) {
	const { refused, failed } = await player.ask({ do: "why", source, count });
	if (failed) return player.failed(failed);
	return refused && explain(player, refused, source);
}

/** Says why something is refused, and shows where. @param {import("./player.js").Player} player @param {string} pile */
export function explain({ state, surface, demo }, { reason, say, anchor }, pile) {
	const link = ruleLink(anchor, demo);
	link.addEventListener("click", (event) => demo.opening.isOpen && readOver(event, demo, anchor), { capture: true });
	const since = performance.now();
	const { refused } = state;
	const again = refused?.reason === reason && refused.pile === pile && since - refused.since < SAME;
	state.refused = { reason, pile, since };
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
