// <patience-demo>: a drawn deal that can be played. Its state is a game; the rules live in the worker.

import { connect } from "./client.js";
import { Clock } from "./clock.js";
import "./example.js";
import { anyDeal, Game } from "./game.js";
import { hear, hint, offerFinish, playSafe } from "./help.js";
import { command, walk } from "./keys.js";
import { linkTo, readLink } from "./link.js";
import { showKeys, showMore, showShare } from "./more.js";
import { button, create, isWord, label, ruleLink, toolbar } from "./page.js";
import { Play } from "./play.js";
import { Saved } from "./saved.js";
import { applySettings, readSettings } from "./settings.js";
import { Store } from "./store.js";

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
		this.saved = new Saved(this.store, this.dataset.game, Object.keys(this.names));
		this.clock = new Clock();
		this.bar = toolbar();
		this.result = create("div", { className: "patience-result" });
		this.status.before(this.bar, create("p", { className: "patience-how", textContent: label("how") }));
		this.status.after(this.result);
		applySettings(readSettings(this.store));
		this.addEventListener("keydown", (event) => this.#key(event));
		this.stage.addEventListener("click", ({ target }) => this.#tapEarly(target));
		this.store.watch((name) => this.play && name === this.saved.name && this.#tellOfOther());
		this.game = this.#linked(demos[0] === this) ?? new Game(this.dataset.game, Number(this.dataset.deal));
		window.addEventListener("beforeprint", () => {
			this.querySelector("figcaption").dataset.address = linkTo(this.game, false);
		});
		this.#idle();
	}

	/** The game of the page's address, which belongs to the first demo. */
	#linked(first) {
		const { deal, variants, moves, faults } = readLink(first ? Object.keys(this.names) : []);
		if (!first) return undefined;
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
		this.#showLoading();
		const comfort = setTimeout(() => this.say(label("first_time")), PATIENCE);
		try {
			await this.connection.ready;
		} catch (failure) {
			return failure.code === "E_CLOSED" ? undefined : this.fail(failure);
		} finally {
			clearTimeout(comfort);
		}
		await this.#sit();
	}

	#showLoading() {
		const meter = create("progress", { max: 1, value: 0, ariaLabel: label("play") });
		const note = create("span", { ariaHidden: "true" });
		const cancel = button("cancel", () => this.#stop());
		const focused = this.bar.contains(document.activeElement);
		const gauge = create("div", { className: "patience-gauge" }, meter, note);
		this.bar.replaceChildren(gauge, cancel, ...this.#exampleButton());
		if (focused) cancel.focus();
		this.result.replaceChildren();
		let halves = -1;
		const onProgress = (loaded, total) => {
			const fields = { loaded: megabytes(loaded), total: megabytes(total) };
			meter.value = loaded / total;
			note.textContent = label("loaded", fields);
			const reached = Math.floor((2 * loaded) / total);
			if (reached > halves) this.say(label("loading", fields));
			halves = reached;
		};
		this.connection = connect(this.dataset.runtime, this.dataset.language, { onProgress });
	}

	#stop() {
		this.connection?.close();
		this.#idle();
		this.say("");
	}

	async #sit() {
		const lost = this.bar.contains(document.activeElement);
		this.play ??= new Play(this, this.connection, this.game);
		Object.assign(this.play, { connection: this.connection, game: this.game });
		this.bar.replaceChildren(
			...["undo", "redo"].map((name) => button(name, () => this.play[name]())),
			button("hint", () => hint(this.play)),
			button("new", () => this.play.begin(new Game(this.dataset.game, anyDeal(), this.play.game.variants))),
			button("more", () => showMore(this.play)),
		);
		this.saved.insist();
		if (!(await this.play.lay(label("ready"), true))) return;
		if (lost) this.play.table.focus();
		if (this.early) this.stage.querySelector(`[data-card="${this.early}"]`)?.click();
		this.early = undefined;
		this.dispatchEvent(new CustomEvent("patience:ready"));
	}

	/** A tap on the picture while the rules are loading is carried out later. */
	#tapEarly(target) {
		const { deal, moves, variants } = this.game;
		const pictured = deal === Number(this.dataset.deal) && moves.length + variants.length === 0;
		if (pictured && this.connection && !this.play) this.early = target.closest("[data-card]")?.dataset.card;
	}

	/** Notes how the game stands. @param {object} ok the last answer */
	async shown(ok) {
		const { game } = this.play;
		Object.assign(this, { game }).dataset.outcome = ok.outcome;
		if (this.described !== game) this.#describe(game);
		this.result.replaceChildren();
		const kept = game.turns.length ? this.saved.write(game) : "kept";
		if (kept === "other") this.#tellOfOther();
		if (kept === "full" && !this.warned) this.result.append(label("not_saved"));
		this.warned ||= kept === "full";
		this.dispatchEvent(new CustomEvent("patience:drawn", { detail: { moves: game.moves.length } }));
		const parts = ok.outcome === "open" ? await offerFinish(this.play) : this.#ending(game);
		if (game.moves.length === ok.played && this.play.game === game) this.result.append(...parts);
	}

	#describe({ deal, variants }) {
		this.described = this.game;
		const links = variants.map((id) => create("a", { href: `#variant-${id}`, textContent: this.names[id] }));
		const parts = [...links.flatMap((link) => [" · ", link]), this.clock.of(this.game)];
		this.querySelector("figcaption")?.replaceChildren(label("dealt_caption", { number: deal }), ...parts);
	}

	#ending({ moves, deal }) {
		return [
			create("p", { textContent: label("result", { moves: moves.length, number: deal }) }),
			button("restart", () => this.play.restart()),
			button("new", () => this.bar.querySelector("[data-act=new]").click()),
			button("share", () => showShare(this.play)),
		];
	}

	#tellOfOther() {
		const load = button("load_other", () => {
			const { game } = this.saved.read();
			if (game) Object.assign(this.play, { game }).lay(label("ready"), true);
		});
		this.saved.insist();
		this.say(label("other_tab"), load);
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

	/** @param {import("./client.js").Failure} failure */
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

	#key(event) {
		if (!this.play || event.target.matches("input, select") || event.target.closest("dialog")) return;
		const acted = event.key === "Escape" ? this.#escape() : this.#act(event);
		if (acted) event.preventDefault();
		if (acted || (event.key.length === 1 && !event.ctrlKey && !event.metaKey)) event.stopPropagation();
	}

	#act(event) {
		const play = this.play;
		const commands = {
			undo: () => play.undo(),
			redo: () => play.redo(),
			dealStock: () => play.table.deal(),
			hint: () => hint(play),
			safe: () => playSafe(play),
			read: () => hear(play, "position"),
			unseen: () => hear(play, "unseen"),
			keys: () => showKeys(this),
		};
		const name = command(event);
		if (name) commands[name]();
		return Boolean(name) || (this.stage.contains(event.target) && walk(event, play.table));
	}

	/** The first time it gives the cards back, the second time it leaves the board. */
	#escape() {
		const { table } = this.play;
		if (table.drag.cancel()) return true;
		if (table.selected) this.play.putBack();
		else this.bar.querySelector("button")?.focus();
		return true;
	}
}

function megabytes(bytes) {
	return (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
}

customElements.define("patience-demo", PatienceDemo);
