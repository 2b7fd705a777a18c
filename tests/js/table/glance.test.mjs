// The tile that is read from afar: what stands on it, and what is heard of a change.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Glance } from "../../../js/table/glance.js";
import { SHAPES } from "../../../js/table/marks.js";
import { drawn, wordsIn } from "../support/drawn.mjs";
import { handlers } from "../support/page-app.mjs";
import { windowKeeps } from "../support/storage.mjs";

const { t } = wordsIn("en", "later");

/** What the window keeps, by its key. @type {Map<string, string>} */
const held = new Map();
windowKeeps(held);
beforeEach(() => held.clear());

function begun(id = "own") {
  /** @type {string[]} */
  const said = [];
  let draws = 0;
  const announce = (/** @type {string} */ text) => void said.push(text);
  const app = /** @type {any} */ ({ t, announce, draw: () => void draws++ });
  return { glance: new Glance(app, 1, id), said, draws: () => draws };
}

/** @param {Glance} glance */
const press = (glance) => handlers(glance.render()).at(-1)?.();

test("number, shape and word say how it goes; a press says stuck, and another one that it goes on", () => {
  const { glance, said, draws } = begun();
  const first = drawn(glance.render());
  assert.match(first, /<b aria-hidden="true">2<\/b>/);
  assert.match(first, /Task 2/);
  assert.match(first, /Working/);
  assert.match(first, /aria-pressed="?false/);
  assert.ok(first.includes(SHAPES[0] ?? "?"));
  press(glance);
  const stuck = drawn(glance.render());
  assert.match(stuck, /Stuck/);
  assert.match(stuck, /aria-pressed="?true/);
  assert.ok(stuck.includes(SHAPES[3] ?? "?"));
  press(glance);
  assert.match(drawn(glance.render()), /Working/);
  assert.deepEqual(said, ["Stuck", "Working"], "each change is heard once");
  assert.equal(draws(), 2);
});

test("what is done stays done, and nobody presses it any more", () => {
  const { glance, said } = begun();
  glance.render();
  press(glance);
  glance.render();
  const done = drawn(glance.render(true));
  glance.render(true);
  assert.match(done, /Done/);
  assert.match(done, /disabled/);
  assert.doesNotMatch(done, /aria-pressed="/);
  assert.ok(done.includes(SHAPES[4] ?? "?"));
  assert.deepEqual(said, ["Stuck", "Done"]);
});

test("a task that was done before is told by nobody", () => {
  const { glance, said } = begun();
  glance.render(true);
  assert.deepEqual(said, []);
});

test("who is stuck still is when the page of the game is opened again, and nobody says so anew", () => {
  press(begun().glance);
  const { glance, said } = begun();
  assert.match(drawn(glance.render()), /Stuck/);
  assert.deepEqual(said, []);
  assert.match(drawn(begun("other").glance.render()), /Working/);
  press(glance);
  assert.match(drawn(begun().glance.render()), /Working/);
  press(begun().glance);
  begun().glance.render(true);
  assert.match(drawn(begun().glance.render()), /Working/);
  assert.equal(held.size, 0);
});
