/** Python's memory after a plain start: kept once for each build, and trusted by nobody. */

import { quietly } from "./files.js";
import { snapshotCache } from "./kept.js";

/**
 * @param {object} how
 * @param {string} how.site the address of the site's folder
 * @param {string} how.build what the memory was made from
 * @param {string} [how.browser] only the very browser that made it can use it
 * @param {Pick<CacheStorage, "open" | "delete">} [how.storage]
 */
export function createSnapshot({ site, build, browser = navigator.userAgent, storage = globalThis.caches }) {
  const name = snapshotCache(site);
  const url = `${site}snapshot-${build}`;

  /** Whole, and made by this browser from this build. @param {Response} found @param {Uint8Array} bytes */
  const isOurs = ({ headers }, bytes) => Number(headers.get("X-Length")) === bytes.length
    && bytes.length > 0 && headers.get("X-Browser") === encodeURIComponent(browser);

  return {
    /** The memory, if there is any that raises no doubt. @returns {Promise<Uint8Array | undefined>} */
    read: () => quietly(async () => {
      const found = await (await storage.open(name)).match(url);
      if (!found) return undefined;
      const bytes = new Uint8Array(await found.arrayBuffer());
      return isOurs(found, bytes) ? bytes : undefined;
    }),

    /** Keeps this memory and no other. @param {Uint8Array<ArrayBuffer>} bytes */
    write: (bytes) => quietly(async () => {
      await storage.delete(name);
      const headers = { "X-Length": String(bytes.length), "X-Browser": encodeURIComponent(browser) };
      await (await storage.open(name)).put(url, new Response(bytes, { headers }));
    }),

    /** Forgets all memory. @returns {Promise<undefined>} */
    remove: () => quietly(async () => void (await storage.delete(name))),
  };
}
