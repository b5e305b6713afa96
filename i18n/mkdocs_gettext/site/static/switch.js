/** The language menu: stays on the page with its query and its anchor, and remembers the choice. */
const KEY = "mkdocs-gettext-language";

document.addEventListener("click", (event) => {
	const link = event.target instanceof Element && event.target.closest("a[data-language]");
	if (!link) return;
	try {
		localStorage.setItem(KEY, link.dataset.language);
	} catch {
		// storage is denied: the choice holds for this page only
	}
	const target = new URL(link.href);
	target.search = location.search;
	target.hash = location.hash;
	link.href = target.href;
});
