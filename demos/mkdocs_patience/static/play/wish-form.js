// The form in which the reader makes her wishes.

import { create, label } from "../page/pieces.js";
import { applySettings, CHOICES, readSettings } from "../page/wishes.js";

/** A form with one field for each wish. @param {(wishes: Record<string, string>) => void} changed */
export function settingsForm(store, changed) {
	const wishes = readSettings(store);
	const fields = Object.entries(CHOICES).map(([name, choices]) => {
		const field = create("select", { name });
		for (const value of choices) field.append(new Option(label(`${name}_${value}`), value));
		field.value = wishes[name];
		field.addEventListener("change", () => {
			wishes[name] = field.value;
			store.write("settings", wishes);
			applySettings(wishes);
			changed(wishes);
		});
		return create("label", { className: "patience-field" }, label(`set_${name}`), " ", field);
	});
	return create("form", {}, ...fields);
}
