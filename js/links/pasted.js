/**
 * All the links in anything that was pasted or that lay in a file: each with its line, so that one
 * can be told from the others.
 */

import { LIMITS } from "../games/box.js";

/**
 * @typedef {{place: string, line: number, text: string, joined: string, last: number}} Found
 * place: the file's name, or "" where it was pasted; line: the first is 1; joined: with what mail
 * may have broken off, or ""; last: the line where that ends
 */

/** Behind its mark, as messengers and mail write it; then the end of the line, if it ends there. */
const MARK = /(?:#|%23)(?:\/|%2F)(?:g|watch)(?:\/|%2F)([\w-]+)(?:(=?$)|)/gi;
/** A text that stands alone in its line, and is as long as the shortest result. */
const BARE = /^([\w-]{24,})(=?$)/g;
/** Mail breaks lines no later than after so many letters. */
const WIDTH = 100;
/** What cannot be seen, and where some messengers break long words. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * So many at most; a text of millions of letters takes no longer than reading it once.
 * @param {string} pasted
 * @param {string} [place]
 * @param {number} [most]
 * @returns {Found[]}
 */
export function linksIn(pasted, place = "", most = Infinity) {
  const lines = pasted
    .replace(UNSEEN, "")
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^[>\s]+/, "").trimEnd());
  /** @type {Found[]} */
  const found = [];
  for (let i = 0; i < lines.length && found.length < most; i += 1)
    for (const one of inLine(lines, i, place)) found.push(one);
  return found.slice(0, most);
}

/** @param {string[]} lines @param {number} i @param {string} place @returns {Found[]} */
function inLine(lines, i, place) {
  const line = lines[i] ?? "";
  const marked = [...line.matchAll(MARK)];
  const found = marked.length ? marked : [...line.matchAll(BARE)];
  return found.map(([, text = "", end]) => {
    const rest = end === undefined ? [] : restOf(lines, i);
    const joined = rest.length ? text + rest.join("") : "";
    return { place, line: i + 1, text, joined, last: i + 1 + rest.length };
  });
}

/**
 * What follows a line that mail has broken: lines as wide as it, of nothing but what a link is made
 * of, and one that is no wider.
 * @param {string[]} lines
 * @param {number} from
 * @returns {string[]}
 */
function restOf(lines, from) {
  const width = lines[from]?.length ?? 0;
  /** @type {string[]} */
  const rest = [];
  if (width > WIDTH) return rest;
  for (let i = from + 1; rest.length * width < LIMITS.link; i += 1) {
    const line = lines[i] ?? "";
    if (!/^[\w-]+=?$/.test(line) || line.length > width) break;
    rest.push(line.replace(/=$/, ""));
    if (line.length < width) break;
  }
  return rest;
}
