/** All licences in full, within the page: in an installed box there would be no way back from a bare text. */

import { html } from "lit-html";
import { quietly } from "../engine/files.js";
import { licenceTexts } from "../engine/source.js";
import { headTo } from "./parts.js";

/** @param {import("../main.js").App} app @returns {Promise<import("../main.js").Page>} */
export async function page(app) {
  const { t } = app;
  const texts = await quietly(licenceTexts);
  return {
    title: "about-texts",
    render: () => html`
      ${headTo(app, t("about-texts"), "#/about", "about-title")}
      <main class="sheet licences-texts">
        ${texts ? html`<pre>${texts}</pre>` : html`<p role="alert">${t("about-texts-missing")}</p>`}
      </main>`,
  };
}
