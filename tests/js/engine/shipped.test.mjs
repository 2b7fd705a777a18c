// What is shipped has a licence that is named; what is styled has a token that exists, and comes to
// rest.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { NOT_SHIPPED, licences, shippedPackages } from "../../../py/runtime/licences.mjs";

const ROOT = new URL("../../../", import.meta.url);
/** @param {string} path */
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

const FREE = new Set([
  "MIT",
  "Apache-2.0",
  "BSD-3-Clause",
  "MPL-2.0",
  "OFL-1.1",
  "PSF-2.0",
  "Zlib",
  "ISC",
  "(MIT OR Apache-2.0)",
]);

test("every package that the site needs is listed with a free licence, a home and its text", () => {
  const listed = new Map(licences().map((entry) => [entry.name, entry]));
  for (const name of Object.keys(JSON.parse(read("package.json")).dependencies))
    assert.ok(listed.has(name), name);
  for (const name of shippedPackages()) {
    const entry = listed.get(name);
    assert.ok(entry && FREE.has(entry.licence), `${name}: ${entry?.licence}`);
    assert.match(entry.homepage, /^https:/, name);
    assert.match(entry.version, /^\d/, name);
    assert.ok(entry.text.length > 20, name);
  }
});

test("where the source is of what was changed is said in the licences", () => {
  const { version, licence, text } = licences().find(({ name }) => name === "pyodide") ?? {};
  assert.equal(licence, "MPL-2.0");
  assert.match(text ?? "", new RegExp(`https://github.com/pyodide/pyodide/tree/${version}\\n`));
  assert.match(text ?? "", /py\/runtime\/slim\.mjs/);
});

test("whoever gets the box gets every licence in full", () => {
  const all = licences();
  for (const { name, text } of all) assert.ok(text.length > 200, `${name}: ${text}`);
  const texts = all.map(({ text }) => text).join("\n");
  for (const title of [
    "Apache License",
    "Mozilla Public License Version 2.0",
    "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    "SIL OPEN FONT LICENSE",
  ]) {
    assert.ok(texts.includes(title), title);
  }
});

test("only types and what Node alone needs are left out", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  const all = Object.keys(packages)
    .filter((path) => path && !packages[path].dev && !packages[path].optional)
    .map((path) => path.replace(/^.*node_modules\//, ""));
  const out = all.filter((name) => !shippedPackages().includes(name));
  assert.ok(
    out.every((name) => NOT_SHIPPED.some((pattern) => pattern.test(name))),
    out.join(),
  );
  assert.ok(shippedPackages().length >= 7);
});

test("the lock file names no address of a registry", () => {
  assert.doesNotMatch(read("package-lock.json"), /"resolved"/);
});

test("every package is pinned with a hash", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  for (const [path, { integrity }] of Object.entries(packages))
    if (path) assert.match(integrity, /^sha512-/, path);
  for (const name of ["build", "dev", "pyodide"]) {
    const pins = read(`py/runtime/${name}.lock.txt`).split(/\n(?=\S)/);
    for (const pin of pins)
      assert.match(pin, /^[\w.-]+==[\w.]+[^]* --hash=sha256:[0-9a-f]{64}/, name);
  }
});

test("every version in package.json is exact", () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read("package.json"));
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...overrides }))
    assert.match(String(version), /^\d+\.\d+\.\d+$/);
});

/** @param {string} folder @param {string} end @returns {[string, string][]} */
const texts = (folder, end) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => [name, read(folder + name)]);

const styles = [...texts("assets/style/", ".css"), ...texts("assets/games/", ".css")];
const code = texts("js/", ".js");

test("each style comes once, at the start or later", () => {
  const lists = ["all.css", "later.css"];
  const named = lists
    .flatMap((list) => [...read(`assets/style/${list}`).matchAll(/@import "\.\/(.+)";/g)])
    .map(([, name = ""]) => name);
  const all = texts("assets/style/", ".css").map(([name]) => name);
  const elsewhere = [...lists, "catalogue.css"]; // of the pages for catalogues, which no visitor needs
  assert.deepEqual(named.toSorted(), all.filter((name) => !elsewhere.includes(name)).toSorted());
});

test("every token that is used is defined", () => {
  const all = [...styles, ...code].map(([, text]) => text).join("\n");
  const defined = new Set([...all.matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name));
  const used = [...all.matchAll(/var\((--[a-z][\w-]*)(?=[),])/g)].map(([, name = ""]) => name);
  assert.ok(used.length > 100);
  assert.deepEqual(
    [...new Set(used)].filter((name) => !defined.has(name)),
    [],
  );
});

test("only tokens.css names a colour, and what has a game's own", () => {
  const colour = /#[0-9a-f]{3,8}\b(?![^{]*\{)|\b(?:hsl|oklch)\(/i;
  for (const [name, text] of styles) {
    if (name === "tokens.css" || name.endsWith("/box.css")) continue;
    for (const line of text.split("\n"))
      assert.doesNotMatch(line.replace(/url\([^)]*\)/g, ""), colour, `${name}: ${line}`);
  }
});

test("nothing moves without end: a browser would tell of each finger two frames later", () => {
  for (const [name, text] of styles) assert.doesNotMatch(text, /\binfinite\b/, name);
  for (const [name, text] of code) assert.doesNotMatch(text, /iterations: Infinity/, name);
});
