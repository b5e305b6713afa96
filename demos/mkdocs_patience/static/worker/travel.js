// Counts what travels to the reader: hosts that compress send less than the files hold.

/** @typedef {{bytes: number, sha256: string, gzip?: number, br?: number}} Size what a file holds, and takes compressed */

/** How much a host sends of a file: as it tells, or else as was measured when the file was made. */
function travelling(size, headers) {
	const encoding = headers.get("Content-Encoding");
	return Number(headers.get("Content-Length")) || (encoding && (size[encoding] ?? size.gzip)) || size.bytes;
}

/** Files on their way. */
export class Journey {
	#files = new Map();

	/**
	 * @param {Record<string, Size>} sizes by name @param {Headers} headers of another file of the host: what to expect
	 * @param {(loaded: number, total: number) => void} tell
	 */
	constructor(sizes, headers, tell) {
		this.tell = tell;
		const expected = new Headers(headers);
		expected.delete("Content-Length");
		for (const [name, size] of Object.entries(sizes))
			this.#files.set(name, { size, travels: travelling(size, expected), held: 0 });
	}

	/** A file begins to arrive. @param {string} name @param {Headers} headers */
	begins(name, headers) {
		const file = this.#files.get(name);
		file.travels = travelling(file.size, headers);
	}

	/** A part of a file is here. @param {string} name @param {number} bytes of the file, unpacked */
	arrives(name, bytes) {
		this.#files.get(name).held += bytes;
		let [loaded, total] = [0, 0];
		for (const { size, travels, held } of this.#files.values()) {
			total += travels;
			loaded += (travels * held) / size.bytes;
		}
		this.tell(Math.round(loaded), Math.round(total));
	}
}
