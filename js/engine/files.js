/**
 * The worker's files: each is got once, counted while it comes, and kept for offline play when
 * Python runs.
 */

import { siteCache } from "../store/caches.js";

/**
 * @param {object} how
 * @param {string} how.site the address of the site's folder
 * @param {Record<string, ArrayBuffer> | null} how.given files that the page brought along, by name
 * @param {(bytes: number) => void} how.tell hears of every byte that has come
 * @param {boolean} [how.isNew] whether nothing can be kept yet, so that nobody need look
 * @param {Pick<CacheStorage, "open">} [how.storage]
 * @param {(url: string) => Promise<Response>} [how.fetch]
 */
export function createFiles({
  site,
  given,
  tell,
  isNew = false,
  storage = allowed(() => globalThis.caches),
  fetch = self.fetch.bind(self),
}) {
  const cache = quietly(async () => storage?.open(siteCache(site)));
  /** @type {Map<string, Promise<Response>>} */
  const coming = new Map();
  /** @type {ReturnType<typeof copy>[]} files that were fetched, as they came */
  const copies = [];

  /** @param {string} url @returns {Promise<Response>} */
  async function find(url) {
    const name = url.slice(site.length);
    if (given?.[name]) return typed(url, new Response(given[name]));
    if (given) throw new Error(`no ${name} in this page`);
    const cached = isNew ? undefined : await quietly(async () => (await cache)?.match(url));
    if (cached) return typed(url, cached);
    const fetched = await fetch(url);
    if (!fetched.ok) throw new Error(`${fetched.status} for ${url}`);
    const response = typed(url, fetched);
    const copying = copy(url, response.clone(), tell);
    copying.catch(() => undefined); // whoever keeps it hears of it
    copies.push(copying);
    return response;
  }

  return {
    /** A file, from the page, from what is kept, or from the host. @param {string} url */
    get(url) {
      const found = coming.get(url) ?? find(url);
      coming.delete(url);
      return found;
    },

    /**
     * Lets files come before they are asked for; settles when all are here.
     * @param {string[]} urls
     */
    async expect(...urls) {
      for (const url of urls) coming.set(url, find(url));
      await Promise.all(urls.map((url) => coming.get(url)));
      await Promise.all(copies);
    },

    /** A script, from this worker or from the host. @param {string} url @returns {Promise<any>} */
    script: async (url) => within.get(url.slice(site.length)) ?? import(/* @vite-ignore */ url),

    /**
     * Keeps what was fetched; what the browser refuses is not kept, and the check for offline play
     * will say so.
     */
    keep: () =>
      quietly(async () => {
        for (const { url, parts, type } of await Promise.all(copies.splice(0)))
          await (await cache)?.put(url, new Response(new Blob(parts, { type })));
      }),
  };
}

/**
 * Modules that lie in the worker's own script, by name, where none can be imported.
 * @type {Map<string, object>}
 */
export const within = new Map(Object.entries(/** @type {any} */ (globalThis).modules ?? {}));

/**
 * A browser may have no storage, forbid it, or be out of room; all that costs is speed.
 * @template T
 * @param {() => Promise<T>} task
 */
export async function quietly(task) {
  try {
    return await task();
  } catch {
    return undefined;
  }
}

/**
 * Keeps a lock for as long as this page or worker lives.
 * @param {string} name
 * @param {() => void} [locked] is called when it has it
 */
export const lockForLife = (name, locked) =>
  quietly(() =>
    navigator.locks.request(name, { mode: "shared" }, () => {
      locked?.();
      return new Promise(() => undefined);
    }),
  );

/**
 * A page in a sandbox may not even look at what is not for it.
 * @template T
 * @param {() => T} look
 */
export function allowed(look) {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/**
 * Reads a copy to its end.
 * @param {string} url
 * @param {Response} response
 * @param {(bytes: number) => void} tell
 */
async function copy(url, { body, headers }, tell) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    parts.push(part.value);
    tell(part.value.length);
  }
  return { url, parts, type: headers.get("Content-Type") ?? "" };
}

/**
 * Pyodide waits for ever for WebAssembly that came under a wrong type, also if it was kept so.
 * @param {string} url
 * @param {Response} response
 */
function typed(url, response) {
  const type = "application/wasm";
  if (!url.endsWith(".wasm") || response.headers.get("Content-Type") === type) return response;
  return new Response(response.body, { headers: { "Content-Type": type } });
}
