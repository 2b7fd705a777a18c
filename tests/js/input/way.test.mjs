// Whoever presses a key is told of keys from then on, whoever touches the page of touches.

import assert from "node:assert/strict";
import { test } from "node:test";
import { noteWay } from "../../../js/input/way.js";

/** @param {EventTarget} root @param {string} type @param {object} [fields] */
const tell = (root, type, fields = {}) =>
  root.dispatchEvent(
    Object.defineProperties(
      new Event(type),
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
    ),
  );

test("the last key or touch tells the way, and letters that are typed tell nothing", () => {
  const root = new EventTarget();
  /** @type {string[]} */
  const ways = [];
  const stop = noteWay(root, (way) => void ways.push(way));
  const target = { closest: () => null };
  tell(root, "pointerdown");
  tell(root, "keydown", { key: "Tab", target });
  tell(root, "keydown", { key: "Shift", target });
  tell(root, "keydown", { key: "a", target: { closest: () => ({}) } });
  tell(root, "pointerdown");
  assert.deepEqual(ways, ["touch", "keys", "touch"]);
  stop();
  tell(root, "keydown", { key: "Tab", target });
  assert.equal(ways.length, 3);
});
