// What a reader may ask for while playing: hints, what is safe to play off, the end of the game, and what to hear.

import { button, label } from "../page/pieces.js";
import { together } from "./turns.js";

const PAUSE = 60; // milliseconds between the cards of a finish

/** Shows a move worth trying, and the next one when asked again. @param {import("./player.js").Play} play */
export function hint(play) {
	return play.inTurn(async () => {
		const { ok } = await play.ask({ do: "hint", number: play.hinted });
		if (!ok) return;
		play.hinted += 1;
		play.statistics.hint();
		play.game.hints += 1;
		play.table.release();
		if (ok.move) play.table.point(ok.move);
		play.demo.say(ok.say);
	});
}

/** Plays off all cards that nobody will miss, as one turn. */
export function playSafe(play) {
	return play.inTurn(async () => {
		const { ok } = await play.ask({ do: "safe" });
		if (!ok?.moves.length) return play.demo.say(label("nothing_safe"));
		return playAll(play, ok.moves);
	});
}

/** Offers to play the rest, once the rules have found the way to the end. @returns {Promise<Node[]>} */
export async function offerFinish(play) {
	if (play.demo.stage.querySelector(".patience-backs")) return [];
	const { ok } = await play.ask({ do: "finish" });
	if (!ok?.moves.length) return [];
	const count = ok.moves.filter((move) => !/^stock|> stock$/.test(move)).length;
	return [button("finish", () => play.inTurn(() => playAll(play, ok.moves)), { count })];
}

/** Plays moves one after the other as one turn; any key or touch stops it. */
async function playAll(play, moves) {
	const stopping = new AbortController();
	for (const type of ["keydown", "pointerdown"])
		window.addEventListener(type, () => stopping.abort(), { signal: stopping.signal, capture: true });
	const said = await together(play, moves, async () => {
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
		return !stopping.signal.aborted;
	});
	stopping.abort();
	if (said) play.demo.say(said.at(-1) ?? "");
}

/** Reads the position, or what the layout does not show. @param {"position" | "unseen"} what */
export function hear(play, what) {
	return play.inTurn(async () => {
		const { ok } = await play.ask({ do: "hear", what });
		if (ok) play.demo.say(ok.say);
	});
}
