/** What a gesture means while a board is counted: a piece, a digit, a colour; nothing is an answer before the great key. */

import { nearest, onward } from "../spots.js";
import { sidesAround } from "./shapes.js";

/** @import { Action, Gesture, Picked, Point } from "../../../table/types.js" */
/** @import { Ui, View } from "./types.js" */

/** What this game adds to ui, when nothing is chosen yet. */
export const idle = { spot: null, number: "", who: null, ticks: [] };

/** No number is longer. */
const DIGITS = 2;
/** An explanation is not passed over as soon as this after it is first seen, in ms. */
const ECHO = 600;

/** @typedef {(actions: Action[], gesture: Gesture, ui: Ui, name: string) => Picked | undefined} Sense */

/** @type {Record<string, Sense>} what a tap on each thing means, by the word before the colon */
const TAPS = {
  digit: (actions, _, ui, digit) =>
    has(actions, "Say") ? { ui: { ...ui, number: typed(ui.number, digit) } } : undefined,
  erase: (_, __, ui) => ({ ui: { ...ui, number: ui.number.slice(0, -1) } }),
  who: (actions, _, ui, colour) =>
    has(actions, "Award") ? { ui: { ...ui, who: colour } } : undefined,
  choose: (actions, _, ui, place) => numbered(actions, ui, Number(place)),
  say: said,
  next: passed,
  board: tapBoard,
  "": tapBoard,
  back: (_, __, ui) => ({ ui: { ...ui, ...idle } }),
};

/** @type {Record<string, Sense>} what else fingers and keys do */
const KINDS = {
  tap: (actions, gesture, ui) => {
    const [word = "", name = ""] = gesture.on.split(":");
    return TAPS[word]?.(actions, gesture, ui, name);
  },
  enter: (actions, gesture, ui) => (has(actions, "Next") ? passed : said)(actions, gesture, ui),
  step: stepOn,
};

/** @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
export function pick(actions, gesture, ui) {
  return KINDS[gesture.kind]?.(actions, gesture, ui, "");
}

/** The answer that is laid out and only waits for the great key. @param {Action[]} actions @param {Ui} ui @returns {Action | undefined} */
export function chosen(actions, ui) {
  return actions.find((action) => {
    if (action.type === "Mark") return ui.spot?.x === action.x && ui.spot?.y === action.y;
    if (action.type === "Say") return ui.number !== "" && action.count === Number(ui.number);
    return action.type === "Award" && ui.who !== null && action.colour === ui.who;
  });
}

/** The colours that may get an area, "nobody" the last. @param {Action[]} actions */
export function takers(actions) {
  const colours = actions
    .filter(({ type }) => type === "Award")
    .map(({ colour }) => /** @type {string} */ (colour));
  return colours.sort((a, b) => Number(a === "nobody") - Number(b === "nobody"));
}

/** @param {Action[]} actions @param {string} type */
const has = (actions, type) => actions.some((action) => action.type === type);

/** One digit more; a number that is full begins anew, as on a lock. @param {string} number @param {string} digit */
function typed(number, digit) {
  const longer = number.length < DIGITS ? `${number}${digit}` : digit;
  return longer.replace(/^0(?=\d)/, "");
}

/** By key: the first, second or third who may get the area, or a digit. @param {Action[]} actions @param {Ui} ui @param {number} place @returns {Picked | undefined} */
function numbered(actions, ui, place) {
  const who = takers(actions)[place - 1];
  if (who) return { ui: { ...ui, who } };
  return has(actions, "Say")
    ? { ui: { ...ui, number: typed(ui.number, String(place)) } }
    : undefined;
}

/** @param {Action[]} actions @param {Gesture} _ @param {Ui} ui @returns {Picked | undefined} */
function said(actions, _, ui) {
  const action = chosen(actions, ui);
  if (action) return { action };
  return has(actions, "Say") && ui.number !== "" ? { say: "count-too-many" } : undefined;
}

/** @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
function passed(actions, { at }, ui) {
  const action = actions.find(({ type }) => type === "Next");
  return action && at - (ui.shownAt ?? -Infinity) > ECHO ? { action } : undefined;
}

/** @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
function tapBoard(actions, { spot }, ui) {
  if (!spot) return undefined;
  const at = { x: Math.floor(spot.x), y: Math.floor(spot.y) };
  if (has(actions, "Mark"))
    return {
      ui: { ...ui, spot: actions.some(({ x, y }) => x === at.x && y === at.y) ? at : null },
    };
  const { question } = /** @type {View} */ (ui.views[ui.seat]);
  if (!question || !has(actions, "Say")) return undefined;
  const tick =
    question.kind === "sides" ? sideAt(question.cells, spot) : pieceAt(question.cells, at);
  return tick
    ? {
        ui: {
          ...ui,
          ticks: ui.ticks.includes(tick)
            ? ui.ticks.filter((one) => one !== tick)
            : [...ui.ticks, tick],
        },
      }
    : undefined;
}

/** The middle of the piece of an area there. @param {number[][]} cells @param {Point} at */
const pieceAt = (cells, { x, y }) =>
  cells.some((cell) => cell[0] === x && cell[1] === y) ? `${x + 0.5},${y + 0.5}` : null;

/** The middle of the area's side that is next. @param {number[][]} cells @param {Point} spot */
function sideAt(cells, spot) {
  const near = sidesAround(cells).map((side) => ({
    side,
    far: Math.hypot(side.x - spot.x, side.y - spot.y),
  }));
  const best = near.sort((a, b) => a.far - b.far)[0];
  return best && best.far < 0.6 ? `${best.side.x},${best.side.y}` : null;
}

/** The arrow keys: from piece to piece. @param {Action[]} actions @param {Gesture} gesture @param {Ui} ui @returns {Picked | undefined} */
function stepOn(actions, gesture, ui) {
  const list = /** @type {any[]} */ (actions.filter(({ type }) => type === "Mark"));
  const way = { x: gesture.dx ?? 0, y: gesture.dy ?? 0 };
  const next = ui.spot
    ? onward(list, ui.spot, way)
    : (nearest(list, { x: 0, y: 0 }, Infinity) ?? list[0]);
  return next && { ui: { ...ui, spot: { x: next.x, y: next.y } } };
}
