// Asks the rules one question after the other, so that fast taps meet the position they follow.

const SLOW = 100; // milliseconds until waiting shows

/** The questions of one game in play. */
export class Questions {
	/** @param {import("./play.js").Play} play */
	constructor(play) {
		Object.assign(this, { play, last: Promise.resolve() });
	}

	/** @param {object} question @returns {Promise<import("./client.js").Answer>} */
	ask(question) {
		this.last = this.last.then(() => this.#ask(question));
		return this.last;
	}

	async #ask(question) {
		const { demo, connection, game } = this.play;
		const { language, letters } = demo.dataset;
		const slow = setTimeout(() => demo.stage.setAttribute("aria-busy", "true"), SLOW);
		const answer = await connection.ask({ ...question, record: game.record, demo: demo.id, lang: language, letters });
		clearTimeout(slow);
		demo.stage.removeAttribute("aria-busy");
		return answer;
	}
}
