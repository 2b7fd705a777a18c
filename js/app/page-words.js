/** The words of told pages: messages by their names, moments, and texts as somebody typed them. */

import { list, unbroken } from "../words/words.js";

/** @import { Several, Say, When } from "../../build/types/engine" */
/** @typedef {Several | Say | When | string} Words */

/** A spreadsheet reads days and hours as they are written in Sweden, wherever it is. */
const SHEET = "sv-SE";
/** @type {Record<When["style"], Intl.DateTimeFormatOptions>} */
const STYLES = {
  day: { dateStyle: "medium" },
  time: { dateStyle: "medium", timeStyle: "short" },
  minute: { day: "numeric", month: "numeric", hour: "numeric", minute: "2-digit" },
  sheet: { dateStyle: "short", timeStyle: "short" },
};

/** @param {Pick<App, "t" | "words">} app @param {Several} several */
function severalOf(app, { words, by }) {
  const all = words.map((one) => unbroken(wordsOf(app, one)));
  if (by !== "and" && by !== "unit") return all.join(by);
  const type = by === "unit" ? "unit" : "conjunction";
  return list(all, app.words.language, type);
}

/**
 * A message whose values may be words too, a moment, several words, or a text as it was typed.
 * @param {Pick<App, "t" | "words">} app
 * @param {Words} words
 * @returns {string}
 */
export function wordsOf(app, words) {
  if (typeof words === "string") return words;
  if (words.type === "When") {
    const region = words.style === "sheet" ? SHEET : app.words.region;
    return new Intl.DateTimeFormat(region, STYLES[words.style]).format(words.at);
  }
  if (words.type === "Several") return severalOf(app, words);
  const values = Object.entries(words.args ?? {}).map(([name, value]) => [
    name,
    inPlace(app, value),
  ]);
  return app.t(words.id, Object.fromEntries(values));
}

/**
 * All words in lists and under names, in the language of the page.
 * @param {Pick<App, "t" | "words">} app
 * @param {any} all
 * @returns {any}
 */
export function allWordsOf(app, all) {
  if (typeof all === "string" || typeof all.type === "string") return wordsOf(app, all);
  if (Array.isArray(all)) return all.map((one) => allWordsOf(app, one));
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, allWordsOf(app, one)]));
}

/** What stands in a place of a message. @param {Pick<App, "t" | "words">} app @param {any} value */
function inPlace(app, value) {
  if (value?.type === "Ratio") return value.over / value.under;
  return value?.type ? wordsOf(app, value) : value;
}
