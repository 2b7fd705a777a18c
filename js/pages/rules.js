/** The rules of a game in words and small drawings. Values that the rulebook leaves open are marked as house values. */

import { html, nothing } from "lit-html";
import { findBox, LIDS } from "../games/box.js";
import { TABLES } from "../games/index.js";
import * as notFound from "./not-found.js";
import { head, soloLinks } from "./parts.js";

/** @param {App} app @param {Params} params game: the saved game that the reader comes from @returns {Page} */
export function page(app, { id, query: { game: save } }) {
  const { t } = app;
  const box = findBox(id);
  if (!box?.shelf) return notFound.page(app);
  const { figures, symbols } = TABLES[id] ?? {};
  const from = save && encodeURIComponent(save);
  const [back, query] = from ? [`#/game/${from}`, `?game=${from}`] : [undefined, ""];
  const render = () => html`
    ${head(app, t("rules-of", { game: t(`game-${id}`) }), back, back && "to-game")}
    <main class="sheet rules" data-game=${id}>
      <svg class="unseen" aria-hidden="true">${symbols}</svg>
      <nav class="rules-nav" aria-label=${t("rules-title")}>${LIDS.map(
        ({ name }) => html`
        <a href="#/rules/${name}${query}" aria-current=${name === id ? "page" : nothing}>${t(`game-${name}`)}</a>`,
      )}</nav>
      ${Object.entries(box.sections).map(
        ([name, count]) => html`
        <section>
          <h2>${t(`rules-${id}-${name}`)}</h2>
          ${Array.from({ length: count }, (_, i) => html`<p>${t(`rules-${id}-${name}-${i + 1}`)}</p>`)}
          ${figures?.[name]?.(t)}
        </section>`,
      )}
      <p class="answers"><a class="button" href=${back ?? `#/set-up/${id}`}>${t(back ? "to-game" : "rules-play")}</a>
        ${box.lesson ? html`<a class="button quiet" href="#/learn/${id}">${t("lesson-learn")}</a>` : nothing}
        ${back ? nothing : soloLinks(t, id)}</p>
    </main>`;
  return { title: "rules-title", render };
}
