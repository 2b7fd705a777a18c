/**
 * Schokoly at the table: what is seen of a view, and what a gesture means. Two pure functions, and
 * the words around them.
 */

import { html } from "lit-html";
import { boardLayer } from "./board.js";
import { handLayer } from "./hand.js";

export { extent, picture } from "./board.js";
export { caption, ending, steps } from "./counting.js";
export { figures, photo, pictures as card, symbols } from "./figures.js";
export { lid } from "./lid.js";
export { panel, tools } from "./panels.js";
export { bigButtons, chosen, help, idle, keys, pick, show } from "./pick.js";
export { plate, stock } from "./plates.js";
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

/** Pixels to a chocolate, least and most. */
export const zoom = { least: 5, most: 76 };

/**
 * A carried card lies wholly above the finger, however large the board is drawn; a smartie is
 * small.
 * @param {Ui} ui
 */
export const lift = ({ camera, token }) => (token ? 54 : Math.max(54, camera.s + 22));

/** The picture of a view. @param {View} view @param {Ui} ui */
export const scene = (view, ui) => html`${boardLayer(view, ui)}${handLayer(view, ui)}`;

/** Whether the house lets all hands lie open. @param {View} view */
export const isOpen = (view) => view.open !== null;

/** What everybody may see: for a screen between two persons. @param {View} view @returns {View} */
export function hide(view) {
  const offer = view.offer && { ...view.offer, card: null, answer_card: null };
  return { ...view, hand: [], offer };
}

/**
 * Whether the card laid this turn can still be taken back.
 * @param {View} view
 * @param {Action[]} actions
 */
export const undoable = (view, actions) => view.placed !== null && actions.length > 0;

/**
 * The cards of the hand and of the board, and what layings bring, for those who only have the ui.
 * @param {View} view
 */
export const fieldsOf = ({ hand, board, gains }) => ({ hand, board, gains });

/** The middle of the card that was laid last. @param {View} view */
export function newest({ board }) {
  const last = board.at(-1);
  return last ? { x: last.x + 1, y: last.y + 1 } : null;
}

/** A card is taken up, turned, or gets a smartie. @param {Ui} before @param {Ui} after */
export function soundOfTouch(before, after) {
  if (after.held !== before.held && after.held !== null) return "lift";
  if (after.turn !== before.turn) return "turn";
  return after.stack === before.stack ? "" : "foil";
}

/**
 * Once a card or a smartie is taken up, the arrow keys look for its place.
 * @param {Gesture} gesture
 * @param {Ui} ui
 */
export const wantsArrows = ({ on }, ui) =>
  (/^(hand|take):/.test(on) && ui.held !== null) || (on === "smartie" && ui.guarding);

/**
 * What Schokoly's drawings are made from: the words of the engine, and what is in the fingers.
 *
 * @typedef {import("../../../build/types/schokoly").View} View
 * @typedef {import("../../../build/types/schokoly").Card} Card
 * @typedef {import("../../../build/types/schokoly").Deal} Deal
 * @typedef {import("../../../build/types/schokoly").Lying} Lying
 * @typedef {import("../../../build/types/schokoly").Side} Side
 * @typedef {import("../../../build/types/schokoly").Tally} Tally
 * @typedef {import("../../../build/types/schokoly").Area} Area
 * @typedef {import("../../../build/types/schokoly").Place |
 *   import("../../../build/types/schokoly").Stack} Laying
 *
 * @typedef {object} Own
 * @property {Card[]} hand the cards in the hand of the seat whose screen it is, where they may be
 *   seen
 * @property {Lying[]} board
 * @property {number[]} gains the points that each offered laying brings, in the order of the
 *   actions
 * @property {number | null} held the card in the hand's fingers
 * @property {number} turn its quarter turns; grows without bound, so that it always turns the
 *   shorter way
 * @property {boolean} stack a smartie lies on the held card
 * @property {boolean} guarding a smartie looks for a card that lies
 * @property {Point | null} spot upper left cell of the chosen place
 * @property {Point | null} drag where the fingers carry the held card
 * @property {Point | null} token where the fingers carry a smartie
 * @property {number | null} cursor the lying card that the keys stand on
 * @property {number | null} to the seat to which a swap is to be offered
 * @property {boolean} swapping the sheet for an offer is open
 * @property {string[]} [shows] in a lesson: what is lit
 *
 * @typedef {TableUi & Own} Ui
 * @typedef {(view: View, ui: Ui) => unknown} Drawn
 * @typedef {(view: View, actions: Action[], ui: Ui) => unknown} Panel
 * @typedef {(event: TableEvent, ui: Ui, view: View) => string} Story
 */
