/** What the device keeps, by kind: how Python is given it, and how its answer is stored. */

import { keepBegun } from "../app/page-parts.js";
import { wordsOf } from "../app/page-words.js";
import { isSite } from "../engine/source.js";
import { LIDS, LIMITS } from "../games/box.js";
import { hasAddress } from "../links/address.js";
import { addressOf, isOnlyHere, openLink } from "../links/link.js";
import { ANIMALS } from "../table/animals.js";
import { namesOf } from "../table/players.js";
import { replaced } from "./bots.js";
import { entryOf, keepPuzzles, puzzlesHere } from "./path.js";
import { previewed, previewFrom } from "./preview.js";
import { mayWatch } from "./saves.js";
import { decisionsIn, idOf } from "./sets.js";

/** @import { Where } from "../app/page.js" */
/** @import { Words } from "../app/page-words.js" */
/** @import { StoredResult, StoredSet } from "./sets.js" */
/**
 * @typedef {Pick<App,
 *   "store" | "puzzles" | "sets" | "engine" | "t" | "install" |
 *   "platform" | "saves" | "bots" | "words" | "space" | "offline" | "results">} Device
 */
/**
 * @typedef {object} Taken what was read of a kind, and how an answer to it is stored
 * @property {unknown} given
 * @property {(value: any) => unknown} keep
 */

/** What can only be read. @param {unknown} given @returns {Taken} */
const readOnly = (given) => ({ given, keep: () => undefined });

/** A setting. @param {string} name @returns {(device: Device) => Taken} */
const setting =
  (name) =>
  ({ store }) => ({
    given: store.get(name) ?? null,
    keep: (value) =>
      JSON.stringify(value ?? null) !== JSON.stringify(store.get(name) ?? null) &&
      store.set(name, value ?? undefined),
  });

/** The sets whose pages are open. @type {WeakMap<Where, StoredSet>} */
const OPEN = new WeakMap();

/** @type {(keyof StoredResult)[]} */
const OF_ALL = ["id", "text", "name", "when", "came", "origin", "players", "unchecked", "unread"];

/** A result as its table needs it; one of an older box has only scores. @param {StoredResult} result */
const givenResult = (result) =>
  Object.fromEntries(
    [...OF_ALL, "nameless", result.tries ? "tries" : "scores"].map((name) => [
      name,
      result[/** @type {keyof StoredResult} */ (name)],
    ]),
  );

/**
 * The set of this name, with what the teacher has decided of it, and its results.
 * @param {Device} device
 * @param {string} [id]
 * @param {StoredSet} [here] if it is not there any more
 * @returns {Promise<Taken & {stored?: StoredSet}>}
 */
async function classOf({ sets: all, space, t }, id, here) {
  const { sets, results } = await all.all();
  const stored = sets.find((one) => one.id === id) ?? here;
  if (!stored) return readOnly(null);
  const own = results.filter(({ key }) => key === stored.key);
  const animals = Object.fromEntries(ANIMALS.map((it) => [it, t(`animal-${it}`)]));
  return {
    stored,
    given: {
      ...{ id, key: stored.key, set: stored.set, ...decisionsIn(stored) },
      ...{ results: own.map(givenResult), child: t("class-child"), animals },
    },
    async keep({ add = [], change = [], remove = [], decided, gone }) {
      if (gone) return all.removeSet(stored);
      if (add.length) await all.add(stored, add);
      if (add.length) space.persist();
      for (const news of change) {
        const here = own.find((one) => one.id === news.id);
        if (here) await all.put({ ...here, ...news });
      }
      for (const one of remove) await all.remove(one);
      if (decided) await all.put({ ...((await all.get(stored.id)) ?? stored), ...decided });
    },
  };
}

/**
 * @typedef {Record<string, any>} Fields the answers on the page
 * @type {Record<string, (device: Device, where: Where, fields: Fields) => Taken | Promise<Taken>>}
 */
