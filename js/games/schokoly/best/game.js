/** One card, one place: Schokoly's table with an ending of its own. */

import { keys as table } from "../keys.js";

export { ending, extent, note, plate, scene, stock } from "../best.js";
export { caption, steps } from "../counting.js";
export { fieldsOf, newest, soundOfTouch, wantsArrows } from "../game.js";
export { great, help } from "../keys.js";
export { tools } from "../panels.js";
export { idle, pick, show } from "../pick.js";
export { picture } from "../picture.js";
export { advice, describe, isMinor, reason, sentence, sound, spoken } from "../sentences.js";
export { chosen } from "../spots.js";

/** No card is drawn, no turn ends. */
export const keys = { ...table, help: table.help.filter(([key]) => key !== "D") };

/** Pixels to a chocolate, least and most. */
export const zoom = { least: 5, most: 76 };
