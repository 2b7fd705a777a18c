/** The keyboard at a replay. Pure. */

/** What each key does, and how far or how fast. @type {Record<string, [string, number?]>} */
const KEYS = {
  " ": ["toggle"],
  k: ["toggle"],
  ArrowLeft: ["step", -1],
  ArrowDown: ["step", -1],
  ArrowRight: ["step", 1],
  ArrowUp: ["step", 1],
  PageDown: ["leap", -1],
  PageUp: ["leap", 1],
  Home: ["first"],
  End: ["last"],
  "[": ["moment", -1],
  ",": ["moment", -1],
  "]": ["moment", 1],
  ".": ["moment", 1],
  1: ["speed", 1],
  2: ["speed", 2],
  3: ["speed", 4],
  4: ["speed", 8],
  s: ["sight"],
  m: ["menu"],
  p: ["branch"],
};

/**
 * Brackets need a second key on many keyboards, so commas and full stops do the same.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">} event
 * @returns {[string, number?] | null}
 */
export function readKey({ key, ctrlKey, metaKey, altKey, target }) {
  const within = /** @type {Element | null} */ (target);
  const isBracket = key === "[" || key === "]";
  if (((ctrlKey || altKey) && !isBracket) || metaKey || within?.closest?.("dialog, input, select"))
    return null;
  if (key === " " && within?.closest?.("button, a")) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
