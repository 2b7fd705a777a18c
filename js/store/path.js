/**
 * What this device keeps of one child's path, and of its puzzles. The engine decides what comes
 * back when, for both together.
 */

/** @import { Path, Returning, Solved, Step } from "../../build/types/engine" */
/** @import { Puzzle } from "./puzzles.js" */
/** @typedef {Pick<Step, "skill" | "level">} Round of which skill and level a game is a round */
/** @typedef {Pick<App, "store" | "engine" | "puzzles">} Device */
/** @typedef {Omit<Puzzle, "box" | "day">} Fresh a puzzle that nobody has tried */
/**
 * @typedef {{done?: Round & {record: GameRecord}, came?: Fresh[], solved?: Pick<Returning, "id"> &
 *   Pick<Solved, "right">}} News
 */

const DAY = 86_400_000;

/** The day of the calendar here, counted from 1970. @param {Date} now */
export const dayOf = (now) => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;

/**
 * The path as it is today, after this news; null where the engine tells none.
 * @param {Device} device
 * @param {News} [news]
 * @returns {Promise<Path | null>}
 */
export async function askPath({ store, engine, puzzles }, { came = [], ...news } = {}) {
  const here = await puzzlesHere({ puzzles });
  const asked = {
    op: "path",
    kept: store.get("path") ?? null,
    puzzles: here.map(entryOf),
    day: dayOf(new Date()),
    came: came.map(({ id }) => id),
    ...news,
  };
  const { path } = await engine.ask(asked);
  if (!path) return null;
  if (news.done) store.set("path", path.kept);
  await keepPuzzles(puzzles, here, came, path.puzzles.kept);
  return path;
}

/** The puzzles of this device. @param {Pick<App, "puzzles">} device @returns {Promise<Puzzle[]>} */
export async function puzzlesHere({ puzzles }) {
  const listed = await puzzles.list().catch(() => []);
  return listed.flatMap(({ good }) => (good ? [good] : []));
}

/** A puzzle without its game: its entry in the path. @param {Puzzle} puzzle */
export const entryOf = ({ id, box, day }) => ({ id, box, day });

/**
 * Stores the puzzles that are new or moved, and lets those go that are no longer kept.
 * @param {App["puzzles"]} puzzles
 * @param {Puzzle[]} here
 * @param {Fresh[]} came
 * @param {Returning[]} kept
 */
export async function keepPuzzles(puzzles, here, came, kept) {
  const known = new Map([...came, ...here].map((it) => [it.id, it]));
  const old = new Map(here.map((it) => [it.id, it]));
  for (const { id, box, day } of kept)
    if (old.get(id)?.box !== box || old.get(id)?.day !== day)
      await puzzles.put({ ...known.get(id), id, box, day });
  const stays = new Set(kept.map(({ id }) => id));
  for (const { id } of here) if (!stays.has(id)) await puzzles.remove(id);
}

/**
 * The puzzles that wait today, in their order.
 * @param {Pick<Device, "puzzles">} device
 * @param {Path | null} path
 * @returns {Promise<Puzzle[]>}
 */
export async function puzzlesNow({ puzzles }, path) {
  if (!path) return [];
  const byId = new Map((await puzzles.list()).map(({ id, good }) => [id, good]));
  return path.puzzles.now.flatMap((id) => byId.get(id) ?? []);
}

/**
 * A round is over: the engine judges it, and what it makes of the path is kept.
 * @param {Device} device
 * @param {Round} round
 * @param {GameRecord} record
 */
export const noteRound = (device, { skill, level }, record) =>
  askPath(device, { done: { skill, level, record } });
