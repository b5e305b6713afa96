// <patience-example>: goes through a worked example; its positions are in the page, so nothing is loaded.

import { tryOut } from "../record/try-out.js";
import { glide } from "../table/glide.js";
import { label } from "./labels.js";
import { Lesson } from "./lesson.js";
import { button, create, toolbar } from "./pieces.js";
import { spell } from "./wishes.js";

const STEP = 2500; // milliseconds between the steps when all are played

class PatienceExample extends HTMLElement {
	connectedCallback() {
		if (this.bar) return;
		this.stage = this.querySelector(".patience-stage");
		this.steps = [...this.querySelectorAll(".patience-steps > li")];
		const tables = this.steps.map((step) => step.querySelector(".patience-table").outerHTML);
		this.tables = [this.stage.innerHTML, ...tables];
		this.at = 0;
		this.buttons = [
			button("previous", () => this.#leave(this.at - 1)),
			button("next", () => this.#leave(this.at + 1)),
			button("play_all", () => this.#playAll()),
		];
		this.place = create("p", { className: "patience-place", role: "status" });
		this.bar = toolbar();
		this.bar.append(...this.buttons, ...tryOut(this));
		this.querySelector("figure").after(this.bar, this.place);
		this.lesson = new Lesson(this);
		this.dataset.ready = "";
		this.#mark();
	}

	disconnectedCallback() {
		this.#pause();
	}

	/** @param {number} step 0 is the position before the first */
	go(step) {
		if (step < 0 || step > this.steps.length) return;
		this.at = step;
		const held = this.stage.contains(document.activeElement);
		this.#show(this.lesson.board(step) ?? this.tables[step]);
		this.#mark();
		this.lesson.open(step);
		if (held) this.focusNext();
	}

	#show(html) {
		glide(
			this.stage,
			() => [this.stage],
			() => {
				this.stage.innerHTML = html;
				spell(this.stage);
			},
		);
	}

	/** The reader goes on by herself; before a first step that is hers to make she is asked to make it. */
	#leave(step) {
		this.#pause();
		const asked = step > this.at && this.lesson.board(this.at) && !this.lesson.isOpen;
		this.go(asked ? this.at : step);
	}

	#playAll() {
		if (this.playing) return this.#pause();
		if (this.at === this.steps.length) this.go(0);
		this.playing = setInterval(() => this.#playOn(), STEP);
		this.buttons[2].lastElementChild.textContent = label("pause");
	}

	#playOn() {
		this.go(this.at + 1);
		if (this.at === this.steps.length || this.lesson.isOpen) this.#pause();
	}

	#pause() {
		clearInterval(this.playing);
		this.playing = undefined;
		this.buttons[2].lastElementChild.textContent = label("play_all");
	}

	#mark() {
		this.steps.forEach((step, n) => {
			if (n + 1 === this.at) step.setAttribute("aria-current", "step");
			else step.removeAttribute("aria-current");
		});
		this.buttons[0].setAttribute("aria-disabled", String(this.at === 0));
		this.buttons[1].setAttribute("aria-disabled", String(this.at === this.steps.length));
		const total = this.steps.length;
		const textContent = this.at ? label("step", { number: this.at, total }) : label("start");
		this.say(create("span", { className: "patience-of", textContent }), ...this.#words());
	}

	/** What the current step says; at the start it is what the picture shows. */
	#words() {
		const step = this.steps[this.at - 1];
		const words = step ? step.querySelectorAll(":scope > p") : this.querySelectorAll("figcaption");
		return [...words].map((word) => create("span", {}, ...word.cloneNode(true).childNodes));
	}

	say(text, ...more) {
		this.place.replaceChildren(text, ...more.flatMap((node) => [" ", node]));
	}

	/** Says below the words of the step what the reader is to do. */
	ask(text, task) {
		this.place.append(" ", create("span", {}, text, " ", ...task.childNodes));
	}

	focusTable() {
		this.scrollIntoView({ block: "start" });
		this.focusNext();
	}

	focusNext() {
		this.buttons[1].focus({ preventScroll: true });
	}
}

customElements.define("patience-example", PatienceExample);
