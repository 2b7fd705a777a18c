/** The link of a set or of a result. It can be scanned, copied, sent, or saved as a file. */

import { html, nothing } from "lit-html";
import { hasAddress } from "../links/address.js";
import { copyLink, saveLink, sendLink } from "../links/link.js";
import { createCode } from "./code.js";

/** @import { App } from "../main.js" */
/** @import { Link } from "../links/link.js" */

export class LinkPanel {
  /** @type {Link | null} */
  #link = null;
  #title = "";
  #file = "";
  /** The name of the message about the last button. */
  #status = "";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.code = createCode(app);
  }

  /** @param {Link} link @param {string} title for the device's share sheet @param {string} file its name */
  show(link, title, file) {
    [this.#title, this.#file] = [title, file];
    if (link.address === this.#link?.address) return;
    this.#link = link;
    this.#status = "";
    if (hasAddress()) this.code.show(link.address);
  }

  get #address() {
    return this.#link?.address ?? "";
  }

  /** @param {string} status */
  #report(status) {
    this.#status = status;
    this.app.announce(this.app.t(status));
    this.app.draw();
  }

  #copy = async () => {
    const isCopied = await copyLink(this.#address);
    this.#report(isCopied ? "class-copied" : "class-copy-not");
  };

  #send = async () => {
    if (!(await sendLink(this.#title, this.#address))) this.#report("class-send-not");
  };

  #save = async () => {
    if (await saveLink(this.app, this.#file, this.#address)) this.#report("class-filed");
  };

  /** @param {unknown} [more] other buttons */
  render(more = nothing) {
    const { t } = this.app;
    if (!this.#link) return nothing;
    return html`
      <div class="class-panel">
        ${hasAddress() ? this.code.render() : html`<p>${t("class-no-code")}</p>`}
        <div class="class-links">
          <button class="button quiet" @click=${this.#copy}>${t("class-copy")}</button>
          ${"share" in navigator ? html`<button class="button quiet" @click=${this.#send}>${t("class-send")}</button>` : nothing}
          <button class="button quiet" @click=${this.#save}>${t("class-file")}</button>
          ${more}
        </div>
        ${this.#status ? html`<p class="small" role="status">${t(this.#status)}</p>` : nothing}
      </div>`;
  }
}
