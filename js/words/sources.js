/**
 * A language is two files: the first has what the shelf, the set-up, the settings, the saved games
 * and the tables say, the later one all the rest. Where a language lacks a message, its file has
 * the English one.
 */

import FILES from "virtual:words";

/** @typedef {"first" | "later"} Part */

/**
 * The texts of a file; the browser fetches it once.
 * @param {string} language
 * @param {Part} part
 * @returns {Promise<string[]>}
 */
export const fetchTexts = async (language, part) =>
  (await FILES[language]?.[part]())?.default ?? [];
