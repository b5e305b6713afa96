// From an example to the table: its position is laid out there, to be played on.

import { Game } from "../page/game.js";
import { button } from "../page/pieces.js";

/**
 * @param {HTMLElement} example with the start of its record and the moves of its steps
 * @returns {Element[]} a button, if the page has a table for the example
 */
export function tryOut(example) {
	const [named, setup] = (example.dataset.record ?? "").split(/(?<=\n)(.*)/s);
	const [id, ...variants] = named
		.trim()
		.replace(/^game: /, "")
		.split("+");
	const demo = id && document.querySelector(`patience-demo[data-game="${id}"]`);
	if (!demo) return [];
	const act = () => {
		const moves = example.steps.slice(0, example.at).flatMap(({ dataset }) => dataset.move ?? []);
		const game = new Game(
			id,
			undefined,
			variants,
			moves.map((move) => [move]),
		); // its steps can be walked through
		demo.tryOut(Object.assign(game, { setup, trial: true, laid: moves.length }));
	};
	return [button("try_out", act)];
}
