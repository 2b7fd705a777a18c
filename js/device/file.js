/**
 * Hands something over as a file: kept among the downloads, or through the share sheet where nothing
 * else leaves an app.
 */

import { cut } from "../words/letters.js";

/**
 * @typedef {{name: string, type: string, text: string | Blob}} Handed type: such as "text/csv"
 * @typedef {Pick<TableApp, "install">} Owner
 */

/** The name of a file from a title. @param {string} title @param {string} ending */
export function fileName(title, ending) {
  const words = title.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const plain = cut(words.join("-"), 48);
  return `chocobox${plain ? `-${plain}` : ""}.${ending}`;
}

/** The day on this device, as in the names of files. @param {number} ms */
export function dateOf(ms) {
  const day = new Date(ms);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * Whether it has left; a person who changes their mind has seen to it too.
 * @param {Owner} app
 * @param {Handed} handed
 */
export async function handOver({ install }, { name, type, text }) {
  const file = new File([text], name, { type });
  if (install.isOwn() && navigator.canShare?.({ files: [file] }))
    return shareOut({ files: [file] });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // the browser may still be asking where to put it
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
  return true;
}

/**
 * Shows the device's own share sheet, if it is not up already; false where it refuses.
 * @param {ShareData} data
 */
export async function shareOut(data) {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return (
      error instanceof DOMException && ["AbortError", "InvalidStateError"].includes(error.name)
    );
  }
}
