/** The bot workshop: which game a bot is for, and then its code beside the table where it plays. */

import { html } from "lit-html";
import { findBox, LIDS } from "../games/box.js";
import { tableOf } from "../games/index.js";
import { firstCode, hasWorkshop } from "../workshop/first.js";
import { LinkPanel } from "./link-panel.js";
import * as notFound from "./not-found.js";
import { head } from "./parts.js";
import { closedBox } from "./pictures.js";

const TITLE = "workshop-title";

/** `#/workshop`, `#/workshop/<game>`, and for a task of a class `#/workshop/<game>?set=<its link>&task=<number>`. @param {App} app @param {Params} params @returns {Promise<Page | null>} */
export async function page(app, { id, query }) {
  const isLeft = app.wait(TITLE, "");
  await Promise.all([
    app.moreWords("workshop"),
    app.moreWords("bots"),
    import("../../assets/style/workshop.css"),
  ]);
  if (!hasWorkshop(id)) return isLeft() ? null : { title: TITLE, render: () => games(app) };
  const task = query.set ? await (await import("./bot-task.js")).botTask(app, id, query) : null;
  if (query.set && !task) return isLeft() ? null : notFound.page(app);
  const own = task?.id ?? id;
  const [{ Bench }, { createCode }, code, kept] = await Promise.all([
    import("../workshop/bench.js"),
    import("../workshop/editor.js"),
    firstCode(id),
    app.bots.get(own),
  ]);
  const panel = new LinkPanel(app);
  const box = findBox(id);
  const game = tableOf(/** @type {any} */ ({ game: id }));
  if (isLeft() || !box || !game || code === undefined) return null;
  const { against } = query;
  const bot = kept ?? { id: own, code };
  return new Bench(app, { box, game, first: code, kept: bot, task, against, panel, createCode });
}

/** @param {App} app */
const games = ({ t }) => html`
  ${head({ t }, t(TITLE))}
  <main class="sheet">
    <p>${t("workshop-what")}</p>
    <h2>${t("workshop-choose")}</h2>
    <ul class="workshop-games">${LIDS.filter(({ name }) => hasWorkshop(name)).map(
      ({ name }) => html`
      <li><a class="button quiet" href="#/workshop/${name}">${closedBox(name)}<span>${t(`game-${name}`)}</span></a></li>`,
    )}</ul>
  </main>`;
