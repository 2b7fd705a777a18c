/**
 * The scanner, which comes only when it is wanted: the sheet with the camera, and codes in
 * pictures.
 */

import { Reader } from "./reader.js";
import { makeReader } from "./source.js";

export { ScanSheet } from "./sheet.js";

/**
 * The texts of the codes in each picture; none where there are none, or the picture cannot be read.
 * @param {Blob[]} pictures
 * @returns {Promise<string[][]>}
 */
export async function codesOf(pictures) {
  const reader = new Reader(makeReader());
  const found = [];
  for (const picture of pictures) {
    const read = createImageBitmap(picture).then((bitmap) => reader.read(bitmap, true));
    found.push(await read.catch(() => []));
  }
  reader.close();
  return found;
}
