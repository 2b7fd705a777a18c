/** The rules of a game in words and small drawings. Values that the rulebook leaves open are marked as house values. */

import { html, nothing } from "lit-html";
import { findBox, LIDS } from "../games/box.js";
import { TABLES } from "../games/index.js";
import * as notFound from "./not-found.js";
import { head, soloLinks } from "./parts.js";

/** @import { Box } from "../games/box.js" */
/** @import { App, Params } from "../main.js" */

/** @param {App} app @param {Params} params */
export function page(app, { id, query }) {
  const box = findBox(id);
  if (!box?.shelf) return notFound.page(app);
  return { title: "rules-title", render: () => rules(app, box, query.game) };
}

/** @param {App} app @param {Box} box @param {string} [save] the saved game that the reader comes from */
function rules(app, { name: game, sections }, save) {
  const { t } = app;
  const { figures, symbols } = TABLES[game] ?? {};
  return html`
    ${head(app, t("rules-of", { game: t(`game-${game}`) }), save)}
    <main class="sheet rules" data-game=${game}>
      <svg class="unseen" aria-hidden="true">${symbols}</svg>
      ${others(app, game, save)}
      ${Object.entries(sections).map(
        ([name, count]) => html`
        <section>
          <h2>${t(`rules-${game}-${name}`)}</h2>
          ${Array.from({ length: count }, (_, i) => html`<p>${t(`rules-${game}-${name}-${i + 1}`)}</p>`)}
          ${figures?.[name]?.(t)}
        </section>`,
      )}
      <p class="answers"><a class="button" href=${save ? `#/game/${encodeURIComponent(save)}` : `#/set-up/${game}`}>${t(save ? "to-game" : "rules-play")}</a>
        ${save ? nothing : soloLinks(t, game)}</p>
    </main>`;
}

/** Links to the rules of the other games. @param {App} app @param {string} game @param {string} [save] */
function others({ t }, game, save) {
  const query = save ? `?game=${encodeURIComponent(save)}` : "";
  return html`
    <nav class="rules-nav" aria-label=${t("rules-title")}>${LIDS.map(
      ({ name }) => html`
      <a href="#/rules/${name}${query}" aria-current=${name === game ? "page" : nothing}>${t(`game-${name}`)}</a>`,
    )}</nav>`;
}
