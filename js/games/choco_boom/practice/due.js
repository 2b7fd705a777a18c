/** What a card of the practice asks for: a call, or a slap. */

import { svg } from "lit-html";
import built from "../../../../build/engine.json" with { type: "json" };
import { keyFace } from "../cards.js";

/** @import { Pieces } from "../../../../build/types/choco_practice" */

/** @type {Pieces} */
export const pieces = /** @type {any} */ (built.games.find(({ name }) => name === "choco_practice"))
  .pieces;

/** The word for a slap. */
export const SLAP = pieces.slap;

/** The picture of what is due: of a call, or the hand that slaps. @param {string} due */
export const dueFace = (due) =>
  due === SLAP
    ? svg`<use href="#table-hand" x="-84" y="-98" width="168" height="196" />`
    : keyFace(due);

/** What is due as a word. @param {string} due @param {T} t */
export const dueWord = (due, t) => t(due === SLAP ? "practice-slap" : `boom-word-${due}`);
