// The service worker: what it cannot do without, what it can, and that it looks anew at what is
// kept.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { FakeCaches } from "../support/caches.mjs";

const SITE = "https://host.example/box/";
const NAMES = [
  "./",
  "assets/main-0123abcd.js",
  "assets/letters-0123abcd.woff2",
  "manifest.webmanifest",
  "editions.json",
];
/** Of two languages. */
const WORDS = ["en", "he"].flatMap((tag) =>
  ["first", "later"].map((part) => `assets/${tag}-${part}-0123abcd.json`),
);
const NEEDED = ["./", "assets/main-0123abcd.js"];

/** @param {string} name */
const sumOf = (name) => createHash("sha256").update(`all of ${name}`).digest("base64");

/** What the host lacks just now. @type {string[]} */
let lost = [];
let storage = new FakeCaches();

const host = async (/** @type {Request | string} */ request) => {
  const name =
    [...NAMES, ...WORDS].find(
      (one) => new URL(one, SITE).href === (typeof request === "string" ? request : request.url),
    ) ?? "";
  return lost.includes(name)
    ? new Response("lost", { status: 404 })
    : new Response(`all of ${name}`);
};

/** Always those of the test that runs. */
const caches = {
  open: (/** @type {string} */ name) => storage.open(name),
  match: (/** @type {Request} */ what, /** @type {{cacheName: string}} */ where) =>
    storage.match(what, where),
};
const self = Object.assign(new EventTarget(), {
  registration: { scope: SITE },
  navigator: /** @type {any} */ ({}),
  caches,
  location: new URL(`${SITE}sw.js`),
  clients: { claim: async () => undefined },
  __WB_MANIFEST: [...NAMES, ...WORDS].map((url) => ({
    url,
    revision: url.startsWith("assets/") ? null : "1",
    integrity: `sha256-${sumOf(url)}`,
    language: WORDS.includes(url) ? url.slice(7, 9) : undefined,
  })),
});
Object.assign(globalThis, {
  self,
  caches,
  location: self.location,
  fetch: host,
  FetchEvent: class extends Event {},
});
process.env.NODE_ENV = "production"; // the other kind of workbox wants to see a browser's own events
await import("../../../js/app/sw.js");

/**
 * Tells the worker of something, and waits until it is done with that.
 * @param {string} type
 * @param {object} [more]
 */
async function tell(type, more) {
  /** @type {Promise<unknown>[]} */
  const waits = [];
  const event = Object.assign(new Event(type), {
    waitUntil: (/** @type {Promise<unknown>} */ it) => waits.push(it),
    respondWith: (/** @type {any} */ it) => waits.push(it),
    ...more,
  });
  self.dispatchEvent(event);
  return Promise.all(waits);
}

/** What it finds when it reads back every file. @param {string} [language] the one that is spoken */
async function check(language) {
  /** @type {any[]} */
  const told = [];
  await tell("message", {
    data: { type: "CHECK", language },
    ports: [{ postMessage: (/** @type {any} */ found) => told.push(found) }],
  });
  return told[0];
}

/** What it tells of its games. */
async function editions() {
  /** @type {any[]} */
  const told = [];
  await tell("message", {
    data: { type: "EDITIONS" },
    ports: [{ postMessage: (/** @type {any} */ found) => told.push(found) }],
  });
  return told;
}

beforeEach(() => {
  storage = new FakeCaches();
  lost = [];
});

test("the site is kept as a whole, and read back without the host", async () => {
  await tell("install");
  assert.equal(storage.held.length, NAMES.length);
  lost = NAMES;
  assert.deepEqual(await check(), { isKept: true, isMended: false });
  const [answer] = /** @type {Response[]} */ (
    await tell("fetch", { request: new Request(`${SITE}index.html#/saves`) })
  );
  assert.equal(await answer?.text(), "all of ./");
});

test("a version that waits tells its games without the host, or that it does not know them", async () => {
  const page = globalThis.fetch;
  Object.assign(globalThis, {
    fetch: async (/** @type {any} */ request) =>
      (request.url ?? request).includes("editions")
        ? Response.json([{ name: "kaboom", edition: 3 }])
        : page(request),
  });
  await tell("install");
  Object.assign(globalThis, { fetch: page });
  lost = NAMES;
  assert.deepEqual(await editions(), [[{ name: "kaboom", edition: 3 }]]);
  storage = new FakeCaches();
  assert.deepEqual(await editions(), [null]);
  lost = ["editions.json"];
  await tell("install");
  assert.deepEqual(await editions(), [null]);
});

