/** Schokoly's board, counted: one question after the other, and the board itself explains. */

export { picture } from "../picture.js";
export { plate, stock, tools } from "./ask.js";
export { extent, scene } from "./board.js";
export { great, help, keys } from "./keys.js";
export { idle, pick } from "./pick.js";
export { describe, ending, note, sentence, sound, spoken } from "./sentences.js";

/** Pixels to a chocolate, least and most. */
export const zoom = { least: 5, most: 76 };

/** It asks questions. */
export const [asks, flat] = [true, false];

/** Nothing is asked of the engine before it is said: what would follow is the answer. */
export const chosen = () => undefined;

/** There is nothing that one seat alone knows. @template T @param {T} view */
export const hide = (view) => view;

export const isOpen = () => true;
export const isMinor = () => false;
export const undoable = () => false;
export const steps = () => 0;
export const show = () => ({});
export const [advice, caption, reason] = [() => "", () => "", () => ""];
export const panel = () => "";
