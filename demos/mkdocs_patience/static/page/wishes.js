// The reader's wishes for all demos, kept on this device and shown as attributes that the style sheet reads.

/** Each wish and its choices, the usual one first. */
export const CHOICES = {
	size: ["M", "L", "XL"],
	colours: ["2", "4"],
	felt: ["green", "blue"],
	back: ["lattice", "waves"],
	hand: ["right", "left"],
	letters: ["page", "international"],
	motion: ["on", "off"],
	sound: ["off", "on"],
	auto: ["off", "on"],
	timer: ["off", "on"],
};

function known(value) {
	const wishes = {};
	for (const [name, choices] of Object.entries(CHOICES))
		wishes[name] = choices.includes(value?.[name]) ? value[name] : choices[0];
	return wishes;
}

/** @param {import("../record/store.js").Store} store @returns {Record<string, string>} */
export function readWishes(store) {
	return store.read("settings", known).value ?? known();
}

/** @param {Record<string, string>} wishes */
export function applyWishes(wishes) {
	for (const element of document.querySelectorAll(".patience")) {
		Object.assign(element.dataset, wishes);
		if (!element.play) spell(element); // a game in play is drawn anew by the rules
	}
}

/** Shows the letters on drawn cards as the reader wishes. @param {Element} picture in one of our elements */
export function spell(picture) {
	const international = picture.closest(".patience").dataset.letters === "international";
	for (const letter of picture.querySelectorAll("[data-card] > .patience-letter")) {
		const [rank] = letter.parentElement.dataset.card;
		letter.dataset.page ??= letter.textContent;
		letter.firstChild.data = international && "AJQK".includes(rank) ? rank : letter.dataset.page;
	}
}
