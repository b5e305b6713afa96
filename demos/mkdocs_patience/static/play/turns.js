// Several moves as one turn: what the reader takes back, makes again, or lets the rules play off.

import { label } from "../page/pieces.js";

/**
 * Plays moves as one turn, as far as they go.
 * @param {import("./player.js").Play} play @param {string[]} moves @param {() => Promise<boolean>} goesOn is asked after each
 * @returns {Promise<string[] | undefined>} what is to be said, unless the rules have failed
 */
export async function together(play, moves, goesOn) {
	const { turns } = play.game;
	turns.push([]);
	const said = await along(play, moves, goesOn);
	if (!turns.at(-1).length) turns.pop();
	return said;
}

/** Plays moves as a part of the last turn. */
async function along(play, moves, goesOn = async () => true) {
	const said = [];
	for (const move of moves) {
		const { ok, failed } = await play.ask({ do: "play", move });
		if (failed) play.failed(failed);
		if (!ok) return undefined;
		play.game.play(move, true);
		said.push(await play.show(ok));
		if (!(await goesOn())) break;
	}
	return said;
}

/** Plays off what nobody will miss, as a part of the last turn. */
export async function alongSafe(play) {
	const { ok } = await play.ask({ do: "safe" });
	return along(play, ok?.moves ?? []);
}

export async function undo(play) {
	const turn = play.game.turns.at(-1);
	if (!turn) return play.demo.say(label("nothing_to_undo"));
	const { ok, failed } = await play.ask({ do: "undo", count: turn.length });
	if (failed) return play.failed(failed);
	play.game.undo();
	play.demo.say(await play.show(ok));
}

/** What a failure keeps from being made again stays to be made again. */
export async function redo(play) {
	const { game } = play;
	const [turn, ...others] = game.undone.toReversed();
	if (!turn) return play.demo.say(label("nothing_to_redo"));
	const before = game.moves.length;
	const said = await together(play, turn);
	const left = turn.slice(game.moves.length - before);
	game.undone = [left, ...others].filter((moves) => moves.length).reverse();
	if (said) play.demo.say(said.join(" "));
}
