// Every word is there in every language, every message is used, and nothing is used that is
// missing.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { createWords, pickLanguage, pickRegion } from "../../../js/words/words.js";
import "../support/raw.mjs";

const { TABLES } = await import("../../../js/games/index.js");

const LOCALES = new URL("../../../assets/locales/", import.meta.url);
const JS = new URL("../../../js/", import.meta.url);

/** @param {URL} folder @returns {string[]} all sources under it */
const sources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));

/** @param {string} language */
const filesOf = (language) => readdirSync(new URL(`${language}/`, LOCALES)).sort();

/**
 * @param {string} text
 * @returns {Map<string, Set<string>>} each message with the arguments it names
 */
function messages(text) {
  const found = new Map();
  let current = new Set();
  for (const line of text.split("\n")) {
    const start = /^([a-z][\w-]*) *=/.exec(line);
    if (start) found.set(start[1], (current = new Set()));
    for (const [, name] of line.matchAll(/\$(\w+)/g)) current.add(name);
  }
  return found;
}

const languages = readdirSync(LOCALES).sort();
/** @param {string} language @param {string} file */
const read = (language, file) => readFileSync(new URL(`${language}/${file}`, LOCALES), "utf8");
const english = filesOf("en").map(
  (file) => /** @type {const} */ ([file, messages(read("en", file))]),
);

test("there are at least English and German, with the same files", () => {
  assert.ok(languages.includes("en") && languages.includes("de"));
  for (const language of languages) assert.deepEqual(filesOf(language), filesOf("en"), language);
});

for (const language of languages) {
  for (const [file, keys] of english) {
    test(`${language}/${file} has the messages and arguments of English`, () => {
      const mine = messages(read(language, file));
      assert.deepEqual([...mine.keys()].sort(), [...keys.keys()].sort());
      for (const [key, names] of keys)
        assert.deepEqual([...(mine.get(key) ?? [])].sort(), [...names].sort(), key);
    });
  }
}

test("no message names another: a text is read alone, when it is wanted", () => {
  for (const language of languages)
    for (const file of filesOf(language))
      assert.doesNotMatch(read(language, file), /\{ *-?[a-z][\w-]* *\}/, `${language}/${file}`);
});

test("no message stands in two files", () => {
  const all = english.flatMap(([, keys]) => [...keys.keys()]);
  assert.deepEqual(
    all.filter((key, i) => all.indexOf(key) !== i),
    [],
  );
});

const code = sources(JS).join("\n");
const literals = new Set([...code.matchAll(/["']([a-z][\w-]*)["']/g)].map(([, text]) => text));
const patterns = [...code.matchAll(/`([a-z][\w-]*-?(?:\$\{[^`]*\})[^`]*)`/g)].map(
  ([, text = ""]) => new RegExp(`^${text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "[\\w-]+")}$`),
);
/** What js/table/sentences.js puts together for a game. */
for (const [, prefix] of code.matchAll(/\bprefix: "([a-z_]+)"/g))
  patterns.push(new RegExp(`^${prefix}-(event|why|advice|hint)-[\\w-]+$`));
for (const game of Object.keys(TABLES))
  patterns.push(new RegExp(`^${game}-(first|praise|rule)-[\\w-]+$`));
/** What tells the keys of each game. */
const told = Object.values(TABLES).flatMap(({ keys }) => keys.help.map(([, id]) => id));
for (const id of told) literals.add(id);

/** The messages of told pages, by name or put together. */
const PAGES = new URL("../../../py/chocobox/pages/", import.meta.url);
const pages = readdirSync(PAGES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".py"))
  .map((name) => readFileSync(new URL(name, PAGES), "utf8"))
  .join("\n");
const says = [...pages.matchAll(/\b(?:say\(\s*|back_says=)"([a-z][\w-]*)"/g)].map(
  ([, id = ""]) => id,
);
for (const id of says) literals.add(id);
/** The titles of tasks and of pages, which the engine tells. */
const BUILT = new URL("../../../build/engine.json", import.meta.url);
const engine = JSON.parse(readFileSync(BUILT, "utf8"));
for (const { title } of [...engine.kinds, ...engine.pages]) literals.add(title);
for (const [, text = ""] of pages.matchAll(/\bf"([a-z][\w-]*\{[^"]*)"/g))
  patterns.push(new RegExp(`^${text.replace(/\{[^{}]*\}/g, "[\\w-]+")}$`));

test("every message is used", () => {
  const unused = english
    .flatMap(([, keys]) => [...keys.keys()])
    .filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)));
  assert.deepEqual(unused, []);
});

test("every message that is asked for by name exists", () => {
  const all = new Set(english.flatMap(([, keys]) => [...keys.keys()]));
  const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key = ""]) => key);
  asked.push(...told, ...says);
  assert.ok(asked.length > 50 && says.length > 10);
  assert.deepEqual(
    [...new Set(asked)].filter((key) => !all.has(key)),
    [],
  );
});

test("messages whose name is put together exist for every value", () => {
  const { games } = JSON.parse(readFileSync(BUILT, "utf8"));
  const all = new Set(english.flatMap(([, keys]) => [...keys.keys()]));
  const wanted = games.flatMap((/** @type {any} */ { name, bots, options }) => [
    `game-${name}`,
    `line-${name}`,
    `credit-${name}`,
    ...bots.flatMap((/** @type {string} */ bot) => [`bot-${bot}`, `bot-${bot}-line`]),
    ...options
      .filter((/** @type {any} */ { kind }) => kind === "switch")
      .flatMap((/** @type {any} */ option) => [
        `option-${option.name}`,
        `option-${option.name}-line`,
      ]),
    ...options
      .filter((/** @type {any} */ { kind }) => kind === "number")
      .map((/** @type {any} */ option) => option.name.replace(/_\d+$/, ""))
      .flatMap((/** @type {string} */ option) => [
        `option-${option}`,
        `option-${option}-line`,
        `option-${option}-value`,
      ]),
  ]);
  assert.deepEqual(
    wanted.filter((/** @type {string} */ key) => !all.has(key)),
    [],
  );
});

test("words come in the language, else in English, else as their own name", () => {
  const words = createWords({ en: ["a = one\nb = two { $n }"], de: ["a = eins"] }, "de");
  assert.equal(words.t("a"), "eins");
  assert.equal(words.t("b", { n: 2 }), "two 2");
  assert.equal(words.t("c"), "c");
  words.language = "en";
  assert.equal(words.t("a"), "one");
});

test("every language's texts are sound Fluent", () => {
  for (const language of languages) {
    const words = createWords(
      { [language]: filesOf(language).map((file) => read(language, file)) },
      language,
    );
    for (const [, keys] of english)
      for (const key of keys.keys()) assert.ok(words.has(key), `${language} ${key}`);
  }
});

test("the language is the chosen one, else the first wish that is known, else English", () => {
  assert.equal(pickLanguage("de", ["en-GB"]), "de");
  assert.equal(pickLanguage("", ["fr-FR", "de-AT"]), "de");
  assert.equal(pickLanguage("xx", ["fr"]), "en");
});

test("dates are written as at home, where the tablet says where that is, and always in the language read", () => {
  assert.equal(pickRegion("en", ["en-GB", "en"]), "en-GB");
  assert.equal(pickRegion("de", ["en-GB", "de-AT"]), "de-AT");
  assert.equal(pickRegion("de", ["en-GB"]), "de");
  const words = createWords({ en: [] });
  assert.equal(words.region, "en");
  words.region = "en-GB";
  assert.deepEqual([words.language, words.region], ["en", "en-GB"]);
});
