// Runs Python for the page: loads it with every file checked, then answers one request after the other.

/** @typedef {{bytes: number, sha256: string}} Size */
/** @typedef {{loader: string, module: string, wasm: string, stdlib: string, wheels: string[]}} Entries */
/** @typedef {{entries: Entries, lock: object, files: Record<string, Size>}} Manifest */

const at = (name) => new URL(name, import.meta.url).href;
const family = (name) => (name.endsWith(".wasm") ? "E_WASM" : "E_FILE");

class Fault extends Error {
	constructor(code, detail) {
		super(detail);
		this.code = code;
	}
}

async function open(name) {
	const response = await fetch(at(name)).catch((error) => {
		throw new Fault("E_OFFLINE", `${name}: ${error.message}`);
	});
	if (!response.ok) throw new Fault(`${family(name)}_HTTP`, `${name}: ${response.status}`);
	return response;
}

/** @returns {Promise<Manifest>} */
async function readManifest() {
	const response = await open("manifest.json");
	return response.json().catch((error) => {
		throw new Fault("E_FILE_SIZE", `manifest.json: ${error.message}`);
	});
}

/** Reads a whole body of known size; a connection that drops and a file that is cut end alike. */
async function read(response, name, size, onBytes) {
	const content = new Uint8Array(size);
	const reader = response.body.getReader();
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read().catch(() => ({ done: true }));
		if (!done && length + value.length <= size) content.set(value, length);
		if (!done) length += value.length;
		if (done || length > size) break;
		onBytes(value.length);
	}
	if (length !== size) throw new Fault(`${family(name)}_SIZE`, `${name}: ${length} of ${size} bytes`);
	return content;
}

/** Browsers offer crypto.subtle on https and localhost only; elsewhere the length has to do. */
async function verify(content, name, sha256) {
	const digest = await crypto.subtle?.digest("SHA-256", content);
	if (!digest) return;
	const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
	if (hex !== sha256) throw new Fault(`${family(name)}_HASH`, name);
}

async function download(name, { bytes, sha256 }, onBytes) {
	const content = await read(await open(name), name, bytes, onBytes);
	await verify(content, name, sha256);
	return content;
}

/** Imports a script; when that fails, fetches it to name the fault, as an import does not tell. */
async function load(name, size, onBytes) {
	const module = await import(at(name)).catch(async (error) => {
		await download(name, size, () => {});
		throw new Fault("E_FILE_INIT", `${name}: ${error.message}`);
	});
	onBytes(size.bytes);
	return module;
}

/** Pyodide never settles when WebAssembly fails; it only warns, and its next warning is the cause. */
function wasmFailure() {
	return new Promise((_, reject) => {
		const { warn } = console;
		let failed = false;
		console.warn = (...words) => {
			if (failed) reject(new Fault("E_WASM_INIT", String(words[0])));
			failed ||= words[0] === "wasm instantiation failed!";
			warn.apply(console, words);
		};
	});
}

/** Hands Pyodide the files that are here already, with the MIME type that it needs and a host may not send. */
function serve(contents) {
	const { fetch } = self;
	const types = { wasm: "application/wasm" };
	self.fetch = (address, options) => {
		const name = String(address).split("/").pop();
		if (!contents.has(name)) return fetch(address, options);
		const type = types[name.split(".").pop()] ?? "application/octet-stream";
		return Promise.resolve(new Response(contents.get(name), { headers: { "Content-Type": type } }));
	};
}

/** Starts the interpreter and returns its Session, which speaks JSON text both ways. */
async function start({ entries, lock }, loader, module, contents, language) {
	serve(contents);
	const options = { indexURL: at("./"), packageBaseUrl: at("./"), stdLibURL: at(entries.stdlib) };
	const loading = loader.loadPyodide({
		...options,
		lockFileContents: lock,
		createPyodideModule: module.default,
	});
	const python = await Promise.race([loading, wasmFailure()]);
	for (const wheel of entries.wheels) python.unpackArchive(contents.get(wheel), "wheel");
	const session = python.runPython(`
		from tabletop.protocol import Session
		lambda language, catalog: Session({language: catalog.to_bytes()} if catalog else {})
	`);
	return session(language, contents.get(`demo.${language}.mo`));
}

async function boot(language) {
	if (typeof WebAssembly !== "object") throw new Fault("E_NO_WASM", "This browser has no WebAssembly.");
	const manifest = await readManifest();
	const { entries, files } = manifest;
	const names = [entries.wasm, entries.stdlib, ...entries.wheels, `demo.${language}.mo`].filter((n) => files[n]);
	const scripts = [entries.loader, entries.module];
	const total = [...scripts, ...names].reduce((sum, name) => sum + files[name].bytes, 0);
	let loaded = 0;
	const onBytes = (bytes) => {
		loaded += bytes;
		self.postMessage({ v: 1, boot: { loaded, total } });
	};
	const modules = Promise.all(scripts.map((name) => load(name, files[name], onBytes)));
	const bodies = Promise.all(names.map(async (name) => [name, await download(name, files[name], onBytes)]));
	const [[loader, module], contents] = await Promise.all([modules, bodies]);
	return start(manifest, loader, module, new Map(contents), language);
}

let session;
const report = (error) => ({
	code: error.code ?? "E_PYTHON",
	detail: String(error.message ?? "").slice(-2000),
});

self.onmessage = async ({ data }) => {
	try {
		if (data.boot) session = await boot(data.boot.language);
		self.postMessage(data.boot ? { v: 1, ready: true } : JSON.parse(session.handle(JSON.stringify(data))));
	} catch (error) {
		self.postMessage({ v: 1, ...(data.boot ? {} : { id: data.id }), failed: report(error) });
	}
};
