/** The keyboard at a table that is played: what each key does there, and what is said of it. */

import { goesOn, readKey } from "../input/keys.js";
import { isOff } from "../input/letters.js";
import { keyOfCover } from "../table/covered.js";

/** @import { TablePage } from "./table.js" */

export class TableKeys {
  /** The player last used the keyboard, and no finger. */
  isUsed = false;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {KeyboardEvent} event */
  press = (event) => {
    const { buttons, desk, ending, game, pauses, sheets } = this.page;
    if (isOff(event, this.page.app)) return;
    if (this.#chooses(event)) return event.preventDefault();
    const usual = game.asks ? "board" : "";
    const read = sheets.name ? null : readKey(event, game.keys.taps, usual);
    this.isUsed = true;
    if (desk.ui.beat && goesOn(event)) return ending.skip();
    if (!read || !desk.view) return;
    event.preventDefault();
    const { button, gesture, question } = read;
    if (question) this.page.ask(question);
    else pauses.enough();
    if (button) return buttons[button]();
    if (!gesture) return;
    if (gesture.on === "back" && desk.ui.lit !== null) return desk.walk(null);
    desk.touch(gesture);
    if (game.wantsArrows(gesture, desk.ui)) this.#focusBoard();
    const { ui } = desk;
    if (ui !== desk.described && (ui.trial || !game.chosen(ui.actions, ui))) this.#describe();
  };

  /** After each drawing. */
  settle() {
    if (!this.isUsed) return;
    const { desk, sheets } = this.page;
    const hasFocus = !["body", "h1"].includes(document.activeElement?.localName ?? "");
    if (!sheets.name && !hasFocus) this.#focusBoard();
    if (desk.ui.trial && desk.ui.trial !== desk.described.trial) this.#describe();
  }

  /** Whether Enter does what a key has pointed at. @param {KeyboardEvent} event */
  #chooses({ key, repeat, target }) {
    const { asking, pauses, sheets } = this.page;
    const isOwn = /** @type {Element} */ (target).closest("dialog, input, select, button, a");
    if (key !== "Enter" || repeat || isOwn || sheets.name) return false;
    pauses.enough();
    return asking?.choices.act() ?? false;
  }

  /** Tells screen readers where the keys have led. A tried move waits for the engine's answer. */
  #describe() {
    const { app, desk, game } = this.page;
    const { view, ui, messages } = desk;
    const text = game.describe(view, ui.actions, ui, desk.described);
    desk.described = ui;
    if (text && !messages.note) app.announce(text);
  }

  #focusBoard() {
    const { root } = this.page.host;
    const ground = /** @type {SVGElement | null | undefined} */ (root?.querySelector(".ground"));
    ((root && keyOfCover(root)) ?? ground)?.focus();
  }
}
