/** What the engine really said of a board to be counted (tests/bridge), moment by moment. */

import { readFileSync } from "node:fs";
import { makeUi as schokolyUi } from "./schokoly-table.mjs";

/** The two games for one, once their drawings can be read. */
export const { schokoly_count: count, schokoly_best: best } = /** @type {any} */ (
  (await import("../../../js/games/index.js")).TABLES
);

/** @param {Record<string, any>} [more] @param {any} [view] @returns {any} */
export const makeUi = (more = {}, view = {}) => ({
  ...schokolyUi({}, { hand: [], board: view.board ?? [] }),
  ...count.idle,
  views: { [more.seat ?? 0]: view },
  ...more,
});

/** @param {string} name @returns {any[]} the updates of a conversation */
export const updatesOf = (name) =>
  JSON.parse(readFileSync(new URL(`../../bridge/${name}.json`, import.meta.url), "utf8")).flatMap(
    (/** @type {any} */ { reply }) => reply.update ?? [],
  );

/** The moments of a counted board, each with its view and what can be said. */
export const moments = updatesOf("schokoly_count").map((update) => ({
  update,
  view: update.views[0],
  actions: update.actions[0] ?? [],
}));

/**
 * The first moment at which something is asked, or explained.
 * @param {string} kind
 * @param {(view: any) => boolean} [fits]
 */
export const asked = (kind, fits = () => true) =>
  momentAt(({ question, answer }) => !answer && question?.kind === kind, fits);
/** @param {string} kind @param {(view: any) => boolean} [fits] */
export const told = (kind, fits = () => true) =>
  momentAt(({ answer }) => answer?.kind === kind, fits);

/** @param {(view: any) => boolean} is @param {(view: any) => boolean} fits */
function momentAt(is, fits) {
  const found = moments.find(({ view }) => is(view) && fits(view));
  if (!found) throw new Error("no such moment in the conversation");
  return found;
}
