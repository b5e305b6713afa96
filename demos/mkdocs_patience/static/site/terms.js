// Terms: their explanation appears on hover and focus; the first tap shows it, the second follows the link.

const tip = document.createElement("div");
tip.className = "patience-gloss";
tip.id = "patience-gloss";
tip.setAttribute("role", "tooltip");
tip.hidden = true;
document.body.append(tip);

let shown = null;
let hiding;

function place(link) {
	const { left, bottom } = link.getBoundingClientRect();
	const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
	tip.style.left = `${Math.max(8, Math.min(left, room)) + scrollX}px`;
	tip.style.top = `${bottom + scrollY + 6}px`;
}

function show(link) {
	clearTimeout(hiding);
	if (shown === link) return;
	hide();
	shown = link;
	tip.textContent = link.dataset.gloss;
	tip.hidden = false;
	link.setAttribute("aria-describedby", tip.id);
	place(link);
}

function hide() {
	clearTimeout(hiding);
	shown?.removeAttribute("aria-describedby");
	shown = null;
	tip.hidden = true;
}

const hideSoon = () => {
	hiding = setTimeout(hide, 200);
};
const term = (event) => (event.target instanceof Element ? event.target.closest("a.patience-term") : null);

document.addEventListener("pointerover", (event) => {
	const link = term(event);
	if (event.pointerType === "mouse" && link) show(link);
	if (tip.contains(event.target)) clearTimeout(hiding);
});
document.addEventListener("pointerout", (event) => {
	if (event.pointerType === "mouse" && (term(event) || tip.contains(event.target))) hideSoon();
});
document.addEventListener("focusin", (event) => {
	const link = term(event);
	if (link) show(link);
});
document.addEventListener("focusout", (event) => term(event) && hideSoon());
document.addEventListener("keydown", (event) => event.key === "Escape" && hide());

let touched = null; // the link that a finger has shown already
document.addEventListener("pointerdown", (event) => {
	const link = term(event);
	touched = event.pointerType === "touch" && link && shown !== link ? link : null;
	if (!link && !tip.contains(event.target)) hide();
});
document.addEventListener("click", (event) => {
	const link = term(event);
	if (!link || link !== touched) return;
	event.preventDefault();
	show(link);
});
