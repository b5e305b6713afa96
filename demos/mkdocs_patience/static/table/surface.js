// The surface of a table: taps, drags and keys become moves there, and what the rules answer is shown. It knows no rule.

import { Drag } from "./drag.js";
import { Rover } from "./focus.js";
import { mark, release } from "./marks.js";
import { lift, moveOf, sourcesOf, targetsOf } from "./moves.js";

const DOUBLE = 400; // milliseconds between the taps of a double tap

/**
 * Who plays at a table. `take` ends in `select` or in a refusal; `inTurn` lets each act meet what the one before has led to.
 * @typedef {{play: (move: string) => void, take: (source: string, count: number, card: Element) => void,
 *   putBack: () => void, choose?: (pile: string) => void, inTurn: (act: () => void) => void}} Hands
 */

/** What can be touched on a stage. */
export class Surface {
	/** @param {HTMLElement} stage @param {import("../page/demo-state.js").TableState} state @param {Hands} hands */
	constructor(stage, state, hands) {
		Object.assign(this, { stage, state, hands });
		this.rover = new Rover(stage, state);
		this.drag = new Drag(stage, state, {
			targets: (card) => this.#targetsOf(card),
			mark: (card) => this.#lifted(card),
			drop: (card, pile) => this.#drop(card, pile),
			back: () => this.putBack(),
		});
		stage.addEventListener("click", (event) => this.#tap(event));
	}

	/** Lays a whole board. */
	lay({ board, arrows, ...offers }) {
		this.drag.cancel();
		release(this);
		if (board) this.stage.innerHTML = board;
		this.state.arrows = arrows;
		this.offer(offers);
	}

	/** @param {object} answer what may be done now */
	offer({ moves, taps, quick = {}, lifts, choices = {} }) {
		Object.assign(this.state, { moves, taps, quick, lifts, choices });
		const first = moves[0]?.split(" > ")[0].replace(/ x\d+$/, "");
		this.rover.settle(first ?? this.stage.querySelector(".patience-pile").dataset.pile);
	}

	focus() {
		this.rover.focus();
	}

	#tap({ target, detail, timeStamp }) {
		const pile = this.rover.pileOf(target);
		if (pile) return this.hands.inTurn(() => this.#tapped(pile, target.closest("button"), detail ? timeStamp : 0));
		return this.state.selected ? this.putBack() : release(this);
	}

	/** Touches a card as a tap does. @param {Element | null} card */
	touch(card) {
		if (card) this.hands.inTurn(() => this.#tapped(this.rover.pileOf(card), card, 0));
	}

	/** @param {string} pile @param {Element | null} touched where it was tapped @param {number} time */
	#tapped(pile, touched, time) {
		const { selected, choosing, tapped } = this.state;
		const card = touched && !touched.isConnected ? this.rover.top(pile) : touched; // it may have gone before its turn
		this.state.tapped = time;
		if (choosing) release(this);
		if (choosing?.sources.includes(pile)) return this.hands.play(moveOf(pile, 1, choosing.pile));
		if (!selected) return this.#begin(pile, card ?? this.rover.pile(pile).querySelector("button"));
		if (card === selected.card) return this.#again(time && time - tapped < DOUBLE);
		if (selected.source === pile && card) return this.#begin(pile, card);
		return this.hands.play(moveOf(selected.source, selected.count, pile));
	}

	/** A second tap on the same card puts it back; a fast one sends it where it clearly belongs. */
	#again(fast) {
		return (fast && this.#send()) || this.putBack();
	}

	/** Sends the cards that are taken up where they clearly belong, if there is such a place. */
	#send() {
		const { source, count } = this.state.selected;
		const target = this.state.quick[lift(source, count)];
		return target && this.hands.play(moveOf(source, count, target));
	}

	/** Takes the card in focus and sends it on. */
	quickly() {
		const [pile, card] = [this.state.current, document.activeElement];
		this.hands.inTurn(async () => {
			await this.#begin(pile, card);
			if (this.state.selected) await this.#send();
		});
	}

	/** Touches the stock, if there is one. */
	deal() {
		this.hands.inTurn(() => this.state.taps.stock && this.hands.play(this.state.taps.stock));
	}

	#begin(pile, card) {
		release(this);
		if (!card) return undefined; // a picture
		const { taps, moves } = this.state;
		const sources = sourcesOf(moves, pile);
		if (taps[pile]) return this.hands.play(taps[pile]);
		if (!card.dataset.card && sources.includes("stock")) return this.#choose(pile, sources);
		return this.hands.take(pile, Number(card.dataset.lifts ?? 1), card);
	}

	/** Takes one card more or one fewer than now. @param {number} step @returns {boolean} whether there is one */
	takeMore(step) {
		const { source, count } = this.state.selected ?? {};
		const cards = [...(this.rover.pile(source)?.querySelectorAll("[data-movable]") ?? [])];
		const counts = cards.map(({ dataset }) => Number(dataset.lifts)).filter((other) => (other - count) * step > 0);
		const next = cards.find(({ dataset }) => Number(dataset.lifts) === step * Math.min(...counts.map((n) => n * step)));
		if (!next) return false;
		this.hands.inTurn(() => this.#begin(source, next));
		next.focus();
		return true;
	}

	/** An empty place that several piles could fill: they are shown, and the next tap chooses. */
	#choose(pile, sources) {
		if (sources.length === 1) return this.hands.play(moveOf(sources[0], 1, pile));
		this.state.choosing = { pile, sources };
		mark(this.stage, sources);
		return this.hands.choose?.(pile);
	}

	putBack() {
		release(this);
		this.hands.putBack();
	}

	#targetsOf(card) {
		return targetsOf(this.state.moves, this.rover.pileOf(card), Number(card.dataset.lifts));
	}

	#lifted(card) {
		release(this);
		mark(this.stage, this.#targetsOf(card));
	}

	#drop(card, pile) {
		const move = moveOf(this.rover.pileOf(card), Number(card.dataset.lifts), pile);
		this.hands.inTurn(() => this.hands.play(move));
	}
}
