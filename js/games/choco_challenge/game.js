/**
 * Choco Challenge at the table: what is seen of a view, and what a gesture means. Two pure
 * functions, and the words around them.
 */

import { html } from "lit-html";
import { boardLayer } from "./market.js";
import { handLayer } from "./rows.js";

export { caption, ending, litSeat, steps, truth } from "./counting.js";
export { figures, photo, pictures as card, symbols } from "./figures.js";
export { lid } from "./lid.js";
export { panel, plate, stock, tools } from "./panels.js";
export { bigButtons, help, idle, keys, pick, show } from "./pick.js";
export {
  advice,
  choice,
  describe,
  group,
  isMinor,
  note,
  reason,
  sentence,
  sound,
  spoken,
  told,
} from "./sentences.js";

/**
 * The picture of a view: the middle below, the rows above, all in pixels of the table.
 * @param {View} view
 * @param {Ui} ui
 */
export const scene = (view, ui) => html`${boardLayer(view, ui)}${handLayer(view, ui)}`;

/** The tablet may lie flat between several persons. */
export const flat = true;

/**
 * Whether stopping, buying or taking can still be taken back.
 * @param {View} view
 * @param {Action[]} actions
 */
export const undoable = (view, actions) =>
  view.stopped && view.turn === view.seat && actions.length > 0;

/** Who only watches may look into a pile. */
export const looks = ["inside", "back"];

/**
 * What Choco Challenge is drawn from: the words of the engine, and what is looked at.
 *
 * @typedef {import("../../../build/types/choco_challenge").View} View
 * @typedef {import("../../../build/types/choco_challenge").Place} Seat what lies before one seat
 * @typedef {import("../../../build/types/choco_challenge").Odds} Odds
 * @typedef {import("../../../build/types/choco_challenge").Chance} Chance
 *
 * @typedef {object} Own
 * @property {{row: number, place: number} | null} cursor where the keys stand among the things in
 *   the middle
 * @property {number | null} open the seat whose pile is looked into
 *
 * @typedef {TableUi & Own} Ui
 * @typedef {(view: View, ui: Ui) => unknown} Drawn
 * @typedef {(view: View, seat: number, ui: Ui) => unknown} AtSeat
 * @typedef {(view: View, actions: Action[], ui: Ui) => unknown} Panel
 */
