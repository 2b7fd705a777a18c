/** Choco-Boom at the table: what is seen of a view, and what a gesture means. Two pure functions, and the words around them. */

export { caption, ending, litSeat, steps } from "./counting.js";
export { figures, symbols } from "./figures.js";
export { lid } from "./lid.js";
export { pad } from "./pad.js";
export { panel, tools } from "./panels.js";
export { great, help, idle, keys, pick, reflex, show, speaker } from "./pick.js";
export { plate, stock } from "./plates.js";
export { extent, scene, zoom } from "./scene.js";
export { advice, describe, isMinor, note, reason, sentence, sound, spoken } from "./sentences.js";

/** Everybody's fingers are wanted: between several persons the tablet always lies flat. */
export const flat = /** @type {const} */ ("always");

/** Time matters. */
export const live = true;
