// What a demo says: one thing at a time, in a region that screen readers listen to.

import { ruleLink } from "./pieces.js";

const DELAY = 120; // milliseconds: a screen reader notices text that comes into an empty region

/** The voice of a demo. */
export class Voice {
	/** @param {HTMLElement} demo @param {HTMLElement} region */
	constructor(demo, region) {
		Object.assign(this, { demo, region });
	}

	/** Says one thing, in the reader's language. @param {string} text @param {Node[]} more what belongs to it */
	say(text, ...more) {
		this.hush();
		if (text) this.speaking = setTimeout(() => this.region.append(text, ...more.flatMap((node) => [" ", node])), DELAY);
	}

	/** Says why something is refused, with a link to the rule. */
	sayRule(text, anchor) {
		this.say(text, ruleLink(anchor, this.demo));
	}

	/** What was said last is over. */
	hush() {
		clearTimeout(this.speaking);
		if (this.region.firstChild) this.region.replaceChildren();
	}
}
