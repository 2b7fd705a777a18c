// What the front page has within itself, so that something of the box is seen before any other file
// comes: the version,
// a picture, and the script that says why nothing else comes.

import { readFileSync } from "node:fs";
import { build } from "vite";
import { ROOT } from "./pyodide.mjs";
import { sumOf } from "./sandbox.mjs";

export const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));

/** The page names the version that it is of. @returns {import("vite").Plugin} */
export const nameVersion = () => ({
  name: "version",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { name: "version", content: version }, injectTo: "head" },
  ],
});

/**
 * The styles, which are long, come after the picture and count only once start.js says so: WebKit shows nothing
 * while styles that count are on their way.
 * @returns {import("vite").Plugin}
 */
export const showPictureFirst = () => ({
  name: "picture-first",
  transformIndexHtml: {
    order: "post",
    handler: async (page, { bundle }) => {
      if (!bundle) return page; // served by the developer's server, nothing is packed
      const [styles = ""] = /\s*<link rel="stylesheet".*?>/.exec(page) ?? [];
      const late = styles.replace("<link", '<link media="not all" fetchpriority="high"');
      const begun = `<script>${await packed("js/app/begun.js")}</script>`;
      return page.replace(styles, "").replace('<div id="announcer"', `${begun}${late}\n    $&`);
    },
  },
});

/** What Vite does with a style that comes later. */
const TO_HEAD = "document.head.appendChild(link)";

/**
 * Styles that come later stand after those, and so refine them.
 * @returns {import("vite").Plugin}
 */
export const appendStyles = () => ({
  name: "append-styles",
  transform(code, id) {
    if (!id.includes("vite/preload-helper")) return undefined;
    if (!code.includes(TO_HEAD)) throw new Error("Vite links later styles in another way.");
    return code.replace(TO_HEAD, "document.body.append(link)");
  },
});

/** The policy lets by their sums what stands in the page itself. @param {string} page */
export const withSums = (page) =>
  page
    .replace(/script-src 'self'/, `$& ${sumsIn(page, "script")}`)
    .replace(/style-src 'self'/, `$& ${sumsIn(page, "style")}`);

/** How a policy names all scripts, or styles, that stand in a page. @param {string} page @param {"script" | "style"} tag */
export const sumsIn = (page, tag) =>
  [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))]
    .map(([, text = ""]) => sumOf(text))
    .join(" ");

/** One small script with all that it imports. @param {string} input */
async function packed(input) {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2018", // it also tells those whose browser is too old for the rest
      modulePreload: false,
      rolldownOptions: { input: ROOT + input, output: { format: "iife" } },
    },
  });
  const [{ code }] = /** @type {any} */ (made).output;
  return code.trim();
}
