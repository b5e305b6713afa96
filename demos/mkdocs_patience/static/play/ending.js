// What is offered when a game is over, or as good as over.

import { shareButton } from "../more/more.js";
import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";
import { playOff } from "./turns.js";

const ARC = 330; // degrees that the wreath goes round

/** The result, and what may be played next. @param {import("./player.js").Player} player @returns {Node[]} */
export function ending(player) {
	const { moves, deal, hints, trial } = player.game;
	if (trial) return [create("p", { textContent: label("trial") }), button("your_game", () => player.leaveTrial())];
	return [
		create("p", { textContent: label("result", { moves: moves.length, number: deal, hints }) }),
		button("next_deal", () => player.another()),
		button("restart", () => player.restart()),
		...shareButton(player),
	];
}

/**
 * Lays the wreath of a game that came out over its board.
 * @param {import("./player.js").Player} player @param {string} html
 */
export function crown(player, html) {
	const { stage } = player.demo;
	const held = stage.contains(document.activeElement);
	stage.insertAdjacentHTML("beforeend", html);
	const won = stage.lastElementChild;
	for (const [number, place] of [...won.querySelectorAll("li")].entries())
		place.style.rotate = `${(number / 51 - 0.5) * ARC}deg`;
	const [result, ...buttons] = ending(player);
	result.textContent = result.textContent.replace(/ (?=\d)/g, "\u00a0"); // no number leaves its word
	won.querySelector(".patience-praise").append(result);
	won.append(create("div", { className: "patience-actions" }, ...buttons));
	if (held) buttons[0].focus({ preventScroll: true });
}

/** The board is seen again. @param {import("./player.js").Player} player */
export function uncrown({ demo: { stage }, surface }) {
	const won = stage.querySelector(".patience-won");
	const held = won?.contains(document.activeElement);
	won?.remove();
	if (held) surface.focus();
}

/** Offers to play the rest, where the rules have found the way. @param {string[]} moves @param {number} count of cards */
export const finishing = (player, moves, count) =>
	button("finish", () => player.inTurn(() => playOff(player, moves)), { count });
