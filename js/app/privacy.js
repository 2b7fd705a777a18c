/**
 * For a school's data officer: what lies where, how long, and what leaves the device. It can be
 * printed.
 */

import { html } from "lit-html";
import { head } from "./page-head.js";

/** The sections, each with its number of paragraphs. */
const SECTIONS = { short: 2, where: 6, long: 4, link: 6, host: 4, platform: 4, device: 3 };

/** @param {App} app @returns {Promise<Page>} */
export async function page(app) {
  const { t } = app;
  await app.moreWords("privacy");
  return {
    title: "privacy-title",
    render: () =>
      html`${head(app, t("privacy-title"))}
        <main class="sheet privacy">
          <p>${t("privacy-for")}</p>
          ${Object.entries(SECTIONS).map(
            ([name, count]) =>
              html`<section>
                <h2>${t(`privacy-${name}`)}</h2>
                <ul>
                  ${Array.from(
                    { length: count },
                    (_, i) => html`<li>${t(`privacy-${name}-${i + 1}`)}</li>`,
                  )}
                </ul>
              </section>`,
          )}
          <p class="answers no-print">
            <button class="button" @click=${() => print()}>${t("privacy-print")}</button>
            <a class="button quiet" href="#/class">${t("class-title")}</a>
            <a class="button quiet" href="#/settings">${t("settings-title")}</a>
          </p>
        </main>`,
  };
}