const KINDS = {
  /** The set whose old names go now. */
  ageing: (device, _, { ageing = "" }) => (ageing ? classOf(device, ageing) : readOnly(null)),
  /** The code on the bench of each game; another bot takes its place, and it stays as an earlier one. */
  bench: async (device) => {
    const { bots } = device;
    const own = (await Promise.all(LIDS.map(({ name }) => bots.get(name)))).filter((one) => !!one);
    return {
      given: Object.fromEntries(own.map(({ id, code }) => [id, code])),
      keep: async (/** @type {Record<string, {code: string, author: Words}>} */ taken) => {
        for (const [id, { code, author }] of Object.entries(taken)) {
          const next = { code, author: wordsOf(device, author) };
          const bot = own.find((one) => one.id === id);
          await bots.put(bot ? replaced(bot, next, Date.now()) : { id, ...next });
        }
      },
    };
  },
  /**
   * The set of the address. It stays as long as its page is open, also where another window has
   * deleted it: results go with their set.
   */
  class: async (device, where) => {
    const taken = await classOf(device, where.params[0], OPEN.get(where));
    if (taken.stored) OPEN.set(where, taken.stored);
    return taken;
  },
  /**
   * addressed: the page has an address; shared: one that other devices can open. site: it comes
   * from the internet; own: as an app of its own.
   */
  device: ({ sets, saves, platform, install }) =>
    readOnly({
      keeps: sets.isStored(),
      saves: saves.isStored(),
      platform: Boolean(platform?.isHeard),
      site: isSite,
      own: install.isOwn(),
      way: install.way,
      addressed: hasAddress(),
      shared: !isOnlyHere(addressOf("")),
    }),
  draft: setting("draft"),
  forget: setting("forget"),
  /** own: the page was opened from a place of its own; offer: the browser would give it one. */
  install: ({ install, offline }) =>
    readOnly({
      device: install.device,
      way: install.way,
      done: install.isDone,
      own: install.isOwn(),
      secure: !isSite || install.isSecure(),
      offer: Boolean(install.offer),
      kept: !isSite || offline.state !== "none",
    }),
  /** title: in the reader's language; it stands in the link of a lesson's set too. */
  lessons: async ({ t }) => {
    const all = await import("./lessons.js").then(({ LESSONS }) => LESSONS).catch(() => null);
    const titled = all?.map((it) => ({ ...it, title: t(`ready-${it.name}-title`) }));
    return readOnly(titled ?? null);
  },
  /** Of a set that hides the rest of the box. */
  kiosk: setting("kiosk"),
  name: setting("name"),
  /** Sets to keep, beside those that are here. */
  new_sets: ({ sets, space }) => ({
    given: null,
    async keep(made) {
      for (const set of made) await sets.add(set, []);
      space.persist();
    },
  }),
  /** What a teacher's tablet that looks on is told of the pupil; nothing of it is stored. */
  onlook: () => ({
    given: null,
    keep: (told) => void import("../near/onlook.js").then(({ show }) => show(told), console.error),
  }),
  /** The puzzles with their games, and what the players are called there. */
  own_puzzles: async (device) => {
    const here = await puzzlesHere(device);
    return readOnly(
      here.map((it) => ({ id: it.id, record: it.record, ply: it.ply, names: namesOf(device, it) })),
    );
  },
  path: setting("path"),
  /** The saved game of the address, which may go; closed: it may not be watched yet. */
  played: async ({ saves }, { query: { game = "" } }) => {
    const save = game ? await saves.get(game) : null;
    const round = Boolean(save?.round);
    return {
      given: save && {
        ...{ id: game, when: save.updated, record: save.record, round },
        closed: !mayWatch(save),
      },
      keep: () => saves.remove(game),
    };
  },
  practice: setting("practice"),
  practices: async ({ results }) => ({
    given: { listed: await results.list(), keeps: results.isStored() },
    async keep(news) {
      if (news.add) await results.put(news.add);
      if (news.remove) await results.remove(news.remove);
    },
  }),
  preview: () => ({ given: previewed(), keep: ({ key, from }) => previewFrom(key, from) }),
  /** A learning platform may still be bringing what it knows of a pupil. */
  pupils: async (device) => {
    await device.platform?.ready;
    return setting("pupils")(device);
  },
  puzzles: async ({ puzzles }) => {
    const here = await puzzlesHere({ puzzles });
    return { given: here.map(entryOf), keep: (stay) => keepPuzzles(puzzles, here, [], stay) };
  },
  /** What is in the tables of this device, and one more result. */
  results: async ({ sets, space }) => {
    const all = await sets.all();
    return {
      given: {
        keys: all.sets.map(({ key }) => key),
        results: all.results.map(({ id, key }) => ({ id, key })),
      },
      async keep({ set, result }) {
        await sets.add(set, [result]);
        space.persist();
      },
    };
  },
  /** came: when each result came that has a name, in ms; null of an older box. */
  set_list: async (device) => {
    const { sets, results, damaged } = await device.sets.all();
    const listed = sets.map(({ id, key, made, set: { title, tasks } }) => {
      const own = results.filter((one) => one.key === key);
      const came = own.flatMap((one) => (one.nameless ? [] : (one.came ?? null)));
      return { id, title, made, tasks: tasks.length, results: own.length, came };
    });
    return {
      given: { sets: listed, damaged },
      keep: ({ remove = [] }) =>
        Promise.all(remove.map((/** @type {string} */ id) => device.sets.remove(id))),
    };
  },
  /** The games that whoever plays the set of the address here has begun of it. */
  tries: async (device, { params: [key = ""] }) => {
    await device.platform?.ready;
    return {
      given: (await gamesHere(device, key)).given,
      async keep({ add }) {
        for (const { begin, ...more } of add) await keepBegun(device, begin, more);
      },
    };
  },
  /** The saved games that may be the one of the link in the address; their moves can be stored. */
  twins: async (device, { params: [text = ""] }) => {
    const { opened } = await openLink(device, text);
    const shared = opened && "record" in opened ? opened.record : null;
    const saves = shared ? await device.saves.list() : [];
    const given = saves.flatMap(({ save }) =>
      save && save.record.seed === shared?.seed
        ? [{ id: save.id, record: save.record, task: "task" in save }]
        : [],
    );
    return {
      given,
      keep: async (/** @type {Record<string, GameRecord["moves"]>} */ moved) => {
        for (const { save } of saves) {
          const moves = save && moved[save.id];
          if (moves) await device.saves.put({ ...save, record: { ...save.record, moves } });
        }
      },
    };
  },
};

