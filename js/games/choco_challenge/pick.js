/** What a gesture means: an action from the list, a new ui, or nothing. It chooses; it never judges. */

import { PLACES } from "./pieces.js";
import { offered, rows, thingOf } from "./spots.js";

/** @typedef {import("../../table/types.js").Action} Action */
/** @typedef {import("../../table/types.js").Gesture} Gesture */
/** @typedef {import("../../table/types.js").Picked} Picked */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {(actions: Action[], gesture: Gesture, ui: Ui, name: string) => Picked | undefined} Answer */

/** What this game adds to ui, when nobody points at anything. An opened pile stays open while others play: `open` is not in here. */
export const idle = { cursor: null };

/** Until a drawn card has come to its place, the next one waits: a double tap draws one card. In ms. */
const ARRIVAL = 450;

/** The things in the middle as the arrows walk them. */
const ROWS = rows();

/** The great buttons, of which one may take another's place: a quick second tap on another one is an echo. */
export const great = [
  "draw",
  "stop",
  "done",
  "pile",
  "deck",
  "bust",
  "decline",
  ...["whisk", "pastry_bag", "measuring_cup"].flatMap((tool) => [`spend:${tool}`, `tool:${tool}`]),
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
const draw = (actions, { at }, ui) => {
  if (at - (drewAt(ui) ?? -Infinity) < ARRIVAL) return undefined;
  const picked = asked(actions, "pile", { type: "Draw" }, ui);
  return picked?.action ? { ...picked, ui: { ...closed(ui), drewAt: at } } : picked;
};

/** @type {Record<string, Answer>} what a tap on each thing means, by the word before the colon */
const TAPS = {
  draw,
  pile: draw,
  stop: (actions, _, ui) => asked(actions, "stop", { type: "Stop" }, ui),
  done: (actions, _, ui) => asked(actions, "done", { type: "Done" }, ui),
  bust: (actions, _, ui) => asked(actions, "bust", { type: "Bust" }, ui),
  decline: (actions, _, ui) => asked(actions, "decline", { type: "Decline" }, ui),
  spend: (actions, { on }, ui, tool) => asked(actions, on, { type: "Spend", tool }, ui),
  market: (actions, { on }, ui, place) =>
    asked(actions, on, { type: isExtra(actions) ? "TakeMarket" : "Buy", place: Number(place) }, ui),
  dessert: (actions, { on }, ui, cost) =>
    asked(actions, on, { type: "Take", cost: Number(cost) }, ui),
  tool: (actions, gesture, ui, tool) => {
    if (isMatch(actions))
      return TAPS.spend?.(actions, { ...gesture, on: `spend:${tool}` }, ui, tool);
    return asked(actions, gesture.on, { type: "TakeTool", tool }, ui);
  },
  deck: (actions, _, ui) => asked(actions, "deck", { type: "TakeIngredient" }, ui),
  take: (actions, _, ui) => took(actions, ui),
  inside: (_, __, ui, seat) => {
    const open = seat === "" ? ui.seat : Number(seat);
    return { ui: { ...ui, open: ui.open === open ? null : open } };
  },
  back: (_, __, ui) => ({ ui: { ...closed(ui), ...idle, hint: null } }),
  board: (_, __, ui) => (ui.open == null ? undefined : { ui: closed(ui) }),
  "": (_, __, ui) => (ui.open == null ? undefined : { ui: closed(ui) }),
};

/** @type {Record<string, Answer>} what else fingers and keys do */
const KINDS = {
  tap: (actions, gesture, ui, name) =>
    TAPS[gesture.on.split(":")[0] ?? ""]?.(actions, gesture, ui, name),
  drop: (actions, gesture, ui, name) =>
    gesture.on === "pile" ? draw(actions, gesture, ui, name) : undefined,
  take: (actions, gesture, ui, place) =>
    TAPS.market?.(
      actions,
      { ...gesture, on: `market:${Number(place) + 1}` },
      ui,
      String(Number(place) + 1),
    ),
  step: (actions, gesture, ui) => ({ ui: { ...ui, cursor: onward(actions, gesture, ui.cursor) } }),
  enter: (actions, gesture, ui) => {
    const on = ui.cursor && ROWS[ui.cursor.row]?.[ui.cursor.place];
    if (on) return KINDS.tap?.(actions, { ...gesture, on }, ui, on.split(":")[1] ?? "");
    if (actions.length === 1 && actions[0]?.type === "Done") return { action: actions[0] };
    return actions.length ? { say: "challenge-say-enter" } : undefined;
  },
};

/** @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
export function pick(actions, gesture, ui) {
  return KINDS[gesture.kind]?.(actions, gesture, ui, gesture.on.split(":")[1] ?? "");
}

/** ui fields that point at what an action is about, for a hint. @param {Action} action */
export const show = (action) => ({ ...idle, cursor: cursorOn(thingOf(action)) });

/** What that thing offers; else why it does not, unless an answer is still on its way. @param {Action[]} actions @param {string} on @param {Action} wish @param {Ui} ui @returns {Picked | undefined} */
function asked(actions, on, wish, ui) {
  const action = offered(actions, on);
  if (action) return ui.open == null ? { action } : { action, ui: closed(ui) };
  return actions.length === 0 && ui.actions.length > 0 ? undefined : { why: wish };
}

/** The extra card from the deck, else the dearest dessert. @param {Action[]} actions @param {Ui} ui @returns {Picked | undefined} */
function took(actions, ui) {
  const extra = offered(actions, "deck");
  const costs = actions.filter(({ type }) => type === "Take").map(({ cost }) => cost);
  if (extra) return asked(actions, "deck", extra, ui);
  return costs.length
    ? asked(actions, `dessert:${Math.max(...costs)}`, actions[0] ?? { type: "Take" }, ui)
    : undefined;
}

/** @param {Action[]} actions */
const isMatch = (actions) => actions.some(({ type }) => type === "Bust");

/** @param {Action[]} actions */
const isExtra = (actions) => actions.some(({ type }) => type === "Decline");

/** When this screen last drew a card; it stays in ui from move to move. @param {any} ui @returns {number | undefined} */
const drewAt = (ui) => ui.drewAt;

/** @param {Ui} ui @returns {Ui} */
const closed = (ui) => ({ ...ui, open: null });

/** @param {string} on @returns {{row: number, place: number} | null} */
function cursorOn(on) {
  const row = ROWS.findIndex((names) => names.includes(on));
  return row < 0 ? null : { row, place: ROWS[row]?.indexOf(on) ?? 0 };
}

/** Where an arrow leads: along a row, or to what lies over or under it; first to something that is offered. @param {Action[]} actions @param {Gesture} gesture @param {Ui["cursor"]} from */
function onward(actions, { dx = 0, dy = 0 }, from) {
  if (!from)
    return actions.map((action) => cursorOn(thingOf(action))).find(Boolean) ?? cursorOn("market:1");
  const row = Math.min(Math.max(from.row + dy, 0), ROWS.length - 1);
  const [before, after] = [ROWS[from.row]?.length ?? 1, ROWS[row]?.length ?? 1];
  const place =
    row === from.row ? from.place : Math.round((from.place * (after - 1)) / (before - 1));
  return { row, place: Math.min(Math.max(place + dx, 0), after - 1) };
}
