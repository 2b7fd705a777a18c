// Keys of one letter can be switched off, everywhere; the others never are.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { isHeard, isOff } from "../../../js/input/letters.js";
import { createStore } from "../../../js/store/settings.js";

test("keys of one letter are on, and can be switched off; space, Enter and arrows never are", () => {
  const store = createStore(null, {});
  const off = (/** @type {string[]} */ ...keys) => keys.filter((key) => isOff({ key }, { store }));
  const others = [" ", "Enter", "Escape", "Tab", "ArrowLeft", "PageDown", "Home"];
  assert.deepEqual(off("s", "E", "1", "?", ...others), []);
  store.set("letters", false);
  assert.deepEqual(off("s", "E", "1", "?", "א", ...others), ["s", "E", "1", "?", "א"]);
});

test("a list of help leaves out what is off", () => {
  const store = createStore(null, {});
  const shown = ["H", "1 … 9", "Enter", "␣", "← ↑ → ↓", "Esc"];
  assert.deepEqual(shown.filter(isHeard({ store })), shown);
  store.set("letters", false);
  assert.deepEqual(shown.filter(isHeard({ store })), shown.slice(2));
});

test("whatever hears the keys of a whole page asks whether letters are off", () => {
  const root = new URL("../../../js/", import.meta.url);
  const hearing = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js") && !path.startsWith("input/"))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }))
    .filter(({ text }) =>
      /read(Replay)?Key\(|document\.addEventListener\("keydown", this/.test(text),
    );
  assert.ok(hearing.length >= 4, hearing.map(({ path }) => path).join());
  for (const { path, text } of hearing)
    assert.match(text, /isOff\(event, this\.(page\.)?app\)/, path);
});
