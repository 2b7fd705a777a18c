/** The small tasks of each game that has some: the code with which each begins, and a solution. */

/** @typedef {{name: string, first: string, solution: string}} Task */

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

/** The tasks in a file: above each code stands `#: name`, above each solution `#: name solved`. @param {string} text @returns {Task[]} */
export function tasksIn(text) {
  const parts = text.split(/^#: (.+)\n/m).slice(1);
  const names = parts.filter((_, i) => i % 2 === 0);
  const codeOf = (/** @type {string} */ name) =>
    (parts[2 * names.indexOf(name) + 1] ?? "").trimEnd();
  return names
    .filter((name) => !name.endsWith(" solved"))
    .map((name) => ({ name, first: codeOf(name), solution: codeOf(`${name} solved`) }));
}
