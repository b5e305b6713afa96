// Playing: the reader's actions become questions to the rules, and their answers are shown and said.

import { replaceGame } from "../page/demo-state.js";
import { diagnosed, showFailure } from "../page/failure.js";
import { anyDeal, Game } from "../page/game.js";
import { label } from "../page/labels.js";
import { target } from "../table/moves.js";
import { Surface } from "../table/surface.js";
import { backToOwn, begin, lay, load } from "./dealing.js";
import { Notes } from "./notes.js";
import { ask } from "./question.js";
import { explain, take } from "./taking.js";
import { redo, undo } from "./turns.js";

/** Who plays the game on a demo's stage. */
export class Player {
	/** @param {import("../page/element.js").PatienceDemo} demo */
	constructor(demo) {
		Object.assign(this, { demo, state: demo.state, last: Promise.resolve() });
		this.surface = new Surface(demo.stage, demo.state.table, {
			inTurn: (act) => this.inTurn(act),
			play: (move) => this.#play([move]),
			take: (source, count, card) => take(this, source, count, card),
			putBack: () => this.say(label("put_back")),
			choose: (pile) => this.say(this.state.table.choices[pile]),
		});
		this.notes = new Notes(this);
	}

	get game() {
		return this.state.game;
	}

	/** @param {string} text @param {Node[]} more */
	say(text, ...more) {
		this.demo.voice.say(text, ...more);
	}

	/** One action after the other, so that fast taps meet the position they follow. @param {() => Promise} act */
	inTurn(act) {
		const done = this.last.then(act);
		this.last = done.catch(() => {});
		return done;
	}

	/** @param {object} question @returns {Promise<import("../worker/client.js").Answer>} */
	ask(question) {
		return ask(this.demo, question);
	}

	/** Lays the game out; of a game from outside, as far as the rules allow. */
	lay(said, lenient = false) {
		return this.inTurn(() => lay(this, said, lenient));
	}

	/** @param {string} move @returns {Promise<boolean>} whether the rules allowed it */
	move(move) {
		return this.inTurn(() => this.#play([move]));
	}

	async #play(moves) {
		const answer = await this.ask({ do: "play", moves, auto: this.demo.dataset.auto === "on" });
		if (answer.failed) return this.failed(answer.failed);
		if (answer.refused) return explain(this, answer.refused, target(moves[0]), moves[0]);
		const { state } = this;
		state.game.play(answer.ok.made);
		state.statistics.begin();
		state.abandoned?.end(false);
		state.abandoned = undefined;
		this.notes.moved(answer);
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
		return this.inTurn(() => begin(this, game));
	}

	restart() {
		return this.begin(this.game.afresh());
	}

	another() {
		return this.begin(new Game(this.game.id, anyDeal(), this.game.variants));
	}

	/** Lays the reader's own game out again, which was left for a position of the text. */
	leaveTrial() {
		return this.inTurn(() => backToOwn(this));
	}

	/** Lays out a game that is kept on this device. @param {string} name of its save */
	load(name) {
		return this.inTurn(() => load(this, name));
	}

	/** @param {import("../worker/client.js").Failure} failure */
	async failed(failure) {
		if (failure.code !== "E_RECORD") {
			showFailure(this.demo, await diagnosed(this.demo, failure));
			return false;
		}
		replaceGame(this.state, this.game.trial ? this.state.former : new Game(this.game.id, this.game.deal));
		return lay(this, label("E_RECORD"));
	}
}
