/**
 * The voices at the tables, by name, from their data. Games name the voice of an event in their own
 * files.
 */

import written from "../../assets/table/voices.json" with { type: "json" };
import { crackle, rush, squawk, struck, thud } from "./synth.js";

/** @import { Instrument, Mode, Part, Voice } from "./synth.js" */
/**
 * @typedef {Omit<Part, "modes"> & {by: string, modes?: string, damp?: number}} Touch modes: the
 *   name of a thing; damp: under 1 for one that a hand holds
 */
/** @typedef {Omit<Voice, "parts"> & {parts: Touch[]}} Score */
/** @typedef {{things: Record<string, Mode[]>, voices: Record<string, Score>}} Written */

const { things, voices } = /** @type {Written} */ (/** @type {unknown} */ (written));

/** @type {Record<string, Instrument>} */
const INSTRUMENTS = { crackle, rush, squawk, struck, thud };

/** What is heard of one touch. @param {Touch} touch */
function part({ by, modes, damp = 1, ...rest }) {
  const own = modes && {
    modes: things[modes].map(([ratio, fall, loud]) => [ratio, damp * fall, loud]),
  };
  return /** @type {Voice["parts"][number]} */ ({ by: INSTRUMENTS[by], ...rest, ...own });
}

/** @type {Record<string, Voice>} */
export const VOICES = Object.fromEntries(
  Object.entries(voices).map(([name, { parts, ...voice }]) => [
    name,
    { ...voice, parts: parts.map(part) },
  ]),
);
