/**
 * The room that the box takes in this browser: how much, for how long, and how it is given back.
 */

import { allowed, quietly } from "../engine/files.js";
import { everybody } from "./stored.js";

/**
 * @typedef {{bytes: number | null, games: number, isPromised: boolean | null}} Space null: the
 *   browser does not say
 * @typedef {"site" | "all"} What "site": what can be fetched again; "all": saved games, kept
 *   practices, class sets, puzzles, own bots and settings of everybody too
 * @typedef {{storage?: Partial<StorageManager>, serviceWorker?: Pick<ServiceWorkerContainer,
 *   "getRegistration">, onLine?: boolean}} Device
 * @typedef {import("./stored.js").Shared & {isOwn?: () => boolean, device?: Device, site?: string,
 *   caches?: Pick<CacheStorage, "keys" | "delete">}} Parts
 * isOwn: whether the box is installed, and so has a place of its own; site: the address of the
 * site's folder; caches: what can be fetched again
 */

/** A host that does not answer for this long cannot be reached, in ms. */
const PATIENCE = 2_500;

/** @param {Parts} parts */
export function createSpace({
  isOwn = () => false,
  device = navigator,
  site = allowed(() => new URL("./", location.href).href) ?? location.href,
  caches = allowed(() => globalThis.caches),
  ...stored
}) {
  const { store } = stored;
  const [storage, serviceWorker] = [device.storage, allowed(() => device.serviceWorker)];
  let isAsked = false;

  /** First the service worker, then its files, or it would fetch them again. */
  async function emptySite() {
    await quietly(async () => (await serviceWorker?.getRegistration(site))?.unregister());
    const names = (await quietly(async () => caches?.keys())) ?? [];
    for (const name of names.filter((name) => name.endsWith(site)))
      await quietly(async () => caches?.delete(name));
  }

  return {
    /** Whether the browser tells how much room is taken. */
    isMeasured: Boolean(storage?.estimate),
    /** Whether the browser promises anything at all. */
    isPromising: Boolean(storage?.persisted),
    /** Whether anything that can be fetched again is kept apart from the rest. */
    hasSite: Boolean(caches || serviceWorker),

    /** @returns {Promise<Space>} */
    async measure() {
      const bytes = (await quietly(async () => storage?.estimate?.()))?.usage ?? null;
      const isPromised = (await quietly(async () => storage?.persisted?.())) ?? null;
      const games = await Promise.all(everybody(stored).map(({ saves }) => saves.list()));
      return { bytes, isPromised, games: games.flat().length };
    },

    /**
     * Asks the browser, once, to keep everything for good; a box with a place of its own may ask
     * anew.
     */
    async persist() {
      const answered = isOwn() ? "promise-own" : "promise-page";
      if (isAsked || !storage?.persist || store.get(answered) !== undefined) return;
      isAsked = true;
      const answer = await quietly(async () => storage.persist?.());
      if (answer !== undefined) store.set(answered, answer);
    },

    /** @param {What} what */
    async empty(what) {
      await emptySite();
      if (what === "site") return;
      await emptyAll(stored);
    },

    /** Whether the box could not be fetched again just now. */
    async isCutOff() {
      if (!site.startsWith("http")) return false;
      if (device.onLine === false) return true;
      // The service worker answers no HEAD, so this asks the host itself.
      const asked = quietly(() =>
        fetch(site, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }),
      );
      return (await asked) === undefined;
    },
  };
}

/** All that anybody has kept here goes. @param {import("./stored.js").Shared} stored */
async function emptyAll(stored) {
  for (const { saves, results, sets, puzzles, bots } of everybody(stored))
    for (const entries of [saves, results, sets, puzzles, bots])
      for (const { id } of await entries.list()) await entries.remove(id);
  stored.store.forget();
  stored.profiles.forgetAll();
}
