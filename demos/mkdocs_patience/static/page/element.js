// <patience-demo>: a drawn deal that can be played. What only play needs is loaded when the reader asks for it.

import { connect } from "../worker/client.js";
import "./example.js";
import { Game } from "./game.js";
import { asksForSettings, linkTo, readLink, showLink } from "./link.js";
import { gauge, loadPlaying } from "./loading.js";
import { button, create, isWord, label, ruleLink, toolbar } from "./pieces.js";
import { Saved } from "./saved.js";
import { Store } from "./store.js";
import { applySettings, readSettings } from "./wishes.js";

const SAY_DELAY = 120; // milliseconds: a screen reader notices text that comes into an empty region
const PATIENCE = 20_000; // milliseconds of loading after which a word of comfort is due

class PatienceDemo extends HTMLElement {
	connectedCallback() {
		if (this.bar) return;
		const demos = [...document.querySelectorAll("patience-demo")];
		this.id ||= `patience-demo-${demos.indexOf(this) + 1}`;
		for (const part of ["stage", "status"]) this[part] = this.querySelector(`.patience-${part}`);
		this.names = JSON.parse(this.dataset.variants);
		this.together = JSON.parse(this.dataset.together);
		this.store = new Store(this.dataset.runtime);
		this.first = this === demos[0];
		const same = demos.filter(({ dataset }) => dataset.game === this.dataset.game);
		this.saved = new Saved(this.store, this.dataset.game, Object.keys(this.names), same.indexOf(this));
		this.bar = toolbar();
		this.result = create("div", { className: "patience-result" });
		this.status.before(this.bar, create("p", { className: "patience-how", textContent: label("how") }));
		this.status.after(this.result);
		applySettings(readSettings(this.store));
		this.stage.addEventListener("click", ({ target }) => this.#tapEarly(target));
		this.game = (this.first && this.#linked()) || new Game(this.dataset.game, Number(this.dataset.deal));
		window.addEventListener("beforeprint", () => {
			this.querySelector("figcaption").dataset.address = this.first ? linkTo(this.game, false) : location.href;
		});
		this.#idle();
		if (this.first && asksForSettings()) import("../play/more.js").then(({ showSettings }) => showSettings(this));
	}

	/** The game of the page's address, which belongs to the first demo. */
	#linked() {
		const { deal, variants, moves, faults } = readLink(Object.keys(this.names));
		if (faults.length) this.say(faults.map((name) => label(name, { number: moves.length + 1 })).join(" "));
		else if (deal) this.say(label("dealt", { number: deal }));
		const chosen = this.goTogether(variants) ? variants : variants.slice(0, 1);
		return (
			deal &&
			new Game(
				this.dataset.game,
				deal,
				chosen,
				moves.map((move) => [move]),
			)
		);
	}

	/** Puts a game into the page's address. */
	showLink(game, withMoves) {
		if (this.first) showLink(game, withMoves);
	}

	goTogether(ids) {
		return ids.length < 2 || this.together.some((group) => ids.every((id) => group.includes(id)));
	}

	/** Offers to play, to go on with the saved game, and to look at the example. */
	#idle() {
		const offers = [button("play", () => this.start())];
		const { game, damaged } = this.saved.read();
		if (damaged) this.say(label("bad_saved"));
		if (game?.turns.length) offers.push(button("continue", () => this.start(game), { number: game.deal }));
		this.bar.replaceChildren(...offers, ...this.#exampleButton());
	}

	#exampleButton() {
		const example = document.querySelector("patience-example");
		return example ? [button("example", () => example.focusTable())] : [];
	}

	/** Loads the rules, with progress in real bytes, and lays the deal out. */
	async start(game = this.game) {
		this.game = game;
		const connection = this.#showLoading();
		const comfort = setTimeout(() => this.say(label("first_time")), PATIENCE);
		const loading = Promise.all([loadPlaying(), connection.ready]).finally(() => clearTimeout(comfort));
		const [playing, failure] = await loading.catch((error) => [undefined, error]);
		if (this.connection !== connection) return; // she has stopped it
		if (playing) await playing.sit(this);
		else this.#giveUp(failure);
	}

	#showLoading() {
		const { element, show } = gauge((text) => this.say(text));
		const cancel = button("cancel", () => this.#stop());
		const focused = this.bar.contains(document.activeElement);
		this.bar.replaceChildren(element, cancel, ...this.#exampleButton());
		if (focused) cancel.focus();
		this.result.replaceChildren();
		this.connection = connect(this.dataset.runtime, this.dataset.language, { onProgress: show });
		return this.connection;
	}

	/** Nothing that has begun goes on after a failure. */
	#giveUp(failure) {
		this.#disconnect();
		this.fail(failure);
	}

	#stop() {
		this.#disconnect();
		this.#idle();
		this.say("");
	}

	#disconnect() {
		this.connection.close();
		this.connection = undefined;
	}

	/** A tap on the picture while the rules are loading is carried out later. */
	#tapEarly(target) {
		const { deal, moves, variants } = this.game;
		const pictured = deal === Number(this.dataset.deal) && moves.length + variants.length === 0;
		if (pictured && this.connection && !this.play) this.early = target.closest("[data-card]")?.dataset.card;
	}

	/** Says one thing, in the reader's language. @param {string} text @param {Node[]} more what belongs to it */
	say(text, ...more) {
		clearTimeout(this.speaking);
		this.status.replaceChildren();
		if (text)
			this.speaking = setTimeout(() => this.status.append(text, ...more.flatMap((node) => [" ", node])), SAY_DELAY);
	}

	/** Says why something is refused, with a link to the rule. */
	sayRule(text, anchor) {
		this.say(text, ruleLink(anchor, this));
	}

	/** @param {import("../worker/client.js").Failure} failure */
	fail({ code, detail }) {
		const memory = code === "E_WASM_INIT" && /memory/i.test(detail) ? "E_MEMORY" : code;
		const name = [memory, code.split("_").slice(0, 2).join("_"), "E_OTHER"].find(isWord);
		const retry = button("retry", () => this.start());
		this.bar.replaceChildren(retry, ...this.#exampleButton());
		const summary = create("summary", { textContent: label("details") });
		const details = create("details", {}, summary, create("pre", { textContent: `${code} ${detail}` }));
		this.result.replaceChildren(details);
		this.say(label(name));
		return false;
	}

	focusTable() {
		if (this.play) this.play.table.focus();
		else this.bar.querySelector("button")?.focus();
	}
}

customElements.define("patience-demo", PatienceDemo);
