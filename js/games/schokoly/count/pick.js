/**
 * What a gesture means while a board is counted: a piece, a digit, a colour; nothing is an answer
 * before the main button.
 */

import { actionOf, has, pickBy } from "../../../input/gestures.js";
import { least, nearest, onward } from "../pick.js";
import { edgesOf, middleOf } from "../shapes.js";

/** @import { Answer } from "../../../input/gestures.js" */
/** @import { Question, Ui } from "./game.js" */

/** What this game adds to ui, when nothing is chosen yet. */
export const idle = { spot: null, number: "", who: null, ticks: [] };

/** One takes the other's place under a quick finger. */
export const bigButtons = ["say", "next"];

/** @type {string[]} */
export const help = ["count-help-touch", "schokoly-help-board"];

export const keys = {
  taps: /** @type {Record<string, string>} */ ({
    0: "digit:0",
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [digit, `choose:${digit}`])),
    Backspace: "erase",
    Delete: "erase",
  }),
  /** @type {[string, string][]} */
  help: [
    ["0 … 9", "count-key-digit"],
    ["1 … 3", "count-key-who"],
    ["← ↑ → ↓", "count-key-arrows"],
    ["Enter", "count-key-say"],
    ["Esc", "count-key-back"],
  ],
};

/** No number is longer. */
const DIGITS = 2;
/** An explanation is not passed over as soon as this after it is first seen, in ms. */
const ECHO = 600;

/** @type {Record<string, Answer>} what a tap on each thing means, by the word before the colon */
const TAPS = {
  digit: typed,
  erase: (_, __, ui) => ({ ui: { ...ui, number: ui.number.slice(0, -1) } }),
  who: (actions, _, ui, who) => (has(actions, "Award") ? { ui: { ...ui, who } } : undefined),
  choose: (actions, gesture, ui, place) => {
    const who = takers(actions)[Number(place) - 1];
    return who ? { ui: { ...ui, who } } : typed(actions, gesture, ui, place);
  },
  say: (actions, _, ui) => {
    const action = chosen(actions, ui);
    if (action) return { action };
    return has(actions, "Say") && ui.number !== "" ? { say: "count-too-many" } : undefined;
  },
  next: (actions, { at }, ui) => {
    const action = actionOf(actions, "Next");
    return action && at - (ui.shownAt ?? -Infinity) > ECHO ? { action } : undefined;
  },
  board: tapBoard,
  "": tapBoard,
  back: (_, __, ui) => ({ ui: { ...ui, ...idle } }),
};

export const pick = pickBy({
  tap: TAPS,
  enter: (actions, gesture, ui) =>
    TAPS[has(actions, "Next") ? "next" : "say"](actions, gesture, ui),
  step: stepOn,
});

/**
 * The answer that is laid out and only waits for the main button.
 * @param {Action[]} actions
 * @param {Ui} ui
 * @returns {Action | undefined}
 */
export function chosen(actions, ui) {
  return actions.find((action) => {
    if (action.type === "Mark") return ui.spot?.x === action.x && ui.spot?.y === action.y;
    if (action.type === "Say") return ui.number !== "" && action.count === Number(ui.number);
    return action.type === "Award" && action.colour === ui.who;
  });
}

/**
 * The colours that may get an area, "nobody" the last, as the engine has them.
 * @param {Action[]} actions
 * @returns {string[]}
 */
export const takers = (actions) =>
  actions.filter(({ type }) => type === "Award").map(({ colour }) => colour);

/** One digit more; a number that is full begins anew, as on a lock. @type {Answer} */
function typed(actions, _, ui, digit = "") {
  if (!has(actions, "Say")) return undefined;
  const longer = ui.number.length < DIGITS ? `${ui.number}${digit}` : digit;
  return { ui: { ...ui, number: longer.replace(/^0(?=\d)/, "") } };
}

/** @type {Answer} */
function tapBoard(actions, { spot }, ui) {
  if (!spot) return undefined;
  const [x, y] = [Math.floor(spot.x), Math.floor(spot.y)];
  if (has(actions, "Mark")) {
    const isPiece = actions.some((action) => action.x === x && action.y === y);
    return { ui: { ...ui, spot: isPiece ? { x, y } : null } };
  }
  const { question } = ui.views[ui.seat];
  const place = has(actions, "Say") && tickAt(question, spot);
  if (!place) return undefined;
  const tick = `${place.x},${place.y}`;
  const others = ui.ticks.filter((/** @type {string} */ one) => one !== tick);
  return { ui: { ...ui, ticks: others.length < ui.ticks.length ? others : [...others, tick] } };
}

/**
 * What can be ticked off there: the middle of a piece, or of the side that is next.
 * @param {Question} question
 * @param {Point} spot
 */
function tickAt({ kind, cells }, spot) {
  const farFrom = (/** @type {Point} */ { x, y }) => Math.hypot(x - spot.x, y - spot.y);
  if (kind === "sides") return least(edgesOf(cells).map(middleOf), farFrom, 0.6);
  const cell = cells.find(([x, y]) => x === Math.floor(spot.x) && y === Math.floor(spot.y));
  return cell && { x: cell[0] + 0.5, y: cell[1] + 0.5 };
}

/** The arrow keys: from piece to piece. @type {Answer} */
function stepOn(actions, { dx = 0, dy = 0 }, ui) {
  const list = /** @type {any[]} */ (actions.filter(({ type }) => type === "Mark"));
  const next = ui.spot ? onward(list, ui.spot, { x: dx, y: dy }) : nearest(list, { x: 0, y: 0 });
  return next && { ui: { ...ui, spot: { x: next.x, y: next.y } } };
}
