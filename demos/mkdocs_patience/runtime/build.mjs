// Builds the browser bundle into an empty folder:
// node build.mjs VERSION FOLDER WHEELS TOOLS - the wheels to ship, and the wheels of pyodide-build to compile them with.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { writeManifest } from "./manifest.mjs";

process.env.TZ = "UTC"; // zip archives hold local times
const EARLIEST = "315532800"; // 1980-01-01, the first day a zip archive can name: the bundle depends on no clock
const STOCK = path.dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const HERE = fileURLToPath(new URL(".", import.meta.url));

const bytes = (file) => new Uint8Array(fs.readFileSync(file)); // Pyodide refuses Node's Buffer
const wheelsIn = (folder) =>
	fs
		.readdirSync(folder)
		.filter((name) => name.endsWith(".whl"))
		.sort()
		.map((name) => path.join(folder, name));

/** Plays every game and returns the names of the standard library's files that this took. */
function record(python, wheels) {
	for (const wheel of wheels) python.unpackArchive(bytes(wheel), "wheel");
	python.runPython(fs.readFileSync(path.join(HERE, "record.py"), "utf8"));
	return python.globals.get("played")().toJs();
}

/** Compiles the kept standard library and the wheels; `main` is pyodide-build's own py-compile. */
function compile(python, keep, wheels, tools, folder) {
	for (const tool of tools) python.unpackArchive(bytes(tool), "wheel");
	python.FS.mkdirTree("/bundle");
	for (const wheel of wheels) python.FS.writeFile(`/bundle/${path.basename(wheel)}`, bytes(wheel));
	python.runPython(fs.readFileSync(path.join(HERE, "compile.py"), "utf8"));
	python.globals.get("compile_bundle")(python.toPy(keep));
	for (const name of python.FS.readdir("/bundle").filter((name) => /\.(whl|zip)$/.test(name)))
		fs.writeFileSync(path.join(folder, name), python.FS.readFile(`/bundle/${name}`));
}

/** Copies the loader, the module and the WebAssembly; many servers know `.js` but not `.mjs`. */
function copyRuntime(folder) {
	for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
		fs.writeFileSync(path.join(folder, name.replace(".mjs", ".js")), bytes(path.join(STOCK, name)));
}

async function build(version, folder, wheels, tools) {
	const python = await loadPyodide({ args: ["-OO"], env: { SOURCE_DATE_EPOCH: EARLIEST, TZ: "UTC" } });
	compile(python, record(python, wheels), wheels, tools, folder);
	copyRuntime(folder);
	const { info } = JSON.parse(fs.readFileSync(path.join(STOCK, "pyodide-lock.json"), "utf8"));
	writeManifest(folder, version, info);
}

const [version, folder, wheels, tools] = process.argv.slice(2);
try {
	await build(version, folder, wheelsIn(wheels), wheelsIn(tools));
} catch (error) {
	console.error(String(error.message ?? error).slice(-2000)); // an uncaught one prints the whole 1.2 MB module
	process.exit(1);
}
