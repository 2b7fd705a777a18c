/**
 * The sheet with the camera: code after code is read without a touch between, and each is told by a
 * sound and a line.
 */

import { html, nothing } from "lit-html";
import { Parts, partIn } from "../links/pieces.js";
import { icon, toolKey } from "../table/marks.js";
import { closeDialog, hears, raise } from "../table/sheets.js";
import { Sight } from "./sight.js";

/** @import { Progress } from "../links/pieces.js" */
/**
 * @typedef {"new" | "known" | "refused"} Kind
 * @typedef {{kind: Kind, words: string}} News what came of a code
 * @typedef {{title: string, line: string, read: (text: string) => Promise<News | null>}} Wish title
 *   and line: names of messages; read: what is done with a code's text, null if there is nothing to
 *   tell
 */

/** A code that was away for so long and is back is told of once more, in ms. */
const AWAY = 3000;
/** The most lines that are shown. */
const MOST = 60;

/**
 * The sign and the voice of each kind of news.
 * @type {Record<Kind, [sign: string, voice: string]>}
 */
const SIGNS = { new: ["tick", ""], known: ["dots", ""], refused: ["close", "wood"] };

export class ScanSheet {
  isOpen = false;
  /** The newest first. @type {News[]} */
  news = [];
  /** Codes that were heard of and are not told yet. */
  waiting = 0;
  /** The link whose parts come in now. @type {Progress | null} */
  progress = null;
  #parts = new Parts();
  /** When each text was seen last. @type {Map<string, number>} */
  #seen = new Map();
  #queue = Promise.resolve();

  /** @param {App} app @param {Wish} wish */
  constructor(app, wish) {
    this.app = app;
    this.wish = wish;
    this.sight = new Sight(app, (texts) => this.found(texts));
  }

  open = () => {
    Object.assign(this, { isOpen: true, news: [], progress: null });
    this.#parts = new Parts();
    this.#seen.clear();
    this.app.drawn(() => {
      raise(document);
      this.sight.open();
    });
  };

  close = () => {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.sight.close();
    this.app.draw();
  };

  /** What a camera sees, many times a second. @param {string[]} texts */
  found = (texts) => {
    const now = performance.now();
    for (const text of texts) {
      const seen = this.#seen.get(text) ?? Number.NEGATIVE_INFINITY;
      this.#seen.set(text, now);
      if (now - seen > AWAY) this.hear(text);
    }
  };

  /** A code that has just come before the camera. @param {string} text */
  hear(text) {
    const part = partIn(text);
    if (!part) return this.#read(text);
    const progress = this.#parts.take(part);
    if (!progress.isNew) return;
    this.progress = progress.whole ? null : progress;
    if (progress.whole) return this.#read(progress.whole);
    this.app.sound.play("tap");
    this.app.draw();
  }

  /** One after the other, in the order in which they came. @param {string} text */
  #read(text) {
    this.app.sound.play("scan", true);
    this.waiting += 1;
    this.#queue = this.#queue.then(async () => {
      const news = await this.wish.read(text).catch(failed(this.app.t));
      this.waiting -= 1;
      if (news) this.#tell(news);
    });
    this.app.draw();
  }

  /** @param {News} news */
  #tell(news) {
    const [, voice] = SIGNS[news.kind];
    if (voice && this.isOpen) this.app.sound.play(voice);
    this.news = [news, ...this.news].slice(0, MOST);
    this.app.draw();
  }

  render() {
    if (!this.isOpen) return nothing;
    const { app, wish } = this;
    const { t, sound } = app;
    const switchSound = () => {
      sound.toggle();
      app.draw();
    };
    const soundName = t(`table-sound-${sound.isOn() ? "on" : "off"}`);
    return html`<dialog class="over scan" aria-label=${t(wish.title)} @close=${this.close}>
      <div class="over-page">
        <header>
          <h2>${t(wish.title)}</h2>
          <div class="scan-tools">
            ${this.sight.key()}
            ${toolKey("", soundName, icon(sound.isOn() ? "sound" : "silent"), switchSound)}
            <button class="tool" aria-label=${t("table-close")} @click=${closeDialog}>
              ${icon("close")}
            </button>
          </div>
        </header>
        <div class="scan-parts">
          ${this.sight.render(this.news[0]?.kind)}
          <div class="scan-side">
            ${this.sight.fault && !this.news.length && !this.progress ? nothing : this.#newsLine()}
            ${
              this.waiting
                ? html`<p class="small">${t("scan-waiting", { count: this.waiting })}</p>`
                : nothing
            }
            <ol
              class="scan-news"
              reversed
              tabindex=${this.news.length > 1 ? 0 : nothing}
              aria-label=${t("scan-before")}
            >
              ${this.news.slice(1).map((one) => html`<li data-kind=${one.kind}>${line(one)}</li>`)}
            </ol>
          </div>
        </div>
      </div>
      ${hears()}
    </dialog>`;
  }

  /** The newest line, or what to do; screen readers hear it. */
  #newsLine() {
    const { app, news, progress, wish } = this;
    const [newest] = news;
    return html`<div class="scan-told" role="status" data-kind=${newest?.kind ?? nothing}>
      ${progress ? partsLine(app.t, progress) : nothing}
      ${newest ? html`<p class="scan-newest">${line(newest)}</p>` : nothing}
      ${newest || progress ? nothing : html`<p>${app.t(wish.line)}</p>`}
    </div>`;
  }
}

/** @param {News} news */
const line = ({ kind, words }) => html`${icon(SIGNS[kind][0])}<span>${words}</span>`;

/**
 * Which parts of a link are here, and which are missing.
 * @param {T} t
 * @param {Progress} progress
 */
const partsLine = (t, { count, here, missing }) =>
  html`<p>${t("scan-parts", { here: here.length, count, missing: missing.join(", ") })}</p>
    <ol class="scan-pieces" aria-hidden="true">
      ${Array.from(
        { length: count },
        (_, i) => html`<li data-here=${here.includes(i + 1) ? "" : nothing}>${i + 1}</li>`,
      )}
    </ol>`;

/** @param {T} t @returns {(error: unknown) => News} */
const failed = (t) => (error) => {
  console.error(error);
  return { kind: "refused", words: t("class-why-other") };
};
