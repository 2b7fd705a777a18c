/** The drawings of told pages, by kind. */

import { html, nothing, svg } from "lit-html";
import { findBox } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { addressOf } from "../links/link.js";
import { face } from "../table/faces.js";
import { rulesCard } from "../table/figures.js";
import { icon, progressBar, seatMark } from "../table/marks.js";
import { namesOf } from "../table/players.js";
import { list } from "../words/words.js";
import { changedOptions, optionText, wordsOf } from "./new.js";
import { closedBox, lidPicture } from "./pictures.js";
import { drawnPlot } from "./plot.js";
import { symbolsOf } from "./table-pictures.js";

/** @import { Words } from "./page-words.js" */

/** The chocolate of each level, and how many pieces make one. */
const KINDS = ["white", "milk", "dark"];
const PIECES = 3;

/**
 * A bar of chocolate, level by level; what is still to come is an empty mould.
 * @param {{filled?: number}} given
 */
function bar({ filled = 0 }) {
  const piece = (/** @type {number} */ i) => {
    const x = i * 34 + Math.floor(i / PIECES) * 10;
    const kind = KINDS[Math.floor(i / PIECES)];
    return i < filled
      ? svg`<use href="#piece-${kind}" x=${x} y="0" width="32" height="32" />`
      : svg`<rect class="empty-mould" x=${x + 3} y="3" width="26" height="26" rx="6" />`;
  };
  return html`<svg class="path-bar" viewBox="0 0 326 32" aria-hidden="true">
    ${[...Array(KINDS.length * PIECES).keys()].map(piece)}
  </svg>`;
}

/** The lid of a game. @param {{game?: string}} given */
const lid = ({ game = "" }) => closedBox(game);

/** A tray of up to four chocolates. @param {string[]} kinds */
const chocolates = (kinds) =>
  svg`<use href="#tray" width="210" height="210" />${kinds.map(
    (kind, i) =>
      svg`<use
        href="#piece-${kind}"
        x=${9 + (i % 2) * 98}
        y=${9 + Math.floor(i / 2) * 98}
        width="94"
        height="94"
      />`,
  )}`;

/** A full tray. */
const tray = () => html`<svg class="class-picture" viewBox="0 0 210 210" aria-hidden="true">
  ${chocolates(["dark", "milk", "white", "milk"])}
  <use href="#smartie" x="72" y="72" width="66" height="66" />
</svg>`;

/**
 * The picture of a task: some chocolates, or the lid of a game with a sign.
 * @param {{kind?: string, count?: number, game?: string, sign?: string}} given
 */
const piece = ({ kind = "", count = 0, game = "", sign = "" }) =>
  game
    ? html`<div class="task-piece">${closedBox(game)}${sign ? icon(sign) : nothing}</div>`
    : html`<svg class="task-piece" viewBox="0 0 210 210" aria-hidden="true">
        ${chocolates(Array(count).fill(kind))}
      </svg>`;

/** A task's place in its list. @param {{number?: number}} given */
const number = ({ number: place = 0 }) =>
  html`<span class="task-number" aria-hidden="true">${place}</span>`;

/** The face of an animal. @param {{name?: string}} given */
const animal = ({ name }) => face(name);

/** @param {{games?: string[]}} given */
const symbols = ({ games = [] }) => symbolsOf(games);

/**
 * Who sits at each seat; where the game is watched nobody is "you".
 * @param {{record: GameRecord, watched?: boolean}} given
 * @param {App} app
 */
function guests({ record, watched = false }, { words, store }) {
  /** @type {App["t"]} */
  const t = (id, args) => words.t(id === "person-you" && watched ? "setup-person" : id, args);
  const seats = { names: [], record, animals: store.get("animals") };
  const names = namesOf({ words: { ...words, t } }, seats);
  return html`<ul class="guests">
    ${names.map((name, seat) => html`<li>${seatMark(seat)}<span>${name}</span></li>`)}
  </ul>`;
}

/**
 * The house rules that are not as usual.
 * @param {{record: GameRecord}} given
 * @param {App} app
 */
