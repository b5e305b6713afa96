// <patience-example>: goes through a worked example; its positions are in the page, so nothing is loaded.

import { showTable } from "./board.js";
import { button, create, label } from "./page.js";

class PatienceExample extends HTMLElement {
	connectedCallback() {
		if (this.bar) return;
		this.stage = this.querySelector(".patience-stage");
		this.steps = [...this.querySelectorAll(".patience-steps > li")];
		const tables = this.steps.map((step) => step.querySelector(".patience-table").outerHTML);
		this.tables = [this.stage.innerHTML, ...tables];
		this.at = 0;
		this.previous = button("previous", () => this.go(this.at - 1));
		this.next = button("next", () => this.go(this.at + 1));
		this.place = create("span", { className: "patience-place", role: "status" });
		this.bar = create("div", { className: "patience-bar", role: "toolbar", ariaLabel: label("controls") });
		this.bar.append(this.previous, this.next, this.place);
		this.querySelector("figure").after(this.bar);
		this.dataset.ready = "";
		this.#mark();
	}

	/** @param {number} step 0 is the position before the first */
	go(step) {
		if (step < 0 || step > this.steps.length) return;
		this.at = step;
		showTable(this.stage, this.tables[step]);
		this.#mark();
	}

	#mark() {
		this.steps.forEach((step, n) => {
			if (n + 1 === this.at) step.setAttribute("aria-current", "step");
			else step.removeAttribute("aria-current");
		});
		this.previous.setAttribute("aria-disabled", String(this.at === 0));
		this.next.setAttribute("aria-disabled", String(this.at === this.steps.length));
		const total = this.steps.length;
		this.place.textContent = this.at ? label("step", { number: this.at, total }) : label("start");
	}
}

customElements.define("patience-example", PatienceExample);
