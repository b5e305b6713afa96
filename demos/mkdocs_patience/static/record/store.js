// What this device keeps: small values under keys that begin with the site's path, as one host may serve many sites.

/** A part of localStorage; where there is none, or it is full, nothing is kept and nothing breaks. */
export class Store {
	/** @param {string} folder address of the published folder, three levels below the site's root */
	constructor(folder) {
		this.prefix = `patience:${new URL("../../../", new URL(folder, document.baseURI)).pathname}:`;
	}

	/**
	 * Reads a value; one that is damaged is put aside.
	 * @template T @param {string} name @param {(value: unknown) => T | undefined} check gives the value that it understands
	 * @returns {{value?: T, damaged: boolean}}
	 */
	read(name, check) {
		const text = this.text(name);
		if (text === null) return { damaged: false };
		const value = understood(text, check);
		if (value === undefined && this.put(`${name}.bak`, text)) this.forget(name, true);
		return { value, damaged: value === undefined };
	}

	/** @param {string} name @returns {string | null} */
	text(name) {
		try {
			return localStorage.getItem(this.prefix + name);
		} catch {
			return null;
		}
	}

	/** @param {string} name @param {unknown} value @returns {boolean} whether it is kept */
	write(name, value) {
		return this.put(name, JSON.stringify(value));
	}

	/** @param {string} name @param {string} text @returns {boolean} whether it is kept */
	put(name, text) {
		try {
			localStorage.setItem(this.prefix + name, text);
			return true;
		} catch {
			return false;
		}
	}

	/** @param {string} start @returns {string[]} the names that begin so */
	names(start) {
		try {
			const keys = Object.keys(localStorage).filter((key) => key.startsWith(this.prefix + start));
			return keys.map((key) => key.slice(this.prefix.length));
		} catch {
			return []; // what cannot be read is not there
		}
	}

	/** @param {string} start of the names to forget @param {boolean} alone if it is the whole name */
	forget(start, alone = false) {
		for (const name of alone ? [start] : this.names(start)) {
			try {
				localStorage.removeItem(this.prefix + name);
			} catch {
				return;
			}
		}
	}

	/** Tells of what other tabs write. @param {(name: string) => void} written @param {AbortSignal} signal */
	watch(written, signal) {
		const tell = ({ key, newValue }) => {
			if (newValue !== null && key?.startsWith(this.prefix)) written(key.slice(this.prefix.length));
		};
		window.addEventListener("storage", tell, { signal });
	}
}

function understood(text, check) {
	try {
		return check(JSON.parse(text));
	} catch {
		return undefined;
	}
}
