/**
 * The small tasks of each game that has some: the code with which each begins, a solution, and what
 * is kept of it on this device.
 */

import { findBox } from "../games/box.js";
import { commented, commentsIn } from "./first.js";

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

/** @param {string} game */
export const hasWalk = (game) => Boolean(findBox(game)?.walk.length);

/**
 * The tasks of a game, in the order that Python tells; comments are in the reader's language.
 * @param {Pick<App, "words">} app
 * @param {string} game
 * @returns {Promise<Task[]>}
 */
export async function walkOf({ words: { language } }, game) {
  const comments = await commentsIn(language);
  const codeOf = (/** @type {string} */ name) =>
    commented(CODES[`../../assets/games/${game}/walk/${name}.py`] ?? "", comments).trimEnd();
  const names = findBox(game)?.walk ?? [];
  return names.map((name) => ({ name, first: codeOf(name), solution: codeOf(`${name}_solved`) }));
}

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
