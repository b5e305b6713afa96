// One game that is being played: how it began, its variants, the reader's turns and what she has noted. It knows no rule.

import { commentsUpTo } from "../record/comments.js";

const LONGEST = 5000; // moves in a link or a saved game
const MOVE = /^[a-z]+( \d{1,2})?( x\d{1,2})? > [a-z]+( \d{1,2})?$/;
const LAST_DEAL = 999_999;

/** A turn is what one action of the reader has moved: one card, or all that went together. */
export class Game {
	/** @param {string} id @param {number} deal @param {string[]} variants @param {string[][]} turns @param {number} hints used */
	constructor(id, deal, variants = [], turns = [], hints = 0) {
		Object.assign(this, { id, deal, variants, turns, hints });
		this.undone = []; // turns that can be made again, the next one last
		this.comments = {}; // the reader's bookmarks with their words, by the number of moves before them
		this.setup = undefined; // piles as text, where no deal is its beginning
		this.laid = 0; // turns that a position of the text has begun with
		this.trial = false; // whether a position of the text is tried out, which is neither kept nor counted
		this.counted = false; // whether the statistics know of it
		this.save = undefined; // under which name it is kept, and how often it was
	}

	/** The same beginning once more. */
	afresh() {
		const { id, deal, variants, setup, trial } = this;
		return Object.assign(new Game(id, deal, variants), { setup, trial });
	}

	get moves() {
		return this.turns.flat();
	}

	/** All turns, those that were taken back as well. */
	get line() {
		return [...this.turns, ...[...this.undone].reverse()];
	}

	/** Game and variants in one word, as records name them. */
	get key() {
		return [this.id, ...[...this.variants].sort()].join("+");
	}

	/** The record in its text form, up to where the game stands. */
	get record() {
		return this.recordOf(this.moves);
	}

	/** @param {string[]} moves @param {(made: number) => string} after lines to be written after so many moves */
	recordOf(moves, after = () => "") {
		const made = moves.map((move, n) => `  ${move}\n${after(n + 1)}`).join("");
		const listed = after(0) + made;
		return `game: ${this.key}\n${this.setup ?? `deal: ${this.deal}\n`}${listed && `moves:\n${listed}`}`;
	}

	/** @param {string[]} moves @param {boolean} together with those of the last turn */
	play(moves, together = false) {
		this.comments = commentsUpTo(this.comments, this.moves.length);
		if (together) this.turns.at(-1).push(...moves);
		else this.turns.push(moves);
		this.undone = [];
	}

	undo() {
		this.undone.push(this.turns.pop());
	}

	redo() {
		this.turns.push(this.undone.pop());
	}

	/** Goes on or back to after so many moves; a turn may be cut in two. @param {number} count */
	stand(count) {
		const { line } = this;
		Object.assign(this, { turns: [], undone: [] });
		let left = count;
		for (const turn of line) {
			const cut = Math.min(Math.max(left, 0), turn.length);
			if (cut) this.turns.push(turn.slice(0, cut));
			if (cut < turn.length) this.undone.unshift(turn.slice(cut));
			left -= turn.length;
		}
	}

	/** Keeps the first moves only. @param {number} count */
	keep(count) {
		this.stand(count);
		this.undone = [];
		this.comments = commentsUpTo(this.comments, count);
	}

	/** What is saved. */
	get saved() {
		const { deal, variants, turns, undone, comments, hints } = this;
		return { v: 2, deal, variants, turns, undone, comments, hints };
	}
}

/** @param {unknown} moves @returns {boolean} whether they look like moves, and are not too many */
export function areMoves(moves) {
	return moves.length <= LONGEST && moves.every((move) => typeof move === "string" && MOVE.test(move));
}

/** @param {unknown} text @returns {number | undefined} */
export function readDeal(text) {
	return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= LAST_DEAL ? Number(text) : undefined;
}

/** @returns {number} a deal that nobody chose */
export function anyDeal() {
	return (crypto.getRandomValues(new Uint32Array(1))[0] % LAST_DEAL) + 1;
}
