/** The pupils of a class, as the engine tells who is who. */

import { nameWords } from "./names.js";

/** @import { Pupil, PupilsTask, Score, TaskSet, Tried } from "../../build/types/engine" */
/** @import { StoredResult } from "../store/sets.js" */

/** How a pupil is called. @param {Pick<TaskSet, "picks">} set @param {Pupil} pupil @param {T} t */
export function calledIn(set, { name, is_named, copy }, t) {
  const words = is_named ? name : nameWords(set, name, t);
  return copy > 1 ? t("class-name-copy", { name: words, copy }) : words;
}

/**
 * Where a try can be watched; "" where its link could not be kept without the name.
 * @param {StoredResult[]} results
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
 * @param {StoredResult[]} results
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

/** The try that counts. @param {PupilsTask} [task] */
export const countedOf = (task) => task?.tries.find(({ counts }) => counts);

/** How long the tries that count took together, in ms. @param {Pupil} pupil */
export const spanOf = ({ tasks }) =>
  tasks.reduce((sum, task) => sum + (countedOf(task)?.score.span ?? 0), 0);
