/** Puts the page for a missing one into the language of its address, before the script of the theme looks at it. */

/** @param {string} path */
function plain(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path; // no UTF-8: such an address begins like no language
	}
}

const script = document.currentScript;
const offered = [...document.querySelectorAll("template[data-root]")];
const begins = (root) => plain(location.pathname).startsWith(plain(new URL(root, location).pathname));
const found = offered.find((one) => begins(one.dataset.root)) ?? offered[0];
for (const node of [...document.body.childNodes]) {
	if (node !== script) node.remove();
}
document.body.prepend(found.content);
document.title = found.title;
document.documentElement.lang = found.lang;
for (const element of [document.documentElement, document.body]) element.dir = found.dir;
