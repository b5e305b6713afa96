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

document.addEventListener("DOMContentLoaded", () => {
	const links = [...document.querySelectorAll("a[data-language]")];
	const find = (code) => links.find((link) => link.dataset.language.toLowerCase() === code.toLowerCase());
	const wanted = [chosen(), ...navigator.languages].filter(Boolean);
	const codes = wanted.flatMap((code) => [code, code.split("-")[0]]);
	const link = codes.map(find).find(Boolean) ?? links[0];
	location.replace(link.href + location.search + location.hash);
});
