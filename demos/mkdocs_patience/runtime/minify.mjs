// Shortens scripts for the way to the reader: node minify.mjs FOLDER prints one JSON object, text by name.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "terser";

const [folder] = process.argv.slice(2);
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js")).sort();
const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
const short = await Promise.all(texts.map((text) => minify(text, { module: true, ecma: 2022 })));
process.stdout.write(JSON.stringify(Object.fromEntries(names.map((name, place) => [name, short[place].code]))));
