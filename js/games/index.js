/**
 * The games that have a table, found by their folders; what one does not say, it does as the
 * simplest do.
 */

import { defaultsOf } from "../table/defaults.js";
import { face } from "../table/faces.js";
import { lessonOf } from "../table/lesson.js";
import { BOXES, kindOf } from "./box.js";

const FOUND = /** @type {Record<string, Partial<GameModule>>} */ (
  import.meta.glob(["./*/game.js", "./*/*/game.js"], { eager: true })
);

/**
 * The name of a game by its folders, as in `./<game>/<page of a game for one>/game.js`.
 * @param {string} path
 */
function nameOf(path) {
  const [, game = "", page] = path.split("/").slice(0, -1);
  const isOne = (/** @type {Box} */ { solo }) => solo?.beside === game && solo.page === page;
  return page ? (BOXES.find(isOne)?.name ?? "") : game;
}

/** By name. @type {Record<string, GameModule>} */
export const TABLES = Object.create(null); // no record finds what every object has
for (const [path, game] of Object.entries(FOUND)) {
  const name = nameOf(path);
  TABLES[name] = { ...defaultsOf(name), face, ...game };
}

/**
 * The table of a record, which may be a lesson; undefined where the box has no such game.
 * @param {GameRecord} record
 * @returns {GameModule | undefined}
 */
export function tableOf(record) {
  const table = TABLES[record.game];
  return table && kindOf(record).name === "lesson" ? lessonOf(table, record.game) : table;
}

/**
 * The same; what a puzzle needs comes first.
 * @param {Pick<App, "bringLater">} app
 * @param {GameRecord} record
 */
export async function loadTable(app, record) {
  const table = tableOf(record);
  if (!table || kindOf(record).name !== "puzzle") return table;
  const needed = Promise.all([import("../replay/puzzle.js"), app.bringLater()]);
  const [{ puzzleOf }] = await needed;
  return puzzleOf(table);
}
