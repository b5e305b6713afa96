// Brings a board up to date after a move: what has not changed is left alone, and the button in focus stays itself.

import { glide } from "./glide.js";
import { release } from "./marks.js";

/**
 * Shows the piles that changed, and what is on offer now.
 * @param {import("./surface.js").Surface} surface
 * @param {{piles: Record<string, string>}} answer HTML by element id
 * @param {() => void} also writes what else has changed, so that the browser lays all of it out at once
 */
export function redraw(surface, answer, also) {
	const { stage, rover } = surface;
	surface.drag.cancel();
	const focused = stage.contains(document.activeElement) && rover.pileOf(document.activeElement);
	const changed = Object.keys(answer.piles).map((id) => document.getElementById(id));
	glide(
		stage,
		() => changed,
		() => {
			release(surface);
			for (const pile of changed) morph(pile, parsed(answer.piles[pile.id]));
			surface.offer(answer);
			also();
		},
	);
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
	const known = new Map([...pile.children].map((item) => [place(item), item]));
	const items = [...fresh.children].map((item) => renewed(known.get(place(item)), item));
	for (const old of [...pile.children]) if (!items.includes(old)) old.remove();
	for (const [number, item] of items.entries())
		if (pile.children[number] !== item) pile.insertBefore(item, pile.children[number] ?? null);
}

/** Buttons are named by their places, from the bottom, but for the top one; so the one in focus is still on top. */
const place = (item) => item.firstElementChild.id;

/** A button takes on what lies in its place now, so that a screen reader keeps hers and little is laid out anew. */
function renewed(item, fresh) {
	const [button, twin] = [item?.querySelector("button"), fresh.querySelector("button")];
	if (!button || !twin) return item?.isEqualNode(fresh) ? item : fresh;
	copyAttributes(button, twin);
	if (button.innerHTML !== twin.innerHTML) button.replaceChildren(...twin.childNodes);
	return item;
}

/** Which button the Tab key reaches is not the rules' affair. */
function copyAttributes(to, from) {
	for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
	for (const { name, value } of from.attributes)
		if (name !== "tabindex" && to.getAttribute(name) !== value) to.setAttribute(name, value);
}
