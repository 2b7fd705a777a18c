/** Schokoly's board, counted: one question after the other, and the board itself explains. Nothing is asked of the engine before it is said: what would follow is the answer. */

export { picture } from "../picture.js";
export { plate, stock, tools } from "./ask.js";
export { extent, scene } from "./board.js";
export { great, help, keys } from "./keys.js";
export { idle, pick } from "./pick.js";
export { describe, ending, note, sentence, sound, spoken } from "./sentences.js";

/** Pixels to a chocolate, least and most. */
export const zoom = { least: 5, most: 76 };

/** No hint, no count, and no answer is taken back. */
export const asks = true;

/** Nobody asks for a hint or for a reason where answers are asked for. */
export const [advice, reason] = [() => "", () => ""];
