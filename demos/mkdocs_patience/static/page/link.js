// The deal, the variants and the moves in the page's address, so that a link or the language menu brings them along.

import { commentsUpTo, readComments } from "../record/comments.js";
import { areMoves, readDeal } from "./game.js";

const LONGEST = 5000;

/**
 * @param {string[]} known variants of the game
 * @param {(ids: string[]) => boolean} goTogether of those that do not, the first one stays
 * @returns {{deal?: number, variants: string[], moves: string[], comments: Record<number, string>, faults: string[]}} faults are names of sentences
 */
export function readLink(known, goTogether) {
	const query = new URLSearchParams(location.search);
	const text = query.get("deal");
	const deal = readDeal(text ?? "");
	const named = [...new Set(listed(query, "variant"))];
	const found = named.filter((id) => known.includes(id));
	const variants = goTogether(found) ? found : found.slice(0, 1);
	const all = deal ? listed(query, "moves").slice(0, LONGEST + 1) : [];
	const moves = all.slice(0, all.findIndex((move) => !areMoves([move])) >>> 0).slice(0, LONGEST);
	const noted = deal ? query.getAll("note").map((note) => note.match(/^(\d*) ?(.*)$/s).slice(1)) : [];
	const { comments, whole } = readComments(noted, moves.length);
	const faults = [];
	if (text !== null && deal === undefined) faults.push("bad_deal");
	if (found.length < named.length) faults.push("bad_variant");
	if (variants.length < found.length) faults.push("bad_together");
	if (moves.length < all.length) faults.push("bad_moves");
	if (!whole) faults.push("bad_comments");
	return { deal, variants, moves, comments, faults };
}

function listed(query, name) {
	return (query.get(name) ?? "").split(",").filter(Boolean);
}

/** @param {import("./game.js").Game} game @returns {URL} the page's address with the game in it */
export function linkTo({ deal, variants, moves, comments }, withMoves = true) {
	const address = new URL(location.href);
	const set = (name, value) => (value ? address.searchParams.set(name, value) : address.searchParams.delete(name));
	set("deal", String(deal));
	set("variant", variants.join(","));
	set("settings", "");
	set("moves", withMoves ? moves.slice(0, LONGEST).join(",") : "");
	address.searchParams.delete("note");
	for (const [at, text] of withMoves ? Object.entries(commentsUpTo(comments, moves.length)) : [])
		address.searchParams.append("note", text ? `${at} ${text}` : at);
	return address;
}

/** @returns {boolean} whether the address asks for the settings */
export const asksForSettings = () => new URLSearchParams(location.search).has("settings");

/** Puts the game into the address bar. */
export function showLink(game, withMoves) {
	history.replaceState(history.state, "", linkTo(game, withMoves));
}
