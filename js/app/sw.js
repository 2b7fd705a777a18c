/**
 * The service worker: keeps the whole site as one version, changes to the next one only when told
 * or when no page is open, and says that the site is kept only after it has read back every file.
 */

import { PrecacheController } from "workbox-precaching";
import { EDITIONS, pageOf, siteCache } from "../store/caches.js";

/**
 * @typedef {{url: string, revision: string | null, integrity: string, language?: string}} Kept a
 *   file of the site; language: whose words it has
 */

const worker = /** @type {any} */ (self);
/** @type {(type: string, listener: (event: any) => void) => void} */
const on = worker.addEventListener.bind(worker);
const SITE = worker.registration.scope;
worker.version = import.meta.env?.VITE_VERSION; // whoever looks at a host's files sees which these are

/**
 * Whether nobody could play without it; letters, drawings and licences may be missing.
 * @param {string} url
 */
const isNeeded = (url) => /(\/|\.(js|css|wasm|bin)|-(first|later)-[^/]*\.json)$/.test(url);

const plugin = {
  /**
   * Files whose names do not hold their version are asked for, and sent again only if they have
   * changed.
   * @param {{request: Request}} asked
   */
  requestWillFetch: async ({ request }) =>
    request.cache === "reload" ? new Request(request, { cache: "no-cache" }) : request,
  /** What is not needed and does not come holds up nothing. @param {{request: Request}} asked */
  handlerDidError: async ({ request }) => (isNeeded(request.url) ? undefined : new Response()),
};

const precache = new PrecacheController({ cacheName: siteCache(SITE), plugins: [plugin] });
/** @type {Kept[]} put here by the build */
const FILES = /** @type {any} */ (self).__WB_MANIFEST;
/** The files of languages: each is kept once somebody speaks it. */
const WORDS = FILES.filter(({ language }) => language);
precache.addToCacheList(FILES.filter(({ language }) => !language));

/** @type {Promise<Cache> | undefined} */
let opened;
const open = () => (opened ??= caches.open(siteCache(SITE)));

/** @param {{url: string}} file */
const addressOf = ({ url }) => new URL(url, SITE).href;

/**
 * The site's own files come from what is kept, those of an older version too while its page is
 * open.
 * @param {Request} request
 */
async function answer(request) {
  const found = await (await open()).match(keyOf(request.url), { ignoreVary: true });
  return found ?? fetch(request);
}

/** @param {string} address */
function keyOf(address) {
  const url = new URL(address);
  url.search = url.hash = "";
  url.pathname = url.pathname.replace(/\/index\.html$/, "/");
  return precache.getCacheKeyForURL(url.href) ?? url.href;
}

/**
 * Files with their version in the name are taken straight from what is kept, where the browser can
 * do so without asking this worker.
 * @param {any} event
 */
async function shortcut(event) {
  const source = { cacheName: siteCache(SITE) };
  const named = [...precache.getURLsToCacheKeys()].flatMap(([url, key]) =>
    url === key ? [url] : [],
  );
  const all = [...named, ...WORDS.map(addressOf)]; // what is not kept comes from the host
  await event.addRoutes?.(all.map((url) => ({ condition: { urlPattern: url }, source })));
}

/** The languages of which a version keeps something. @param {Cache} cache @returns {Promise<Set<string>>} */
async function spoken(cache) {
  const found = (await cache.keys()).map(({ url }) =>
    /\/([\w-]+)-(?:first|later)-[\w-]+\.json$/.exec(url),
  );
  return new Set(found.flatMap((match) => match?.[1] ?? []));
}

/** A new version brings the languages that are spoken here. */
async function bringWords() {
  opened = undefined;
  const cache = await open();
  const tags = await spoken(cache);
  for (const file of WORDS.filter(({ language = "" }) => tags.has(language))) {
    const url = addressOf(file);
    if (!(await fetchAnew(cache, url, url, file.integrity))) throw new Error(`no ${url}`);
  }
}

/**
 * Reads back every file, and those of a language; one that is missing or damaged is fetched once
 * more. The cache is opened anew: another window may have deleted the one that is open, and nobody
 * else would find what that holds.
 * @param {string} language
 * @returns {Promise<import("../device/offline.js").Checked>}
 */
async function check(language) {
  opened = undefined;
  const cache = await open();
  let isMended = false;
  const site = [...precache.getURLsToCacheKeys()].map(([url, key]) => {
    return { url, key, integrity: precache.getIntegrityForCacheKey(key) ?? "" };
  });
  const words = WORDS.filter((file) => file.language === language).map((file) => {
    return { url: addressOf(file), key: addressOf(file), integrity: file.integrity };
  });
  for (const file of [...site, ...words]) {
    const { url, key, integrity } = file;
    const found = await cache.match(key);
    if (await isWhole(found, integrity)) continue;
    await cache.delete(key);
    // what is missing may be in the browser's own cache; what is damaged may be so there, too
    const how = found || url !== key ? "reload" : "default";
    const isHere = await fetchAnew(cache, url, key, integrity, how).catch(() => false);
    if (!isHere && isNeeded(url)) return { isKept: false, isMended };
    isMended ||= isHere && (site.includes(file) || found !== undefined);
  }
  return { isKept: true, isMended };
}

/**
 * @param {Cache} cache
 * @param {string} url
 * @param {string} key
 * @param {string} integrity
 * @param {RequestCache} [how]
 */
async function fetchAnew(cache, url, key, integrity, how = "default") {
  const { body, headers } = await fetch(url, { cache: how, integrity });
  await cache.put(key, new Response(body, { headers }));
  return isWhole(await cache.match(key), integrity);
}

/** @param {Response | undefined} found @param {string} integrity */
async function isWhole(found, integrity) {
  if (!found) return false;
  const sum = await crypto.subtle.digest("SHA-256", await found.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}

/**
 * Drops what older versions kept, unless a page of theirs is open or a newer version is on its way.
 */
async function tidy() {
  const { installing, waiting } = worker.registration;
  const { held } = await worker.navigator.locks.query();
  const ours = new Set([...precache.getURLsToCacheKeys().values(), ...WORDS.map(addressOf)]);
  const pages = held
    .flatMap((/** @type {LockInfo} */ { name }) => pageOf(name))
    .filter((/** @type {string} */ script) => script.startsWith(SITE) && !ours.has(script));
  if (installing || waiting || pages.length) return;
  const cache = await open();
  for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url);
}

/**
 * Tells which games are in this version, before it is taken; null where its file did not come.
 * @param {any} event
 */
async function tell(event) {
  const cache = await caches.open(siteCache(SITE));
  const found = await cache.match(keyOf(`${SITE}${EDITIONS}`));
  event.ports[0].postMessage((await found?.json().catch(() => null)) ?? null);
}

/** @param {any} event */
async function report(event) {
  const found = await check(event.data.language ?? "").catch(() => ({
    isKept: false,
    isMended: false,
  }));
  event.ports[0].postMessage(found);
  // an old browser does not tell who holds a lock
  if (found.isKept) await tidy().catch(() => undefined);
}

on("install", (event) => {
  event.waitUntil(shortcut(event).catch(() => undefined)); // it only costs speed
  precache.install(event);
  event.waitUntil(bringWords());
});
on("activate", (event) => event.waitUntil(worker.clients.claim()));
on("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SITE)) event.respondWith(answer(request));
});
on("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") worker.skipWaiting();
  if (event.data?.type === "EDITIONS") event.waitUntil(tell(event));
  if (event.data?.type === "CHECK") event.waitUntil(report(event));
});
