/**
 * Pieces that several pages share: the head, the progress of the start, links, and the page shown
 * while a table loads.
 */

import { html, nothing } from "lit-html";
import { shareOf } from "../engine/engine.js";
import { isSite } from "../engine/source.js";
import { levelOf, solosOf } from "../games/box.js";
import { icon, progressBar } from "../table/marks.js";
import { closedBox } from "./pictures.js";

/** So much of the start is the download; starting Python is the rest. */
const DOWNLOAD = 0.7;

/** How far the start of Python is. @param {App} app */
export function bar(app) {
  const { engine, t } = app;
  if (engine.state !== "loading") return nothing;
  const done = Math.round(DOWNLOAD * shareOf(engine.progress) * 100);
  return progressBar(t("start-open"), { done, all: 100, words: stepText(app) });
}

/** The same at the upper edge of any page. @param {App} app */
export const topBar = (app) =>
  app.engine.state === "loading"
    ? html`<aside class="top-bar" aria-label=${app.t("start-open")}>${bar(app)}</aside>`
    : nothing;

/**
 * The step of the start in words.
 * @param {Pick<TableApp, "engine"> & Pick<App, "t">} app
 */
export function stepText({ engine, t }) {
  const { step, loaded, total } = engine.progress;
  // a number is dear to write, and later visits fetch nothing
  if (step === "download" && !loaded) return t("start-open");
  return t(`start-${step}`, { loaded: megabytes(loaded), total: megabytes(total) });
}

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 100_000) / 10;

/** Causes that have a sentence of their own. */
const KNOWN = ["no-webassembly", "portal"];

/** What to do when the engine does not start. @param {App} app */
export function failure({ engine, t, focus }) {
  if (engine.state !== "failed") return nothing;
  const code = engine.failure?.code ?? "";
  const why = KNOWN.includes(code) ? code : "no-start";
  return html`<aside class="failure" role="alert">
    <p><strong>${t("failed-title")}</strong> ${t(`failed-${why}`)}</p>
    <button
      class="button"
      @click=${() => {
        engine.restart();
        focus("h1");
      }}
    >
      ${t("failed-again")}
    </button>
  </aside>`;
}

/**
 * The head of every page but the shelf and the table.
 * @param {Pick<App, "t">} app
 * @param {string} title
 * @param {string} [href] the way back, "" where there is none
 * @param {string} [words] its words
 */
export const head = ({ t }, title, href = "#/", words = "to-shelf") =>
  html`<header class="head">
    ${href && html`<a class="back" href=${href}>${icon("previous")}<span>${t(words)}</span></a>`}
    <h1 tabindex="-1">${title}</h1>
  </header>`;

/**
 * What is true of playing without internet in this window, as the name of a sentence.
 * @param {App} app
 */
export function offlineMark({ offline, saves }) {
  if (!isSite) return "offline-ready";
  return offline.state === "none" && !saves.isStored()
    ? "offline-forgets"
    : `offline-${offline.state}`;
}

/** Whether this window could still install the box. @param {App} app */
export const canInstall = ({ install, offline }) =>
  isSite && offline.state !== "none" && !install.isOwn();

/** How strong a bot is, and what it does. @param {T} t @param {Box} box @param {string} bot */
export const botLine = (t, box, bot) =>
  t("setup-bot-line", { level: levelOf(box, bot), line: t(`bot-${bot}-line`) });

/**
 * Links to the games for one that belong to a game.
 * @param {App["t"]} t
 * @param {string} game
 * @param {string} [here] the one whose page this is
 */
export const soloLinks = (t, game, here) =>
  solosOf(game)
    .filter(({ name }) => name !== here)
    .map(
      ({ solo }) =>
        html`<a class="button quiet" href="#/${solo?.page}">${t(`solo-${solo?.page}`)}</a>`,
    );

/**
 * Shown until the table stands: the game's lid and how far the start is.
 * @param {Pick<TableApp, "engine" | "words">} app
 * @param {string} game "" while nobody knows which
 */
export function waitingTable({ engine, words: { t } }, game) {
  const text = engine.state === "ready" ? t("start-start") : stepText({ engine, t });
  return html`<main class="table waiting">
    <div class="tabletop" data-game=${game}></div>
    <h1 class="unseen" tabindex="-1">${t(game ? `game-${game}` : "link-shared")}</h1>
    ${closedBox(game)}
    <p class="opening">${text}</p>
    <p><a class="button quiet" href="#/">${t("to-shelf")}</a></p>
  </main>`;
}
