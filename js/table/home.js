/** A game that is part of something: a task of a class set, or a round of a child's path. It leads back there, and a round is told there. */

import { noteRound } from "../storage/path.js";

/** @import { Desk } from "./desk.js" */

/** @param {Pick<App, "go">} app @param {Save} save @returns {(() => void) | null} */
export function backOf({ go }, { task, round }) {
  if (round) return () => go("#/path");
  return task ? () => go(`#/g/${task.set}`) : null;
}

/** The round is over: the engine judges it, and that is said. @param {App} app @param {Desk} desk @param {GameRecord} record */
export async function tellRound(app, { save, messages, ui }, record) {
  if (!save.round) return;
  const path = await noteRound(app, save.round, record);
  if (path) messages.announce(ui.seat, app.t(path.right ? "path-good" : "path-wrong"));
}
