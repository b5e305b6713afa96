// “Your turn”: at marked steps of an example the reader makes the move; all answers are in the page, so nothing is loaded.

import { refuse, release, select } from "../table/marks.js";
import { lift, target } from "../table/moves.js";
import { Surface } from "../table/surface.js";
import { tableState } from "./demo-state.js";
import { label } from "./labels.js";
import { ruleLink } from "./pieces.js";

/** The steps of an example that are the reader's to make. */
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
		example.addEventListener("keydown", (event) => this.#key(event));
	}

	/** The board to play at after so many steps, where the next one is the reader's. */
	board(step) {
		return this.tasks.get(step)?.html;
	}

	open(step) {
		this.task = this.tasks.get(step);
		if (!this.task) return;
		this.surface ??= new Surface(this.example.stage, tableState(), {
			inTurn: (act) => act(),
			play: (move) => this.task && this.#play(move),
			take: (...taken) => this.task && this.#take(...taken),
			putBack: () => this.task && this.example.say(label("put_back")),
		});
		this.surface.lay(this.task.answers);
		this.example.ask(label("your_turn"), this.task.words.cloneNode(true));
	}

	get isOpen() {
		return Boolean(this.task);
	}

	#play(move) {
		const { yours, moves } = this.task.answers;
		release(this.surface);
		if (move === yours) return this.example.go(this.example.at + 1);
		if (moves.includes(move)) return this.example.say(label("not_this"));
		this.#refuse(move, target(move));
	}

	#take(source, count, card) {
		const { lifts } = this.task.answers;
		const start = lift(source, count);
		if (!Object.hasOwn(lifts, start)) return this.#refuse(start, source);
		select(this.surface, source, count, card);
		this.example.say(lifts[start]);
	}

	#refuse(what, pile) {
		const { refused, reasons } = this.task.answers;
		const [text, anchor] = reasons[refused[what]] ?? [label("not_this")];
		release(this.surface);
		refuse(this.example.stage, pile);
		this.example.say(text, ...(anchor ? [ruleLink(anchor, this.example)] : []));
	}

	#key(event) {
		if (!this.task || !this.example.stage.contains(event.target)) return;
		if (event.key === "Escape") this.surface.putBack();
		else if (!event.key.startsWith("Arrow") || !this.surface.rover.arrow(event.key)) return;
		event.preventDefault();
	}
}
