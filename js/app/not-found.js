/** The page for an address that leads nowhere, and for a page that failed. */

import { html } from "lit-html";
import { head } from "./page-head.js";

/** @param {App} app */
export const page = ({ t }) => ({
  title: "not-found-title",
  render: () =>
    html`${head({ t }, t("not-found-title"))}
      <main class="sheet">
        <p>${t("not-found-text")}</p>
        <p>
          <a class="button" href="#/">${t("to-shelf")}</a>
          <a class="button quiet" href="#/saves">${t("saves-title")}</a>
        </p>
      </main>`,
});

/**
 * Why the engine cannot show a game, by the type of its error; any other error is not the game's
 * fault.
 * @type {Record<string, string>}
 */
const FAULTS = {
  "older-box": "table-lost-older",
  "newer-box": "table-lost-newer",
  "bad-record": "table-lost-damaged",
  "bad-request": "table-lost-damaged",
};

/**
 * The message that says why a game cannot be shown.
 * @param {string} type of the engine's error
 */
export const faultText = (type) => FAULTS[type] ?? "table-lost-other";

/**
 * A message in place of a table, with links or buttons.
 * @param {string} title
 * @param {string} text
 * @param {unknown} answers
 */
export const message = (title, text, answers) =>
  html`<main class="lost-table">
    <h1 tabindex="-1">${title}</h1>
    <p>${text}</p>
    <p class="answers">${answers}</p>
  </main>`;
