// Small pieces of HTML that all demos are made of.

import { label } from "./labels.js";

/** @param {string} tag @param {object} [properties] @param {(Node | string)[]} children */
export function create(tag, properties = {}, ...children) {
	const element = Object.assign(document.createElement(tag), properties);
	element.append(...children);
	return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** The sign of a button, if the page has one for it. @param {string} name @returns {Element[]} */
function sign(name) {
	if (!document.getElementById(`patience-icon-${name}`)) return [];
	const [drawing, use] = ["svg", "use"].map((tag) => document.createElementNS(SVG, tag));
	use.setAttribute("href", `#patience-icon-${name}`);
	drawing.setAttribute("class", "patience-icon");
	drawing.setAttribute("aria-hidden", "true");
	drawing.append(use);
	return [drawing];
}

/** A button with a visible word, and a sign before it. @param {string} name @param {() => void} act @param {object} [fields] of the word */
export function button(name, act, fields = {}) {
	const word = create("span", { textContent: label(name, fields) });
	const made = create("button", { type: "button", className: "patience-button" }, ...sign(name), word);
	made.dataset.act = name;
	made.addEventListener("click", act);
	return made;
}

/** A row of buttons that is one stop for the Tab key; arrow keys lead from button to button. */
export function toolbar() {
	const bar = create("div", { className: "patience-bar", role: "toolbar", ariaLabel: label("controls") });
	const rove = (chosen) => {
		for (const item of bar.querySelectorAll("button")) item.tabIndex = item === chosen ? 0 : -1;
	};
	new MutationObserver(() => rove(bar.querySelector("button"))).observe(bar, { childList: true });
	bar.addEventListener("focusin", (event) => rove(event.target));
	bar.addEventListener("keydown", (event) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (!step) return;
		const items = [...bar.querySelectorAll("button")];
		items.at((items.indexOf(event.target) + step) % items.length).focus();
		event.preventDefault();
	});
	return bar;
}

/** What a rule is called on this page: by its number. @param {string} anchor */
export function ruleName(anchor) {
	const rules = [...document.querySelectorAll('[id^="rule-"]')];
	const number = rules.findIndex((rule) => rule.id === anchor) + 1;
	return number ? label("rule", { number }) : label("variant");
}

/** A link to a rule; the rule gets a way back. @param {string} anchor @param {{id: string, focusTable: () => void}} from */
export function ruleLink(anchor, from) {
	const link = create("a", { href: `#${anchor}`, textContent: ruleName(anchor) });
	link.addEventListener("click", (event) => {
		if (!event.defaultPrevented) addWayBack(document.getElementById(anchor), from);
	});
	return link;
}

function addWayBack(rule, from) {
	document.querySelector(".patience-way-back")?.remove();
	const back = create("a", { href: `#${from.id}`, className: "patience-way-back", textContent: label("back") });
	back.addEventListener("click", (event) => {
		event.preventDefault();
		back.remove();
		from.scrollIntoView({ block: "nearest" });
		from.focusTable();
	});
	rule?.append(" ", back);
	if (rule) rule.tabIndex = -1;
	rule?.focus({ preventScroll: true });
}
