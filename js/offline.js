/** The page's side of the service worker: when the whole site is kept, and when a newer one waits. */

import { Workbox } from "workbox-window";
import { allowed, quietly } from "./files.js";
import { pageLock } from "./kept.js";

/**
 * @typedef {{isKept: boolean, isMended: boolean}} Checked what the service worker found when it read back every file
 * @typedef {"none" | "getting" | "ready"} OfflineState this window keeps nothing; on the way; every file has been read back
 */

/**
 * @param {object} how
 * @param {Promise<void>} how.first what to wait for: Python has its files, and need not share the line
 * @param {boolean} how.isSite whether this is a site that can be kept
 */
export function createOffline({ first, isSite }) {
  const container = allowed(() => globalThis.navigator?.serviceWorker);
  const workbox = isSite && container && import.meta.env.PROD ? new Workbox("sw.js") : null;
  /** @type {Set<() => void>} */
  const listeners = new Set();

  const offline = {
    /** @type {OfflineState} */
    state: workbox ? "getting" : "none",
    /** Whether a newer version waits to be taken. */
    isNewer: false,
    /** Whether this page still runs a version that another window has replaced. */
    isStale: false,
    /** Whether a kept file was damaged and has been fetched anew. */
    isMended: false,
    /** Takes the newer version: every window gets it as a whole. */
    update: () => workbox?.messageSkipWaiting(),
    /** @param {() => void} listener */
    subscribe: (listener) => void listeners.add(listener),
  };

  /** @param {Partial<typeof offline>} news */
  function show(news) {
    Object.assign(offline, news);
    for (const listener of listeners) listener();
  }

  /** The files of a version stay for as long as a page of it is open. */
  const holdFiles = () => quietly(() => navigator.locks.request(
    pageLock(import.meta.url), { mode: "shared" }, () => new Promise(() => undefined)));

  /** @param {() => Promise<ServiceWorkerRegistration | undefined>} register */
  async function keep(register) {
    show({ state: "getting" });
    try {
      const registration = await register();
      const worker = registration?.active ?? (await navigator.serviceWorker.ready).active;
      const { isKept, isMended } = await ask(worker);
      show({ state: isKept ? "ready" : "none", isMended });
    } catch {
      show({ state: "none" });
    }
  }

  /** @param {Workbox} box */
  function begin(box) {
    box.addEventListener("waiting", () => show({ isNewer: true }));
    box.addEventListener("controlling", ({ isUpdate }) => { if (isUpdate) show({ isStale: true }); });
    box.addEventListener("redundant", () => { if (offline.state !== "ready") show({ state: "none" }); });
    addEventListener("online", () => { if (offline.state === "none") keep(() => navigator.serviceWorker.register("sw.js")); });
    keep(() => box.register({ immediate: true }));
  }

  if (workbox) {
    holdFiles();
    first.then(() => begin(workbox));
  }
  return offline;
}

/** Lets the service worker read back every file. @param {ServiceWorker | null} worker @returns {Promise<Checked>} */
function ask(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker?.postMessage({ type: "CHECK" }, [port2]);
  });
}
