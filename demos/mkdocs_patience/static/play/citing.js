// The rule behind a refusal: it lights up in the text beside the table, or opens as a sheet over it.

import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";

/** Lights a rule up, and brings it into sight where it is read beside the table. @param {string} anchor */
export function cite(demo, anchor) {
	uncite();
	const rule = document.getElementById(anchor);
	if (!rule) return;
	rule.classList.add("is-cited");
	rule.append(create("span", { className: "patience-cited", textContent: label("cited") }));
	if (demo.opening.isApart || demo.opening.isOpen) return;
	const { top, bottom } = rule.getBoundingClientRect();
	const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
	if (top < HEADER || bottom > innerHeight) rule.scrollIntoView({ block: "center", behavior });
}

const HEADER = 112; // pixels that the page's header and its chapters cover

/** No rule is meant any more. */
export function uncite() {
	for (const rule of document.querySelectorAll(".is-cited")) {
		rule.classList.remove("is-cited");
		rule.querySelector(".patience-cited")?.remove();
	}
}

/** Shows a rule over the open table. @param {string} name as the link calls it */
export function showSheet(demo, anchor, name) {
	const rule = document.getElementById(anchor).cloneNode(true);
	for (const element of [rule, ...rule.querySelectorAll("[id]")]) element.removeAttribute("id");
	rule.querySelector(".patience-cited")?.remove();
	const title = create("h2", { id: `${demo.id}-sheet`, textContent: name });
	const words = create("div", { className: "patience-sheet-rule" }, ...rule.childNodes);
	const sheet = create("dialog", { className: "patience-dialog patience-sheet" }, title, words);
	sheet.setAttribute("aria-labelledby", title.id);
	const leave = (hash) => {
		sheet.close();
		if (hash) demo.opening.close(hash);
	};
	const back = button("back", () => leave());
	const actions = create(
		"div",
		{ className: "patience-actions" },
		back,
		button("to_rules", () => leave(`#${anchor}`)),
	);
	sheet.append(actions);
	sheet.addEventListener("click", (event) => event.target === sheet && leave());
	sheet.addEventListener("close", () => {
		sheet.remove();
		demo.play.surface.focus();
	});
	demo.append(sheet);
	sheet.showModal();
	back.focus();
}
