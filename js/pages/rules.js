/** The rules of a game in words and small drawings; house values are named as such. */

import { html, nothing } from "lit-html";
import { findBox, LIDS } from "../games/box.js";
import * as boom from "../games/choco_boom/figures.js";
import * as challenge from "../games/choco_challenge/figures.js";
import * as kaboom from "../games/kaboom/figures.js";
import * as schokoly from "../games/schokoly/figures.js";
import { beside } from "./boxes.js";
import * as lost from "./lost.js";
import { head } from "./parts.js";

/** @typedef {import("../main.js").App} App */

/** Each game's sections, each with its number of paragraphs. @type {Record<string, [string, number][]>} */
const SECTIONS = {
  schokoly: [
    ["aim", 2],
    ["cards", 2],
    ["start", 4],
    ["turn", 2],
    ["place", 4],
    ["smarties", 2],
    ["guard", 2],
    ["stack", 3],
    ["end", 2],
    ["neutral", 4],
    ["four", 1],
    ["three", 3],
    ["house", 6],
  ],
  choco_boom: [
    ["aim", 2],
    ["cards", 1],
    ["start", 1],
    ["call", 2],
    ["parrot", 2],
    ["double", 3],
    ["fine", 3],
    ["end", 3],
    ["advanced", 2],
    ["aloud", 3],
    ["tablet", 3],
    ["house", 10],
  ],
  choco_challenge: [
    ["aim", 2],
    ["cards", 3],
    ["start", 4],
    ["turn", 2],
    ["match", 3],
    ["buy", 3],
    ["dessert", 2],
    ["extra", 4],
    ["end", 3],
    ["chances", 1],
    ["house", 6],
  ],
  kaboom: [
    ["aim", 2],
    ["values", 1],
    ["start", 2],
    ["flip", 2],
    ["turn", 3],
    ["power", 5],
    ["slap", 5],
    ["call", 3],
    ["score", 2],
    ["next", 2],
    ["tablet", 2],
    ["house", 8],
  ],
};

/** Each game's drawings by section, and the symbols they are made of. @type {Record<string, {figures: Record<string, (t: App["t"]) => unknown>, symbols: unknown}>} */
const DRAWINGS = {
  schokoly: { figures: schokoly.figures, symbols: schokoly.moulds },
  choco_boom: { figures: boom.figures, symbols: boom.things },
  choco_challenge: { figures: challenge.figures, symbols: challenge.things },
  kaboom: { figures: kaboom.figures, symbols: kaboom.things },
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
      <svg class="unseen" aria-hidden="true">${DRAWINGS[game]?.symbols}</svg>
      ${others(app, game, save)}
      ${sections.map(
        ([name, count]) => html`
        <section>
          <h2>${t(`rules-${game}-${name}`)}</h2>
          ${Array.from({ length: count }, (_, i) => html`<p>${t(`rules-${game}-${name}-${i + 1}`)}</p>`)}
          ${DRAWINGS[game]?.figures[name]?.(t)}
        </section>`,
      )}
      <p class="answers"><a class="button" href=${save ? `#/game/${encodeURIComponent(save)}` : `#/set-up/${game}`}>${t(save ? "to-game" : "rules-play")}</a>
        ${save ? nothing : beside(t, game)}</p>
    </main>`;
}

/** The way to the rules of the other games in the box. @param {App} app @param {string} game @param {string} [save] */
function others({ t }, game, save) {
  const here = LIDS.filter(({ name }) => SECTIONS[name] && findBox(name));
  if (here.length < 2) return nothing;
  const query = save ? `?game=${encodeURIComponent(save)}` : "";
  return html`
    <nav class="rules-nav" aria-label=${t("rules-title")}>${here.map(
      ({ name }) => html`
      <a href="#/rules/${name}${query}" aria-current=${name === game ? "page" : nothing}>${t(`game-${name}`)}</a>`,
    )}</nav>`;
}
