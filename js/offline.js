/** The page's side of the service worker: when the site is kept, and when a newer one waits. */

import { Workbox } from "workbox-window";

/** Without a sign of life from the service worker for this long, Python starts without it, in ms. */
const PATIENCE = 3_000;

/** @param {{bytes: (loaded: number) => void}} tell */
export function createOffline(tell) {
  const container = globalThis.navigator?.serviceWorker;
  const workbox = container && import.meta.env.PROD ? new Workbox("sw.js") : null;
  /** @type {Set<() => void>} */
  const listeners = new Set();

  const offline = {
    /** "none": this window keeps nothing; "getting"; "ready": the whole site is kept. @type {"none" | "getting" | "ready"} */
    state: workbox ? "getting" : "none",
    /** Whether a newer version waits to be taken. */
    isNewer: false,
    /** Whether this page still runs a version that another window has replaced. */
    isStale: false,
    /** Settles when Python may start: the site is kept, or will not be. */
    settled: workbox && container ? settle() : Promise.resolve(),
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

  /** @returns {Promise<void>} */
  function settle() {
    return new Promise((resolve) => {
      let loaded = 0;
      let timer = setTimeout(resolve, PATIENCE);
      container.addEventListener("message", ({ data }) => {
        if (!data?.bytes) return;
        clearTimeout(timer);
        timer = setTimeout(resolve, PATIENCE);
        tell.bytes((loaded += data.bytes));
      });
      container.addEventListener("controllerchange", () => resolve());
      if (container.controller) resolve();
      register(resolve);
    });
  }

  /** @param {() => void} resolve */
  async function register(resolve) {
    if (!workbox) return;
    workbox.addEventListener("waiting", () => show({ isNewer: true }));
    workbox.addEventListener("controlling", ({ isUpdate }) => show(isUpdate ? { isStale: true } : { state: "ready" }));
    workbox.addEventListener("redundant", () => { if (offline.state !== "ready") show({ state: "none" }); resolve(); });
    try {
      const registration = await workbox.register({ immediate: true });
      if (registration?.active) {
        show({ state: "ready" });
        resolve();
      }
    } catch {
      show({ state: "none" });
      resolve();
    }
  }

  return offline;
}
