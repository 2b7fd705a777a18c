/** The link of a set or of a result. It can be scanned, copied, sent, or saved as a file. */

import { html, nothing } from "lit-html";
import { handOver, shareOut } from "../device/file.js";
import { hasAddress } from "../links/address.js";
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

  /** @param {string} status */
  #report(status) {
    this.#status = status;
    this.app.announce(this.app.t(status));
    this.app.draw();
  }

  #copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(this.#link?.address ?? "").then(
      () => true,
      () => false,
    );
    this.#report(isCopied ? "class-copied" : "class-copy-not");
  };

  #send = async () => {
    const address = this.#link?.address;
    const content = hasAddress() ? { url: address } : { text: address };
    if (!(await shareOut({ title: this.#title, ...content }))) this.#report("class-send-not");
  };

  #save = async () => {
    const text = `${this.#link?.address}\n`;
    if (await handOver(this.app, { name: this.#file, type: "text/plain", text }))
      this.#report("class-filed");
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
