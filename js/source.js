/** Where the page has its parts from: here, from files beside it. The one-file page has a source of its own. */

/** A worker that holds Python. @returns {Worker} */
export const makeWorker = () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" });

/** Python's files where the page brings them along, by name. @returns {Promise<Record<string, ArrayBuffer> | null>} */
export const givenFiles = async () => null;

/** Whether a service worker can keep the site. */
export const isSite = true;

/** The licences' texts, where the page brings them along; a site has them beside it. @type {string | null} */
export const licenceTexts = null;
