/**
 * A link as a code for cameras: dark on light in every theme. A tap shows it as large as the
 * screen. A link that is too long for one code is shown in parts, one slowly after the other, for
 * the scanner of another Chocobox.
 */

import { html, nothing } from "lit-html";
import { partsOf } from "../links/pieces.js";
import { codeMark, icon, toolKey } from "../table/marks.js";
import { isCalm } from "../table/motion.js";
import { closeDialog } from "../table/sheets.js";

/** @import { Code } from "../../build/types/engine" */
/** @typedef {Pick<TableApp, "engine" | "words" | "draw" | "drawn" | "store">} CodeApp */

/** So long each part is shown, in ms: a slow camera reads some frames of it. */
const SPAN = 900;

/** @param {CodeApp} app */
export const createCode = (app) => new CodeView(app);

class CodeView {
  #address = "";
  /** What the codes say: the address, or its parts. @type {string[]} */
  #parts = [];
  /**
   * Each is made when it is to be seen for the first time; null: too long for a code.
   * @type {(Code | null)[]}
   */
  #codes = [];
  /** Which part is shown; the first is 0. */
  #at = 0;
  #isLarge = false;
  /**
   * Runs while parts follow each other by themselves.
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  #clock;

  /** @param {CodeApp} app */
  constructor(app) {
    this.app = app;
  }

  /** @param {string} address "": none */
  async show(address) {
    this.#address = address;
    this.#isLarge = false;
    await this.#begin(address ? [address] : []);
    if (this.#address === address && this.#codes[0] === null) await this.showParts();
  }

  /** In several codes with larger squares; still in one, if the link is no longer than a part. */
  showParts = async () => {
    const parts = partsOf(this.#address);
    if (parts.length < 2) return;
    await this.#begin(parts);
    if (this.#parts === parts && this.#codes[0] && !isCalm(this.app)) this.#run();
  };

  /** @param {string[]} parts */
  async #begin(parts) {
    this.#rest();
    [this.#parts, this.#codes, this.#at] = [parts, [], 0];
    if (parts.length) await this.#turnTo(0);
  }

  /** @param {number} at */
  async #turnTo(at) {
    const parts = this.#parts;
    const code = this.#codes[at] ?? (await this.#ask(parts[at] ?? ""));
    if (parts !== this.#parts) return;
    this.#codes[at] = code;
    this.#at = at;
    this.app.draw();
  }

  /** @param {string} text @returns {Promise<Code | null>} */
  #ask = async (text) => (await this.app.engine.ask({ op: "qr", text })).qr ?? null;

  /** The one after this one, or before it; after the last comes the first. @param {number} by */
  #turn = (by) => {
    const count = this.#parts.length;
    return this.#turnTo((this.#at + by + count) % count);
  };

  /** Until a hand rests it, or the page is left. */
  #run() {
    const parts = this.#parts;
    const next = async () => {
      if (!document.querySelector("[data-parts]")) return this.#rest();
      await this.#turn(1);
      if (parts === this.#parts && this.#clock) this.#clock = setTimeout(next, SPAN);
    };
    this.#clock = setTimeout(next, SPAN);
  }

  #rest() {
    clearTimeout(this.#clock);
    this.#clock = undefined;
  }

  /** @param {number} by */
  #step = (by) => {
    this.#rest();
    this.#turn(by);
  };

  #switch = () => {
    if (this.#clock) this.#rest();
    else this.#run();
    this.app.draw();
  };

  /** Whether there is no code that every camera reads: then another way should be offered too. */
  isHard = () =>
    this.#parts.length > 1 || this.#codes[0] === null || (this.#codes[0]?.is_fine ?? false);

  /** @param {boolean} large */
  #setLarge = (large) => {
    this.#isLarge = large;
    this.app.drawn(showLarge);
  };

  render() {
    const { t } = this.app.words;
    const code = this.#codes[this.#at];
    if (code === null) return html`<p class="code-none">${t("link-code-none")}</p>`;
    const isOne = this.#parts.length < 2;
    return html`<button
        class="code"
        ?disabled=${!code}
        aria-label=${this.#name()}
        title=${t("link-code-large")}
        @click=${() => this.#setLarge(true)}
      >
        ${code ? codeMark(code) : nothing}
      </button>
      ${isOne ? nothing : this.#keys()} ${isOne && code?.is_fine ? this.#fine() : nothing}
      ${
        this.#isLarge && code
          ? html`<dialog
              class="code-large"
              aria-label=${t("link-code")}
              @close=${() => this.#setLarge(false)}
            >
              <button
                class="code"
                aria-label=${t("link-code-close")}
                autofocus
                @click=${closeDialog}
              >
                ${codeMark(code)}<span
                  >${isOne ? nothing : `${this.#number()} · `}${t("link-code-close")}</span
                >
              </button>
            </dialog>`
          : nothing
      }`;
  }

  #name = () =>
    this.#parts.length < 2
      ? this.app.words.t("link-code")
      : `${this.app.words.t("link-code")} ${this.#number()}`;

  #number = () =>
    this.app.words.t("link-code-part", { number: this.#at + 1, count: this.#parts.length });

  /** Which part it is, and keys to go through them by hand. */
  #keys() {
    const { t } = this.app.words;
    const isRunning = this.#clock !== undefined;
    return html`<div class="code-parts" data-parts=${this.#parts.length}>
        ${toolKey("", t("link-code-back"), icon("previous"), () => this.#step(-1))}
        ${toolKey(
          "",
          t(isRunning ? "link-code-pause" : "link-code-run"),
          icon(isRunning ? "pause" : "run"),
          this.#switch,
        )}
        <span>${this.#number()}</span>
        ${toolKey("", t("link-code-on"), icon("next"), () => this.#step(1))}
      </div>
      <p class="small">${t("link-code-parts")}</p>`;
  }

  #fine() {
    const { t } = this.app.words;
    const count = partsOf(this.#address).length;
    return html`<p class="small">${t("link-code-fine")}</p>
      ${
        count > 1
          ? html`<button class="button quiet" @click=${this.showParts}>
              ${t("link-code-several", { count })}
            </button>`
          : nothing
      }`;
  }
}

function showLarge() {
  const closed = document.querySelector("dialog.code-large:not([open])");
  /** @type {HTMLDialogElement | null} */ (closed)?.showModal();
}
