// The dialogs behind “More”: what is not needed at every move.

import { Game, readDeal } from "../page/game.js";
import { label } from "../page/labels.js";
import { linkTo } from "../page/link.js";
import { button, create } from "../page/pieces.js";
import { hear } from "../play/help.js";
import { fileButtons } from "../record/file.js";
import { showRecord } from "../record/list.js";
import { showSaves } from "../record/shelf.js";
import { statisticsTable } from "../record/statistics.js";
import { leave, open } from "./dialog.js";
import { settingsForm } from "./wish-form.js";

/** @param {import("./player.js").Player} player */
export function showMore(player) {
	const { demo } = player;
	const actions = create(
		"div",
		{ className: "patience-actions" },
		leave(demo, "restart", () => player.restart()),
		...shareButton(player),
		leave(demo, "record", () => showRecord(player)),
		button("saves", () => showSaves(player)),
		...fileButtons(player),
		button("settings", () => showSettings(demo)),
		button("statistics", () => open(demo, "statistics", statisticsTable(demo.store, player.game.key))),
		leave(demo, "read", () => hear(player, "position")),
		leave(demo, "unseen", () => hear(player, "unseen")),
		button("keys", () => showKeys(demo)),
		leave(demo, "print", () => window.print()),
	);
	open(demo, "more", numberForm(player), ...variantBoxes(player), actions);
}

function numberForm(player) {
	const field = create("input", {
		type: "text",
		inputMode: "numeric",
		size: 6,
		maxLength: 6,
		value: player.game.deal ?? "",
	});
	const fault = create("p", { className: "patience-fault", role: "alert" });
	const go = create("button", { className: "patience-button", textContent: label("go") });
	const named = create("label", { className: "patience-field" }, label("number"), " ", field);
	const form = create("form", { className: "patience-number" }, named, go, fault);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const number = readDeal(field.value.trim());
		fault.textContent = number ? "" : label("bad_deal");
		if (!number) return;
		player.demo.querySelector("dialog").close();
		player.begin(new Game(player.game.id, number, player.game.variants));
	});
	return form;
}

function variantBoxes(player) {
	const { demo, game } = player;
	const names = Object.entries(demo.names);
	if (!names.length || game.trial) return [];
	const boxes = names.map(([id, name]) => {
		const box = create("input", { type: "checkbox", value: id, checked: game.variants.includes(id) });
		box.addEventListener("change", () => choose(player, id, box));
		return create("label", { className: "patience-variant" }, box, " ", name);
	});
	return [
		create(
			"fieldset",
			{ className: "patience-variants" },
			create("legend", { textContent: label("variants") }),
			...boxes,
		),
	];
}

/** Chooses a variant; those that do not go with it are given up. */
function choose(player, id, box) {
	const { demo, game } = player;
	const others = game.variants.filter((other) => other !== id);
	const variants = box.checked ? [...others.filter((other) => demo.goTogether([other, id])), id] : others;
	for (const other of box.closest("fieldset").querySelectorAll("input")) other.checked = variants.includes(other.value);
	player.begin(new Game(game.id, game.deal, variants));
}

/** @param {import("./player.js").Player} player @returns {Element[]} none where the page's address speaks of another demo */
export const shareButton = (player) =>
	player.demo.first && !player.game.trial ? [button("share", () => showShare(player))] : [];

/** Shows a link to this game, and puts it into the address bar. */
function showShare(player) {
	player.demo.showLink(player.game, true);
	const field = create("input", {
		type: "text",
		readOnly: true,
		value: linkTo(player.game).href,
		ariaLabel: label("link"),
	});
	const note = create("p", { role: "status" });
	const copy = button("copy", async () => {
		field.select();
		const copied = await navigator.clipboard?.writeText(field.value).then(
			() => true,
			() => false,
		);
		note.textContent = label(copied ? "copied" : "copy_yourself");
	});
	open(player.demo, "share", create("div", { className: "patience-number" }, field, copy), note);
}

/** @param {import("../page/element.js").PatienceDemo} demo in play or not */
export function showSettings(demo) {
	const form = settingsForm(demo.store, (name) => name === "letters" && demo.play?.lay(""));
	open(demo, "settings", form, create("p", { textContent: label("on_device") }));
}

/** @param {HTMLElement} demo */
export function showKeys(demo) {
	const rows = label("key_list")
		.split("\n")
		.map((line) => line.split(": "))
		.map(([keys, ...meaning]) =>
			create("div", {}, create("dt", { textContent: keys }), create("dd", { textContent: meaning.join(": ") })),
		);
	open(demo, "keys", create("dl", { className: "patience-keys" }, ...rows));
}
