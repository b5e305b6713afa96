// The game that is kept on this device, so that a reader can go on where she stopped.

import { readGame } from "./game.js";

/** The saved game of one kind of patience; each save has a number, so that no tab overwrites another's unnoticed. */
export class Saved {
	/**
	 * @param {import("./store.js").Store} store @param {string} id of the game @param {string[]} known variants
	 * @param {number} place among the demos of the same game on a page
	 */
	constructor(store, id, known, place) {
		Object.assign(this, { store, id, known, name: place ? `game:${id}:${place + 1}` : `game:${id}`, number: 0 });
	}

	/** @returns {{game?: import("./game.js").Game, damaged: boolean}} */
	read() {
		const check = (value) => {
			const game = readGame(this.id, this.known, value);
			const number = Number.isSafeInteger(value.number) ? value.number : 0;
			return game && { game, number };
		};
		const { value, damaged } = this.store.read(this.name, check);
		this.number = value?.number ?? 0;
		return { game: value?.game, damaged };
	}

	/** @returns {"kept" | "full" | "other"} whether it is kept, there is no room, or another tab was first */
	write(game) {
		if (this.#last() > this.number) return "other";
		this.number += 1;
		return this.store.write(this.name, { ...game.saved, number: this.number }) ? "kept" : "full";
	}

	/** From now on this tab's game is the one that counts. */
	insist() {
		this.number = Math.max(this.number, this.#last());
	}

	#last() {
		return this.store.read(this.name, (value) => value.number).value ?? 0;
	}
}
