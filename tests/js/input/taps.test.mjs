// Buttons that answer every tap.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerTaps } from "../../../js/input/taps.js";

/** A table that is all one button; it counts how often it is pressed by the page itself. */
function button() {
  const thing = Object.assign(new EventTarget(), {
    pressed: 0,
    closest: () => thing,
    click: () => {
      thing.pressed += 1;
    },
  });
  return /** @type {any} */ (thing);
}

/** @param {any} thing @param {string} type @param {Record<string, any>} [more] */
const touch = (thing, type, more) =>
  thing.dispatchEvent(
    Object.assign(new Event(type), {
      pointerId: 1,
      clientX: 5,
      clientY: 5,
      pointerType: "touch",
      ...more,
    }),
  );

const later = () => new Promise((go) => setTimeout(go, 90));

test("a tap whose click is swallowed is answered all the same", async () => {
  const thing = button();
  const stop = answerTaps(thing);
  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  await later();
  assert.equal(thing.pressed, 1);
  stop();
});

test("a click that comes, a finger that wanders and a mouse are left to the browser", async () => {
  const thing = button();
  const stop = answerTaps(thing);
  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  thing.dispatchEvent(new Event("click"));
  touch(thing, "pointerdown");
  touch(thing, "pointerup", { clientX: 60 });
  touch(thing, "pointerdown", { pointerType: "mouse" });
  touch(thing, "pointerup", { pointerType: "mouse" });
  await later();
  assert.equal(thing.pressed, 0);
  stop();
});

test("two persons press two buttons at once, though only the first finger is sent a click", async () => {
  const [mine, yours] = [button(), button()];
  const table = new EventTarget();
  const stop = answerTaps(/** @type {any} */ (table));
  /** @param {any} thing @param {string} type @param {number} pointerId */
  const send = (thing, type, pointerId) => {
    const event = Object.assign(new Event(type), {
      pointerId,
      clientX: 5,
      clientY: 5,
      pointerType: "touch",
    });
    Object.defineProperty(event, "target", { value: thing });
    table.dispatchEvent(event);
  };
  send(mine, "pointerdown", 1);
  send(yours, "pointerdown", 2);
  send({ closest: () => null }, "pointerdown", 3);
  send(yours, "pointerup", 2);
  send(mine, "pointerup", 1);
  send(mine, "click", 1);
  await later();
  assert.deepEqual([mine.pressed, yours.pressed], [0, 1]);
  stop();
});

test("a finger that is taken away presses nothing", async () => {
  const thing = button();
  const stop = answerTaps(thing);
  touch(thing, "pointerdown");
  touch(thing, "pointercancel");
  touch(thing, "pointerup");
  await later();
  assert.equal(thing.pressed, 0);
  stop();
});

/** The browser's clicks on a thing, and how many are heard. @param {any} thing */
function clicks(thing) {
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  thing.addEventListener("click", hear, true);
  const stopPropagation = () => {
    heard -= 1;
  };
  return {
    heard: () => heard,
    click: (/** @type {number} */ detail, pointerType = "touch") =>
      thing.dispatchEvent(
        Object.assign(new Event("click", { cancelable: true }), {
          ...{ detail, pointerType, stopPropagation },
        }),
      ),
  };
}

test("the click of a tap whose thing went away presses nothing that lay beneath", () => {
  const thing = button();
  const stop = answerTaps(thing);
  const { heard, click } = clicks(thing);
  const { closest } = thing;
  thing.closest = () => null; // the finger comes down on a sheet, and leaves
  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  thing.closest = closest; // the sheet is gone: there is a button now
  click(1);
  assert.equal(heard(), 0);
  click(0);
  assert.equal(heard(), 1, "a key is no finger");
  click(1, "mouse");
  assert.equal(heard(), 2, "nor is a mouse");

  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  click(1);
  assert.equal(heard(), 3, "this finger meant the button");
  stop();
});

test("a click that comes after the page's own does not shut the sheet that has just opened there", async () => {
  const thing = button();
  const stop = answerTaps(thing);
  const { heard, click } = clicks(thing);
  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  await later();
  assert.equal(thing.pressed, 1, "the page clicks, and a sheet opens");
  thing.closest = () => null;
  assert.deepEqual([click(1), heard()], [false, 0], "nothing hears the late click");
  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  assert.deepEqual([click(1), heard()], [true, 1], "a finger beside the sheet is heard");
  stop();
});

/** A button that is told of events as they are, and what they stop and prevent. */
function landing() {
  /** @type {Record<string, (event: any) => void>} */
  const hear = {};
  const thing = Object.assign(button(), {
    addEventListener: (/** @type {string} */ type, /** @type {any} */ act) => {
      hear[type] = act;
    },
  });
  const stop = answerTaps(thing);
  const heard = { stopped: 0, prevented: 0 };
  const finger = { pointerId: 1, clientY: 5, pointerType: "touch", detail: 1, isTrusted: true };
  const stopPropagation = () => {
    heard.stopped += 1;
  };
  const preventDefault = () => {
    heard.prevented += 1;
  };
  /** @param {string} type @param {number} timeStamp @param {any} [target] @param {number} [clientX] */
  const send = (type, timeStamp, target = thing, clientX = 5) =>
    hear[type]?.({ ...finger, timeStamp, target, clientX, stopPropagation, preventDefault });
  return { thing, heard, send, stop };
}

test("nor does it where another finger has just left the bare table", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { thing, heard, send, stop } = landing();
  const bare = { closest: () => null };
  send("pointerdown", 1000, bare, 300);
  send("pointerup", 1010, bare, 300);
  send("pointerdown", 1020);
  send("pointerup", 1030);
  mock.timers.tick(100);
  assert.equal(thing.pressed, 1, "the page clicks, and a sheet opens");
  send("click", 1150, bare);
  assert.deepEqual(heard, { stopped: 1, prevented: 1 });
  stop();
});

test("a click of the browser that comes late, after the page's own, presses no second time", ({
  mock,
}) => {
  let now = 1000;
  mock.method(performance, "now", () => now);
  mock.timers.enable({ apis: ["setTimeout"] });
  const pass = (/** @type {number} */ ms) => {
    now += ms;
    mock.timers.tick(ms);
  };
  const { thing, heard, send, stop } = landing();
  send("pointerdown", now);
  send("pointerup", now);
  pass(100);
  assert.equal(thing.pressed, 1, "the page clicks");
  pass(200);
  send("click", now);
  assert.equal(heard.stopped, 1, "nobody hears of the late one");
  send("pointerdown", now);
  send("pointerup", now);
  send("click", now);
  pass(100);
  assert.deepEqual([thing.pressed, heard.stopped], [1, 1], "the next tap has a click of its own");
  stop();
});
