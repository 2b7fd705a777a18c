/** The pupils of a class, as the engine tells who is who. */

import { nameWords } from "./names.js";

/** @import { Score, TaskSet } from "../../build/types/engine" */
/** @import { KeptResult } from "../store/sets.js" */
/**
 * @typedef {import("../../build/types/engine").Tried} Tried result: the place of the result that
 *   holds it; number: in that result; nth: among all tries of the pupil, 0 if unknown
 * @typedef {import("../../build/types/engine").PupilsTask} Done one task; begun: 0 if nobody knows;
 *   skipped:
 * where the first counts, so many before it were not finished, or are gone
 * @typedef {import("../../build/types/engine").Pupil} Pupil
 * is_named: the teacher has named this pupil; copy: 2 for the second pupil of a name, and so on;
 * results: their places; asks: the places of pupils that may be the same child; players: so many
 * began on a tablet of this one
 */

/** How a pupil is called. @param {Pick<TaskSet, "picks">} set @param {Pupil} pupil @param {T} t */
export function calledIn(set, { name, is_named, copy }, t) {
  const words = is_named ? name : nameWords(set, name, t);
  return copy > 1 ? t("class-name-copy", { name: words, copy }) : words;
}

/**
 * Where a try can be watched; "" where its link could not be kept without the name.
 * @param {KeptResult[]} results
 * @param {Tried} one
 * @param {number} task
 */
export function watchOf(results, { result, number }, task) {
  const nth = number ? `&try=${number}` : "";
  const { text } = results[result] ?? {};
  return text && `#/watch/${text}?task=${task}${nth}`;
}

/**
 * Each result as a pupil, until the engine says who is who.
 * @param {KeptResult[]} results
 * @returns {Pupil[]}
 */
export const aloneIn = (results) =>
  results.map(({ id, name, when, scores, total, players = 1 }, place) => ({
    name,
    is_named: false,
    copy: 1,
    sources: [id],
    results: [place],
    when,
    tasks: scores.map((score) => ({
      begun: 0,
      tries: score.done ? [only(score, place)] : [],
      skipped: 0,
    })),
    total,
    asks: [],
    players,
  }));

/** @param {Score} score @param {number} result @returns {Tried} */
const only = (score, result) => ({
  result,
  number: 0,
  nth: 0,
  practice: false,
  counts: true,
  score,
});

/** The try that counts. @param {Done} [task] */
export const countedOf = (task) => task?.tries.find(({ counts }) => counts);

/** How long the tries that count took together, in ms. @param {Pupil} pupil */
export const spanOf = ({ tasks }) =>
  tasks.reduce((sum, task) => sum + (countedOf(task)?.score.span ?? 0), 0);