function rules({ record }, { t, words }) {
  const box = findBox(record.game);
  const changed = box ? changedOptions(box, record) : [];
  if (!box || !changed.length) return nothing;
  const told = changed.map((rule) => optionText(wordsOf(t, box), ...rule));
  return html`<p>${t("setup-house")}: ${list(told, words.language, "unit")}</p>`;
}

/** @param {{text?: string}} given */
const address = ({ text = "" }) =>
  html`<p class="ready-address" aria-hidden="true">${addressOf(text)}</p>`;

/**
 * A bar of chocolate, as long as so many of all are; and whether they are right.
 * @param {{count?: number, of?: number, right?: Words | null}} given
 * @param {App} _ @param {(words: Words) => string} words
 */
const share = ({ count = 0, of = 1, right }, _, words) => html`<span
  class="answer-bar"
  style="--share: ${((100 * count) / of).toFixed(1)}%"
  aria-hidden="true"
  ><i></i><strong>${count}</strong>${right ? html`<em>${icon("tick")} ${words(right)}</em>` : nothing}</span
>`;

/**
 * Results on a scale.
 * @param {{says?: Words, half_says?: Words, scale?: Words[]}} given
 * @param {App} _ @param {(words: Words) => string} words
 */
function plot({ says = "", half_says: half = "", scale = [], ...told }, _, words) {
  const all = { says: words(says), half: words(half), scale: scale.map(words) };
  return drawnPlot(/** @type {any} */ (told), all);
}

/** The rules on a card, and what all drawings of rules are made of. @param {{game?: string}} given @param {App} app */
const card = ({ game = "" }, { t }) =>
  html`<svg class="unseen" aria-hidden="true">${TABLES[game]?.symbols}</svg>
    ${rulesCard(game, TABLES[game]?.card, t)}`;

/** The drawings of a section of rules. @param {{game?: string, section?: string}} given @param {App} app */
const figures = ({ game = "", section = "" }, { t }) =>
  TABLES[game]?.figures?.[section]?.(t) ?? nothing;

/** An icon. @param {{name?: string}} given */
const sign = ({ name = "" }) => icon(name);

/**
 * A part of all games, and how far chance alone may reach.
 * @param {{part: number, low: number, high: number, most: number}} given
 */
function chance({ part, low, high, most }) {
  const [won, least, far] = [part, low, high].map((one) => one / most);
  const style = `--won: ${won}; --low: ${least}; --high: ${far}`;
  return html`<span class="share-bar" style=${style} aria-hidden="true"><b></b><i></i></span>`;
}

/**
 * The best on their steps, from left to right.
 * @param {{steps: {name: Words, face: string, place: number, best: boolean}[]}} given
 * @param {App} _
 * @param {(words: Words) => string} words
 */
const podium = ({ steps }, _, words) =>
  html`<ol class="podium" aria-hidden="true">
    ${steps.map(
      ({ name, face: own, place, best }) =>
        html`<li data-place=${place}>
          <span class=${best ? "badge" : "podium-face"}>${face(own, best ? "glad" : "waits")}</span>
          <bdi>${words(name)}</bdi><span class="podium-step">${place}</span>
        </li>`,
    )}
  </ol>`;

/**
 * How much is done.
 * @param {{says: Words, done: number, all: number}} given
 * @param {App} _
 * @param {(words: Words) => string} words
 */
const progress = ({ says, ...much }, _, words) => progressBar(words(says), much);

/** @type {Record<string, (given: any, app: App, words: (words: Words) => string) => unknown>} */
export const PICTURES = {
  address,
  bar,
  card,
  chance,
  face: animal,
  figures,
  guests,
  lid,
  number,
  piece,
  plot,
  podium,
  progress,
  rules,
  share,
  sign,
  symbols,
  tray,
};

/**
 * Lids to choose from, as radio buttons.
 * @param {string} name
 * @param {[string, string][]} games each with its name in words
 * @param {unknown} current
 * @param {(game: string) => void} set
 */
export const lidChoice = (name, games, current, set) =>
  games.map(
    ([game, words]) =>
      html`<label class="box" data-game=${game}
        ><input
          type="radio"
          name=${name}
          aria-label=${words}
          .checked=${game === current}
          @change=${() => set(game)}
        />
        <span class="lid" aria-hidden="true">${lidPicture(game)}<span>${words}</span></span></label
      >`,
  );
