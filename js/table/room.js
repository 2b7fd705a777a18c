/**
 * The styles of a table ask how large the page is. Where something beside the table has a part of
 * it, they are answered as if the page were as large as the rest.
 */

import { allowed } from "../engine/files.js";

/** A question such as (width <= 700px), (max-width: 46rem), or (orientation: portrait). */
const ASKED = /\((min-|max-)?(width|height|aspect-ratio|orientation)\s*(<=|>=|:)\s*([^()]+)\)/g;
const VALUE = /^([\d.]+)(?:px|(rem))?(?:\s*\/\s*([\d.]+))?/;
const [YES, NO] = ["(min-width: 0px)", "(max-width: 0px)"];
const REM = 16;

/** @typedef {{width: number, height: number}} Size */

/** Pixels, or one number by another one. @param {string} text */
function numberIn(text) {
  const [, value, isRem, by = 1] = VALUE.exec(text) ?? [];
  return (Number(value) * (isRem ? REM : 1)) / Number(by);
}

/**
 * The same conditions, each answered for a page of that size.
 * @param {string} text
 * @param {Size} size
 */
export function answered(text, { width, height }) {
  /** @type {Record<string, number>} */
  const sizes = { width, height, "aspect-ratio": width / height };
  const way = width > height ? "landscape" : "portrait";
  return text.replace(ASKED, (_, end, name, sign, value) => {
    if (name === "orientation") return value === way ? YES : NO;
    const is = sizes[name] ?? 0;
    const isMost = end ? end === "max-" : sign === "<=";
    return (isMost ? is <= numberIn(value) : is >= numberIn(value)) ? YES : NO;
  });
}

/** @param {any} rule @returns {any[]} all rules with conditions within it, and itself */
const within = (rule) => [
  ...(rule.media && rule.cssRules && !rule.cssText.includes(":root:has(.glance)") ? [rule] : []),
  ...[...(rule.styleSheet?.cssRules ?? rule.cssRules ?? [])].flatMap(within),
];

export class Room {
  /** What each rule has asked before. @type {Map<any, string>} */
  #asked = new Map();
  #last = "";

  /** @param {Iterable<any>} [sheets] of the page */
  constructor(sheets = document.styleSheets) {
    this.sheets = sheets;
  }

  /** From now on the page seems so large. @param {Size} size */
  fit(size) {
    const now = JSON.stringify(size);
    if (now === this.#last) return;
    this.#last = now;
    // a sheet from elsewhere tells nothing
    const rules = [...this.sheets].flatMap((one) =>
      [...(allowed(() => one.cssRules) ?? [])].flatMap(within),
    );
    for (const rule of rules) {
      const text = this.#asked.get(rule) ?? rule.media.mediaText;
      this.#asked.set(rule, text);
      const next = answered(text, size);
      if (next !== rule.media.mediaText) rule.media.mediaText = next;
    }
  }

  /** It is as large as it is. */
  close() {
    for (const [rule, text] of this.#asked) rule.media.mediaText = text;
    this.#asked.clear();
    this.#last = "";
  }
}
