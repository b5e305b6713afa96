/** Asks Material's own search worker: node search_worker.mjs FOLDER < {"index": …, "queries": […]}. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";

const workers = join(process.argv[2], "workers");
const [name] = readdirSync(workers).filter((file) => /^search\..*\.js$/.test(file));
const { index, queries } = JSON.parse(readFileSync(0, "utf-8"));
const load = (path) => runInThisContext(readFileSync(path, "utf-8"), path);
let hear;
let answered;
globalThis.self = globalThis;
globalThis.document = undefined;
globalThis.importScripts = (...paths) => {
	for (const path of paths) load(join(workers, path));
};
globalThis.addEventListener = (_, listener) => {
	hear = listener;
};
globalThis.postMessage = (message) => answered(message);

const ask = (data) =>
	new Promise((resolve) => {
		answered = resolve;
		hear({ data });
	});

load(join(workers, name));
await ask({ type: 0, data: { ...index, options: { suggest: false } } });
const found = [];
for (const query of queries) {
	const { data } = await ask({ type: 2, data: query });
	found.push(data.items.flat().map((item) => item.location));
}
process.stdout.write(JSON.stringify(found));
