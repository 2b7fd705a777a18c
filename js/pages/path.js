/**
 * One child's path: what comes back today, three lanes of skills with their levels, and the board
 * of the week.
 */

import { html, nothing, svg } from "lit-html";
import { saveGame } from "../app/new.js";
import { head } from "../app/page-head.js";
import { findBox } from "../games/box.js";
import { askPath } from "../store/path.js";
import { animalsIn } from "../table/animals.js";
import { chocolates } from "../table/chocolates.js";

/** @import { Due, Path, Step } from "../../build/types/engine" */

/** The chocolate of each level, and how many pieces make one. */
const KINDS = ["white", "milk", "dark"];
const PIECES = 3;

/** @param {App} app @returns {Promise<Page | null>} */
export async function page(app) {
  const title = "path-title";
  const isLeft = app.wait(title, "");
  const path = await askPath(app).catch(() => null);
  if (isLeft()) return null;
  return { title, render: () => (path ? whole(app, path) : lost(app)) };
}

/** @param {App} app */
const lost = (app) =>
  html`${head(app, app.t("path-title"))}
    <main class="sheet"><p role="status">${app.t("path-fault")}</p></main>`;

/** @param {App} app @param {Path} path */
function whole(app, path) {
  const { t } = app;
  const games = [...new Set(path.steps.map(({ game }) => game))];
  return html`${head(app, t("path-title"))}
    <main class="path">
      ${chocolates}
      <p class="path-how">${t("path-how")}</p>
      <p><a class="button quiet" href="#/practise">${t("practise-title")}</a></p>
      <div class="path-now">${today(app, path)}${week(app, path)}</div>
      <div class="path-lanes">${games.map((game) => lane(app, game, path.steps))}</div>
      <p class="small">${t("path-private")}</p>
    </main>`;
}

/** @param {App} app @param {Path} path */
function today(app, { due, puzzles, waiting: { now, later, days } }) {
  const { t } = app;
  const row = (/** @type {Due} */ one) =>
    html`<li>
      <span
        ><strong>${t(`path-${one.game}-${one.name}`)}</strong>
        <small>${levelWords(one, t)}</small></span
      >
      ${practise(app, one)}
    </li>`;
  const own = () =>
    html`<li>
      <span><strong>${t("path-puzzles", { count: puzzles.now.length })}</strong></span>
      <a class="button quiet" href="#/practise/now" aria-label=${t("path-puzzles-practise")}
        >${t("path-practise")}</a
      >
    </li>`;
  return html`<section class="house path-today">
    <h2>${t("path-today", { count: now })}</h2>
    ${
      now
        ? html`<ul class="path-due">
            ${due.map(row)}${puzzles.now.length ? own() : nothing}
          </ul>`
        : nothing
    }
    ${later ? html`<p>${t("path-later", { later, days })}</p>` : nothing}
    ${now || later ? nothing : html`<p>${t("path-nothing")}</p>`}
  </section>`;
}

/** @param {App} app @param {Path} path */
function week(app, { week: { number, record } }) {
  const { t } = app;
  return html`<section class="house path-week">
    <h2>${t("path-week", { number })}</h2>
    <p>${t("path-week-line")}</p>
    <p><button class="button" @click=${() => begin(app, record)}>${t("path-week-play")}</button></p>
  </section>`;
}

/** @param {App} app @param {string} game @param {Step[]} steps */
function lane(app, game, steps) {
  const { t } = app;
  return html`<section class="house path-lane" data-game=${game}>
    <h2>${t(`path-lane-${game}`)}</h2>
    <ul>
      ${steps.filter((step) => step.game === game).map((step) => stepRow(app, step))}
    </ul>
  </section>`;
}

/** @param {App} app @param {Step} step */
function stepRow(app, step) {
  const { t } = app;
  return html`<li class="path-step">
    <h3>${t(`path-${step.game}-${step.name}`)}</h3>
    <p class="small">${t(`path-${step.game}-${step.name}-line`)}</p>
    ${bar(step)}
    <p class="path-level">
      ${
        step.levels === KINDS.length
          ? t("path-all")
          : html`<span>${levelWords(step, t)}</span>
              <small>${t("path-pieces", { pieces: step.pieces })}</small>`
      }
    </p>
    ${practise(app, step)}
  </li>`;
}

/** @param {{level: number}} step @param {T} t */
const levelWords = ({ level }, t) => t("path-level", { level });

/**
 * A bar of chocolate, level by level; what is still to come is an empty mould.
 * @param {Step} step
 */
function bar({ level, pieces }) {
  const filled = (level - 1) * PIECES + pieces;
  const piece = (/** @type {number} */ i) => {
    const at = i * 34 + Math.floor(i / PIECES) * 10;
    return i < filled
      ? svg`<use
          href="#piece-${KINDS[Math.floor(i / PIECES)]}"
          x=${at}
          y="0"
          width="32"
          height="32"
        />`
      : svg`<rect class="empty-mould" x=${at + 3} y="3" width="26" height="26" rx="6" />`;
  };
  return html`<svg class="path-bar" viewBox="0 0 326 32" aria-hidden="true">
    ${[...Array(KINDS.length * PIECES).keys()].map(piece)}
  </svg>`;
}

/** The key that begins a round. @param {App} app @param {Due} round */
function practise(app, round) {
  const { t } = app;
  const name = t(`path-${round.game}-${round.name}`);
  const { skill, level, record } = round;
  return html`<button
    class="button quiet"
    aria-label=${t("path-practise-of", { name, level })}
    @click=${() => begin(app, record, { skill, level })}
  >
    ${t("path-practise")}
  </button>`;
}

/**
 * A round at its table, or on the page of a game that has none.
 * @param {App} app
 * @param {GameRecord} record
 * @param {import("../store/path.js").Round} [round]
 */
function begin(app, record, round) {
  const { solo } = findBox(record.game) ?? {};
  if (solo && !solo.option) {
    const options = Object.entries(record.options).map(([name, value]) => [name, `${value}`]);
    const query = new URLSearchParams([
      ...options,
      ...Object.entries({ ...round }).map(([name, value]) => [name, `${value}`]),
    ]);
    return app.go(`#/${solo.page}?${query}`);
  }
  const animals = animalsIn(app.store.get("animals"));
  return app.goOnce(() => saveGame(app, record, { animals, ...(round && { round }) }));
}
