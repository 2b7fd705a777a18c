/**
 * The rules of a game: on one card over its table, and on a page that goes on in words and small
 * drawings. Values that the rulebook leaves open are marked as house values.
 */

import { html, nothing } from "lit-html";
import { findBox, LIDS, mainOf } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { rulesCard } from "../table/figures.js";
import { sheet } from "../table/sheets.js";
import * as notFound from "./not-found.js";
import { head, soloLinks } from "./page-head.js";

/**
 * The card over a table; *More* leads to the page.
 * @param {Pick<App, "t">} app
 * @param {string} game
 * @param {() => void} close
 * @param {string} [save] the saved game that the page leads back to
 */
export function rulesSheet({ t }, game, close, save) {
  const name = mainOf(game);
  const content = html`<div class="rules-sheet" data-game=${name} tabindex="0">
    ${rulesCard(name, TABLES[name]?.card, t)}
    <a class="button" href="#/rules/${name}${save ? `?game=${save}` : ""}">${t("rules-more")}</a>
  </div>`;
  return sheet(t("rules-title"), content, close, t);
}

/**
 * @param {App} app
 * @param {Params} params game: the saved game that the reader comes from
 * @returns {Page}
 */
export function page(app, { id, query: { game: save } }) {
  const { t } = app;
  const box = findBox(id);
  if (!box?.shelf) return notFound.page(app);
  const { card, figures, symbols } = TABLES[id] ?? {};
  const from = save && encodeURIComponent(save);
  const [back, query] = from ? [`#/game/${from}`, `?game=${from}`] : [undefined, ""];
  const render = () =>
    html`${head(app, t("rules-of", { game: t(`game-${id}`) }), back, back && "to-game")}
      <main class="sheet rules" data-game=${id}>
        <svg class="unseen" aria-hidden="true">${symbols}</svg>
        <nav class="rules-nav" aria-label=${t("rules-title")}>
          ${LIDS.map(
            ({ name }) =>
              html`<a href="#/rules/${name}${query}" aria-current=${name === id ? "page" : nothing}
                >${t(`game-${name}`)}</a
              >`,
          )}
        </nav>
        ${rulesCard(id, card, t)}
        ${Object.entries(box.sections).map(
          ([name, count]) =>
            html`<section>
              <h2>${t(`rules-${id}-${name}`)}</h2>
              ${Array.from(
                { length: count },
                (_, i) => html`<p>${t(`rules-${id}-${name}-${i + 1}`)}</p>`,
              )}
              ${figures?.[name]?.(t)}
            </section>`,
        )}
        <p class="answers">
          <a class="button" href=${back ?? `#/set-up/${id}`}
            >${t(back ? "to-game" : "rules-play")}</a
          >
          ${
            box.lesson
              ? html`<a class="button quiet" href="#/learn/${id}">${t("lesson-learn")}</a>`
              : nothing
          }
          ${back ? nothing : soloLinks(t, id)}
        </p>
      </main>`;
  return { title: "rules-title", render };
}
