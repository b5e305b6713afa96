// Runs the engine's tests inside the stock Pyodide on Node: node pytest_in_pyodide.mjs CHECKOUT WHEELS TESTS
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [checkout, wheels, ...tests] = process.argv.slice(2);
const { HYPOTHESIS_PROFILE } = process.env;
const env = {
	HYPOTHESIS_PROFILE,
	HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis",
	PYTHONDONTWRITEBYTECODE: "1",
};
const python = await loadPyodide({ env });
for (const name of fs.readdirSync(wheels).filter((name) => name.endsWith(".whl")))
	python.unpackArchive(new Uint8Array(fs.readFileSync(path.join(wheels, name))), "wheel");
python.mountNodeFS("/checkout", checkout);
python.globals.set("tests", python.toPy(tests));
process.exitCode = python.runPython(`
	import os, sys, pytest
	sys.path[:0] = [os.getcwd(), "/checkout/engine"]  # the wheels were unpacked into the working directory
	os.chdir("/checkout")
	int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", *tests]))
`);
