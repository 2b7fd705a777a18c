// A table that has a part of the page only: its styles are answered as if the page were so small.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answered, Room } from "../../../js/table/room.js";

const [YES, NO] = ["(min-width: 0px)", "(max-width: 0px)"];
const SIZE = { width: 712, height: 768 };

test("each question is answered for the smaller page, as builds and browsers write it", () => {
  const cases = {
    "(width <= 700px)": NO,
    "(max-width: 712px)": YES,
    "(width>=701px) and (height<=480px)": `${YES} and ${NO}`,
    "(min-height: 600.01px), (max-width: 46rem)": `${YES}, ${YES}`,
    "(orientation: landscape)": NO,
    "(orientation: portrait) and (width <= 44rem)": `${YES} and ${NO}`,
    "(min-aspect-ratio: 1.0001 / 1)": NO,
    "(max-aspect-ratio: 1 / 1)": YES,
    "(aspect-ratio >= 1)": NO,
    "(aspect-ratio >= 3/4)": YES,
  };
  for (const [text, told] of Object.entries(cases)) assert.equal(answered(text, SIZE), told, text);
});

test("what asks for something else stays as it is", () => {
  for (const text of ["print", "(prefers-reduced-motion: reduce)", "(any-hover: hover)"])
    assert.equal(answered(text, SIZE), text);
});

/** @param {string} mediaText @param {any[]} cssRules @param {string} cssText */
const rule = (mediaText, cssRules = [], cssText = "") => ({
  media: { mediaText },
  cssRules,
  cssText,
});

test("all styles are answered, wherever they stand, but those of the tile; and are themselves after it", () => {
  const [inner, outer] = [rule("(width <= 800px)"), rule("(width >= 900px)")];
  const tile = rule("(orientation: portrait)", [], "@media { :root:has(.glance) { } }");
  const closed = {
    get cssRules() {
      throw new DOMException("it is from elsewhere", "SecurityError");
    },
  };
  const nested = { cssRules: [inner], cssText: "" };
  const imported = { styleSheet: { cssRules: [outer] }, cssText: "" };
  const media = { mediaText: "all" }; // a sheet has one too
  const room = new Room([closed, { media, cssRules: [nested, tile] }, { cssRules: [imported] }]);
  const texts = () => [inner, outer, tile].map(({ media }) => media.mediaText);
  const before = texts();
  room.fit(SIZE);
  assert.deepEqual(texts(), [YES, NO, "(orientation: portrait)"]);
  room.fit({ width: 1000, height: 700 });
  assert.deepEqual(texts(), [NO, YES, "(orientation: portrait)"]);
  room.close();
  assert.deepEqual(texts(), before);
  room.fit(SIZE);
  assert.deepEqual(texts().slice(0, 2), [YES, NO]);
});
