// What a demo says: one thing at a time, in a region that screen readers listen to.

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

	/** Says why something is refused, with a link to the rule, as a note that is seen. @param {string} text @param {Node} link */
	sayRule(text, link) {
		this.say(text, link);
		this.region.parentElement.dataset.refused = "";
	}

	/** What was said last is over. */
	hush() {
		clearTimeout(this.speaking);
		delete this.region.parentElement.dataset.refused;
		if (this.region.firstChild) this.region.replaceChildren();
	}
}
