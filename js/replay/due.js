/** Which puzzles are due: the engine says it, and what it makes of them is stored. Loaded when wanted. */

import { dayOf } from "../storage/path.js";

/** @import { Puzzle } from "../storage/puzzles.js" */
/** @typedef {Pick<App, "engine" | "puzzles">} Device */
/** @typedef {Omit<Puzzle, "box" | "day">} Fresh */
/** @typedef {{puzzles: Puzzle[], later: number, days: number | null, done: number}} Due puzzles: those for today, in their order; days: until the next one comes back */

/** The puzzles of today; null where the engine tells none. @param {Device} device @param {{came?: Fresh[], done?: {id: string, right: boolean}}} [more] @returns {Promise<Due | null>} */
export async function askDue({ engine, puzzles }, { came = [], done } = {}) {
  const here = new Map((await puzzles.list()).map(({ id, good }) => [id, good]));
  const kept = [...here.values()].flatMap((it) => (it ? [shortOf(it)] : []));
  const news = { came: came.map(({ id }) => id), ...(done && { done }) };
  const { due } = await engine.ask({ op: "due", kept, day: dayOf(new Date()), ...news });
  if (!due) return null;
  const known = new Map([...came.map((it) => /** @type {const} */ ([it.id, it])), ...here]);
  /** @type {Puzzle[]} */
  const all = due.kept.map((/** @type {any} */ { id, box, day }) => ({
    ...known.get(id),
    ...{ id, box, day },
  }));
  for (const it of all) {
    const old = here.get(it.id);
    if (old?.box !== it.box || old.day !== it.day) await puzzles.put(it);
  }
  const stays = new Set(all.map(({ id }) => id));
  for (const [id, good] of here) if (good && !stays.has(id)) await puzzles.remove(id);
  const byId = new Map(all.map((it) => [it.id, it]));
  const { now, later, days, done: over } = due;
  return { puzzles: now.map((/** @type {string} */ id) => byId.get(id)), later, days, done: over };
}

/** @param {Puzzle} puzzle */
const shortOf = ({ id, box, day }) => ({ id, box, day });

/** What a game's worst mistakes become: puzzles, each with no more of the game than it needs. @param {{record: GameRecord, names: string[], animals?: string[]}} source @param {{id: string, ply: number}[]} worst @returns {Fresh[]} */
export const puzzlesOf = ({ record, names, animals }, worst) =>
  worst.map(({ id, ply }) => {
    const { type: _, ...whole } = record;
    return {
      id,
      ply,
      record: { ...whole, moves: record.moves.slice(0, ply + 1) },
      names,
      ...(animals && { animals }),
    };
  });
