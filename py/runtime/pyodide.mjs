// Starts Pyodide under Node with micropip and the pinned wheels at hand: for the build and for the
// tests.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Pyodide as it comes. */
export const STOCK = `${ROOT}node_modules/pyodide/`;
/** Pyodide's files without what nothing in the browser can reach; slim.mjs writes them. */
export const SLIM = `${ROOT}build/pyodide/`;
/** Its WebAssembly without functions of built-in modules that nothing here imports; slim.mjs writes it, too. */
export const FEWER = `${SLIM}fewer.wasm`;
/** Pyodide's files as they are shipped: without these, nor data that nothing here uses; trim.mjs writes them. */
export const SHIPPED = `${ROOT}build/shipped/`;
export const WASM = "pyodide.asm.wasm";
export const FILES = ["pyodide.mjs", "pyodide.asm.mjs", WASM];
/** All of Python's own modules, as they come with Pyodide. */
const STOCK_LIBRARY = `${STOCK}python_stdlib.zip`;
/** The same, compiled; what is shipped is chosen from it. */
export const WHOLE = `${ROOT}build/whole.zip`;
/** The modules that are shipped. */
export const LIBRARY = `${ROOT}build/library.zip`;
export const ENGINE = `${ROOT}build/engine.zip`;
/** The Python of this machine, with what is needed to build. */
export const PYTHON = `${ROOT}.venv/bin/python`;
const WHEELS = `${ROOT}build/wheels`;

/** What the engine itself needs beside Python. */
export const NEEDS = ["segno"];

/** @param {string} name the start of a wheel's file name */
export function pinnedWheel(name) {
  const found = readdirSync(WHEELS).filter((file) => file.startsWith(`${name}-`));
  if (found.length !== 1)
    throw new Error(`chocobox: ${WHEELS} holds ${found.length} wheels of ${name}`);
  return `${WHEELS}/${found[0]}`;
}

/** Python's built-in modules that are not shipped. */
export const GONE = readFileSync(`${ROOT}py/runtime/gone.txt`, "utf8").split("\n").filter(Boolean);

/** @param {string} file */
export const readBytes = (file) => new Uint8Array(readFileSync(file));

/** The short name of a file for these contents. @param {(string | Uint8Array)[]} parts */
export const hashOf = (...parts) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 8);

/** Pyodide asks for a list of packages before it starts; the engine needs none. */
export function smallestLock() {
  const { info } = JSON.parse(readFileSync(`${STOCK}pyodide-lock.json`, "utf8"));
  return JSON.stringify({ info, packages: {} });
}

/** @param {NonNullable<Parameters<typeof loadPyodide>[0]>} [options] */
export const startSlim = (options) =>
  loadPyodide({
    indexURL: SLIM,
    stdLibURL: STOCK_LIBRARY,
    lockFileContents: smallestLock(),
    ...options,
  });

/**
 * A Python with micropip, which itself has to be unpacked by hand.
 * @param {Parameters<typeof startSlim>[0]} [options]
 */
export async function startPython(options) {
  const python = await startSlim(options);
  python.unpackArchive(readBytes(pinnedWheel("micropip")), "wheel");
  return python;
}

/**
 * Installs wheels from this machine by micropip, without asking any index.
 * @param {import("pyodide").PyodideAPI} python
 * @param {string[]} files
 */
export async function installWheels(python, files) {
  python.FS.mkdirTree("/wheels");
  const urls = files.map((file) => {
    const name = file.slice(file.lastIndexOf("/") + 1);
    python.FS.writeFile(`/wheels/${name}`, readBytes(file));
    return `emfs:/wheels/${name}`;
  });
  await python.pyimport("micropip").install.callKwargs(urls, { deps: false });
}

/**
 * Runs a job; a fault is told in its own words only, for Node would print a megabyte of source with it.
 * @param {() => Promise<void>} job
 */
export async function run(job) {
  try {
    await job();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The requests whose replies the page knows before Python runs: they stand in engine.json. */
export const TOLD = ["games", "kinds", "limits", "pages"];
