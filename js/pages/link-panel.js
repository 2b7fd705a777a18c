/** The link of a set, of a result or of a bot, with its code and the keys by which it leaves. */

import { html, nothing } from "lit-html";
import { hasAddress } from "../links/address.js";
import { inCode } from "../links/link.js";
import { LinkKeys } from "./link-keys.js";
import { createCode } from "./qr-code.js";

export class LinkPanel {
  /** Its address is "" until there is a link. */
  #link = { address: "", title: "", file: "" };

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.code = createCode(app);
    this.keys = new LinkKeys(app);
  }

  /**
   * @param {string} address
   * @param {string} title for the device's share sheet
   * @param {string} file its name
   */
  show(address, title, file) {
    const isNew = address !== this.#link.address;
    this.#link = { address, title, file };
    if (!isNew) return;
    this.keys.clear();
    this.code.show(inCode(address));
  }

  /** @param {unknown} [more] other keys @param {string} [fold] under these words the keys open */
  render(more = nothing, fold = "") {
    if (!this.#link.address) return nothing;
    const keys = this.keys.render(this.#link, { more });
    return html`<div class="class-panel">
      ${this.code.render()} ${hasAddress() ? nothing : html`<p>${this.app.t("class-no-code")}</p>`}
      ${
        fold
          ? html`<details class="class-fold">
              <summary>${fold}</summary>
              ${keys}
            </details>`
          : keys
      }
    </div>`;
  }
}
