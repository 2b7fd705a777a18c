/** The question before something is deleted. The focus goes to the answer that changes nothing, and back to the button after it. */

/** @typedef {Pick<import("../main.js").App, "drawn" | "focus">} App */

const QUESTION = '.save-do[role="group"]';

/** Asks about one thing; with "" it takes the question back. @param {App} app @param {(id: string) => void} set @returns {(id: string) => void} */
export const createAsk = (app, set) => (id) => {
  if (id) app.focus(`${QUESTION} .quiet`);
  else wayBack(app)();
  set(id);
};

/** Returns what gives the focus back to the button that asked; if that is gone, to the next such button or to the heading. @param {App} app @returns {() => void} */
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
