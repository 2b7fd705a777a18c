// Makes what the site ships of Python: the engine installed by micropip, compiled by Pyodide's own
// Python and packed into one plain zip; Pyodide's files beside it; build/engine.json names both.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { version } from "pyodide";
import { ROOT, installWheels, readBytes, run, startPython } from "./pyodide.mjs";

const PUBLIC = `${ROOT}build/public`;
const PYODIDE = `pyodide-${version}`;
const SHIPPED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

/** A zip of all that micropip installs for the engine, and what that engine says is in the box. */
async function packEngine() {
  const python = await startPython();
  const wheels = readdirSync(`${ROOT}build/wheel`).map((file) => `${ROOT}build/wheel/${file}`);
  python.runPython("import site, os; before = set(os.listdir(site.getsitepackages()[0]))");
  await installWheels(python, wheels);
  python.FS.writeFile("/pack.py", readBytes(`${ROOT}py/runtime/pack.py`));
  python.runPython("import sys; sys.path.insert(0, '/'); import pack");
  python.runPython("pack.pack(site.getsitepackages()[0], before, '/engine.zip')");
  const box = python.pyimport("chocobox.bridge").handle('{"id":0,"op":"games"}');
  return { zip: python.FS.readFile("/engine.zip"), games: JSON.parse(box).games };
}

/** Copies Pyodide's files as they are, under a folder that names their version. */
function copyPyodide() {
  mkdirSync(`${PUBLIC}/${PYODIDE}`, { recursive: true });
  for (const file of SHIPPED) copyFileSync(`${ROOT}node_modules/pyodide/${file}`, `${PUBLIC}/${PYODIDE}/${file}`);
}

/** @param {string[]} files */
const sizeOf = (files) => files.reduce((sum, file) => sum + statSync(`${PUBLIC}/${file}`).size, 0);

/**
 * What the page must know: the names, and how many bytes the service worker keeps and Pyodide fetches of them
 * (it imports its scripts, which nobody can count).
 * @param {{zip: Uint8Array, games: object[]}} made
 */
function describe({ zip, games }) {
  const engine = `engine-${createHash("sha256").update(zip).digest("hex").slice(0, 8)}.zip`;
  writeFileSync(`${PUBLIC}/${engine}`, zip);
  const files = [...SHIPPED.map((file) => `${PYODIDE}/${file}`), engine];
  const fetched = sizeOf(files.filter((file) => !file.endsWith(".mjs")));
  return { pyodide: `${PYODIDE}/`, engine, kept: sizeOf(files), fetched, games };
}

await run(async () => {
  rmSync(PUBLIC, { recursive: true, force: true });
  copyPyodide();
  const made = describe(await packEngine());
  writeFileSync(`${ROOT}build/engine.json`, `${JSON.stringify(made, null, 2)}\n`);
});
