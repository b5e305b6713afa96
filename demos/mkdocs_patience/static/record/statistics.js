// How often the reader has played and won, for each game and choice of variants, on this device alone.

import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";

const COUNTS = ["played", "won", "streak", "best", "hints"];

function counts(value) {
	const found = Object.fromEntries(COUNTS.map((name) => [name, value?.[name] ?? 0]));
	return Object.values(found).every((count) => Number.isSafeInteger(count) && count >= 0) ? found : undefined;
}

/** Counts one game as it goes on; what was won and is taken back and won again counts once. */
export class Statistics {
	/** @param {import("./store.js").Store} store @param {import("../page/game.js").Game} game */
	constructor(store, game) {
		Object.assign(this, { store, game, key: game.key, begun: false, won: undefined });
	}

	/** A game is laid out that was counted before. @param {string} outcome how it stands */
	resume(outcome) {
		this.begun = true;
		if (outcome !== "open") this.won = outcome === "won";
	}

	#change(change) {
		if (this.game.trial) return;
		const now = this.store.read(`count:${this.key}`, counts).value ?? counts();
		this.store.write(`count:${this.key}`, { ...now, ...change(now) });
	}

	/** The first move of a deal was made. */
	begin() {
		if (!this.begun) this.#change(({ played }) => ({ played: played + 1 }));
		this.begun = this.game.counted = true;
	}

	hint() {
		this.#change(({ hints }) => ({ hints: hints + 1 }));
	}

	/** @param {boolean} won */
	end(won) {
		if (!this.begun || this.won || this.won === won) return;
		this.won = won;
		this.#change(({ won: before, streak, best }) =>
			won ? { won: before + 1, streak: streak + 1, best: Math.max(best, streak + 1) } : { streak: 0 },
		);
	}
}

/** The figures of a game as a table, with a way to delete all figures. */
export function statisticsTable(store, key) {
	const now = store.read(`count:${key}`, counts).value ?? counts();
	const rows = COUNTS.map((name) =>
		create(
			"tr",
			{},
			create("th", { scope: "row", textContent: label(`count_${name}`) }),
			create("td", { textContent: now[name] }),
		),
	);
	const table = create("table", { className: "patience-figures" }, create("tbody", {}, ...rows));
	const remove = button("delete", () => {
		store.forget("count:");
		for (const figure of table.querySelectorAll("td")) figure.textContent = "0";
	});
	return create("div", {}, table, create("p", { textContent: label("on_device") }), remove);
}
