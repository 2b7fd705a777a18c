/** Which of the offered actions fit what the person holds, and which of them is meant. Knows no rule: it only looks in the list. */

import { lying, quarters } from "./cards.js";

/** @import { Action, Point } from "../../table/types.js" */
/** @import { Laying, Ui } from "./types.js" */

/** How far from its centre a place still draws a card, in cells. */
export const REACH = 1.25;

/** The held card's pieces as they lie in the turn it has. @param {Ui} ui @returns {string[] | null} */
export function heldPieces({ hand, held, turn }) {
  const card = hand.find((one) => one.card === held);
  return card ? lying(card.colours, turn) : null;
}

/** The places offered for the held card in its turn. @param {Action[]} actions @param {Ui} ui @returns {Laying[]} */
export const places = (actions, { held, turn, stack }) =>
  /** @type {any[]} */ (actions).filter(
    (a) => a.type === (stack ? "Stack" : "Place") && a.card === held && a.turn === quarters(turn),
  );

/** The action that lays the held card at the chosen place. @param {Action[]} actions @param {Ui} ui */
export function chosen(actions, ui) {
  const { spot } = ui;
  return spot ? places(actions, ui).find(({ x, y }) => x === spot.x && y === spot.y) : undefined;
}

/** The best of a list, where less is better; nothing where none is good enough. @template T @param {T[]} list @param {(one: T) => number} costOf @param {number} most @returns {T | undefined} */
export function least(list, costOf, most) {
  const [best] = list.toSorted((a, b) => costOf(a) - costOf(b));
  return best && costOf(best) <= most ? best : undefined;
}

/** The place whose centre is nearest to a point of the board; of two as near, the later one. @template {Point} P @param {P[]} list @param {Point} point @param {number} [reach] @returns {P | undefined} */
export const nearest = (list, point, reach = Infinity) =>
  least(list.toReversed(), ({ x, y }) => Math.hypot(x + 1 - point.x, y + 1 - point.y), reach);

/** The place that lies next in a direction. @template {Point} P @param {P[]} list @param {Point} from @param {Point} way @returns {P | undefined} */
export function onward(list, from, way) {
  const along = (/** @type {P} */ { x, y }) => (x - from.x) * way.x + (y - from.y) * way.y;
  const aside = (/** @type {P} */ { x, y }) =>
    Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
  const ahead = list.filter((place) => along(place) > 0);
  return least(ahead, (place) => along(place) + 2.5 * aside(place), Infinity);
}

/** The cards that a smartie may be put on. @param {Action[]} actions @returns {number[]} */
export function guardable(actions) {
  return actions.filter(({ type }) => type === "Guard").map(({ card }) => card);
}

/** The action that ends the turn. @param {Action[]} actions */
export function ending(actions) {
  return actions.find(({ type }) => type === "Draw" || type === "Pass");
}
