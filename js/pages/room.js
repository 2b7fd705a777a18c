/** How much the box stores on this device, and how that is deleted: all of it or the site only, each after a question. */

import { html, nothing } from "lit-html";
import { isSite } from "../engine/source.js";
import { raise } from "../table/sheets.js";
import { closeDialog } from "./code.js";
import { canInstall } from "./install.js";
import { offlineMark } from "./parts.js";

/** @import { App } from "../main.js" */
/** @import { Room, What } from "../storage/room.js" */
/** @typedef {{what: What, isCutOff: boolean}} Question */

export class RoomSection {
  /** @type {Room | null} null until it is measured */
  #room = null;
  /** @type {Question | null} */
  #question = null;
  /** @type {What | null} what was deleted */
  #emptied = null;
  #asked = 0;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.t = app.t;
    app.room.measure().then((room) => {
      this.#room = room;
      app.draw();
    });
  }

  /** What was deleted is still in this page's memory, so the page is loaded again. */
  close = () => {
    if (this.#emptied) location.reload();
  };

  /** The newest question wins: an older one never appears in its place under a finger. @param {What} what */
  async #ask(what) {
    this.#asked += 1;
    const turn = this.#asked;
    const isCutOff = await this.app.room.isCutOff();
    if (turn !== this.#asked) return;
    this.#question = { what, isCutOff };
    this.app.drawn(() => raise(document));
  }

  #closeQuestion = () => {
    this.#question = null;
    this.app.draw();
  };

  /** @param {What} what */
  async #empty(what) {
    const { room, offline, engine, announce, focus } = this.app;
    await room.empty(what);
    // Python's files and the check of the offline files may still be stored after this.
    offline.subscribe(() => room.empty("site"));
    engine.subscribe(() => room.empty("site"));
    this.#emptied = what;
    this.#closeQuestion();
    announce(this.t(`room-${what}-done`));
    focus(".emptied h1");
  }

  /** The whole page, once something was deleted. */
  emptied() {
    if (!this.#emptied) return null;
    return html`
      <main class="sheet emptied">
        <h1 tabindex="-1">${this.t("room-emptied")}</h1>
        <p>${this.t(`room-${this.#emptied}-done`)}</p>
        <p><a class="button" href="#/">${this.t("room-again")}</a></p>
      </main>`;
  }

  render() {
    const { app, t } = this;
    const { device } = app.install;
    return html`
      <section class="room">
        <h2>${t("room-title", { device })}</h2>
        <ul class="room-facts">${this.#facts()}</ul>
        ${canInstall(app) ? html`<p><a class="line-link" href="#/keep">${t("install-title", { device })}</a></p>` : nothing}
        <div class="room-empty">
          ${isSite && app.room.hasSite ? this.#button("site") : nothing}
          ${this.#button("all")}
        </div>
        ${this.#question ? this.#dialog(this.#question) : nothing}
      </section>`;
  }

  /** One line for each fact; lines that are still being measured have their room from the start. */
  #facts() {
    const { t } = this;
    const { room, saves } = this.app;
    /** @param {(known: Room) => string} words */
    const fact = (words) => html`<li>${this.#room ? words(this.#room) : t("room-measuring")}</li>`;
    return html`
      ${saves.isKept() ? fact(({ games }) => t("room-games", { count: games })) : html`<li>${t("saves-not-kept")}</li>`}
      ${room.isMeasured ? fact(({ bytes }) => t("room-size", { size: (bytes ?? 0) / 1_000_000 })) : nothing}
      <li>${t(offlineMark(this.app))}</li>
      ${room.isPromising ? fact(({ isPromised }) => t(isPromised ? "room-promise-yes" : "room-promise-no")) : nothing}`;
  }

  /** @param {What} what */
  #button = (what) => html`
    <div><p class="small" id="room-${what}">${this.t(`room-${what}-line`)}</p>
      <button class="button quiet" aria-describedby="room-${what}" @click=${() => this.#ask(what)}>${this.t(`room-${what}-clear`)}</button></div>`;

  /** @param {Question} question */
  #dialog({ what, isCutOff }) {
    const { t } = this;
    return html`
      <dialog class="over question" aria-labelledby="question" @close=${this.#closeQuestion}>
        <div class="over-page">
          <h2 id="question">${t(`room-${what}-ask`)}</h2>
          <p>${t(`room-${what}-tell`, { count: this.#room?.games ?? 0 })}</p>
          ${isCutOff ? html`<p class="cut-off"><strong>${t("room-cut-off")}</strong></p>` : nothing}
          <div class="answers">
            <button class="button quiet" autofocus @click=${closeDialog}>${t("room-keep")}</button>
            <button class="button bad" @click=${() => this.#empty(what)}>${t(`room-${what}-yes`)}</button>
          </div>
        </div>
      </dialog>`;
  }
}
