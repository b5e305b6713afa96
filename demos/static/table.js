// A table to play at: turns taps and keys into moves, and shows what the rules answer. It knows no rule.

import { showPiles } from "./board.js";

const ARROWS = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft", ArrowUp: "ArrowDown", ArrowDown: "ArrowUp" };
const NARROW = 520; // pixels: below, the table is folded

/** The board on a stage: what is selected, where the focus is, which moves are on offer. */
export class Table {
	/** @param {HTMLElement} stage @param {{play: (move: string) => void, take: (source: string, count: number) => void, putBack: () => void}} player */
	constructor(stage, player) {
		this.stage = stage;
		this.player = player;
		this.selected = null;
		stage.addEventListener("click", (event) => this.#tap(event));
		stage.addEventListener("focusin", (event) => this.#focused(event.target));
	}

	/** @param {object} answer a whole board */
	lay(answer) {
		this.stage.innerHTML = answer.board;
		this.arrows = answer.arrows;
		this.#update(answer);
	}

	/** @param {object} answer the piles that changed */
	show(answer) {
		const focused = this.stage.contains(document.activeElement) && this.#pileOf(document.activeElement);
		this.release();
		showPiles(this.stage, answer.piles);
		this.#update(answer);
		if (focused && !this.stage.contains(document.activeElement)) this.#top(focused)?.focus();
	}

	#update(answer) {
		this.moves = answer.moves;
		this.taps = answer.taps;
		this.#rove(this.current && this.#top(this.current) ? this.current : this.#first());
	}

	/** The pile to begin with: the first from which a move is on offer. */
	#first() {
		const name = this.moves[0]?.split(" > ")[0].replace(/ x\d+$/, "");
		return name ?? this.stage.querySelector(".patience-pile").dataset.pile;
	}

	/** Lets the Tab key reach one pile; arrows lead to the others. */
	#rove(pile) {
		this.current = pile;
		for (const other of this.stage.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
		const top = this.#top(pile);
		if (top) top.tabIndex = 0;
	}

	#focused(element) {
		const pile = this.#pileOf(element);
		if (!pile) return;
		this.#rove(pile);
		element.tabIndex = 0;
	}

	focus() {
		this.#top(this.current)?.focus();
	}

	#pile(name) {
		return this.stage.querySelector(`[data-pile="${name}"]`);
	}

	#pileOf(element) {
		return element.closest?.(".patience-pile")?.dataset.pile;
	}

	#top(name) {
		return this.#pile(name)?.querySelector("li:last-child > button");
	}

	#tap(event) {
		const card = event.target.closest("button");
		const pile = this.#pileOf(event.target);
		if (!pile) return this.selected && this.player.putBack();
		if (!this.selected) return this.#begin(pile, card ?? this.#pile(pile).querySelector("button"));
		const { source, count, card: taken } = this.selected;
		if (card === taken) return this.player.putBack();
		if (source === pile && card) return this.#begin(pile, card);
		this.player.play(`${source}${count > 1 ? ` x${count}` : ""} > ${pile}`);
	}

	#begin(pile, card) {
		this.release();
		const choices = this.moves.filter((move) => move.endsWith(` > ${pile}`) && move.startsWith("stock > "));
		if (this.taps[pile]) this.player.play(this.taps[pile]);
		else if (card.dataset.card) this.player.take(pile, Number(card.dataset.lifts), card);
		else if (choices.length) this.#offerSources(pile);
		else this.player.take(pile, 1, card);
	}

	/** An empty place that several piles could fill: they are shown, and the next tap chooses. */
	#offerSources(pile) {
		const sources = this.moves.filter((move) => move.endsWith(` > ${pile}`)).map((move) => move.split(" > ")[0]);
		if (sources.length === 1) return this.player.play(`${sources[0]} > ${pile}`);
		this.#mark(sources);
		this.stage.addEventListener(
			"click",
			(event) => {
				const source = this.#pileOf(event.target);
				this.release();
				if (!sources.includes(source)) return;
				event.stopImmediatePropagation();
				this.player.play(`${source} > ${pile}`);
			},
			{ once: true, capture: true },
		);
	}

	/** Marks a card as taken up, and the piles that would take it. */
	select(source, count, card, targets) {
		this.selected = { source, count, card };
		card.setAttribute("aria-pressed", "true");
		this.#mark(targets);
	}

	#mark(piles) {
		for (const name of piles) this.#pile(name)?.setAttribute("data-target", "");
	}

	release() {
		this.selected?.card.setAttribute("aria-pressed", "false");
		this.selected = null;
		for (const pile of this.stage.querySelectorAll("[data-target]")) pile.removeAttribute("data-target");
	}

	/** Moves the focus for an arrow key: inside a column first, then to the next pile. @returns whether it moved */
	arrow(key) {
		const focused = document.activeElement;
		const pile = this.#pileOf(focused) ?? this.current;
		const target = this.#within(pile, focused, key) ?? this.#top(this.#neighbour(pile, key));
		if (!target) return false;
		target.focus();
		return true;
	}

	#within(pile, focused, key) {
		if (key !== "ArrowUp" && key !== "ArrowDown") return null;
		const cards = [...this.#pile(pile).querySelectorAll("button")];
		return cards[cards.indexOf(focused) + (key === "ArrowUp" ? -1 : 1)];
	}

	/** The opposite arrow leads back, also where the drawn neighbours are not mutual. */
	#neighbour(pile, key) {
		if (this.came?.to === pile && ARROWS[this.came.key] === key) {
			const { from } = this.came;
			this.came = { from: pile, to: from, key };
			return from;
		}
		const screen = this.stage.clientWidth < NARROW ? "narrow" : "wide";
		const to = this.arrows[screen][pile]?.[key];
		if (to) this.came = { from: pile, to, key };
		return to;
	}
}
