/**
 * A language is two files: the first has what the shelf, the set-up, the settings, the saved games
 * and the tables say, the later one all the rest. Where a language lacks a message, its file has
 * the English one.
 */

import FILES from "virtual:words";

/** @typedef {"first" | "later"} Part */

/** What has been asked for; what did not come may have better luck. @type {Map<string, Promise<string[]>>} */
const coming = new Map();

/**
 * The texts of a file, fetched once.
 * @param {string} language
 * @param {Part} part
 * @returns {Promise<string[]>}
 */
export function fetchTexts(language, part) {
  const key = `${language} ${part}`;
  const texts = coming.get(key) ?? bring(language, part);
  coming.set(key, texts);
  texts.catch(() => coming.delete(key));
  return texts;
}

/** @param {string} language @param {Part} part */
const bring = async (language, part) => (await FILES[language]?.[part]()) ?? [];
