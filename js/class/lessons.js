/** Ready lessons: each game brings its own, as `assets/games/<name>/lessons.json`. */

/** @import { Part } from "./plan.js" */
/**
 * @typedef {{name: string, minutes: number, age: number, steps: number[], tasks: Part[], hints:
 *   boolean, links: string[]}} OfGame steps: the minutes of each; hints: whether its tasks give
 *   them; links: pages of the box that go with it
 * @typedef {OfGame & {game: string}} Lesson
 */

const FOUND = /** @type {Record<string, OfGame[]>} */ (
  import.meta.glob("../../assets/games/*/lessons.json", { import: "default", eager: true })
);

/** @type {Lesson[]} */
export const LESSONS = Object.entries(FOUND).flatMap(([path, own]) =>
  own.map((one) => ({ ...one, game: path.split("/").at(-2) ?? "" })),
);
