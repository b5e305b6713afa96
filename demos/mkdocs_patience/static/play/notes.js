// What follows from an answer of the rules: the board is drawn, and it is noted how the game stands and that it is kept.

import { label } from "../page/labels.js";
import { button } from "../page/pieces.js";
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
		const { store, saved, leaving } = this.demo;
		store.watch((name) => name === saved.name && this.#tellOfOther(), leaving.signal);
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
	moved(answer) {
		this.#note(answer, answer.ok.say, (also) => redraw(this.player.surface, answer.ok, also));
	}

	#note({ ok, rest }, said, draw) {
		const { state, demo } = this;
		const number = ++state.answers;
		Object.assign(state, { hinted: 0, outcome: ok.outcome });
		draw(() => {
			demo.voice.hush();
			uncite();
			demo.result.replaceChildren();
			uncrown(this.player);
			if (ok.outcome !== "unproven") this.#stands(ok.wreath);
		});
		demo.voice.say(said);
		this.#keep();
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

	#keep() {
		const { state, demo } = this;
		const kept = state.game.turns.length ? demo.saved.write(state.game) : "kept";
		if (kept === "other") this.#tellOfOther();
		if (kept === "full" && !state.warned) demo.result.append(label("not_saved"));
		state.warned ||= kept === "full";
	}

	#tellOfOther() {
		const { demo, player } = this;
		demo.saved.insist();
		demo.voice.say(
			label("other_tab"),
			button("load_other", () => player.load()),
		);
	}
}
