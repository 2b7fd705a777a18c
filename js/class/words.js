/** Tasks and results in words. */

import { findBox, kindOf, LIMITS } from "../games/box.js";
import { decisionsIn } from "../store/sets.js";
import { cut } from "../words/letters.js";
import { nameWords } from "./names.js";

/** @import { TaskSet } from "../../build/types/engine" */
/** @import { StoredResult, StoredSet } from "../store/sets.js" */

/** @param {GameRecord} task @param {T} t */
export const taskName = ({ game }, t) =>
  findBox(game)?.solo ? t(`class-task-${game}`) : t(`game-${game}`);

/** Marks in our own texts: where a word may break, and what Fluent puts around it. */
const MARKS = /[\u00ad\u2066-\u2069]/g;

/**
 * The bots, the teacher's choice, and whether the board is given.
 * @param {GameRecord} task
 * @param {T} t
 */
export function taskLine({ game, options, players, position }, t) {
  const { title } = kindOf({ position });
  if (title) return t(title);
  const { solo, classwork, options: choices = [] } = findBox(game) ?? {};
  const usual = choices.find(({ name }) => name === classwork?.option)?.default;
  const chosen =
    classwork &&
    t(`class-played-${classwork.option}`, { value: Number(options[classwork.option] ?? usual) });
  const names = players.flatMap(({ bot }) => (bot ? [t(`bot-${bot}`).replace(MARKS, "")] : []));
  const kinds = [...new Set(names)];
  const bots = { bots: kinds.join(", "), count: names.length, kinds: kinds.length };
  const parts = [!solo && t("class-against", bots), position ? t("class-from-board") : chosen];
  return parts.filter(Boolean).join(" · ");
}

/** With two digits. @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** The name of a file from a title. @param {string} title @param {string} ending */
export function fileName(title, ending) {
  const words = title.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const plain = cut(words.join("-"), 48);
  return `chocobox${plain ? `-${plain}` : ""}.${ending}`;
}

/**
 * The part of a result that the engine needs for the table.
 * @param {StoredResult} result
 * @returns {Pick<StoredResult, "name" | "when" | "unchecked"> & Partial<Pick<StoredResult, "origin" |
 *   "tries" |
 * "scores" | "players">>}
 */
export const plain = ({ name, when, origin, tries, scores, players, unchecked }) => ({
  ...(tries ? { name, when, origin, tries } : { name, when, scores }),
  ...(players && { players }),
  ...(unchecked && { unchecked }),
});

/**
 * The same with day and hour as every spreadsheet reads them, and with its name in words.
 * @param {StoredResult} result
 * @param {Pick<TaskSet, "picks">} set
 * @param {T} t
 */
export function dated(result, set, t) {
  const day = new Date(result.when * 60_000);
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  const time = `${two(day.getHours())}:${two(day.getMinutes())}`;
  return { ...plain(result), date: `${date} ${time}`, label: nameWords(set, result.name, t) };
}

/** The words of a file for spreadsheets, as the engine wants them. */
const COLUMNS =
  `name date checked players done points most won marks moves seconds try tries skipped
  task counts practice total full yes no`.split(/\s+/);

/**
 * The question for a file for spreadsheets.
 * @param {{set: StoredSet, results: StoredResult[], every: boolean}} given every: a line for each try,
 *   not for each pupil
 * @param {T} t
 */
export const csvRequest = ({ set, results, every }, t) => ({
  op: "csv",
  set: set.set,
  ...decisionsIn(set),
  results: results.map((result) => dated(result, set.set, t)),
  tasks: set.set.tasks.map((task, i) =>
    cut(`${i + 1} ${taskName(task, t)} (${taskLine(task, t)})`, 120),
  ),
  words: Object.fromEntries(COLUMNS.map((name) => [name, t(`class-cell-${name}`)])),
  separator: t("class-cell-separator"),
  every,
});

/**
 * A name as it was typed, without what has no room. No emoji is cut in two; the engine leaves out
 * what nobody sees.
 * @param {string} name
 */
export const cleanName = (name) => cut(name.normalize("NFC").trim(), LIMITS.name).trim();
