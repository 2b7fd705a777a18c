/** The set that a teacher sees as pupils will see it, and the page to go back to. */

import { allowed } from "../engine/files.js";
import { isShelf } from "../links/address.js";
import { isText } from "./shape.js";
import { KEY as BOX } from "./stored-settings.js";
import { inWindow, keepInWindow } from "./window.js";

/** @typedef {{key: string, from: string}} Preview */

const KEY = `${BOX}-preview`;

let preview = read();

/** @returns {Preview} */
function read() {
  const kept = allowed(() => JSON.parse(inWindow(KEY)));
  return isText(kept?.key) && isText(kept.from) ? kept : { key: "", from: "" };
}

/** @param {string} key of the set @param {string} from the address of the teacher's page */
export function previewFrom(key, from) {
  preview = { key, from };
  keepInWindow(KEY, key && JSON.stringify(preview));
}

/** The set that was looked at last, and where from. */
export const previewed = () => preview;

/**
 * Whoever is back where they came from, or on the shelf, no longer looks: the next who opens the
 * set here may be a pupil.
 * @param {string} hash
 */
export function endPreview(hash) {
  const isBack = hash.split("?")[0] === preview.from || isShelf(hash);
  if (preview.key && isBack) previewFrom("", "");
}
