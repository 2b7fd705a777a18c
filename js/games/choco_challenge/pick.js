/**
 * What a gesture means: an action from the list, what changes in ui, or nothing. It chooses; it
 * never judges.
 */

import { has, keysOf, pickBy, wordOf } from "../../input/gestures.js";
import { cursorOn, offered, onward, PLACES, spotAt, TOOLS, thingOf, wishFor } from "./spots.js";

/** @import { Answer } from "../../input/gestures.js" */
/** @import { Ui } from "./game.js" */

/**
 * What this game adds to ui, when nobody points at anything. An opened pile stays open while others
 * play: `open` is not in here.
 */
export const idle = { cursor: null };

/**
 * Until a drawn card has come to its place, the next one waits: a double tap draws one card. In ms.
 */
const ARRIVAL = 450;

/**
 * The big buttons, of which one may take another's place: a quick second tap on another one is an
 * echo.
 */
export const bigButtons = ["draw", "stop", "done", "pile", "deck", "bust", "decline"].concat(
  TOOLS.flatMap((tool) => [`spend:${tool}`, `tool:${tool}`]),
);

/** How it is played by touch. */
export const help = ["challenge-help-touch", "challenge-help-piles"];

export const keys = keysOf(
  "challenge",
  {
    D: "draw",
    S: "stop",
    "1 … 6": "market",
    T: "take",
    E: "done",
    "W P U": "tools",
    B: "bust",
    X: "decline",
    I: "inside",
    "← ↑ → ↓": "arrows",
    Enter: "enter",
    Esc: "back",
  },
  {
    w: "tool:whisk",
    p: "tool:pastry_bag",
    u: "tool:measuring_cup",
    ...Object.fromEntries(Array.from({ length: PLACES }, (_, i) => [i + 1, `market:${i + 1}`])),
  },
);

/** Nobody looks into a pile. */
const CLOSED = { open: null };

/** @type {Answer} */
function draw(actions, { at }, ui) {
  if (at - (ui.drewAt ?? -Infinity) < ARRIVAL) return undefined;
  const picked = asked(actions, "pile", ui);
  return picked?.action ? { ...picked, ui: { ...CLOSED, drewAt: at } } : picked;
}

/** @type {Answer} */
const shut = (_, __, ui) => (ui.open == null ? undefined : { ui: CLOSED });

/**
 * What a tap does where it is more than asking for the thing, by the word before the colon.
 * @type {Record<string, Answer>}
 */
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
    return { ui: { open: ui.open === open ? null : open } };
  },
  back: () => ({ ui: { ...CLOSED, ...idle, hint: null } }),
  board: shut,
  "": shut,
};

/** @type {Answer} */
const tap = (actions, gesture, ui) => (TAPS[wordOf(gesture)] ?? ask)(actions, gesture, ui);

/** @type {Answer} */
const ask = (actions, { on }, ui) => asked(actions, on, ui);

export const pick = pickBy({
  tap,
  drop: { pile: draw },
  take: (actions, { on }, ui) => asked(actions, `market:${Number(on.split(":")[1]) + 1}`, ui),
  step: (actions, gesture, ui) => ({ ui: { cursor: onward(actions, gesture, ui.cursor) } }),
  enter: (actions, gesture, ui) => {
    const on = spotAt(ui.cursor);
    if (on) return tap(actions, { ...gesture, on }, ui);
    if (actions.length === 1 && has(actions, "Done")) return { action: actions[0] };
    return actions.length ? { say: "challenge-say-enter" } : undefined;
  },
});

/** ui fields that point at what an action is about, for a hint. @param {Action} action */
export const show = (action) => ({ cursor: cursorOn(thingOf(action)) });

/**
 * What that thing offers; else why it does not, unless an answer is still on its way.
 * @param {Action[]} actions
 * @param {string} on
 * @param {Ui} ui
 * @returns {Picked | undefined}
 */
function asked(actions, on, ui) {
  const action = offered(actions, on);
  if (action) return ui.open == null ? { action } : { action, ui: CLOSED };
  const why = wishFor(on, has(actions, "Decline"));
  return why && (actions.length > 0 || ui.actions.length === 0) ? { why } : undefined;
}
