/** A task before it is in the set: what the teacher chose, and the record that it becomes. */

import { findBox, LIDS, lessonRecord, markOf, solosOf } from "../games/box.js";
import { newSeed } from "../store/saves.js";
import { firstPerson } from "../table/players.js";

/** @import { OnTable, OpenedGame } from "../../build/types/engine" */
/** @import { Opened } from "../links/link.js" */
/**
 * @typedef {{kind: string, game: string, bot: string, chosen: Record<string, number>, seed:
 *   number}} Plan
 * kind: a game against bots, the page of a game for one, a lesson, a bot to write, a puzzle of this
 * device, or a link; chosen: the teacher's choice for each game
 * @typedef {Pick<Plan, "kind"> & Partial<Pick<Plan, "bot" | "seed">> & {chosen?: number}} Part of a
 *   ready lesson's set, as a teacher would choose it; seed: the same deal wherever it is held
 */

/** The games for one that a class can be given. */
const SOLOS = LIDS.flatMap(({ name }) => solosOf(name)).filter(({ classwork }) => classwork);

export const KINDS = [
  "game",
  ...SOLOS.map(({ solo }) => solo?.page ?? ""),
  "lesson",
  "bot",
  "puzzle",
  "link",
];
const PERSON = { kind: "person" };

/** The kinds for which a game is chosen. */
export const OF_GAME = ["game", "lesson", "bot"];

/** The game for one that belongs to a kind of task. @param {string} kind */
export const soloOf = (kind) => SOLOS.find(({ solo }) => solo?.page === kind);

/** @returns {Plan} */
export const firstPlan = () => ({
  kind: KINDS[1],
  game: LIDS[0].name,
  bot: LIDS[0].levels.middle,
  chosen: {},
  seed: newSeed(),
});

/**
 * What the teacher chose for a game, or else its usual value.
 * @param {Box} box
 * @param {Plan["chosen"]} chosen
 */
export const chosenOf = ({ name, classwork }, chosen) => chosen[name] ?? classwork?.usual ?? 0;

/**
 * The record of a plan. It is null where a link or a puzzle must bring it.
 * @param {Plan} plan
 * @returns {GameRecord | null}
 */
export function taskOf({ kind, game, bot, chosen, seed }) {
  const box = OF_GAME.includes(kind) ? findBox(game) : soloOf(kind);
  if (!box) return null;
  if (kind === "lesson") return lessonRecord(box);
  if (kind === "bot")
    return newRecord(box, { ...against(box, box.levels.easy), seed, position: markOf("bot") });
  const options = box.classwork ? { [box.classwork.option]: chosenOf(box, chosen) } : {};
  return newRecord(box, { ...against(box, bot), options, seed, position: "" });
}

/** One person against the fewest bots, as usual. @param {Box} box @param {string} bot */
const against = ({ seats }, bot) => ({
  options: {},
  players: [PERSON, ...Array((seats[0] ?? 2) - 1).fill({ kind: "bot", bot })],
});

/**
 * The tasks of a ready lesson.
 * @param {{game: string, tasks: Part[]}} lesson
 * @returns {GameRecord[]}
 */
export const tasksOf = ({ game, tasks }) =>
  tasks.flatMap(({ kind, bot = "", chosen, seed = 0 }) => {
    const own = (kind === "game" ? game : soloOf(kind)?.name) ?? "";
    const given = chosen === undefined ? {} : { [own]: chosen };
    return taskOf({ kind, game, bot, chosen: given, seed }) ?? [];
  });

/**
 * @param {Box} box
 * @param {Pick<GameRecord, "options" | "players" | "seed" | "position">} start
 * @returns {GameRecord}
 */
const newRecord = ({ name, edition }, start) => ({ game: name, edition, ...start, moves: [] });

/**
 * A game for one on a given table. Of each option the class gets the middle value.
 * @param {OnTable} solo
 * @param {number} seed
 * @param {string} position
 */
function soloTask({ game, options: own }, seed, position) {
  const box = boxOf(game);
  const values = box.solo?.values ?? [];
  const middle = values[Math.floor((values.length - 1) / 2)];
  const options = Object.fromEntries(Object.keys(own).map((name) => [name, middle]));
  return newRecord(box, { options, players: [PERSON], seed, position });
}

/**
 * The tasks that an opened link can become. A set has several, a position too, a game has one.
 * @param {Opened | Pick<OpenedGame, "use" | "record" | "solos">} opened
 * @param {number} seed
 * @returns {GameRecord[]}
 */
export function tasksIn(opened, seed) {
  if ("set" in opened) return opened.set.tasks;
  if (!("record" in opened)) return []; // a bot, or a tournament
  const { use, record, solos = [] } = opened;
  const { position = "" } = record;
  const game = ["setup", "position"].includes(use) ? { ...record, seed } : record;
  return [...solos.map((solo) => soloTask(solo, seed, position)), forOne(game)];
}

/**
 * The same game for one person. All other persons become bots.
 * @param {GameRecord} record
 * @returns {GameRecord}
 */
function forOne({ type: _, ...record }) {
  const bot = { kind: "bot", bot: boxOf(record.game).levels.middle };
  const players = record.players.map((player) => (player.kind === "bot" ? player : bot));
  const first = firstPerson(record.players);
  return { ...record, players: players.with(first, PERSON), moves: [] };
}

/** The engine opens only games of this box. @param {string} name @returns {Box} */
const boxOf = (name) => /** @type {Box} */ (findBox(name));
