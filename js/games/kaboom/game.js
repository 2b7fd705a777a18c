/** Kaboom! at the table: what is seen of a view, and what a gesture means. Two pure functions, and the words around them. */

import { html } from "lit-html";
import { boardLayer, hands } from "./centre.js";
import { handLayer } from "./grids.js";
import { penaltyOf } from "./spots.js";

export { lid } from "./cards.js";
export { caption, ending, litSeat, panel, steps, truth } from "./counting.js";
export { figures, pictures as card, symbols } from "./figures.js";
export { photo } from "./photo.js";
export { bigButtons, help, idle, keys, pick, reflex, speaker } from "./pick.js";
export { pad, plate, stock, tools } from "./seats.js";
export {
  advice,
  describe,
  isMinor,
  moment,
  note,
  reason,
  sentence,
  sound,
  spoken,
} from "./sentences.js";

/** @import { Ui, View } from "./types.js" */

/** The middle below, the hands that fell upon it, the grids above; all in pixels of the table. @param {View} view @param {Ui} ui */
export const scene = (view, ui) =>
  html`${boardLayer(view, ui)}${hands(view, ui)}${handLayer(view, ui)}`;

/** Each seat sees its own cards only, and only for moments. */
export const isOpen = () => false;

/** The view without what its seat alone may see. @param {View} view @returns {View} */
export const hide = (view) => ({
  ...view,
  drawn: null,
  worth: null,
  grids: view.grids.map((grid) => grid.map((it) => ({ ...it, card: null }))),
});

/** At the end of the game its last hands are told by the end itself, without the round's sheet. @param {View} view */
export const fieldsOf = ({ turn, last }) => (turn === null && last ? { read: last.round } : {});

/** Everybody's fingers are wanted: between several persons the tablet always lies flat. */
export const flat = /** @type {const} */ ("always");

/** Time matters. */
export const live = true;

/** While one only watches, all faces are shown, and a round's sheet is there just when the round ends. @param {View} view @param {TableEvent[]} events */
export const watched = (view, events) => ({
  viewing: Object.fromEntries(view.grids.map((_, seat) => [seat, { isOn: true }])),
  told: events.some(({ type }) => type === "Penalized") ? null : penaltyOf(view),
  read: events.some(({ type }) => type === "RoundEnded") ? null : (view.last?.round ?? null),
});

/** Who only watches may put a round's sheet away. */
export const looks = ["read", "back"];
