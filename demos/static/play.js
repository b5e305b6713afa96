// Playing: the reader's actions become questions to the rules, and their answers are shown and said.

import { show } from "./board.js";
import { Game } from "./game.js";
import { showLink } from "./link.js";
import { target } from "./moves.js";
import { button, label } from "./page.js";
import { Questions } from "./questions.js";
import { Result } from "./result.js";
import { Statistics } from "./statistics.js";
import { Table } from "./table.js";

const SAME = 10_000; // milliseconds in which a refusal is not explained twice

/** A game in play on a demo's stage. */
export class Play {
	/** @param {import("./element.js").PatienceDemo} demo */
	constructor(demo) {
		Object.assign(this, { demo, hinted: 0, questions: new Questions(this) });
		this.result = new Result(this);
		this.table = new Table(demo.stage, {
			play: (move) => this.move(move),
			take: (source, count, card) => this.#take(source, count, card),
			putBack: () => this.putBack(),
			choose: () => demo.say(label("choose_source")),
		});
	}

	/** @param {object} question @returns {Promise<import("./client.js").Answer>} */
	ask(question) {
		return this.questions.ask(question);
	}

	/** Lays the game out; of a game from outside, as far as the rules allow. */
	async lay(said, lenient = false) {
		const { ok, failed } = await this.ask({ do: "show", lenient });
		if (failed) return this.#failed(failed);
		const lost = this.game.moves.length - ok.kept;
		this.game.keep(ok.kept);
		this.table.lay(ok);
		this.statistics = new Statistics(this.demo.store, this.game.key);
		this.statistics.begun = this.game.moves.length > 0;
		this.#shown(ok);
		this.demo.say(lost ? label("bad_moves", { number: ok.kept + 1 }) : said);
		return true;
	}

	/** @param {string} move @returns {Promise<boolean>} whether the rules allowed it */
	async move(move) {
		const { ok, refused, failed } = await this.ask({ do: "play", move });
		if (failed) return this.#failed(failed);
		if (refused) return this.#refuse(refused, target(move));
		this.game.play(move);
		this.statistics.begin();
		this.#show(ok);
		const more = this.demo.dataset.auto === "on" ? await this.#playSafe() : [];
		this.demo.say([ok.say, ...more].join(" "));
		return true;
	}

	/** Makes moves as a part of the last turn, without a word. @returns {Promise<object | undefined>} the last answer */
	async moveAlong(move, turn = this.game.turns.at(-1)) {
		const { ok } = await this.ask({ do: "play", move });
		if (!ok) return undefined;
		this.game.play(move, Boolean(turn) && turn === this.game.turns.at(-1));
		this.#show(ok);
		return ok;
	}

	async #playSafe() {
		const turn = this.game.turns.at(-1);
		const { ok } = await this.ask({ do: "safe" });
		const said = [];
		for (const move of ok?.moves ?? []) said.push((await this.moveAlong(move, turn))?.say);
		return said.filter(Boolean);
	}

	async undo() {
		const turn = this.game.turns.at(-1);
		if (!turn) return this.demo.say(label("nothing_to_undo"));
		const { ok, failed } = await this.ask({ do: "undo", count: turn.length });
		if (failed) return this.#failed(failed);
		this.game.undo();
		this.#show(ok);
		this.demo.say(ok.say);
	}

	async redo() {
		const turn = this.game.undone.pop();
		if (!turn) return this.demo.say(label("nothing_to_redo"));
		const { undone } = this.game;
		const said = [];
		this.game.turns.push([]);
		for (const move of turn) said.push((await this.moveAlong(move))?.say);
		this.game.undone = undone;
		this.demo.say(said.filter(Boolean).join(" "));
	}

	/** Lays out another game; the one before can be had back for a while. @param {Game} game */
	async begin(game) {
		const former = this.game;
		if (this.demo.dataset.outcome === "open") this.statistics.end(false);
		this.game = game;
		this.hinted = 0;
		await this.lay("");
		showLink(game, false);
		const back = button("undo_deal", () => {
			this.game = former;
			this.lay(label("dealt", { number: former.deal }));
		});
		this.demo.say(label("dealt", { number: game.deal }), back);
	}

	restart() {
		return this.begin(new Game(this.game.id, this.game.deal, this.game.variants));
	}

	async #take(source, count, card) {
		const { ok, refused, failed } = await this.ask({ do: "take", source, count });
		if (failed) return this.#failed(failed);
		if (refused) return this.#refuse(refused, source);
		const now = card.isConnected ? card : this.table.rover.top(source);
		this.demo.say(ok.say);
		this.table.select(source, count, now, ok);
	}

	putBack() {
		this.table.release();
		this.demo.say(label("put_back"));
	}

	#refuse({ reason, say, anchor }, pile) {
		const since = performance.now();
		const again = this.refused?.key === reason + pile && since - this.refused.since < SAME;
		this.refused = { key: reason + pile, since };
		this.table.release();
		this.table.flash("data-refused", [pile]);
		this.demo.sayRule(again ? label("again") : say, anchor);
		return false;
	}

	#show(ok) {
		show(this.table, ok);
		this.#shown(ok);
	}

	#shown(ok) {
		this.hinted = 0;
		if (ok.outcome === "won" || ok.outcome === "stuck" || ok.outcome === "circles") {
			this.statistics.end(ok.outcome === "won");
			showLink(this.game, true);
		}
		this.result.show(ok);
	}

	async #failed(failure) {
		if (failure.code !== "E_RECORD") return this.demo.fail(failure);
		this.game = new Game(this.game.id, this.game.deal);
		return this.lay(label("E_RECORD"));
	}
}
