/** Which of the offered actions fit what the person holds, and which of them is meant. Knows no rule: it only looks in the list. */

import { CELLS, lying } from "./cards.js";

/** @import { Action, Point } from "../../table/types.js" */
/** @import { Laying, Ui } from "./types.js" */

/** How far from its centre a place still draws a card, in cells. */
export const REACH = 1.25;

/** The held card's pieces as they lie in the turn it has. @param {Ui} ui @returns {string[] | null} */
export function heldPieces(ui) {
  const card = ui.hand.find((one) => one.card === ui.held);
  return card ? lying(card.colours, ui.turn) : null;
}

/** The places offered for the held card in its turn; turns that look alike are one. @param {Action[]} actions @param {Ui} ui @returns {Laying[]} */
export function places(actions, ui) {
  const card = ui.hand.find((one) => one.card === ui.held);
  if (!card) return [];
  const looks = lying(card.colours, ui.turn).join();
  const turns = [0, 1, 2, 3].filter((turn) => lying(card.colours, turn).join() === looks);
  const type = ui.stack ? "Stack" : "Place";
  const fitting = actions.filter(
    (a) => a.type === type && a.card === ui.held && turns.includes(a.turn),
  );
  return /** @type {Laying[]} */ (fitting);
}

/** The action that lays the held card at the chosen place. @param {Action[]} actions @param {Ui} ui */
export function chosen(actions, ui) {
  const { spot } = ui;
  return spot ? places(actions, ui).find(({ x, y }) => x === spot.x && y === spot.y) : undefined;
}

/** The place whose centre is nearest to a point of the board. @param {Laying[]} list @param {Point} point @param {number} reach @returns {Laying | undefined} */
export function nearest(list, point, reach) {
  let best;
  let least = reach;
  for (const place of list) {
    const far = Math.hypot(place.x + 1 - point.x, place.y + 1 - point.y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}

/** The place that lies next in a direction. @param {Laying[]} list @param {Point} from @param {Point} way @returns {Laying | undefined} */
export function onward(list, from, way) {
  let best;
  let least = Infinity;
  for (const place of list) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along > 0 && along + 2.5 * aside < least) [best, least] = [place, along + 2.5 * aside];
  }
  return best;
}

/** The upper left cell of a card whose centre is there. @param {Point} point @returns {Point} */
export function cornerAt(point) {
  return { x: Math.round(point.x - 1), y: Math.round(point.y - 1) };
}

/** The four cells of a card. @param {Point} corner @returns {number[][]} */
export function cellsOf(corner) {
  return CELLS.map(([dx = 0, dy = 0]) => [corner.x + dx, corner.y + dy]);
}

/** The cards that a smartie may be put on. @param {Action[]} actions @returns {number[]} */
export function guardable(actions) {
  return actions.filter(({ type }) => type === "Guard").map(({ card }) => card);
}

/** The action that ends the turn. @param {Action[]} actions */
export function ending(actions) {
  return actions.find(({ type }) => type === "Draw" || type === "Pass");
}
