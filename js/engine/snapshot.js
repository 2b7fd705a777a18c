/** Python's memory after a plain start: kept once for each build, and trusted by nobody. */

import { snapshotCache } from "../store/caches.js";
import { allowed, quietly } from "./files.js";

/**
 * @typedef {{about: string, heap: Uint8Array<ArrayBuffer>}} Memory what Pyodide must know of it,
 *   and its bytes
 * @typedef {{size: number, packed: ArrayBuffer}} Handed how large the heap is, and the packed
 *   memory
 * @typedef {{about: string, pour: (heap: Uint8Array) => void}} Packed what Pyodide must know of it,
 *   and how to fill a fresh heap
 */

/** What must stay free, in memories of this size: everything else that is kept matters more. */
const SPARE = 4;

/** Bytes in a page; most pages of the memory hold nothing but zeros, and are not kept. */
const PAGE = 4096;

/**
 * @param {object} how
 * @param {string} how.site the address of the site's folder
 * @param {string} how.build what the memory was made from
 * @param {string} [how.browser] only the very browser that made it can use it
 * @param {Pick<CacheStorage, "open" | "delete">} [how.storage] where there is none, nothing is kept
 * @param {Pick<StorageManager, "estimate">} [how.estimator] tells how much there is; the worker itself
 *   loses it before that is asked
 */
export function createSnapshot({
  site,
  build,
  browser = navigator.userAgent,
  storage = allowed(() => globalThis.caches),
  estimator = allowed(() => navigator.storage),
}) {
  const name = snapshotCache(site);
  const url = `${site}snapshot-${build}`;

  return {
    /**
     * How large the heap is; the memory as it comes; and the proof that it came whole, which takes
     * longer. Nothing where there is none that this browser made from this build.
     */
    find: () =>
      quietly(async () => {
        const found = await (await storage?.open(name))?.match(url);
        if (!found || found.headers.get("X-Browser") !== encodeURIComponent(browser))
          return undefined;
        const packed = found.arrayBuffer();
        const memory = packed.then(unpack);
        const isWhole = packed.then(sumOf).then((sum) => sum === found.headers.get("X-Sum"));
        // whoever waits for it hears of it
        for (const coming of [memory, isWhole]) coming.catch(() => undefined);
        return { size: Number(found.headers.get("X-Size")), memory, isWhole };
      }),

    /** Keeps this memory and no other. @param {Memory} memory */
    keep: (memory) =>
      quietly(async () => {
        const packed = pack(memory);
        const headers = {
          "X-Size": String(memory.heap.length),
          "X-Sum": await sumOf(packed),
          "X-Browser": encodeURIComponent(browser),
        };
        await storage?.delete(name);
        const { quota = Infinity, usage = 0 } =
          (await quietly(async () => estimator?.estimate())) ?? {};
        if (quota - usage < SPARE * packed.byteLength) return;
        await (await storage?.open(name))?.put(url, new Response(packed, { headers }));
      }),

    /** Forgets all memory. @returns {Promise<undefined>} */
    forget: () => quietly(async () => void (await storage?.delete(name))),
  };
}

/**
 * Memory that whoever made this worker keeps for the next one.
 * @param {Handed | undefined} handed
 * @param {(message: {memory: Handed}) => void} post
 * @returns {ReturnType<typeof createSnapshot>}
 */
export const handedBack = (handed, post) => ({
  find: async () =>
    handed && {
      size: handed.size,
      memory: Promise.resolve(unpack(handed.packed)),
      isWhole: Promise.resolve(true),
    },
  keep: async (memory) => {
    if (!handed) post({ memory: { size: memory.heap.length, packed: pack(memory) } });
    return undefined;
  },
  forget: async () => undefined,
});

/** @param {ArrayBuffer} bytes */
const sumOf = async (bytes) =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].join(" ");

/**
 * The memory without its empty pages: how many pages there are and how long the text is, the pages'
 * numbers, the pages, the text.
 * @param {Memory} memory the heap is a whole number of pages
 * @returns {ArrayBuffer}
 */
export function pack({ about, heap }) {
  const text = new TextEncoder().encode(about);
  const pages = fullPages(heap);
  const head = Uint32Array.of(pages.length, text.length, ...pages);
  const packed = new Uint8Array(head.byteLength + pages.length * PAGE + text.length);
  packed.set(new Uint8Array(head.buffer));
  pages.forEach((page, place) =>
    packed.set(heap.subarray(page * PAGE, (page + 1) * PAGE), head.byteLength + place * PAGE),
  );
  packed.set(text, packed.length - text.length);
  return packed.buffer;
}

/** The numbers of the pages that hold anything. @param {Uint8Array<ArrayBuffer>} heap */
function fullPages(heap) {
  const words = new Uint32Array(heap.buffer, heap.byteOffset, heap.length / 4);
  const pages = [];
  for (let page = 0; page * PAGE < heap.length; page += 1) {
    if (words.subarray(page * (PAGE / 4), (page + 1) * (PAGE / 4)).some(Boolean)) pages.push(page);
  }
  return pages;
}

/** @param {ArrayBuffer} packed @returns {Packed} */
export function unpack(packed) {
  const [count, length] = new Uint32Array(packed, 0, 2);
  const numbers = new Uint32Array(packed, 8, count);
  const pages = new Uint8Array(packed, 8 + count * 4, count * PAGE);
  return {
    about: new TextDecoder().decode(new Uint8Array(packed, packed.byteLength - length)),
    pour(heap) {
      let end = 0;
      numbers.forEach((page, place) => {
        heap.fill(0, end, page * PAGE); // a fresh heap is not empty everywhere
        heap.set(pages.subarray(place * PAGE, (place + 1) * PAGE), page * PAGE);
        end = (page + 1) * PAGE;
      });
    },
  };
}
