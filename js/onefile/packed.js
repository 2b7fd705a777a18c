/** Files that lie within the page as texts: gzip, written in the letters of base64. */

/** So many letters are unpacked at once, and then whatever else waits has its turn; four letters are three bytes. */
const SLICE = 4 << 16;

/** @param {Pick<Document, "querySelectorAll" | "readyState" | "addEventListener">} [page] */
export function createPacked(page = document) {
  /** @type {Promise<Map<string, Element>> | undefined} */
  let found;
  /** @type {Map<string, Promise<Uint8Array<ArrayBuffer>[]>>} what was taken out of the page, still gzip, in slices */
  const taken = new Map();

  /** Only a page that has come to its end holds all its texts. */
  const search = async () => {
    if (page.readyState === "loading")
      await new Promise((resolve) => page.addEventListener("DOMContentLoaded", resolve));
    return new Map(
      [...page.querySelectorAll("script[data-packed]")].map((node) => [
        node.getAttribute("data-packed") ?? "",
        node,
      ]),
    );
  };
  const nodes = () => (found ??= search());

  /** Takes a text out of the page, so that it is not held twice. @param {string} name */
  async function take(name) {
    const node = (await nodes()).get(name);
    if (!node) throw new Error(`no ${name} in this page`);
    const text = node.textContent ?? "";
    node.remove();
    return slicesOf(text);
  }

  return {
    /** The files' names. */
    names: async () => [...(await nodes()).keys()],

    /** A file as it was before it was packed, and a fresh copy each time. @param {string} name @returns {Promise<ArrayBuffer>} */
    async open(name) {
      const slices = taken.get(name) ?? take(name);
      taken.set(name, slices);
      return new Response(
        streamOf(await slices).pipeThrough(new DecompressionStream("gzip")),
      ).arrayBuffer();
    },
  };
}

/** @param {string} text in base64 */
async function slicesOf(text) {
  const slices = [];
  for (let at = 0; at < text.length; at += SLICE) {
    slices.push(readSlice(text.slice(at, at + SLICE)));
    await rest();
  }
  return slices;
}

/** @param {Uint8Array<ArrayBuffer>[]} slices @returns {ReadableStream<Uint8Array<ArrayBuffer>>} */
function streamOf(slices) {
  let next = 0;
  return new ReadableStream({
    async pull(stream) {
      await rest();
      const slice = slices[next++];
      if (slice) stream.enqueue(slice);
      else stream.close();
    },
  });
}

/** Lets whatever waits have its turn; a clock would wait longer than that. @returns {Promise<void>} */
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

/** Not every browser reads base64 by itself. @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function readSlice(text) {
  const { fromBase64 } = /** @type {{fromBase64?: (text: string) => Uint8Array<ArrayBuffer>}} */ (
    /** @type {unknown} */ (Uint8Array)
  );
  return fromBase64
    ? fromBase64.call(Uint8Array, text)
    : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