/**
 * The games of a set that whoever plays it on this device has begun, also as Python takes them.
 * @param {Pick<App, "saves" | "store">} device
 * @param {string} key
 */
export async function gamesHere({ saves, store }, key) {
  const round = store.get("pupils")?.[idOf(key)]?.round ?? 0;
  const own = (await saves.tasks()).filter(({ task }) => task?.set === key && task.round === round);
  return { saves: own, given: toldGames(own) };
}

/**
 * So much of a request may hold games, in letters; the rest is for all else.
 */
const ROOM = 0.8 * LIMITS.request;

/**
 * The saved games as Python takes them; the oldest ones without their moves, if all are too much.
 * @param {Save[]} games the newest first
 */
function toldGames(games) {
  let room = ROOM;
  return games.map(({ id, done, task, record: { moves }, code }) => {
    room -= JSON.stringify([moves, code]).length;
    const { number, round, nth } = task ?? {};
    const played = room > 0 ? { moves, code } : { moves: null };
    return { id, done, task: { number, round, nth }, ...played };
  });
}

/**
 * Each of these kinds, read once: what Python is given of them, and what stores its answer.
 * @param {Device} device
 * @param {string[]} kinds
 * @param {Where} where what the address says
 * @param {Fields} [fields]
 */
export async function takeAll(device, kinds, where, fields = {}) {
  const taken = await Promise.all(kinds.map(async (kind) => KINDS[kind]?.(device, where, fields)));
  const byKind = new Map(kinds.map((kind, i) => [kind, taken[i]]));
  return {
    given: Object.fromEntries(kinds.map((kind) => [kind, byKind.get(kind)?.given])),

    /** @param {Record<string, unknown>} [values] by kind */
    async keepAll(values = {}) {
      for (const [kind, value] of Object.entries(values)) await byKind.get(kind)?.keep(value);
    },
  };
}

/**
 * What Python would be given of these kinds, which can be read at once.
 * @param {Device} device
 * @param {string[]} kinds
 * @param {Where} where
 * @returns {Record<string, any>}
 */
export const readAtOnce = (device, kinds, where) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, /** @type {any} */ (KINDS[kind]?.(device, where, {}))?.given]),
  );
