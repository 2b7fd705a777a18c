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

test("the click of a tap whose thing went away presses nothing that lay beneath", () => {
  const thing = button();
  let heard = 0;
  const stop = answerTaps(thing);
  thing.addEventListener(
    "click",
    () => {
      heard += 1;
    },
    true,
  );
  const { closest } = thing;
  /** @param {number} detail @param {string} [pointerType] */
  const click = (detail, pointerType = "touch") =>
    thing.dispatchEvent(
      Object.assign(new Event("click"), {
        detail,
        pointerType,
        stopPropagation: () => {
          heard -= 1;
        },
      }),
    );

  thing.closest = () => null; // the finger comes down on a sheet, and leaves
  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  thing.closest = closest; // the sheet is gone: there is a button now
  click(1);
  assert.equal(heard, 0);
  click(0);
  assert.equal(heard, 1, "a key is no finger");
  click(1, "mouse");
  assert.equal(heard, 2, "nor is a mouse");

  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  click(1);
  assert.equal(heard, 3, "this finger meant the button");
  stop();
});

test("a click that comes after the page's own does not shut the sheet that has just opened there", async () => {
  const thing = button();
  let heard = 0;
  const stop = answerTaps(thing);
  thing.addEventListener(
    "click",
    () => {
      heard += 1;
    },
    true,
  );
  const click = () =>
    thing.dispatchEvent(
      Object.assign(new Event("click", { cancelable: true }), {
        detail: 1,
        pointerType: "touch",
        stopPropagation: () => {
          heard -= 1;
        },
      }),
    );
  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  await later();
  assert.equal(thing.pressed, 1, "the page clicks, and a sheet opens");
  thing.closest = () => null;
  assert.deepEqual([click(), heard], [false, 0], "nothing hears the late click");
  touch(thing, "pointerdown");
  touch(thing, "pointerup");
  assert.deepEqual([click(), heard], [true, 1], "a finger beside the sheet is heard");
  stop();
});

test("nor does it where another finger has just left the bare table", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {Record<string, (event: any) => void>} */
  const hear = {};
  const thing = Object.assign(button(), {
    addEventListener: (/** @type {string} */ type, /** @type {any} */ act) => {
      hear[type] = act;
    },
  });
  const stop = answerTaps(thing);
  const heard = { stopped: 0, prevented: 0 };
  /** @param {string} type @param {any} target @param {number} clientX @param {number} timeStamp */
  const send = (type, target, clientX, timeStamp) =>
    hear[type]?.({
      target,
      pointerId: 1,
      clientX,
      clientY: 5,
      pointerType: "touch",
      timeStamp,
      detail: 1,
      isTrusted: true,
      stopPropagation: () => {
        heard.stopped += 1;
      },
      preventDefault: () => {
        heard.prevented += 1;
      },
    });
  const bare = { closest: () => null };
  send("pointerdown", bare, 300, 1000);
  send("pointerup", bare, 300, 1010);
  send("pointerdown", thing, 5, 1020);
  send("pointerup", thing, 5, 1030);
  mock.timers.tick(100);
  assert.equal(thing.pressed, 1, "the page clicks, and a sheet opens");
  send("click", bare, 5, 1150);
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
  /** @type {Record<string, (event: any) => void>} */
  const hear = {};
  const thing = Object.assign(button(), {
    addEventListener: (/** @type {string} */ type, /** @type {any} */ act) => {
      hear[type] = act;
    },
  });
  const stop = answerTaps(thing);
  let stopped = 0;
  const send = (/** @type {string} */ type) =>
    hear[type]?.({
      target: thing,
      pointerId: 1,
      clientX: 5,
      clientY: 5,
      pointerType: "touch",
      timeStamp: now,
      detail: 1,
      isTrusted: true,
      stopPropagation: () => {
        stopped += 1;
      },
    });
  send("pointerdown");
  send("pointerup");
  pass(100);
  assert.equal(thing.pressed, 1, "the page clicks");
  pass(200);
  send("click");
  assert.equal(stopped, 1, "nobody hears of the late one");
  send("pointerdown");
  send("pointerup");
  send("click");
  pass(100);
  assert.deepEqual([thing.pressed, stopped], [1, 1], "the next tap has a click of its own");
  stop();
});
