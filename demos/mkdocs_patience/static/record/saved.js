// The games that are kept on this device, one for each deal, so that a reader can go on with any of them.

import { areMoves, Game, readDeal } from "../page/game.js";
import { readComments } from "./comments.js";

const OUTCOMES = ["open", "unproven", "circles", "won", "stuck"];

/** @param {Game} game @returns {boolean} whether nothing is left to be done in a saved game */
export const isOver = ({ save }) => ["won", "stuck"].includes(save.outcome);

/** The saved games of one kind of patience; each save has a number, so that no tab overwrites another's. */
export class Saves {
	/**
	 * @param {import("./store.js").Store} store @param {string} id of the game @param {string[]} known variants
	 * @param {number} place among the demos of the same game on a page
	 */
	constructor(store, id, known, place) {
		const one = place ? `:${place + 1}` : "";
		Object.assign(this, { store, id, known, start: `saved${one}:${id}`, former: `game:${id}${one}` });
	}

	/** @returns {{games: Game[], damaged: boolean}} the last one first; what cannot be read is put aside */
	all() {
		const rest = /^(\+[\w-]+)*:\d+(:\d+)?$/;
		const names = this.store.names(this.start).filter((name) => rest.test(name.slice(this.start.length)));
		const found = [this.former, ...names].map((name) => this.read(name)); // there used to be one for all deals
		const games = found.flatMap(({ value }) => value ?? []).sort((one, other) => other.save.at - one.save.at);
		return { games, damaged: found.some(({ damaged }) => damaged) };
	}

	/** @param {string} name @returns {{value?: Game, damaged: boolean}} */
	read(name) {
		return this.store.read(name, (value) => readGame(this.id, this.known, name, value));
	}

	/** The game to go on with. @param {Game[]} games @param {Game} [linked] the one that the reader has asked for */
	inProgress(games, linked) {
		const going = games.filter((game) => game.line.length && !isOver(game));
		return going.find((game) => linked && this.nameOf(game) === this.nameOf(linked)) ?? going[0];
	}

	/** The name of a deal's first save. @param {Game} game */
	nameOf({ key, deal }) {
		return `${this.start}${key.slice(this.id.length)}:${deal}`;
	}

	/** @param {Game} game @returns {() => void} brings it back */
	forget({ save: { name } }) {
		const text = this.store.text(name);
		this.store.forget(name, true);
		return () => this.store.put(name, text);
	}
}

/** Reads a saved game. @returns {Game | undefined} */
function readGame(id, known, name, value) {
	const { v, deal, variants, turns, undone = [], comments = {} } = value;
	const { hints = 0, number = 0, at = 0, outcome = "open" } = value;
	const moves = [...turns, ...undone];
	const sound =
		(v === 1 || v === 2) &&
		readDeal(String(deal)) &&
		[hints, number, at].every(Number.isSafeInteger) &&
		OUTCOMES.includes(outcome) &&
		variants.every((variant) => known.includes(variant)) &&
		moves.every((turn) => Array.isArray(turn) && turn.length) &&
		areMoves(moves.flat());
	if (!sound) return undefined;
	const game = new Game(id, deal, variants, turns, hints);
	const kept = readComments(Object.entries(comments), moves.flat().length).comments;
	return Object.assign(game, { undone, comments: kept, counted: true, save: { name, number, at, outcome } });
}
