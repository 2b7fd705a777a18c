/**
 * What each game says about itself: the engine told it when the site was built, so no page waits
 * for Python.
 */

import built from "../../build/engine.json" with { type: "json" };

/** @typedef {import("../../build/types/engine").Kind} Kind */
/**
 * @typedef {Pick<Box, "name" | "edition"> & Partial<Pick<Box, "since">> & {newest?: number, lesson:
 *   {position: string, newest?: string} | null}} Edition what tells whether old games still go on;
 *   another version names its first edition and its newest
 */

export const BOXES = /** @type {Box[]} */ (/** @type {unknown} */ (built.games));

/** The most that there can be of what people write and choose. */
export const LIMITS = /** @type {import("../../build/types/engine").Limits} */ (built.limits);

/** The addresses of the pages that Python tells. */
export const ADDRESSES = /** @type {import("../../build/types/engine").Address[]} */ (built.pages);

/** The games on the shelf, in the order in which they stand. */
export const LIDS = BOXES.filter(({ shelf }) => shelf).sort(
  (a, b) => (a.shelf?.place ?? 0) - (b.shelf?.place ?? 0),
);

/** The game in the box; undefined where there is none such. @param {string} name */
export const findBox = (name) => BOXES.find((box) => box.name === name);

/**
 * About how many minutes a game takes, with so many seats and these house rules.
 * @param {Box} box
 * @param {number} seats
 * @param {Record<string, number | boolean>} options
 */
export function minutesOf({ shelf, options: choices }, seats, options) {
  const { minutes = {}, paced } = shelf ?? {};
  const usual = choices.find(({ name }) => name === paced)?.default;
  const share = paced && usual ? Number(options[paced]) / Number(usual) : 1;
  return Math.max(1, Math.round((minutes[seats] ?? 0) * share));
}

/** The games for one that belong to a game, as its folder names them. @param {string} game */
export const solosOf = (game) =>
  BOXES.flatMap((box) => (box.solo?.beside === game ? [{ ...box, solo: box.solo }] : []));

/**
 * How strong a bot is: "easy", "middle" or "hard".
 * @param {Pick<Box, "strength">} box
 * @param {string} [bot]
 */
export const levelOf = ({ strength }, bot = "") => strength[bot] ?? "middle";

/** The game whose lid and rules are also this one's. @param {string} game */
export const mainOf = (game) => findBox(game)?.solo?.beside ?? game;

/**
 * A lesson from its first step.
 * @param {Box} box
 * @param {string} [name] the person's
 * @returns {GameRecord}
 */
export function lessonRecord({ name: game, edition, lesson }, name = "") {
  const { newest: position = "", bots = [] } = lesson ?? {};
  const players = [{ kind: "person", name }, ...bots.map((bot) => ({ kind: "bot", bot }))];
  return { game, edition, options: {}, players, seed: 0, position, moves: [] };
}

/** The kinds of tasks; only `kindOf` reads the first letters of a position. */
export const KINDS = /** @type {Kind[]} */ (built.kinds);

/** What a task is, or a saved game. @param {{position?: string}} task */
export const kindOf = ({ position = "" }) =>
  /** @type {Kind} */ (KINDS.find(({ mark }) => position.startsWith(mark)));

/**
 * The edition of a task that has its own, in its position.
 * @param {Kind} kind
 * @param {string} [position]
 */
const ownEdition = ({ has_edition, mark }, position = "") =>
  has_edition ? Number(position.slice(mark.length)) || 0 : 0;

/** How far a number lies outside of these limits. @type {(...all: number[]) => number} */
const outside = (it = 0, least = 0, most = 0) => Math.min(0, it - least) || Math.max(0, it - most);

/**
 * Whether a game goes on with these editions: "good"; else it is "older" or "newer", or "foreign"
 * to a box without such a game.
 * @param {Pick<GameRecord, "game" | "edition" | "position">} record
 * @param {Edition[]} [boxes]
 */
export function ageOf({ game, edition = 0, position = "" }, boxes = BOXES) {
  const box = boxes.find(({ name }) => name === game);
  if (!box) return "foreign";
  const kind = kindOf({ position });
  const { position: oldest, newest = oldest } = box.lesson ?? {};
  const own = [position, oldest, newest].map((one) => ownEdition(kind, one));
  const { since = box.edition, newest: last = box.edition } = box;
  const by = outside(edition, since, last) || outside(...own);
  if (by === 0 || (by < 0 && kind.is_of_any_edition)) return "good";
  return by > 0 ? "newer" : "older";
}

/**
 * Whether one can look back at a game that is over: its chances are known.
 * @param {GameRecord} record
 */
export const looksBack = (record) =>
  kindOf(record).is_game && Boolean(findBox(record.game)?.chances);
