// The room that the box takes: what is told of it, what the browser promises, and how it is given
// back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSpace } from "../../../js/store/free-space.js";
import { Profiles } from "../../../js/store/profiles.js";
import { createStore } from "../../../js/store/settings.js";

const SITE = "https://host.example/box/";
const NEIGHBOURS = [
  "chocobox-site https://host.example/",
  "chocobox-site https://host.example/box/next/",
  "their-cache",
];
const OURS = [`chocobox-site ${SITE}`, `chocobox-snapshot ${SITE}`, `workbox-precache-v2-${SITE}`];

/** A browser that notes what is done, in order. @param {{answer?: boolean | Error}} [how] */
function browser({ answer = true } = {}) {
  /** @type {string[]} */
  const done = [];
  const names = [...NEIGHBOURS, ...OURS];
  const games = ["a", "b", "torn"];
  const values = new Map([["chocobox", JSON.stringify({ sound: false })]]);
  const local = {
    getItem: (/** @type {string} */ key) => values.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void values.set(key, text),
    removeItem: (/** @type {string} */ key) => {
      done.push("settings");
      values.delete(key);
    },
  };
  const say = async () => {
    done.push("asked");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  /** @type {any} */
  const device = {
    done,
    names,
    games,
    values,
    store: createStore(local),
    profiles: new Profiles(null, null),
    reopened: () => createStore(local),
    site: SITE,
    saves: {
      list: async () => games.map((id) => /** @type {any} */ ({ id })),
      remove: async (/** @type {string} */ id) => {
        done.push(id);
        games.splice(games.indexOf(id), 1);
      },
    },
    results: {
      list: async () => [{ id: "practice", result: null }],
      remove: async (/** @type {string} */ id) => void done.push(id),
    },
    sets: {
      list: async () => [{ id: "set" }, { id: "result" }],
      remove: async (/** @type {string} */ id) => void done.push(id),
    },
    bots: {
      list: async () => [{ id: "bot" }],
      remove: async (/** @type {string} */ id) => void done.push(id),
    },
    puzzles: {
      list: async () => [{ id: "puzzle" }],
      remove: async (/** @type {string} */ id) => void done.push(id),
    },
    device: {
      storage: {
        persist: say,
        persisted: async () => answer === true,
        estimate: async () => ({ usage: 12_345_678, quota: 1e9 }),
      },
      serviceWorker: /** @type {any} */ ({
        getRegistration: async () => ({ unregister: async () => done.push("unregistered") }),
      }),
    },
    caches: {
      keys: async () => [...names],
      delete: async (/** @type {string} */ name) => {
        done.push(name);
        return Boolean(names.splice(names.indexOf(name), 1));
      },
    },
  };
  return device;
}

test("it tells how much is kept, and whether it may stay", async () => {
  const room = createSpace(browser());
  assert.deepEqual(await room.measure(), { bytes: 12_345_678, games: 3, isPromised: true });
  assert.deepEqual([room.isMeasured, room.isPromising, room.hasSite], [true, true, true]);
});

test("a browser without any of it is told of as far as it goes", async () => {
  const bare = { ...browser(), device: {}, caches: /** @type {any} */ (null) };
  const room = createSpace(bare);
  assert.deepEqual(await room.measure(), { bytes: null, games: 3, isPromised: null });
  assert.deepEqual([room.isMeasured, room.isPromising, room.hasSite], [false, false, false]);
  await room.persist();
  await room.empty("all");
  assert.deepEqual(bare.games, []);
});

for (const answer of [true, false]) {
  test(`the browser is asked once for its promise, and its ${answer ? "yes" : "no"} is remembered`, async () => {
    const some = browser({ answer });
    const room = createSpace(some);
    await Promise.all([room.persist(), room.persist()]);
    await createSpace({ ...some, store: some.reopened() }).persist();
    assert.deepEqual(some.done, ["asked"]);
    assert.equal(some.reopened().get("promise-page"), answer);
  });
}

test("a box that has got a place of its own may ask anew", async () => {
  const some = browser({ answer: false });
  await createSpace(some).persist();
  await createSpace({ ...some, store: some.reopened(), isOwn: () => true }).persist();
  assert.deepEqual(some.done, ["asked", "asked"]);
});

test("a question that fails does no harm and is no answer", async () => {
  const some = browser({ answer: new Error("not here") });
  await createSpace(some).persist();
  assert.equal(some.reopened().get("promise-page"), undefined);
});

test("what can be fetched again goes, after the service worker; what others keep there stays", async () => {
  const some = browser();
  await createSpace(some).empty("site");
  assert.deepEqual(some.done, ["unregistered", ...OURS]);
  assert.deepEqual(some.names, NEIGHBOURS);
  assert.equal(some.games.length, 3);
  assert.equal(some.reopened().get("sound"), false);
});

const ALL_KEPT = ["a", "b", "torn", "practice", "set", "result", "puzzle", "bot", "settings"];

test("everything goes: games, practices, class sets and puzzles, damaged ones too, and settings", async () => {
  const some = browser();
  await createSpace(some).empty("all");
  assert.deepEqual(some.done, ["unregistered", ...OURS, ...ALL_KEPT]);
  assert.equal(some.values.size, 0);
  some.store.set("theme", "dark");
  assert.deepEqual([some.reopened().get("sound"), some.reopened().get("theme")], [true, "dark"]);
});

test("a browser that forbids one step still takes the others", async () => {
  const some = browser();
  const refuse = async () => {
    throw new Error("forbidden");
  };
  const device = { ...some.device, serviceWorker: { getRegistration: refuse } };
  await createSpace({ ...some, device, caches: { ...some.caches, keys: refuse } }).empty("all");
  assert.deepEqual(some.done, [...ALL_KEPT]);
});

test("it is known when the box could not be fetched again", async (t) => {
  const some = browser();
  const asked = t.mock.method(globalThis, "fetch", async () => new Response());
  assert.equal(await createSpace(some).isCutOff(), false);
  assert.equal(await createSpace({ ...some, device: { onLine: false } }).isCutOff(), true);
  assert.equal(await createSpace({ ...some, site: "file:///box/" }).isCutOff(), false);
  assert.equal(asked.mock.callCount(), 1);
  asked.mock.mockImplementation(async () => {
    throw new TypeError("Failed to fetch");
  });
  assert.equal(await createSpace(some).isCutOff(), true);
});
