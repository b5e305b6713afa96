// The games that are kept on this device, one for each deal, so that a reader can go on with any of them.

import { areMoves, Game, readDeal } from "../page/game.js";
import { readComments } from "./comments.js";

const MOST = 50; // games of one kind that are kept
const OVER = ["won", "stuck"];
const OUTCOMES = ["open", "unproven", "circles", ...OVER];

/** The saved games of one kind of patience; each save has a number, so that no tab overwrites another's. */
export class Saves {
	/**
	 * @param {import("../page/store.js").Store} store @param {string} id of the game @param {string[]} known variants
	 * @param {number} place among the demos of the same game on a page
	 */
	constructor(store, id, known, place) {
		const [start, former] = place
			? [`saved-${place + 1}:${id}`, `game:${id}:${place + 1}`]
			: [`saved:${id}`, `game:${id}`];
		Object.assign(this, { store, id, known, start, former });
	}

	/** @returns {{games: Game[], damaged: boolean}} the last one first; what cannot be read is put aside */
	all() {
		const found = [this.former, ...this.#names()].map((name) => this.read(name));
		const games = found.flatMap(({ value }) => value ?? []).sort((one, other) => other.save.at - one.save.at);
		return { games: games.filter((game) => this.#takeOver(game)), damaged: found.some(({ damaged }) => damaged) };
	}

	/** @param {string} name @returns {{value?: Game, damaged: boolean}} */
	read(name) {
		return this.store.read(name, (value) => readGame(this.id, this.known, name, value));
	}

	/** The game to go on with. @param {Game[]} games @param {Game} [linked] the one that the reader has asked for */
	inProgress(games, linked) {
		const going = games.filter(({ save, line }) => line.length && !OVER.includes(save.outcome));
		return going.find((game) => linked && this.#name(game) === this.#name(linked)) ?? going[0];
	}

	/**
	 * Keeps a game. What another tab or an earlier attempt has kept of the same deal stays as it is.
	 * @param {Game} game @param {string} outcome @returns {"kept" | "full" | "other"} other if another tab has gone on with it
	 */
	write(game, outcome) {
		const last = game.save && (this.read(game.save.name).value?.save.number ?? 0);
		const other = last > game.save?.number;
		if (other) game.save = undefined;
		const save = game.save ?? this.#place(game);
		const next = { ...save, number: save.number + 1, at: Date.now(), outcome };
		const { name, ...noted } = next;
		if (!this.store.write(name, { ...game.saved, ...noted })) return "full";
		if (!game.save) this.#limit();
		game.save = next;
		return other ? "other" : "kept";
	}

	/** @param {Game} game @param {string} name of a save @returns {boolean} whether it is of this game, or of its deal */
	concerns(game, name) {
		return name === (game.save?.name ?? this.#name(game));
	}

	/** @param {Game} game @returns {() => void} brings it back */
	forget({ save: { name } }) {
		const text = this.store.text(name);
		this.store.forget(name, true);
		return () => this.store.put(name, text);
	}

	#name({ key, deal }) {
		return `${this.start}${key.slice(this.id.length)}:${deal}`;
	}

	#names() {
		const { start } = this;
		const rest = /^(\+[\w-]+)*:\d+(:\d+)?$/;
		return this.store.names(start).filter((name) => rest.test(name.slice(start.length)));
	}

	/** A save of the same deal is written over only if nothing of it is lost. */
	#place(game) {
		for (let n = 1; ; n++) {
			const name = this.#name(game) + (n > 1 ? `:${n}` : "");
			const { value } = this.read(name);
			if (value && isBeginning(value, game)) return value.save;
			if (this.store.text(name) === null) return { name, number: 0 };
		}
	}

	/** There used to be one save for each kind of patience; it stays where there is no room for it elsewhere. */
	#takeOver(game) {
		const { save } = game;
		if (save.name !== this.former) return true;
		const bringBack = this.forget(game);
		game.save = undefined;
		if (!game.line.length || this.write(game, save.outcome) !== "full") return game.save;
		game.save = save;
		return bringBack();
	}

	/** The oldest go, and first those that are over. */
	#limit() {
		const { games } = this.all();
		const over = ({ save }) => Number(OVER.includes(save.outcome));
		const order = games.sort((one, other) => over(one) - over(other)); // the last ones are still first in each part
		for (const game of order.slice(MOST)) this.forget(game);
	}
}

function isBeginning(earlier, game) {
	const moves = game.line.flat();
	return !Object.keys(earlier.comments).length && earlier.line.flat().every((move, number) => move === moves[number]);
}

/** Reads a saved game. @returns {Game | undefined} */
function readGame(id, known, name, value) {
	const {
		v,
		deal,
		variants,
		turns,
		undone = [],
		comments = {},
		hints = 0,
		number = 0,
		at = 0,
		outcome = "open",
	} = value;
	const line = [...turns, ...undone];
	const sound =
		(v === 1 || v === 2) &&
		readDeal(String(deal)) &&
		[hints, number, at].every(Number.isSafeInteger) &&
		OUTCOMES.includes(outcome) &&
		variants.every((variant) => known.includes(variant)) &&
		line.every((turn) => Array.isArray(turn) && turn.length) &&
		areMoves(line.flat());
	if (!sound) return undefined;
	const game = new Game(id, deal, variants, turns, hints);
	const kept = readComments(Object.entries(comments), line.flat().length).comments;
	return Object.assign(game, { undone, comments: kept, counted: true, save: { name, number, at, outcome } });
}
