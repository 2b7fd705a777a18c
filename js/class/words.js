/** Tasks and what came of them, in words. */

import { findBox, solosOf } from "../games/box.js";
import { cut } from "../words/letters.js";

/** @typedef {import("../table/types.js").GameRecord} GameRecord */
/** @typedef {import("../storage/sets.js").Score} Score */
/** @typedef {(id: string, args?: Record<string, any>) => string} T */

/** Games for one are of these chocolates, in turn; games against bots are dark. */
const RELIEFS = ["milk", "white"];

/** Which chocolate a task is: its relief tells what is to be done. @param {GameRecord} task */
export function chocolateOf({ game }) {
  const { solo } = findBox(game) ?? {};
  const place = solo ? solosOf(solo.beside).findIndex(({ name }) => name === game) : -1;
  return place < 0 ? "dark" : RELIEFS[place % RELIEFS.length];
}

/** @param {GameRecord} task @param {T} t */
export const taskName = ({ game }, t) =>
  findBox(game)?.solo ? t(`class-task-${game}`) : t(`game-${game}`);

/** Against whom, how hard, from where. @param {GameRecord} task @param {T} t */
export function taskLine({ game, options, players, position }, t) {
  const { solo, lesson, options: choices = [] } = findBox(game) ?? {};
  const usual = choices.find(({ name }) => name === lesson?.option)?.default;
  const chosen =
    lesson && t(`class-${lesson.option}`, { value: Number(options[lesson.option] ?? usual) });
  if (solo) return position ? t("class-from-board") : (chosen ?? "");
  const bots = players.flatMap(({ bot }) => (bot ? [t(`bot-${bot}`)] : []));
  const facing = t("class-against", {
    bots: [...new Set(bots)].join(", "),
    count: bots.length,
    kinds: new Set(bots).size,
  });
  if (position) return `${facing} · ${t("class-from-board")}`;
  return chosen ? `${facing} · ${chosen}` : facing;
}

/** In a whole sentence's part: "8 of 10", "won by 5". @param {Score} score @param {T} t */
export const scoreWords = (score, t) => t("class-score", { ...facts(score), how: how(score) });

/** As short as a table has it: "8/10", "+5". @param {Score} score @param {T} t */
export const scoreSign = (score, t) => t("class-sign", { ...facts(score), how: how(score) });

/** @param {Score} score */
function how({ done, most, points, won }) {
  if (!done) return "none";
  if (most !== null) return "alone";
  return points === 0 ? "draw" : won ? "won" : "lost";
}

/** @param {Score} score */
const facts = ({ points, most }) => ({
  points: most === null ? Math.abs(points) : points,
  most: most ?? 0,
});

/** How long it took, as "3:07". @param {number} ms */
export function spanWords(ms) {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Day and hour; results are seldom a year old. @param {number} minutes since 1970 @param {string} region */
export const whenWords = (minutes, region) =>
  new Intl.DateTimeFormat(region, {
    day: "numeric",
    month: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(minutes * 60_000);

/** What a title becomes as the name of a file. @param {string} title @param {string} ending */
export function fileName(title, ending) {
  const plain = cut(
    title
      .normalize("NFC")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, ""),
    48,
  );
  return `chocobox${plain ? `-${plain}` : ""}.${ending}`;
}

/** The words of a file for spreadsheets, as the engine wants them. */
const COLUMNS = [
  "name",
  "date",
  "done",
  "points",
  "most",
  "won",
  "marks",
  "moves",
  "seconds",
  "total",
  "full",
  "yes",
  "no",
];

/** @param {GameRecord[]} tasks @param {T} t */
export const csvWords = (tasks, t) => ({
  tasks: tasks.map((task, i) => cut(`${i + 1} ${taskName(task, t)} (${taskLine(task, t)})`, 120)),
  words: Object.fromEntries(COLUMNS.map((name) => [name, t(`class-cell-${name}`)])),
  separator: t("class-cell-separator"),
});

/** A result with its day and hour as every spreadsheet reads them. @param {import("../storage/sets.js").KeptResult} result */
export function dated({ name, when, total, scores }) {
  const day = new Date(when * 60_000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())} ${two(day.getHours())}:${two(day.getMinutes())}`;
  return { name, when, total, scores, date };
}

/** What cannot be seen, or turns a text round. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\p{Cs}]/gu;

/** A title or a name has so many code points at most. */
export const MOST_NAME = 60;

/** A name as a link may carry it, written alike by all keyboards; no emoji is cut in two. @param {string} name */
export const cleanName = (name) =>
  cut(name.normalize("NFC").replace(UNSEEN, "").trim(), MOST_NAME).trim();
