/**
 * What a gesture means at Choco-Boom: an action from the list, what changes in ui, or nothing. It
 * chooses; it never judges.
 */

import { ECHO, isMeant, namedSeat, wordOf } from "../../input/gestures.js";
import { slapped } from "../../table/slaps.js";
import { CALLS } from "./cards.js";

/** @import { Answer } from "../../input/gestures.js" */
/** @import { Ui } from "./game.js" */

/**
 * What this game adds to ui until something else is asked. What each seat has done last outlasts
 * that.
 */
export const idle = { hands: {} };

/** The keys of a seat, of which one may take another's place under a quick finger. */
export const bigButtons = ["flip", "call", "ready", "object", "vote", "pass"];

/** Keys that come and go: a finger that was still at something else did not mean them. */
const SUDDEN = ["ready", "vote", "pass"];

/** Keys that are always to be seen. If they offer nothing, the table is asked why. */
const LASTING = ["flip", "call", "object", "slap"];

/** Always there for a quick finger, and nobody waits for it. */
export const reflex = ["Slap", "Object"];

/** How it is played by touch. */
export const help = [
  "lesson-choco_boom-flip",
  "boom-help-call",
  "boom-help-slap",
  "boom-help-ready",
];

/** The game's own keys: what each taps, and how they are told. */
export const keys = {
  taps: /** @type {Record<string, string>} */ ({
    b: "slap",
    f: "flip",
    g: "ready",
    o: "object",
    y: "vote::yes",
    x: "vote::no",
    ...Object.fromEntries(CALLS.map(([item], i) => [String(i + 1), `call::${item}`])),
  }),
  help: /** @type {[string, string][]} */ ([
    ["B", "boom-key-slap"],
    ["F", "boom-key-flip"],
    ["1 … 4", "boom-key-call"],
    ["G", "boom-key-ready"],
    ["O", "boom-key-object"],
    ["Y", "boom-key-guilty"],
    ["X", "boom-key-innocent"],
    ["A", "boom-key-listed"],
    ["U", "boom-key-further"],
  ]),
};

/** @type {Record<string, string>} */
const TYPES = { slap: "Slap", flip: "Flip", ready: "Ready", object: "Object", pass: "Pass" };

/** The action that a thing means. @param {string} on @returns {Action | undefined} */
function wishOf(on) {
  const [word = "", , more] = on.split(":");
  if (word === "call") return { type: "Call", item: more };
  if (word === "vote") return { type: "Vote", guilty: more === "yes" };
  const type = TYPES[word];
  return type ? { type } : undefined;
}

/** The same, if it is offered. @param {Action[]} actions @param {string} on */
function offered(actions, on) {
  const wish = wishOf(on);
  return actions.find(
    ({ type, item, guilty }) => type === wish?.type && item === wish.item && guilty === wish.guilty,
  );
}

/**
 * Whether the hint is about a seat's key.
 * @param {string} on
 * @param {number} seat
 * @param {Pick<Ui, "hint" | "seat">} ui
 */
export const isHinted = (on, seat, { hint, seat: own }) =>
  hint !== null && own === seat && offered([hint.action], on) !== undefined;

/**
 * The classes of a seat's key: whether it may be pressed, and whether the hint is about it.
 * @param {string} on
 * @param {number} seat
 * @param {Pick<Ui, "offers" | "hint" | "seat">} ui
 */
export const keyClasses = (on, seat, ui) =>
  `${offered(ui.offers[seat] ?? [], on) ? "open" : ""} ${isHinted(on, seat, ui) ? "hinted" : ""}`;

/**
 * For which seat a gesture speaks: its things carry its number; a key speaks for the first person
 * who is offered that.
 * @param {Gesture} gesture
 * @param {Record<string, Action[]>} offers by seat, of persons
 * @param {Ui} ui
 * @returns {number | null}
 */
export function speaker({ on }, offers, ui) {
  const persons = Object.keys(offers).map(Number);
  const named = namedSeat(on, persons);
  if (named !== undefined) return named;
  return persons.find((seat) => offered(offers[seat] ?? [], on)) ?? ui.seat ?? null;
}

/** What each seat has done last, and when. @param {Ui} ui @param {Gesture} gesture */
const touched = (ui, { on, at }) => ({ ...ui.lasts, [ui.seat]: { on, at } });

/**
 * A hand falls at once, unless nobody may see the answer of another seat yet.
 * @type {Answer}
 */
function slap(actions, gesture, ui) {
  if (ui.views?.[ui.seat]?.calm) return key(actions, gesture, ui);
  const picked = slapped("boom", actions, gesture.at, ui);
  return { ...picked, ui: { ...picked.ui, lasts: touched(ui, gesture) } };
}

/**
 * A key: what it offers; else, where it is always to be seen, the table is asked why not, and
 * nothing changes: it may yet mean something.
 * @type {Answer}
 */
function key(actions, gesture, ui) {
  if (isStray(gesture, ui)) return undefined;
  const action = offered(actions, gesture.on);
  if (action) return { action, ui: { lasts: touched(ui, gesture) } };
  const why = LASTING.includes(wordOf(gesture)) && wishOf(gesture.on);
  return why ? { why } : undefined;
}

/**
 * An echo, or a finger that was still at something else.
 * @param {Gesture} gesture
 * @param {Ui} ui
 */
function isStray(gesture, ui) {
  const last = ui.lasts?.[ui.seat];
  if (gesture.key || !last || gesture.at - last.at >= ECHO) return false;
  return last.on === gesture.on || SUDDEN.includes(wordOf(gesture));
}

/**
 * @param {Action[]} actions
 * @param {Gesture} gesture
 * @param {Ui} ui
 * @returns {Picked | undefined}
 */
export function pick(actions, gesture, ui) {
  if (!isMeant(gesture) || namedSeat(gesture.on, [ui.seat]) === null) return undefined;
  const word = wordOf(gesture);
  if (word === "slap") return slap(actions, gesture, ui);
  if (word === "back") return ui.hint ? { ui: { hint: null } } : undefined;
  return bigButtons.includes(word) ? key(actions, gesture, ui) : undefined;
}
