// A link to another deal than the drawn one: until the rules have drawn it, no other lies there in its place.

import { diagnosed, showFailure } from "../page/failure.js";
import { Game } from "../page/game.js";
import { label } from "../page/labels.js";
import { readLink } from "../page/link.js";
import { gauge } from "../page/loading.js";
import { create } from "../page/pieces.js";
import { connect } from "../worker/client.js";

/**
 * The game of the page's address, which belongs to the first demo; what is wrong with the link is said.
 * @param {import("../page/element.js").PatienceDemo} demo @returns {Game | undefined}
 */
export function linkedGame(demo) {
	const { deal, variants, moves, comments, faults } = readLink(Object.keys(demo.names), (ids) => demo.goTogether(ids));
	if (faults.length) demo.voice.say(faults.map((name) => label(name, { number: moves.length + 1 })).join(" "));
	const turns = moves.map((move) => [move]);
	return deal && Object.assign(new Game(demo.dataset.game, deal, variants, turns), { comments });
}

/**
 * Draws the linked deal as soon as the rules are there; a reader who saves data is asked first.
 * @param {import("../page/element.js").PatienceDemo} demo
 * @returns {{close: () => void}} to be called when the game is played, or no longer waited for
 */
export function drawLinked(demo) {
	const { game } = demo.state;
	const number = game.deal;
	const say = (name) => words.replaceChildren(label(name, { number }));
	const words = create("p");
	const veil = create("div", { className: "patience-veil" }, words);
	demo.stage.prepend(veil);
	demo.querySelector(".patience-deal").textContent = label("dealt_caption", { number });
	if (navigator.connection?.saveData) {
		say("lay_out");
		return { close: () => {} };
	}
	say("laying");
	const { element, show } = gauge(() => {});
	veil.append(element);
	const { runtime, language } = demo.dataset;
	const connection = connect(runtime, language, { onProgress: show });
	demo.leaving.signal.addEventListener("abort", connection.close);
	const untouched = () => veil.isConnected && !demo.state.connection;
	const draw = async () => {
		await connection.ready;
		const question = { do: "picture", record: game.record, lenient: true, demo: demo.id, lang: language };
		const { ok, failed } = await connection.ask({ ...question, letters: demo.dataset.letters });
		if (failed) throw failed;
		if (!untouched()) return;
		demo.stage.innerHTML = ok.board;
		const lost = ok.kept < game.moves.length;
		if (lost) demo.voice.say(label("bad_moves", { number: ok.kept + 1 }));
		else if (!demo.status.textContent) demo.voice.say(label("dealt", { number }));
	};
	draw().catch(async (failure) => {
		const known = await diagnosed(demo, failure);
		element.remove();
		say("not_laid");
		const other = label("drawn_instead", { number: demo.dataset.deal });
		veil.append(create("a", { href: location.pathname, textContent: other }));
		if (untouched()) showFailure(demo, known);
	});
	return {
		close() {
			connection.close();
			element.remove();
			say("lay_out");
		},
	};
}
