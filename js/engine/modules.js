/**
 * How the shipped modules of Python come, and where Python finds the engine's: in zips. The dev
 * server has plain files in their place.
 */

import { XzReadableStream } from "xz-decompress";

export const PLACE = "/engine.zip";

/** Whether Python that wakes from its memory has all modules there, and needs no file of them. */
export const isInMemory = true;

/**
 * What was squeezed, as it comes.
 * @param {ReadableStream<Uint8Array>} body
 * @returns {ReadableStream}
 */
export const unpack = (body) => new XzReadableStream(body);

/** @param {any} python @param {ArrayBuffer} bytes */
export const placeModules = ({ FS }, bytes) => FS.writeFile(PLACE, new Uint8Array(bytes));
