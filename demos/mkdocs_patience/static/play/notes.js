// What follows from an answer of the rules: the board is drawn, and it is noted how the game stands and that it is kept.

import { label } from "../page/labels.js";
import { button } from "../page/pieces.js";
import { concerns, keep } from "../record/keeping.js";
import { redraw } from "../table/redraw.js";
import { Caption } from "./caption.js";
import { uncite } from "./citing.js";
import { crown, ending, finishing, uncrown } from "./ending.js";

/** @typedef {import("../worker/client.js").Answer} Answer */

/** Shows what the rules have answered. */
export class Notes {
	/** @param {import("./player.js").Player} player */
	constructor(player) {
		Object.assign(this, { player, demo: player.demo, state: player.state, caption: new Caption(player.demo) });
		const { store, leaving } = this.demo;
		store.watch((name) => this.#elsewhere(name), leaving.signal);
	}

	/** Another game lies on the table. @param {Answer} answer @param {string} said */
	laid(answer, said) {
		this.#note(answer, said, (also) => {
			this.player.surface.lay(answer.ok);
			this.caption.show();
			also();
		});
	}

	/** The game has gone on, or back. @param {Answer} answer */
	moved(answer, said = answer.ok.say) {
		this.#note(answer, said, (also) => redraw(this.player.surface, answer.ok, also));
		this.keep();
	}

	#note({ ok, rest }, said, draw) {
		const { state, demo, player } = this;
		const number = ++state.answers;
		Object.assign(state, { hinted: 0, outcome: ok.outcome });
		draw(() => {
			demo.voice.hush();
			uncite();
			demo.result.replaceChildren();
			uncrown(player);
			if (state.game.trial) demo.result.append(button("your_game", () => player.leaveTrial()));
			if (ok.outcome !== "unproven") this.#stands(ok.wreath);
			this.#dim();
		});
		demo.voice.say(said);
		if (ok.outcome !== "unproven") this.#drawn();
		rest.then((found) => number === state.answers && this.#rest(said, found));
	}

	/** What took the rules a search: whether the game can still be won, and whether it can be played off. */
	#rest(said, { outcome, say, finish, cards } = { outcome: "open", finish: [] }) {
		const { state, demo, player } = this;
		if (state.outcome === "unproven") {
			state.outcome = outcome;
			this.#stands();
			this.#drawn();
			if (say) demo.voice.say(`${said} ${say}`);
		}
		if (state.outcome === "open" && finish.length) demo.result.append(finishing(player, finish, cards));
	}

	/** @param {string} [wreath] of a game that came out */
	#stands(wreath) {
		const { state, demo, player } = this;
		demo.dataset.outcome = state.outcome;
		if (state.outcome === "open") return;
		state.statistics.end(state.outcome === "won");
		demo.showLink(state.game, true);
		if (wreath) crown(player, wreath);
		else demo.result.append(...ending(player));
	}

	#drawn() {
		const { moves } = this.state.game;
		this.demo.dispatchEvent(new CustomEvent("patience:drawn", { detail: { moves: moves.length } }));
	}

	/** What there is to take back, or to make again. */
	#dim() {
		const { game } = this.state;
		for (const [name, turns] of [
			["undo", game.trial ? [0] : game.turns], // it leads back to the reader's own game as well
			["redo", game.undone],
		])
			this.demo.bar.querySelector(`[data-act=${name}]`)?.setAttribute("aria-disabled", String(!turns.length));
	}

	keep() {
		const { state, demo } = this;
		if (state.game.trial || !state.game.line.length) return;
		const { name } = state.game.save ?? {};
		const kept = keep(demo.saves, state.game, state.outcome);
		if (kept === "other") this.#tellOfOther(name);
		if (kept === "full" && !state.warned) demo.result.append(label("not_saved"));
		state.warned ||= kept === "full";
	}

	/** From now on this tab's game is kept beside the other's. @param {string} name of what the other tab has kept */
	#tellOfOther(name) {
		const { demo, player } = this;
		demo.voice.say(
			label("other_tab"),
			button("load_other", () => player.load(name)),
		);
	}

	/** Another tab has kept something. @param {string} name */
	#elsewhere(name) {
		const { demo, state } = this;
		if (state.game.trial || !concerns(demo.saves, state.game, name)) return;
		state.game.save = undefined;
		this.#tellOfOther(name);
	}
}
