// What a demo notes after each answer: which deal lies there, whether it is kept, and how it ended.

import { button, create, label } from "../page/pieces.js";
import { Clock } from "./clock.js";
import { offerFinish } from "./help.js";
import { shareButton } from "./more.js";

/** How a game in play stands, shown below its board. */
export class Result {
	/** @param {import("./player.js").Play} play */
	constructor(play) {
		Object.assign(this, { play, demo: play.demo, clock: new Clock() });
		this.demo.store.watch((name) => name === this.demo.saved.name && this.#tellOfOther());
	}

	/** @param {object} ok the last answer */
	async show(ok) {
		const { demo, play } = this;
		const { game } = play;
		Object.assign(demo, { game }).dataset.outcome = ok.outcome;
		if (this.described !== game) this.#describe(game);
		demo.result.replaceChildren();
		this.#keep(game);
		demo.dispatchEvent(new CustomEvent("patience:drawn", { detail: { moves: game.moves.length } }));
		const parts = ok.outcome === "open" ? await offerFinish(play) : this.#ending(game);
		if (game.moves.length === ok.played && play.game === game) demo.result.append(...parts);
	}

	#describe(game) {
		this.described = game;
		const { names } = this.demo;
		const links = game.variants.map((id) => create("a", { href: `#variant-${id}`, textContent: names[id] }));
		const parts = [...links.flatMap((link) => [" · ", link]), this.clock.of(game)];
		const caption = label("dealt_caption", { number: game.deal });
		this.demo.querySelector("figcaption")?.replaceChildren(caption, ...parts);
	}

	#keep(game) {
		const kept = game.turns.length ? this.demo.saved.write(game) : "kept";
		if (kept === "other") this.#tellOfOther();
		if (kept === "full" && !this.warned) this.demo.result.append(label("not_saved"));
		this.warned ||= kept === "full";
	}

	#ending({ moves, deal, hints }) {
		const { demo, play } = this;
		return [
			create("p", { textContent: label("result", { moves: moves.length, number: deal, hints }) }),
			button("restart", () => play.restart()),
			button("new", () => demo.bar.querySelector("[data-act=new]").click()),
			...shareButton(play),
		];
	}

	#tellOfOther() {
		const { demo, play } = this;
		const load = button("load_other", () => {
			const { game } = demo.saved.read();
			if (game) Object.assign(play, { game }).lay(label("ready"), true);
		});
		demo.saved.insist();
		demo.say(label("other_tab"), load);
	}
}
