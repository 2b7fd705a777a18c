/** The link of a set or of a result: as a code for a camera, to be copied, sent, or kept as a file. */

import { html, nothing } from "lit-html";
import { handOver, shareOut } from "../device/file.js";
import { hasAddress } from "../links/address.js";
import { createCode } from "./code.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../links/link.js").Link} Link */

/** @typedef {{title: string, file: string}} What what it is called when it is sent, and the name of its file */

/** @param {App} app */
export function createPanel(app) {
  const { t } = app;
  const code = createCode(app);
  /** @type {Link | null} */
  let link = null;
  /** @type {What} */
  let what = { title: "", file: "" };
  let told = "";

  /** @param {string} name */
  const tell = (name) => {
    told = name;
    app.announce(t(name));
    app.draw();
  };
  const acts = {
    async copy() {
      const isCopied = await navigator.clipboard?.writeText(link?.address ?? "").then(
        () => true,
        () => false,
      );
      tell(isCopied ? "class-copied" : "class-copy-not");
    },
    async send() {
      const isUrl = /^https?:/.test(link?.address ?? "");
      if (
        !(await shareOut({
          title: what.title,
          ...(isUrl ? { url: link?.address } : { text: link?.address }),
        }))
      )
        tell("class-send-not");
    },
    async file() {
      if (await handOver(app, { name: what.file, type: "text/plain", text: `${link?.address}\n` }))
        tell("class-filed");
    },
  };

  return {
    /** @param {Link} news @param {What} how */
    show(news, how) {
      what = how;
      if (news.address === link?.address) return;
      link = news;
      told = "";
      if (hasAddress()) code.show(news.address);
    },
    /** @param {unknown} [more] what else can be done with it */
    render: (more = nothing) =>
      link
        ? html`
      <div class="class-panel">
        ${hasAddress() ? code.render() : html`<p>${t("class-no-code")}</p>`}
        <div class="class-links">
          <button class="button quiet" @click=${acts.copy}>${t("class-copy")}</button>
          ${"share" in navigator ? html`<button class="button quiet" @click=${acts.send}>${t("class-send")}</button>` : nothing}
          <button class="button quiet" @click=${acts.file}>${t("class-file")}</button>
          ${more}
        </div>
        ${told ? html`<p class="small" role="status">${t(told)}</p>` : nothing}
      </div>`
        : nothing,
  };
}
