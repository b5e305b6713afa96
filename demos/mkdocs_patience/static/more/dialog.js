// Dialogs of a demo: what is not needed at every move.

import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";

/**
 * Opens a dialog in the place of another one; the focus is on its title, so that it is read from the top, no keyboard comes
 * up and Enter does nothing yet. @param {HTMLElement} demo @param {string} name of its title @param {Node[]} parts
 */
export function open(demo, name, ...parts) {
	demo.querySelector("dialog")?.close();
	const title = create("h2", { id: `${demo.id}-dialog`, textContent: label(name), tabIndex: -1, autofocus: true });
	const dialog = create("dialog", { className: "patience-dialog" }, title, ...parts);
	dialog.setAttribute("aria-labelledby", title.id);
	dialog.append(button("close", () => dialog.close()));
	dialog.addEventListener("close", () => dialog.remove());
	demo.append(dialog);
	dialog.showModal();
	return dialog;
}

/** A button that leaves the dialog and does something. */
export const leave = (demo, name, act) =>
	button(name, () => {
		demo.querySelector("dialog")?.close();
		act();
	});
