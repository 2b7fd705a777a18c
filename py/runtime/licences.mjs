/** What is shipped and under which licence: read from the packages' own metadata, never written by hand. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { languagesTold } from "./words.mjs";

/** @typedef {{name: string, version: string, licence: string, homepage: string, text: string}} Licence */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Named by a package, but never in the browser: types, and what Pyodide needs under Node alone. */
export const NOT_SHIPPED = [/^@types\//, /^ws$/];

/** Inside Pyodide's files, and without a package of their own. @type {Omit<Licence, "text">[]} */
const WITHIN_PYODIDE = [
  {
    name: "Python",
    version: "3.14",
    licence: "PSF-2.0",
    homepage: "https://docs.python.org/3/license.html",
  },
  {
    name: "Emscripten",
    version: "",
    licence: "MIT",
    homepage: "https://emscripten.org/docs/introducing_emscripten/emscripten_license.html",
  },
  { name: "libffi", version: "", licence: "MIT", homepage: "https://github.com/libffi/libffi" },
  { name: "zlib", version: "", licence: "Zlib", homepage: "https://zlib.net/zlib_license.html" },
  { name: "bzip2", version: "", licence: "bzip2-1.0.6", homepage: "https://sourceware.org/bzip2/" },
  { name: "liblzma", version: "", licence: "0BSD", homepage: "https://tukaani.org/xz/" },
  {
    name: "Zstandard",
    version: "",
    licence: "BSD-3-Clause",
    homepage: "https://github.com/facebook/zstd",
  },
  {
    name: "SQLite",
    version: "",
    licence: "blessing",
    homepage: "https://www.sqlite.org/copyright.html",
  },
  {
    name: "libc++",
    version: "",
    licence: "Apache-2.0 WITH LLVM-exception",
    homepage: "https://libcxx.llvm.org/",
  },
];

/** Python packages that the engine needs; their versions stand in the lock file. */
const PACKAGES = [
  { name: "segno", licence: "BSD-3-Clause", homepage: "https://github.com/heuer/segno" },
].map((one) => ({
  ...one,
  version:
    readFileSync(`${ROOT}py/runtime/pyodide.lock.txt`, "utf8").match(
      new RegExp(`^${one.name}==(\\S+)`, "m"),
    )?.[1] ?? "",
}));

/** The Mozilla licence wants to be told where a changed package's source is. @type {Record<string, (version: string) => string>} */
const CHANGED = {
  pyodide: (version) =>
    "Shipped without the parts that no game can reach, and otherwise unchanged.\n" +
    `Its source: https://github.com/pyodide/pyodide/tree/${version}\n` +
    "What was taken out, and how: py/runtime/slim.mjs in the source of Chocobox.\n\n",
};

/** A licence's text, for those who do not bring it along: by the name of what is shipped (a dash for each space), or by its own. @param {string[]} names */
function fullText(...names) {
  const file = names
    .map((name) => `${ROOT}assets/licences/${name.replaceAll(" ", "-")}.txt`)
    .find((path) => existsSync(path));
  if (!file) throw new Error(`chocobox: no text of the licence of ${names[0]}`);
  return readFileSync(file, "utf8");
}

/** The packages that the site is made of, with all that those need. @returns {string[]} */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, "utf8"));
  return Object.keys(packages)
    .filter((path) => path && !packages[path].dev && !packages[path].optional)
    .map((path) => path.replace(/^.*node_modules\//, ""))
    .filter((name) => !NOT_SHIPPED.some((pattern) => pattern.test(name)))
    .sort();
}

/** @param {string} name @returns {Licence} */
function readLicence(name) {
  const folder = `${ROOT}node_modules/${name}/`;
  const about = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  return {
    name,
    version: about.version,
    licence: about.license,
    homepage: about.homepage || about.repository?.url?.replace(/^git\+|\.git$/g, "") || "",
    text:
      (CHANGED[name]?.(about.version) ?? "") +
      (file ? readFileSync(folder + file, "utf8") : fullText(name, about.license)),
  };
}

/** Everything that is shipped, ourselves first. @returns {Licence[]} */
export function licences() {
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));
  const own = {
    name: "Chocobox",
    version,
    licence: "MIT",
    homepage: "",
    text: readFileSync(`${ROOT}LICENSE`, "utf8"),
  };
  return [
    own,
    ...shippedPackages().map(readLicence),
    ...[...WITHIN_PYODIDE, ...PACKAGES].map((one) => ({
      ...one,
      text: fullText(one.name, one.licence),
    })),
  ];
}

/** All licences in full, ours first; equal ones side by side, which makes the file a fifth smaller. */
export function allTexts() {
  const all = licences();
  const others = all.slice(1);
  others.sort((one, other) => one.licence.localeCompare(other.licence, "en"));
  return [...all.slice(0, 1), ...others]
    .map(
      ({ name, version, licence, homepage, text }) =>
        `${name} ${version}\n${licence}  ${homepage}\n\n${text}`,
    )
    .join(`\n\n${"-".repeat(72)}\n\n`);
}

/** What the pages that are told at build are given: the version, its day, and whatever is shipped. */
export function boxForPages() {
  const list = licences();
  const version = list[0]?.version ?? "";
  const named = list.map(({ text: _, ...rest }) => rest);
  return { version, day: dayOf(version), licences: named, languages: languagesTold() };
}

/** The noon of the day that CHANGELOG.md names for a version, in ms. @param {string} version */
function dayOf(version) {
  const changes = readFileSync(`${ROOT}CHANGELOG.md`, "utf8");
  const [, day] = changes.match(RegExp(`^## ${version} \\((\\d{4}-\\d\\d-\\d\\d)\\)$`, "m")) ?? [];
  if (!day) throw new Error(`CHANGELOG.md has no heading "## ${version} (year-month-day)".`);
  return Date.parse(`${day}T12:00Z`);
}

/** A plugin for Vite: all texts as one, in `licences.txt`. @returns {import("vite").Plugin} */
export function writeLicences() {
  return {
    name: "licences",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: allTexts() });
    },
  };
}
