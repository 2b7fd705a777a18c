/**
 * The keyboard at a table that is played or watched: what each key means, as gestures or as the
 * names of buttons.
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Key to the thing it taps at every table. @type {Record<string, string>} */
const TAPS = { Escape: "back" };

/**
 * Key to a button of the table.
 * @type {Record<string, "undo" | "hint" | "count" | "menu" | "help">}
 */
const BUTTONS = { z: "undo", i: "hint", c: "count", m: "menu", "?": "help" };

/**
 * Key to a question that whoever listens asks at any table; it moves nothing. Digits ask for an own
 * card.
 * @type {Record<string, string>}
 */
export const QUESTIONS = {
  h: "can",
  p: "choice",
  t: "table",
  s: "score",
  w: "turn",
  l: "last",
  n: "beside",
  r: "rows",
  a: "listed",
  u: "further",
};

/**
 * What each key does at a replay, and how far or how fast. Brackets need a second key on many
 * keyboards, so commas and full stops do the same.
 * @type {Record<string, [string, number?]>}
 */
const REPLAY = {
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

/** @typedef {{about: string, number?: number, isBack?: boolean}} Question isBack: the one before */

/** A key as it is called whether Shift is down or not. @param {string} key */
const plain = (key) => (key.length === 1 ? key.toLowerCase() : key);

/**
 * At a table that is played.
 * @param {KeyboardEvent} event @param {Record<string, string>} own the game's own keys, each with
 *   the thing that it taps
 * @param {string} [usual] what they speak to where nothing has the focus @returns {{gesture?:
 *   Gesture, button?: typeof BUTTONS[string], question?: Question} | null}
 */
export function readKey(event, own, usual = "") {
  const target = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input, select"))
    return null;
  const key = event.key in own ? event.key : plain(event.key);
  const base = { x: 0, y: 0, at: event.timeStamp, finger: false };
  const on =
    /** @type {HTMLElement | null} */ (target.closest("[data-on]"))?.dataset.on ??
    (target.closest("a, button") ? "" : usual);
  const arrow = ARROWS[key];
  if (arrow)
    return on === "board"
      ? { gesture: { ...base, kind: "step", on, dx: arrow[0], dy: arrow[1] } }
      : null;
  if (key === "Enter" || (key === " " && on !== "board"))
    return event.repeat && usual ? null : readEnter(target, on, base);
  const tapped = own[withShift(event)] ?? own[key] ?? TAPS[key];
  if (tapped) return event.repeat ? null : { gesture: { ...base, kind: "tap", on: tapped, key } };
  if (/^[1-9]$/.test(key)) {
    const gesture = { ...base, kind: "take", on: `take:${Number(key) - 1}` };
    return { gesture, question: { about: "card", number: Number(key) } };
  }
  if (QUESTIONS[key]) return { question: { about: QUESTIONS[key], isBack: event.shiftKey } };
  return BUTTONS[key] ? { button: BUTTONS[key] } : null;
}

/** "Shift 1": a digit with Shift is another sign on each keyboard. @param {KeyboardEvent} event */
const withShift = ({ code = "", shiftKey }) =>
  shiftKey && code.startsWith("Digit") ? `Shift ${code.slice("Digit".length)}` : "";

/**
 * Whether a key means no more than "go on", while an end is told.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">} event
 */
export const goesOn = ({ key, ctrlKey, metaKey, altKey, target }) =>
  !(ctrlKey || metaKey || altKey || ["Tab", "Shift"].includes(key)) &&
  !(/** @type {Element} */ (target).closest("dialog, button, a"));

/**
 * Buttons and links answer by themselves; drawn things need it said.
 * @param {Element} target
 * @param {string} on
 * @param {{x: number, y: number, at: number, finger: boolean}} base
 */
function readEnter(target, on, base) {
  if (target.closest("button, a") || on === "") return null;
  return { gesture: { ...base, kind: on === "board" || on === "ghost" ? "enter" : "tap", on } };
}

/**
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">} event
 */
export function readReplayKey({ key, ctrlKey, metaKey, altKey, target }) {
  const within = /** @type {Element | null} */ (target);
  const isBracket = key === "[" || key === "]";
  const types = "dialog, input:not([type='range']), select";
  if (((ctrlKey || altKey) && !isBracket) || metaKey || within?.closest?.(types)) return null;
  if (key === " " && within?.closest?.("button, a")) return null;
  return REPLAY[plain(key)] ?? null;
}
