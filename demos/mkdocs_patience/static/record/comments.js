// Bookmarks and comments at the moves of a game. Whoever wrote them, they are text and nothing else.

/** How long a comment may be, in characters, and how many there may be in a game. */
export const LONGEST = 200;
export const MOST = 50;

const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu; // would end the line, or turn the text around

/** @param {string} text @returns {string} as one line that is not too long */
export function readComment(text) {
	return [...text.replace(UNSEEN, " ").trim()].slice(0, LONGEST).join("").trim();
}

/**
 * Reads comments that came from elsewhere; what cannot be one is left out.
 * @param {[unknown, unknown][]} entries moves made before, and words @param {number} moves of the game
 * @returns {{comments: Record<number, string>, whole: boolean}} whole if all of it was understood
 */
export function readComments(entries, moves) {
	const comments = {};
	for (const [at, text] of entries) {
		const sound = /^(0|[1-9]\d{0,3})$/.test(at) && Number(at) <= moves && typeof text === "string";
		if (sound && Object.keys(comments).length < MOST) comments[at] = readComment(text);
	}
	return { comments, whole: entries.every(([at, text]) => comments[at] === text) };
}

/** Those at the first moves. @param {Record<number, string>} comments @param {number} moves */
export const commentsUpTo = (comments, moves) =>
	Object.fromEntries(Object.entries(comments).filter(([at]) => Number(at) <= moves));
