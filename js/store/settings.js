/** The settings: a few values that survive, and tell when they change. */

import { allowed } from "../engine/files.js";
import { Observed } from "../engine/observed.js";
import { LIMITS } from "../games/box.js";
import { isList, isMagic, isObject, isText } from "./shape.js";
import { KEY, readSettings } from "./stored-settings.js";

/** @typedef {{get(key: string): any, set(key: string, value: any): void}} Store */

/** The loudest volume; the least is 1, of a kind of sounds 0. */
export const LOUDEST = 10;
const DEFAULTS = {
  language: "",
  theme: "auto",
  motion: "auto",
  sound: true,
  volume: LOUDEST,
  signals: LOUDEST,
  things: LOUDEST,
  mono: false,
  letters: true,
  tips: true,
  hints: true,
  forget: 90,
};

/** What holds for one device only, and so is in no file. */
const OWN = ["promise-own", "promise-page", "spare", "fair", "kiosk"];

/** A setting in a file has at most so many letters, or it would leave no room for later ones. */
const MOST_LETTERS = 50_000;

const isSwitch = (/** @type {any} */ value) => typeof value === "boolean";

/** @param {number} least @returns {(value: any) => boolean} */
const isVolume = (least) => (value) =>
  Number.isInteger(value) && value >= least && value <= LOUDEST;

/**
 * What each setting must be; what this box does not know is a newer one's, and stays.
 * @type {Record<string, (value: any) => boolean>}
 */
const SHAPES = {
  language: isText,
  theme: (value) => ["auto", "light", "dark"].includes(value),
  motion: (value) => ["auto", "full", "still"].includes(value),
  sound: isSwitch,
  volume: isVolume(1),
  signals: isVolume(0),
  things: isVolume(0),
  mono: isSwitch,
  vibration: isSwitch,
  letters: isSwitch,
  tips: isSwitch,
  hints: isSwitch,
  forget: (value) => LIMITS.forget.includes(value),
  candle: (value) => LIMITS.candles.includes(value),
  kiosk: (value) => /^#\/g\/./.test(value?.home) && isList(value.stays, isText),
  name: isText,
  spare: isText,
  fair: isObject,
  animals: (value) => isList(value, isText),
  practice: isObject,
  played: isObject,
  pupils: isObject,
  ends: isObject,
  told: isObject,
  path: isObject,
};

/**
 * @param {Pick<Storage, "getItem" | "setItem"> & Partial<Pick<Storage, "removeItem">> | null}
 *   [storage] none where the browser keeps nothing
 * @param {Partial<Pick<Window, "addEventListener">>} [page]
 */
export function createStore(storage = allowed(() => globalThis.localStorage), page = globalThis) {
  /** @type {Record<string, any>} */
  let values = { ...DEFAULTS, ...sound(readSettings(storage)) };
  const changes = new Observed();

  /**
   * A setting made in another window is taken over, or the next setting here would overwrite it.
   */
  page.addEventListener?.("storage", ({ key }) => {
    if (key?.startsWith(KEY) === false) return;
    values = { ...DEFAULTS, ...sound(readSettings(storage)) };
    changes.show({});
  });

  return {
    /** @param {string} key */
    get: (key) => values[key],

    /** @param {string} key @param {any} value */
    set(key, value) {
      values[key] = value;
      // Where the storage is full or forbidden, the setting holds until the page is closed.
      allowed(() => storage?.setItem(KEY, JSON.stringify(values)));
      changes.show({});
    },

    /** What was set here, for a file. */
    whole: () =>
      Object.fromEntries(
        Object.entries(values).filter(([key, value]) => !OWN.includes(key) && isSet(key, value)),
      ),

    /**
     * Takes settings from a file; what is set here already stays.
     * @param {Record<string, any>} given
     */
    take(given) {
      for (const [key, value] of Object.entries(sound(given))) {
        if (OWN.includes(key) || JSON.stringify(value).length > MOST_LETTERS) continue;
        const here = values[key];
        if (isObject(here) && isObject(value)) values[key] = { ...value, ...here };
        else if (!isSet(key, here)) values[key] = value;
      }
      allowed(() => storage?.setItem(KEY, JSON.stringify(values)));
      changes.show({});
    },

    /** Removes all settings; no listener is called, so that the page stays as it is. */
    forget() {
      values = { ...DEFAULTS };
      allowed(() => storage?.removeItem?.(KEY));
    },

    /** @param {(...nothing: any[]) => void} listener hears only that something has changed */
    subscribe: (listener) => changes.subscribe(listener),
  };
}

/** The settings of which each is as it must be. @param {any} found */
const sound = (found) =>
  Object.fromEntries(
    Object.entries(isObject(found) ? found : {}).filter(
      ([key, value]) => !isMagic(key) && (SHAPES[key]?.(value) ?? true),
    ),
  );

/** Whether somebody has set it. @param {string} key @param {any} value */
const isSet = (key, value) =>
  value !== undefined && value !== /** @type {Record<string, any>} */ (DEFAULTS)[key];

/**
 * What a setting holds of a kind of game, whatever may stand there.
 * @param {Pick<Store, "get">} store
 * @param {string} key
 * @param {string} game
 * @returns {any}
 */
export function ofGame(store, key, game) {
  const all = store.get(key);
  return isObject(all) ? all[game] : undefined;
}

/**
 * Sets that part, and leaves those of other games.
 * @param {Store} store
 * @param {string} key
 * @param {string} game
 * @param {any} value
 */
export const keepOfGame = (store, key, game, value) =>
  store.set(key, { ...store.get(key), [game]: value });
