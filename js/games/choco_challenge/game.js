/** Choco Challenge at the table: what is seen of a view, and what a gesture means. Two pure functions, and the words around them. */

export { caption, ending, litSeat, steps } from "./counting.js";
export { figures, symbols } from "./figures.js";
export { lid } from "./lid.js";
export { panel, tools } from "./panels.js";
export { great, help, idle, keys, pick, show } from "./pick.js";
export { plate, stock } from "./plates.js";
export { extent, scene, zoom } from "./scene.js";
export { advice, describe, isMinor, note, reason, sentence, sound, spoken } from "./sentences.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("../../table/types.js").Action} Action */

/** The tablet may lie flat between several persons. */
export const flat = true;

/** Whether stopping, buying or taking can still be taken back. @param {View} view @param {Action[]} actions */
export const undoable = (view, actions) =>
  view.stopped && view.turn === view.seat && actions.length > 0;

/** Who only watches may look into a pile. */
export const looks = ["inside", "back"];
