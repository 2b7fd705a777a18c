/** Python's memory after a plain start: kept once for each build, and trusted by nobody. */

import { allowed, quietly } from "./files.js";
import { snapshotCache } from "./kept.js";

/** Bytes in a page; most pages of the memory hold nothing but zeros, and are not kept. */
const PAGE = 4096;

/**
 * @param {object} how
 * @param {string} how.site the address of the site's folder
 * @param {string} how.build what the memory was made from
 * @param {string} [how.browser] only the very browser that made it can use it
 * @param {Pick<CacheStorage, "open" | "delete">} [how.storage] where there is none, nothing is kept
 */
export function createSnapshot({ site, build, browser = navigator.userAgent, storage = allowed(() => globalThis.caches) }) {
  const name = snapshotCache(site);
  const url = `${site}snapshot-${build}`;

  return {
    /**
     * The memory as it comes, and the proof that it came whole, which takes longer; nothing where there is
     * none that this browser made from this build.
     */
    find: () => quietly(async () => {
      const found = await (await storage?.open(name))?.match(url);
      if (!found || found.headers.get("X-Browser") !== encodeURIComponent(browser)) return undefined;
      const packed = found.arrayBuffer();
      const memory = packed.then(unpack);
      const isWhole = packed.then(sumOf).then((sum) => sum === found.headers.get("X-Sum"));
      for (const coming of [memory, isWhole]) coming.catch(() => undefined); // whoever waits for it hears of it
      return { memory, isWhole };
    }),

    /** Keeps this memory and no other. @param {Uint8Array<ArrayBuffer>} memory */
    keep: (memory) => quietly(async () => {
      const packed = pack(memory);
      const headers = { "X-Sum": await sumOf(packed), "X-Browser": encodeURIComponent(browser) };
      await storage?.delete(name);
      await (await storage?.open(name))?.put(url, new Response(packed, { headers }));
    }),

    /** Forgets all memory. @returns {Promise<undefined>} */
    forget: () => quietly(async () => void (await storage?.delete(name))),
  };
}

/** @param {ArrayBuffer} bytes */
const sumOf = async (bytes) => [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].join(" ");

/**
 * The memory without its empty pages: its length, how many pages follow, their numbers, and the pages.
 * @param {Uint8Array<ArrayBuffer>} memory a whole number of words @returns {ArrayBuffer}
 */
export function pack(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const full = [];
  for (let page = 0; page * PAGE < memory.length; page += 1) if (hasWords(words, page)) full.push(page);
  const head = Uint32Array.of(memory.length, full.length, ...full);
  const packed = new Uint8Array(head.byteLength + full.length * PAGE);
  packed.set(new Uint8Array(head.buffer));
  full.forEach((page, place) => packed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), head.byteLength + place * PAGE));
  return packed.buffer;
}

/** @param {Uint32Array} words @param {number} page */
function hasWords(words, page) {
  const end = Math.min((page + 1) * (PAGE / 4), words.length);
  for (let at = page * (PAGE / 4); at < end; at += 1) if (words[at]) return true;
  return false;
}

/** @param {ArrayBuffer} packed @returns {Uint8Array<ArrayBuffer>} */
export function unpack(packed) {
  const [length, count] = new Uint32Array(packed, 0, 2);
  const pages = new Uint32Array(packed, 8, count);
  const memory = new Uint8Array(length);
  pages.forEach((page, place) => {
    const room = Math.min(PAGE, length - page * PAGE);
    memory.set(new Uint8Array(packed, 8 + count * 4 + place * PAGE, room), page * PAGE);
  });
  return memory;
}
