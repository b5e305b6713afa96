// The form in which the reader makes her wishes.

import { label } from "../page/labels.js";
import { create } from "../page/pieces.js";
import { applyWishes, CHOICES, readWishes } from "../page/wishes.js";

/** A form with one field for each wish. @param {(name: string) => void} changed */
export function settingsForm(store, changed) {
	const wishes = readWishes(store);
	const fields = Object.entries(CHOICES).map(([name, choices]) => {
		const field = create("select", { name });
		for (const value of choices) field.append(new Option(label(`${name}_${value}`), value));
		field.value = wishes[name];
		field.addEventListener("change", () => {
			wishes[name] = field.value;
			store.write("settings", wishes);
			applyWishes(wishes);
			changed(name);
		});
		return create("label", { className: "patience-field" }, label(`set_${name}`), " ", field);
	});
	return create("form", {}, ...fields);
}
