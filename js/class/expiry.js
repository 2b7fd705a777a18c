/**
 * Names in a class's results expire after some days, as this device is set. The engine says who
 * becomes which number.
 */

import { decisionsIn } from "../store/sets.js";
import { plain } from "./words.js";

/** @import { StoredResult, StoredSet } from "../store/sets.js" */
/** @typedef {Pick<App, "engine" | "sets" | "store" | "t">} Keeper */

const DAY = 86_400_000;

/**
 * Takes the names out of all results that have been here for longer than this device is set to keep
 * them.
 * @param {Keeper} app
 * @returns {Promise<number>} of so many results
 */
export async function expireNames(app, now = Date.now()) {
  const days = app.store.get("forget");
  const { sets, results } = await app.sets.all();
  for (const result of results.filter(({ came }) => came === undefined))
    await app.sets.put({ ...result, came: now }); // of an older box, which told nobody of an end
  if (!days) return 0;
  let count = 0;
  for (const set of sets) {
    const own = results.filter(({ key }) => key === set.key);
    const old = own.map(({ came = now }) => came < now - days * DAY);
    if (old.includes(true)) count += await expireIn(app, set, own, old);
  }
  return count;
}

/**
 * @param {Keeper} app
 * @param {StoredSet} set
 * @param {StoredResult[]} results
 * @param {boolean[]} old
 * @returns {Promise<number>}
 */
async function expireIn({ engine, sets, t }, set, results, old) {
  const { forget } = await engine.ask({
    op: "forget",
    set: set.set,
    ...decisionsIn(set),
    results: results.map((one) => ({ ...plain(one), nameless: one.nameless, text: one.text })),
    old,
    word: t("class-child"),
  });
  if (!forget) return 0;
  const { names, texts, people, expected } = forget;
  let count = 0;
  for (const [i, result] of results.entries()) {
    if (names[i] === result.name) continue;
    await sets.put({ ...result, name: names[i], text: texts[i], nameless: true });
    count += 1;
  }
  const decided = decisionsIn(set);
  if (JSON.stringify([people, expected]) !== JSON.stringify([decided.people, decided.expected]))
    await sets.put({ ...set, people, expected });
  return count;
}
