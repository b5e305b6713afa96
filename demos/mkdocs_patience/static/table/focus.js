// Where the focus is on a board: the Tab key reaches one pile, arrow keys and numbers lead to the others.

const OPPOSITE = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft", ArrowUp: "ArrowDown", ArrowDown: "ArrowUp" };

/** The pile in focus, and the ways from it. */
export class Rover {
	/** @param {HTMLElement} stage @param {import("../page/demo-state.js").TableState} state */
	constructor(stage, state) {
		Object.assign(this, { stage, state });
		stage.addEventListener("focusin", ({ target }) => this.#focused(target));
	}

	pile(name) {
		return this.stage.querySelector(`[data-pile="${name}"]`);
	}

	pileOf(element) {
		return element?.closest?.(".patience-pile")?.dataset.pile;
	}

	top(name) {
		return this.pile(name)?.querySelector("li:last-child > button");
	}

	/** @param {string} fallback the pile to begin with, where the last one is gone */
	settle(fallback) {
		const { current } = this.state;
		this.#rove(this.top(current) ? current : fallback);
	}

	#rove(pile) {
		this.state.current = pile;
		const top = this.top(pile); // written only where it changes: on a focused button it costs a layout
		for (const other of this.stage.querySelectorAll('[tabindex="0"]')) if (other !== top) other.tabIndex = -1;
		if (top && top.tabIndex !== 0) top.tabIndex = 0;
	}

	#focused(element) {
		const pile = this.pileOf(element);
		if (!pile) return;
		this.#rove(pile);
		element.tabIndex = 0;
	}

	/** @param {string} [pile] @returns {boolean} whether there is such a pile */
	focus(pile = this.state.current) {
		return reach(this.top(pile));
	}

	get #names() {
		return [...this.stage.querySelectorAll(".patience-pile")].map((pile) => pile.dataset.pile);
	}

	/** @param {number} place counts from the first pile; negative from the last */
	focusAt(place) {
		return this.focus(this.#names.at(place));
	}

	/** Goes to the pile of a number, in the group of piles that has most: its columns, say. */
	focusNumber(number) {
		const groups = Map.groupBy(this.#names, (name) => name.split(" ")[0]);
		const largest = [...groups.values()].reduce((most, names) => (names.length > most.length ? names : most));
		return this.focus(largest[number - 1]);
	}

	/** Goes to the next pile that is marked as a target, round and round. @param {number} step 1 or -1, back */
	focusTarget(step) {
		const names = this.#names;
		const from = names.indexOf(this.state.current);
		const round = names.map((_, n) => names.at((from + step * (n + 1)) % names.length));
		return this.focus(round.find((name) => "target" in this.pile(name).dataset) ?? "");
	}

	/** @param {string} key an arrow @returns {boolean} whether the focus moved */
	arrow(key) {
		const focused = document.activeElement;
		const pile = this.pileOf(focused) ?? this.state.current;
		const target = this.#within(pile, focused, key) ?? this.top(this.#neighbour(pile, key));
		return reach(target);
	}

	/** Goes on in one direction as far as there are piles. */
	edge(key) {
		let moved = false;
		const next = () => this.#drawn(this.state.current, key);
		for (let pile = next(); pile; pile = next()) moved = this.focus(pile);
		return moved;
	}

	#within(pile, focused, key) {
		if (key !== "ArrowUp" && key !== "ArrowDown") return null;
		const cards = [...this.pile(pile).querySelectorAll("button")];
		return cards[cards.indexOf(focused) + (key === "ArrowUp" ? -1 : 1)];
	}

	/** The opposite arrow leads back, also where the drawn neighbours are not mutual. */
	#neighbour(pile, key) {
		const { came } = this.state;
		const back = came?.to === pile && OPPOSITE[came.key] === key;
		const to = back ? came.from : this.#drawn(pile, key);
		if (to) this.state.came = { from: pile, to, key };
		return to;
	}

	#drawn(pile, key) {
		const table = this.stage.querySelector(".patience-table");
		const screen = getComputedStyle(table).getPropertyValue("--patience-layout").trim(); // which one, the style sheet decides
		const mirrored = this.stage.closest("[data-hand=left]") && /Left|Right/.test(key);
		return this.state.arrows[screen][pile]?.[mirrored ? OPPOSITE[key] : key];
	}
}

/** Keys bring a card into sight, and out from under the page's header; a finger has it in sight. */
function reach(card) {
	card?.focus();
	card?.scrollIntoView({ block: "nearest" });
	return Boolean(card);
}
