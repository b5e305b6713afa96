// Brings a board up to date after a move: what has not changed is left alone, and the button in focus stays itself.

import { glide } from "./glide.js";

/**
 * Shows the piles that changed, and what is on offer now.
 * @param {import("./table.js").Table} table
 * @param {{piles: Record<string, string>}} answer HTML by element id
 */
export function show(table, answer) {
	const { stage, rover } = table;
	table.drag.cancel();
	const focused = stage.contains(document.activeElement) && rover.pileOf(document.activeElement);
	const changed = Object.keys(answer.piles).map((id) => document.getElementById(id));
	glide(
		stage,
		() => changed,
		() => {
			table.release();
			for (const pile of changed) morph(pile, parsed(answer.piles[pile.id]));
		},
	);
	table.offer(answer);
	if (focused && !stage.contains(document.activeElement)) rover.focus(focused);
}

function parsed(html) {
	const template = document.createElement("template");
	template.innerHTML = html;
	return template.content.firstElementChild;
}

/** @param {Element} pile @param {Element} fresh the same pile as it lies now */
function morph(pile, fresh) {
	copyAttributes(pile, fresh);
	const held = hold(pile, fresh);
	const items = [...fresh.children].map((item, place) => {
		if (item.contains(held?.twin)) return held.item;
		const old = pile.children[place];
		return old?.isEqualNode(item) ? old : item;
	});
	for (const old of [...pile.children]) if (!items.includes(old)) old.remove();
	for (const [place, item] of items.entries())
		if (pile.children[place] !== item) pile.insertBefore(item, pile.children[place] ?? null);
}

/** A button in focus takes on what its twin shows, so that a screen reader keeps its place. */
function hold(pile, fresh) {
	const button = document.activeElement;
	const twin = pile.contains(button) && fresh.querySelector(`#${CSS.escape(button.id)}`);
	if (!twin) return undefined;
	copyAttributes(button, twin);
	button.replaceChildren(...twin.childNodes);
	return { item: button.closest("li"), twin };
}

/** Which button the Tab key reaches is not the rules' affair. */
function copyAttributes(to, from) {
	for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
	for (const { name, value } of from.attributes)
		if (name !== "tabindex" && to.getAttribute(name) !== value) to.setAttribute(name, value);
}
