import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";

/** What the worker loads, and as what; archives, to be unpacked, by their suffix. */
const ENTRIES = {
	loader: "pyodide.js",
	module: "pyodide.asm.js",
	wasm: "pyodide.asm.wasm",
	stdlib: "python_stdlib.zip",
};

const QUICK = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }; // as hosts compress while they send

function measure(file) {
	const content = fs.readFileSync(file);
	return {
		bytes: content.length,
		gzip: zlib.gzipSync(content, { level: 6 }).length,
		br: zlib.brotliCompressSync(content, QUICK).length,
		sha256: createHash("sha256").update(content).digest("hex"),
	};
}

/**
 * Writes manifest.json: each file of the folder with its size, as it is and as it travels, and hash, and what the worker loads as what.
 * @param {string} folder
 * @param {string} version
 * @param {object} info what Pyodide's own lock file says of the interpreter
 */
export function writeManifest(folder, version, info) {
	const names = fs.readdirSync(folder).sort();
	const files = Object.fromEntries(names.map((name) => [name, measure(path.join(folder, name))]));
	const archives = names.filter((name) => name.endsWith(".whl"));
	const manifest = { version, entries: { ...ENTRIES, archives }, lock: { info, packages: {} }, files };
	fs.writeFileSync(path.join(folder, "manifest.json"), `${JSON.stringify(manifest, null, "\t")}\n`);
}
