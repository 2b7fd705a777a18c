/** What each game says about itself: the engine told it when the site was built, so no page waits for Python. */

import built from "../../build/engine.json" with { type: "json" };

/**
 * @typedef {{name: string, kind: "switch" | "seat" | "number", words: string, seat: number | null, least: number, most: number, default: number | boolean, seats: number[], values?: number[], bots?: boolean}} Choice
 * kind: how it is chosen: yes or no, the seat that begins, or a number; words: the name of its messages; seat: whose own it is; seats: with how many players it matters; none: with any;
 * values: the only ones; none: all from least to most; bots: false where persons alone may play so
 * @typedef {{place: number, minutes: number, age: number}} Shelf
 * @typedef {{beside: string, page: string, option: string, values: number[]}} Solo beside: the game that it belongs to; page: the address where it begins; values: what that page offers of its option
 * @typedef {{option: string, values: number[], usual: number}} Lesson what a teacher chooses
 * @typedef {{name: string, edition: number, seats: number[], teams: number[], options: Choice[], bots: string[], levels: {easy: string, middle: string, hard: string},
 *   shelf: Shelf | null, sections: Record<string, number>, solo: Solo | null, lesson: Lesson | null, long: boolean}} Box
 * teams: with whom partners sit opposite; bots: from weak to strong; sections: of its rules, with their paragraphs; long: a class's result may be too long for a code
 */

const BOXES = /** @type {Box[]} */ (/** @type {unknown} */ (built.games));

/** The games on the shelf, in the order in which they stand. */
export const LIDS = BOXES.filter(({ shelf }) => shelf).sort(
  (a, b) => (a.shelf?.place ?? 0) - (b.shelf?.place ?? 0),
);

/** The game in the box; undefined where there is none such. @param {string} name */
export const findBox = (name) => BOXES.find((box) => box.name === name);

/** The games for one that belong to a game, as its folder names them. @param {string} game */
export const solosOf = (game) =>
  BOXES.flatMap((box) => (box.solo?.beside === game ? [{ ...box, solo: box.solo }] : []));

/** The game whose lid and rules are also this one's. @param {string} game */
export const mainOf = (game) => findBox(game)?.solo?.beside ?? game;
