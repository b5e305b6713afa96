// <patience-demo>: a drawn deal that can be played. What only play needs is loaded when the reader asks for it.

import { connect } from "../worker/client.js";
import { demoState } from "./demo-state.js";
import "./example.js";
import { drawLinked, linkedGame } from "../record/linked.js";
import { Saves } from "../record/saved.js";
import { Store } from "../record/store.js";
import { Opening, startFromTop } from "../table/opening.js";
import { diagnosed, showFailure } from "./failure.js";
import { Game } from "./game.js";
import { label } from "./labels.js";
import { asksForSettings, linkTo, showLink } from "./link.js";
import { gauge, loadPlaying } from "./loading.js";
import { offerPlay } from "./offers.js";
import { button, create, toolbar } from "./pieces.js";
import "./theme-keys.js";
import { Voice } from "./voice.js";
import { applyWishes, readWishes } from "./wishes.js";

const PATIENCE = 20_000; // milliseconds of loading after which a word of comfort is due

export class PatienceDemo extends HTMLElement {
	connectedCallback() {
		if (this.bar) return;
		const demos = [...document.querySelectorAll("patience-demo")];
		this.id ||= `patience-demo-${demos.indexOf(this) + 1}`;
		for (const part of ["stage", "status"]) this[part] = this.querySelector(`.patience-${part}`);
		this.names = JSON.parse(this.dataset.variants);
		this.together = JSON.parse(this.dataset.together);
		this.store = new Store(this.dataset.runtime);
		this.voice = new Voice(this, this.status);
		this.first = this === demos[0];
		const same = demos.filter(({ dataset }) => dataset.game === this.dataset.game);
		this.saves = new Saves(this.store, this.dataset.game, Object.keys(this.names), same.indexOf(this));
		this.bar = toolbar();
		this.result = create("div", { className: "patience-result" });
		this.status.after(this.result);
		this.append(this.bar);
		this.leaving = new AbortController();
		this.opening = new Opening(this, this.leaving.signal);
		if (this.matches(".patience-seat")) startFromTop(() => this.start(), this.leaving.signal);
		applyWishes(readWishes(this.store));
		this.stage.addEventListener("click", ({ target }) => this.#tapEarly(target));
		const pictured = new Game(this.dataset.game, Number(this.dataset.deal));
		const linked = this.first && linkedGame(this);
		this.state = demoState(linked || pictured);
		const print = () => {
			const address = this.first && !this.state.game.trial ? linkTo(this.state.game, false) : location.href;
			this.querySelector(".patience-deal").dataset.address = address;
		};
		window.addEventListener("beforeprint", print, { signal: this.leaving.signal });
		offerPlay(this, linked);
		if (linked && linked.record !== pictured.record) this.linked = drawLinked(this);
		if (this.first && asksForSettings()) import("../play/playing.js").then(({ showSettings }) => showSettings(this));
	}

	/** Nothing stays behind of a demo that is taken off the page; one that is only moved goes on. */
	disconnectedCallback() {
		queueMicrotask(() => {
			if (this.isConnected) return;
			this.leaving.abort();
			if (this.state.connection) this.#disconnect();
		});
	}

	/** Puts a game into the page's address; a position of the text has none. */
	showLink(game, withMoves) {
		if (this.first && !game.trial) showLink(game, withMoves);
	}

	goTogether(ids) {
		return ids.length < 2 || this.together.some((group) => ids.every((id) => group.includes(id)));
	}

	/** Shows what can be done before play. @param {Node[]} offers */
	offer(...offers) {
		this.bar.replaceChildren(...offers);
	}

	/** Loads the rules, with progress in real bytes, and lays the deal out. */
	async start(game = this.state.game) {
		this.state.game = game;
		if (this.opening.isApart) this.opening.open();
		const connection = this.#showLoading();
		this.linked?.close();
		const comfort = setTimeout(() => this.voice.say(label("first_time")), PATIENCE);
		const loading = Promise.all([loadPlaying(), connection.ready]).finally(() => clearTimeout(comfort));
		const [playing, failure] = await loading.catch(async (error) => [undefined, await diagnosed(this, error)]);
		if (this.state.connection !== connection) return; // she has stopped it
		delete this.dataset.loading;
		if (playing) return playing.sit(this);
		this.#disconnect(); // nothing that has begun goes on after a failure
		showFailure(this, failure);
	}

	/** Lays a position of the text on the table; the reader's own game comes back after it. @param {Game} game */
	tryOut(game) {
		const { play, saves, state } = this;
		if (play && this.opening.isApart) this.opening.open();
		if (play) return play.begin(game);
		if (state.connection) return undefined; // another game is on its way
		state.former = saves.inProgress(saves.all().games) ?? state.game;
		return this.start(game);
	}

	#showLoading() {
		const { element, show } = gauge((text) => this.voice.say(text));
		const cancel = button("cancel", () => this.#stop());
		const focused = this.bar.contains(document.activeElement);
		this.dataset.loading = "";
		this.offer(element, cancel);
		if (focused) cancel.focus();
		this.result.replaceChildren();
		this.state.connection = connect(this.dataset.runtime, this.dataset.language, { onProgress: show });
		return this.state.connection;
	}

	#stop() {
		this.#disconnect();
		const { game, former } = this.state;
		if (game.trial) Object.assign(this.state, { game: former, former: undefined });
		delete this.dataset.loading;
		const focused = this.bar.contains(document.activeElement);
		offerPlay(this);
		if (focused) this.focusTable();
		this.voice.say("");
	}

	#disconnect() {
		this.state.connection.close();
		this.state.connection = undefined;
	}

	/** A tap on the picture while the rules are loading is carried out later. */
	#tapEarly(target) {
		const { game, connection } = this.state;
		const pictured = game.deal === Number(this.dataset.deal) && game.moves.length + game.variants.length === 0;
		if (pictured && connection && !this.play) this.state.early = target.closest("[data-card]")?.dataset.card;
	}

	focusTable() {
		if (this.play) this.play.surface.focus();
		else this.bar.querySelector("button")?.focus();
	}
}

customElements.define("patience-demo", PatienceDemo);
