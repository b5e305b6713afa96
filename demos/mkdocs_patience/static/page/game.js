// One game that is being played: its deal, its variants, and the reader's turns. It knows no rule.

const LONGEST = 5000; // moves in a link or a saved game
const MOVE = /^[a-z]+( \d{1,2})?( x\d{1,2})? > [a-z]+( \d{1,2})?$/;
const LAST_DEAL = 999_999;

/** A turn is what one action of the reader has moved: one card, or all that went together. */
export class Game {
	/** @param {string} id @param {number} deal @param {string[]} variants @param {string[][]} turns @param {number} hints used */
	constructor(id, deal, variants = [], turns = [], hints = 0) {
		Object.assign(this, { id, deal, variants, turns, hints, undone: [] });
	}

	get moves() {
		return this.turns.flat();
	}

	/** Game and variants in one word, as records name them. */
	get key() {
		return [this.id, ...[...this.variants].sort()].join("+");
	}

	/** The record in its text form. */
	get record() {
		const moves = this.moves.map((move) => `  ${move}\n`).join("");
		return `game: ${this.key}\ndeal: ${this.deal}\n${moves && `moves:\n${moves}`}`;
	}

	/** @param {string[]} moves @param {boolean} together with those of the last turn */
	play(moves, together = false) {
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

	/** Keeps the first moves only. @param {number} count */
	keep(count) {
		let over = this.moves.length - count;
		while (over > 0 && this.turns.at(-1).length <= over) over -= this.turns.pop().length;
		if (over > 0) this.turns.push(this.turns.pop().slice(0, -over));
	}

	/** What is saved. */
	get saved() {
		return { v: 1, deal: this.deal, variants: this.variants, turns: this.turns, hints: this.hints };
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

/** Reads a saved game. @returns {Game | undefined} */
export function readGame(id, known, value) {
	const { v, deal, variants, turns, hints = 0 } = value;
	const sound =
		v === 1 &&
		readDeal(String(deal)) &&
		Number.isSafeInteger(hints) &&
		variants.every((variant) => known.includes(variant)) &&
		turns.every((turn) => Array.isArray(turn) && turn.length) &&
		areMoves(turns.flat());
	return sound ? new Game(id, deal, variants, turns, hints) : undefined;
}

/** @returns {number} a deal that nobody chose */
export function anyDeal() {
	return (crypto.getRandomValues(new Uint32Array(1))[0] % LAST_DEAL) + 1;
}
