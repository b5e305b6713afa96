// Which deal lies there, with which variants, and for how long it has been looked at.

import { label } from "../page/labels.js";
import { create } from "../page/pieces.js";

/** A demo's caption with its clock, which counts while the page is seen and is shown to those who want it. */
export class Caption {
	/** @param {import("../page/element.js").PatienceDemo} demo */
	constructor(demo) {
		Object.assign(this, { demo, clock: create("span", { className: "patience-clock" }) });
		const ticking = setInterval(() => this.#tick(), 1000);
		demo.leaving.signal.addEventListener("abort", () => clearInterval(ticking));
	}

	/** Tells of the game that lies there now. */
	show() {
		const { demo, clock } = this;
		const { game } = demo.state;
		const links = game.variants.map((id) => create("a", { href: `#variant-${id}`, textContent: demo.names[id] }));
		const what = game.trial ? label("from_text") : label("dealt_caption", { number: game.deal });
		const parts = [...links.flatMap((link) => [" · ", link]), clock];
		demo.querySelector(".patience-deal").replaceChildren(what, ...parts);
		this.#showTime();
	}

	#tick() {
		if (document.hidden) return;
		this.demo.state.seconds += 1;
		this.#showTime();
	}

	#showTime() {
		const { seconds } = this.demo.state;
		this.clock.textContent = ` · ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
	}
}
