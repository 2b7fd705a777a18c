// The worker's files: got once, counted, kept afterwards, and taken from what is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createFiles } from "../../../js/engine/files.js";
import { FakeCaches } from "../support/caches.mjs";

const SITE = "https://host.example/box/";
const WASM = `${SITE}python.wasm`;
const ZIP = `${SITE}engine.zip`;

/** A host with two files, and all that was asked of it. @param {Record<string, string>} [types] */
function host(types = { [WASM]: "application/wasm", [ZIP]: "application/zip" }) {
  /** @type {string[]} */
  const asked = [];
  const fetch = async (/** @type {string} */ url) => {
    asked.push(url);
    if (!types[url]) return new Response("lost", { status: 404 });
    const response = new Response(`all of ${url}`, { headers: { "Content-Type": types[url] } });
    Object.defineProperty(response, "url", { value: url });
    return response;
  };
  return { asked, fetch };
}

/** @param {object} more */
function filesOf(more) {
  let bytes = 0;
  const how = {
    site: SITE,
    given: null,
    tell: (/** @type {number} */ some) => {
      bytes += some;
    },
    storage: new FakeCaches(),
    ...host(),
    ...more,
  };
  return { files: createFiles(how), counted: () => bytes };
}

test("what was expected is fetched once, and counted to the last byte", async () => {
  const { asked, fetch } = host();
  const { files, counted } = filesOf({ fetch });
  const here = files.expect(WASM, ZIP);
  assert.equal(await (await files.get(WASM)).text(), `all of ${WASM}`);
  assert.equal(await (await files.get(ZIP)).text(), `all of ${ZIP}`);
  await here;
  assert.deepEqual(asked, [WASM, ZIP]);
  assert.equal(counted(), `all of ${WASM}all of ${ZIP}`.length);
});

test("what is kept afterwards is not fetched again", async () => {
  const storage = new FakeCaches();
  const first = filesOf({ storage });
  await first.files.expect(WASM, ZIP);
  assert.equal(storage.held.length, 0);
  await first.files.keep();
  assert.equal(storage.held.length, 2);
  const { asked, fetch } = host();
  const { files, counted } = filesOf({ storage, fetch });
  const response = await files.get(WASM);
  assert.equal(await response.text(), `all of ${WASM}`);
  assert.equal(response.headers.get("Content-Type"), "application/wasm");
  assert.deepEqual(asked, []);
  assert.equal(counted(), 0);
});

test("where nothing can be kept yet, nobody looks, and all is kept afterwards", async () => {
  const storage = new FakeCaches();
  await (await storage.open(`chocobox-site ${SITE}`)).put(ZIP, new Response("old"));
  const { asked, fetch } = host();
  const { files } = filesOf({ storage, fetch, isNew: true });
  assert.equal(await (await files.get(ZIP)).text(), `all of ${ZIP}`);
  assert.deepEqual(asked, [ZIP]);
  await files.keep();
  assert.equal(new TextDecoder().decode(storage.held[0].body), `all of ${ZIP}`);
});

test("a file that the host lacks is told to whoever waits", async () => {
  const { files } = filesOf({ fetch: host({}).fetch });
  await assert.rejects(files.expect(WASM), /404/);
  await assert.rejects(files.get(WASM), /404/);
});

test("WebAssembly under a wrong type is put right, be it fresh or kept", async () => {
  const storage = new FakeCaches();
  await (await storage.open(`chocobox-site ${SITE}`)).put(
    WASM,
    new Response("", { headers: { "Content-Type": "text/plain" } }),
  );
  for (const from of [{ fetch: host({ [WASM]: "text/plain" }).fetch }, { storage }]) {
    const { files } = filesOf(from);
    assert.equal((await files.get(WASM)).headers.get("Content-Type"), "application/wasm");
  }
});

for (const refuses of /** @type {const} */ (["everything", "more"])) {
  test(`where the browser refuses ${refuses}, all files come all the same`, async () => {
    const storage = new FakeCaches();
    storage.refuses = refuses;
    const { files } = filesOf({ storage });
    await files.expect(WASM, ZIP);
    assert.equal(await (await files.get(WASM)).text(), `all of ${WASM}`);
    await files.keep();
    assert.equal(storage.held.length, 0);
  });
}

test("where there is no storage at all, too", async () => {
  const { files } = filesOf({ storage: undefined });
  assert.equal(await (await files.get(ZIP)).text(), `all of ${ZIP}`);
  await files.keep();
});

test("files that the page brought along are never fetched", async () => {
  const { asked, fetch } = host();
  const given = { "python.wasm": new TextEncoder().encode("given").buffer };
  const { files } = filesOf({ given, fetch });
  assert.equal(await (await files.get(WASM)).text(), "given");
  await assert.rejects(files.get(ZIP), /engine\.zip/);
  assert.deepEqual(asked, []);
});
