/** Draws lit's templates to text and reads them as the page would, without a browser. */

import { nothing } from "lit-html";
import { createWords } from "../../../js/words/words.js";
import { allTexts, textsOf } from "../../../py/runtime/words.mjs";

/** A template, a list, a directive or a value as text. @param {any} value */
export const drawn = (value) => squeezed(written(value)).trim();

/** A text without the spaces that only set its source in lines. @param {string} text */
export const squeezed = (text) =>
  text
    .replace(/\s+/g, " ")
    .replace(/(<\/?[a-z][^<>]*?) (?=>)/gi, "$1") // before a tag's end
    .replace(/(<[a-z][^<>]*>) /gi, "$1") // after a tag
    .replace(/ (?=<\/)/g, ""); // before an end tag

/** @param {any} value @returns {string} */
export function written(value) {
  if (
    value === null ||
    value === undefined ||
    typeof value === "symbol" ||
    typeof value === "function" ||
    value === false
  )
    return "";
  if (Array.isArray(value)) return value.map(written).join("");
  if (value._$litDirective$)
    return typeof value.values[0] === "string" ? value.values[0] : drawnRepeat(value.values);
  if (!value.strings) return String(value);
  return value.strings.reduce(
    (/** @type {string} */ text, /** @type {string} */ part, /** @type {number} */ i) =>
      withValue(text, value.values[i - 1]) + part,
  );
}

/**
 * A template's text and its next value, which may be that of an attribute.
 * @param {string} text
 * @param {any} value
 */
function withValue(text, value) {
  const [all, sign, name] = text.slice(-40).match(/\s([.?@]?)([\w-]+)=$/) ?? [""];
  if (!all) return text + written(value);
  const before = text.slice(0, -all.length);
  if (value === nothing || sign === "@") return before;
  if (sign === "?" || (sign === "." && typeof value === "boolean"))
    return value ? `${before} ${name}` : before;
  const words = typeof value === "boolean" ? String(value) : written(value);
  return `${before} ${name}="${words.replaceAll('"', "&quot;")}"`;
}

/** @param {[any[], any, any?]} values items, key, template */
function drawnRepeat([items, key, template]) {
  const each = template ?? key;
  if (each.length === 0) return written(each()); // a guard: drawn anew when these change
  return items.map((item, i) => written(each(item, i))).join("");
}

/** How often a text occurs. @param {string} text @param {string} part */
export const times = (text, part) => text.split(part).length - 1;

/** @type {Map<string, ReturnType<typeof createWords>>} */
const read = new Map();

/**
 * The words of a language; its files are read once. What tables and the pages around them say is in
 * the first one.
 * @param {string} language
 * @param {"first" | "later"} [until] the last file
 */
export function wordsIn(language, until = "first") {
  const key = `${language} ${until}`;
  const texts = () => (until === "first" ? textsOf(language, "first") : allTexts(language));
  const known = read.get(key) ?? createWords({ [language]: texts() });
  read.set(key, known);
  return known;
}

/**
 * What follows from one gesture at a live table: for whom it speaks, what is picked, and ui with
 * what has changed.
 * @param {{pick: any, speaker: any}} game
 */
export const actingAt =
  ({ pick, speaker }) =>
  (/** @type {any} */ ui, /** @type {any} */ move) => {
    const seat = speaker(move, ui.offers, ui);
    const picked =
      seat === null
        ? undefined
        : pick(ui.offers[seat] ?? [], move, { ...ui, seat, actions: ui.offers[seat] ?? [] });
    return { seat, ...picked, after: { ...ui, ...picked?.ui } };
  };

/** @param {string} kind @param {string} on @param {Record<string, any>} [more] */
export const gesture = (kind, on, more = {}) => ({
  kind,
  on,
  x: 1,
  y: 1,
  at: 0,
  finger: true,
  ...more,
});

/** What every ui of a live game has. @param {string[]} names @param {any} more */
export const liveUi = (names, more) => ({
  t: wordsIn("en").t,
  names,
  seat: 0,
  covered: false,
  trial: null,
  lit: null,
  actions: [],
  offers: {},
  racks: {},
  size: { x: 0, y: 0, w: 1180, h: 820 },
  field: { x: 180, y: 180, w: 820, h: 440 },
  rack: { x: 200, y: 640, w: 560, h: 164 },
  camera: { x: 0, y: 0, s: 1 },
  free: false,
  events: [],
  hint: null,
  pauses: 0,
  hands: {},
  ...more,
});
