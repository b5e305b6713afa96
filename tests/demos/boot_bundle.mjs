// Boots a bundle's library and wheels under Node and prints the answer to a request for a deal.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const folder = process.argv[2];
const { entries } = JSON.parse(fs.readFileSync(path.join(folder, "manifest.json"), "utf8"));
const python = await loadPyodide({ stdLibURL: path.join(folder, entries.stdlib) });
for (const archive of entries.archives)
	python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(folder, archive))), "wheel");
const handle = python.runPython(`
	from patience.registry import Games
	from tabletop.protocol import Session
	Session({}, Games(lambda: {"windmill": "patience.games.windmill"})).handle
`);
const record = "game: windmill\ndeal: 4711\n";
const request = { v: 1, id: 1, do: "show", demo: "demo", lang: "en", record };
console.log(handle(JSON.stringify(request)));
