/** Shows the words of a missing page in the language of its address, and lets the search look there. */
const sections = [...document.querySelectorAll("section[data-language]")];
const homes = sections.map((section) => new URL(".", new URL(section.dataset.home, location)).pathname);
const index = Math.max(
	homes.findIndex((home) => location.pathname.startsWith(home)),
	0,
);
sections.forEach((section, position) => {
	section.hidden = position !== index;
});
document.documentElement.lang = sections[index].lang;
const config = document.getElementById("__config");
config.textContent = JSON.stringify({ ...JSON.parse(config.textContent), base: homes[index] });
