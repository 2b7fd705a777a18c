// Names and titles are cut as people see them: whole letters, counted as the engine counts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cut, fitted } from "../../../js/words/letters.js";
import { cleanName } from "../../../js/workshop/share.js";

const FAMILY = "👨‍👩‍👧‍👦";

test("what has no room is left out whole", () => {
  assert.equal(cut("Zoë 🍫🍫", 5), "Zoë 🍫");
  assert.equal(cut(`Ada ${FAMILY}`, 10), "Ada ");
  assert.equal(cut(`Ada ${FAMILY}`, 11), `Ada ${FAMILY}`);
  assert.equal(cut("e\u0301e\u0301", 3), "e\u0301");
  assert.equal(cut("🇩🇪🇫🇷", 3), "🇩🇪");
  assert.equal(cut("👍🏽", 1), "");
});

test("half an emoji is nothing", () => {
  assert.equal(cut("Zoë \ud83c", 16), "Zoë ");
  assert.equal(cut("\udf6bAda", 16), "Ada");
});

test("a name has as many code points as the engine takes, and no broken emoji at its end", () => {
  const name = cleanName("🍫".repeat(58) + FAMILY);
  assert.equal(name, "🍫".repeat(58));
  assert.equal([...cleanName("🍫".repeat(70))].length, 60);
});

test("a field holds no more than has room, and the caret stays; a word in the making is let", () => {
  const field = {
    value: "abXcd",
    selectionStart: 3,
    caret: -1,
    setSelectionRange(/** @type {number} */ at) {
      this.caret = at;
    },
  };
  const event = (/** @type {boolean} */ isComposing) =>
    /** @type {any} */ ({ target: field, isComposing });
  assert.deepEqual([fitted(event(true), 4), field.value], ["abXc", "abXcd"]);
  assert.deepEqual([fitted(event(false), 4), field.value, field.caret], ["abXc", "abXc", 3]);
});
