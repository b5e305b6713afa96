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
		if (value === undefined) this.#put(`${name}.bak`, text);
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
		return this.#put(name, JSON.stringify(value));
	}

	#put(name, text) {
		try {
			localStorage.setItem(this.prefix + name, text);
			return true;
		} catch {
			return false;
		}
	}

	/** @param {string} start of the names to forget */
	forget(start) {
		try {
			for (const key of Object.keys(localStorage))
				if (key.startsWith(this.prefix + start)) localStorage.removeItem(key);
		} catch {
			// what cannot be read is not there
		}
	}

	/** Tells of changes that other tabs make. @param {(name: string) => void} changed @param {AbortSignal} signal */
	watch(changed, signal) {
		const tell = ({ key }) => {
			if (key?.startsWith(this.prefix)) changed(key.slice(this.prefix.length));
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
