// Small pieces of HTML that all demos are made of.

import { label } from "./labels.js";

/** @param {string} tag @param {object} [properties] @param {(Node | string)[]} children */
export function create(tag, properties = {}, ...children) {
	const element = Object.assign(document.createElement(tag), properties);
	element.append(...children);
	return element;
}

/** A button with a visible word. @param {string} name @param {() => void} act @param {object} [fields] of the word */
export function button(name, act, fields = {}) {
	const made = create("button", { type: "button", className: "patience-button", textContent: label(name, fields) });
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

/** A link to a rule, named by its number on this page; the rule gets a way back. @param {string} anchor */
export function ruleLink(anchor, demo) {
	const rules = [...document.querySelectorAll('[id^="rule-"]')];
	const number = rules.findIndex((rule) => rule.id === anchor) + 1;
	const text = number ? label("rule", { number }) : label("variant");
	const link = create("a", { href: `#${anchor}`, textContent: text });
	link.addEventListener("click", () => addWayBack(document.getElementById(anchor), demo));
	return link;
}

function addWayBack(rule, demo) {
	document.querySelector(".patience-way-back")?.remove();
	const back = create("a", { href: `#${demo.id}`, className: "patience-way-back", textContent: label("back") });
	back.addEventListener("click", (event) => {
		event.preventDefault();
		back.remove();
		demo.scrollIntoView({ block: "nearest" });
		demo.focusTable();
	});
	rule?.append(" ", back);
}
