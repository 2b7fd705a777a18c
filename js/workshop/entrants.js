/** Who plays a tournament: the bots that the pupils of a class have handed in, or those of a link. */

import { animalOf } from "../class/names.js";
import { calledIn, countedOf } from "../class/pupils.js";
import { plain } from "../class/words.js";
import { findBox, kindOf } from "../games/box.js";
import { openLink } from "../links/link.js";
import { decisionsIn } from "../store/sets.js";
import { codeParts } from "./words.js";

/** @import { Entry, Pupil } from "../../build/types/engine" */
/** @import { Where } from "../app/page.js" */
/** @import { StoredResult, StoredSet } from "../store/sets.js" */
/**
 * @typedef {{game: string, edition: number, seed?: number, bots: (Entry & {face: string})[], claim:
 *   {deals: number, points: number[], older: boolean} | null}} Entrants face: the name of its face;
 *   "": any; claim: what a link tells
 */

/** What the pages that are open know; nobody comes later. @type {WeakMap<Where, Promise<Entrants | null>>} */
const KNOWN = new WeakMap();

/**
 * @param {App} app @param {Where} where
 * @param {(app: App, where: Where) => Promise<Entrants | null>} find
 */
function once(app, where, find) {
  const known =
    KNOWN.get(where) ?? Promise.all([find(app, where), codeParts(app)]).then(([it]) => it);
  KNOWN.set(where, known);
  return known;
}

/** Those of the class of an address. @param {App} app @param {Where} where */
export const entrantsAt = (app, where) => once(app, where, handedIn);

/** Those of the link of an address. @param {App} app @param {Where} where */
export const claimAt = (app, where) => once(app, where, told);

/** @param {App} app @param {Where} where @returns {Promise<Entrants | null>} */
async function told(app, { params: [text = ""] }) {
  const { opened } = await openLink(app, text);
  if (!opened || !("tournament" in opened)) return null;
  const { game, edition, seed, deals, bots, points, older } = opened.tournament;
  const faceless = bots.map((bot) => ({ ...bot, face: "" }));
  return { game, edition, seed, bots: faceless, claim: { deals, points, older } };
}

/** @param {App} app @param {Where} where @returns {Promise<Entrants | null>} */
async function handedIn(app, { params: [id], query: { task: place = "0" } }) {
  const stored = (await app.sets.all()).sets.find((one) => one.id === id);
  const task = stored?.set.tasks[Number(place)];
  if (!stored || !task || !kindOf(task).is_written) return null;
  const { game } = task;
  const { edition = 0 } = findBox(game) ?? task; // the bots of an older task play by today's rules
  const bots = await botsOf(app, stored, Number(place));
  return { game, edition, bots, claim: null };
}

/**
 * The bot of each pupil that counts, under the name that the table shows.
 * @param {App} app
 * @param {StoredSet} stored
 * @param {number} number
 */
async function botsOf(app, stored, number) {
  const results = await app.sets.resultsOf(stored.key);
  const given = { ...decisionsIn(stored), results: results.map(plain), set: stored.set };
  const { rows } = await app.engine.ask({ op: "rows", ...given });
  /** @type {Pupil[]} */
  const pupils = rows?.pupils ?? [];
  const found = await Promise.all(
    pupils.map(async (pupil) => {
      const code = await codeOf(app, results, pupil, number);
      const name = calledIn(stored.set, pupil, app.t);
      return code ? [{ name, code, face: animalOf(stored.set, pupil.name) }] : [];
    }),
  );
  return found.flat();
}

/**
 * What a pupil has handed in, from the link of its result; "" where there is none.
 * @param {App} app
 * @param {StoredResult[]} results
 * @param {Pupil} pupil
 * @param {number} number
 */
async function codeOf(app, results, pupil, number) {
  const own = countedOf(pupil.tasks[number]);
  const { text = "" } = (own && results[own.result]) ?? {};
  const { opened } = text ? await openLink(app, text) : {};
  const result = opened && "result" in opened ? opened.result : null;
  const tries = result?.tries?.[number]?.tries ?? [];
  return tries.find((one) => one.number === own?.number)?.code ?? "";
}
