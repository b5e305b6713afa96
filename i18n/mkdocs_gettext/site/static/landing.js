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
 * The link of a language: of `de-AT` itself, else of `de`, else of another kind of `de`.
 * @param {HTMLAnchorElement[]} links
 * @param {string} code
 */
function find(links, code) {
	const [base] = code.toLowerCase().split("-");
	const offered = links.map((link) => link.dataset.language.toLowerCase());
	const found = [code.toLowerCase(), base].map((wanted) => offered.indexOf(wanted)).find((place) => place >= 0);
	return links[found ?? offered.findIndex((language) => language.startsWith(`${base}-`))];
}

document.addEventListener("DOMContentLoaded", () => {
	const links = [...document.querySelectorAll("a[data-language]")];
	const wanted = [chosen(), ...navigator.languages].filter(Boolean);
	const link = wanted.map((code) => find(links, code)).find(Boolean) ?? links[0];
	location.replace(link.href + location.search + location.hash);
});
