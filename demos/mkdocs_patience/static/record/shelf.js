// The games that are kept on this device: to go on with, or to delete.

import { open } from "../more/dialog.js";
import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";

/** @param {import("../play/player.js").Player} player */
export function showSaves(player) {
	const { games, damaged } = player.demo.saves.all();
	const list = create("ol", { className: "patience-saves" }, ...games.map((game) => item(player, game)));
	const note = label(games.length ? "saves_kept" : "saves_none");
	const parts = damaged ? [create("p", { textContent: label("bad_saved") })] : [];
	open(player.demo, "saves", ...parts, list, create("p", { textContent: `${note} ${label("on_device")}` }));
}

function item(player, game) {
	const { demo } = player;
	const { save, deal, variants, line } = game;
	const when = new Date(save.at).toLocaleString(document.documentElement.lang, {
		dateStyle: "medium",
		timeStyle: "short",
	});
	const won = save.outcome === "won" ? [label("save_won")] : [];
	const facts = [label("save_moves", { moves: line.flat().length }), when, ...won];
	const title = [label("dealt_caption", { number: deal }), ...variants.map((id) => demo.names[id])].join(" · ");
	const words = create("span", {}, create("b", { textContent: title }), create("br"), facts.join(" · "));
	const load = button("open", () => {
		demo.querySelector("dialog").close();
		player.begin(game);
	});
	const forget = button("forget", () => {
		const bringBack = demo.saves.forget(game);
		const undo = button("bring_back", () => bringBack() && place.replaceWith(item(player, game)));
		place.replaceChildren(create("span", { textContent: label("forgotten", { number: deal }) }), undo);
		undo.focus();
	});
	for (const one of [load, forget]) one.setAttribute("aria-label", `${one.textContent}: ${title}`);
	const place = create("li", {}, words, load, forget);
	return place;
}
