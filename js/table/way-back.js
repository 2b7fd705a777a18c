/**
 * A game that is part of something: a task of a class set, or a round of a child's path. It leads
 * back there, and a round is told there.
 */

import { noteRound } from "../store/path.js";
import { addressAgainst, hasWorkshop } from "../workshop/first.js";
import { OWN } from "./players.js";

/** @import { Desk } from "./desk.js" */

/** @param {Pick<App, "go">} app @param {Save} save @returns {(() => void) | null} */
export function backOf({ go }, { task, round }) {
  if (round) return () => go("#/path");
  return task ? () => go(`#/g/${task.set}`) : null;
}

/**
 * To the workshop, for a bot that beats this one; null where one cannot write any.
 * @param {Pick<App, "go">} app
 * @param {string} game
 */
export const writeOf = ({ go }, game) =>
  hasWorkshop(game) ? (/** @type {string} */ bot) => go(addressAgainst(game, bot)) : null;

/**
 * Who chooses for a bot that somebody wrote, where one plays.
 * @param {App} app
 * @param {Save} save
 */
export const writtenBotOf = async (app, save) =>
  save.record.players.some(({ bot }) => bot === OWN)
    ? (await import("../sandbox/written-bot.js")).writtenBotOf(app, save)
    : null;

/**
 * The round is over: the engine judges it, and that is said.
 * @param {App} app
 * @param {Desk} desk
 * @param {GameRecord} record
 */
export async function tellRound(app, { save, messages, ui }, record) {
  if (!save.round) return;
  const path = await noteRound(app, save.round, record);
  if (path) messages.announce(ui.seat, app.t(path.right ? "path-good" : "path-wrong"));
}
