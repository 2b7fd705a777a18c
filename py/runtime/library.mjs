// Which of Python's own modules the site needs: those that are imported when the whole box is
// played.
// `node py/runtime/library.mjs` writes them into library.txt, from which the build cuts the
// library.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ENGINE, ROOT, readBytes, run, SHIPPED, SLIM, startSlim, WHOLE } from "./pyodide.mjs";
import { rehearse } from "./rehearsal.mjs";

export const LIST = `${ROOT}py/runtime/library.txt`;

const IMPORTED = `
import sys, zipimport
[name for name, module in sys.modules.items()
 if isinstance(getattr(module.__spec__, "loader", None), zipimport.zipimporter)
 and module.__spec__.loader.archive.startswith("/lib/")]
`;

/** @returns {typeof import("../../build/engine.json")} */
export const built = () => JSON.parse(readFileSync(`${ROOT}build/engine.json`, "utf8"));

export const listed = () => readFileSync(LIST, "utf8").split("\n").filter(Boolean);

/**
 * The engine started as the page's worker starts it, from this library; also one that a snapshot is made of.
 * All of Python's own modules go with the whole Pyodide, those that are shipped with the shipped one.
 * @param {string} library the path of a zip
 * @param {string} [entry] the module that answers
 */
export async function startEngine(library, entry = "chocobox.bridge") {
  const python = await startSlim({
    indexURL: library === WHOLE ? SLIM : SHIPPED,
    stdLibURL: library,
    lockFileContents: built().lock,
    args: ["-S"],
    _makeSnapshot: true,
  });
  python.FS.writeFile("/engine.zip", readBytes(ENGINE));
  python.runPython("import sys; sys.path.insert(0, '/engine.zip'); import baked");
  const { handle } = python.pyimport(entry);
  return { python, handle: /** @type {(text: string) => string} */ (handle) };
}

/**
 * Plays everything, makes a snapshot and lets Python's own faults out.
 * @param {string} library
 * @returns {Promise<{said: string[], modules: string[]}>} what the engine said, and the modules of the library it took
 */
export async function playAll(library) {
  const { python, handle } = await startEngine(library);
  const said = rehearse(handle);
  python.makeMemorySnapshot();
  for (const fault of ["1 / 0", "nothing", "import nothing", "b'\\xff'.decode()"])
    said.push(faultOf(python, fault).split("\n").at(-2) ?? "");
  return { said, modules: python.runPython(IMPORTED).toJs().sort() };
}

/** What Python says about it, or nothing. @param {import("pyodide").PyodideAPI} python @param {string} code */
export function faultOf(python, code) {
  try {
    python.runPython(code);
  } catch (error) {
    if (error instanceof python.ffi.PythonError) return error.message;
    throw error;
  }
  return "";
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await run(async () => writeFileSync(LIST, `${(await playAll(WHOLE)).modules.join("\n")}\n`));
}
