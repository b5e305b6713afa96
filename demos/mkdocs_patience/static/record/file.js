// A game as a text file: nothing of it goes over the network.

import { Game } from "../page/game.js";
import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";
import { readComments } from "./comments.js";

const LARGEST = 1_000_000; // bytes

/** Buttons that save the game as a text file and open one. @param {import("../play/player.js").Player} player */
export function fileButtons(player) {
	const field = create("input", { type: "file", accept: ".txt,text/plain", hidden: true });
	field.addEventListener("change", () => player.inTurn(() => read(player, field.files[0])));
	return [button("save_file", () => save(player)), button("open_file", () => field.click()), field];
}

/** @param {Game} game @returns {string} its record with the reader's comments, as the command line reads it too */
export function written(game) {
	const comment = (made) => (made in game.comments ? `  # ${game.comments[made] || "*"}\n` : "");
	return game.recordOf(game.line.flat(), comment);
}

function save({ game }) {
	const address = URL.createObjectURL(new Blob([written(game)], { type: "text/plain" }));
	create("a", { href: address, download: `${game.key}-${game.deal ?? "position"}.txt` }).click();
	setTimeout(() => URL.revokeObjectURL(address), 1000);
}

async function read(player, file) {
	player.demo.querySelector("dialog")?.close();
	const text = file.size <= LARGEST ? await file.text().catch(() => "") : "";
	const { ok, failed } = await player.ask({ do: "read", text });
	if (failed) return player.failed(failed);
	const { id } = player.game;
	if (ok.line !== undefined) return player.say(label("bad_file", { line: ok.line }));
	if (ok.game !== id) return player.say(label("other_game", { game: ok.name }));
	const { comments, whole } = readComments(ok.comments, ok.moves.length);
	const turns = ok.moves.map((move) => [move]);
	const game = Object.assign(new Game(id, ok.deal, ok.variants, turns), { comments, setup: ok.setup, trial: !ok.deal });
	player.begin(game).then(() => whole || player.say(label("bad_comments")));
}
