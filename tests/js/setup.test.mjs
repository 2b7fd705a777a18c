// Before a game: what may be set, and the address that starts it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createWords } from "../../js/words/words.js";
import { readFileSync } from "node:fs";
import { numberChoice, valuesOf } from "../../js/pages/numbers.js";
import { drawn, times } from "./drawn.mjs";
import "./raw.mjs";

globalThis.screen = /** @type {any} */ ({ width: 390, height: 844 });
const setup = await import("../../js/pages/setup.js");
const { findBox } = await import("../../js/games/box.js");
const KABOOM = /** @type {any} */ ({ game: "kaboom", id: "kaboom", query: {} });

/** @param {string} language */
const words = (language) => createWords({ [language]: ["shell", "table", "kaboom"].map((name) => readFileSync(new URL(`../../assets/locales/${language}/${name}.ftl`, import.meta.url), "utf8")) }, language);

/** A page of set-up, drawn; and its handlers by the text before them. @param {string} [language] */
function laid(language = "en", query = {}) {
  const { t } = words(language);
  const app = /** @type {any} */ ({ t, words: { t }, draw() {}, store: { get: () => "", set() {} }, engine: { state: "ready" } });
  const page = /** @type {any} */ (setup.page(app, { ...KABOOM, query }));
  return { text: () => drawn(page.render()), press: (/** @type {string} */ after, /** @type {any} */ event = {}) => handlerAfter(page.render(), after)(event) };
}

/** The first handler that stands after a text. @param {any} template @param {string} after @returns {(event: any) => void} */
function handlerAfter(template, after) {
  let [text, found] = ["", /** @type {any} */ (null)];
  const walk = (/** @type {any} */ value) => {
    if (found) return;
    if (typeof value === "function") {
      if (text.includes(after)) found = value;
    } else if (Array.isArray(value)) value.forEach(walk);
    else if (value?.strings) value.strings.forEach((/** @type {string} */ part, /** @type {number} */ i) => {
      text += part;
      walk(value.values[i]);
    });
    else text += drawn(value);
  };
  walk(template);
  assert.ok(found, `nothing to touch after ${after}`);
  return found;
}

const go = (/** @type {string} */ text) => decodeURIComponent(/href=(#\/new\/[^ ]*)/.exec(text)?.[1] ?? "").replaceAll("+", " ").trim();

test("few values stand side by side, many are stepped through, others go from least to most", () => {
  const choice = { name: "pace", words: "pace", seat: null, least: 700, most: 5000, default: 1200, seats: [], values: [700, 1200, 2000, 5000] };
  assert.deepEqual(valuesOf(choice), [700, 1200, 2000, 5000]);
  assert.deepEqual(valuesOf({ ...choice, least: 1, most: 3, values: undefined }), [1, 2, 3]);
  const bar = drawn(numberChoice(words("en").t, choice, 1200, () => undefined));
  assert.deepEqual([times(bar, "radio"), times(bar, "0.7 s"), times(bar, "spinbutton")], [5, 1, 0], "a group and its four");
  const steps = drawn(numberChoice(words("de").t, { ...choice, name: "rounds", words: "rounds", least: 1, most: 20, values: [] }, 20, () => undefined));
  assert.match(steps, /aria-valuemin=1 aria-valuemax=20 aria-valuenow=20/);
  assert.match(steps, /aria-label=Runden: mehr \?disabled=true/);
});

test("keys on a stepper: arrows by one, page keys by five, home and end, and no farther", () => {
  /** @type {number[]} */
  const set = [];
  const choice = { name: "rounds", words: "rounds", seat: null, least: 1, most: 20, default: 10, seats: [] };
  const press = handlerAfter(numberChoice(words("en").t, choice, 4, (value) => set.push(value)), "@keydown=");
  for (const key of ["ArrowUp", "ArrowLeft", "PageUp", "PageDown", "Home", "End", "x"]) press({ key, preventDefault() {} });
  assert.deepEqual(set, [5, 3, 9, 1, 1, 20]);
});

test("what belongs to a seat is set at that seat, and the address has what was changed", () => {
  const page = laid();
  assert.equal(times(page.text(), "Handicap"), 3, "its name, and less and more of it");
  assert.match(page.text(), /Handicap[^]*aria-valuetext=none/);
  page.press("Handicap: more");
  assert.match(go(page.text()), /[?&]handicap_0=50$/);
  page.press("data-place=1");
  assert.match(page.text(), /Seat 2[^]*aria-valuetext=none/);
  page.press("Handicap: more");
  page.press("Handicap: more");
  page.press("Rounds: less");
  page.press("name=pace");
  assert.match(go(page.text()), /[?&]rounds=9&pace=700&handicap_0=50&handicap_1=100$/);
});

test("where several persons play, the tablet lies between them, and nobody has to say so", () => {
  const page = laid();
  assert.equal(times(page.text(), "lies between all"), 0);
  page.press("data-place=1");
  page.press("name=who");
  assert.equal(times(page.text(), "lies between all"), 1);
  assert.equal(times(page.text(), "The tablet lies flat on the table"), 0);
  assert.doesNotMatch(go(page.text()), /flat/);
});

test("who begins is asked only where a game leaves it open, however many play", () => {
  const page = laid();
  page.press("name=count");
  assert.match(page.text(), /data-place=1/);
  assert.equal(times(page.text(), "egins"), 0);
});

test("what persons alone may choose is not there while a bot sits, and not in the address", () => {
  const slaps = findBox("kaboom")?.options.find(({ name }) => name === "slaps");
  assert.ok(slaps);
  slaps.bots = false;
  const page = laid();
  assert.equal(times(page.text(), "a quiet game"), 0);
  page.press("data-place=1");
  page.press("name=who");
  assert.equal(times(page.text(), "a quiet game"), 1);
  page.press('class="switch"');
  assert.match(go(page.text()), /[?&]slaps=0/);
  page.press("Plays at this screen");
  assert.match(page.text(), /aria-pressed=true[^]*Goldfish/);
  assert.equal(times(page.text(), "a quiet game"), 0);
  assert.doesNotMatch(go(page.text()), /slaps/);
  slaps.bots = true;
});

test("a table of bots alone is to be watched, not to be played at", () => {
  const page = laid();
  assert.match(page.text(), />Play<\/a>/);
  page.press("Plays at this screen");
  assert.match(page.text(), />Watch<\/a>/);
});

test("every number has its words, in every language", () => {
  for (const language of ["en", "de"]) {
    const text = laid(language).text().replaceAll(/(id|aria-labelledby)=\S+/g, "");
    assert.doesNotMatch(text, /(option|setup)-/);
  }
});

test("a long name in an address is cut between two letters", () => {
  const seats = [`person:${"a".repeat(15)}🍫🍫`, "person:"].join(",");
  assert.match(go(laid("en", { players: seats }).text()), new RegExp(`person:${"a".repeat(15)}🍫,`, "u"));
});
