// What is offered when a game is over, or as good as over.

import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";
import { shareButton } from "./more.js";
import { playOff } from "./turns.js";

/** The result, and what may be played next. @param {import("./player.js").Player} player @returns {Node[]} */
export function ending(player) {
	const { moves, deal, hints } = player.game;
	return [
		create("p", { textContent: label("result", { moves: moves.length, number: deal, hints }) }),
		button("restart", () => player.restart()),
		button("new", () => player.another()),
		...shareButton(player),
	];
}

/** Offers to play the rest, where the rules have found the way. @param {string[]} moves @param {number} count of cards */
export const finishing = (player, moves, count) =>
	button("finish", () => player.inTurn(() => playOff(player, moves)), { count });
