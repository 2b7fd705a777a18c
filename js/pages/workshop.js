/** The bot workshop: which game a bot is for, and then its code beside the table where it plays. */

import { html } from "lit-html";
import { findBox, LIDS } from "../games/box.js";
import { tableOf } from "../games/index.js";
import { head } from "./parts.js";
import { closedBox } from "./pictures.js";

/** The first bot of each game. @type {Record<string, () => Promise<any>>} */
const FIRST = import.meta.glob("../../assets/games/*/bot.py", {
  query: "?raw",
  import: "default",
});

const TITLE = "workshop-title";

/** `#/workshop`, and `#/workshop/<game>`. @param {App} app @param {{id: string}} params @returns {Promise<Page | null>} */
export async function page(app, { id }) {
  const isLeft = app.wait(TITLE, "");
  const first = FIRST[`../../assets/games/${id}/bot.py`];
  await Promise.all([app.moreWords("workshop"), import("../../assets/style/workshop.css")]);
  if (!first) return isLeft() ? null : { title: TITLE, render: () => games(app) };
  const [{ Bench }, { createCode }, code, kept] = await Promise.all([
    import("../workshop/bench.js"),
    import("../workshop/editor.js"),
    first(),
    app.bots.get(id),
  ]);
  const box = findBox(id);
  const game = tableOf(/** @type {any} */ ({ game: id }));
  if (isLeft() || !box || !game) return null;
  return new Bench(app, { box, game, first: code, code: kept?.code ?? code, createCode });
}

/** @param {App} app */
const games = ({ t }) => html`
  ${head({ t }, t(TITLE))}
  <main class="sheet">
    <p>${t("workshop-what")}</p>
    <h2>${t("workshop-choose")}</h2>
    <ul class="workshop-games">${LIDS.filter(
      ({ name }) => FIRST[`../../assets/games/${name}/bot.py`],
    ).map(
      ({ name }) => html`
      <li><a class="button quiet" href="#/workshop/${name}">${closedBox(name)}<span>${t(`game-${name}`)}</span></a></li>`,
    )}</ul>
  </main>`;
