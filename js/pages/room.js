/** How much the box keeps on this device, and how it is emptied: in two steps, each after a question. */

import { html, nothing } from "lit-html";
import { isSite } from "../engine/source.js";
import { raise } from "../table/sheets.js";
import { canInstall } from "./install.js";
import { offlineMark } from "./parts.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("../storage/room.js").What} What
 * @typedef {{what: What, isCutOff: boolean}} Question
 * @typedef {{room: import("../storage/room.js").Room | null, question: Question | null, emptied: What | null}} Seen
 * @typedef {{ask: (what: What) => void, keep: () => void, empty: (what: What) => void}} Acts
 */

/** @param {App} app */
export function openRoom(app) {
  /** @type {Seen} */
  let seen = { room: null, question: null, emptied: null };
  let asked = 0;
  /** @param {Partial<Seen>} news */
  const show = (news) => {
    seen = { ...seen, ...news };
    app.draw();
  };
  app.room.measure().then((room) => show({ room }));

  /** @type {Acts} */
  const acts = {
    async ask(what) {
      const mine = ++asked;
      const isCutOff = await app.room.isCutOff();
      if (mine === asked) show({ question: { what, isCutOff } }); // one question never takes another's place under a finger
    },
    keep: () => show({ question: null }),
    async empty(what) {
      await app.room.empty(what);
      // Python's files and the reading back may still be on their way into what was just emptied.
      app.offline.subscribe(() => app.room.empty("site"));
      app.engine.subscribe(() => app.room.empty("site"));
      show({ question: null, emptied: what });
      app.announce(app.t(`room-${what}-done`));
      app.focus(".emptied h1");
    },
  };

  return {
    /** What stands in place of the whole page, once the box is emptied. */
    emptied: () => (seen.emptied ? emptied(app, seen.emptied) : null),
    render: () => room(app, seen, acts),
    /** What was emptied is still in this page's hands; only a fresh page begins anew. */
    close: () => {
      if (seen.emptied) location.reload();
    },
  };
}

/** @param {App} app @param {Seen} seen @param {Acts} acts */
function room(app, seen, acts) {
  const {
    t,
    install: { device },
  } = app;
  if (seen.question) queueMicrotask(() => raise(document));
  return html`
    <section class="room">
      <h2>${t("room-title", { device })}</h2>
      <ul class="room-facts">${facts(app, seen.room)}</ul>
      ${canInstall(app) ? html`<p><a class="line-link" href="#/keep">${t("install-title", { device })}</a></p>` : nothing}
      <div class="room-empty">
        ${isSite && app.room.hasSite ? clear(app, "site", acts) : nothing}
        ${clear(app, "all", acts)}
      </div>
      ${seen.question ? question(app, seen.question, seen.room?.games ?? 0, acts) : nothing}
    </section>`;
}

/** What is known, a line each; the lines that will be known have their room from the start. @param {App} app @param {Seen["room"]} seen */
function facts(app, seen) {
  const { t, room, saves } = app;
  const wait = t("room-measuring");
  return html`
    <li>${saves.isKept() ? (seen ? t("room-games", { count: seen.games }) : wait) : t("saves-not-kept")}</li>
    ${room.isMeasured ? html`<li>${seen ? t("room-size", { size: (seen.bytes ?? 0) / 1_000_000 }) : wait}</li>` : nothing}
    <li>${t(offlineMark(app))}</li>
    ${room.isPromising ? html`<li>${seen ? t(seen.isPromised ? "room-promise-yes" : "room-promise-no") : wait}</li>` : nothing}`;
}

/** @param {App} app @param {What} what @param {Acts} acts */
const clear = ({ t }, what, { ask }) => html`
  <div><p class="small" id="room-${what}">${t(`room-${what}-line`)}</p>
    <button class="button quiet" aria-describedby="room-${what}" @click=${() => ask(what)}>${t(`room-${what}-clear`)}</button></div>`;

/** @param {App} app @param {Question} question @param {number} count @param {Acts} acts */
function question({ t }, { what, isCutOff }, count, { keep, empty }) {
  return html`
    <dialog class="over question" aria-labelledby="question" @close=${keep}>
      <div class="over-page">
        <h2 id="question">${t(`room-${what}-ask`)}</h2>
        <p>${t(`room-${what}-tell`, { count })}</p>
        ${isCutOff ? html`<p class="cut-off"><strong>${t("room-cut-off")}</strong></p>` : nothing}
        <div class="answers">
          <button class="button quiet" autofocus @click=${close}>${t("room-keep")}</button>
          <button class="button bad" @click=${() => empty(what)}>${t(`room-${what}-yes`)}</button>
        </div>
      </div>
    </dialog>`;
}

/** Closed by the dialog itself, the keys stand again where they stood before. @param {MouseEvent} event */
const close = ({ currentTarget }) =>
  /** @type {HTMLElement} */ (currentTarget).closest("dialog")?.close();

/** @param {App} app @param {What} what */
const emptied = ({ t }, what) => html`
  <main class="sheet emptied">
    <h1 tabindex="-1">${t("room-emptied")}</h1>
    <p>${t(`room-${what}-done`)}</p>
    <p><a class="button" href="#/">${t("room-again")}</a></p>
  </main>`;
