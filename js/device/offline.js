/** The page's side of the service worker: when the whole site is kept, and when a newer one waits. */

import { allowed, quietly } from "../engine/files.js";
import { pageLock } from "../storage/kept.js";

/**
 * @typedef {{isKept: boolean, isMended: boolean}} Checked what the service worker found when it read back every file
 * @typedef {"none" | "getting" | "ready"} OfflineState this window keeps nothing; on the way; every file has been read back
 */

/**
 * @param {object} how
 * @param {Pick<ReturnType<typeof import("../engine/engine.js").createEngine>, "state" | "isOver" | "subscribe">} how.engine
 * @param {boolean} how.isSite whether this is a site that can be kept
 * @param {ServiceWorkerContainer} [how.container]
 */
export function createOffline({
  engine,
  isSite,
  container = allowed(() => globalThis.navigator?.serviceWorker),
}) {
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** The newest one that has been seen. @type {ServiceWorkerRegistration | undefined} */
  let registration;
  /** Whose version this page is, once there is one. */
  let mine = container?.controller ?? null;
  let wasOver = false;
  let keeping = Promise.resolve();

  const offline = {
    /** @type {OfflineState} */
    state: isSite && container ? "getting" : "none",
    /** Whether a newer version waits to be taken. */
    isNewer: false,
    /** Whether this page still runs a version that has been replaced, here or in another window. */
    isStale: false,
    /** Whether a kept file was damaged and has been fetched anew. */
    isMended: false,
    /** Takes the newer version: every window gets it as a whole. */
    update: () => registration?.waiting?.postMessage({ type: "SKIP_WAITING" }),
    /** @param {() => void} listener */
    subscribe: (listener) => void listeners.add(listener),
  };

  /** @param {Partial<typeof offline>} news */
  function show(news) {
    Object.assign(offline, news);
    for (const listener of listeners) listener();
  }

  /** Registers the service worker, and lets it read back all that is kept. @param {ServiceWorkerContainer} workers */
  async function keep(workers) {
    if (offline.state === "ready") return;
    show({ state: "getting", isMended: false });
    try {
      const found = await workers.register("sw.js");
      if (found !== registration) watch(found);
      registration = found;
      const worker = await activeOf(found);
      mine ??= worker;
      const { isKept, isMended } = await ask(worker);
      // What has never started here may never start: a host can send whole files so that no browser runs them.
      show({ state: isKept && engine.state === "ready" ? "ready" : "none", isMended });
    } catch {
      show({ state: "none" });
    }
  }

  /** @param {ServiceWorkerRegistration} found */
  function watch(found) {
    const look = () => show({ isNewer: Boolean(found.active && found.waiting) });
    const follow = () => found.installing?.addEventListener("statechange", look);
    found.addEventListener("updatefound", follow);
    follow();
    look();
  }

  /** @param {ServiceWorkerContainer} workers */
  function begin(workers) {
    const keepSoon = () => {
      keeping = keeping.then(() => keep(workers));
    };
    const keepAfterStart = () => {
      if (engine.isOver && !wasOver) keepSoon(); // Python has its files, and need not share the line
      wasOver = engine.isOver;
    };
    // The files of a version stay for as long as a page of it is open.
    quietly(() =>
      navigator.locks.request(
        pageLock(import.meta.url),
        { mode: "shared" },
        () => new Promise(() => undefined),
      ),
    );
    workers.addEventListener("controllerchange", () => {
      if (mine && mine !== workers.controller) show({ isStale: true });
      mine = workers.controller;
    });
    addEventListener("online", () => {
      if (offline.state === "none") keepSoon();
    });
    engine.subscribe(keepAfterStart);
    keepAfterStart();
  }

  if (isSite && container) begin(container);
  return offline;
}

/** The service worker that keeps the site; the first one may fail on its way. @param {ServiceWorkerRegistration} registration @returns {Promise<ServiceWorker>} */
function activeOf(registration) {
  return new Promise((resolve, reject) => {
    const coming = registration.installing ?? registration.waiting;
    const look = () => {
      if (registration.active) resolve(registration.active);
      else if (!coming || coming.state === "redundant")
        reject(new Error("The site could not be kept."));
    };
    coming?.addEventListener("statechange", look);
    look();
  });
}

/** Lets the service worker read back every file. @param {ServiceWorker} worker @returns {Promise<Checked>} */
function ask(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: "CHECK" }, [port2]);
  });
}
