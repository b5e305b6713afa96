/** Leads from `/` to the language chosen before, else to the first one that the browser asks for. */
const KEY = "mkdocs-gettext-language";

/** @returns {string | null} */
function chosen() {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null; // storage is denied: the browser's languages decide
	}
}

/**
 * The language and the script in which it is usually written: `zh-TW` is `zh-Hant`.
 * @param {string} code
 */
function written(code) {
	try {
		const { language, script } = new Intl.Locale(code).maximize();
		return `${language}-${script}`;
	} catch {
		return code; // no such tag, or an old browser
	}
}

/**
 * The link of a language: of `de-AT` itself, else of `de`, else of another kind of `de`, best in the same script.
 * @param {HTMLAnchorElement[]} links
 * @param {string} code
 */
function find(links, code) {
	const base = (language) => language.toLowerCase().split("-")[0];
	const ways = [
		(language) => language.toLowerCase() === code.toLowerCase(),
		(language) => base(code) === language.toLowerCase() && written(code) === written(language),
		(language) => base(code) === base(language) && written(code) === written(language),
		(language) => base(code) === base(language),
	];
	return ways.map((fits) => links.find((link) => fits(link.dataset.language))).find(Boolean);
}

document.addEventListener("DOMContentLoaded", () => {
	const links = [...document.querySelectorAll("a[data-language]")];
	const wanted = [chosen(), ...navigator.languages].filter(Boolean);
	const link = wanted.map((code) => find(links, code)).find(Boolean) ?? links[0];
	location.replace(link.href + location.search + location.hash);
});
