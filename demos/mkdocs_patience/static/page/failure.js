// What the reader is told when the rules cannot be had: a sentence, the details, and a way to try again.

import { isLabel, label } from "./labels.js";
import { button, create } from "./pieces.js";

const LIMIT = 10_000; // milliseconds to look whether the site was renewed

/**
 * A file that is missing may be one of a former release: then the page, fetched anew, names another folder.
 * @param {import("./element.js").PatienceDemo} demo @param {import("../worker/client.js").Failure} failure
 * @returns {Promise<import("../worker/client.js").Failure>}
 */
export async function diagnosed(demo, { code, detail }) {
	if (!/^E_(FILE|WASM|BLOCKED)/.test(code)) return { code, detail };
	const page = await fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(LIMIT) })
		.then((response) => (response.ok ? response.text() : ""))
		.catch(() => "");
	const fresh = new DOMParser().parseFromString(page, "text/html").querySelector("patience-demo");
	const renewed = fresh && fresh.dataset.runtime !== demo.dataset.runtime;
	return { code: renewed ? "E_RENEWED" : code, detail };
}

/** @param {import("./element.js").PatienceDemo} demo @param {import("../worker/client.js").Failure} failure */
export function showFailure(demo, { code, detail }) {
	const memory = code === "E_WASM_INIT" && /memory/i.test(detail) ? "E_MEMORY" : code;
	const name = [memory, code.split("_").slice(0, 2).join("_"), "E_OTHER"].find(isLabel);
	demo.offer(code === "E_RENEWED" ? button("reload", () => reload(demo)) : button("retry", () => demo.start()));
	const summary = create("summary", { textContent: label("details") });
	const details = create("details", {}, summary, create("pre", { textContent: `${code} ${detail}` }));
	demo.result.replaceChildren(details);
	demo.voice.say(label(name));
}

/** The page comes anew with the game in its address, also where this device keeps nothing. */
function reload(demo) {
	if (demo.state.game.moves.length) demo.showLink(demo.state.game, true);
	location.reload();
}
