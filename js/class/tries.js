/** What a pupil has played of a set on this device: each task's tries, and what the best of them makes as a result. */

import { linkTo, openLink } from "../links/link.js";
import { newId } from "../storage/saves.js";
import { idOf } from "../storage/sets.js";
import { isText } from "../storage/shape.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("../table/types.js").GameRecord} GameRecord
 * @typedef {import("../table/types.js").Save} Save
 * @typedef {import("../storage/sets.js").TaskSet} TaskSet
 * @typedef {import("../storage/sets.js").Score} Score
 * @typedef {{save: Save, score: Score | null}} Try score: null while the engine reckons
 * @typedef {{going: Save | null, best: Try | null, last: Try | null, count: number}} Played going: begun and not over
 * @typedef {{round: number, name: string}} Pupil round: whose turn it is with this set on this device
 */

/** So many sets are remembered by the name that was typed. */
const MOST = 20;

/** Who plays a set on this device; null: nobody has begun. @param {Pick<App, "store">} app @param {string} text @returns {Pupil | null} */
export function pupilOf({ store }, text) {
  const pupil = store.get("pupils")?.[idOf(text)];
  return Number.isSafeInteger(pupil?.round) && isText(pupil?.name) ? pupil : null;
}

/** @param {Pick<App, "store">} app @param {string} text @param {Pupil} pupil */
export function keepPupil({ store }, text, pupil) {
  const { [idOf(text)]: _, ...others } = store.get("pupils") ?? {};
  store.set(
    "pupils",
    Object.fromEntries([...Object.entries(others).slice(1 - MOST), [idOf(text), pupil]]),
  );
}

/** A task begins: nothing was kept before. @param {Pick<App, "saves">} app @param {string} text @param {GameRecord} task @param {{number: number, pupil: Pupil}} whose @returns {Promise<string>} the game's id */
export async function begin({ saves }, text, { type: _, ...task }, { number, pupil }) {
  const id = newId();
  const names = task.players.map(({ kind }) => (kind === "person" ? pupil.name : ""));
  await saves.put({
    id,
    record: { ...task, moves: [] },
    names,
    flat: false,
    done: false,
    task: { set: text, number, round: pupil.round },
  });
  return id;
}

/** The saved games of this pupil, task by task, the oldest first. @param {import("../storage/saves.js").Listed[]} listed @param {string} text @param {{round: number, tasks: number}} whose @returns {Save[][]} */
export function triesOf(listed, text, { round, tasks }) {
  /** @type {Save[][]} */
  const all = Array.from({ length: tasks }, () => []);
  for (const { save } of listed.toReversed()) {
    if (save?.task?.set === text && save.task.round === round) all[save.task.number]?.push(save);
  }
  return all;
}

/** Asks the engine what tries came to, each once. @param {Pick<App, "engine">} app @param {TaskSet} set */
export function createJudge(app, set) {
  /** @type {Map<string, Promise<Score | null>>} */
  const asked = new Map();

  /** @param {Save} save @param {number} number */
  async function ask({ record }, number) {
    const moves = set.tasks.map((_, i) => (i === number ? record.moves : []));
    const link = await linkTo(app, { use: "result", result: { set, name: "?", when: 0, moves } });
    const { opened } = link ? await openLink(app, link.text) : {};
    return /** @type {any} */ (opened)?.scores?.[number] ?? null;
  }

  return (/** @type {Save} */ save, /** @type {number} */ number) => {
    const name = `${save.id} ${save.record.moves.length}`;
    const score = asked.get(name) ?? ask(save, number);
    asked.set(name, score);
    return score;
  };
}

/** What is to be shown of each task. @param {Save[][]} tries @param {ReturnType<typeof createJudge>} judge @returns {Promise<Played[]>} */
export const judged = (tries, judge) =>
  Promise.all(
    tries.map(async (saves, number) => {
      const done = saves.filter((save) => save.done);
      const all = await Promise.all(
        done.map(async (save) => ({ save, score: await judge(save, number) })),
      );
      const best = all.reduce(
        (/** @type {Try | null} */ first, one) => (first && !isBetter(one, first) ? first : one),
        null,
      );
      return {
        going: saves.findLast((save) => !save.done) ?? null,
        best,
        last: all.at(-1) ?? null,
        count: all.length,
      };
    }),
  );

/** More marks; of equals the quicker. @param {Try} one @param {Try} other */
function isBetter({ score: one }, { score: other }) {
  if (!one || !other) return one !== null;
  return (
    one.marks > other.marks ||
    (one.marks === other.marks && one.points > other.points) ||
    (one.marks === other.marks && one.points === other.points && one.span < other.span)
  );
}

/** The result as a link: of each task the best try. @param {Pick<App, "engine">} app @param {TaskSet} set @param {Played[]} played @param {{name: string, when: number}} whose */
export const resultLink = (app, set, played, { name, when }) =>
  linkTo(app, {
    use: "result",
    result: { set, name, when, moves: played.map(({ best }) => best?.save.record.moves ?? []) },
  });
