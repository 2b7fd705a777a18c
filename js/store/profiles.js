/**
 * Who plays on this device: children who share it, each with things of its own, or a guest, of whom
 * nothing is kept.
 */

import { allowed } from "../engine/files.js";
import { animalsIn } from "../table/animals.js";
import { inMemory, openDatabase } from "./database.js";
import { isId, isList, isText } from "./shape.js";
import { KEY, readSettings } from "./stored-settings.js";

/** @import { Entries } from "./database.js" */
/**
 * @typedef {{id: string, name: string, animal: string}} Profile id: "" of the first one, whose
 *   things are those of a device that nobody shares; name, animal: "" where nobody has chosen
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Kept
 */

/** Where the list of them lies, and in the window of a guest that it is one. */
const LIST = `${KEY}-profiles`;
const GUEST = `${KEY}-guest`;

/** Where a child's own settings lie. @param {string} id */
const keyOf = (id) => (id ? `${KEY}~${id}` : KEY);

/** The settings that are each child's own; all others are the device's. */
const OWN = ["name", "animals", "practice", "played", "ends", "told", "path", "tips", "hints"];

/** A guest sees none of these either, and no browser is asked to keep anything of one. */
const UNSEEN = [...OWN, "pupils", "draft", "spare", "fair", "kiosk"];
const UNASKED = { "promise-own": false, "promise-page": false };

/** @param {any} values @param {boolean} isOwn */
const part = (values, isOwn, own = OWN) =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([key]) => own.includes(key) === isOwn));

/** Of settings those that are a child's own. @param {any} values */
export const ownSettings = (values) => part(values, true);

/** Of settings those of the device. @param {any} values */
export const sharedSettings = (values) => part(values, false);

/** Of whom the list says nothing. @type {Profile} */
export const FIRST = { id: "", name: "", animal: "" };

/** @param {any} one @returns {one is Profile} */
export const isProfile = (one) =>
  (one?.id === "" || isId(one?.id)) && isText(one.name) && isText(one.animal);

export class Profiles {
  /**
   * @param {Kept | null} [storage] none where the browser keeps nothing
   * @param {Kept | null} [session] what lasts as long as this window
   * @param {(name: string, store: string) => Entries} [open] a database of the browser
   */
  constructor(
    storage = allowed(() => globalThis.localStorage) ?? null,
    session = allowed(() => globalThis.sessionStorage) ?? null,
    open = openDatabase,
  ) {
    this.storage = storage;
    this.session = session;
    this.isGuest = allowed(() => session?.getItem(GUEST)) === GUEST;
    this.open = this.isGuest ? inMemory : open;
    /** Who plays in this window, until it is loaded anew. */
    this.now = this.isGuest ? FIRST : this.#next();
  }

  /** All who share the device, one at least. @returns {Profile[]} */
  get all() {
    const { all } = this.#read();
    const sound = isList(all, () => true) ? all.filter(isProfile) : [];
    return sound.length ? sound : [FIRST];
  }

  /** Whether another window has said that somebody else plays. */
  get isStale() {
    return !this.isGuest && this.#next().id !== this.now.id;
  }

  /** Whether another window has taken whoever plays here off the device. */
  get isGone() {
    return !this.isGuest && this.all.every(({ id }) => id !== this.now.id);
  }

  /** Whether the browser keeps who plays. */
  get isKept() {
    return Boolean(this.storage && this.session);
  }

  /** @returns {Profile} who plays once the page is loaded anew */
  #next() {
    const { now } = this.#read();
    return this.all.find(({ id }) => id === now) ?? this.all[0] ?? FIRST;
  }

  /** @returns {any} */
  #read() {
    return readSettings(this.storage, LIST) ?? {};
  }

  /**
   * With the name and the animal that a child has chosen at a table, where the list has none.
   * @param {Profile} profile
   * @returns {Profile}
   */
  called = ({ id, name, animal }) => {
    const own = readSettings(this.storage, keyOf(id));
    const [first = ""] = animalsIn(own?.animals);
    return { id, name: name || (isText(own?.name) ? own.name : ""), animal: animal || first };
  };

  /** @param {Profile[]} all @param {string} [now] who plays once the page is loaded anew */
  keep(all, now = this.#next().id) {
    if (all.length) this.storage?.setItem(LIST, JSON.stringify({ now, all }));
    else this.storage?.removeItem(LIST);
  }

  /** Somebody of the list plays once the page is loaded anew. @param {string} id */
  choose(id) {
    if (this.#next().id !== id) this.keep(this.all, id);
    this.session?.removeItem(GUEST);
  }

  /** A guest plays in this window, once it is loaded anew. */
  receive() {
    this.session?.setItem(GUEST, GUEST);
  }

  /** The settings of a child go; what the device settles stays. @param {string} id */
  forget(id) {
    if (id) return this.storage?.removeItem(keyOf(id));
    this.storage?.setItem(KEY, JSON.stringify(sharedSettings(readSettings(this.storage))));
  }

  /** From now on nobody shares the device. */
  forgetAll() {
    if (this.isGuest) return;
    const others = this.all.flatMap(({ id }) => (id ? keyOf(id) : []));
    for (const key of [LIST, ...others]) allowed(() => this.storage?.removeItem(key));
  }

  /**
   * Where the settings of a child lie, together with those of the device.
   * @param {string} id
   * @returns {Kept | null}
   */
  settingsOf(id) {
    const { storage } = this;
    const shared = () => sharedSettings(readSettings(storage));
    if (this.isGuest) {
      const seen = { ...part(shared(), false, UNSEEN), ...UNASKED };
      return { getItem: () => JSON.stringify(seen), setItem() {}, removeItem() {} };
    }
    const listed = () => this.all.find((it) => it.id === id) ?? FIRST;
    const { name, animal } = listed();
    if (!storage || !(id || name || animal)) return storage;
    const own = () => ownSettings(readSettings(storage, keyOf(id)));
    return {
      getItem() {
        const { name, animal } = listed(); // another window may have changed them
        const { animals, ...rest } = own();
        const faces = animal ? animalsIn([animal, ...animalsIn(animals)]) : animals;
        const called = { ...rest, ...(faces && { animals: faces }), ...(name && { name }) };
        return JSON.stringify({ ...shared(), ...called });
      },
      setItem(_, text) {
        const values = JSON.parse(text);
        const first = ownSettings(id ? readSettings(storage) : values);
        if (id) storage.setItem(keyOf(id), JSON.stringify(ownSettings(values)));
        storage.setItem(KEY, JSON.stringify({ ...sharedSettings(values), ...first }));
      },
      removeItem: () => storage.removeItem(KEY),
    };
  }
}
