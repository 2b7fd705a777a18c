/** What a pupil has played of a set on this device: the tries of each task, and the result that the best of them make. */

import { linkTo, openLink } from "../links/link.js";
import { newId } from "../storage/saves.js";
import { idOf } from "../storage/sets.js";
import { isText } from "../storage/shape.js";

/** @import { App } from "../main.js" */
/** @import { Listed } from "../storage/saves.js" */
/** @import { Score, TaskSet } from "../storage/sets.js" */
/** @import { GameRecord, Save } from "../table/types.js" */
/**
 * @typedef {{save: Save, score: Score | null}} Try score: null until the engine has counted it
 * @typedef {{unfinished: Save | null, best: Try | null, last: Try | null, count: number}} Played one task; count: of its finished tries
 * @typedef {{round: number, name: string}} Pupil round: 0 for the first pupil who plays this set on this device, then 1, and so on
 */

/** Pupils' names are stored for so many sets. */
const MOST = 20;

/** Who plays a set on this device. It is null if nobody has begun. @param {Pick<App, "store">} app @param {string} key of the set @returns {Pupil | null} */
export function pupilOf({ store }, key) {
  const pupil = store.get("pupils")?.[idOf(key)];
  return Number.isSafeInteger(pupil?.round) && isText(pupil?.name) ? pupil : null;
}

/** @param {Pick<App, "store">} app @param {string} key @param {Pupil} pupil */
export function storePupil({ store }, key, pupil) {
  const { [idOf(key)]: _, ...others } = store.get("pupils") ?? {};
  const newest = Object.entries(others).slice(1 - MOST);
  store.set("pupils", Object.fromEntries([...newest, [idOf(key), pupil]]));
}

/** Stores a new game for a task. @param {Pick<App, "saves">} app @param {string} set its key @param {GameRecord} task @param {{number: number, pupil: Pupil}} whose @returns {Promise<string>} the game's id */
export async function begin({ saves }, set, { type: _, ...task }, { number, pupil }) {
  const id = newId();
  const names = task.players.map(({ kind }) => (kind === "person" ? pupil.name : ""));
  const record = { ...task, moves: [] };
  const place = { set, number, round: pupil.round };
  await saves.put({ id, record, names, flat: false, done: false, task: place });
  return id;
}

/** The saved games of one pupil, task by task, the oldest first. @param {Listed[]} listed @param {string} key @param {{round: number, tasks: number}} whose @returns {Save[][]} */
export function triesOf(listed, key, { round, tasks }) {
  const saves = listed.toReversed().flatMap(({ save }) => save ?? []);
  const own = saves.filter(({ task }) => task?.set === key && task.round === round);
  return Array.from({ length: tasks }, (_, i) => own.filter(({ task }) => task?.number === i));
}

/** What the page shows of a task before the engine has counted its tries. @param {Save[]} saves @returns {Played} */
export const uncounted = (saves) => ({
  unfinished: saves.findLast(({ done }) => !done) ?? null,
  best: null,
  last: null,
  count: saves.filter(({ done }) => done).length,
});

/** The same with the scores. @param {Pick<App, "engine">} app @param {TaskSet} set @param {Save[][]} tries @returns {Promise<Played[]>} */
export const counted = (app, set, tries) =>
  Promise.all(
    tries.map(async (saves, number) => {
      const done = saves.filter((save) => save.done);
      const all = await Promise.all(done.map((save) => tried(app, set, save, number)));
      const [best = null] = all.toSorted((a, b) => compare(a.score, b.score));
      return { ...uncounted(saves), best, last: all.at(-1) ?? null };
    }),
  );

/** Asks the engine for the score of a try, as of a result that holds nothing else. @param {Pick<App, "engine">} app @param {TaskSet} set @param {Save} save @param {number} number @returns {Promise<Try>} */
async function tried(app, set, save, number) {
  const moves = set.tasks.map((_, i) => (i === number ? save.record.moves : []));
  const link = await linkTo(app, { use: "result", result: { set, name: "?", when: 0, moves } });
  const { opened } = link ? await openLink(app, link.text) : {};
  return { save, score: /** @type {any} */ (opened)?.scores?.[number] ?? null };
}

/** More marks come first, then more points, then less time; a try without a score comes last. @param {Score | null} one @param {Score | null} other */
function compare(one, other) {
  if (!one || !other) return Number(!one) - Number(!other);
  return other.marks - one.marks || other.points - one.points || one.span - other.span;
}

/** The result as a link, with the best try of each task. @param {Pick<App, "engine">} app @param {TaskSet} set @param {Played[]} played @param {{name: string, when: number}} whose */
export const resultLink = (app, set, played, whose) =>
  linkTo(app, {
    use: "result",
    result: { set, ...whose, moves: played.map(({ best }) => best?.save.record.moves ?? []) },
  });
