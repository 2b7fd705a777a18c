/** What the picks of games have in common: an answer for each kind of gesture and each thing, echoes of a touch, and the keys of a seat. */

import { html } from "lit-html";

/** @import { Action, Gesture, Picked } from "./types.js" */
/** @typedef {(actions: Action[], gesture: Gesture, ui: any) => Picked | undefined} Answer */

/** A second touch of the same thing is an echo of the first if it comes this soon, in ms. */
export const ECHO = 420;

/** What was touched, by the word before the colon. @param {Pick<Gesture, "on">} gesture */
export const wordOf = ({ on }) => on.split(":")[0] ?? "";

/** A pick that finds its answer by the kind of gesture and then, if there are several, by the thing. @param {Record<string, Answer | Record<string, Answer>>} kinds @returns {Answer} */
export const pickBy = (kinds) => (actions, gesture, ui) => {
  const kind = kinds[gesture.kind];
  const answer = typeof kind === "function" ? kind : kind?.[wordOf(gesture)];
  return answer?.(actions, gesture, ui);
};

/**
 * A game's own keys, by how they are shown: each is told by `<game>-key-<word>`, and a letter alone taps the thing of that name.
 * @param {string} prefix of the game's messages @param {Record<string, string>} words @param {Record<string, string>} taps what else keys tap
 */
export function keysOf(prefix, words, taps) {
  const letters = Object.keys(words).filter((key) => key.length === 1);
  /** @type {[string, string][]} */
  const help = Object.entries(words).map(([key, word]) => [key, `${prefix}-key-${word}`]);
  const own = Object.fromEntries(letters.map((key) => [key.toLowerCase(), words[key]]));
  return { taps: { ...own, ...taps }, help };
}

/** Whether an action of that kind is offered. @param {Action[]} actions @param {string} type */
export const has = (actions, type) => actions.some((action) => action.type === type);

/** The first offered action of that type. @param {Action[]} actions @param {string} type */
export const actionOf = (actions, type) => actions.find((action) => action.type === type);

/** The seat that a thing names, as in "slap:2": null if no person sits there, undefined if it names none. @param {string} on @param {number[]} persons */
export function namedSeat(on, persons) {
  const [, named = ""] = on.split(":");
  if (named === "") return undefined;
  return persons.includes(Number(named)) ? Number(named) : null;
}

/** A large button of a seat. @param {string} on @param {string} kind its classes @param {unknown} image @param {unknown} words @param {boolean} [off] */
export const mainKey = (on, kind, image, words, off = false) => html`
  <button class="button main-key ${kind}" data-on="${on}" ?disabled=${off}>${image}<span>${words}</span></button>`;
