/**
 * Kaboom! at the table: what is seen of a view, and what a gesture means. Two pure functions, and
 * the words around them.
 */

import { html } from "lit-html";
import { boardLayer, hands } from "./centre.js";
import { handLayer } from "./grids.js";
import { penaltyOf } from "./spots.js";

export { caption, ending, litSeat, panel, steps, truth } from "./counting.js";
export { figures, pictures as card, symbols } from "./figures.js";
export { lid } from "./lid.js";
export { photo } from "./photo.js";
export { along, bigButtons, help, idle, keys, pick, reflex, speaker } from "./pick.js";
export { pad, plate, stock, tools } from "./seats.js";
export {
  advice,
  choice,
  describe,
  group,
  isMinor,
  moment,
  note,
  reason,
  sentence,
  sound,
  spoken,
  told,
} from "./sentences.js";

/**
 * The middle below, the hands that fell upon it, the grids above; all in pixels of the table.
 * @param {View} view
 * @param {Ui} ui
 */
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

/**
 * At the end of the game its last hands are told by the end itself, without the round's sheet.
 * @param {View} view
 */
export const fieldsOf = ({ turn, last }) => (turn === null && last ? { read: last.round } : {});

/** Everybody's fingers are wanted: between several persons the tablet always lies flat. */
export const flat = /** @type {const} */ ("always");

/** Time matters. */
export const live = true;

/**
 * While one only watches, all faces are shown, and a round's sheet is there just when the round
 * ends.
 * @param {View} view
 * @param {TableEvent[]} events
 */
export const watched = (view, events) => ({
  viewing: Object.fromEntries(view.grids.map((_, seat) => [seat, { isOn: true }])),
  readPenalty: events.some(({ type }) => type === "Penalized") ? null : penaltyOf(view),
  read: events.some(({ type }) => type === "RoundEnded") ? null : (view.last?.round ?? null),
});

/** Who only watches may put a round's sheet away. */
export const looks = ["read", "back"];

/** @import { Spot } from "./spots.js" */
/**
 * What Kaboom! is drawn from: the words of the engine, and what is in the fingers.
 *
 * @typedef {import("../../../build/types/kaboom").View} View
 * @typedef {import("../../../build/types/kaboom").Place} Card a card of a grid; its mark tells the
 *   same back wherever it goes
 * @typedef {import("../../../build/types/kaboom").Counted} Last the round that was just finished
 *
 * @typedef {{isOn?: boolean, byKey?: boolean, stays?: boolean, since?: number, ms?: number}} Viewing
 *   whether a seat looks at what it alone may see; byKey: a key or a reader began that, so it
 *   stays, as after a tap (stays); since: when a finger began it; ms: for how long it has looked
 *   before
 *
 * @typedef {object} Own
 * @property {Record<string, Viewing>} viewing by seat
 * @property {Record<string, number>} hands which pads were just pressed, and when
 * @property {(Spot & {seat: number, mark?: number}) | null} held the card that was chosen first for
 *   a swap
 * @property {{on: string, at: number}} [done] the last tap that did something
 * @property {string | null} [readPenalty] the penalty that everybody has read about
 * @property {number | null} read the finished round whose sheet was put away
 * @property {Spot | null} cursor where the keys stand
 *
 * @typedef {TableUi & Own} Ui
 */
