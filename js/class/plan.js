/** A task in the making: what its teacher chose, and the record that it becomes. */

import { findBox, LIDS, solosOf } from "../games/box.js";
import { newSeed } from "../storage/saves.js";

/**
 * @typedef {import("../table/types.js").GameRecord} GameRecord
 * @typedef {import("../games/box.js").Box} Box
 * @typedef {{kind: string, game: string, bot: string, chosen: Record<string, number>, seed: number}} Plan
 * kind: a game against bots, the page of a game for one, or a link; chosen: for each game what a teacher may choose
 */

/** The games for one that a class can be given. */
const SOLOS = LIDS.flatMap(({ name }) => solosOf(name)).filter(({ lesson }) => lesson);

export const KINDS = ["game", ...SOLOS.map(({ solo }) => solo?.page ?? ""), "link"];
/** A set has so many tasks at most. */
export const MOST = 8;

/** The game for one that a kind of task is. @param {string} kind */
export const soloOf = (kind) => SOLOS.find(({ solo }) => solo?.page === kind);

/** @returns {Plan} */
export const firstPlan = () => ({
  kind: KINDS[1] ?? "game",
  game: LIDS[0]?.name ?? "",
  bot: LIDS[0]?.levels.middle ?? "",
  chosen: {},
  seed: newSeed(),
});

/** What is chosen of a game, or usual. @param {Box} box @param {Plan["chosen"]} chosen */
export const chosenOf = ({ name, lesson }, chosen) => chosen[name] ?? lesson?.usual ?? 0;

/** The record that a plan becomes; null: the kind has none by itself, or is not in this box. @param {Plan} plan @returns {GameRecord | null} */
export function taskOf({ kind, game, bot, chosen, seed }) {
  const box = kind === "game" ? findBox(game) : soloOf(kind);
  if (!box) return null;
  const options = box.lesson ? { [box.lesson.option]: chosenOf(box, chosen) } : {};
  return started(box, options, seated((box.seats[0] ?? 2) - 1, bot), seed);
}

/** @param {number} others @param {string} bot */
const seated = (others, bot) => [
  { kind: "person" },
  ...Array.from({ length: others }, () => ({ kind: "bot", bot })),
];

/** @param {Box} box @param {Record<string, number>} options @param {GameRecord["players"]} players @param {number} seed @param {string} [position] @returns {GameRecord} */
const started = ({ name, edition }, options, players, seed, position = "") => ({
  game: name,
  edition,
  options,
  players,
  seed,
  position,
  moves: [],
});

/** A game for one on a given table; of what may be chosen a class gets the middle. @param {{game: string, options: Record<string, number>}} solo @param {number} seed @param {string} position */
function soloTask({ game, options }, seed, position) {
  const box = findBox(game);
  const values = box?.solo?.values ?? [];
  const middle = values[Math.floor((values.length - 1) / 2)] ?? 0;
  const chosen = Object.fromEntries(Object.keys(options).map((name) => [name, middle]));
  return box ? started(box, chosen, [{ kind: "person" }], seed, position) : null;
}

/** What a link that was pasted can become: the tasks of a set, of a table several things, of a game the same deal for one person. @param {{use: string, record?: GameRecord, solos?: {game: string, options: Record<string, number>}[], set?: {tasks: GameRecord[]}}} opened @param {number} seed @returns {GameRecord[]} */
export function tasksIn({ use, record, solos = [], set }, seed) {
  if (set) return set.tasks;
  if (!record) return [];
  const { position = "" } = record;
  const whole = forOne({
    ...record,
    seed: ["setup", "position"].includes(use) ? seed : record.seed,
  });
  return [...solos.map((solo) => soloTask(solo, seed, position)), whole].filter(
    (task) => task !== null,
  );
}

/** One person plays; whoever else sat there is a bot now. @param {GameRecord} record @returns {GameRecord | null} */
function forOne({ type: _, ...record }) {
  const box = findBox(record.game);
  if (!box || box.edition !== record.edition) return null;
  const first = Math.max(
    0,
    record.players.findIndex(({ kind }) => kind === "person"),
  );
  const players = record.players.map((player, seat) =>
    seat === first
      ? { kind: "person" }
      : player.kind === "bot"
        ? player
        : { kind: "bot", bot: box.levels.middle },
  );
  return { ...record, players, moves: [] };
}
