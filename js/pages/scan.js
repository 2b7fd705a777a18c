/** The key that opens the scanner, which comes only when somebody presses it. */

import { html, nothing } from "lit-html";
import { icon } from "../table/marks.js";

/** @import { ScanSheet, Wish } from "../scanner/sheet.js" */

export class Scanning {
  /** @type {ScanSheet | null} */
  #sheet = null;
  /** Whether it did not come. */
  #isLost = false;
  #isClosed = false;

  /** @param {App} app @param {Wish} wish */
  constructor(app, wish) {
    this.app = app;
    this.wish = wish;
  }

  /** @param {string} [part] of a link, which it has already */
  async open(part = "") {
    const { app, wish } = this;
    const scanner = await import("../scanner/scanner.js").catch(() => null);
    this.#isLost = !scanner;
    if (!scanner || this.#isClosed) return app.draw();
    this.#sheet ??= new scanner.ScanSheet(app, wish);
    this.#sheet.open();
    if (part) this.#sheet.hear(part);
  }

  /** The page is left. */
  close() {
    this.#isClosed = true;
    this.#sheet?.close();
  }

  /** @param {string} look its class @param {{isBusy?: boolean, part?: string}} [how] */
  key(look, { isBusy = false, part } = {}) {
    const { t } = this.app;
    return html`<button
        class="button scan-key ${look}"
        type="button"
        ?disabled=${isBusy}
        @click=${() => this.open(part)}
      >
        ${icon("scan")}<span>${t("scan-do")}</span>
      </button>
      ${this.#isLost ? html`<p class="scan-lost" role="alert">${t("scan-lost")}</p>` : nothing}`;
  }

  render = () => this.#sheet?.render() ?? nothing;
}
