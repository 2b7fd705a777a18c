/** Reads a drawn text as those do who look at it, listen to it or touch it. */

/**
 * @typedef {{tag: string, at: Record<string, string>, inner: string}} Element at: its attributes;
 *   inner: the drawn text within it
 * @typedef {Element & {key: string, from?: string, x: number, y: number, scale: number, turn:
 *   number}} Traveller
 */

const TAG = /<(\/?)([a-z][\w-]*)((?:\s[^\s=<>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const EMPTY = new Set(["br", "hr", "img", "input", "link", "meta"]);

/** All elements, in order. @param {string} text @returns {Element[]} */
export function elementsOf(text) {
  /** @type {Element[]} */
  const all = [];
  /** @type {{it: Element, from: number}[]} */
  const open = [];
  for (const found of text.matchAll(TAG)) {
    const [whole, ends, tag = "", attributes = "", closes] = found;
    if (ends) {
      const last = open.findLastIndex(({ it }) => it.tag === tag);
      for (const { it, from } of open.splice(last < 0 ? open.length : last))
        it.inner = text.slice(from, found.index);
    } else {
      const it = { tag, at: attributesOf(attributes), inner: "" };
      all.push(it);
      if (!closes && !EMPTY.has(tag)) open.push({ it, from: found.index + whole.length });
    }
  }
  return all;
}

/** @param {string} text @returns {Record<string, string>} */
const attributesOf = (text) =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name, value = ""]) => [name, value]),
  );

/** All words that stand there. @param {string} text */
export const wordsOf = (text) =>
  text
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,:;!?])/g, "")
    .trim();

/** How a screen reader calls it. @param {Element} it */
export const nameOf = ({ at, inner }) => at["aria-label"] ?? wordsOf(inner);

/** All names that are only told, never written. @param {string} text */
export const namesOf = (text) => valuesOf(text, "aria-label");

/** All values of an attribute, in order. @param {string} text @param {string} name */
export const valuesOf = (text, name) =>
  [...text.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

/** Whether it is read as a button, and keys reach it. @param {Element | undefined} it */
export const isButton = (it) =>
  it?.tag === "button" || (it?.at.role === "button" && it.at.tabindex === "0");

/**
 * All buttons: their names, and in brackets how they are.
 * @param {string} text
 */
export const buttonsOf = (text) =>
  elementsOf(text)
    .filter(isButton)
    .map((it) => [nameOf(it), ...statesOf(it).map((state) => `(${state})`)].join(" "));

/** @param {Element} it */
const statesOf = ({ at }) => [
  ...("disabled" in at ? ["off"] : []),
  ...(at["aria-pressed"] === "true" ? ["pressed"] : []),
];

/** All links: their names, and where they lead. @param {string} text */
export const linksOf = (text) =>
  elementsOf(text).flatMap((it) => (it.tag === "a" ? [[nameOf(it), it.at.href ?? ""]] : []));

/** The words of each item of all lists. @param {string} text */
export const itemsOf = (text) =>
  elementsOf(text).flatMap(({ tag, inner }) => (tag === "li" ? [wordsOf(inner)] : []));

/** What a finger can touch at a table, in order. @param {string} text */
export const touchable = (text) => valuesOf(text, "data-on");

/** What a finger touches by this name. @param {string} text @param {string} on */
export const thingAt = (text, on) => elementsOf(text).find(({ at }) => at["data-on"] === on);

/** Where something can be seen to come from or go to. @param {string} text */
export const anchorsOf = (text) => valuesOf(text, "data-anchor");

/** The seats whose cards have room here. @param {string} text */
export const racksIn = (text) => valuesOf(text, "data-rack");

/**
 * All that travels over the table: by which key it is found again, where it lies, whence it comes.
 * @param {string} text
 * @returns {Traveller[]}
 */
export const travelling = (text) =>
  elementsOf(text).flatMap((it) => {
    const [x = 0, y = 0, scale = 0, turn = 0] = (it.at["data-pose"] ?? "").split(" ").map(Number);
    const { "data-key": key, "data-from": from } = it.at;
    return key === undefined ? [] : [{ ...it, key, from, x, y, scale, turn }];
  });

/**
 * Whether a style marks it so. For marks that only the eye can see.
 * @param {Element | undefined} it
 * @param {string} mark
 */
export const bears = (it, mark) => (it?.at.class ?? "").split(/\s+/).includes(mark);

/** All things that a style marks so. @param {string} text @param {string} mark */
export const marked = (text, mark) => elementsOf(text).filter((it) => bears(it, mark));

/** The drawings that a text uses. @param {string} text */
export const usedIn = (text) =>
  new Set(valuesOf(text, "href").flatMap((to) => (to.startsWith("#") ? [to.slice(1)] : [])));

/** The drawings that a text uses and a file lacks. @param {string} text @param {string} file */
export function lackingIn(text, file) {
  const names = new Set(valuesOf(file, "id"));
  return [...usedIn(text)].filter((name) => !names.has(name));
}
