import assert from "node:assert/strict";
import { test } from "node:test";
import { feel } from "../../js/touch.js";

/** A root that remembers its listeners, and fingers on it. */
function makeTable() {
  /** @type {Record<string, (event: any) => void>} */
  const ears = {};
  const root = { addEventListener: (/** @type {string} */ name, /** @type {any} */ ear) => { ears[name] = ear; }, setPointerCapture: () => { throw new Error("gone"); } };
  /** @type {any[]} */
  const told = [];
  feel(/** @type {any} */ (root), (gesture) => told.push(gesture));
  /** @param {string} name @param {number} id @param {number} x @param {number} y @param {string} [on] @param {boolean} [drag] */
  function send(name, id, x, y, on = "", drag = false) {
    const thing = on ? { dataset: { on, ...(drag ? { drag: "" } : {}) }, getBoundingClientRect: () => ({ x, y, width: 0, height: 0 }) } : null;
    const target = { closest: (/** @type {string} */ names) => (names === "[data-on]" ? thing : null) };
    ears[name]?.({ pointerId: id, clientX: x, clientY: y, button: 0, pointerType: "touch", timeStamp: 1000 + told.length, target });
  }
  return { send, told, kinds: () => told.map(({ kind }) => kind) };
}

test("a finger that hardly moves is a tap, at the instant of the event", () => {
  const { send, told, kinds } = makeTable();
  send("pointerdown", 1, 50, 50, "hand:3", true);
  send("pointermove", 1, 53, 52);
  send("pointerup", 1, 53, 52);
  assert.deepEqual(kinds(), ["press", "tap"]);
  assert.deepEqual([told[1].on, told[1].at], ["hand:3", 1001]);
});

test("a thing that can be carried is lifted where it was touched, dragged and dropped", () => {
  const { send, told, kinds } = makeTable();
  send("pointerdown", 1, 50, 50, "hand:3", true);
  send("pointermove", 1, 80, 50);
  send("pointerup", 1, 80, 50);
  assert.deepEqual(kinds(), ["press", "lift", "drag", "drop"]);
  assert.deepEqual([told[1].x, told[2].x], [50, 80]);
});

test("one finger pans the bare table, two pinch it, and neither taps", () => {
  const { send, told, kinds } = makeTable();
  send("pointerdown", 1, 100, 100);
  send("pointermove", 1, 130, 100);
  send("pointerdown", 2, 230, 100);
  send("pointermove", 2, 330, 100);
  send("pointerup", 2, 330, 100);
  send("pointerup", 1, 130, 100);
  assert.deepEqual(kinds(), ["press", "pan", "press", "pinch"]);
  assert.equal(told[1].dx, 30);
  assert.equal(told[3].scale, 2);
});

test("a second finger turns what the first carries, one quarter at a time, and never taps", () => {
  const { send, told, kinds } = makeTable();
  send("pointerdown", 1, 100, 100, "hand:3", true);
  send("pointermove", 1, 140, 100);
  send("pointerdown", 2, 240, 100);
  send("pointermove", 2, 140, 200);
  send("pointerup", 2, 140, 200);
  send("pointerup", 1, 140, 100);
  assert.deepEqual(kinds(), ["press", "lift", "drag", "press", "twist", "drop"]);
  assert.equal(told[4].turns, 1);
});

test("a cancelled touch ends what is carried and nothing else", () => {
  const { send, kinds } = makeTable();
  send("pointerdown", 1, 100, 100, "hand:3", true);
  send("pointermove", 1, 140, 100);
  send("pointerdown", 2, 300, 100, "lay");
  send("pointercancel", 1, 140, 100);
  send("pointerup", 1, 140, 100);
  send("pointerup", 2, 300, 100);
  assert.deepEqual(kinds(), ["press", "lift", "drag", "press", "cancel", "tap"]);
});

test("a click without a finger is a tap; the click that follows a finger is not", () => {
  const { send, kinds } = makeTable();
  send("click", 0, 10, 10, "lay");
  assert.deepEqual(kinds(), ["tap"]);
  send("pointerdown", 1, 10, 10, "lay");
  send("pointerup", 1, 10, 10);
  send("click", 0, 10, 10, "lay");
  assert.deepEqual(kinds(), ["tap", "press", "tap"]);
});
