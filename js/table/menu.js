/** What the table's menu holds; what a game or a class task does not allow is not there at all. */

/** @import { Desk } from "./desk.js" */
/** @import { GameModule } from "./types.js" */
/** @import { Entry } from "./sheets.js" */

/** @param {Desk} desk @param {GameModule} game @param {Record<string, () => void>} acts by the names of the table's buttons @param {boolean} sounds @returns {Entry[]} */
export function entries(desk, game, acts, sounds) {
  const { t, actions, covered } = desk.ui;
  const names = [
    "story",
    ...(game.asks ? [] : ["count"]),
    ...(desk.isFirm ? [] : ["hint", "undo"]),
    ...(game.zoom.least === game.zoom.most ? [] : ["fit"]),
    "rules",
    "help",
    "sound",
    ...(desk.isFirm ? [] : ["share"]),
    "leave",
  ];
  /** @type {Record<string, boolean>} */
  const off = {
    hint: actions.length === 0 || !desk.mayHint(),
    undo: covered || game.live === true,
  };
  return names.map((name) => ({
    icon: name === "sound" && !sounds ? "silent" : name === "share" ? "send" : name,
    text: t(name === "sound" ? (sounds ? "table-sound-on" : "table-sound-off") : `table-${name}`),
    act: acts[name] ?? (() => undefined),
    off: off[name],
  }));
}
