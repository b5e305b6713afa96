// The words of buttons and notices in the page's language.

const words = JSON.parse(document.getElementById("patience-labels")?.textContent ?? "{}");

/** A word or sentence. @param {string} name @param {Record<string, unknown>} [fields] */
export function label(name, fields = {}) {
	return (words[name] ?? name).replace(/\{(\w+)\}/g, (whole, field) => fields[field] ?? whole);
}

/** @param {string} name @returns {boolean} whether there is such a word */
export function isLabel(name) {
	return Object.hasOwn(words, name);
}