test("letters and a manifest that the host lacks hold up nothing, and are taken when they come", async () => {
  lost = NAMES.filter((name) => !NEEDED.includes(name));
  await tell("install");
  assert.deepEqual(await check(), { isKept: true, isMended: false });
  lost = [];
  assert.deepEqual(await check(), { isKept: true, isMended: true });
  assert.equal(storage.held.length, NAMES.length);
});

for (const name of NEEDED) {
  test(`without ${name} nothing is kept`, async () => {
    lost = [name];
    await assert.rejects(tell("install"), /bad-precaching-response/);
    assert.deepEqual(await check(), { isKept: false, isMended: false });
  });
}

test("what another window has deleted is not there any more, and is fetched anew", async () => {
  await tell("install");
  assert.equal((await check()).isKept, true);
  await storage.delete(`chocobox-site ${SITE}`);
  lost = NAMES;
  assert.equal((await check()).isKept, false);
  lost = [];
  assert.deepEqual(await check(), { isKept: true, isMended: true });
  assert.equal(storage.held.length, NAMES.length);
});

for (const name of NEEDED) {
  test(`${name} that was spoiled is noticed, and mended when the host is there`, async () => {
    await tell("install");
    const cache = await storage.open(`chocobox-site ${SITE}`);
    const key = (await cache.keys()).find((/** @type {{url: string}} */ { url }) =>
      url.startsWith(new URL(name, SITE).href),
    );
    await cache.put(key.url, new Response("spoiled"));
    lost = NAMES;
    assert.equal((await check()).isKept, false);
    lost = [];
    assert.deepEqual(await check(), { isKept: true, isMended: true });
    assert.deepEqual(await check(), { isKept: true, isMended: false });
  });
}

test("an older version's files stay while a page of it is open, and go when all are closed", async () => {
  await tell("install");
  const old = `${SITE}assets/main-89abcdef.js`;
  const cache = await storage.open(`chocobox-site ${SITE}`);
  await cache.put(old, new Response("an older main script"));
  const pages = [
    old,
    `${SITE}assets/main-0123abcd.js`,
    "https://host.example/another/assets/main-89abcdef.js",
  ];
  const held = pages.map((script) => ({ name: `chocobox-page ${script}` }));
  self.navigator = { locks: { query: async () => ({ held }) } };
  await check();
  assert.equal(await (await cache.match(old))?.text(), "an older main script");
  held.shift();
  await check();
  assert.equal(
    await cache.match(old),
    undefined,
    "pages of this version and of another site hold up nothing",
  );
  assert.equal(storage.held.length, NAMES.length);
  self.navigator = {};
});

// --- languages ---

/** The names of the files that are kept, without those that all need. */
const words = async () =>
  (await (await storage.open(`chocobox-site ${SITE}`)).keys())
    .map((/** @type {{url: string}} */ { url }) => url.slice(SITE.length))
    .filter((/** @type {string} */ url) => WORDS.includes(url));

test("a language is kept once it is spoken, and no other one", async () => {
  await tell("install");
  assert.deepEqual(await words(), []);
  assert.deepEqual(await check("he"), { isKept: true, isMended: false });
  assert.deepEqual(await words(), WORDS.slice(2));
  lost = [...NAMES, ...WORDS];
  assert.deepEqual(await check("he"), { isKept: true, isMended: false });
  assert.equal((await check("en")).isKept, false, "its words are not here");
});

test("a new version brings the languages that are spoken, and the old words go", async () => {
  const cache = await storage.open(`chocobox-site ${SITE}`);
  const old = `${SITE}assets/he-first-89abcdef.json`;
  await cache.put(old, new Response("old words"));
  self.navigator = { locks: { query: async () => ({ held: [] }) } };
  await tell("install");
  assert.deepEqual(await words(), WORDS.slice(2));
  lost = [...NAMES, ...WORDS];
  assert.deepEqual(await check("he"), { isKept: true, isMended: false });
  assert.equal(await cache.match(old), undefined);
  self.navigator = {};
});

test("where a new version's words do not come, it is not taken", async () => {
  const cache = await storage.open(`chocobox-site ${SITE}`);
  await cache.put(`${SITE}assets/he-first-89abcdef.json`, new Response("old words"));
  lost = WORDS;
  await assert.rejects(tell("install"));
});
