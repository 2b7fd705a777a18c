/** All of one child goes, and nothing of others, of classes or of the device. */

import { allowed } from "../engine/files.js";
import { isOfTask } from "./bots.js";

/** @import { Shared } from "./stored.js" */

/** The databases that a child has of its own. */
const DATABASES = ["chocobox", "chocobox-practice", "chocobox-puzzles", "chocobox-bots"];

/**
 * Whoever plays now leaves the device; the next one of the list plays from then on.
 * @param {Shared} app
 * @param {Pick<IDBFactory, "deleteDatabase"> | undefined} [databases]
 */
export async function forgetProfile(app, databases = globalThis.indexedDB) {
  const { profiles, saves, results, puzzles, bots } = app;
  const { id } = profiles.now;
  const games = (await saves.list()).filter(({ save }) => !save?.task);
  const codes = (await bots.list()).filter((bot) => !isOfTask(bot));
  for (const one of games) await saves.remove(one.id);
  for (const one of codes) await bots.remove(one.id);
  for (const entries of [results, puzzles])
    for (const one of await entries.list()) await entries.remove(one.id);
  profiles.forget(id);
  const others = profiles.all.filter((one) => one.id !== id);
  profiles.keep(others, others[0]?.id);
  if (id) for (const name of DATABASES) allowed(() => databases?.deleteDatabase(`${name}~${id}`));
}
