// The clock of a game: it counts while the page is seen, and is shown to those who want it.

import { create } from "../page/pieces.js";

/** Counts the seconds of one game after the other. */
export class Clock {
	constructor() {
		this.element = create("span", { className: "patience-clock" });
		setInterval(() => this.#tick(), 1000);
	}

	/** @param {object} game counts from nothing when it is another one */
	of(game) {
		if (this.game !== game) this.seconds = 0;
		this.game = game;
		this.#show();
		return this.element;
	}

	#tick() {
		if (document.hidden || !this.game) return;
		this.seconds += 1;
		this.#show();
	}

	#show() {
		const minutes = Math.floor(this.seconds / 60);
		this.element.textContent = ` · ${minutes}:${String(this.seconds % 60).padStart(2, "0")}`;
	}
}
