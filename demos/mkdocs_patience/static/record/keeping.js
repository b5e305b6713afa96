// Keeping a game that is being played: nothing that is kept already is lost by it.

import { isOver } from "./saved.js";

const MOST = 50; // games of one kind

/**
 * Keeps a game. What another tab or an earlier attempt has kept of the same deal stays as it is.
 * @param {import("./saved.js").Saves} saves @param {import("../page/game.js").Game} game @param {string} outcome
 * @returns {"kept" | "full" | "other"} other if another tab has gone on with it
 */
export function keep(saves, game, outcome) {
	const last = game.save && (saves.read(game.save.name).value?.save.number ?? 0);
	const other = last > game.save?.number;
	if (other) game.save = undefined;
	const save = game.save ?? place(saves, game);
	const { name, ...noted } = { ...save, number: save.number + 1, at: Date.now(), outcome };
	if (!saves.store.write(name, { ...game.saved, ...noted })) return "full";
	if (!game.save) limit(saves);
	game.save = { name, ...noted };
	return other ? "other" : "kept";
}

/** @param {import("./saved.js").Saves} saves @param {string} name of a save @returns {boolean} whether it is of this game */
export const concerns = (saves, game, name) => name === (game.save?.name ?? saves.nameOf(game));

/** A save of the same deal is written over only if nothing of it is lost. */
function place(saves, game) {
	for (let n = 1; ; n++) {
		const name = saves.nameOf(game) + (n > 1 ? `:${n}` : "");
		const { value } = saves.read(name);
		if (value && isBeginning(value, game)) return value.save;
		if (saves.store.text(name) === null) return { name, number: 0 };
	}
}

function isBeginning({ comments, line }, game) {
	const moves = game.line.flat();
	return !Object.keys(comments).length && line.flat().every((move, number) => move === moves[number]);
}

/** The oldest go, and first those that are over. */
function limit(saves) {
	const { games } = saves.all(); // the last ones are first, and stay so in each part
	const order = games.sort((one, other) => Number(isOver(one)) - Number(isOver(other)));
	for (const game of order.slice(MOST)) saves.forget(game);
}
