// What a reader may ask for while playing: hints, what is safe to play off, the end of the game, and what to hear.

import { button, label } from "./page.js";

const PAUSE = 60; // milliseconds between the cards of a finish

/** Shows a move worth trying, and the next one when asked again. @param {import("./play.js").Play} play */
export async function hint(play) {
	const { ok } = await play.ask({ do: "hint", number: play.hinted });
	if (!ok) return;
	play.hinted += 1;
	play.statistics.hint();
	play.table.release();
	if (ok.move) play.table.flash("data-hint", ok.move.replace(/ x\d+/, "").split(" > "));
	play.demo.say(ok.say);
}

/** Plays off all cards that nobody will miss, as one turn. */
export async function playSafe(play) {
	const { ok } = await play.ask({ do: "safe" });
	if (!ok?.moves.length) return play.demo.say(label("nothing_safe"));
	return playAll(play, ok.moves);
}

/** Offers to play the rest, once the rules have found the way to the end. @returns {Promise<Node[]>} */
export async function offerFinish(play) {
	if (play.demo.stage.querySelector(".patience-backs")) return [];
	const { ok } = await play.ask({ do: "finish" });
	if (!ok?.moves.length) return [];
	const count = ok.moves.filter((move) => !/^stock|> stock$/.test(move)).length;
	return [button("finish", () => playAll(play, ok.moves), { count })];
}

/** Plays moves one after the other as one turn; any key or touch stops it. */
async function playAll(play, moves) {
	const stopping = new AbortController();
	for (const type of ["keydown", "pointerdown"])
		window.addEventListener(type, () => stopping.abort(), { signal: stopping.signal, capture: true });
	play.game.turns.push([]);
	const said = [];
	for (const move of moves) {
		if (stopping.signal.aborted) break;
		said.push((await play.moveAlong(move))?.say);
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
	}
	stopping.abort();
	if (!play.game.turns.at(-1).length) play.game.turns.pop();
	play.demo.say(said.at(-1) ?? "");
}

/** Reads the position, or what the layout does not show. @param {"position" | "unseen"} what */
export async function hear(play, what) {
	const { ok } = await play.ask({ do: "hear", what });
	if (ok) play.demo.say(ok.say);
}
