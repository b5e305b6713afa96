// Several moves as one turn: what the reader takes back, makes again, or lets the rules play off.

import { label } from "../page/labels.js";
import { backToOwn } from "./dealing.js";

const PAUSE = 60; // milliseconds between cards that are played off

/** Takes back the last turn. @param {import("./player.js").Player} player */
export async function undo(player) {
	const { game } = player;
	const turn = game.turns.at(-1);
	if (game.trial && game.turns.length <= game.laid) return backToOwn(player);
	if (!turn) return player.say(label("nothing_to_undo"));
	const answer = await player.ask({ do: "undo", count: turn.length });
	if (answer.failed) return player.failed(answer.failed);
	game.undo();
	player.notes.moved(answer);
}

/** Makes the turn again that was taken back last. What fails stays to be made again. */
export async function redo(player) {
	const { game } = player;
	const turn = game.undone.at(-1);
	if (!turn) return player.say(label("nothing_to_redo"));
	const answer = await player.ask({ do: "play", moves: turn });
	if (answer.failed) return player.failed(answer.failed);
	if (!answer.ok) return;
	game.redo();
	player.notes.moved(answer);
}

/** Goes on or back to after so many moves of the game; those behind stay to be made again. @param {number} count */
export async function stand(player, count) {
	const { game } = player;
	const moves = game.line.flat();
	const answer = await player.ask({ do: "go", record: game.recordOf(moves.slice(0, count)) });
	if (answer.failed) return player.failed(answer.failed);
	game.stand(count);
	const place = label("move_of", { number: count, total: moves.length });
	player.notes.moved(answer, [place, answer.ok.say, game.comments[count]].filter(Boolean).join(" "));
}

/** Plays off all cards that nobody will miss. */
export async function playSafe(player) {
	const { ok, failed } = await player.ask({ do: "safe" });
	if (failed) return player.failed(failed);
	return ok.moves.length ? playOff(player, ok.moves) : player.say(label("nothing_safe"));
}

/** Plays moves one after the other as one turn; any key or touch stops it. @param {string[]} moves */
export async function playOff(player, moves) {
	const stopping = new AbortController();
	for (const type of ["keydown", "pointerdown"])
		window.addEventListener(type, () => stopping.abort(), { signal: stopping.signal, capture: true });
	const turn = [];
	for (const move of moves) {
		const answer = await player.ask({ do: "play", moves: [move] });
		if (answer.failed) return player.failed(answer.failed);
		if (answer.refused) break;
		player.game.play([move], turn.length > 0);
		turn.push(move);
		player.notes.moved(answer);
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
		if (stopping.signal.aborted) break;
	}
	stopping.abort();
}
