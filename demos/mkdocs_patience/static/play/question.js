// A question to the rules, about the game as it stands.

import { label } from "../page/labels.js";

const SLOW = 100; // milliseconds until waiting shows
const LONG = 800; // milliseconds until it is said

/**
 * @param {import("../page/element.js").PatienceDemo} demo @param {object} question
 * @returns {Promise<import("../worker/client.js").Answer>}
 */
export async function ask(demo, question) {
	const { connection, game } = demo.state;
	const { language, letters } = demo.dataset;
	const asked = { record: game.record, ...question, demo: demo.id, lang: language, letters };
	let told = false;
	const tell = (name) => {
		told = true;
		demo.voice.say(label(name));
	};
	const slow = setTimeout(() => demo.stage.setAttribute("aria-busy", "true"), SLOW);
	const long = setTimeout(tell, LONG, "waiting");
	const answer = await connection.ask(asked, () => tell("restarting"));
	clearTimeout(slow);
	clearTimeout(long);
	demo.stage.removeAttribute("aria-busy");
	if (told) demo.voice.hush();
	return answer;
}
