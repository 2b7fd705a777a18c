// Finds the functions of Python's built-in modules that nothing here imports, and of the libraries
// behind them, and takes them out of the table by which WebAssembly calls functions by number.
// What nobody calls then, binaryen removes.

import binaryen from "binaryen";

/** What the browsers that we play in understand, and Pyodide's own WebAssembly uses. */
const FEATURES = [
  "MutableGlobals",
  "SignExt",
  "NontrappingFPToInt",
  "BulkMemory",
  "BulkMemoryOpt",
  "ReferenceTypes",
  "ExceptionHandling",
  "Multivalue",
  "SIMD128",
].reduce((all, name) => all | binaryen.Features[/** @type {"SIMD128"} */ (name)], 0);

/** Names of the libraries that only such modules call: for lzma, SQLite, zstd and bz2. */
const LIBRARIES =
  /^(lzma_|sqlite3_|ZSTD|FSE_|HUF_|HIST_|POOL_|ERR_|COVER_|ZDICT_|divsufsort|divbwt|BZ2_)/;

/** @param {Uint8Array} wasm */
export function opened(wasm) {
  const code = binaryen.readBinary(wasm);
  code.setFeatures(FEATURES);
  return code;
}

/** All names under which the WebAssembly offers something. @param {binaryen.Module} code */
export const exportsOf = (code) =>
  [...Array(code.getNumExports()).keys()].map((at) =>
    binaryen.getExportInfo(code.getExportByIndex(at)),
  );

/**
 * Whether a function belongs to what is gone, by its number: C's files lie one after the other, and most begin with
 * a function that is known by name, a module's with `PyInit_` and its name.
 * @param {binaryen.Module} code
 * @param {string[]} modules
 */
function goneFunctions(code, modules) {
  /** @type {string[][]} */
  const names = [];
  for (const { kind, name, value } of exportsOf(code)) {
    if (kind !== binaryen.ExternalFunction) continue;
    names[Number(value)] = [...(names[Number(value)] ?? []), name];
  }
  const wanted = new Set(modules.map((name) => `PyInit_${name}`));
  /** @type {boolean[]} */
  const gone = [];
  let [isGone, isLibrary, last] = [false, false, ""];
  for (let number = 0; number < code.getNumFunctions(); number += 1) {
    const here = names[number] ?? [];
    const init = here.find((name) => name.startsWith("PyInit_"));
    const isOfLibrary = here.length > 0 && here.every((name) => LIBRARIES.test(name));
    if (init) [isGone, last] = [wanted.delete(init), init];
    else if (here.length && (isLibrary || isOfLibrary)) isGone = isOfLibrary;
    if (here.length) isLibrary = isOfLibrary;
    gone.push(isGone);
  }
  if (wanted.size || modules.some((name) => `PyInit_${name}` === last))
    throw new Error(`chocobox: Pyodide has no end of ${[...wanted, last].join()}`);
  return gone;
}

/**
 * The places of the table that only they use. Functions that do the same are one, so a place stays whose function
 * another place has, too, or whose neighbours are of somebody else.
 * @param {binaryen.Module} code as Pyodide brings it: functions are called by their numbers
 * @param {string[]} modules
 */
export function goneSlots(code, modules) {
  const gone = goneFunctions(code, modules);
  const held = tableOf(code).data.map(Number);
  const count = new Map();
  for (const number of held) count.set(number, (count.get(number) ?? 0) + 1);
  const isGone = held.map((number) => gone[number] === true);
  return [...held.keys()].filter(
    (at) => isGone[at - 1] && isGone[at] && isGone[at + 1] && count.get(held[at]) === 1,
  );
}

/** @param {binaryen.Module} code */
const tableOf = (code) => binaryen.getElementSegmentInfo(code.getElementSegmentByIndex(0));

/**
 * One stand-in, which ends Python, is called where they were.
 * @param {binaryen.Module} code
 * @param {number[]} slots
 */
export function emptySlots(code, slots) {
  const { name, table, data, offset } = tableOf(code);
  code.addFunction("gone", binaryen.none, binaryen.none, [], code.unreachable());
  for (const at of slots) data[at] = "gone";
  code.removeElementSegment(name);
  code.addActiveElementSegment(table, name, data, offset);
  code.runPasses(["remove-unused-module-elements"]);
}
