/** The rules of a game in words and small drawings; house values are named as such. */

import { html } from "lit-html";
import { findBox } from "../box.js";
import { figures, moulds } from "./figures.js";
import * as lost from "./lost.js";
import { head } from "./parts.js";

/** @typedef {import("../main.js").App} App */

/** Each game's sections, each with its number of paragraphs. @type {Record<string, [string, number][]>} */
const SECTIONS = {
  schokoly: [["aim", 2], ["cards", 2], ["start", 4], ["turn", 2], ["place", 4], ["smarties", 2], ["guard", 2], ["stack", 3],
    ["end", 2], ["neutral", 4], ["four", 1], ["three", 3], ["house", 6]],
};

/** @param {App} app @param {import("../main.js").Params} params */
export function open(app, { game, query }) {
  const sections = SECTIONS[game];
  if (!sections || !findBox(game)) return lost.open(app);
  return { title: "rules-title", render: () => rules(app, game, sections, query.game) };
}

/** @param {App} app @param {string} game @param {[string, number][]} sections @param {string} [save] the saved game that one comes from */
function rules(app, game, sections, save) {
  const { t } = app;
  return html`
    ${head(app, t("rules-of", { game: t(`game-${game}`) }), save)}
    <main class="sheet rules" data-game=${game}>
      <svg class="unseen" aria-hidden="true">${moulds}</svg>
      ${sections.map(([name, count]) => html`
        <section>
          <h2>${t(`rules-${game}-${name}`)}</h2>
          ${Array.from({ length: count }, (_, i) => html`<p>${t(`rules-${game}-${name}-${i + 1}`)}</p>`)}
          ${figures[name]?.(t)}
        </section>`)}
      <p><a class="button" href=${save ? `#/game/${encodeURIComponent(save)}` : `#/set-up/${game}`}>${t(save ? "to-game" : "rules-play")}</a></p>
    </main>`;
}
