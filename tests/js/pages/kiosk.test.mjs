// A set that hides the rest of the box: which pages stay open, and that nobody is locked in.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { leads } from "../../../js/pages/kiosk.js";
import { createSaves } from "../../../js/store/saves.js";
import { createStore } from "../../../js/store/settings.js";
import { shelf } from "../support/shelf.mjs";

const KEY = "1abcdefgh";
const HOME = `#/g/${KEY}`;
const HELD = { set: KEY, home: HOME, stays: ["#/settings", `#/workshop/schokoly?set=${KEY}`] };
const record = { game: "schokoly", seed: 5, options: {}, players: [{ kind: "person" }], moves: [] };

/** @param {object} [more] */
async function device(more = {}) {
  const store = createStore(null);
  const saves = createSaves(shelf());
  store.set("kiosk", HELD);
  const save = { record, names: [""], flat: false, done: false };
  await saves.put({ id: "own", ...save, task: { set: KEY, number: 0 } });
  await saves.put({ id: "other", ...save, task: { set: "1other", number: 0 } });
  await saves.put({ id: "free", ...save });
  return /** @type {any} */ ({ engine: { state: "ready" }, saves, store, ...more });
}

test("the page of the set, its games, its benches and the settings stay open", async () => {
  const app = await device();
  const bench = `#/workshop/schokoly?set=${KEY}&task=0`;
  for (const hash of [HOME, "#/settings", "#/game/own", bench])
    assert.equal(await leads(app, hash), "", hash);
});

test("all other addresses lead back", async () => {
  const app = await device();
  const games = ["#/game/other", "#/game/free", "#/game/none", "#/game/own/more", "#/replay/own"];
  const pages = ["", "#/", "#/class", "#/saves", `${HOME}x`, "#/g/1other", "#/settings/x"];
  for (const hash of [...games, ...pages, "#/workshop/schokoly", "#/workshop/schokoly?set=1x"])
    assert.equal(await leads(app, hash), HOME, hash);
});

test("while Python does not start, nothing is hidden, and a way to the shelf is seen", async () => {
  assert.equal(await leads(await device({ engine: { state: "failed" } }), "#/"), "");
  const style = readFileSync(new URL("../../../assets/style/at-play.css", import.meta.url), "utf8");
  const hiding = style.match(/.*data-kiosk.*display: none.*/g);
  assert.equal(hiding?.length, 1);
  assert.match(hiding[0], /^\[data-kiosk\]:not\(\[data-engine="failed"\]\) a\[href="#\/"\] /);
});

test("what is kept is forgotten where it makes no sense, and moves to no other device", () => {
  const good = JSON.stringify(HELD);
  const stored = (/** @type {string} */ kiosk) =>
    createStore(/** @type {any} */ ({ getItem: () => `{"kiosk":${kiosk}}` }), {});
  assert.deepEqual(stored(good).get("kiosk"), HELD);
  assert.deepEqual(stored(good).whole(), {});
  const wrong = [null, 7, {}, { ...HELD, home: "#/" }, { ...HELD, stays: [1] }, { home: HOME }];
  for (const one of wrong) assert.equal(stored(JSON.stringify(one)).get("kiosk"), undefined);
});
