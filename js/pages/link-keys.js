/**
 * The keys by which a link leaves the page: it is copied, sent, or saved as a file. Beside them is
 * told what came of the last one.
 */

import { html, nothing } from "lit-html";
import { copyLink, saveLink, sendLink } from "../links/link.js";
import { icon } from "../table/marks.js";

/** @typedef {"copy" | "send" | "save"} Way */
/** @typedef {{done: string, refused: string}} Told the names of messages, if there are any */
/**
 * @typedef {{address: string, title: string, file: string}} Leaving title: for the device's share
 *   sheet; file: its name
 */

/** @type {Record<Way, Told>} */
const TOLD = {
  copy: { done: "link-copied", refused: "link-copy-not" },
  send: { done: "", refused: "link-send-not" },
  save: { done: "link-saved", refused: "" },
};

export class LinkKeys {
  /** The name of the message about the last key. */
  #told = "";

  /** @param {Pick<TableApp, "words" | "draw" | "install">} app */
  constructor(app) {
    this.app = app;
  }

  /** With a new link nothing was done. */
  clear() {
    this.#told = "";
  }

  /**
   * @param {Way} way
   * @param {Promise<boolean>} taken
   * @param {HTMLInputElement | null} [field] where copying is refused, the link lies selected in it
   */
  async #tell(way, taken, field) {
    const isTaken = await taken;
    const { done, refused } = TOLD[way];
    const isSelected = way === "copy" && !isTaken && field;
    if (isSelected) field.select();
    this.#told = isTaken ? done : isSelected ? "link-selected" : refused;
    this.app.draw();
  }

  /**
   * @param {Leaving} link
   * @param {{main?: string, hasFile?: boolean, more?: unknown}} [how] main: the class of the first
   *   key; more: other keys
   */
  render({ address, title, file }, { main = "button quiet", hasFile = true, more = nothing } = {}) {
    const { app } = this;
    const { t } = app.words;
    /**
     * @param {string} kind its class
     * @param {Way} way
     * @param {string} sign
     * @param {() => Promise<boolean>} take
     */
    const key = (kind, way, sign, take) => {
      /** @param {{currentTarget: Element}} event */
      const act = ({ currentTarget }) =>
        this.#tell(way, take(), currentTarget.closest("dialog")?.querySelector(".link-field"));
      return html`<button class=${kind} ?disabled=${!address} @click=${act}>
        ${icon(sign)}<span>${t(`link-${way}`)}</span>
      </button>`;
    };
    return html`<div class="link-keys">
      ${key(main, "copy", "copy", () => copyLink(address))}
      ${
        "share" in navigator
          ? key("button quiet", "send", "send", () => sendLink(title, address))
          : nothing
      }
      ${hasFile ? key("button quiet", "save", "file", () => saveLink(app, file, address)) : nothing}
      ${more}
      <p class="link-told" role="status">${this.#told ? t(this.#told) : nothing}</p>
    </div>`;
  }
}
