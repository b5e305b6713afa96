// The theme's own one-letter keys lead to other pages; a reader who plays, or means the demo, must not be led away.

window.addEventListener(
	"keydown",
	(event) => {
		const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
		const modified = event.ctrlKey || event.metaKey || event.altKey;
		if (!typing && !modified && "npNP.,".includes(event.key)) event.stopImmediatePropagation();
	},
	true,
);
