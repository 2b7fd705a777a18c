import assert from "node:assert/strict";
import { test } from "node:test";
import { feel } from "../../../js/input/touch.js";

/** A root that remembers its listeners, and fingers on it. @param {{apart?: boolean}} [how] */
function makeTable(how) {
  /** @type {Record<string, (event: any) => void>} */
  const ears = {};
  globalThis.addEventListener = /** @type {any} */ (
    (/** @type {string} */ name, /** @type {any} */ ear) => {
      ears[`window ${name}`] = ear;
    }
  );
  const root = {
    addEventListener: (/** @type {string} */ name, /** @type {any} */ ear) => {
      ears[name] = ear;
    },
    setPointerCapture: () => {
      throw new Error("gone");
    },
  };
  /** @type {any[]} */
  const told = [];
  feel(/** @type {any} */ (root), (gesture) => told.push(gesture), how);
  /**
   * @param {string} name
   * @param {number} id
   * @param {number} x
   * @param {number} y
   * @param {string} [on]
   * @param {boolean | "hold" | "press"} [drag] or another way to be touched
   */
  function send(name, id, x, y, on = "", drag = false) {
    const way = drag === true ? "drag" : drag;
    const thing = on
      ? {
          dataset: { on, ...(way ? { [way]: "" } : {}) },
          getBoundingClientRect: () => ({ x, y, width: 0, height: 0 }),
        }
      : null;
    const target = {
      closest: (/** @type {string} */ names) => (names === "[data-on]" ? thing : null),
    };
    ears[name]?.({
      pointerId: id,
      clientX: x,
      clientY: y,
      button: 0,
      pointerType: "touch",
      timeStamp: 1000 + told.length,
      target,
    });
  }
  /**
   * A wheel over the board or beside it; returns whether the browser is left to move the page.
   * @param {string} [over]
   */
  function wheel(over = "") {
    let isLeft = true;
    const target = { closest: (/** @type {string} */ names) => (names === over ? {} : null) };
    const preventDefault = () => {
      isLeft = false;
    };
    ears.wheel?.({ target, preventDefault, deltaY: 100, deltaMode: 0 });
    return isLeft;
  }
  return { send, wheel, told, kinds: () => told.map(({ kind }) => kind) };
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

test("a thing that is held is told when the finger leaves, however far it wandered, and when it is taken away", () => {
  const { send, told, kinds } = makeTable();
  send("pointerdown", 1, 50, 50, "eye:0", "hold");
  send("pointermove", 1, 250, 50);
  send("pointerup", 1, 250, 50);
  assert.deepEqual(kinds(), ["press", "release", "tap"]);
  assert.deepEqual([told[1].on, told[1].at, told[1].x], ["eye:0", 1001, 250]);
  assert.equal(told[2].pressed, true);
  for (const how of ["pointercancel", "lostpointercapture", "window blur"]) {
    send("pointerdown", 1, 50, 50, "eye:0", "hold");
    send(how, 1, 50, 50);
    send("pointerup", 1, 50, 50);
  }
  assert.deepEqual(kinds().slice(3), ["press", "cancel", "press", "cancel", "press", "cancel"]);
});

test("several fingers on several things at once are all told, each with its own time; wandering loses none", () => {
  const { send, told } = makeTable();
  send("pointerdown", 1, 100, 100, "eye:0", "hold");
  send("pointerdown", 2, 300, 100, "slap:1", "press");
  send("pointerdown", 3, 500, 100, "hand:3", true);
  send("pointermove", 2, 340, 120);
  send("pointermove", 3, 540, 100);
  send("pointermove", 1, 120, 140);
  send("pointerup", 2, 340, 120);
  send("pointerup", 3, 540, 100);
  send("pointerup", 1, 120, 140);
  assert.deepEqual(
    told.map(({ kind, on }) => `${kind} ${on}`),
    [
      "press eye:0",
      "press slap:1",
      "press hand:3",
      "lift hand:3",
      "drag hand:3",
      "tap slap:1",
      "drop hand:3",
      "release eye:0",
      "tap eye:0",
    ],
  );
  assert.deepEqual(
    told.map(({ at }) => at),
    [1000, 1001, 1002, 1003, 1003, 1005, 1006, 1007, 1007],
  );
  assert.deepEqual(
    told.slice(0, 3).map(({ quick }) => quick),
    [false, true, false],
  );
});

test("beside a finger that holds something down, another one pans as if it were alone", () => {
  const { send, kinds } = makeTable();
  send("pointerdown", 1, 100, 100, "eye:0", "hold");
  send("pointerdown", 2, 300, 100);
  send("pointermove", 2, 340, 100);
  assert.deepEqual(kinds(), ["press", "press", "pan"]);
});

test("where the table does not move, no finger is another's helper", () => {
  const { send, told } = makeTable({ apart: true });
  send("pointerdown", 1, 100, 100);
  send("pointerdown", 2, 300, 100, "card:1:2");
  send("pointermove", 1, 140, 100);
  send("pointermove", 2, 315, 100);
  send("pointerup", 2, 315, 100);
  send("pointerup", 1, 140, 100);
  assert.deepEqual(
    told.map(({ kind, on }) => `${kind} ${on}`),
    ["press ", "press card:1:2", "pan ", "tap card:1:2"],
  );
  send("pointerdown", 1, 100, 100, "pile", true);
  send("pointermove", 1, 140, 100);
  send("pointerdown", 2, 300, 100, "stop");
  send("pointermove", 2, 140, 110);
  send("pointerup", 2, 140, 110);
  send("pointerup", 1, 140, 100);
  assert.deepEqual(
    told.slice(4).map(({ kind, on }) => `${kind} ${on}`),
    ["press pile", "lift pile", "drag pile", "press stop", "pan stop", "drop pile"],
  );
  send("pointerdown", 1, 100, 100, "stop");
  send("pointermove", 1, 130, 100);
  send("pointerup", 1, 130, 100);
  assert.equal(told.at(-1).kind, "pan", "who leaves a thing has thought better of it");
});

test("a click without a finger is a tap; the click that follows a finger is not", () => {
  const { send, told, kinds } = makeTable();
  send("click", 0, 10, 10, "lay");
  assert.deepEqual(kinds(), ["tap"]);
  assert.equal(told[0].pressed, undefined);
  send("pointerdown", 1, 10, 10, "lay");
  send("pointerup", 1, 10, 10);
  send("click", 0, 10, 10, "lay");
  assert.deepEqual(kinds(), ["tap", "press", "tap"]);
});

test("a wheel enlarges the board; from beside the board it moves a page higher than the screen", (t) => {
  const page = { scrollHeight: 820, clientHeight: 820 };
  const before = globalThis.document;
  t.after(() => {
    globalThis.document = before;
  });
  globalThis.document = /** @type {any} */ ({ scrollingElement: page });
  const { wheel, kinds } = makeTable();
  assert.deepEqual([wheel(".layer"), wheel()], [false, false]);
  page.clientHeight = 256;
  assert.deepEqual([wheel(".layer"), wheel()], [false, true]);
  assert.deepEqual(kinds(), ["pinch", "pinch", "pinch"]);
  assert.equal(makeTable({ apart: true }).wheel(".layer"), true, "no wheel moves such a board");
});
