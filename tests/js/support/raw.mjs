/**
 * Lets Node import what Vite does: an asset as text, `import drawing from "….svg?raw"`; a worker or
 * a picture as its address; a style, as nothing; and all files that `import.meta.glob` finds.
 */

import { readFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { register } from "node:module";

const GLOB = /import\.meta\.glob\(\s*([^{]+?),\s*(\{[^}]*\})\s*,?\s*\)/g;

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => any} next
 */
export async function load(url, context, next) {
  if (url.endsWith("?worker&url") || url.endsWith("?url"))
    return {
      format: "module",
      shortCircuit: true,
      source: `export default ${JSON.stringify(url)}`,
    };
  if (url.endsWith(".css")) return { format: "module", shortCircuit: true, source: "" };
  if (url.endsWith("?raw"))
    return {
      format: "module",
      shortCircuit: true,
      source: `export default ${JSON.stringify(await readFile(new URL(url), "utf8"))}`,
    };
  if (!url.includes("/js/") || url.includes("node_modules")) return next(url, context);
  const source = await readFile(new URL(url), "utf8");
  return {
    format: "module",
    shortCircuit: true,
    source: source.includes("import.meta.glob(") ? globbed(source, url) : source,
  };
}

/**
 * What a pattern finds, told as the pattern is: from the script that asks.
 * @param {string} pattern
 * @param {string} url
 */
function filesOf(pattern, url) {
  const base = pattern.slice(0, pattern.indexOf("*"));
  const whole = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`);
  return readdirSync(new URL(base, url), { recursive: true, encoding: "utf8" })
    .map((file) => base + file)
    .filter((path) => whole.test(path))
    .sort();
}

/** @param {string} source @param {string} url */
function globbed(source, url) {
  /** @type {string[]} */
  const imports = [];
  const text = source.replace(GLOB, (_, patterns, options) => {
    const { query = "", import: name = "*", eager = false } = Function(`return ${options}`)();
    const files = [Function(`return ${patterns}`)()]
      .flat()
      .flatMap((pattern) => filesOf(pattern, url));
    const entries = files.map((path) => {
      const found = `found${imports.length}`;
      const kind = path.endsWith(".json") ? ' with { type: "json" }' : "";
      const what = name === "*" ? `* as ${found}` : `{ ${name} as ${found} }`;
      imports.push(`import ${what} from ${JSON.stringify(path + query)}${kind};`);
      return `${JSON.stringify(path)}: ${eager ? "" : "async () => "}${found}`;
    });
    return `({${entries.join(", ")}})`;
  });
  return `${imports.join("")}${text}`;
}

if (!import.meta.url.includes("?hooks")) register("./raw.mjs?hooks", import.meta.url);
