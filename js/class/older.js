/**
 * Tasks of games whose rules have changed since: the engine says which cannot be played here, and
 * what they are today.
 */

import { openLink } from "../links/link.js";
import { taskName } from "./words.js";

/** @import { Asking } from "../links/link.js" */
/** @import { StoredSet } from "../store/sets.js" */
/** @import { Renewed } from "../../build/types/engine" */
/**
 * @typedef {{older: number[], opens: boolean}} State older: the places of a set's tasks that cannot
 *   be played; opens: whether its link leads to one that can
 */

/**
 * What a set still is; where the engine does not know, it is as it was.
 * @param {Asking} app
 * @param {StoredSet} stored
 * @returns {Promise<State>}
 */
export async function stateOf(app, { key, set: { tasks } }) {
  const { opened, fault } = await openLink(app, key);
  if (fault === "older-box") {
    const all = await renewed(app, tasks);
    return { older: all.flatMap((one, i) => (one.older ? i : [])), opens: false };
  }
  const older = opened && "older" in opened ? opened.older : [];
  return { older, opens: older.length < tasks.length };
}

/**
 * The same tasks as they can be given today.
 * @param {Asking} app
 * @param {GameRecord[]} tasks
 * @returns {Promise<Renewed[]>}
 */
async function renewed({ engine }, tasks) {
  const { renew } = tasks.length ? await engine.ask({ op: "renew", tasks }) : {};
  return renew ?? tasks.map((task) => ({ older: false, task }));
}

/**
 * Tasks by their numbers and names.
 * @param {GameRecord[]} tasks
 * @param {number[]} places
 * @param {Pick<App, "t" | "words">} app
 */
export const taskNames = (tasks, places, { t, words }) =>
  new Intl.ListFormat(words.language).format(
    places.flatMap((i) => (tasks[i] ? `${i + 1} ${taskName(tasks[i], t)}` : [])),
  );
