/**
 * Where the page has its parts from: here, from files beside it. The one-file page has a source of
 * its own.
 */

import { allowed } from "./files.js";
import script from "./worker.js?worker&url";

/**
 * A worker that sets out to start Python. It need not look for what is kept where nothing can be;
 * the dev server keeps Python's memory without a service worker.
 * @param {boolean} isPlain whether it is to start without Python's memory
 * @returns {Worker}
 */
export function makeWorker(isPlain) {
  const isCached = import.meta.env.DEV || allowed(() => navigator.serviceWorker.controller);
  return new Worker(script, {
    type: "module",
    name: !isCached ? "new" : isPlain ? "plain" : "again",
  });
}

/** Whether a service worker can keep the site. */
export const isSite = true;

/** The licences' texts. */
export async function licenceTexts() {
  const found = await fetch("licences.txt");
  if (!found.ok) throw new Error(`${found.status} for the licences`);
  return found.text();
}
