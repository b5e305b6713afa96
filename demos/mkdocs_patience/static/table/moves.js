// Moves as the rules write them: “column 3 x2 > column 5”.

/** @param {string} source @param {number} count @param {string} target @returns {string} */
export const moveOf = (source, count, target) => `${lift(source, count)} > ${target}`;

/** What is taken up. @param {string} source @param {number} count */
export const lift = (source, count) => (count > 1 ? `${source} x${count}` : source);

/** @param {string[]} moves @param {string} source @param {number} count @returns {string[]} where so many cards may go */
export function targetsOf(moves, source, count) {
	const start = moveOf(source, count, "");
	return moves.filter((move) => move.startsWith(start)).map(target);
}

/** @param {string[]} moves @param {string} pile @returns {string[]} what may come to a pile */
export function sourcesOf(moves, pile) {
	return moves.filter((move) => target(move) === pile).map((move) => move.split(" > ")[0]);
}

/** @param {string} move @returns {string} the pile that it leads to */
export const target = (move) => move.split(" > ")[1];
