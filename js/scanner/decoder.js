/** Reads pictures beside the page, which stays free for its fingers meanwhile. */

import { codesIn } from "./codes.js";

/** Larger pictures are read smaller: no code needs more, and a tablet has little memory. */
const LARGEST = 3000;

/** @type {OffscreenCanvas | undefined} */
let canvas;

/** @param {ImageBitmap} picture */
function pixelsOf(picture) {
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  if (canvas?.width !== width || canvas.height !== height)
    canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing) throw new Error("no drawing here");
  drawing.drawImage(picture, 0, 0, width, height);
  return drawing.getImageData(0, 0, width, height);
}

self.onmessage = async ({ data: { number, picture, isPicture } }) => {
  try {
    self.postMessage({ number, texts: await codesIn(pixelsOf(picture), isPicture) });
  } catch (error) {
    self.postMessage({ number, error: String(error) });
  } finally {
    picture.close();
  }
};
