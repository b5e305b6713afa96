// What is seen of cards on their way under a pointer: a copy that looks as they did where they lay.

const LENGTHS = ["--patience-card-width", "--patience-card-height", "--patience-index"]; // of their table

/** Cards and their places as they are, with the lengths of their table; only what leads to the originals is left out. */
export function copyOf(cards) {
	const box = cards[0].getBoundingClientRect();
	const ghost = document.createElement("ol");
	ghost.className = "patience-ghost";
	ghost.popover = "manual";
	ghost.inert = true;
	const style = getComputedStyle(cards[0]);
	for (const length of LENGTHS) ghost.style.setProperty(length, style.getPropertyValue(length));
	ghost.style.left = `${box.left}px`;
	ghost.style.top = `${box.top}px`;
	for (const card of cards) {
		const place = card.parentElement.cloneNode(true);
		place.style.height = `${card.parentElement.offsetHeight}px`; // a strip may be squeezed
		place.firstElementChild.removeAttribute("id");
		ghost.append(place);
	}
	return ghost;
}
