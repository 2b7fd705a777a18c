/**
 * The page's side of the service worker: when the whole site is kept, and when a newer one waits.
 */

import { allowed, lockForLife } from "../engine/files.js";
import { Observed } from "../engine/observed.js";
import { pageLock } from "../store/caches.js";
import { isEditions } from "../store/shape.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Edition } from "../games/box.js" */
/**
 * @typedef {{isKept: boolean, isMended: boolean}} Checked what the service worker found when it
 *   read back every file
 * @typedef {"none" | "getting" | "ready"} OfflineState this window keeps nothing; on the way; every
 *   file has been read back
 */

export class Offline extends Observed {
  /** @type {OfflineState} */
  state = "none";
  /** Whether a newer version waits to be taken. */
  isNewer = false;
  /**
   * The games of that version; null as long as it has not told them, and some older ones never do.
   * @type {Edition[] | null}
   */
  coming = null;
  /** Whether this page still runs a version that has been replaced, here or in another window. */
  isStale = false;
  /** Whether a kept file was damaged and has been fetched anew. */
  isMended = false;
  /** The newest one that has been seen. @type {ServiceWorkerRegistration | undefined} */
  #registration;
  /** Whose version this page is, once there is one. @type {ServiceWorker | null} */
  #mine = null;
  #keeping = Promise.resolve();
  /** The language whose words are kept. */
  #spoken = "";
  #keepSoon = () => {};
  /** The newer version that was asked for its games. @type {ServiceWorker | null} */
  #asked = null;

  /**
   * @param {object} how
   * @param {Pick<Engine, "state" | "isOver" | "subscribe">} how.engine
   * @param {boolean} how.isSite whether this is a site that can be kept
   * @param {() => string} how.language the one that is spoken: its words are kept too
   * @param {ServiceWorkerContainer} [how.container]
   */
  constructor({
    engine,
    isSite,
    language,
    container = allowed(() => globalThis.navigator?.serviceWorker),
  }) {
    super();
    this.engine = engine;
    this.language = language;
    if (!isSite || !container) return;
    this.state = "getting";
    this.#mine = container.controller;
    this.#begin(container);
  }

  /** Another language may be spoken now: its words are kept too. */
  hearLanguage() {
    if (this.state === "ready" && this.#spoken !== this.language()) this.#keepSoon();
  }

  /** Takes the newer version: every window gets it as a whole. */
  update = () => this.#registration?.waiting?.postMessage({ type: "SKIP_WAITING" });

  /** @param {ServiceWorkerContainer} workers */
  #begin(workers) {
    const keepSoon = () => {
      this.#keeping = this.#keeping.then(() => this.#keep(workers));
    };
    this.#keepSoon = keepSoon;
    let wasOver = false;
    const keepAfterStart = () => {
      // Python has its files, and need not share the line
      if (this.engine.isOver && !wasOver) keepSoon();
      wasOver = this.engine.isOver;
    };
    // the files of a version stay while a page of it is open
    lockForLife(pageLock(import.meta.url));
    workers.addEventListener("controllerchange", () => {
      if (this.#mine && this.#mine !== workers.controller) this.show({ isStale: true });
      this.#mine = workers.controller;
    });
    addEventListener("online", () => {
      if (this.state === "none") keepSoon();
    });
    this.engine.subscribe(keepAfterStart);
    keepAfterStart();
  }

  /**
   * Registers the service worker, and lets it read back all that is kept.
   * @param {ServiceWorkerContainer} workers
   */
  async #keep(workers) {
    const language = this.language();
    if (this.state === "ready" && this.#spoken === language) return;
    this.show({ state: "getting", isMended: false });
    try {
      const found = await workers.register("sw.js");
      if (found !== this.#registration) this.#watch(found);
      this.#registration = found;
      const worker = await activeOf(found);
      this.#mine ??= worker;
      const { isKept, isMended } = /** @type {Checked} */ (await ask(worker, "CHECK", language));
      this.#spoken = language;
      // What has never started here may never start: a host can send whole files so that no browser
      // runs them.
      const isReady = isKept && this.engine.state === "ready";
      this.show({ state: isReady ? "ready" : "none", isMended });
    } catch {
      this.show({ state: "none" });
    }
  }

  /** Asks the newer version for its games, once. @param {ServiceWorker | null} waiting */
  async #learn(waiting) {
    if (!waiting || waiting === this.#asked) return;
    this.#asked = waiting;
    this.show({ coming: null });
    const editions = await ask(waiting, "EDITIONS");
    if (waiting === this.#asked && isEditions(editions)) this.show({ coming: editions });
  }

  /** Sees when a newer version comes. @param {ServiceWorkerRegistration} found */
  #watch(found) {
    const look = () => {
      this.show({ isNewer: Boolean(found.active && found.waiting) });
      if (this.isNewer) this.#learn(found.waiting);
    };
    const follow = () => found.installing?.addEventListener("statechange", look);
    found.addEventListener("updatefound", follow);
    follow();
    look();
  }
}

/**
 * The service worker that keeps the site; the first one may fail on its way.
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<ServiceWorker>}
 */
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

/**
 * @param {ServiceWorker} worker
 * @param {"CHECK" | "EDITIONS"} type read back every file, or tell the games of your version
 * @param {string} [language] whose words are read back too
 * @returns {Promise<unknown>}
 */
function ask(worker, type, language) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type, language }, [port2]);
  });
}
