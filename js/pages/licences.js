/** The full text of all licences. It is a page of the box, because an installed box has no way back from a plain text file. */

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
