/**
 * What a class looks at together: the steps from each task to its answers and to the truth, and the
 * keys that lead through them.
 */

/** @import { Given, Question, TogetherTask } from "../../build/types/engine" */
/**
 * @template V, A
 * @typedef {Omit<Question, "view" | "right" | "given"> & {view: V, right: A, given: (Omit<Given,
 *   "answer"> & {answer: A})[]}} QuestionOf a question of a game with such views and answers
 */
/**
 * @typedef {{task: number, question: number, part: "ask" | "answers" | "why" | "spread"}} Step
 *   question: -1 where a task has none
 */

/** First what was asked, then what was answered, then why. @type {Step["part"][]} */
const PARTS = ["ask", "answers", "why"];

/** All steps, task by task. @param {TogetherTask[]} tasks @returns {Step[]} */
export const stepsOf = (tasks) =>
  tasks.flatMap(({ questions }, task) =>
    questions.length
      ? questions.flatMap((_, question) => PARTS.map((part) => ({ task, question, part })))
      : [{ task, question: -1, part: "spread" }],
  );

/**
 * @type {Record<string, string>} what each key does; a clicker for slides sends PageUp and PageDown
 */
const KEYS = {
  " ": "on",
  Enter: "on",
  ArrowRight: "on",
  PageDown: "on",
  ArrowLeft: "back",
  PageUp: "back",
  Home: "first",
  End: "last",
  n: "names",
  N: "names",
};

/**
 * What a key does; "" for nothing. Buttons answer Enter and the space bar by themselves.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">} event
 */
export function actOf({ key, ctrlKey, metaKey, altKey, target }) {
  const within = /** @type {Element | null} */ (target)?.closest?.("button, a");
  if (ctrlKey || metaKey || altKey || (within && [" ", "Enter"].includes(key))) return "";
  return KEYS[key] ?? "";
}
