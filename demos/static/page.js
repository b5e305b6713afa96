// What all demos of a page share: its words, the numbers of its rules, and small pieces of HTML.

const words = JSON.parse(document.getElementById("patience-labels")?.textContent ?? "{}");

/** A word or sentence in the page's language. @param {string} name @param {Record<string, unknown>} [fields] */
export function label(name, fields = {}) {
	return (words[name] ?? name).replace(/\{(\w+)\}/g, (whole, field) => fields[field] ?? whole);
}

/** @param {string} tag @param {object} [properties] @param {(Node | string)[]} children */
export function create(tag, properties = {}, ...children) {
	const element = Object.assign(document.createElement(tag), properties);
	element.append(...children);
	return element;
}

/** A button with a visible word. @param {string} name @param {() => void} act */
export function button(name, act) {
	const made = create("button", { type: "button", className: "patience-button", textContent: label(name) });
	made.dataset.act = name;
	made.addEventListener("click", act);
	return made;
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
