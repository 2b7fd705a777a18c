/**
 * The small tasks of each game that has some: the code with which each begins, a solution, and what
 * is kept of it on this device.
 */

/** @typedef {{name: string, first: string, solution: string}} Task */
/**
 * @typedef {{id: string, code: string, tries: number, solved: boolean}} StoredTask code: as it was
 *   written; tries: how often it was tested
 */

/** @type {Record<string, () => Promise<any>>} */
const WALKS = import.meta.glob("../../assets/games/*/walk.py", {
  query: "?raw",
  import: "default",
});

const fileOf = (/** @type {string} */ game) => `../../assets/games/${game}/walk.py`;

/** @param {string} game */
export const hasWalk = (game) => fileOf(game) in WALKS;

/** Where they are. @param {string} game */
export const walkAddress = (game) => `#/workshop/${game}/walk`;

/** @param {string} game @returns {Promise<Task[]>} */
export const walkOf = async (game) => tasksIn((await WALKS[fileOf(game)]?.()) ?? "");

/**
 * The tasks in a file: above each code stands `#: name`, above each solution `#: name solved`.
 * @param {string} text
 * @returns {Task[]}
 */
export function tasksIn(text) {
  const parts = text.split(/^#: (.+)\n/m).slice(1);
  const names = parts.filter((_, i) => i % 2 === 0);
  const codeOf = (/** @type {string} */ name) =>
    (parts[2 * names.indexOf(name) + 1] ?? "").trimEnd();
  return names
    .filter((name) => !name.endsWith(" solved"))
    .map((name) => ({ name, first: codeOf(name), solution: codeOf(`${name} solved`) }));
}

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
