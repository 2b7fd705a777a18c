// Takes out of Pyodide's files what nothing in the browser can reach: they offer every function of
// C, SDL, OpenGL …
// to packages with parts in C, of which the box has none. What is left does the same; it only is
// less.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "vite";
import { FEWER, GONE, run, SLIM, STOCK, WASM } from "./pyodide.mjs";
import { emptySlots, exportsOf, goneSlots, opened } from "./slots.mjs";

/** @param {string} text */
const wordsOf = (text) => new Set(text.match(/[\w$]+/g));

/** @param {string} text @param {string} from @param {string} to @returns {[string, string, string]} before, between and after */
function cutOut(text, from, to) {
  const start = text.indexOf(from) + from.length;
  const end = text.indexOf(to, start);
  if (start < from.length || end < 0)
    throw new Error(`chocobox: Pyodide's loader has no ${from} … ${to}`);
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/**
 * The loader gives a name to each of the 4,868 functions and addresses that the WebAssembly exports; few are read.
 * @param {string} loader
 * @param {string} starter
 */
function dropNames(loader, starter) {
  const [before, given, after] = cutOut(
    loader,
    "function assignWasmExports(wasmExports){",
    "}var wasmImports={",
  );
  const start = before.lastIndexOf("var ");
  const declared = before
    .slice(start + 4, before.lastIndexOf(";function assignWasmExports"))
    .split(",");
  const rest = before.slice(0, start) + after;
  const words = wordsOf(rest + starter);
  const isRead = (/** @type {string} */ name) => words.has(name);
  const assigned = given.split(";").filter((one) => isRead(one.split("=")[0] ?? ""));
  const variables = `var ${declared.filter(isRead).join(",")};`;
  return `${before.slice(0, start)}${variables}function assignWasmExports(wasmExports){${assigned.join(";")}${after}`;
}

/**
 * The loader also brings 1,370 functions for the WebAssembly to call; those that it no longer imports go.
 * @param {string} loader
 * @param {Set<string>} imports
 */
function dropImports(loader, imports) {
  const [before, offered, after] = cutOut(
    loader,
    "}var wasmImports={",
    "};function applySignatureConversions",
  );
  const entries = offered
    .split(",")
    .map((text) => ({ text, name: text.split(":")[0] ?? "", value: text.split(":").at(-1) ?? "" }));
  const stay = entries.filter(({ name }) => imports.has(name));
  const values = new Set(stay.map(({ value }) => value));
  const gone = new Set(entries.map(({ value }) => value).filter((value) => !values.has(value)));
  return `${before}${stay.map(({ text }) => text).join(",")}${after}`.replace(
    /\b(\w+)\.sig="\w+";/g,
    (all, value) => (gone.has(value) ? "" : all),
  );
}

/**
 * Keeps the exports that a script names, with or without the stroke that the loader puts before them.
 * @param {import("binaryen").default.Module} code
 * @param {Set<string>} words
 */
function dropExports(code, words) {
  for (const { name } of exportsOf(code))
    if (!words.has(name) && !words.has(`_${name}`)) code.removeExport(name);
  code.runPasses(["remove-unused-module-elements"]);
}

const OFFER = /Module\["(\w+)"\]=(\w+);/g;

/**
 * The loader offers its own functions to whoever holds it; those that no script reads there go.
 * @param {string} loader
 * @param {string} starter
 */
function dropOffers(loader, starter) {
  const rest = loader.replace(OFFER, (all, name, value) => (name === value ? "" : all)) + starter;
  const read = new Set([...rest.matchAll(/(?:\.|\[["'])([\w$]+)/g)].map(([, name]) => name));
  return loader.replace(OFFER, (all, name, value) => (name !== value || read.has(name) ? all : ""));
}

/** @param {Uint8Array} wasm */
const importsOf = (wasm) =>
  new Set(
    WebAssembly.Module.imports(new WebAssembly.Module(/** @type {BufferSource} */ (wasm))).map(
      ({ name }) => name,
    ),
  );

/**
 * An `eval` that sees the names around it would keep all of them, read or not. The page's policy forbids
 * any; none is reached.
 * @param {string} code
 */
const blindEval = (code) => code.replace(/(?<![\w$.])eval\(/g, "(0,eval)(");

/** @param {string} name @param {string} code */
function minify(name, code) {
  const { code: less, errors } = minifySync(name, blindEval(code), { module: true });
  if (errors.length > 0) throw new Error(`chocobox: ${name}: ${errors[0]?.message}`);
  return less;
}

await run(async () => {
  const [starter = "", loader = ""] = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) =>
    readFileSync(STOCK + name, "utf8"),
  );
  const fewer = dropNames(loader, starter);
  const code = opened(readFileSync(STOCK + WASM));
  const slots = goneSlots(code, GONE);
  dropExports(code, wordsOf(fewer + starter));
  const wasm = code.emitBinary();
  const scripts = {
    "pyodide.mjs": minify("pyodide.mjs", starter),
    "pyodide.asm.mjs": minify(
      "pyodide.asm.mjs",
      dropOffers(dropImports(fewer, importsOf(wasm)), starter),
    ),
  };
  emptySlots(code, slots);
  mkdirSync(SLIM, { recursive: true });
  for (const [name, text] of Object.entries(scripts)) writeFileSync(SLIM + name, text);
  writeFileSync(FEWER, code.emitBinary());
  writeFileSync(SLIM + WASM, wasm);
});
