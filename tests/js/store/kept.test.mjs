// What the page of each version has kept: a later page reads all of it. The samples in `tests/kept/`
// are never rewritten; `test_kept_files.py` there asks Python of the same.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { everybody } from "../../../js/store/stored.js";
import { takeWhole, wholeOf } from "../../../js/store/whole.js";
import { browser } from "../support/sharing.mjs";

/** @typedef {Record<string, any>} Whole */

/** @param {string} name */
const place = (name) => new URL(`../../kept/${name}.json`, import.meta.url);
/** @param {string} name */
const sample = (name) => readFileSync(place(name), "utf8");

const PARTS = ["games", "class", "practices", "puzzles", "bots"];

/** All things of a child by name. @param {Whole} one @returns {[string, any][]} */
const thingsOf = (one) =>
  PARTS.flatMap((part) =>
    (one[part] ?? []).map((/** @type {any} */ it) => [`${part} ${it.id}`, it]),
  );

/** Who is in a file, with what is kept of each. @param {Whole} whole @returns {Whole[]} */
const sharersOf = (whole) => [
  whole,
  ...(whole.profiles ?? []).filter((/** @type {any} */ it) => it.id),
];

/** What a file says, in whatever order. @param {Whole} whole */
const saidIn = (whole) =>
  sharersOf(whole).map((one) => ({
    things: Object.fromEntries(thingsOf(one)),
    settings: one.settings,
    who: [one.id, one.name, one.animal],
  }));

/** Python takes all; what it says of each thing is tested in `tests/kept/`. @param {any} asked */
const ask = async ({ thing }) => ({ taken: { what: "added", thing, needs: [] } });

/** @param {ReturnType<typeof browser>} tablet */
const opened = (tablet) => ({ ...tablet.page(), engine: /** @type {any} */ ({ ask }) });

for (const name of ["file-1", "file-2"])
  test(`${name}: everything in it is sound, and an empty device says the same then`, async () => {
    const given = JSON.parse(sample(name));
    const tablet = browser();
    const { came, differing, fault } = await takeWhole(opened(tablet), sample(name));
    const all = sharersOf(given).flatMap(thingsOf).length;
    assert.deepEqual([fault, differing], [undefined, []]);
    assert.deepEqual([came?.added, came?.damaged], [all, 0]);
    const now = JSON.parse((await wholeOf(opened(tablet), given.made)).text);
    assert.deepEqual(saidIn(now), saidIn(given));
    assert.deepEqual(now.profiles?.[0], given.profiles?.[0]);
  });

test("what 1.0 left in a browser is whole: its file is the one that 1.0 made of it", async () => {
  const { local, databases } = JSON.parse(sample("browser-1"));
  const page = opened(browser(local, databases));
  const [now, then] = [JSON.parse((await wholeOf(page, 1)).text), JSON.parse(sample("file-2"))];
  assert.deepEqual(saidIn(now), saidIn(then));
  for (const { profile, store } of everybody(page)) {
    const key = profile.id ? `chocobox~${profile.id}` : "chocobox";
    for (const [name, value] of Object.entries(JSON.parse(local[key])))
      assert.deepEqual(store.get(name), value, name);
  }
});

test("a file of each version is kept", async () => {
  const { local, databases } = JSON.parse(sample("browser-1"));
  const { version } = JSON.parse((await wholeOf(opened(browser(local, databases)), 1)).text);
  assert.ok(existsSync(place(`file-${version}`)), "the newest one too");
});
