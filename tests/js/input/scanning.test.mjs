import assert from "node:assert/strict";
import { test } from "node:test";
import { pass } from "../support/time.mjs";

/** @type {object[]} the keys of the page */
let keys = [];
const ring = { style: {}, setAttribute() {}, remove() {} };
Object.assign(globalThis, {
  document: {
    createElement: () => ring,
    body: { append() {} },
    querySelector: () => null,
    querySelectorAll: () => keys,
  },
  requestAnimationFrame: (/** @type {() => void} */ draw) => draw(),
});
const { Scan } = await import("../../../js/input/scanning.js");
const { hearSwitches } = await import("../../../js/input/switches.js");

/** A page with two things to choose, of which the first opens a list. */
function table() {
  /** @type {string[]} */
  const told = [];
  let isOpen = false;
  let isWaiting = false;
  const stop = (/** @type {string} */ text, act = () => {}, isWithin = false) => ({
    text,
    act: () => {
      told.push(`does ${text}`);
      act();
    },
    point: () => told.push(text),
    place: () => null,
    isWithin,
  });
  const open = () => {
    isOpen = !isOpen;
  };
  const stops = async () => {
    if (isWaiting) return null;
    return isOpen
      ? [stop("place", open, true), stop("back", open, true)]
      : [stop("card", open), stop("end")];
  };
  const wait = (/** @type {boolean} */ waits) => {
    isWaiting = waits;
  };
  return { wait, scan: new Scan({ stops, announce: (text) => told.push(`says ${text}`) }), told };
}

/** @param {any} scan @param {string} key @param {boolean} [repeat] */
const press = (scan, key, repeat = false) =>
  scan.press(/** @type {any} */ ({ key, repeat, target: null }));

test("with one switch time leads on, and a press does it", async () => {
  const { scan, told } = table();
  scan.begin(" ");
  await pass(1000);
  assert.deepEqual(told, ["card", "end"], "one after the other");
  await pass(1000);
  assert.equal(told.at(-1), "card", "and from the end to the beginning");
  assert.ok(press(scan, " "));
  await pass(400);
  assert.deepEqual(told.slice(-2), ["does card", "place"], "its list lies open");
  assert.ok(press(scan, " ", true));
  assert.equal(told.at(-1), "place", "a key that is held presses once");
  scan.end();
});

test("once a second switch is used, Space leads on, Enter does it, and time does nothing", async () => {
  const { scan, told } = table();
  scan.begin(" ");
  await pass(10);
  assert.ok(press(scan, "Enter"));
  await pass(400);
  assert.deepEqual(told, ["card", "does card", "place"]);
  await pass(5000);
  assert.equal(told.at(-1), "place");
  press(scan, " ");
  await pass(10);
  assert.equal(told.at(-1), "back");
  press(scan, " ");
  await pass(10);
  assert.equal(told.at(-1), "place");
  scan.end();
});

test("nobody who presses nothing is led round for ever; the next press goes on", async () => {
  const { scan, told } = table();
  scan.begin("Enter");
  await pass(30_000);
  const { length } = told;
  await pass(10_000);
  assert.equal(told.length, length);
  press(scan, "Enter");
  await pass(10);
  assert.equal(told.length, length + 1);
  assert.ok(!told.some((one) => one.startsWith("does")));
  scan.end();
});

test("while the page goes on by itself nothing is pointed at, unless somebody presses", async () => {
  const { scan, told, wait } = table();
  const menu = {
    getAttribute: () => "Menu",
    matches: () => false,
    closest: () => null,
    scrollIntoView() {},
    getBoundingClientRect: () => ({}),
  };
  keys = [{ ...menu, checkVisibility: () => true }];
  wait(true);
  scan.begin(" ");
  await pass(10_000);
  assert.deepEqual(told, []);
  wait(false);
  await pass(400);
  assert.deepEqual(told, ["card"], "it goes on with what is there then");
  press(scan, " ");
  wait(true);
  await pass(400);
  press(scan, " ");
  await pass(10);
  assert.deepEqual(told.slice(2), ["says Menu"], "a press asks for the keys of the page");
  scan.end();
  keys = [];
});

test("any other key ends it and keeps its meaning", () => {
  const { scan } = table();
  scan.begin(" ");
  assert.equal(press(scan, "Shift"), false);
  assert.ok(scan.isOn);
  assert.equal(press(scan, "ArrowLeft"), false);
  assert.ok(!scan.isOn);
  assert.equal(press(scan, " "), false);
});

/** Switches on a page whose things are these, by what `closest` finds there. */
async function heard(/** @type {[string, string[]?][]} */ ...presses) {
  /** @type {Record<string, (event: any) => any>} */
  const ears = {};
  const page = {
    addEventListener: (/** @type {string} */ name, /** @type {any} */ ear) => (ears[name] = ear),
  };
  /** @type {string[]} */
  const begun = [];
  const scan = {
    isOn: false,
    press: () => false,
    begin: (/** @type {string} */ key) => begun.push(key),
    end() {},
  };
  hearSwitches(/** @type {any} */ (page), async () => /** @type {any} */ (scan));
  for (const [key, on = []] of presses) {
    const closest = (/** @type {string} */ wanted) =>
      on.some((one) => wanted.includes(one)) || null;
    const quiet = { preventDefault() {}, stopImmediatePropagation() {} };
    await ears.keydown?.({ key, target: { closest }, ...quiet });
  }
  return begun;
}

test("a scan begins with the first press of Space or Enter that means nothing where it lands", async () => {
  Object.assign(globalThis, { innerHeight: 800, scrollY: 0 });
  Object.assign(document, { documentElement: { scrollHeight: 800 } });
  assert.deepEqual(await heard([" "]), [" "]);
  assert.deepEqual(await heard(["Enter"]), ["Enter"]);
  assert.deepEqual(await heard([" ", ["button"]], ["Enter", ["button"]]), [], "a key is pressed");
  assert.deepEqual(await heard(["Enter", ["[role=application]"]]), [], "the board takes Enter");
  assert.deepEqual(await heard([" ", ["[role=application]"]]), [" "], "but no Space");
  assert.deepEqual(await heard(["Tab"], ["Enter"]), [], "whoever has more keys means Enter");
  Object.assign(document.documentElement, { scrollHeight: 2000 });
  assert.deepEqual(await heard([" "]), [], "Space shows more of a long page");
});
