/** Draws lit's templates to text and reads them as the page would, without a browser. */

import { readFileSync } from "node:fs";
import { createWords } from "../../js/words/words.js";

/** A template, a list, a directive or a value as text. @param {any} value @returns {string} */
export function drawn(value) {
  if (value === null || value === undefined || typeof value === "symbol" || typeof value === "function" || value === false) return "";
  if (Array.isArray(value)) return value.map(drawn).join("");
  if (value._$litDirective$) return typeof value.values[0] === "string" ? value.values[0] : drawnRepeat(value.values);
  if (!value.strings) return String(value);
  return value.strings.map((/** @type {string} */ text, /** @type {number} */ i) => text + drawn(value.values[i])).join("");
}

/** @param {[any[], any, any?]} values items, key, template */
function drawnRepeat([items, key, template]) {
  const each = template ?? key;
  return items.map((item, i) => drawn(each(item, i))).join("");
}

/** How often a text occurs. @param {string} text @param {string} part */
export const times = (text, part) => text.split(part).length - 1;

/** @param {string} language */
export function wordsIn(language) {
  const files = ["shell", "table", "replay", "schokoly", "choco_challenge", "kaboom", "choco_boom", "choco_practice", "schokoly_count", "schokoly_best", "class"].map((name) => readFileSync(new URL(`../../assets/locales/${language}/${name}.ftl`, import.meta.url), "utf8"));
  return createWords({ [language]: files }, language);
}
