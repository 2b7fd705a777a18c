/** Kaboom! at the table: what is seen of a view, and what a gesture means. Two pure functions, and the words around them. */

export { caption, ending, litSeat, steps } from "./counting.js";
export { figures, symbols } from "./figures.js";
export { lid } from "./lid.js";
export { pad } from "./pad.js";
export { panel, tools } from "./panels.js";
export { great, help, idle, keys, pick, reflex, show, speaker } from "./pick.js";
export { plate, stock } from "./plates.js";
export { extent, scene, zoom } from "./scene.js";
export { advice, describe, isMinor, note, reason, sentence, sound, spoken } from "./sentences.js";

/** @typedef {import("./types.js").View} View */

/** Each seat sees its own cards only, and only for moments. */
export const isOpen = () => false;

/** The view without what its seat alone may see. @param {View} view @returns {View} */
export const hide = (view) => ({
  ...view,
  drawn: null,
  grids: view.grids.map((grid) => grid.map((it) => ({ ...it, card: null }))),
});

/** Everybody's fingers are wanted: between several persons the tablet always lies flat. */
export const flat = /** @type {const} */ ("always");

/** Time matters. */
export const live = true;

/** While one only watches, no eye need be held, and a round's sheet lies there just when the round ends. @param {View} view @param {import("../../table/types.js").TableEvent[]} events */
export const watched = (view, events) => ({
  eyes: Object.fromEntries(view.grids.map((_, seat) => [seat, true])),
  read: events.some(({ type }) => type === "RoundEnded") ? null : (view.last?.round ?? null),
});

/** Who only watches may put a round's sheet away. */
export const looks = ["read", "back"];
