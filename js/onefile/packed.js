/** Files that lie within the page as texts: gzip, written in the letters of base64. */

/** So many letters become bytes at once, before whatever waits has its turn; four letters are three bytes. */
const SLICE = 4 << 18;

/** @param {Pick<Document, "querySelectorAll" | "readyState" | "addEventListener">} [page] */
export function createPacked(page = document) {
  /** @type {Promise<Map<string, Element>> | undefined} */
  let found;
  /** @type {Map<string, Promise<Uint8Array<ArrayBuffer>>>} what was taken out of the page, still gzip */
  const taken = new Map();

  /** Only a page that has come to its end holds all its texts. */
  const search = async () => {
    if (page.readyState === "loading") await new Promise((resolve) => page.addEventListener("DOMContentLoaded", resolve));
    return new Map([...page.querySelectorAll("script[data-packed]")].map((node) => [node.getAttribute("data-packed") ?? "", node]));
  };
  const nodes = () => (found ??= search());

  /** Takes a text out of the page, so that it is not held twice. @param {string} name */
  async function take(name) {
    const node = (await nodes()).get(name);
    if (!node) throw new Error(`no ${name} in this page`);
    const text = node.textContent ?? "";
    node.remove();
    return toBytes(text);
  }

  return {
    /** The files' names. */
    names: async () => [...(await nodes()).keys()],

    /** A file as it was before it was packed, and a fresh copy each time. @param {string} name @returns {Promise<ArrayBuffer>} */
    async open(name) {
      const bytes = taken.get(name) ?? take(name);
      taken.set(name, bytes);
      const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (new Response(await bytes).body);
      return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    },
  };
}

/** @param {string} text in base64 */
async function toBytes(text) {
  const padding = text.endsWith("==") ? 2 : Number(text.endsWith("="));
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0; at < text.length; at += SLICE) {
    bytes.set(readSlice(text.slice(at, at + SLICE)), (at / 4) * 3);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return bytes;
}

/** Not every browser reads base64 by itself. @param {string} text @returns {Uint8Array} */
function readSlice(text) {
  const { fromBase64 } = /** @type {{fromBase64?: (text: string) => Uint8Array}} */ (/** @type {unknown} */ (Uint8Array));
  return fromBase64 ? fromBase64.call(Uint8Array, text) : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
