/** A bot from a link: its code to read first. It plays only on the bench, after a press there. */

import { html, nothing } from "lit-html";
import * as notFound from "../app/not-found.js";
import { head } from "../app/page-head.js";
import { closedBox } from "../app/pictures.js";
import { nameWords } from "../class/names.js";
import { findBox } from "../games/box.js";
import { replaced } from "../store/bots.js";
import { icon } from "../table/marks.js";
import { codeParts, writtenLine } from "../workshop/words.js";

/** @import { Bot, OpenedResult } from "../../build/types/engine" */
/** @import { createCode } from "../workshop/editor.js" */

/** @param {App} app @param {Bot} bot @param {string} [back] the address of the page before */
export async function botPage(app, bot, back) {
  const [createCode, own] = await Promise.all([codeParts(app), app.bots.get(bot.game)]);
  const editor = createCode(bot.code.trimEnd(), () => undefined, { isReadOnly: true });
  editor.textarea.setAttribute("aria-label", app.t("bot-code"));
  return new BotPage(app, bot, { own: own?.code ?? "", back, editor });
}

/**
 * A bot in a result, as its pupil has handed it in; null where that try is not there.
 * @param {App} app
 * @param {OpenedResult} opened
 * @param {{task: number, nth: number}} place
 * @param {string} back
 */
export function handedIn(app, { set, result }, { task, nth }, back) {
  const tries = result.tries?.[task]?.tries ?? [];
  const { code } = tries.find(({ number }) => number === nth) ?? tries[0] ?? {};
  const { game } = set.tasks[task];
  const author = nameWords(set, result.name, app.t);
  return code === undefined ? notFound.page(app) : botPage(app, { game, author, code }, back);
}

class BotPage {
  title = "bot-title";

  /**
   * @param {App} app
   * @param {Bot} bot
   * @param {{own: string, back?: string, editor: ReturnType<typeof createCode>}} more own: the code
   *   on the bench; "": the first bot
   */
  constructor(app, bot, { own, back, editor }) {
    this.app = app;
    this.bot = bot;
    this.own = own;
    this.back = back;
    this.editor = editor;
  }

  /** Brings it to the bench, where nothing runs yet; the own one is kept as an earlier one. */
  #play = () =>
    this.app.goOnce(async () => {
      const { bots } = this.app;
      const { game: id, author, code } = this.bot;
      const own = await bots.get(id);
      const next = { code, author };
      await bots.put(own ? replaced(own, next, Date.now()) : { id, ...next });
      return `#/workshop/${id}`;
    });

  render() {
    const { app, bot, back, editor } = this;
    const { t } = app;
    const game = findBox(bot.game)?.name ?? "";
    return html`${
      back ? head(app, t("bot-title"), back, "class-looked") : head(app, t("bot-title"))
    }
      <main class="class-page shared-bot" data-game=${game}>
        <section class="house">
          <div class="shared-bot-what">
            ${closedBox(game)}
            <div>
              <h2>${t("bot-of", { game: t(`game-${game}`) })}</h2>
              <p>${writtenLine(t, bot)}</p>
            </div>
          </div>
          <p class="shared-bot-note" role="note">
            ${icon("rules")}<span>${t("bot-read-first")}</span>
          </p>
          ${this.#keys()}
        </section>
        ${editor.element}
      </main>`;
  }

  #keys() {
    const {
      app: { t },
      bot: { game, code },
      own,
    } = this;
    const bench = `#/workshop/${game}`;
    if (own === code)
      return html`<p>${t("bot-here")}</p>
        <p class="answers"><a class="button big" href=${bench}>${t("bot-to-bench")}</a></p>`;
    return html`<p class="answers">
        <button class="button big" @click=${this.#play}>
          ${icon("run")}<span>${t("bot-play")}</span>
        </button>
        ${own ? html`<a class="button quiet" href=${bench}>${t("bot-keep")}</a>` : nothing}
      </p>
      <p class="small">${t(own ? "bot-play-line" : "bot-play-first")}</p>`;
  }
}
