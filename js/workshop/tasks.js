/**
 * The small tasks of each game that has some: the code with which each begins, a solution, and what
 * is kept of it on this device.
 */

import { findBox } from "../games/box.js";

/** @typedef {{name: string, first: string, solution: string}} Task */
/**
 * @typedef {{id: string, code: string, tries: number, solved: boolean}} StoredTask code: as it was
 *   written; tries: how often it was tested
 */

/** @type {Record<string, string>} */
const CODES = import.meta.glob("../../assets/games/*/walk/*.py", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** @param {string} game @param {string} name */
const codeOf = (game, name) => CODES[`../../assets/games/${game}/walk/${name}.py`]?.trimEnd() ?? "";

/** @param {string} game */
export const hasWalk = (game) => walkOf(game).length > 0;

/** The tasks of a game, in the order that Python tells. @param {string} game @returns {Task[]} */
export const walkOf = (game) =>
  (findBox(game)?.walk ?? []).map((name) => ({
    name,
    first: codeOf(game, name),
    solution: codeOf(game, `${name}_solved`),
  }));

/** Where they are. @param {string} game */
export const walkAddress = (game) => `#/workshop/${game}/walk`;

/** The name under which a task is kept. @param {string} game @param {string} task */
export const keyOf = (game, task) => `${game}/walk/${task}`;

/**
 * All that are kept of a game.
 * @param {Pick<App["bots"], "get">} bots
 * @param {string} game
 * @param {{name: string}[]} tasks
 * @returns {Promise<Map<string, StoredTask>>}
 */
export async function storedTasks(bots, game, tasks) {
  const all = await Promise.all(tasks.map(({ name }) => bots.get(keyOf(game, name))));
  return new Map(all.flatMap((one) => (one ? [[one.id, read(one)]] : [])));
}

/**
 * One of them; first: the code with which it begins.
 * @param {Map<string, StoredTask>} all
 * @param {string} game
 * @param {string} task
 * @param {string} first
 * @returns {StoredTask}
 */
export function storedTask(all, game, task, first) {
  const id = keyOf(game, task);
  return all.get(id) ?? { id, code: first, tries: 0, solved: false };
}

/** Anything may stand in what is kept. @param {any} value @returns {StoredTask} */
const read = ({ id, code, tries, solved }) => ({
  id,
  code,
  tries: Number.isSafeInteger(tries) ? tries : 0,
  solved: solved === true,
});
