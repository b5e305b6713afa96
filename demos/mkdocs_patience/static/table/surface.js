// A table to play at: turns taps, drags and keys into moves, and shows what the rules answer. It knows no rule.

import { Drag } from "./drag.js";
import { Rover } from "./focus.js";
import { moveOf, sourcesOf, target, targetsOf } from "./moves.js";

const DOUBLE = 400; // milliseconds between the taps of a double tap
const FLASH = 2000; // milliseconds that a pile stays marked

/** @typedef {{play: (move: string) => void, take: (source: string, count: number, card: Element) => void, putBack: () => void}} Player */

/** The board on a stage: what is selected, and which moves are on offer. */
export class Table {
	/** @param {HTMLElement} stage @param {Player} player */
	constructor(stage, player) {
		Object.assign(this, { stage, player, selected: null, moves: [], taps: {} });
		this.rover = new Rover(stage);
		this.drag = new Drag(stage, {
			targets: (card) => this.#targetsOf(card),
			mark: (card) => this.#lifted(card),
			drop: (card, pile) => this.#drop(card, pile),
			back: () => this.#back(),
		});
		stage.addEventListener("click", (event) => this.#tap(event));
	}

	/** @param {object} answer a whole board */
	lay(answer) {
		this.drag.cancel();
		this.release();
		if (answer.board) this.stage.innerHTML = answer.board;
		this.rover.arrows = answer.arrows;
		this.offer(answer);
	}

	/** @param {object} answer what may be done now */
	offer({ moves, taps }) {
		Object.assign(this, { moves, taps });
		const first = moves[0]?.split(" > ")[0].replace(/ x\d+$/, "");
		this.rover.settle(first ?? this.stage.querySelector(".patience-pile").dataset.pile);
	}

	focus() {
		this.rover.focus();
	}

	#tap(event) {
		const card = event.target.closest("button");
		const pile = this.rover.pileOf(event.target);
		if (!pile) return this.selected && this.player.putBack();
		if (!card && !this.rover.pile(pile).querySelector("button")) return undefined;
		if (card && this.waiting?.card === card) return Object.assign(this.waiting, { twice: true });
		if (!this.selected) return this.begin(pile, card ?? this.rover.pile(pile).querySelector("button"));
		if (card === this.selected.card) return this.#again(event);
		if (this.selected.source === pile && card) return this.begin(pile, card);
		this.player.play(moveOf(this.selected.source, this.selected.count, pile));
	}

	/** A second tap on the same card puts it back; a fast one sends it where it clearly belongs. */
	#again(event) {
		if (event.detail && performance.now() - this.selected.since < DOUBLE && this.quick()) return;
		this.player.putBack();
	}

	/** @returns {boolean} whether there was one place to send the selected cards to */
	quick() {
		const { source, count, quick } = this.selected;
		if (quick) this.player.play(moveOf(source, count, quick));
		return Boolean(quick);
	}

	/** Takes the card in focus, and sends it on as soon as it is taken. */
	quickly() {
		const card = document.activeElement;
		if (this.selected) return this.quick();
		this.begin(this.rover.current, card);
		if (this.waiting) this.waiting.twice = true;
	}

	/** Touches the stock. @returns {boolean} whether there is one */
	deal() {
		if (this.taps.stock) this.player.play(this.taps.stock);
		return Boolean(this.taps.stock);
	}

	begin(pile, card) {
		this.release();
		const sources = sourcesOf(this.moves, pile);
		if (this.taps[pile]) this.player.play(this.taps[pile]);
		else if (card.dataset.card) this.#take(pile, Number(card.dataset.lifts), card);
		else if (sources.includes("stock")) this.#offerSources(pile, sources);
		else this.#take(pile, 1, card);
	}

	#take(pile, count, card) {
		this.waiting = { card };
		this.player.take(pile, count, card);
	}

	/** Takes one card more or one fewer than now. @param {number} step */
	takeMore(step) {
		const { source, count, card } = this.selected ?? {};
		const cards = [...(this.rover.pile(source)?.querySelectorAll("[data-card]") ?? [])];
		const next = cards[cards.length - count - step];
		if (!card || !next) return false;
		this.begin(source, next);
		next.focus();
		return true;
	}

	/** An empty place that several piles could fill: they are shown, and the next tap chooses. */
	#offerSources(pile, sources) {
		if (sources.length === 1) return this.player.play(moveOf(sources[0], 1, pile));
		this.#mark(sources);
		this.player.choose?.();
		this.choosing = new AbortController();
		const choose = (event) => {
			const source = this.rover.pileOf(event.target);
			this.release();
			if (!sources.includes(source)) return;
			event.stopImmediatePropagation();
			this.player.play(moveOf(source, 1, pile));
		};
		this.stage.addEventListener("click", choose, { capture: true, signal: this.choosing.signal });
	}

	/** Marks a card as taken up, and the piles that would take it. */
	select(source, count, card, { targets, quick }) {
		const twice = this.waiting?.twice;
		this.release();
		this.selected = { source, count, card, quick, since: performance.now() };
		card.setAttribute("aria-pressed", "true");
		this.#mark(targets);
		if (twice) this.quick();
	}

	/** Marks a pile as the one where something is not allowed. @param {string} name */
	refuse(name) {
		this.#flash("data-refused", [this.rover.pile(name)]);
	}

	/** Shows a move: the cards that go, and where. @param {string} move */
	point(move) {
		const [source, count = 1] = move.split(" > ")[0].split(" x");
		const cards = [...this.rover.pile(source).querySelectorAll("button")].slice(-count);
		this.#flash("data-hint", [...cards, this.rover.pile(target(move))]);
	}

	#flash(how, elements) {
		for (const element of elements) element?.setAttribute(how, "");
		setTimeout(() => {
			for (const element of elements) element?.removeAttribute(how);
		}, FLASH);
	}

	#mark(piles) {
		for (const name of piles) this.rover.pile(name)?.setAttribute("data-target", "");
	}

	release() {
		this.choosing?.abort();
		this.waiting = null;
		this.selected?.card.setAttribute("aria-pressed", "false");
		this.selected = null;
		for (const pile of this.stage.querySelectorAll("[data-target]")) pile.removeAttribute("data-target");
	}

	#targetsOf(card) {
		return targetsOf(this.moves, this.rover.pileOf(card), Number(card.dataset.lifts));
	}

	#lifted(card) {
		this.release();
		this.#mark(this.#targetsOf(card));
	}

	#drop(card, pile) {
		this.player.play(moveOf(this.rover.pileOf(card), Number(card.dataset.lifts), pile));
	}

	#back() {
		this.release();
		this.player.putBack();
	}
}
