// Joins and shortens scripts for the way to the reader: node scripts.mjs FOLDER prints one JSON object, text by name.
// What only play needs comes in a file of its own; what both need lies in files that the first one loads.
import { relative, resolve } from "node:path";
import { build } from "esbuild";

const folder = resolve(process.argv[2]);
const pages = ["page/element.js", "play/playing.js"];
const alone = ["worker/worker.js", "site/terms.js", "site/before-theme.js"];
const joined = {
	absWorkingDir: folder,
	outdir: folder,
	bundle: true,
	format: "esm",
	minify: true,
	target: "es2022",
	write: false,
	logLevel: "error",
};
const results = await Promise.all([
	build({ ...joined, entryPoints: pages, splitting: true, chunkNames: "shared/[hash]" }),
	build({ ...joined, entryPoints: alone }),
]);
const files = results.flatMap(({ outputFiles }) => outputFiles);
const named = files.map(({ path, text }) => [relative(folder, path).replaceAll("\\", "/"), text]);
process.stdout.write(JSON.stringify(Object.fromEntries(named.sort())));
