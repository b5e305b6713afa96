// Runs Python for the page: loads it with every file checked, then answers one request after the other.

import { Journey } from "./travel.js";

/** @typedef {import("./travel.js").Size} Size */
/** @typedef {{loader: string, module: string, wasm: string, stdlib: string, archives: string[]}} Entries */
/** @typedef {{entries: Entries, lock: object, games: Record<string, string>, files: Record<string, Size>}} Manifest */

const at = (name) => new URL(`../${name}`, import.meta.url).href;
const family = (name) => (name.endsWith(".wasm") ? "E_WASM" : "E_FILE");
const fault = (code, detail) => Object.assign(new Error(detail), { code });

async function open(name) {
	const response = await fetch(at(name)).catch((error) => {
		throw fault("E_OFFLINE", `${name}: ${error.message}`);
	});
	if (!response.ok) throw fault(`${family(name)}_HTTP`, `${name}: ${response.status}`);
	return response;
}

/** @returns {Promise<[Manifest, Headers]>} */
async function readManifest() {
	const response = await open("manifest.json");
	const manifest = await response.json().catch((error) => {
		throw fault("E_FILE_SIZE", `manifest.json: ${error.message}`);
	});
	return [manifest, response.headers];
}

/** Browsers offer crypto.subtle on https and localhost only; elsewhere the length has to do. */
async function verify(content, name, sha256) {
	const digest = await crypto.subtle?.digest("SHA-256", content);
	if (!digest) return;
	const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
	if (hex !== sha256) throw fault(`${family(name)}_HASH`, name);
}

/** Reads a file of known size; a connection that drops and a file that is cut end alike. */
async function download(name, { bytes, sha256 }, journey, opened = open(name)) {
	const transform = (chunk, controller) => {
		journey?.arrives(name, chunk.length);
		controller.enqueue(chunk);
	};
	const response = await opened;
	journey?.begins(name, response.headers);
	const body = response.body.pipeThrough(new TransformStream({ transform }));
	const content = new Uint8Array(await new Response(body).arrayBuffer().catch(() => new ArrayBuffer()));
	if (content.length !== bytes) throw fault(`${family(name)}_SIZE`, `${name}: ${content.length} of ${bytes} bytes`);
	await verify(content, name, sha256);
	return content;
}

/** Imports a script; when that fails, fetches it to name the fault, as an import does not tell. */
async function load(name, size, journey) {
	const module = await import(at(name)).catch(async (error) => {
		await download(name, size);
		throw fault("E_FILE_INIT", `${name}: ${error.message}`);
	});
	journey.arrives(name, size.bytes);
	return module;
}

/** Pyodide never settles when WebAssembly fails; it only warns, and its next warning is the cause. */
function wasmFailure() {
	return new Promise((_, reject) => {
		const { warn } = console;
		let failed = false;
		console.warn = (...words) => {
			if (failed) reject(fault("E_WASM_INIT", String(words[0])));
			failed ||= words[0] === "wasm instantiation failed!";
			warn.apply(console, words);
		};
	});
}

/** Sets the type that Pyodide needs and a host may not send; browsers keep compiled code for an untouched one only. */
function typed(response) {
	const headers = { "Content-Type": "application/wasm" };
	if (response.headers.get("Content-Type") === headers["Content-Type"]) return response;
	return new Response(response.body, { headers });
}

/** Downloads the files, and lets Pyodide read the same bytes as they come. */
async function serve({ entries, files }, names, journey) {
	const wasm = open(entries.wasm).then((response) => [response.clone(), typed(response)]);
	const copies = { [entries.wasm]: wasm.then(([copy]) => copy) };
	const contents = names.map((name) => download(name, files[name], journey, copies[name]));
	const library = contents[names.indexOf(entries.stdlib)];
	const responses = new Map([
		[at(entries.wasm), wasm.then(([, response]) => response)],
		[at(entries.stdlib), library.then((content) => new Response(content))],
	]);
	for (const response of responses.values()) response.catch(() => {}); // its download tells the fault
	const { fetch } = self;
	self.fetch = (address, options) => responses.get(String(address)) ?? fetch(address, options);
	return new Map((await Promise.all(contents)).map((content, number) => [names[number], content]));
}

/** Loads the interpreter and the files that it shall find; whichever fails first, a bad file is named as the cause. */
async function loadPython(manifest, names, headers) {
	const { entries, files, lock } = manifest;
	const scripts = [entries.loader, entries.module];
	const sizes = Object.fromEntries([...scripts, ...names].map((name) => [name, files[name]]));
	const journey = new Journey(sizes, headers, (loaded, total) => self.postMessage({ v: 1, boot: { loaded, total } }));
	const serving = serve(manifest, names, journey);
	const addresses = { indexURL: at("./"), packageBaseUrl: at("./"), stdLibURL: at(entries.stdlib) };
	const loading = Promise.all(scripts.map((name) => load(name, files[name], journey))).then(([loader, module]) =>
		loader.loadPyodide({ ...addresses, lockFileContents: lock, createPyodideModule: module.default }),
	);
	const failure = wasmFailure().catch((cause) => serving.then(() => Promise.reject(cause)));
	return Promise.race([Promise.all([loading, serving]), failure]);
}

/** Starts Python and returns its Session, whose `handle` speaks JSON text both ways. */
async function boot(language) {
	if (typeof WebAssembly !== "object") throw fault("E_NO_WASM", "This browser has no WebAssembly.");
	const [manifest, headers] = await readManifest();
	const catalog = `demo.${language}.mo`;
	const { wasm, stdlib, archives } = manifest.entries;
	const names = [wasm, stdlib, ...archives, catalog].filter((name) => manifest.files[name]);
	const [python, contents] = await loadPython(manifest, names, headers);
	for (const name of archives) python.unpackArchive(contents.get(name), "wheel");
	const sessionIn = python.runPython(`
		from patience.registry import Games
		from tabletop.protocol import Session
		def session_in(language, catalog, games):
			packages = games.to_py()
			return Session({language: catalog.to_bytes()} if catalog else {}, Games(lambda: packages))
		session_in
	`);
	return sessionIn(language, contents.get(catalog), manifest.games);
}

let session;
const report = ({ code, message }) => ({ code: code ?? "E_PYTHON", detail: String(message).slice(-2000) });

self.onmessage = async ({ data }) => {
	try {
		if (data.boot) session = await boot(data.boot.language);
		self.postMessage(data.boot ? { v: 1, ready: true } : JSON.parse(session.handle(JSON.stringify(data))));
		const rest = session.rest(); // what takes longer comes by itself
		if (rest) self.postMessage(JSON.parse(rest));
	} catch (error) {
		self.postMessage({ v: 1, ...(data.boot ? {} : { id: data.id }), failed: report(error) });
	}
};
