/** What the own buttons of a table do, by name; keys use the same. */

import { findBox } from "../games/box.js";
import { againOf, mayReturn, open, realOf, returnOf } from "../table/rematch.js";
import { backOf, writeOf } from "../table/way-back.js";

/** @import { TablePage } from "./table.js" */

/** @param {TablePage} page */
export function buttonsOf({ app, desk, game, save, sheets, ending }) {
  const isHeld = !!app.store.get("kiosk");
  /** Closes the menu first. @param {() => void} act */
  const closing = (act) => () => {
    sheets.close();
    act();
  };
  return {
    story: () => sheets.show("story"),
    help: async () => {
      await app.bringLater();
      sheets.show("help");
    },
    menu: () => sheets.show("menu"),
    more: () => sheets.show("more"),
    count: closing(() => game.asks || desk.walk(desk.ui.lit === null ? 0 : null)),
    undo: closing(() => desk.undo()),
    hint: closing(() => desk.hint()),
    fit: closing(() => desk.refit()),
    rules: () => sheets.show("rules"),
    share: sheets.share,
    learn:
      findBox(save.record.game)?.lesson && save.guest === undefined
        ? () => app.go(`#/learn/${save.record.game}`)
        : null,
    near: desk.hasHelp && !app.writtenBot ? sheets.seat : null,
    picture: game.photo ? sheets.draw : null,
    leave: () => app.go("#/"), // which leads back to a set that hides it
    isHeld,
    skip: ending.skip,
    again: (/** @type {boolean} */ same) =>
      open(app, game.slip && !same ? realOf(app, save) : againOf(save, same)),
    returned: mayReturn(save) ? () => open(app, returnOf(save, desk.update?.record)) : null,
    watch: (how = "") =>
      app.go(`#/replay/${save.id}?from=${save.guest === undefined ? "game" : "near"}${how}`),
    /**
     * @type {{bot: string, level: string, act: () => void} | null} against the bot that is
     *   proposed after this game
     */
    other: null,
    write: writeOf(app, save.record.game),
    back: backOf(app, save),
    result: game.result && !isHeld ? () => app.go(`${game.result}?game=${save.id}`) : null,
  };
}
