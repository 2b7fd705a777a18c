/** Choco-Boom at the table: what is seen of a view, and what a gesture means. Two pure functions, and the words around them. */

export { caption, ending, litSeat, steps } from "./choco_boom/counting.js";
export { pad } from "./choco_boom/pad.js";
export { panel, tools } from "./choco_boom/panels.js";
export { great, help, idle, keys, pick, reflex, show, speaker } from "./choco_boom/pick.js";
export { plate, stock } from "./choco_boom/plates.js";
export { extent, scene, zoom } from "./choco_boom/scene.js";
export {
  advice,
  describe,
  isMinor,
  note,
  reason,
  sentence,
  sound,
  spoken,
} from "./choco_boom/sentences.js";

/** @typedef {import("./choco_boom/types.js").View} View */

/** Nothing waits to be confirmed: each touch is an action. */
export const chosen = () => undefined;

/** Nobody has a hand: all see what there is to see. */
export const isOpen = () => true;

/** There is nothing that one seat alone knows. @param {View} view */
export const hide = (view) => view;

/** Everybody's fingers are wanted: between several persons the tablet always lies flat. */
export const flat = /** @type {const} */ ("always");

/** Time matters. */
export const live = true;

/** What others have seen or heard cannot be taken back. */
export const undoable = () => false;
