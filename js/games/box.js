/** What stands on the shelf, and what the engine said at build time about the games that are in the box. */

import built from "../../build/engine.json" with { type: "json" };

/**
 * @typedef {{name: string, least: number, most: number, default: number | boolean, seats: number[], values?: number[], bots?: boolean}} Choice seats: with whom it matters; none: with any; values: the only ones; none: all from least to most; bots: false where persons alone may play so
 * @typedef {{name: string, edition: number, seats: number[], teams: number[], options: Choice[], bots: string[]}} Box teams: with whom partners sit opposite
 * @typedef {{name: string, players: string, minutes: number, age: number}} Lid
 */

/** The four boxes, in the order in which they stand. @type {Lid[]} */
export const LIDS = [
  { name: "schokoly", players: "2–4", minutes: 30, age: 9 },
  { name: "choco_boom", players: "2–4", minutes: 15, age: 7 },
  { name: "choco_challenge", players: "3–5", minutes: 30, age: 8 },
  { name: "kaboom", players: "2–6", minutes: 40, age: 8 },
];

/** The game in the box; undefined where there is none such. @param {string} name @returns {Box | undefined} */
export const findBox = (name) =>
  /** @type {Box[]} */ (built.games).find((box) => box.name === name);
