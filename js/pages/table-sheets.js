/** The sheets of a table that is played: which one lies open, and what it shows. */

import { nothing } from "lit-html";
import { rulesSheet } from "../app/rules.js";
import { isHeard } from "../input/letters.js";
import { moreSheet } from "../table/end-sheet.js";
import { entries, helpSheet, menuSheet, Sheets, storySheet } from "../table/sheets.js";
import { createShare } from "./share.js";

/** @import { Seating } from "../near/seating.js" */
/** @import { PictureSheet } from "./picture.js" */
/** @import { TablePage } from "./table.js" */
/** @typedef {"menu" | "more" | "story" | "rules" | "help" | "share" | "near" | "picture"} Name */

/** @extends {Sheets<Name>} */
export class TableSheets extends Sheets {
  /** Where everybody sits; nobody has asked yet. @type {Seating | null} */
  #seating = null;
  /** The sheet with its picture; nobody has asked yet. @type {PictureSheet | null} */
  #picture = null;

  /** @param {TablePage} page @param {(name: Name | "") => void} onChange */
  constructor(page, onChange) {
    super(page.app, onChange);
    this.page = page;
    this.sharing = createShare(page.app, this.close);
  }

  /** The table is left. */
  leave() {
    this.#seating?.close();
  }

  render() {
    const { app, buttons, desk, game, save } = this.page;
    const { t } = desk.ui;
    if (this.name === "more") return moreSheet(desk, buttons, this.close);
    if (this.name === "menu") return menuSheet(entries(desk, buttons), this.close, t);
    if (this.name === "story") return storySheet(desk.messages.story, this.close, t);
    if (this.name === "rules")
      return rulesSheet(app, save.record.game, this.close, save.id, buttons.isHeld);
    if (this.name === "near") return this.#seating?.render();
    if (this.name === "picture") return this.#picture?.render();
    if (this.name === "help") return helpSheet(game, this.close, t, isHeard(app));
    return this.name === "share" ? this.sharing.render() : nothing;
  }

  share = () => {
    const { desk, save } = this.page;
    const { record, done } = desk.update ?? save;
    this.sharing.open({ record, names: save.names, done, isHere: true });
    this.show("share");
  };

  /** Shows where everybody sits. */
  seat = async () => {
    const { app, desk } = this.page;
    const [{ seatingOf }] = await Promise.all([import("../near/seating.js"), app.bringLater()]);
    this.#seating ??= seatingOf(app, desk, this.close, this.share);
    this.#seating.look();
    this.show("near");
  };

  /** Draws the table for paper. */
  draw = async () => {
    const { page } = this;
    const [{ ofTable }] = await Promise.all([import("./picture.js"), page.app.bringLater()]);
    this.#picture = ofTable(page);
    this.show("picture");
  };
}
