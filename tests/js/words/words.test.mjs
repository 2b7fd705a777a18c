// Every word is there in every language, every message is used, and nothing is used that is
// missing.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import "../support/raw.mjs";
import { createSpoken } from "../../../js/words/spoken.js";
import { createWords, list } from "../../../js/words/words.js";
import { completed, packWords, sayFront, textsOf } from "../../../py/runtime/words.mjs";

const { LANGUAGES, pickLanguage, pickRegion } = await import("../../../js/words/languages.js");
const { TABLES } = await import("../../../js/games/index.js");

const LOCALES = new URL("../../../assets/locales/", import.meta.url);
const JS = new URL("../../../js/", import.meta.url);

/** @param {URL} folder @returns {string[]} all sources under it */
const sources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));

/** @param {string} language */
const filesOf = (language) =>
  readdirSync(new URL(`${language}/`, LOCALES), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ftl"))
    .sort();

/**
 * @param {string} text
 * @returns {Map<string, Set<string>>} each message with its attributes and the arguments it names
 */
function messages(text) {
  const found = new Map();
  let current = new Set();
  for (const line of text.split("\n").filter((one) => !one.startsWith("#"))) {
    const start = /^([a-z][\w-]*) *=/.exec(line);
    if (start) found.set(start[1], (current = new Set()));
    const attribute = /^ +(\.[a-z][\w-]*) *=/.exec(line);
    if (attribute) current.add(attribute[1]);
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

test("each language tells its name, and apart the kinds of numbers that the browser tells apart", () => {
  for (const [tag, { name, dir, plurals }] of Object.entries(LANGUAGES)) {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    assert.deepEqual(plurals.toSorted(), pluralCategories.toSorted(), tag);
    assert.ok(name && ["ltr", "rtl"].includes(dir), tag);
    assert.equal(dir === "rtl", /^(Arab|Hebr)/.test(new Intl.Locale(tag).maximize().script ?? ""));
  }
  assert.deepEqual(Object.keys(LANGUAGES).toSorted(), languages);
  assert.equal(Object.keys(LANGUAGES)[0], "en");
});

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

/** An attribute is asked for behind the name of its message. */
const ATTRIBUTE = /\.[a-z]+$/;

/** The names that stand in scripts, and those that they put together. @param {string} code */
const namesIn = (code) => ({
  literals: new Set(
    [...code.matchAll(/["']([a-z][\w-]*)(?:\.[a-z]+)?["']/g)].map(([, text]) => text),
  ),
  patterns: [...code.matchAll(/`([a-z][\w-]*-?(?:\$\{[^`]*\})[^`]*)`/g)].map(
    ([, text = ""]) =>
      new RegExp(
        `^${text.replace(ATTRIBUTE, "").replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "[\\w-]+")}$`,
      ),
  ),
});

const code = sources(JS).join("\n");
const { literals, patterns } = namesIn(code);
/** What js/table/sentences.js puts together for a game. */
for (const [, prefix] of code.matchAll(/\bprefix: "([a-z_]+)"/g))
  patterns.push(new RegExp(`^${prefix}-(event|why|advice|hint|told|choice|group)-[\\w-]+$`));
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
const front = readFileSync(new URL("../../../index.html", import.meta.url), "utf8");
for (const [, id = ""] of front.matchAll(/data-says="([\w-]+)"/g)) literals.add(id);
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
    [...new Set(asked)].filter((key) => !all.has(key.replace(ATTRIBUTE, ""))),
    [],
  );
});

test("messages whose name is put together exist for every value", () => {
  const { games } = JSON.parse(readFileSync(BUILT, "utf8"));
  const all = new Set(english.flatMap(([, keys]) => [...keys.keys()]));
  const wanted = games.flatMap((/** @type {any} */ { name, shelf, bots, options }) => [
    `game-${name}`,
    ...(shelf ? [`line-${name}`, `credit-${name}`] : []),
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

test("words come in the language that is spoken, else as their own name", () => {
  const words = createWords({ en: ["a = one\nb = two { $n }"], de: ["a = eins"] }, "de");
  assert.equal(words.t("a"), "eins");
  assert.equal(words.t("b"), "b");
  words.language = "en";
  assert.deepEqual([words.t("a"), words.t("b", { n: 2 })], ["one", "two 2"]);
});

test("an array is said as a list of the language, and an attribute by its name", () => {
  const words = createWords({
    en: ["a = { $names }!\nb = card\n  .object = the card"],
    de: ["a = { $names }!\nb = Karte\n  .object = die Karte"],
  });
  const names = ["Anna", "Ben", "Cleo"];
  assert.deepEqual(
    [words.t("a", { names }), words.t("b"), words.t("b.object")],
    ["Anna, Ben, and Cleo!", "card", "the card"],
  );
  assert.deepEqual([words.t("b.none"), words.t("c.object")], ["b.none", "c.object"]);
  words.language = "de";
  assert.equal(words.t("a", { names }), "Anna, Ben und Cleo!");
  assert.deepEqual(
    [words.t("a", { names: ["Anna"] }), words.t("b.object")],
    ["Anna!", "die Karte"],
  );
  assert.equal(list(["Anna", "Ben"], "de"), "Anna und Ben");
});

test("a value of another direction stands apart in its sentence; where all is read one way, no sign is seen", () => {
  const says = ["won = { $who } won { $n } of { $all }\nno = { $who }"];
  const counted = (/** @type {string} */ text) =>
    [/\u2068/g, /\u2069/g].map((sign) => (text.match(sign) ?? []).length);
  const { t } = createWords({ en: says });
  assert.equal(t("won", { who: "Ada", n: 2, all: 3 }), "Ada won 2 of 3");
  const mixed = t("won", { who: "שירה", n: 2, all: 3 });
  assert.deepEqual(counted(mixed), [3, 3]);
  assert.ok(mixed.startsWith("\u2068שירה\u2069 won"));
  const hebrew = createWords({ he: ["won = { $who } ניצחה ב־{ $n }\nplain = { $who } ניצחה"] });
  assert.deepEqual(counted(hebrew.t("won", { who: "שירה", n: 2 })), [2, 2]);
  assert.deepEqual(counted(hebrew.t("plain", { who: "Ada" })), [1, 1]);
  assert.equal(hebrew.t("plain", { who: "שירה" }), "שירה ניצחה");
});

test("a language's file has the English message where it has none of its own, and no comments", () => {
  const english = "# For all.\na = one\n\n## More\nb = { $n ->\n  *[other] two\n}\n\nc = three\n";
  const file = completed("### Deutsch\n\na = eins\nc = { $n ->\n  *[other] drei\n}\n", english);
  const words = createWords({ de: [file] });
  assert.deepEqual(
    [..."abc"].map((id) => words.t(id)),
    ["eins", "two", "drei"],
  );
  assert.doesNotMatch(file, /#/);
  assert.equal(completed("", english), completed(english, ""));
});

// --- the two files of a language ---

test("each language comes as two files, neither of them before it is asked for", () => {
  const load = /** @type {(id: string) => string} */ (packWords().load);
  const index = load("\0virtual:words");
  for (const language of languages)
    for (const part of ["first", "later"]) {
      assert.ok(index.includes(`${part}: () => import("virtual:words/${language}-${part}").then`));
      const packed = load.call({ addWatchFile() {} }, `\0virtual:words/${language}-${part}`);
      assert.deepEqual(
        JSON.parse(packed.slice("export default ".length, -1)),
        textsOf(language, part),
      );
    }
  assert.doesNotMatch(index, /^import|require/m);
});

/**
 * All that this script imports before it runs, with itself.
 * @param {URL} script
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function importedBy(script, found = new Set()) {
  if (found.has(script.href) || !existsSync(script)) return found;
  found.add(script.href);
  for (const [, path = ""] of readFileSync(script, "utf8").matchAll(
    /^(?:import|export)\b[^;]*?"(\.[^"]+\.js)";/gm,
  ))
    importedBy(new URL(path, script), found);
  return found;
}

/** What the page imports at its start, with what games bring there. */
const atStart = new Set(
  [
    ...["app/start.js", "app/main.js"],
    ...readdirSync(new URL("games/", JS), { recursive: true, encoding: "utf8" })
      .filter((name) => /\/(game|pages)\.js$/.test(name))
      .map((name) => `games/${name}`),
  ].flatMap((name) => [...importedBy(new URL(name, JS))]),
);
/** Only the page of rules draws these. */
const CAPTIONS = /^figure-/;

/** The sheet of keys, and answers to whoever listens: both bring what comes later first. */
const BROUGHT = /-key-|^schokoly-run$/;

test("what the scripts of the start say is in the first file", () => {
  const isLater = (/** @type {string} */ file) => file.startsWith("later/");
  const keysOf = (/** @type {boolean} */ wanted) =>
    english.flatMap(([file, keys]) => (isLater(file) === wanted ? [...keys.keys()] : []));
  const [first, later] = [keysOf(false), keysOf(true)];
  const texts = [...atStart].map((url) => readFileSync(new URL(url), "utf8"));
  const start = namesIn(texts.join("\n").replace(/\/\*\*[^]*?\*\//g, ""));
  assert.ok(atStart.size > 100 && start.literals.size > 500 && later.length > 500);
  assert.deepEqual(
    later.filter((key) => start.literals.has(key) && !BROUGHT.test(key)),
    [],
  );
  // of what is put together, some must be there: the same beginning may have more meanings
  const late = start.patterns.filter(
    (one) => !first.some((key) => one.test(key)) && later.some((key) => one.test(key)),
  );
  assert.deepEqual(
    late.filter((one) => !CAPTIONS.test(one.source.slice(1))),
    [],
  );
});

/** Words of two languages, of which each file comes when the test lets it. */
function coming() {
  /** @type {Record<string, {come: () => void, fail: () => void}>} */
  const files = {};
  const words = createWords();
  const spoken = createSpoken(
    words,
    (language, part) =>
      new Promise((resolve, reject) => {
        files[`${language} ${part}`] = {
          come: () => resolve([`${part} = ${part} in ${language}\n`]),
          fail: () => reject(new Error("no line")),
        };
      }),
  );
  /** @param {string[]} names */
  const come = (...names) => {
    for (const name of names) files[name]?.come();
  };
  return { words, spoken, files, come };
}

test("the start asks for one file; what comes later, when it is wanted, once", async () => {
  const { words, spoken, files, come } = coming();
  const begun = spoken.speak("de");
  assert.equal(words.language, "", "nothing is spoken before its words are there");
  come("de first");
  await begun;
  await spoken.speak("de"); // another setting has changed
  assert.deepEqual([words.t("first"), words.t("later")], ["first in de", "later"]);
  assert.deepEqual(Object.keys(files), ["de first"]);
  const both = [spoken.bringLater(), spoken.bringLater()];
  come("de later");
  await Promise.all(both);
  assert.equal(words.t("later"), "later in de");
});

test("another language is spoken once both files are there, and only the one wanted last", async () => {
  const { words, spoken, come } = coming();
  const begun = spoken.speak("en");
  come("en first");
  await begun;
  const [german, english] = [spoken.speak("de"), spoken.speak("en")];
  come("de first", "de later");
  await Promise.all([german, english]);
  assert.equal(words.language, "en");
  await spoken.speak("de");
  assert.deepEqual([words.t("first"), words.t("later")], ["first in de", "later in de"]);
});

test("a language that does not come is not spoken, and may come another time", async () => {
  const { words, spoken, files, come } = coming();
  const begun = spoken.speak("en");
  come("en first");
  await begun;
  const german = spoken.speak("de");
  files["de first"]?.fail();
  await assert.rejects(german, /no line/);
  assert.deepEqual([words.language, words.t("first")], ["en", "first in en"]);
  const again = spoken.speak("de");
  come("de first", "de later");
  await again;
  assert.equal(words.t("first"), "first in de");
});

test("every language's texts are sound Fluent", () => {
  for (const language of languages) {
    const words = createWords(
      { [language]: filesOf(language).map((file) => read(language, file)) },
      language,
    );
    for (const file of filesOf(language))
      for (const key of messages(read(language, file)).keys())
        assert.ok(words.has(key), `${language} ${key}`);
  }
});

test("the language is the chosen one, else the first wish that is known, else English", () => {
  assert.equal(pickLanguage("de", ["en-GB"]), "de");
  assert.equal(pickLanguage("", ["sw-KE", "de-AT"]), "de");
  assert.equal(pickLanguage("xx", ["sw"]), "en");
  assert.equal(pickLanguage("a tag that is none", ["de-CH-1996", "en"]), "de");
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

test("a word tells where it may break only to who asks, so that no reader stumbles there", () => {
  const { t } = createWords({
    en: ['bot-baker = Ba{"\\u00AD"}ker\nturn = Turn: { $name }', "all = { $names }"],
  });
  const name = t("bot-baker", { breaks: true });
  assert.deepEqual([name, t("bot-baker")], ["Ba\u00adker", "Baker"]);
  assert.deepEqual([t("turn", { name }), t("all", { names: [name] })], ["Turn: Baker", "Baker"]);
});

test("a sentence is for fingers, or for keys where somebody plays by them or only listens", () => {
  const words = createWords({ en: ["lay = { $way ->\n  [keys] Press\n *[touch] Tap\n } it"] });
  assert.deepEqual([words.t("lay"), words.t("lay", { way: "keys" })], ["Tap it", "Press it"]);
  words.way = "keys";
  assert.equal(words.t("lay"), "Press it");
  words.way = "touch";
  assert.equal(words.t("lay"), "Tap it");
});

test("the front page says each sentence in every language, and shows the English one", () => {
  const say = /** @type {(page: string) => string} */ (sayFront().transformIndexHtml);
  const said = [...say(front).matchAll(/<span lang="([\w-]+)"( hidden)?>([^<]+)<\/span>/g)];
  const all = Object.keys(LANGUAGES);
  assert.ok(said.length >= 6 * all.length);
  assert.doesNotMatch(say(front), /data-says/);
  said.forEach(([, language, hidden, text], at) => {
    assert.equal(language, all[at % all.length]);
    assert.equal(Boolean(hidden), language !== "en");
    assert.doesNotMatch(text ?? "", /^front-/);
  });
});
