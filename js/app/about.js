/** Whose games these are, what Chocobox is made of, and the full text of all licences. */

import licences from "virtual:licences";
import { html, nothing } from "lit-html";
import { version } from "../../package.json";
import { quietly } from "../engine/files.js";
import { licenceTexts } from "../engine/source.js";
import { LIDS } from "../games/box.js";
import { head } from "./page-head.js";

/** @param {App} app @returns {Page} */
export const page = ({ t, platform }) => ({
  title: "about-title",
  render: () =>
    html`${head({ t }, t("about-title"))}
      <main class="sheet about">
        <p>${t("about-what")}</p>
        <p class="small">${t("about-this", { version })}</p>
        <p><a class="line-link" href="#/workshop">${t("about-workshop")}</a></p>
        <h2>${t("about-whose")}</h2>
        <p>${t("about-not-ours")}</p>
        <dl class="credits">
          ${LIDS.map(
            ({ name }) =>
              html`<dt>${t(`game-${name}`)}</dt>
                <dd>${t(`credit-${name}`)}</dd>`,
          )}
        </dl>
        <h2>${t("about-private")}</h2>
        <p>${t(platform?.isHeard ? "about-private-platform" : "about-private-text")}</p>
        <p><a class="line-link" href="#/privacy">${t("about-privacy")}</a></p>
        <h2>${t("about-made-of")}</h2>
        <p>
          ${t("about-licences")}<br /><a class="licences-all" href="#/licences"
            >${t("about-texts")}</a
          >
        </p>
        <table class="licences">
          <thead>
            <tr>
              <th scope="col">${t("about-name")}</th>
              <th scope="col">${t("about-version")}</th>
              <th scope="col">${t("about-licence")}</th>
            </tr>
          </thead>
          <tbody>
            ${licences.map(
              ({ name, version, licence, homepage }) =>
                html`<tr>
                  <th scope="row">
                    ${homepage ? html`<a href=${homepage} rel="noreferrer">${name}</a>` : name}
                  </th>
                  <td>${version || nothing}</td>
                  <td>${licence}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </main>`,
});

/**
 * The texts are a page of the box, because an installed box has no way back from a plain text file.
 * @param {App} app
 * @returns {Promise<Page>}
 */
export async function texts({ t }) {
  const found = await quietly(licenceTexts);
  return {
    title: "about-texts",
    render: () =>
      html`${head({ t }, t("about-texts"), "#/about", "about-title")}
        <main class="sheet licences-texts">
          ${
            found
              ? html`<pre>${found}</pre>`
              : html`<p role="alert">${t("about-texts-missing")}</p>`
          }
        </main>`,
  };
}
