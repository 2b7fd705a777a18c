/** The engine's modules as the dev server tells them: their sources, by path. */

export const PLACE = "/engine";

/** @param {any} python @param {ArrayBuffer} bytes */
export function placeModules({ FS }, bytes) {
  /** @type {Record<string, string>} */
  const sources = JSON.parse(new TextDecoder().decode(bytes));
  for (const [path, source] of Object.entries(sources)) {
    FS.mkdirTree(`${PLACE}/${path}`.replace(/\/[^/]*$/, ""));
    FS.writeFile(`${PLACE}/${path}`, source);
  }
}
