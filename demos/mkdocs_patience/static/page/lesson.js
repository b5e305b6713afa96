// The steps of an example that are the reader's to make; what it takes to make one is loaded with the first of them.

import { label } from "./labels.js";

/** The tasks of an example, by the step before them. */
export class Lesson {
	/** @param {HTMLElement} example */
	constructor(example) {
		this.example = example;
		this.tasks = new Map();
		for (const [before, step] of example.steps.entries()) {
			const task = step.querySelector("template");
			if (!task) continue;
			const answers = JSON.parse(task.content.querySelector("script").textContent);
			const html = task.content.querySelector(".patience-table").outerHTML;
			this.tasks.set(before, { answers, html, words: step.querySelector("p") });
		}
	}

	/** The board to play at after so many steps, where the next one is the reader's. */
	board(step) {
		return this.tasks.get(step)?.html;
	}

	/** Asks the reader to make the next move, where it is hers. */
	async open(step) {
		this.task = this.tasks.get(step);
		this.hands?.lay(this.task);
		if (!this.task) return;
		this.example.ask(label("your_turn"), this.task.words.cloneNode(true));
		if (this.hands) return;
		const { Hands } = await import("./hands.js");
		this.hands ??= new Hands(this.example);
		this.hands.lay(this.task);
	}

	get isOpen() {
		return Boolean(this.task);
	}
}
