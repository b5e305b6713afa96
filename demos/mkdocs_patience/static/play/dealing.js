// Games come onto the table: a fresh one, a kept one, a position of the text, and the one before again.

import { replaceGame } from "../page/demo-state.js";
import { label } from "../page/labels.js";
import { button } from "../page/pieces.js";
import { Statistics } from "../record/statistics.js";

/** @typedef {import("./player.js").Player} Player */

/** Lays the game out; of a game from outside, as far as the rules allow. @param {Player} player @returns {Promise<{say: string} | false>} how it stands, where that is to be said */
export async function lay(player, said, lenient = false) {
	const { state, demo } = player;
	const answer = await player.ask({ do: "show", lenient });
	if (answer.failed) return player.failed(answer.failed);
	const { kept, outcome, say } = answer.ok;
	const lost = state.game.moves.length - kept;
	if (lost) state.game.keep(kept);
	if (lost) state.game.save = undefined; // what was kept of it stays as it is
	state.statistics = new Statistics(demo.store, state.game);
	if (state.game.counted) state.statistics.resume(outcome);
	player.notes.laid(answer, lost ? label("bad_moves", { number: kept + 1 }) : say || said);
	return { say };
}

/** Lays out another game; the one before can be had back for a while. @param {Player} player */
export async function begin(player, game) {
	const { state, demo } = player;
	const { game: former, statistics } = state;
	if (statistics.begun && !game.trial) state.abandoned = statistics;
	state.former = game.trial ? (state.former ?? former) : undefined;
	replaceGame(state, game);
	const laid = await lay(player, "", true);
	if (!laid) return;
	if (game.trial) return player.say(label("trial"));
	demo.showLink(game, false);
	const said = laid.say || label("dealt", { number: game.deal });
	if (former.trial) return player.say(said);
	const back = button("undo_deal", () => player.inTurn(() => backTo(player, former)));
	player.say(said, back);
}

function backTo(player, game) {
	const { state, demo } = player;
	replaceGame(state, game);
	state.abandoned = undefined;
	demo.showLink(game, false);
	return lay(player, label("dealt", { number: game.deal }));
}

/** Lays the reader's own game out again, which was left for a position of the text. @param {Player} player */
export function backToOwn(player) {
	const { state } = player;
	const { former } = state;
	replaceGame(state, former);
	state.former = undefined;
	return lay(player, label("dealt", { number: former.deal }));
}

/** Lays out a game that is kept on this device. @param {Player} player @param {string} name of its save */
export function load(player, name) {
	const { value: game } = player.demo.saves.read(name);
	if (!game) return undefined;
	replaceGame(player.state, game);
	return lay(player, label("ready"), true);
}
