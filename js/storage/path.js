/** One child's path: what this device keeps of it lies with the settings, and is emptied with them. The engine decides what follows. */

/** @typedef {{skill: string, level: number}} Round of which skill a game is a round, and of which level */
/** @typedef {Pick<App, "store" | "engine">} Device */

const DAY = 86_400_000;

/** The day of the calendar here, counted from 1970. @param {Date} now */
export const dayOf = (now) => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;

/** The path as it is today; null where the engine tells none. @param {Device} device @param {object} [more] @returns {Promise<any>} */
export async function askPath({ store, engine }, more = {}) {
  const asked = { op: "path", kept: store.get("path") ?? null, day: dayOf(new Date()), ...more };
  return (await engine.ask(asked)).path ?? null;
}

/** A round is over: the engine judges it, and what it makes of the path is kept. @param {Device} device @param {Round} round @param {GameRecord} record */
export async function noteRound(device, { skill, level }, record) {
  const path = await askPath(device, { done: { skill, level, record } });
  if (path) device.store.set("path", path.kept);
  return path;
}
