// Loads what play needs, and shows how far it has come.

import { label } from "./labels.js";
import { create } from "./pieces.js";

const SILENCE = 30_000; // milliseconds until a file that does not come is given up
const PLAYING = "../play/playing.js"; // with all that only play needs
const IMPORTED = /from\s*"(\.[^"]+)"/g;

const fault = (code, detail) => Object.assign(new Error(detail), { code, detail });

/** Firefox never asks again for a module whose import has failed; therefore it is fetched before, with those that it imports. */
export async function loadPlaying() {
	const address = new URL(PLAYING, import.meta.url);
	const text = await fetched(address);
	const others = [...text.matchAll(IMPORTED)].map(([, name]) => fetched(new URL(name, address)));
	await Promise.all(others);
	return import("../play/playing.js").catch((error) => {
		throw fault("E_FILE_INIT", error.message);
	});
}

/** @param {URL} address @returns {Promise<string>} */
async function fetched(address) {
	const name = address.pathname.split("/").slice(-2).join("/");
	const failed = (error) => {
		throw fault(error.name === "TimeoutError" ? "E_TIMEOUT" : "E_OFFLINE", `${name}: ${error.message}`);
	};
	const response = await fetch(address, { signal: AbortSignal.timeout(SILENCE) }).catch(failed);
	if (!response.ok) throw fault("E_FILE_HTTP", `${name}: ${response.status}`);
	return response.text().catch(failed);
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
