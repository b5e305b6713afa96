// From the picture to the game: the demo gets the buttons and the keys of a player.

import { showMore } from "../more/more.js";
import { label } from "../page/labels.js";
import { button } from "../page/pieces.js";
import { showRecord } from "../record/list.js";
import { hint } from "./help.js";
import { listen } from "./keys.js";

export { showSettings } from "../more/more.js";

import { Player } from "./player.js";

/** Lays the demo's game out to be played. @param {import("../page/element.js").PatienceDemo} demo */
export async function sit(demo) {
	const lost = demo.bar.contains(document.activeElement);
	demo.play ??= begin(demo);
	const { play: player, state } = demo;
	demo.bar.replaceChildren(...controls(player));
	demo.dataset.seated = "";
	const { trial, counted, moves } = state.game;
	const shared = !trial && !counted && moves.length;
	if (!(await player.lay(trial ? label("trial") : ready(), true))) return;
	if (shared && shared === state.game.moves.length)
		player.say(
			ready(),
			button("replay", () => showRecord(player, 0)),
		);
	if (lost || demo.opening.isOpen) player.surface.focus();
	if (state.early) player.surface.touch(demo.stage.querySelector(`[data-card="${state.early}"]`));
	state.early = undefined;
	demo.dispatchEvent(new CustomEvent("patience:ready"));
}

function begin(demo) {
	const player = new Player(demo);
	listen(player);
	for (const name of ["taken", "refused", "drawn"])
		demo.addEventListener(`patience:${name}`, () => sounded(demo, name), { signal: demo.leaving.signal });
	demo.append(demo.opening.pill());
	return player;
}

/** Lets what happens be heard by those who wish it; if that does not come, the table is silent. */
function sounded(demo, name) {
	if (demo.dataset.sound !== "on") return;
	const placed = demo.state.outcome === "won" ? "won" : "placed";
	import("./sound.js").then(({ sound }) => sound(name === "drawn" ? placed : name)).catch(() => {});
}

/** How it is played, with the keys for those who have some. */
const ready = () =>
	[label("ready"), label("how"), ...(matchMedia("(hover: hover)").matches ? [label("how_keys")] : [])].join(" ");

function controls(player) {
	return [
		button("undo", () => player.undo()),
		button("redo", () => player.redo()),
		button("hint", () => hint(player)),
		button("new", () => player.another()),
		button("more", () => showMore(player)),
		button("full", () => player.demo.opening.toggle()),
	];
}
