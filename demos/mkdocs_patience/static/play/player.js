// Playing: the reader's actions become questions to the rules, and their answers are shown and said.

import { Game } from "../page/game.js";
import { button, label } from "../page/pieces.js";
import { target } from "../table/moves.js";
import { show } from "../table/redraw.js";
import { Table } from "../table/surface.js";
import { ask } from "./question.js";
import { Result } from "./result.js";
import { Statistics } from "./statistics.js";
import { alongSafe, redo, undo } from "./turns.js";

const SAME = 10_000; // milliseconds in which a refusal is not explained twice

/** A game in play on a demo's stage. */
export class Play {
	/** @param {import("../page/element.js").PatienceDemo} demo */
	constructor(demo) {
		Object.assign(this, { demo, hinted: 0, last: Promise.resolve() });
		this.result = new Result(this);
		this.table = new Table(demo.stage, {
			play: (move) => this.move(move),
			take: (source, count, card) => this.inTurn(() => this.#take(source, count, card)),
			putBack: () => this.putBack(),
			choose: () => demo.say(label("choose_source")),
		});
	}

	/** One action after the other, so that fast taps meet the position they follow. @param {() => Promise} act */
	inTurn(act) {
		const done = this.last.then(act);
		this.last = done.catch(() => {});
		return done;
	}

	/** @param {object} question @returns {Promise<import("../worker/client.js").Answer>} */
	ask(question) {
		return ask(this, question);
	}

	/** Lays the game out; of a game from outside, as far as the rules allow. */
	lay(said, lenient = false) {
		return this.inTurn(() => this.#lay(said, lenient));
	}

	async #lay(said, lenient = false) {
		const { ok, failed } = await this.ask({ do: "show", lenient });
		if (failed) return this.failed(failed);
		const lost = this.game.moves.length - ok.kept;
		this.game.keep(ok.kept);
		this.table.lay(ok);
		this.statistics = new Statistics(this.demo.store, this.game.key);
		if (this.game.moves.length) this.statistics.resume(ok.outcome);
		this.#shown(ok);
		this.demo.say(lost ? label("bad_moves", { number: ok.kept + 1 }) : ok.say || said);
		return true;
	}

	/** @param {string} move @returns {Promise<boolean>} whether the rules allowed it */
	move(move) {
		return this.inTurn(() => this.#move(move));
	}

	async #move(move) {
		const { ok, refused, failed } = await this.ask({ do: "play", move });
		if (failed) return this.failed(failed);
		if (refused) return this.#refuse(refused, target(move));
		this.game.play(move);
		this.statistics.begin();
		this.abandoned?.end(false);
		this.abandoned = undefined;
		const said = await this.show(ok);
		const more = this.demo.dataset.auto === "on" ? await alongSafe(this) : [];
		if (more) this.demo.say([said, ...more].join(" "));
		return true;
	}

	undo() {
		return this.inTurn(() => undo(this));
	}

	redo() {
		return this.inTurn(() => redo(this));
	}

	/** Lays out another game; the one before can be had back for a while. @param {Game} game */
	begin(game) {
		return this.inTurn(() => this.#begin(game));
	}

	async #begin(game) {
		const former = this.game;
		if (this.statistics.begun) this.abandoned = this.statistics; // lost with the first move of the new game
		this.game = game;
		this.hinted = 0;
		if (!(await this.#lay(""))) return;
		this.demo.showLink(game, false);
		const back = button("undo_deal", () => this.inTurn(() => this.#backTo(former)));
		this.demo.say(label("dealt", { number: game.deal }), back);
	}

	#backTo(game) {
		Object.assign(this, { game, abandoned: undefined });
		this.demo.showLink(game, false);
		return this.#lay(label("dealt", { number: game.deal }));
	}

	restart() {
		return this.begin(new Game(this.game.id, this.game.deal, this.game.variants));
	}

	async #take(source, count, card) {
		const { ok, refused, failed } = await this.ask({ do: "take", source, count });
		if (failed) return this.failed(failed);
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
		this.table.refuse(pile);
		this.demo.sayRule(again ? label("again") : say, anchor);
		return false;
	}

	/** Shows what changed, and only then asks for a proof where it takes one to tell how the game stands. */
	async show(ok) {
		show(this.table, ok);
		const proof = ok.outcome === "unproven" ? await this.ask({ do: "prove" }) : undefined;
		const { outcome, say } = proof?.ok ?? { outcome: proof ? "open" : ok.outcome, say: "" };
		this.#shown({ ...ok, outcome });
		return [ok.say, say].filter(Boolean).join(" ");
	}

	#shown(ok) {
		this.hinted = 0;
		if (ok.outcome === "won" || ok.outcome === "stuck" || ok.outcome === "circles") {
			this.statistics.end(ok.outcome === "won");
			this.demo.showLink(this.game, true);
		}
		this.result.show(ok);
	}

	/** @param {import("../worker/client.js").Failure} failure */
	async failed(failure) {
		if (failure.code !== "E_RECORD") return this.demo.fail(failure);
		this.game = new Game(this.game.id, this.game.deal);
		return this.#lay(label("E_RECORD"));
	}
}
