/**
 * Schokoly's board, counted: one question after the other, and the board itself explains. Nothing
 * is asked of the engine before it is said: what would follow is the answer.
 */

import { photo as lying } from "../game.js";

export { picture, symbols, zoom } from "../game.js";
export { plate, stock, tools } from "./ask.js";
export { extent, scene } from "./board.js";
export { bigButtons, help, idle, keys, pick } from "./pick.js";
export { describe, ending, note, sentence, sound, spoken } from "./sentences.js";

/** The board as it lies; what counts so far are the right answers. */
export const photo = { ...lying, points: (/** @type {View} */ { right }) => [right] };

/** No hint, no count, and no answer is taken back. */
export const asks = true;

/** Nobody asks for a hint or for a reason where answers are asked for. */
export const [advice, reason] = [() => "", () => ""];

/**
 * What a board to count is drawn from: the words of the engine, and what is chosen.
 *
 * @typedef {import("../../../../build/types/schokoly_count").View} View
 * @typedef {import("../../../../build/types/schokoly_count").Question} Question
 * @typedef {import("../../../../build/types/schokoly_count").Answer} Answer
 * @typedef {import("../../../../build/types/schokoly_count").Lying} Lying
 *
 * @typedef {object} Own
 * @property {Point | null} spot the piece that is chosen
 * @property {string} number what has been typed
 * @property {string | null} who the colour that is chosen to get the area; "nobody" for nobody
 * @property {string[]} ticks what has been ticked off while counting: middles of pieces or sides
 *
 * @typedef {TableUi & Own} Ui
 * @typedef {(event: TableEvent, ui: Ui, view: View) => string} Story
 */
