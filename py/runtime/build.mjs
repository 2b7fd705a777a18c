// Makes what the site ships of Python: the engine installed by micropip and those of Python's own
// modules that it
// needs, compiled by Pyodide's own Python into plain zips; Pyodide's files beside them;
// build/engine.json names all. build/pages.json has the pages that are told now.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { version } from "pyodide";
import { boxForPages } from "./licences.mjs";
import {
  ENGINE,
  FILES,
  hashOf,
  installWheels,
  LIBRARY,
  NEEDS,
  pinnedWheel,
  ROOT,
  readBytes,
  run,
  SHIPPED,
  smallestLock,
  startPython,
  TOLD,
  WASM,
  WHOLE,
} from "./pyodide.mjs";

const PUBLIC = `${ROOT}build/public/`;

/** Some hosts do not know `.mjs`, and no browser runs a script that comes as bare bytes. @param {string} name */
const shipped = (name) => name.replace(/\.mjs$/, ".js");

/** What stands in for modules that do nothing for the box. */
const INSTEAD = readdirSync(`${ROOT}py/runtime/instead`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".py"))
  .map((name) => `instead/${name}`);

/** Python's own modules that are shipped; `make library` writes the list anew. */
const modules = () =>
  readFileSync(`${ROOT}py/runtime/library.txt`, "utf8").split("\n").filter(Boolean);

/**
 * Zips of Python's own modules and of all that micropip installs for the engine, and what that says is in the box.
 * Each zip is squeezed as a whole, which is smaller, and not by parts.
 */
async function packPython() {
  // Which columns of a line failed is of no use where there are no sources to show, and a third of
  // the bytes.
  const python = await startPython({ env: { PYTHONNODEBUGRANGES: "1" } });
  const wheels = [
    ...readdirSync(`${ROOT}build/wheel`).map((file) => `${ROOT}build/wheel/${file}`),
    ...NEEDS.map(pinnedWheel),
  ];
  python.runPython("import site, os; before = set(os.listdir(site.getsitepackages()[0]))");
  await installWheels(python, wheels);
  for (const name of ["pack.py", "baked.py", ...INSTEAD]) {
    python.FS.mkdirTree(`/${dirname(name)}`);
    python.FS.writeFile(`/${name}`, readBytes(`${ROOT}py/runtime/${name}`));
  }
  python.runPython("import sys; sys.path.insert(0, '/'); import pack");
  const pack = python.pyimport("pack");
  const names = python.toPy(modules());
  const [folder, before] = ["site.getsitepackages()[0]", "before"].map((it) =>
    python.runPython(it),
  );
  pack.pack(folder, before, "/engine.zip", names);
  pack.pack_library("/library.zip", names);
  pack.pack_whole("/whole.zip");
  writeFileSync(ENGINE, python.FS.readFile("/engine.zip"));
  writeFileSync(LIBRARY, python.FS.readFile("/library.zip"));
  writeFileSync(WHOLE, python.FS.readFile("/whole.zip"));
  const { handle } = python.pyimport("chocobox.bridge");
  const ask = (/** @type {string} */ op) => JSON.parse(handle(JSON.stringify({ id: 0, op })))[op];
  const told = Object.fromEntries(TOLD.map((op) => [op, ask(op)]));
  const pages = python.pyimport("chocobox.pages.built").built_text(JSON.stringify(boxForPages()));
  const [engine, library] = ["/engine.zip", "/library.zip"].map((zip) => pack.squeezed(zip).toJs());
  return { engine, library, told, pages };
}

/** @param {string} name @param {Uint8Array} bytes */
function write(name, bytes) {
  writeFileSync(PUBLIC + name, bytes);
  return name;
}

/** Pyodide's files in a folder whose name tells their version and contents. */
function shipPyodide() {
  const files = FILES.map((name) => ({ name: shipped(name), bytes: readBytes(SHIPPED + name) }));
  const folder = `pyodide-${version}-${hashOf(...files.map(({ bytes }) => bytes))}/`;
  mkdirSync(PUBLIC + folder, { recursive: true });
  for (const { name, bytes } of files) write(folder + name, bytes);
  const scripts = files.filter(({ name }) => name !== WASM).map(({ name }) => folder + name);
  return { folder, scripts, wasm: files.find(({ name }) => name === WASM)?.bytes.length ?? 0 };
}

/**
 * What the page must know: the names; how many bytes it fetches and can count (the browser imports the scripts);
 * and one name for all of it, since what is remembered of one build is worthless for the next.
 * @param {Omit<Awaited<ReturnType<typeof packPython>>, "pages">} made
 */
function describe({ told, ...made }) {
  const pyodide = shipPyodide();
  const engine = write(`engine-${hashOf(made.engine)}.bin`, made.engine);
  const library = write(`library-${hashOf(made.library)}.bin`, made.library);
  const lock = smallestLock();
  const fetched = pyodide.wasm + made.library.length + made.engine.length;
  const build = hashOf(pyodide.folder, engine, library, lock);
  const { folder, scripts } = pyodide;
  return {
    build,
    pyodide: folder,
    scripts,
    wasm: folder + WASM,
    engine,
    library,
    lock,
    fetched,
    ...told,
  };
}

await run(async () => {
  rmSync(PUBLIC, { recursive: true, force: true });
  mkdirSync(PUBLIC, { recursive: true });
  const { pages, ...made } = await packPython();
  writeFileSync(`${ROOT}build/pages.json`, `${pages}\n`);
  writeFileSync(`${ROOT}build/engine.json`, `${JSON.stringify(describe(made), null, 2)}\n`);
});
