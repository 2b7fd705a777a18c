/** Where an address leads nowhere, or a page could not be shown: never a white page. */

import { html } from "lit-html";
import { head } from "./parts.js";

/** @param {import("../main.js").App} app */
export function open(app) {
  const { t } = app;
  return {
    title: "lost-title",
    render: () => html`
      ${head(app, t("lost-title"))}
      <main class="sheet">
        <p>${t("lost-text")}</p>
        <p><a class="button" href="#/">${t("to-shelf")}</a> <a class="button quiet" href="#/saves">${t("saves-title")}</a></p>
      </main>`,
  };
}
