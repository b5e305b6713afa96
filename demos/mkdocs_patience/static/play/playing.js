// From the picture to the game: the demo gets the buttons and the keys of a player.

import { anyDeal, Game } from "../page/game.js";
import { button, label } from "../page/pieces.js";
import { hint } from "./help.js";
import { listen } from "./keys.js";
import { showMore } from "./more.js";
import { Play } from "./player.js";

/** Lays the demo's game out to be played. @param {import("../page/element.js").PatienceDemo} demo */
export async function sit(demo) {
	const lost = demo.bar.contains(document.activeElement);
	demo.play ??= begin(demo);
	const { play } = demo;
	Object.assign(play, { connection: demo.connection, game: demo.game });
	demo.bar.replaceChildren(...controls(play));
	demo.saved.insist();
	if (!(await play.lay(label("ready"), true))) return;
	if (lost) play.table.focus();
	if (demo.early) demo.stage.querySelector(`[data-card="${demo.early}"]`)?.click();
	demo.early = undefined;
	demo.dispatchEvent(new CustomEvent("patience:ready"));
}

function begin(demo) {
	const play = new Play(demo);
	listen(play);
	return play;
}

function controls(play) {
	return [
		...["undo", "redo"].map((name) => button(name, () => play[name]())),
		button("hint", () => hint(play)),
		button("new", () => play.begin(new Game(play.game.id, anyDeal(), play.game.variants))),
		button("more", () => showMore(play)),
	];
}
