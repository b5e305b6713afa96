// Dragging by pointer: a lifted copy follows the finger above all else, while the cards themselves stay where they are.

import { copyOf } from "./copy.js";

const SLOP = 8; // pixels until a press becomes a drag

/** @typedef {{targets: (card: Element) => string[], mark: (card: Element) => void, drop: (card: Element, pile: string) => void, back: (card: Element) => void}} Grip */

/** Lets cards of a stage be dragged. */
export class Drag {
	/** @param {HTMLElement} stage @param {import("../page/demo-state.js").TableState} state @param {Grip} grip */
	constructor(stage, state, grip) {
		Object.assign(this, { stage, state, grip });
		const listen = (type, act) => stage.addEventListener(type, act);
		listen("pointerdown", (event) => this.#press(event));
		listen("pointermove", (event) => this.#move(event));
		listen("pointerup", (event) => this.#release(event));
		listen("pointercancel", () => this.cancel());
		// a finger is captured by what it touches first, and that card loses it to the stage
		listen("lostpointercapture", ({ target }) => target === stage && this.cancel());
		for (const type of ["dragstart", "selectstart"]) listen(type, (event) => event.preventDefault());
	}

	/** As long as a card is held, whatever happens elsewhere on the page may give it back. */
	#hold() {
		this.holding = new AbortController();
		const listen = (type, act) => window.addEventListener(type, act, { signal: this.holding.signal, capture: true });
		listen("pointerdown", ({ isPrimary }) => isPrimary || this.cancel());
		listen("blur", ({ target }) => target === window && this.cancel());
		listen("keydown", (event) => this.#escape(event));
	}

	/** Wherever the focus is: a finger leaves it where it was. */
	#escape(event) {
		if (event.key !== "Escape" || !this.cancel()) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	}

	#press(event) {
		if (!event.isPrimary) return;
		this.state.spent = false;
		const card = event.target.closest("[data-movable]");
		if (event.button !== 0 || !card) return;
		this.state.pressed = { card, id: event.pointerId, x: event.clientX, y: event.clientY };
		this.holding?.abort();
		this.#hold();
	}

	#move(event) {
		const { pressed } = this.state;
		if (!pressed || event.pointerId !== pressed.id) return;
		const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
		if (!this.state.ghost && Math.hypot(x, y) > SLOP) this.#lift();
		if (this.state.ghost) this.state.ghost.style.transform = `translate(${x}px, ${y}px)`;
	}

	#lift() {
		const { card, id } = this.state.pressed;
		this.stage.setPointerCapture(id);
		const lifted = cardsFrom(card);
		const ghost = copyOf(lifted);
		Object.assign(this.state, { lifted, ghost });
		this.stage.parentElement.append(ghost);
		ghost.showPopover?.();
		for (const one of lifted) one.setAttribute("data-lifted", "");
		this.grip.mark(card);
	}

	#release(event) {
		if (this.state.spent) this.#swallowClick();
		if (!this.state.ghost) return this.cancel();
		const { card } = this.state.pressed;
		const pile = this.#under(this.grip.targets(card)) ?? this.#under(null, card);
		this.#swallowClick();
		this.#end();
		if (event.isPrimary && pile) this.grip.drop(card, pile);
		else this.grip.back(card);
	}

	/** The pile that the copy covers most: one of those named, or any other than its own. */
	#under(names, card) {
		const ghost = this.state.ghost.firstElementChild.getBoundingClientRect();
		let best = { area: names ? 0 : (ghost.width * ghost.height) / 4 };
		for (const pile of this.stage.querySelectorAll(".patience-pile")) {
			if (names ? !names.includes(pile.dataset.pile) : pile.contains(card)) continue;
			const area = overlap(ghost, pile.getBoundingClientRect());
			if (area > best.area) best = { area, pile: pile.dataset.pile };
		}
		return best.pile;
	}

	/** The browser sends a click after the drop; it means nothing. */
	#swallowClick() {
		const swallow = (event) => event.stopImmediatePropagation();
		window.addEventListener("click", swallow, { capture: true, once: true });
		setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
	}

	/** Gives the cards back. @returns {boolean} whether any were lifted */
	cancel() {
		this.holding?.abort();
		if (!this.state.ghost) {
			this.state.pressed = undefined;
			return false;
		}
		const { card } = this.state.pressed;
		this.#end();
		this.state.spent = true; // the button may still be down
		this.grip.back(card);
		return true;
	}

	#end() {
		this.holding?.abort();
		const { pressed, lifted, ghost } = this.state;
		for (const one of lifted) one.removeAttribute("data-lifted");
		ghost.remove();
		Object.assign(this.state, { pressed: undefined, ghost: undefined, lifted: [] });
		if (this.stage.hasPointerCapture(pressed.id)) this.stage.releasePointerCapture(pressed.id);
	}
}

/** The card and those that lie on it, or all that it stands for. */
function cardsFrom(card) {
	const cards = [...card.closest(".patience-pile").querySelectorAll("[data-card]")];
	return cards.slice(-Number(card.dataset.lifts));
}

function overlap(one, other) {
	const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return Math.max(0, width) * Math.max(0, height);
}
