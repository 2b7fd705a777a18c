// Game time: where it comes from, and when it stands still.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createClock } from "../../../js/table/play.js";

test("game time comes from the event, skips forward only, and can stand still", () => {
  let now = 1000;
  const clock = createClock(500, () => now);
  assert.equal(clock.at({ timeStamp: 1250.4 }), 750);
  now = 1300;
  assert.equal(clock.at(), 800);
  clock.skip(2000);
  assert.equal(clock.at(), 2000);
  clock.skip(100);
  assert.equal(clock.at(), 2000);
  now = 1350;
  clock.run(false);
  now = 9000;
  assert.equal(clock.at(), 2050);
  clock.run(true);
  now = 9100;
  assert.equal(clock.at(), 2150);
});

test("what landed before the game began counts from its beginning", () => {
  assert.equal(createClock(0, () => 1000).at({ timeStamp: -5000 }), 0);
});

test("what landed while time stood still counts from when it went on; resting twice is resting once", () => {
  let now = 1000;
  const clock = createClock(300, () => now);
  now = 1200;
  clock.run(false);
  now = 1700;
  clock.run(false);
  assert.deepEqual(
    [clock.at(), clock.at({ timeStamp: 1650 }), clock.isRunning()],
    [500, 500, false],
  );
  now = 4000;
  clock.run(true);
  now = 4100;
  clock.run(true);
  assert.deepEqual(
    [clock.at(), clock.at({ timeStamp: 3990 }), clock.at({ timeStamp: 4030 }), clock.isRunning()],
    [600, 500, 530, true],
  );
});
