// That a teacher looks at a set as pupils will see it: for how long this window remembers that.

import assert from "node:assert/strict";
import { test } from "node:test";
import { windowKeeps } from "../support/storage.mjs";

let loads = 0;
/** The page is loaded anew. @returns {Promise<typeof import("../../../js/store/preview.js")>} */
const loaded = () => import(`../../../js/store/preview.js?${(loads += 1)}`);

const LOOKS = { key: "1set", from: "#/class/monday" };
const NONE = { key: "", from: "" };

test("whoever looks goes on looking when the page is loaded anew, and at the games there", async () => {
  windowKeeps(new Map());
  const before = await loaded();
  assert.deepEqual(before.previewed(), NONE);
  before.previewFrom(LOOKS.key, LOOKS.from);
  const { endPreview, previewed } = await loaded();
  for (const hash of ["#/g/1set", "#/game/own", "#/class"]) endPreview(hash);
  assert.deepEqual(previewed(), LOOKS);
});

test("whoever is back, or on the shelf, looks no more", async () => {
  const held = new Map();
  windowKeeps(held);
  for (const hash of ["#/class/monday", "#/class/monday?from=shelf", "", "#", "#/"]) {
    const { endPreview, previewFrom, previewed } = await loaded();
    previewFrom(LOOKS.key, LOOKS.from);
    endPreview(hash);
    assert.deepEqual([previewed(), held.size], [NONE, 0], hash);
    assert.deepEqual((await loaded()).previewed(), NONE);
  }
});

test("where the browser keeps nothing it holds until the page is left; what is damaged is none", async () => {
  windowKeeps();
  const { previewFrom, previewed } = await loaded();
  previewFrom(LOOKS.key, LOOKS.from);
  assert.deepEqual(previewed(), LOOKS);
  for (const damaged of ["", "{", "null", '{"key":"1set"}']) {
    windowKeeps(new Map([["chocobox-preview", damaged]]));
    assert.deepEqual((await loaded()).previewed(), NONE, damaged);
  }
});
