/** What a gesture means at Choco-Boom: an action from the list, what changes in ui, or nothing. It chooses; it never judges. */

import { slapped } from "../../table/slaps.js";
import { CALLS } from "./pieces.js";

/** @import { Action, Gesture, Picked } from "../../table/types.js" */
/** @import { Ui } from "./types.js" */
/** @typedef {(actions: Action[], gesture: Gesture, ui: Ui) => Picked | undefined} Answer */
/** @typedef {Record<string, Action[]>} Offers by seat, of persons */

/** What this game adds to ui until something else is asked. What each seat has done last outlasts that. */
export const idle = { hands: {} };

/** A second touch of the same thing so soon is an echo of the first; one that just came in another's place was not meant, in ms. */
const ECHO = 420;

/** The keys of a seat, of which one may take another's place under a quick finger. */
export const great = ["flip", "call", "ready", "object", "vote"];

/** Always there for a quick finger, and nobody waits for it. */
export const reflex = ["Slap", "Object"];

/** How it is played by touch. */
export const help = ["boom-help-flip", "boom-help-call", "boom-help-slap", "boom-help-ready"];

/** The game's own keys: what each taps, and how they are told. */
export const keys = {
  taps: /** @type {Record<string, string>} */ ({
    s: "slap",
    f: "flip",
    r: "ready",
    o: "object",
    y: "vote::yes",
    n: "vote::no",
    ...Object.fromEntries(CALLS.map(([item], i) => [String(i + 1), `call::${item}`])),
  }),
  help: /** @type {[string, string][]} */ ([
    ["S", "boom-key-slap"],
    ["F", "boom-key-flip"],
    ["1 … 4", "boom-key-call"],
    ["R", "boom-key-ready"],
    ["O", "boom-key-object"],
    ["Y", "boom-key-guilty"],
    ["N", "boom-key-innocent"],
  ]),
};

/** The action that a thing means, if it is offered. @param {Action[]} actions @param {string} on */
export function offered(actions, on) {
  const [word = "", , more] = on.split(":");
  const wish = wishOf(word, more);
  return (
    wish &&
    actions.find(
      ({ type, item, guilty }) =>
        type === wish.type && item === wish.item && guilty === wish.guilty,
    )
  );
}

/** @param {string} word @param {string} [more] @returns {Action | undefined} */
function wishOf(word, more) {
  if (word === "call") return { type: "Call", item: more };
  if (word === "vote") return { type: "Vote", guilty: more === "yes" };
  const type = { slap: "Slap", flip: "Flip", ready: "Ready", object: "Object" }[word];
  return type ? { type } : undefined;
}

/** For which seat a gesture speaks: its things carry its number; a key speaks for the first person who is offered that. @param {Gesture} gesture @param {Offers} offers @param {Ui} ui @returns {number | null} */
export function speaker({ on }, offers, ui) {
  const persons = Object.keys(offers).map(Number);
  const [, named = ""] = on.split(":");
  if (named !== "") return persons.includes(Number(named)) ? Number(named) : null;
  return persons.find((seat) => offered(offers[seat] ?? [], on)) ?? ui.seat ?? null;
}

/** What each seat has done last, and when. @param {Ui} ui @param {{on: string, at: number}} last */
const touched = (ui, last) => ({ ...ui.lasts, [ui.seat]: last });

/** @type {Answer} */
function slap(actions, { on, at }, ui) {
  const picked = slapped("boom", actions, at, ui);
  return { ...picked, ui: { ...picked.ui, lasts: touched(ui, { on, at }) } };
}

/** A key: what it offers; else, where it is always to be seen, the table is asked why not, and nothing changes: it may yet mean something. @type {Answer} */
function key(actions, gesture, ui) {
  const { on, at } = gesture;
  const [word = "", , more] = on.split(":");
  if (!gesture.key && isStray(word, gesture, ui)) return undefined;
  const action = offered(actions, on);
  if (action) return { action, ui: { lasts: touched(ui, { on, at }) } };
  const why = ["flip", "call", "object"].includes(word) ? wishOf(word, more) : undefined;
  return why && { why };
}

/** Keys that come and go: a finger that was still at something else did not mean them. */
const SUDDEN = ["ready", "vote"];

/** An echo, or a finger that was still at something else. @param {string} word @param {Gesture} gesture @param {Ui} ui */
function isStray(word, { on, at }, ui) {
  const last = ui.lasts?.[ui.seat];
  if (!last || at - last.at >= ECHO) return false;
  return last.on === on || SUDDEN.includes(word);
}

/** What a touch on each thing means, by the word before the colon. @type {Record<string, Answer>} */
const THINGS = {
  slap,
  flip: key,
  call: key,
  ready: key,
  object: key,
  vote: key,
  back: (_, __, ui) => (ui.hint ? { ui: { hint: null } } : undefined),
};

/** A finger acts as it lands; a key or a reader by a tap that was no press before. @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
export function pick(actions, gesture, ui) {
  const { kind, on, pressed } = gesture;
  const [word = "", named = ""] = on.split(":");
  const isMeant = kind === "press" || (kind === "tap" && !pressed);
  if (!isMeant || (named !== "" && Number(named) !== ui.seat)) return undefined;
  return THINGS[word]?.(actions, gesture, ui);
}

/** ui fields that point at what an action is about: the hint itself says that. */
export const show = () => ({ ...idle });
