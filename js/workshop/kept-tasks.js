/** What is kept of each small task: the code that was written for it, how often it was tested, and whether it is solved. */

/** @typedef {{id: string, code: string, tries: number, solved: boolean}} KeptTask */

/** @param {string} game @param {string} task */
export const keyOf = (game, task) => `${game}/walk/${task}`;

/** All of a game. @param {Pick<App["bots"], "get">} bots @param {string} game @param {{name: string}[]} tasks @returns {Promise<Map<string, KeptTask>>} */
export async function keptOf(bots, game, tasks) {
  const all = await Promise.all(tasks.map(({ name }) => bots.get(keyOf(game, name))));
  return new Map(all.flatMap((one) => (one ? [[one.id, read(one)]] : [])));
}

/** One of them; first: the code with which it begins. @param {Map<string, KeptTask>} all @param {string} game @param {string} task @param {string} first @returns {KeptTask} */
export function kept(all, game, task, first) {
  const id = keyOf(game, task);
  return all.get(id) ?? { id, code: first, tries: 0, solved: false };
}

/** Anything may stand in what is kept. @param {any} value @returns {KeptTask} */
const read = ({ id, code, tries, solved }) => ({
  id,
  code,
  tries: Number.isSafeInteger(tries) ? tries : 0,
  solved: solved === true,
});
