/** For teachers: one set with its results, or a tournament of its bots. */

import { setPage } from "./class-set.js";

/** @param {App} app @param {Params} params @returns {Page | Promise<Page | null>} */
export function page(app, { id, query }) {
  if (id.endsWith(TOURNAMENT)) return tournament(app, id.slice(0, -TOURNAMENT.length), query);
  return setPage(app, id);
}

/** The end of the address where the bots of a class play each other. */
const TOURNAMENT = "/tournament";

/**
 * It comes when somebody wants it.
 * @param {App} app
 * @param {string} id of a set
 * @param {Params["query"]} query task: its number
 */
const tournament = async (app, id, { task = "0" }) =>
  (await import("./class-tournament.js")).classTournament(app, id, Number(task));
