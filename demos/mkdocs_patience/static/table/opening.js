// The table as the whole screen: what else is on the page waits, and the browser's way back closes it.

import { button, create } from "../page/pieces.js";

const OPEN = "patience-open"; // the mark of an entry in the browser's history

/** Opens and closes the table of a demo. */
export class Opening {
	/** @param {import("../page/element.js").PatienceDemo} demo @param {AbortSignal} signal */
	constructor(demo, signal) {
		this.demo = demo;
		this.waiting = [];
		demo.querySelector(".patience-head")?.prepend(button("leave", () => this.close()));
		// In a task of its own, as the browser goes to the fragment of the address, and takes the focus along, after the event.
		window.addEventListener("popstate", () => setTimeout(() => this.#travelled()), { signal });
		window.addEventListener("resize", () => this.settle(), { signal });
		signal.addEventListener("abort", () => this.#wake());
		demo.addEventListener("click", (event) => this.#clicked(event));
	}

	get isOpen() {
		return "open" in this.demo.dataset;
	}

	/** Whether the table stands between the texts, too small to play at, and not beside them. */
	get isApart() {
		return getComputedStyle(this.demo).getPropertyValue("--patience-seat").trim() === "apart";
	}

	/** Whether the browser's history stands at an entry of the open table. */
	get #isEntered() {
		return history.state?.[OPEN] === this.demo.id;
	}

	toggle() {
		if (this.isOpen) this.close();
		else this.open();
	}

	open() {
		if (this.isOpen) return;
		const { demo } = this;
		demo.dataset.open = "";
		this.role = demo.getAttribute("role");
		demo.setAttribute("role", "dialog");
		demo.setAttribute("aria-modal", "true");
		this.waiting = outside(demo).filter((element) => !element.inert);
		for (const element of this.waiting) element.inert = true;
		if (!this.#isEntered) history.pushState({ ...history.state, [OPEN]: demo.id }, "");
		this.settle();
		demo.play?.surface.focus();
	}

	/** A table between the texts is a picture, and the way to the open one. */
	settle() {
		const { demo } = this;
		demo.stage.inert = Boolean(demo.play) && this.isApart && !this.isOpen;
	}

	/** Closes the table, and goes on to a place on the page if one is named. @param {string} [hash] */
	close(hash) {
		if (!this.isOpen) return;
		this.next = hash;
		if (this.#isEntered) history.back();
		else this.#closed();
	}

	/** The browser has gone back or on. */
	#travelled() {
		if (this.isOpen && !this.#isEntered) this.#closed();
		else if (this.#isEntered && this.demo.play) this.open();
	}

	#closed() {
		const { demo, next } = this;
		demo.querySelector("dialog")?.close();
		delete demo.dataset.open;
		demo.setAttribute("role", this.role);
		demo.removeAttribute("aria-modal");
		this.#wake();
		this.next = undefined;
		this.settle();
		if (demo.play) demo.showLink(demo.state.game, false);
		if (next) location.hash = next;
		else if (demo.stage.inert) demo.querySelector("[data-act=reopen]").focus();
		else demo.focusTable();
	}

	#wake() {
		for (const element of this.waiting) element.inert = false;
		this.waiting = [];
	}

	/** A link in the open table leads to a place on the page; a touch of the small one opens it. */
	#clicked(event) {
		const link = event.target.closest('a[href^="#"]');
		if (this.isOpen && link) {
			event.preventDefault();
			this.close(link.hash);
		} else if (!this.isOpen && this.demo.stage.inert && !event.target.closest("dialog, button")) this.open();
	}

	/** The sign that leads back to a game in progress. */
	pill() {
		const pill = button("reopen", () => this.open());
		return create("div", { className: "patience-pill" }, pill);
	}
}

/** All that is not the element, nor holds it. @param {Element} element @returns {HTMLElement[]} */
function outside(element) {
	const found = [];
	for (let one = element; one !== document.body && one.parentElement; one = one.parentElement)
		for (const other of one.parentElement.children)
			if (other !== one && !/^(SCRIPT|STYLE|TEMPLATE)$/.test(other.tagName)) found.push(other);
	return found;
}

/** A second way past the page's header, that begins the game. @param {() => void} start @param {AbortSignal} signal */
export function startFromTop(start, signal) {
	const skip = button("at_once", start);
	skip.className = "md-skip patience-start";
	document.querySelector('[data-md-component="skip"]')?.append(skip);
	signal.addEventListener("abort", () => skip.remove());
}
