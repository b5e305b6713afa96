// What is offered before play: the drawn or linked deal, and the game in progress, of which nothing is lost.

import { label } from "./labels.js";
import { button } from "./pieces.js";

/**
 * Offers to go on with the game in progress, and to play; what a link asks for comes first.
 * @param {import("./element.js").PatienceDemo} demo @param {import("./game.js").Game} [linked]
 */
export function offerPlay(demo, linked) {
	const { saves, voice } = demo;
	const { games, damaged } = saves.all();
	if (damaged) voice.say(label("bad_saved"));
	const play = button("play", () => demo.start());
	const game = saves.inProgress(games, linked);
	if (!game) return demo.offer(play);
	const goOn = button("continue", () => demo.start(game), { number: game.deal });
	const asked = linked && (linked.moves.length || saves.nameOf(game) !== saves.nameOf(linked));
	demo.offer(...(asked ? [play, goOn] : [goOn, play]));
}
