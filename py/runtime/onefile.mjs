// Writes dist/chocobox.html: the whole box as one page that plays where there is no server and no
// internet. Scripts,
// styles and fonts lie in it as they are; words, Pyodide, Python's modules, the engine, built pages
// and licences as gzip in base64.
// With the word `scorm` it writes the page that talks with a learning platform.

import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { nameVersion, showPictureFirst, sumsIn } from "./front.mjs";
import { allTexts } from "./licences.mjs";
import { ROOT, run } from "./pyodide.mjs";
import { FRAME } from "./sandbox.mjs";
import { findStyles } from "./styles.mjs";
import { languages, PARTS, packWords, sayFront, textsOf } from "./words.mjs";

/** @typedef {import("vite").Rolldown.RolldownOutput} Output */

const PUBLIC = `${ROOT}build/public/`;
const built = JSON.parse(readFileSync(`${ROOT}build/engine.json`, "utf8"));
const [TARGET = `${ROOT}dist/chocobox.html`, PLATFORM = "none"] = process.argv.slice(2);
const FILES = [built.wasm, built.library, built.engine];

/** What the one-file page has in place of the site's parts. @type {import("vite").Plugin} */
const parts = {
  name: "onefile",
  enforce: "pre",
  resolveId(id, importer = "") {
    if (id.endsWith("/source.js") && !importer.includes("/onefile/"))
      return `${ROOT}js/onefile/source.js`;
    if (id.endsWith("/built-pages.js") && !importer.includes("/onefile/"))
      return `${ROOT}js/onefile/built-pages.js`;
    if (id.endsWith("/platform/none.js")) return `${ROOT}js/platform/${PLATFORM}.js`;
    return id.startsWith("virtual:pyodide/")
      ? id.replace("virtual:pyodide/", PUBLIC + built.pyodide)
      : undefined;
  },
};

/** Words lie packed in the page, each file of a language by itself. @type {import("./words.mjs").Way} */
const PACKED = {
  before: `import { textOf } from "${ROOT}js/onefile/source.js";\n`,
  ask: (tag, part) => `textOf("${tag}-${part}.json").then(JSON.parse)`,
};

/** One script with all that it imports, and its styles. @param {string} input @returns {Promise<Output["output"]>} */
async function bundle(input) {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      findStyles(),
      packWords(PACKED),
      sayFront(),
      parts,
      nameVersion(),
      showPictureFirst(),
    ],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: (file) => !file.endsWith(".wasm"),
      rolldownOptions: {
        input: ROOT + input,
        output: { format: "iife" },
        external: [/^node:/, "ws"],
      },
    },
  });
  return /** @type {Output} */ (made).output;
}

/** @param {Output["output"]} files @param {string} end how the name ends @returns {string} */
function textOf(files, end) {
  const found = files.filter(({ fileName }) => fileName.endsWith(end));
  if (found.length !== 1) throw new Error(`chocobox: ${found.length} files end in ${end}`);
  return String(found[0].type === "chunk" ? found[0].code : found[0].source);
}

/** A script may not hold what would end it, or begin another, for who reads HTML. @param {string} code */
const within = (code) => code.replace(/<(?=\/?script|!--)/gi, "\\x3C");

/** A file as a text that no browser takes for a script. @param {string} name @param {Uint8Array | string} bytes */
function pack(name, bytes) {
  return `<script type="application/gzip" data-packed="${name}">${gzipSync(bytes, { level: 9 }).toString("base64")}</script>\n`;
}

/** Nothing may be asked for, and only the scripts and styles within the page count. @param {string} page */
const policy = (page) =>
  [
    "default-src 'none'",
    `script-src ${sumsIn(page, "script")} ${FRAME} 'wasm-unsafe-eval'`,
    `style-src-elem ${sumsIn(page, "style")}`,
    "style-src-attr 'unsafe-inline'",
    "worker-src blob:",
    "img-src data: blob:",
    "media-src data: blob:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** The site's front page with everything within. */
async function makePage() {
  const page = await bundle("index.html");
  const [code, styles] = [within(textOf(page, ".js")), textOf(page, ".css")];
  const icon = `data:image/svg+xml;base64,${Buffer.from(textOf(page, ".svg")).toString("base64")}`;
  const words = languages().flatMap((tag) =>
    Object.keys(PARTS).map((part) =>
      pack(`${tag}-${part}.json`, JSON.stringify(textsOf(tag, part))),
    ),
  );
  const packed =
    pack("worker.js", textOf(await bundle("js/onefile/worker.js"), ".js")) +
    pack("decoder.js", textOf(await bundle("js/scanner/decoder.js"), ".js")) +
    pack("pages.json", readFileSync(`${ROOT}build/pages.json`)) +
    pack("licences", allTexts()) +
    FILES.map((name) => pack(name, readFileSync(PUBLIC + name))).join("");
  /** @type {[RegExp, any][]} */
  const changes = [
    [/(<link rel="icon" href=")[^"]*/, `$1${icon}`],
    [/\s*<link rel="(apple-touch-icon|manifest)"[^>]*>/g, ""],
    [/\s*<script type="module".*?<\/script>/, ""],
    [/<link [^>]*rel="stylesheet".*?>/, () => `<style>${styles}</style>`],
    [/\s*<\/body>/, () => `\n${words.join("")}<script>${code}</script>\n${packed}</body>`],
  ];
  const all = changes.reduce((text, [from, to]) => replaced(text, from, to), textOf(page, ".html"));
  return replaced(all, /(http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${policy(all)}`);
}

/** @param {string} text @param {RegExp} from @param {any} to */
function replaced(text, from, to) {
  if (!from.test(text)) throw new Error(`chocobox: index.html lacks ${from}`);
  return text.replace(from, to);
}

await run(async () => writeFileSync(TARGET, await makePage()));
