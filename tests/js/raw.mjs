/** Lets Node import an asset as text, as Vite does: `import drawing from "….svg?raw"`, and a worker as its address. */

import { readFile } from "node:fs/promises";
import { register } from "node:module";

/** @param {string} url @param {object} context @param {(url: string, context: object) => unknown} next */
export async function load(url, context, next) {
  if (url.endsWith("?worker&url")) return { format: "module", shortCircuit: true, source: `export default ${JSON.stringify(url)}` };
  if (!url.endsWith("?raw")) return next(url, context);
  const text = await readFile(new URL(url), "utf8");
  return { format: "module", shortCircuit: true, source: `export default ${JSON.stringify(text)}` };
}

if (!import.meta.url.includes("?hooks")) register("./raw.mjs?hooks", import.meta.url);
