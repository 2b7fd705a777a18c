/**
 * Where Python finds the engine's modules: in the shipped zip. The dev server has plain files in
 * its place.
 */

export const PLACE = "/engine.zip";

/** @param {any} python @param {ArrayBuffer} bytes */
export const placeModules = ({ FS }, bytes) => FS.writeFile(PLACE, new Uint8Array(bytes));
