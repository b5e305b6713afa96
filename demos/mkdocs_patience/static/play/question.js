// A question to the rules, about the game as it stands.

const SLOW = 100; // milliseconds until waiting shows

/**
 * @param {import("../page/element.js").PatienceDemo} demo @param {object} question
 * @returns {Promise<import("../worker/client.js").Answer>}
 */
export async function ask(demo, question) {
	const { connection, game } = demo.state;
	const { language, letters } = demo.dataset;
	const slow = setTimeout(() => demo.stage.setAttribute("aria-busy", "true"), SLOW);
	const answer = await connection.ask({ ...question, record: game.record, demo: demo.id, lang: language, letters });
	clearTimeout(slow);
	demo.stage.removeAttribute("aria-busy");
	return answer;
}
