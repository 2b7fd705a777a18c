/** Finds QR codes in pixels. */

import { decodeQR, decodeQRBatch } from "qr/decode.js";

/** @typedef {{width: number, height: number, data: Uint8ClampedArray}} Pixels */

/**
 * The texts of all codes in a picture, however long that takes; of one in a camera's frame, for
 * another frame follows.
 * @param {Pixels} pixels
 * @param {boolean} isPicture
 * @returns {Promise<string[]>}
 */
export async function codesIn(pixels, isPicture) {
  const { width, height } = pixels;
  if (isPicture)
    return textsOf(await decodeQRBatch([pixels], { ...PATIENT, maxSize: { width, height } }));
  try {
    return [decodeQR(pixels)];
  } catch {
    return []; // so it tells that there is none
  }
}

const PATIENT = { effort: Number.POSITIVE_INFINITY, timeLimit: Number.POSITIVE_INFINITY };

/** @param {(string | Error)[][]} found of each picture */
const textsOf = (found) => found.flat().filter((one) => typeof one === "string");
