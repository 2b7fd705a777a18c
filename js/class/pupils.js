/** The pupils of a class, as the engine tells who is who. */

import { nameWords } from "./names.js";

/** @import { Pupil, PupilsTask, TaskSet } from "../../build/types/engine" */

/** How a pupil is called. @param {Pick<TaskSet, "picks">} set @param {Pupil} pupil @param {T} t */
export function calledIn(set, { name, is_named, copy }, t) {
  const words = is_named ? name : nameWords(set, name, t);
  return copy > 1 ? t("class-name-copy", { name: words, copy }) : words;
}

/** The try that counts. @param {PupilsTask} [task] */
export const countedOf = (task) => task?.tries.find(({ counts }) => counts);
