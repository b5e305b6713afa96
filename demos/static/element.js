// <patience-demo>: a drawn deal that can be played. Its state is a record; the rules live in the worker.

import { connect } from "./client.js";
import "./example.js";
import { anyDeal, readDeal, readLink, writeLink } from "./link.js";
import { button, create, label, ruleLink } from "./page.js";
import { Table } from "./table.js";

const KEYS = { u: "undo", Backspace: "undo", U: "redo", r: "restart" };
const SAY_DELAY = 120; // milliseconds: a screen reader notices text that comes into an empty region

class PatienceDemo extends HTMLElement {
	connectedCallback() {
		if (this.bar) return;
		this.id ||= `patience-demo-${[...document.querySelectorAll("patience-demo")].indexOf(this) + 1}`;
		this.first = document.querySelector("patience-demo") === this;
		this.stage = this.querySelector(".patience-stage");
		this.status = this.querySelector(".patience-status");
		this.names = JSON.parse(this.dataset.variants);
		this.together = JSON.parse(this.dataset.together);
		Object.assign(this, { deal: Number(this.dataset.deal), variants: [], moves: [], undone: [] });
		this.bar = create("div", { className: "patience-bar", role: "toolbar", ariaLabel: label("controls") });
		this.bar.append(button("play", () => this.play()));
		this.status.before(this.bar);
		this.addEventListener("keydown", (event) => this.#key(event));
		if (this.first) this.#followLink();
	}

	#followLink() {
		const link = readLink(Object.keys(this.names));
		this.deal = link.deal ?? this.deal;
		this.variants = this.#goTogether(link.variants) ? link.variants : link.variants.slice(0, 1);
		if (link.faults.length) this.say(link.faults.map((name) => label(name)).join(" "));
		else if (link.deal) this.say(label("dealt", { number: link.deal }));
	}

