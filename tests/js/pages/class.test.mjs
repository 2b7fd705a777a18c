// Class sets: the picture of a task, and the help of a set.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import "../support/raw.mjs";

const { helpIn } = await import("../../../js/store/help.js");
const { tablePicture } = await import("../../../js/app/table-pictures.js");
const { findBox } = await import("../../../js/games/box.js");

Object.assign(globalThis, { location: { href: "https://box.example/" } });
const english = wordsIn("en").t;
const PERSON = { kind: "person" };

/** A board to count. @param {number} [seed] @returns {any} */
const countTask = (seed = 7) => ({
  game: "schokoly_count",
  edition: findBox("schokoly_count")?.edition,
  options: { grade: 1 },
  players: [PERSON],
  seed,
  position: "",
  moves: [],
});

test("the picture of a task shows what lies there before its first move", async () => {
  /** @type {any[]} */
  const asked = [];
  const board = [
    { x: 0, y: 0, tier: 1, colours: ["dark", "milk", "milk", "white"], smartie: null },
  ];
  const engine = /** @type {any} */ ({
    ask: async (/** @type {any} */ request) => {
      asked.push(request);
      return request.op === "watch" ? { watch: { plies: 0 } } : { look: { view: { board } } };
    },
  });
  const task = countTask();
  assert.equal(times(drawn(await tablePicture({ engine, t: english }, task)), "#piece-milk"), 2);
  assert.deepEqual(
    asked.map(({ op, ply }) => [op, ply]),
    [
      ["watch", undefined],
      ["look", 0],
    ],
  );
  assert.equal(
    await tablePicture({ engine, t: english }, /** @type {any} */ ({ ...task, game: "kaboom" })),
    null,
  );
  assert.equal(asked.length, 2);
});

test("a set names its help, and without a word gives tips and no hints", () => {
  const [usual, given] = [
    { tips: true, hints: false },
    { tips: false, hints: true },
  ];
  assert.deepEqual([{}, { help: 7 }, { help: {} }, { help: given }].map(helpIn), [
    usual,
    usual,
    usual,
    given,
  ]);
});
