/** The rules of a game on one card over its table. */

import { html, nothing } from "lit-html";
import { mainOf } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { rulesCard } from "../table/figures.js";
import { sheet } from "../table/sheets.js";

/**
 * The card over a table; *More* leads to the page, unless a set hides it.
 * @param {Pick<App, "t">} app
 * @param {string} game
 * @param {() => void} close
 * @param {string} [save] the saved game that the page leads back to
 * @param {boolean} [isHeld] a set hides the page
 */
export function rulesSheet({ t }, game, close, save, isHeld = false) {
  const name = mainOf(game);
  const page = `#/rules/${name}${save ? `?game=${save}` : ""}`;
  const content = html`<div class="rules-sheet" data-game=${name} tabindex="0">
    ${rulesCard(name, TABLES[name]?.card, t)}
    ${isHeld ? nothing : html`<a class="button" href=${page}>${t("table-more")}</a>`}
  </div>`;
  return sheet(t("rules-title"), content, close, t);
}
