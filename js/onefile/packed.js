/** Files that lie within the page as texts: gzip, written in the letters of base64. */

/**
 * So many letters are read at once, and then whatever else waits has its turn; four letters are
 * three bytes.
 */
const SLICE = 4 << 16;

/**
 * What opens such a file.
 * @param {Pick<Document, "querySelector" | "readyState" | "addEventListener">} [page]
 */
export function createPacked(page = document) {
  /** @type {Map<string, Promise<Blob>>} what was taken out of the page, still gzip */
  const taken = new Map();

  /** Takes a text out of the page, so that it is not held twice. @param {string} name */
  async function take(name) {
    const find = () => page.querySelector(`script[data-packed="${name}"]`);
    if (page.readyState === "loading" && !find()?.nextElementSibling)
      // not all of it has come
      await new Promise((resolve) => page.addEventListener("DOMContentLoaded", resolve));
    const node = find();
    if (!node) throw new Error(`no ${name} in this page`);
    const text = node.textContent ?? "";
    node.remove();
    const slices = [];
    for (let at = 0; at < text.length; at += SLICE) {
      slices.push(bytesOf(text.slice(at, at + SLICE)));
      await rest();
    }
    return new Blob(slices);
  }

  /** A file as it was before it was packed, and a fresh copy each time. @param {string} name */
  return async function open(name) {
    const blob = taken.get(name) ?? take(name);
    taken.set(name, blob);
    const stream = (await blob).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).arrayBuffer();
  };
}

/**
 * Lets whatever waits have its turn; a clock would wait longer than that.
 * @returns {Promise<void>}
 */
function rest() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Not every browser reads base64 by itself.
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>}
 */
function bytesOf(text) {
  const { fromBase64 } = /** @type {any} */ (Uint8Array);
  return (
    fromBase64?.call(Uint8Array, text) ??
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  );
}
