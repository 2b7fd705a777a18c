/**
 * The link of a set, of a result or of a bot: it can be scanned, copied, sent, or saved as a file.
 */

import { html, nothing } from "lit-html";
import { hasAddress } from "../links/address.js";
import { copyLink, inCode, saveLink, sendLink } from "../links/link.js";
import { createCode } from "./qr-code.js";

export class LinkPanel {
  /** "" until there is a link. */
  #address = "";
  #title = "";
  #file = "";
  /** The name of the message about the last button. */
  #status = "";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.code = createCode(app);
  }

  /**
   * @param {string} address
   * @param {string} title for the device's share sheet
   * @param {string} file its name
   */
  show(address, title, file) {
    [this.#title, this.#file] = [title, file];
    if (address === this.#address) return;
    this.#address = address;
    this.#status = "";
    this.code.show(inCode(address));
  }

  /**
   * Says what came of a button; about "" nothing.
   * @param {Promise<boolean>} taken
   * @param {string} done
   * @param {string} failed
   */
  async #report(taken, done, failed) {
    const status = (await taken) ? done : failed;
    if (!status) return;
    this.#status = status;
    this.app.announce(this.app.t(status));
    this.app.draw();
  }

  #copy = () => this.#report(copyLink(this.#address), "class-copied", "class-copy-not");
  #send = () => this.#report(sendLink(this.#title, this.#address), "", "class-send-not");
  #save = () => this.#report(saveLink(this.app, this.#file, this.#address), "class-filed", "");

  /** @param {unknown} [more] other buttons */
  render(more = nothing) {
    const { t } = this.app;
    if (!this.#address) return nothing;
    return html`<div class="class-panel">
      ${this.code.render()} ${hasAddress() ? nothing : html`<p>${t("class-no-code")}</p>`}
      <div class="class-links">
        <button class="button quiet" @click=${this.#copy}>${t("class-copy")}</button>
        ${
          "share" in navigator
            ? html`<button class="button quiet" @click=${this.#send}>${t("class-send")}</button>`
            : nothing
        }
        <button class="button quiet" @click=${this.#save}>${t("class-file")}</button>
        ${more}
      </div>
      ${this.#status ? html`<p class="small" role="status">${t(this.#status)}</p>` : nothing}
    </div>`;
  }
}
