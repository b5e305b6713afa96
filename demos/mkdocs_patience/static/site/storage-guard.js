// Runs before the theme: a damaged stored value, or a browser that denies storage, must not break search or colours.

(() => {
	/** A storage that forgets with the page. @returns {Storage} */
	function forgetful() {
		const kept = new Map();
		return {
			getItem: (key) => kept.get(String(key)) ?? null,
			setItem: (key, value) => void kept.set(String(key), String(value)),
			removeItem: (key) => void kept.delete(String(key)),
			clear: () => kept.clear(),
			key: (n) => [...kept.keys()][n] ?? null,
			get length() {
				return kept.size;
			},
		};
	}

	/** Drops the theme's own values, named `<path>.__<name>`, that are no JSON. */
	function mend(storage) {
		for (const key of Object.keys(storage).filter((name) => name.includes(".__"))) {
			try {
				JSON.parse(storage.getItem(key));
			} catch {
				storage.removeItem(key);
			}
		}
	}

	for (const name of ["localStorage", "sessionStorage"]) {
		try {
			mend(window[name]);
		} catch {
			Object.defineProperty(window, name, { configurable: true, value: forgetful() });
		}
	}
})();
