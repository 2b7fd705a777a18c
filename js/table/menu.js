/** What the table's menu holds; what a game or a class task does not allow is not there at all. */

import { icon } from "./marks.js";
import { canZoom } from "./picture.js";
import { soundEntry } from "./sheets.js";

/** @import { Desk } from "./desk.js" */
/** @import { Entry } from "./sheets.js" */
/** @typedef {Record<"story" | "count" | "hint" | "undo" | "fit" | "rules" | "help" | "share" | "leave", () => void>} Acts */

/** @param {Desk} desk @param {Acts} acts @returns {Entry[]} */
export function entries(desk, acts) {
  const { app, game, hasHelp, ui } = desk;
  const entry = (
    /** @type {keyof Acts} */ name,
    off = false,
    sign = /** @type {string} */ (name),
  ) => [{ icon: icon(sign), text: ui.t(`table-${name}`), act: acts[name], off }];
  return [
    entry("story"),
    game.asks ? [] : entry("count"),
    hasHelp ? entry("hint", ui.actions.length === 0 || !desk.mayHint()) : [],
    hasHelp ? entry("undo", ui.covered || game.live) : [],
    canZoom(game) ? entry("fit") : [],
    entry("rules"),
    entry("help"),
    [soundEntry(app.sound, app.draw, ui.t)],
    hasHelp ? entry("share", false, "send") : [],
    entry("leave"),
  ].flat();
}
