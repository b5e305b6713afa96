// Shows positions: morphs piles in place, so that focus stays, and lets moved cards glide.

import { Idiomorph } from "./idiomorph.js";

const GLIDE = { duration: 160, easing: "ease-out" };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Iterable<Element>} roots @returns {Map<string, DOMRect>} where each card lies now */
function places(roots) {
	const found = new Map();
	for (const root of roots)
		for (const card of root.querySelectorAll("[data-card]")) found.set(card.dataset.card, card.getBoundingClientRect());
	return found;
}

/** Lets each card glide from where it was; a card that is used anew drops the glide of its former self. */
function glide(roots, before) {
	for (const root of roots) {
		for (const card of root.querySelectorAll("[data-card]")) {
			for (const running of card.getAnimations()) running.cancel();
			const old = before.get(card.dataset.card);
			const now = card.getBoundingClientRect();
			if (!old || (Math.abs(old.x - now.x) < 1 && Math.abs(old.y - now.y) < 1)) continue;
			const from = `translate(${old.x - now.x}px, ${old.y - now.y}px)`;
			card.animate(
				[
					{ transform: from, zIndex: 5 },
					{ transform: "none", zIndex: 5 },
				],
				GLIDE,
			);
		}
	}
}

function morph(element, html) {
	return Idiomorph.morph(element, html, { morphStyle: "outerHTML" });
}

/**
 * Brings the piles that changed up to date.
 * @param {Element} stage
 * @param {Record<string, string>} piles HTML by element id
 */
export function showPiles(stage, piles) {
	const ids = Object.keys(piles);
	const changed = () => ids.map((id) => stage.querySelector(`#${CSS.escape(id)}`)).filter(Boolean);
	const before = calm.matches ? null : places(changed());
	for (const pile of changed()) morph(pile, piles[pile.id]);
	if (before) glide(changed(), before);
}

/**
 * Shows another position of the same game in the place of this one.
 * @param {Element} stage
 * @param {string} html a whole table
 */
export function showTable(stage, html) {
	const before = calm.matches ? null : places([stage]);
	morph(stage.firstElementChild, html);
	if (before) glide([stage], before);
}
