// The page's side of the worker: starts it, shares it between the demos of a page, and notices when it is silent.

/** @typedef {{code: string, detail: string}} Failure */
/** @typedef {{v: 1, id: number, ok?: object, refused?: object, failed?: Failure, rest: Promise<object>}} Answer its rest took longer */
/** @typedef {{onProgress?: (loaded: number, total: number) => void}} Options */
/** @typedef {{ready: Promise<void>, ask: (message: object, onRestart?: () => void) => Promise<Answer>, close: () => void}} Connection */

const SILENCE = { boot: 30_000, play: 10_000 }; // milliseconds until a silent worker counts as dead

/** @type {Map<string, Host>} */
const hosts = new Map();

/** One worker and the questions that wait for it. A request holds the whole record, so it can be asked again. */
class Host {
	#waiting = new Map();
	#listeners = new Set();
	#booted = false;
	#lastId = 0;

	constructor(key, folder, language) {
		Object.assign(this, { key, language, script: new URL("worker/worker.js", folder) });
		this.ready = new Promise((resolve, reject) => {
			this.settle = { resolve, reject };
		});
		this.ready.catch(() => {}); // who asks is told through the answer as well
		this.#start();
	}

	#start() {
		this.#booted = false;
		this.worker = new Worker(this.script, { type: "module" });
		this.worker.onmessage = ({ data }) => this.#receive(data);
		this.worker.onerror = (event) => this.#crash(event);
		this.worker.postMessage({ v: 1, boot: { language: this.language } });
		this.#watch();
	}

	#receive(message) {
		if (message.boot) this.#progress(message.boot);
		else if (message.ready) this.#open();
		else if (message.id === undefined) return this.end(message.failed);
		else this.#answer(message);
		this.#watch();
	}

	#progress(boot) {
		this.boot = boot;
		for (const listener of this.#listeners) listener(boot.loaded, boot.total);
	}

	#open() {
		this.#booted = true;
		this.settle.resolve();
		for (const { message } of this.#waiting.values()) this.worker.postMessage(message);
	}

	/** The first message is the answer, also where the question was asked once more; the last one brings its rest. */
	#answer(message) {
		const question = this.#waiting.get(message.id);
		question?.answer({ ...message, rest: question.rest });
		if (message.more) return;
		question?.complete(message.rest);
		this.#waiting.delete(message.id);
	}

	#watch() {
		clearTimeout(this.timer);
		if (this.#booted && this.#waiting.size === 0) return;
		this.timer = setTimeout(() => this.#silent(), this.#booted ? SILENCE.play : SILENCE.boot);
	}

	#silent() {
		const failure = { code: "E_TIMEOUT", detail: "" };
		if (this.#booted) this.#restart(failure);
		else this.end(failure);
	}

	async #crash(event) {
		event.preventDefault();
		const failure = { code: "E_WORKER", detail: event.message ?? "" };
		if (this.#booted) this.#restart(failure);
		else this.end(event.message ? failure : await this.#cause());
	}

	/** A worker that cannot be loaded does not tell why. */
	async #cause() {
		const response = await fetch(this.script).catch(() => undefined);
		if (!response) return { code: "E_OFFLINE", detail: "worker.js" };
		return { code: response.ok ? "E_BLOCKED" : "E_FILE_HTTP", detail: `worker.js: ${response.status}` };
	}

	/** Asks everything once more in a new worker; what has silenced two workers gets the failure as its answer. */
	#restart(failure) {
		this.worker.terminate();
		for (const [id, question] of this.#waiting) {
			if (question.repeated) this.#answer({ v: 1, id, failed: failure });
			else question.onRestart();
			question.repeated = true;
		}
		this.#start();
	}

	/** @param {Failure} failure Nothing of it is kept: the next connect() loads afresh. */
	end(failure) {
		clearTimeout(this.timer);
		this.worker.terminate();
		this.ended = failure;
		if (hosts.get(this.key) === this) hosts.delete(this.key);
		this.settle.reject(Object.assign(new Error(failure.code), failure));
		for (const id of [...this.#waiting.keys()]) this.#answer({ v: 1, id, failed: failure });
	}

	ask(message, onRestart = () => {}) {
		const id = ++this.#lastId;
		if (this.ended) return Promise.resolve({ v: 1, id, failed: this.ended, rest: Promise.resolve() });
		const question = { message: { ...message, v: 1, id }, repeated: false, onRestart };
		question.rest = new Promise((complete) => Object.assign(question, { complete }));
		this.#waiting.set(id, question);
		if (this.#booted) this.worker.postMessage(question.message);
		if (this.#waiting.size === 1) this.#watch();
		return new Promise((answer) => Object.assign(question, { answer }));
	}

	join(listener) {
		this.#listeners.add(listener);
		if (this.boot) listener(this.boot.loaded, this.boot.total);
	}

	leave(listener) {
		if (this.#listeners.delete(listener) && this.#listeners.size === 0) this.end({ code: "E_CLOSED", detail: "" });
	}
}

/**
 * Joins the page's worker for a published folder and a language, and starts it if need be.
 * A failed load rejects `ready`; the error has `code` and `detail`. An answer that cannot come is `failed`.
 * @param {string} folder address of the published folder @param {string} language
 * @param {Options} [options] onProgress is told bytes, as they travel: how many are loaded, and of how many
 * @returns {Connection}
 */
export function connect(folder, language, { onProgress = () => {} } = {}) {
	const base = new URL(folder.replace(/\/*$/, "/"), document.baseURI).href;
	const key = `${language} ${base}`;
	if (!hosts.has(key)) hosts.set(key, new Host(key, base, language));
	const host = hosts.get(key);
	const listener = (loaded, total) => onProgress(loaded, total);
	host.join(listener);
	return { ready: host.ready, ask: (...asked) => host.ask(...asked), close: () => host.leave(listener) };
}
