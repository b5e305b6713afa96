// Pyodide as its documentation shows it: the files that npm brings, and our wheels as they are built.
import { loadPyodide } from "./pyodide.mjs";

const python = await loadPyodide();
for (const wheel of new URL(import.meta.url).searchParams.getAll("wheel")) {
	const response = await fetch(new URL(wheel, import.meta.url));
	python.unpackArchive(await response.arrayBuffer(), "wheel");
}
const handle = python.runPython(`
	from patience.registry import Games
	from tabletop.protocol import Session
	Session({}, Games(lambda: {"windmill": "patience.games.windmill"})).handle
`);
self.onmessage = ({ data }) => self.postMessage(JSON.parse(handle(JSON.stringify(data))));
self.postMessage({ ready: true });
