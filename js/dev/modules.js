/** The engine's modules as the dev server tells them: their sources, by path. */

export const PLACE = "/engine";

/** The sources may have changed. */
export const isInMemory = false;

/** Nothing is squeezed. @param {ReadableStream<Uint8Array>} body @returns {ReadableStream} */
export const unpack = (body) => body;

/**
 * Python woken from a memory forgets what it has imported there: the sources may have changed
 * since.
 */
const FORGET = `
import sys
for name in [*sys.modules]:
    if name.partition(".")[0] in ("baked", "chocobox", "segno"):
        del sys.modules[name]
`;

/** @param {any} python @param {ArrayBuffer} bytes */
export function placeModules(python, bytes) {
  const { FS } = python;
  /** @type {Record<string, string>} */
  const sources = JSON.parse(new TextDecoder().decode(bytes));
  for (const [path, source] of Object.entries(sources)) {
    FS.mkdirTree(`${PLACE}/${path}`.replace(/\/[^/]*$/, ""));
    FS.writeFile(`${PLACE}/${path}`, source);
  }
  python.runPython(FORGET);
}
