/** Where the page has its parts from: here, from files beside it. The one-file page has a source of its own. */

import script from "./worker.js?worker&url";

/** A worker that sets out to start Python. @param {boolean} isPlain whether it is to do so without Python's memory @returns {Worker} */
export const makeWorker = (isPlain) => new Worker(isPlain ? `${script}#plain` : script, { type: "module" });

/** Whether a service worker can keep the site. */
export const isSite = true;

/** The licences' texts, where the page brings them along; a site has them beside it. @type {string | null} */
export const licenceTexts = null;
