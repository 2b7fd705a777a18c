/**
 * The service worker: keeps the whole site as one version, and changes to the next one only when told.
 */

import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import built from "../build/engine.json";

const worker = /** @type {any} */ (self);
/** The list of all files, put here by the build. @type {any[]} */
const FILES = /** @type {any} */ (self).__WB_MANIFEST;

/** Tells the page how many bytes of the site have come, since only this worker sees them. @param {number} bytes */
async function tell(bytes) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage({ bytes });
}

/** @param {Response} response a copy that counts what passes through it */
function counted(response) {
  if (!response.body) return response;
  const counter = new TransformStream({
    transform(part, out) {
      tell(part.length);
      out.enqueue(part);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}

/** What Python needs, which is nearly all of the site. */
const COUNTED = [built.pyodide, built.engine, built.library];

/** @param {string} url */
const isCounted = (url) => COUNTED.some((name) => url.includes(`/${name}`));

addPlugins([{ fetchDidSucceed: async ({ request, response }) => (isCounted(request.url) ? counted(response) : response) }]);
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.type === "SKIP_WAITING") worker.skipWaiting();
});
