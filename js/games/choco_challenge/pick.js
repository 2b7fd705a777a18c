/** What a gesture means: an action from the list, a new ui, or nothing. It chooses; it never judges. */

import { has } from "../../table/gestures.js";
import { PLACES, TOOLS } from "./pieces.js";
import { offered, ROWS, spotAt, thingOf, wishFor } from "./spots.js";

/** @import { Action, Gesture, Picked } from "../../table/types.js" */
/** @import { Ui } from "./types.js" */
/** @typedef {(actions: Action[], gesture: Gesture, ui: Ui & {drewAt?: number}) => Picked | undefined} Answer */

/** What this game adds to ui, when nobody points at anything. An opened pile stays open while others play: `open` is not in here. */
export const idle = { cursor: null };

/** Until a drawn card has come to its place, the next one waits: a double tap draws one card. In ms. */
const ARRIVAL = 450;

/** The great buttons, of which one may take another's place: a quick second tap on another one is an echo. */
export const great = [
  "draw",
  "stop",
  "done",
  "pile",
  "deck",
  "bust",
  "decline",
  ...TOOLS.flatMap((tool) => [`spend:${tool}`, `tool:${tool}`]),
];

/** How it is played by touch. */
export const help = ["challenge-help-touch", "challenge-help-piles"];

/** The game's own keys: what each taps, and how they are told. */
export const keys = {
  taps: /** @type {Record<string, string>} */ ({
    d: "draw",
    s: "stop",
    e: "done",
    t: "take",
    b: "bust",
    x: "decline",
    i: "inside",
    w: "tool:whisk",
    p: "tool:pastry_bag",
    u: "tool:measuring_cup",
    ...Object.fromEntries(
      Array.from({ length: PLACES }, (_, i) => [String(i + 1), `market:${i + 1}`]),
    ),
  }),
  help: /** @type {[string, string][]} */ ([
    ["D", "challenge-key-draw"],
    ["S", "challenge-key-stop"],
    ["1 … 6", "challenge-key-market"],
    ["T", "challenge-key-take"],
    ["E", "challenge-key-done"],
    ["W P U", "challenge-key-tools"],
    ["B", "challenge-key-bust"],
    ["X", "challenge-key-decline"],
    ["I", "challenge-key-inside"],
    ["← ↑ → ↓", "challenge-key-arrows"],
    ["Enter", "challenge-key-enter"],
    ["Esc", "challenge-key-back"],
  ]),
};

/** @type {Answer} */
function draw(actions, { at }, ui) {
  if (at - (ui.drewAt ?? -Infinity) < ARRIVAL) return undefined;
  const picked = asked(actions, "pile", ui);
  return picked?.action ? { ...picked, ui: { ...closed(ui), drewAt: at } } : picked;
}

/** @type {Answer} */
const shut = (_, __, ui) => (ui.open == null ? undefined : { ui: closed(ui) });

/** @type {Record<string, Answer>} what a tap does where it is more than asking for the thing, by the word before the colon */
const TAPS = {
  draw,
  pile: draw,
  tool: (actions, { on }, ui) =>
    asked(actions, has(actions, "Bust") ? on.replace("tool", "spend") : on, ui),
  take: (actions, _, ui) => {
    const action = offered(actions, "deck") ?? actions.findLast(({ type }) => type === "Take");
    return action && asked(actions, thingOf(action), ui);
  },
  inside: (_, { on }, ui) => {
    const open = Number(on.split(":")[1] ?? ui.seat);
    return { ui: { ...ui, open: ui.open === open ? null : open } };
  },
  back: (_, __, ui) => ({ ui: { ...closed(ui), ...idle, hint: null } }),
  board: shut,
  "": shut,
};

/** @type {Answer} */
function tap(actions, gesture, ui) {
  const answer = TAPS[gesture.on.split(":")[0]];
  return answer ? answer(actions, gesture, ui) : asked(actions, gesture.on, ui);
}

/** @type {Record<string, Answer>} what else fingers and keys do */
const KINDS = {
  tap,
  drop: (actions, gesture, ui) => (gesture.on === "pile" ? draw(actions, gesture, ui) : undefined),
  take: (actions, { on }, ui) => asked(actions, `market:${Number(on.split(":")[1]) + 1}`, ui),
  step: (actions, gesture, ui) => ({ ui: { ...ui, cursor: onward(actions, gesture, ui.cursor) } }),
  enter: (actions, gesture, ui) => {
    const on = spotAt(ui.cursor);
    if (on) return tap(actions, { ...gesture, on }, ui);
    if (actions.length === 1 && has(actions, "Done")) return { action: actions[0] };
    return actions.length ? { say: "challenge-say-enter" } : undefined;
  },
};

/** @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
export const pick = (actions, gesture, ui) => KINDS[gesture.kind]?.(actions, gesture, ui);

/** ui fields that point at what an action is about, for a hint. @param {Action} action */
export const show = (action) => ({ ...idle, cursor: cursorOn(thingOf(action)) });

/** What that thing offers; else why it does not, unless an answer is still on its way. @param {Action[]} actions @param {string} on @param {Ui} ui @returns {Picked | undefined} */
function asked(actions, on, ui) {
  const action = offered(actions, on);
  if (action) return ui.open == null ? { action } : { action, ui: closed(ui) };
  const why = wishFor(on, has(actions, "Decline"));
  return why && (actions.length > 0 || ui.actions.length === 0) ? { why } : undefined;
}

/** @param {Ui} ui @returns {Ui} */
const closed = (ui) => ({ ...ui, open: null });

/** @param {string} on @returns {{row: number, place: number} | null} */
function cursorOn(on) {
  const row = ROWS.findIndex((names) => names.includes(on));
  return row < 0 ? null : { row, place: ROWS[row].indexOf(on) };
}

/** Where an arrow leads: along a row, or to what lies over or under it; first to something that is offered. @param {Action[]} actions @param {Gesture} gesture @param {Ui["cursor"]} from */
function onward(actions, { dx = 0, dy = 0 }, from) {
  if (!from)
    return actions.map((action) => cursorOn(thingOf(action))).find(Boolean) ?? cursorOn("market:1");
  const row = Math.min(Math.max(from.row + dy, 0), ROWS.length - 1);
  const [before, after] = [ROWS[from.row].length - 1, ROWS[row].length - 1];
  const place = row === from.row ? from.place : Math.round((from.place * after) / before);
  return { row, place: Math.min(Math.max(place + dx, 0), after) };
}
