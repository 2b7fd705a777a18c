/**
 * How something is deleted: a question first. The focus goes to the answer that changes nothing,
 * and back to the button after it.
 */

import { html, nothing } from "lit-html";

const QUESTION = '.save-do[role="group"]';

/**
 * Asks about one thing; with "" it takes the question back.
 * @param {Pick<App, "drawn" | "focus">} app
 * @param {(id: string) => void} set
 * @returns {(id: string) => void}
 */
export const createAsk = (app, set) => (id) => {
  if (id) app.focus(`${QUESTION} .quiet`);
  else wayBack(app)();
  set(id);
};

/**
 * Returns what gives the focus back to the button that asked; if that is gone, to the next such
 * button or to the heading.
 * @param {Pick<App, "drawn">} app
 * @returns {() => void}
 */
export function wayBack(app) {
  const question = document.querySelector(QUESTION);
  const at = buttons().filter(
    (one) => question && one.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).length;
  return () =>
    app.drawn(() => {
      const all = buttons();
      const next = all[at] ?? all.at(-1) ?? document.querySelector("#page h1");
      /** @type {HTMLElement | null} */ (next)?.focus();
    });
}

const buttons = () => [...document.querySelectorAll("[data-asks]")];

/**
 * The question, with its two answers.
 * @param {T} t
 * @param {string} words
 * @param {{remove: () => void, cancel: () => void}} answers
 * @param {unknown} [sign] on the button that deletes nothing
 */
export const deleteQuestion = (t, words, { remove, cancel }, sign = nothing) =>
  html`<div class="save-do" role="group" aria-label=${words}>
    <p>${words}</p>
    <button class="button bad" @click=${remove}>${t("saves-delete")}</button>
    <button class="button quiet" @click=${cancel}>${sign} ${t("saves-keep")}</button>
  </div>`;

/**
 * Deletes a thing, says so, reads what is left, and gives the focus back.
 * @param {Pick<App, "drawn" | "announce" | "t">} app
 * @param {() => Promise<unknown>} remove
 * @param {string} message
 * @param {() => Promise<unknown>} load
 */
export async function removeThing(app, remove, message, load) {
  const back = wayBack(app);
  await remove();
  app.announce(app.t(message));
  await load();
  back();
}
