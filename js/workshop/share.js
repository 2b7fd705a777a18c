/**
 * The sheet that shares the bot on the bench: the name of its author, and its link as a code,
 * copied, sent or saved.
 */

import { html } from "lit-html";
import { textField } from "../app/fields.js";
import { fileName } from "../device/file.js";
import { LIMITS } from "../games/box.js";
import { linkTo } from "../links/link.js";
import { sheet } from "../table/sheets.js";
import { cut, fitted } from "../words/letters.js";

/** @import { Bench } from "./bench.js" */
/** @import { LinkPanel } from "../pages/link-panel.js" */
/** @typedef {Pick<LinkPanel, "show" | "render">} Panel */

/**
 * A name as it was typed, without what has no room. No emoji is cut in two; the engine leaves out
 * what nobody sees.
 * @param {string} name
 */
export const cleanName = (name) => cut(name.normalize("NFC").trim(), LIMITS.name).trim();

export class Share {
  /** Whether the engine wrote no link. */
  #isNone = false;
  /** Counts the links asked for; only the answer to the newest is shown. */
  #turn = 0;

  /** @param {Bench} bench @param {Panel} panel */
  constructor(bench, panel) {
    this.bench = bench;
    this.panel = panel;
  }

  open = () => {
    this.bench.sheets.show("share");
    this.#make();
  };

  async #make() {
    const { app, box, bot, editor } = this.bench;
    this.#turn += 1;
    const turn = this.#turn;
    const author = cleanName(bot.author ?? "");
    const shared = { game: box.name, author, code: editor.value() };
    const link = await linkTo(app, { use: "bot", bot: shared });
    if (turn !== this.#turn) return;
    const title = app.t("bot-of", { game: app.t(`game-${box.name}`) });
    this.#isNone = !link;
    this.panel.show(link?.address ?? "", title, fileName(title, "txt"));
    app.draw();
  }

  /** @param {InputEvent} event */
  #name = (event) => {
    const { bench } = this;
    bench.bot = { ...bench.bot, author: fitted(event, LIMITS.name) };
    bench.app.bots.put(bench.bot);
    this.#make();
  };

  render() {
    const { app, bot, sheets } = this.bench;
    const { t } = app;
    const content = html`<div class="sights bot-share">
      ${textField(t("bot-author-field"), bot.author ?? "", this.#name, "bot-author-line")}
      <p class="small" id="bot-author-line">${t("bot-author-line")}</p>
      ${this.#isNone ? html`<p role="alert">${t("bot-share-not")}</p>` : this.panel.render()}
    </div>`;
    return sheet(t("bot-share"), content, sheets.close, t);
  }
}
