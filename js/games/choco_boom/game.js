/**
 * Choco-Boom at the table: what is seen of a view, and what a gesture means. Two pure functions,
 * and the words around them.
 */

import { html } from "lit-html";
import { boardLayer, hands, pileLayer } from "./centre.js";

export { caption, ending, litSeat, steps, truth } from "./counting.js";
export { figures, pictures as card, symbols } from "./figures.js";
export { lid } from "./lid.js";
export { photo } from "./photo.js";
export { bigButtons, help, idle, keys, pick, reflex, speaker } from "./pick.js";
export { pad, plate, tools } from "./seats.js";
export {
  advice,
  choice,
  group,
  isMinor,
  missed,
  moment,
  note,
  reason,
  sentence,
  sound,
  spoken,
  told,
} from "./sentences.js";

/**
 * The ground below, the pile above the trays, and over that the hands; all in pixels of the table.
 * @param {View} view
 * @param {Ui} ui
 */
export const scene = (view, ui) =>
  html`${boardLayer(view, ui)}${pileLayer(view, ui)}${hands(view, ui)}`;

/** Everybody's fingers are wanted: between several persons the tablet always lies flat. */
export const flat = /** @type {const} */ ("always");

/** Time matters. */
export const live = true;

/**
 * What Choco-Boom is drawn from: the words of the engine, and what is in the fingers.
 *
 * @typedef {import("../../../build/types/choco_boom").View} View
 * @typedef {import("../../../build/types/choco_boom").Card} Card
 * @typedef {import("../../../build/types/choco_boom").Fine} Fine
 * @typedef {import("../../../build/types/choco_boom").Told} Told
 *
 * @typedef {object} Own
 * @property {Record<string, number>} hands which pads were just pressed, and when
 * @property {boolean} [missed] a lesson's slip says why something was not right
 * @property {Record<string, {on: string, at: number}>} [lasts] what each seat has done last, and
 *   when
 *
 * @typedef {TableUi & Own} Ui
 */
