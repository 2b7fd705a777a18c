// A browser whose device several children share: what it keeps, and pages that are opened in it.

import { Profiles } from "../../../js/store/profiles.js";
import { createStored } from "../../../js/store/stored.js";
import { TASK } from "./record.mjs";
import { shelf } from "./shelf.mjs";
import { storageOf } from "./storage.mjs";

/**
 * @param {Record<string, string>} [local] what lies in its storage
 * @param {Record<string, Record<string, Record<string, any>>>} [content] and in its databases, of
 *   which each has stores
 */
export function browser(local = {}, content = {}) {
  const [storage, session] = [storageOf(new Map(Object.entries(local))), storageOf(new Map())];
  /** @type {Map<string, ReturnType<typeof shelf>>} */
  const databases = new Map();
  const open = (/** @type {string} */ name, /** @type {string} */ store = "") => {
    const one = databases.get(name) ?? shelf(content[name]?.[store]);
    databases.set(name, one);
    return one;
  };
  return {
    storage,
    session,
    databases,
    open,
    /** A page in this window, loaded anew. */
    page() {
      const profiles = new Profiles(storage, session, open);
      return { ...createStored(profiles), profiles };
    },
    /** All that is kept, databases without anything left out. */
    kept: () => ({
      storage: Object.fromEntries(storage.map),
      session: Object.fromEntries(session.map),
      databases: Object.fromEntries(
        [...databases].flatMap(([name, { map }]) =>
          map.size ? [[name, structuredClone(Object.fromEntries(map))]] : [],
        ),
      ),
    }),
  };
}

/** @typedef {ReturnType<ReturnType<typeof browser>["page"]>} Opened */

/** @param {string} id @returns {any} */
export const game = (id, more = {}) => ({
  ...{ id, record: TASK, names: ["Ada"], flat: false, done: false, updated: 10 },
  ...more,
});

/** @returns {any} */
const practice = (/** @type {string} */ id) => ({
  ...{ id, when: 5, cards: 24, hesitation: 2000, cost: 1, parrot_cost: null },
  kinds: [{ kind: "agrees", count: 1, median: 900, wrong: 0, slow: 0 }],
});

/** @returns {any} */
const puzzle = (/** @type {string} */ id) => ({
  ...{ id, record: { ...TASK, moves: [[0, 1, 5]] }, ply: 0, names: ["Ada"], box: 0, day: 20_000 },
});

/** Each of a child's own settings. @param {string} id */
const OWN = (id) => ({
  name: id,
  animals: ["frog"],
  practice: { cards: 24, of: id },
  played: { kaboom: { bot: id } },
  ends: { kaboom: 1, [id]: 1 },
  told: { kaboom: [id] },
  path: { of: id },
  tips: false,
  hints: false,
});

/** A child does one thing of each kind. @param {Opened} page @param {string} id */
export async function live(page, id) {
  await page.saves.take(game(`game-${id}`));
  await page.results.put(practice(`practice-${id}`));
  await page.puzzles.put(puzzle(`puzzle-${id}`));
  await page.bots.put({ id: "kaboom", code: `# ${id}` });
  for (const [key, value] of Object.entries(OWN(id))) page.store.set(key, value);
}

/** What a page shows of all that is a child's own. @param {Opened} page */
export async function seen({ saves, results, puzzles, bots, store }) {
  const things = [];
  for (const entries of [saves, results, puzzles, bots])
    for (const { id } of await entries.list()) things.push(id);
  return [...things, ...Object.keys(OWN("")).map((key) => JSON.stringify(store.get(key)))];
}
