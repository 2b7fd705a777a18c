/** Schokoly's board, counted: one question after the other, and the board itself explains. Nothing is asked of the engine before it is said: what would follow is the answer. */

export { picture, zoom } from "../game.js";
export { plate, stock, tools } from "./ask.js";
export { extent, scene } from "./board.js";
export { great, help, idle, keys, pick } from "./pick.js";
export { describe, ending, note, sentence, sound, spoken } from "./sentences.js";

/** No hint, no count, and no answer is taken back. */
export const asks = true;

/** Nobody asks for a hint or for a reason where answers are asked for. */
export const [advice, reason] = [() => "", () => ""];
