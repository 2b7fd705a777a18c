/** A task in the making: what its teacher chose, and the record that it becomes. */

import { findBox, LIDS } from "../games/box.js";
import { newSeed } from "../storage/saves.js";

/**
 * @typedef {import("../table/types.js").GameRecord} GameRecord
 * @typedef {"game" | "count" | "best" | "link"} Kind
 * @typedef {{kind: Kind, game: string, bot: string, rounds: number, grade: number, cards: number, seed: number}} Plan
 */

/** @type {Kind[]} */
export const KINDS = ["game", "count", "best", "link"];
/** A set has so many tasks at most. */
export const MOST = 8;
/** As many cards may lie where the best place is looked for. */
export const CARDS = [4, 8, 12, 16, 20, 24, 30, 36, 40];
/** Of Kaboom! a lesson holds few rounds. */
export const ROUNDS = [1, 2, 3, 5];

/** @returns {Plan} */
export const firstPlan = () => ({
  kind: "count",
  game: LIDS[0]?.name ?? "",
  bot: middle(LIDS[0]?.name ?? ""),
  rounds: 2,
  grade: 1,
  cards: 12,
  seed: newSeed(),
});

/** The middle of a game's bots. @param {string} game */
export function middle(game) {
  const bots = findBox(game)?.bots ?? [];
  return bots[Math.floor((bots.length - 1) / 2)] ?? "";
}

/** The record that a plan becomes; null: the kind has none by itself, or is not in this box. @param {Plan} plan @returns {GameRecord | null} */
export function taskOf({ kind, game, bot, rounds, grade, cards, seed }) {
  if (kind === "count") return alone("schokoly_count", { grade }, seed);
  if (kind === "best") return alone("schokoly_best", { cards }, seed);
  const box = kind === "game" ? findBox(game) : undefined;
  if (!box) return null;
  const options = game === "kaboom" ? { rounds } : {};
  return {
    game,
    edition: box.edition,
    options,
    players: seated((box.seats[0] ?? 2) - 1, bot),
    seed,
    position: "",
    moves: [],
  };
}

/** @param {number} others @param {string} bot */
const seated = (others, bot) => [
  { kind: "person" },
  ...Array.from({ length: others }, () => ({ kind: "bot", bot })),
];

/** @param {string} game @param {Record<string, number>} options @param {number} seed @param {string} [position] @returns {GameRecord | null} */
function alone(game, options, seed, position = "") {
  const box = findBox(game);
  return box
    ? {
        game,
        edition: box.edition,
        options,
        players: [{ kind: "person" }],
        seed,
        position,
        moves: [],
      }
    : null;
}

/** What a link that was pasted can become: the tasks of a set, of a drawn board several things, of a game the same deal for one person. @param {{use: string, record?: GameRecord, set?: {tasks: GameRecord[]}}} opened @param {number} seed @returns {GameRecord[]} */
export function tasksIn({ use, record, set }, seed) {
  if (set) return set.tasks;
  if (!record) return [];
  const { game, position = "" } = record;
  const whole = forOne({
    ...record,
    seed: ["setup", "position"].includes(use) ? seed : record.seed,
  });
  const boards =
    game === "schokoly" && position
      ? [
          alone("schokoly_count", { grade: 2 }, seed, position),
          alone("schokoly_best", {}, seed, position),
        ]
      : [];
  return [...boards, whole].filter((task) => task !== null);
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
        : { kind: "bot", bot: middle(record.game) },
  );
  return { ...record, players, moves: [] };
}
