// Sliders: which numbers of the code they move, and where these stand.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../support/raw.mjs";

const { slidersIn } = await import("../../../js/workshop/sliders.js");

/** @param {string} code @param {number} value */
function moved(code, value) {
  const [{ start, end }] = /** @type {any} */ (slidersIn(code));
  return code.slice(0, start) + value + code.slice(end);
}

test("a number with a name in capitals and its limits has a slider, which writes into its place", () => {
  const code =
    "import math\nRISK = 3  # 0 to 10: how much I dare\nx = 3\ndef choose(table, actions, rng):\n    return RISK";
  assert.deepEqual(slidersIn(code), [
    { name: "RISK", value: 3, least: 0, most: 10, about: "how much I dare", start: 19, end: 20 },
  ]);
  assert.equal(moved(code, 10), code.replace("3  #", "10  #"));
  assert.equal(moved("A=-12#-20 bis 5", 4), "A=4#-20 bis 5");
});

test("the slider follows what is typed, and other lines have none", () => {
  assert.equal(slidersIn("RISK = 12  # 0 to 10")[0]?.value, 12);
  for (const none of [
    "risk = 3  # 0 to 10",
    "RISK = 3",
    "RISK = 3  # many",
    "RISK = 0.5  # 0 to 1",
    "RISK = 3  # 5 to 5",
    "RISK = 3  # 0 to 1.5",
    "  RISK = 3  # 0 to 9",
    "RISK = 3 + 4  # 0 to 9",
  ])
    assert.deepEqual(slidersIn(none), [], none);
  const twice = slidersIn("A = 1  # 0 to 2\r\nA = 2  # 0 to 2\nB = 1  # 0 to 2");
  assert.deepEqual(
    twice.map(({ name, value }) => [name, value]),
    [
      ["A", 1],
      ["B", 1],
    ],
  );
});

for (const game of ["schokoly", "choco_challenge"])
  test(`the first bot of ${game} has sliders, in both languages`, () => {
    const code = readFileSync(
      new URL(`../../../assets/games/${game}/bot.py`, import.meta.url),
      "utf8",
    );
    const names = slidersIn(code).map(({ name }) => name);
    assert.ok(names.length);
    for (const language of ["en", "de"]) {
      const words = readFileSync(
        new URL(`../../../assets/locales/${language}/workshop.ftl`, import.meta.url),
        "utf8",
      );
      for (const name of names)
        assert.match(
          words,
          new RegExp(`^workshop-slider-${game.replace("_", "-")}-${name.toLowerCase()} =`, "m"),
        );
    }
  });
