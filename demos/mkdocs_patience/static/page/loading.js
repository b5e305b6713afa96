// Loads what play needs, and shows how far it has come.

import { label } from "./labels.js";
import { create } from "./pieces.js";

const SILENCE = 30_000; // milliseconds until a file that does not come is given up
const PLAYING = "../play/playing.js"; // with all that only play needs

const fault = (code, detail) => Object.assign(new Error(detail), { code, detail });

/** Firefox never asks again for a module whose import has failed; therefore it is fetched before. */
export async function loadPlaying() {
	const failed = (error) => {
		throw fault(error.name === "TimeoutError" ? "E_TIMEOUT" : "E_OFFLINE", `${PLAYING}: ${error.message}`);
	};
	const address = new URL(PLAYING, import.meta.url);
	const response = await fetch(address, { signal: AbortSignal.timeout(SILENCE) }).catch(failed);
	if (!response.ok) throw fault("E_FILE_HTTP", `${PLAYING}: ${response.status}`);
	await response.arrayBuffer().catch(failed);
	return import("../play/playing.js").catch((error) => {
		throw fault("E_FILE_INIT", error.message);
	});
}

/** A bar of bytes. @param {(text: string) => void} say is told at none, half and all @returns {{element: Element, show: (loaded: number, total: number) => void}} */
export function gauge(say) {
	const meter = create("progress", { max: 1, value: 0, ariaLabel: label("play") });
	const note = create("span", { ariaHidden: "true", textContent: "\u00a0" }); // as high as it will be
	let halves = -1;
	const show = (loaded, total) => {
		const fields = { loaded: megabytes(loaded), total: megabytes(total) };
		meter.value = loaded / total;
		note.textContent = label("loaded", fields);
		const reached = Math.floor((2 * loaded) / total);
		if (reached <= halves) return; // or it is loaded once more, in the middle of a game
		halves = reached;
		say(label("loading", fields));
	};
	return { element: create("div", { className: "patience-gauge" }, meter, note), show };
}

function megabytes(bytes) {
	return (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
}