	#goTogether(ids) {
		return ids.length < 2 || this.together.some((group) => ids.every((id) => group.includes(id)));
	}

	/** Loads the rules, with progress in real bytes, and lays the deal out. */
	async play() {
		const meter = create("progress", { max: 1, value: 0, ariaLabel: label("play") });
		const note = create("span", { className: "patience-loading" });
		const cancel = button("cancel", () => this.#stop());
		this.bar.replaceChildren(meter, note, cancel);
		this.connection = connect(this.dataset.runtime, this.dataset.language, {
			onProgress: (loaded, total) => {
				meter.value = loaded / total;
				note.textContent = label("loading", { loaded: megabytes(loaded), total: megabytes(total) });
			},
		});
		try {
			await this.connection.ready;
		} catch (failure) {
			return failure.code === "E_CLOSED" ? undefined : this.#fail(failure);
		}
		this.#sit();
		await this.#lay(label("ready"));
		this.dispatchEvent(new CustomEvent("patience:ready"));
	}

	#stop() {
		this.connection?.close();
		this.bar.replaceChildren(button("play", () => this.play()));
	}

	#sit() {
		this.table = new Table(this.stage, {
			play: (move) => this.#act({ do: "play", move }, () => this.#played(move)),
			take: (source, count, card) => this.#take(source, count, card),
			putBack: () => this.#putBack(),
		});
		this.bar.replaceChildren(
			...["undo", "redo", "restart"].map((name) => button(name, () => this[name]())),
			button("new", () => this.newDeal(anyDeal())),
			this.#numberForm(),
			...this.#variantBoxes(),
		);
		this.bar.after(create("p", { className: "patience-how", textContent: label("how") }));
	}

	#numberForm() {
		const field = create("input", { type: "text", inputMode: "numeric", size: 6, maxLength: 6 });
		this.number = field;
		const form = create("form", { className: "patience-number" }, create("label", {}, label("number"), " ", field));
		form.append(create("button", { className: "patience-button", textContent: label("go") }));
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			const number = readDeal(field.value);
			if (number) this.newDeal(number);
			else this.say(label("bad_deal"));
		});
		return form;
	}

	#variantBoxes() {
		if (!Object.keys(this.names).length) return [];
		const boxes = Object.entries(this.names).map(([id, name]) => {
			const box = create("input", { type: "checkbox", value: id, checked: this.variants.includes(id) });
			box.addEventListener("change", () => this.#choose(id, box.checked));
			return create("label", { className: "patience-variant" }, box, " ", name);
		});
		const legend = create("legend", { textContent: label("variants") });
		this.boxes = create("fieldset", { className: "patience-variants" }, legend, ...boxes);
		return [this.boxes];
	}

	/** Chooses a variant; those that do not go with it are given up. */
	#choose(id, wanted) {
		const others = this.variants.filter((other) => other !== id);
		this.variants = wanted ? [...others.filter((other) => this.#goTogether([other, id])), id] : others;
		for (const box of this.boxes.querySelectorAll("input")) box.checked = this.variants.includes(box.value);
		this.newDeal(this.deal);
	}

	newDeal(number) {
		Object.assign(this, { deal: number, moves: [], undone: [] });
		if (this.first) writeLink(this.deal, this.variants);
		return this.#lay(label("dealt", { number }));
	}

	restart() {
		return this.newDeal(this.deal);
	}

	undo() {
		if (!this.moves.length) return this.say(label("nothing_to_undo"));
		return this.#act({ do: "undo" }, () => this.undone.push(this.moves.pop()));
	}

	redo() {
		if (!this.undone.length) return this.say(label("nothing_to_redo"));
		return this.#act({ do: "redo", move: this.undone.at(-1) }, () => this.moves.push(this.undone.pop()));
	}

	#played(move) {
		this.moves.push(move);
		this.undone = [];
	}

	get record() {
		const game = [this.dataset.game, ...this.variants].join("+");
		const moves = this.moves.length ? `moves:\n${this.moves.map((move) => `  ${move}\n`).join("")}` : "";
		return `game: ${game}\ndeal: ${this.deal}\n${moves}`;
	}

	/** Asks the rules; one question after the other, so that fast taps meet the position they follow. */
	#ask(question) {
		const asked = () =>
			this.connection.ask({ ...question, record: this.record, demo: this.id, lang: this.dataset.language });
		this.turn = (this.turn ?? Promise.resolve()).then(asked);
		return this.turn;
	}

	async #lay(said) {
		const { ok, failed } = await this.#ask({ do: "show" });
		if (failed) return this.#fail(failed);
		this.table.lay(ok);
		this.number.value = this.deal;
		this.querySelector("figcaption")?.remove();
		this.#shown(ok, said);
	}

	async #act(question, done) {
		const { ok, refused, failed } = await this.#ask(question);
		if (failed) return this.#fail(failed);
		this.table.release();
		if (refused) return this.say(refused.say, refused.anchor);
		done();
		this.table.show(ok);
		this.#shown(ok, ok.say);
	}

	#shown(ok, said) {
		this.dataset.outcome = ok.outcome;
		this.say(said);
		this.dispatchEvent(new CustomEvent("patience:drawn", { detail: { moves: this.moves.length } }));
	}

	async #take(source, count, card) {
		const { ok, refused, failed } = await this.#ask({ do: "take", source, count });
		if (failed) return this.#fail(failed);
		if (refused) return this.say(refused.say, refused.anchor);
		this.table.select(source, count, card, ok.targets);
		this.say(ok.say);
	}

	#putBack() {
		this.table.release();
		this.say(label("put_back"));
	}

	/** Says one thing, in the reader's language; a refusal comes with a link to its rule. */
	say(text, anchor) {
		clearTimeout(this.speaking);
		this.status.replaceChildren();
		this.speaking = setTimeout(() => {
			this.status.append(text);
			if (anchor) this.status.append(" ", ruleLink(anchor, this));
		}, SAY_DELAY);
	}

	#fail({ code, detail }) {
		const known = [code, code.split("_").slice(0, 2).join("_"), "E_OTHER"];
		const name = known.find((name) => label(name) !== name);
		this.say(label(name));
		this.status.title = detail;
		const retry = button("retry", () => this.play());
		this.bar.replaceChildren(retry);
	}

	focusTable() {
		if (this.table) this.table.focus();
		else this.bar.querySelector("button")?.focus();
	}

	#key(event) {
		const { key, ctrlKey, metaKey, altKey } = event;
		if (!this.table || event.target.matches("input") || altKey || metaKey) return;
		if (ctrlKey) return this.#control(event);
		const acted = this.stage.contains(event.target) && this.#plainKey(key);
		if (acted) event.preventDefault();
		if (key.length === 1 || acted) event.stopPropagation();
	}

	#control(event) {
		const name = { z: "undo", Z: "redo", y: "redo" }[event.key];
		if (!name) return;
		event.preventDefault();
		this[name]();
	}

	#plainKey(key) {
		if (key.startsWith("Arrow")) return this.table.arrow(key);
		if (key === "Escape") return this.table.selected && (this.#putBack(), true);
		if (!KEYS[key]) return false;
		this[KEYS[key]]();
		return true;
	}
}

function megabytes(bytes) {
	return (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
}

customElements.define("patience-demo", PatienceDemo);
