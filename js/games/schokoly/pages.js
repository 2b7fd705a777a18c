/**
 * The sheets before Schokoly's games for one: three boxes of chocolates to choose from, and the way
 * to the other such game.
 */

import { html, svg } from "lit-html";
import * as fresh from "../../app/new.js";
import { head, soloLinks } from "../../app/page-head.js";
import { chocolates } from "../../table/chocolates.js";
import { slab } from "../../table/marks.js";
import { solosOf } from "../box.js";
import { KINDS } from "./cards.js";

/** The chocolates in each box, row by row; a space is an empty mould. */
const FILLINGS = [
  ["dm", "wd"],
  ["dmw", "wdm", "m d"],
  ["dwmd", "mdwm", "wmdw", "d mw"],
];
const CELL = 100;

/**
 * The sheet of a game for one; with a box in the address, straight into the game.
 * @param {{name: string, solo: Solo}} game
 * @returns {PageModule}
 */
const sheet = ({ name, solo }) => ({
  page: (app, params) =>
    solo.option in params.query || "seed" in params.query
      ? fresh.page(app, { ...params, id: name })
      : { title: `game-${name}`, render: () => page(app, name, solo) },
});

/** By their addresses. @type {Record<string, PageModule>} */
export const pages = Object.fromEntries(
  solosOf("schokoly").map((box) => [box.solo.page, sheet(box)]),
);

/** @param {App} app @param {string} game @param {Solo} solo */
function page(app, game, { beside, page: word, option, values }) {
  const { t } = app;
  const choice = (/** @type {number} */ value, /** @type {number} */ i) =>
    html`<li>
      <a class="choc-box" href="#/${word}?${option}=${value}">
        ${filled(FILLINGS[i])}
        <strong>${t(`boxes-${word}-${i + 1}`)}</strong
        ><span>${t(`boxes-${word}-${i + 1}-line`)}</span></a
      >
    </li>`;
  return html`${head(app, t(`game-${game}`))}
    <main class="boxes" data-game=${game}>
      ${chocolates}
      <p class="boxes-how">${t(`boxes-how-${word}`)}</p>
      <ul class="choc-boxes" aria-label=${t("count-choose")}>
        ${values.map(choice)}
      </ul>
      <p class="answers">
        ${soloLinks(t, beside, game)}
        <a class="button quiet" href="#/path">${t("path-title")}</a>
        <a class="button quiet" href="#/rules/${beside}"
          >${t("rules-of", { game: t(`game-${beside}`) })}</a
        >
      </p>
    </main>`;
}

/** An opened box: foil, and chocolates in their moulds. @param {string[]} rows */
function filled(rows) {
  const size = rows.length * CELL;
  const mould = (/** @type {string} */ letter, /** @type {number} */ x, /** @type {number} */ y) =>
    letter === " "
      ? slab("empty-mould", x * CELL + 14, y * CELL + 14, 72, 72, 14)
      : svg`<use
          href="#piece-${KINDS[letter]}"
          x=${x * CELL + 2}
          y=${y * CELL + 2}
          width="96"
          height="96"
        />`;
  return html`<svg
    class="choc-box-open"
    viewBox="-34 -34 ${size + 68} ${size + 68}"
    aria-hidden="true"
  >
    <rect class="choc-box-side" x="-30" y="-24" width=${size + 60} height=${size + 56} rx="26" />
    <rect class="choc-box-foil" x="-30" y="-30" width=${size + 60} height=${size + 56} rx="26" />
    <rect class="choc-box-bed" x="-12" y="-12" width=${size + 24} height=${size + 20} rx="16" />
    ${rows.map((row, y) => [...row].map((letter, x) => mould(letter, x, y)))}
  </svg>`;
}
