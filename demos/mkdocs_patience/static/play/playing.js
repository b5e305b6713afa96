// From the picture to the game: the demo gets the buttons and the keys of a player.

import { label } from "../page/labels.js";
import { button } from "../page/pieces.js";
import { hint } from "./help.js";
import { listen } from "./keys.js";
import { showMore } from "./more.js";
import { Player } from "./player.js";

/** Lays the demo's game out to be played. @param {import("../page/element.js").PatienceDemo} demo */
export async function sit(demo) {
	const lost = demo.bar.contains(document.activeElement);
	demo.play ??= begin(demo);
	const { play: player, state } = demo;
	demo.bar.replaceChildren(...controls(player));
	demo.saved.insist();
	if (!(await player.lay(label("ready"), true))) return;
	if (lost) player.surface.focus();
	if (state.early) player.surface.touch(demo.stage.querySelector(`[data-card="${state.early}"]`));
	state.early = undefined;
	demo.dispatchEvent(new CustomEvent("patience:ready"));
}

function begin(demo) {
	const player = new Player(demo);
	listen(player);
	return player;
}

function controls(player) {
	return [
		button("undo", () => player.undo()),
		button("redo", () => player.redo()),
		button("hint", () => hint(player)),
		button("new", () => player.another()),
		button("more", () => showMore(player)),
	];
}
