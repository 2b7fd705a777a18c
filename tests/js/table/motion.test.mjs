// What moves, how long it takes, and what it waits for; without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Motion } from "../../../js/table/motion.js";

const HOW = { still: false, calm: false, first: false, move: 240, flight: 760 };

/** Things on a table, and the flights that were begun. @param {Record<string, string>[]} data */
function lying(...data) {
  /** @type {any[]} */
  const flights = [];
  const things = data.map((dataset) => ({
    dataset,
    animate: (/** @type {any} */ frames, /** @type {any} */ timing) => (
      flights.push({ key: dataset.key, frames, ...timing }),
      { playState: "running", cancel() {}, effect: { getComputedTiming: () => ({ progress: 0 }) } }
    ),
  }));
  const anchor = { getBoundingClientRect: () => ({ x: 30, y: 40, width: 10, height: 10 }) };
  const root = /** @type {any} */ ({
    querySelectorAll: () => things,
    querySelector: () => anchor,
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 99, height: 99 }),
  });
  return { root, things, flights };
}

test("a thing whose pose has changed travels, as long as it says, after as long as it says", () => {
  const { root, things, flights } = lying(
    { key: "a", pose: "0 0 1 0" },
    { key: "b", pose: "0 0 1 0", span: "400", wait: "700" },
    { key: "c", pose: "5 5 1 0" },
  );
  const motion = new Motion();
  motion.play(root, { ...HOW, first: true });
  assert.deepEqual(flights, []);
  for (const { dataset } of things.slice(0, 2)) dataset.pose = "9 9 1 0";
  motion.play(root, HOW);
  assert.deepEqual(
    flights.map(({ key, duration, delay, fill }) => [key, duration, delay, fill]),
    [
      ["a", 240, 0, "backwards"],
      ["b", 400, 700, "backwards"],
    ],
  );
  motion.play(root, HOW);
  assert.equal(flights.length, 2, "what stays where it is does not begin again");
});

test("whoever wants no motion waits for nothing", () => {
  const { root, things, flights } = lying({ key: "b", pose: "0 0 1 0", span: "400", wait: "700" });
  const motion = new Motion();
  motion.play(root, { ...HOW, first: true });
  for (const { dataset } of things) dataset.pose = "9 9 1 0";
  motion.play(root, { ...HOW, calm: true, move: 80 });
  assert.deepEqual(
    flights.map(({ frames, duration, delay }) => [Object.keys(frames[0]), duration, delay]),
    [[["opacity"], 80, 0]],
  );
});

test("a new thing comes from its anchor, or is there at once", () => {
  for (const [growth, transform] of [
    ["none", "translate(35px, 45px) "],
    ["2", "translate(17.5px, 22.5"],
  ]) {
    Object.assign(globalThis, { getComputedStyle: () => ({ scale: growth }) });
    const { root, flights } = lying(
      { key: "a", pose: "0 0 1 0" },
      { key: "b", pose: "0 0 1 0", from: "deck" },
    );
    new Motion().play(root, HOW);
    assert.deepEqual(
      flights.map(({ key, duration, frames }) => [key, duration, frames[0].transform.slice(0, 22)]),
      [["b", 760, transform]],
    );
  }
});
