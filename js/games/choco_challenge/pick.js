/**
 * What a gesture means: an action from the list, what changes in ui, or nothing. It chooses; it
 * never judges.
 */

import { has, keysOf, pickBy, walked, wordOf } from "../../input/gestures.js";
import { cursorOn, offered, onward, spotAt, TOOLS, thingOf, wishFor } from "./spots.js";

/** @import { Answer } from "../../input/gestures.js" */
/** @import { Ui } from "./game.js" */

/**
 * What this game adds to ui, when nobody points at anything. An opened pile stays open while others
 * play: `open` is not in here.
 */
export const idle = { cursor: null, trail: [] };

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
    E: "end",
    G: "take",
    X: "decline",
    V: "inside",
    "← ↑ → ↓": "arrows",
    Enter: "enter",
    Esc: "back",
  },
  {},
);

/** What ends the turn, or the part of it that one is in. @type {Record<string, string>} */
const ENDS = { Stop: "stop", Done: "done", Bust: "bust", Decline: "decline" };

/** The thing that ends the turn now. @param {Action[]} actions */
const ending = (actions) => ENDS[actions.find(({ type }) => ENDS[type])?.type ?? "Done"] ?? "";

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
  end: (actions, _, ui) => asked(actions, ending(actions), ui),
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
  step: (actions, gesture, ui) => {
    const { cursor } = ui;
    const { to, trail } = walked(ui, gesture, cursor, () => onward(actions, gesture, cursor));
    return { ui: { cursor: to, trail } };
  },
  enter: (actions, gesture, ui) => {
    const on = spotAt(ui.cursor);
    if (on) return tap(actions, { ...gesture, on }, ui);
    if (actions.length === 1) return { action: actions[0] };
    return actions.length ? { say: "table-say-choose" } : undefined;
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
