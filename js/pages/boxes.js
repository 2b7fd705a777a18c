/** The sheet before a small game for one: three boxes of chocolates to choose from, and the way to the other such game. */

import { html, nothing, svg } from "lit-html";
import { findBox } from "../games/box.js";
import { moulds } from "../games/schokoly/pieces.js";
import * as lost from "./lost.js";
import * as fresh from "./new.js";
import { head } from "./parts.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../main.js").Params} Params */
/** @typedef {{game: string, word: string, option: string, values: number[], other: string}} Kind word: its address; other: the address of the other game */

/** The small games by their addresses; of the best place, how many cards lie already. @type {Record<string, Kind>} */
const KIND = {
  count: {
    game: "schokoly_count",
    word: "count",
    option: "grade",
    values: [1, 2, 3],
    other: "best",
  },
  best: {
    game: "schokoly_best",
    word: "best",
    option: "cards",
    values: [6, 14, 28],
    other: "count",
  },
};

/** The chocolates in each box, row by row; a space is an empty mould. */
const FILLINGS = [
  ["dm", "wd"],
  ["dmw", "wdm", "m d"],
  ["dwmd", "mdwm", "wmdw", "d mw"],
];
const KINDS = /** @type {Record<string, string>} */ ({ d: "dark", m: "milk", w: "white" });
const CELL = 100;

/** The page of a small game; with a box in the address, straight into it. @param {string} word @returns {(app: App, params: Params) => import("../main.js").Page} */
export const sheet = (word) => (app, params) => {
  const kind = KIND[word];
  if (!kind || !findBox(kind.game)) return lost.open(app);
  if (kind.option in params.query || "seed" in params.query)
    return fresh.open(app, { ...params, game: kind.game });
  return { title: `game-${kind.game}`, render: () => page(app, kind) };
};

/** Where such a game is begun that has no set-up. @param {string} game */
export const sheetOf = (game) => Object.values(KIND).find((kind) => kind.game === game)?.word;

/** The ways to what can be played alone beside a game. @param {App["t"]} t @param {string} game */
export function beside(t, game) {
  if (game === "choco_boom")
    return html`<a class="button quiet" href="#/practice">${t("practice-title")}</a>`;
  return game === "schokoly"
    ? Object.keys(KIND).map(
        (word) => html`<a class="button quiet" href="#/${word}">${t(`boxes-title-${word}`)}</a>`,
      )
    : nothing;
}

/** @param {App} app @param {Kind} kind */
function page(app, { game, word, option, values, other }) {
  const { t } = app;
  return html`
    ${head(app, t(`game-${game}`))}
    <main class="boxes" data-game=${game}>
      <svg class="unseen" aria-hidden="true">${moulds}</svg>
      <p class="boxes-how">${t(`boxes-how-${word}`)}</p>
      <ul class="choc-boxes" aria-label=${t("count-choose")}>
        ${values.map(
          (value, i) => html`
          <li><a class="choc-box" href="#/${word}?${option}=${value}">
            ${filled(FILLINGS[i] ?? [])}
            <strong>${t(`boxes-${word}-${i + 1}`)}</strong><span>${t(`boxes-${word}-${i + 1}-line`)}</span></a></li>`,
        )}
      </ul>
      <p class="answers"><a class="button quiet" href="#/${other}">${t(`boxes-title-${other}`)}</a>
        <a class="button quiet" href="#/rules/schokoly">${t("rules-of", { game: t("game-schokoly") })}</a></p>
    </main>`;
}

/** An opened box: foil, and chocolates in their moulds. @param {string[]} rows */
function filled(rows) {
  const size = rows.length * CELL;
  return html`
    <svg class="choc-box-open" viewBox="-34 -34 ${size + 68} ${size + 68}" aria-hidden="true">
      <rect class="choc-box-side" x="-30" y="-24" width=${size + 60} height=${size + 56} rx="26" />
      <rect class="choc-box-foil" x="-30" y="-30" width=${size + 60} height=${size + 56} rx="26" />
      <rect class="choc-box-bed" x="-12" y="-12" width=${size + 24} height=${size + 20} rx="16" />
      ${rows.map((row, y) =>
        [...row].map((letter, x) =>
          letter === " "
            ? svg`<rect class="empty-mould" x=${x * CELL + 14} y=${y * CELL + 14} width="72" height="72" rx="14" />`
            : svg`<use href="#piece-${KINDS[letter] ?? "dark"}" x=${x * CELL + 2} y=${y * CELL + 2} width="96" height="96" />`,
        ),
      )}
    </svg>`;
}
