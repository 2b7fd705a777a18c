/** Before something is deleted somebody is asked in its place. The keys follow: to the answer that changes nothing, and back. */

/** @typedef {Pick<import("../main.js").App, "drawn" | "focus">} App */

const QUESTION = '.save-do[role="group"]';

/** How one is asked; about "": the question is taken back. @param {App} app @param {(id: string) => void} set @returns {(id: string) => void} */
export const createAsk = (app, set) => (id) => {
  if (id) app.focus(`${QUESTION} .quiet`);
  else wayBack(app)();
  set(id);
};

/** From the question to the key that asked; where that is gone by then, to the next of its kind, or to the page's head. @param {App} app @returns {() => void} */
export function wayBack(app) {
  const question = document.querySelector(QUESTION);
  const at = keys().filter(
    (key) => question && key.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).length;
  return () =>
    app.drawn(() =>
      (
        keys()[at] ??
        keys().at(-1) ??
        /** @type {HTMLElement | null} */ (document.querySelector("#page h1"))
      )?.focus(),
    );
}

/** @returns {HTMLElement[]} */
const keys = () =>
  [...document.querySelectorAll("[data-asks]")].map((key) => /** @type {HTMLElement} */ (key));
