/** What a worker in the sandbox needs, from the files of the site: nothing there can be fetched. */

import built from "../../build/engine.json";
import worker from "../engine/worker.js?worker&url";

/**
 * @typedef {{script: string, files: Record<string, ArrayBuffer>, wasm: string}} Parts a classic
 *   script, Python's files by name, and which of them is WebAssembly
 */

const FILES = [built.wasm, built.library, built.engine];

/** @returns {Promise<Parts>} */
export async function partsOf() {
  const [[own = "", ...texts], files] = await Promise.all([
    Promise.all([worker, ...built.scripts].map(textOf)),
    Promise.all(FILES.map(bytesOf)),
  ]);
  return {
    script: [...built.scripts.map((name, i) => classic(name, texts[i] ?? "")), own].join("\n"),
    files: Object.fromEntries(FILES.map((name, i) => [name, files[i]])),
    wasm: built.wasm,
  };
}

/** @param {string} url */
async function got(url) {
  const found = await fetch(url);
  if (!found.ok) throw new Error(`${found.status} for ${url}`);
  return found;
}

/** @param {string} url */
const textOf = async (url) => (await got(url)).text();

/** @param {string} url */
const bytesOf = async (url) => (await got(url)).arrayBuffer();

/**
 * A module as a classic script, for a frame without an address imports nothing: what it exports
 * goes where the worker looks for it.
 * @param {string} name
 * @param {string} module
 */
function classic(name, module) {
  const body = module
    .replaceAll("import.meta.url", '""')
    .replace(/export default (\w+);\s*$/, "return { default: $1 };")
    .replace(/export ?\{([^}]*)\};?\s*$/, (_, names) => `return { ${named(names)} };`);
  return `(self.modules ??= {})[${JSON.stringify(name)}] = (() => {${body}\n})();`;
}

/** `a as b, c as d`, as an object has it. @param {string} names */
const named = (names) =>
  names
    .split(",")
    .map((one) => one.trim().split(" as ").reverse().join(": "))
    .join(", ");
