/**
 * Ready lessons, as each game brings them (`assets/games/<name>/lessons.json`): how long, from
 * which age, the steps, a set to take, and where to read on. Their words are `ready-<name>-…`.
 */

/**
 * @typedef {{kind: string, bot?: string, chosen?: number, seed?: number}} Part of a set, as a
 *   teacher would choose it; seed: the same deal wherever the lesson is held
 * @typedef {{name: string, minutes: number, age: number, steps: number[], tasks: Part[], hints:
 *   boolean, links: string[]}} OfGame steps: the minutes of each; hints: whether its tasks give
 *   them; links: pages of the box that go with it
 * @typedef {OfGame & {game: string}} Lesson
 */

const FOUND = /** @type {Record<string, OfGame[]>} */ (
  import.meta.glob("../../assets/games/*/lessons.json", { import: "default", eager: true })
);

/** The shorter first, then those for younger children. @type {Lesson[]} */
export const LESSONS = Object.entries(FOUND)
  .flatMap(([path, own]) => own.map((one) => ({ ...one, game: path.split("/").at(-2) ?? "" })))
  .sort((a, b) => a.minutes - b.minutes || a.age - b.age);
