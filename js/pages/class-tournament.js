/** The tournament of a class: the bots that its pupils have handed in. */

import * as notFound from "../app/not-found.js";
import { animalOf } from "../class/names.js";
import { calledIn, countedOf } from "../class/pupils.js";
import { plain } from "../class/words.js";
import { findBox, kindOf } from "../games/box.js";
import { openLink } from "../links/link.js";
import { newSeed } from "../store/saves.js";
import { decisionsIn } from "../store/sets.js";

/** @import { Pupil } from "../../build/types/engine" */
/** @import { StoredResult, StoredSet } from "../store/sets.js" */
/** @import { Entrant } from "./tournament.js" */

/**
 * @param {App} app
 * @param {string} id of the set
 * @param {number} number of its task
 * @returns {Promise<Page | null>}
 */
export async function classTournament(app, id, number) {
  const stored = (await app.sets.all()).sets.find((one) => one.id === id);
  const task = stored?.set.tasks[number];
  if (!stored || !task || !kindOf(task).is_written) return notFound.page(app);
  const { game } = task;
  const { edition } = findBox(game) ?? task; // the bots of an older task play by today's rules
  const isLeft = app.wait(`game-${game}`, game);
  const [entrants, { tournamentPage }] = await Promise.all([
    handedIn(app, stored, number),
    import("./tournament.js"),
  ]);
  if (isLeft()) return null;
  const seed = newSeed(); // that of the task is known to all who write a bot for it
  return tournamentPage(app, { game, edition, seed, entrants, back: `#/class/${id}` });
}

/**
 * The bot of each pupil that counts, under the name that the table shows.
 * @param {App} app
 * @param {StoredSet} stored
 * @param {number} number
 * @returns {Promise<Entrant[]>}
 */
async function handedIn(app, stored, number) {
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
