// What the reader is told when the rules cannot be had: a sentence, the details, and a way to try again.

import { isLabel, label } from "./labels.js";
import { button, create } from "./pieces.js";

/** @param {import("./element.js").PatienceDemo} demo @param {import("../worker/client.js").Failure} failure */
export function showFailure(demo, { code, detail }) {
	const memory = code === "E_WASM_INIT" && /memory/i.test(detail) ? "E_MEMORY" : code;
	const name = [memory, code.split("_").slice(0, 2).join("_"), "E_OTHER"].find(isLabel);
	demo.offer(button("retry", () => demo.start()));
	const summary = create("summary", { textContent: label("details") });
	const details = create("details", {}, summary, create("pre", { textContent: `${code} ${detail}` }));
	demo.result.replaceChildren(details);
	demo.voice.say(label(name));
}
