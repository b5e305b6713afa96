// “Your turn”: the reader makes a step of an example herself; all answers are in the page.

import { refuse, release, select } from "../table/marks.js";
import { lift, target } from "../table/moves.js";
import { Surface } from "../table/surface.js";
import { tableState } from "./demo-state.js";
import { label } from "./labels.js";
import { ruleLink } from "./pieces.js";

/** Who makes the moves on an example's board. */
export class Hands {
	/** @param {HTMLElement} example */
	constructor(example) {
		this.example = example;
		this.surface = new Surface(example.stage, tableState(), {
			inTurn: (act) => act(),
			play: (move) => this.answers && this.#play(move),
			take: (...taken) => this.answers && this.#take(...taken),
			putBack: () => this.answers && example.say(label("put_back")),
		});
		example.addEventListener("keydown", (event) => this.#key(event));
	}

	/** Gets the answers to all that may be tried at a step. @param {{answers: object} | undefined} task none: it is not the reader's */
	lay(task) {
		this.answers = task?.answers;
		if (task) this.surface.lay(task.answers);
	}

	#play(move) {
		const { yours, moves } = this.answers;
		release(this.surface);
		if (move === yours) return this.example.go(this.example.at + 1);
		if (moves.includes(move)) return this.example.say(label("not_this"));
		this.#refuse(move, target(move));
	}

	#take(source, count, card) {
		const { lifts } = this.answers;
		const start = lift(source, count);
		if (!Object.hasOwn(lifts, start)) return this.#refuse(start, source);
		select(this.surface, source, count, card);
		this.example.say(lifts[start]);
	}

	#refuse(what, pile) {
		const { refused, reasons } = this.answers;
		const [text, anchor] = reasons[refused[what]] ?? [label("not_this")];
		release(this.surface);
		refuse(this.example.stage, pile);
		this.example.say(text, ...(anchor ? [ruleLink(anchor, this.example)] : []));
	}

	#key(event) {
		if (!this.answers || !this.example.stage.contains(event.target)) return;
		if (event.key === "Escape") this.surface.putBack();
		else if (!event.key.startsWith("Arrow") || !this.surface.rover.arrow(event.key)) return;
		event.preventDefault();
	}
}
