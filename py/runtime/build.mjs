// Makes what the site ships of Python: the engine installed by micropip and Python's own modules, both
// compiled by Pyodide's own Python into plain zips; Pyodide's files beside them; build/engine.json names all.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { version } from "pyodide";
import { ROOT, installWheels, readBytes, run, startPython } from "./pyodide.mjs";

const PUBLIC = `${ROOT}build/public`;
const PYODIDE = `pyodide-${version}`;
const SHIPPED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"];

/** Zips of Python's own modules and of all that micropip installs for the engine, and what that says is in the box. */
async function packPython() {
  const python = await startPython();
  const wheels = readdirSync(`${ROOT}build/wheel`).map((file) => `${ROOT}build/wheel/${file}`);
  python.runPython("import site, os; before = set(os.listdir(site.getsitepackages()[0]))");
  await installWheels(python, wheels);
  python.FS.writeFile("/pack.py", readBytes(`${ROOT}py/runtime/pack.py`));
  python.runPython("import sys; sys.path.insert(0, '/'); import pack");
  python.runPython("pack.pack(site.getsitepackages()[0], before, '/engine.zip'); pack.pack_library('/library.zip')");
  const box = python.pyimport("chocobox.bridge").handle('{"id":0,"op":"games"}');
  const [engine, library] = ["/engine.zip", "/library.zip"].map((file) => python.FS.readFile(file));
  return { engine, library, games: JSON.parse(box).games };
}

/** Copies Pyodide's files as they are, under a folder that names their version. */
function copyPyodide() {
  mkdirSync(`${PUBLIC}/${PYODIDE}`, { recursive: true });
  for (const file of SHIPPED) copyFileSync(`${ROOT}node_modules/pyodide/${file}`, `${PUBLIC}/${PYODIDE}/${file}`);
}

/** @param {string[]} files */
const sizeOf = (files) => files.reduce((sum, file) => sum + statSync(`${PUBLIC}/${file}`).size, 0);

/** Writes a zip under a name that holds its version. @param {string} name @param {Uint8Array} zip */
function ship(name, zip) {
  const file = `${name}-${createHash("sha256").update(zip).digest("hex").slice(0, 8)}.zip`;
  writeFileSync(`${PUBLIC}/${file}`, zip);
  return file;
}

/**
 * What the page must know: the names, and how many bytes the service worker keeps and Pyodide fetches of them
 * (it imports its scripts, which nobody can count).
 * @param {Awaited<ReturnType<typeof packPython>>} made
 */
function describe(made) {
  const [engine, library] = [ship("engine", made.engine), ship("library", made.library)];
  const files = [...SHIPPED.map((file) => `${PYODIDE}/${file}`), engine, library];
  const fetched = sizeOf(files.filter((file) => !file.endsWith(".mjs")));
  return { pyodide: `${PYODIDE}/`, engine, library, kept: sizeOf(files), fetched, games: made.games };
}

await run(async () => {
  rmSync(PUBLIC, { recursive: true, force: true });
  copyPyodide();
  const made = describe(await packPython());
  writeFileSync(`${ROOT}build/engine.json`, `${JSON.stringify(made, null, 2)}\n`);
});
