/** A pupil's tries on this device for a learning platform: the saved games of a set, task by task. */

import { isOrigin, newOrigin } from "../store/saves.js";
import { idOf } from "../store/sets.js";
import { isCount, isList, isText } from "../store/shape.js";

/** @import { Listed } from "../store/saves.js" */
/** @import { Whose } from "../store/sets.js" */
/** @import { TaskSet } from "../../build/types/engine" */
/**
 * @typedef {{nth: number, save: Save}} Begun nth: which of the pupil's tries it is
 * @typedef {{begun: number, tries: Begun[]}} Games one task; begun: how many there were, also those
 *   that are deleted
 * @typedef {{round: number, name: string, origin: number, begun?: number[]}} Pupil round: 0 for the
 *   first pupil who plays this set on this device, then 1, and so on; origin: a random number,
 *   which tells this pupil's results from others of the same name; begun: how many tries of each
 *   task
 */

/** Pupils' names are stored for so many sets. */
const MOST = 20;

/** A pupil who has not begun. @param {number} [round] @returns {Pupil} */
export const newPupil = (round = 0) => ({ round, name: "", origin: newOrigin() });

/**
 * Who plays a set on this device. It is null if nobody has begun.
 * @param {Pick<App, "store">} app
 * @param {string} key of the set
 * @returns {Pupil | null}
 */
export const pupilOf = (app, key) => pupilAt(app, idOf(key));

/** @param {Pick<App, "store">} app @param {string} id @returns {Pupil | null} */
function pupilAt({ store }, id) {
  const pupil = store.get("pupils")?.[id];
  if (!Number.isSafeInteger(pupil?.round) || pupil.round < 0 || !isText(pupil.name)) return null;
  const { round, name, origin, begun } = pupil;
  return {
    round,
    name,
    origin: isOrigin(origin) ? origin : newOrigin(), // an older box drew none
    ...(isList(begun, isCount) && { begun }),
  };
}

/** @param {Pick<App, "store">} app @param {string} key @param {Pupil} pupil */
export const storePupil = (app, key, pupil) => storeAt(app, idOf(key), pupil);

/** @param {Pick<App, "store">} app @param {string} id @param {Pupil} pupil */
function storeAt({ store }, id, pupil) {
  const { [id]: _, ...others } = store.get("pupils") ?? {};
  const newest = Object.entries(others).slice(1 - MOST);
  store.set("pupils", Object.fromEntries([...newest, [id, pupil]]));
}

/**
 * Somebody whom a learning platform knows plays now; who was there before stays as it was, but for
 * the name.
 * @param {Pick<App, "store">} app
 * @param {string} key
 * @param {string} whom the platform's word for a pupil, "" where it has none
 */
export function beginRound(app, key, whom) {
  const known = pupilOf(app, key);
  const round = whom ? Number.parseInt(idOf(whom), 36) : known?.round;
  if (round === undefined || known?.round === round) return;
  const aside = (/** @type {number} */ other) => idOf(`${key} ${other}`);
  if (known) storeAt(app, aside(known.round), { ...known, name: "" });
  storePupil(app, key, pupilAt(app, aside(round)) ?? newPupil(round));
}

/**
 * The saved games of one pupil, task by task, by their numbers. Those of an older box get theirs by
 * their order.
 * @param {Listed[]} listed
 * @param {string} key
 * @param {Pick<Pupil, "round" | "begun">} pupil
 * @param {number} tasks
 * @returns {Games[]}
 */
export function gamesOf(listed, key, { round, begun = [] }, tasks) {
  const saves = listed.toReversed().flatMap(({ save }) => save ?? []);
  const own = saves.filter(({ task }) => task?.set === key && task.round === round);
  return Array.from({ length: tasks }, (_, i) => {
    const tries = numbered(own.filter(({ task }) => task?.number === i));
    return { begun: Math.max(begun[i] ?? 0, tries.at(-1)?.nth ?? 0), tries };
  });
}

/** @param {Save[]} saves the oldest first @returns {Begun[]} */
function numbered(saves) {
  const known = saves.toSorted((a, b) => (a.task?.nth ?? 0) - (b.task?.nth ?? 0));
  let last = 0;
  return known.map((save) => {
    last = Math.max(last + 1, save.task?.nth ?? 0);
    return { nth: last, save };
  });
}

/** The same as the engine reads it. @param {Games} games */
export const playedOf = ({ begun, tries }) => ({
  begun,
  tries: tries.map(({ nth, save: { record, code } }) => ({
    number: nth,
    moves: record.moves,
    ...(code !== undefined && { code }),
  })),
});

/**
 * A result for its link, with every game; the engine takes those that fit.
 * @param {TaskSet} set
 * @param {Games[]} games
 * @param {Whose & {origin: number}} whose
 */
export const resultOf = (set, games, whose) => ({ set, ...whose, played: games.map(playedOf) });
