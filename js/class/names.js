/**
 * How a pupil is called: by a typed name, or by a number or an animal to pick from. In links all
 * picked names are numbers.
 */

import { ANIMALS } from "../table/animals.js";

/** @import { TaskSet } from "../../build/types/engine" */

/**
 * The animal of a picked name; "" where it is none. Links count on the order of the animals.
 * @param {Pick<TaskSet, "picks">} set
 * @param {string} name
 */
export const animalOf = ({ picks }, name) =>
  picks?.kind === "animals" ? (ANIMALS[(Number(name) - 1) % ANIMALS.length] ?? "") : "";

/**
 * A name in words: "Ada", "7", "Frog" or "Frog 2".
 * @param {Pick<TaskSet, "picks">} set
 * @param {string} name
 * @param {T} t
 */
export function nameWords(set, name, t) {
  const animal = animalOf(set, name);
  if (!animal) return name;
  const number = Math.ceil(Number(name) / ANIMALS.length);
  const words = t(`animal-${animal}`);
  return (set.picks?.count ?? 0) > ANIMALS.length
    ? t("class-animal", { animal: words, number })
    : words;
}
