// What is pressed shows it at once, and for one frame at least.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { showPresses } from "../../../js/input/pressed.js";

/** @type {(() => void)[]} */
const frames = [];
Object.assign(globalThis, {
  requestAnimationFrame: (/** @type {() => void} */ work) => frames.push(work),
});
const frame = () => {
  for (const work of frames.splice(0)) work();
};

/** A thing on a page, and what lies on it. */
function thing() {
  /** @type {Set<string>} */
  const has = new Set();
  const it = {
    has,
    setAttribute: (/** @type {string} */ name) => has.add(name),
    removeAttribute: (/** @type {string} */ name) => has.delete(name),
  };
  return { isPressed: () => has.has("data-pressed"), on: { closest: () => it } };
}

/** @param {EventTarget} root @param {string} type @param {object} fields */
const tell = (root, type, fields) =>
  root.dispatchEvent(
    Object.defineProperties(
      new Event(type),
      Object.fromEntries(
        Object.entries({ button: 0, pointerId: 1, ...fields }).map(([name, value]) => [
          name,
          { value },
        ]),
      ),
    ),
  );

test("a thing is pressed before anything is drawn, and stays so until the finger leaves", () => {
  const [root, card] = [new EventTarget(), thing()];
  const stop = showPresses(root);
  tell(root, "pointerdown", { target: card.on });
  assert.ok(card.isPressed());
  frame();
  frame();
  assert.ok(card.isPressed());
  tell(root, "pointerup", { target: root });
  frame();
  frame();
  assert.ok(!card.isPressed());
  stop();
  tell(root, "pointerdown", { target: card.on });
  assert.ok(!card.isPressed());
});

test("a tap that is over at once is still painted", () => {
  const [root, card] = [new EventTarget(), thing()];
  showPresses(root);
  tell(root, "pointerdown", { target: card.on });
  tell(root, "pointerup", {});
  frame();
  assert.ok(card.isPressed(), "in the frame that is painted now");
  frame();
  assert.ok(!card.isPressed());
});

test("each finger has its own thing; a second finger keeps what the first has left", () => {
  const [root, one, two] = [new EventTarget(), thing(), thing()];
  showPresses(root);
  tell(root, "pointerdown", { target: one.on });
  tell(root, "pointerdown", { target: one.on, pointerId: 2 });
  tell(root, "pointerdown", { target: two.on, pointerId: 3 });
  tell(root, "pointercancel", {});
  frame();
  frame();
  assert.ok(one.isPressed() && two.isPressed());
  tell(root, "pointerup", { pointerId: 2 });
  frame();
  frame();
  assert.ok(!one.isPressed() && two.isPressed());
});

test("the other keys of a mouse press nothing, nor does a finger beside all things", () => {
  const [root, card] = [new EventTarget(), thing()];
  showPresses(root);
  tell(root, "pointerdown", { target: card.on, button: 2 });
  tell(root, "pointerdown", { target: { closest: () => null } });
  assert.ok(!card.isPressed());
});

test("no style looks into a whole part for a pressed thing", () => {
  const root = new URL("../../../assets/", import.meta.url).pathname;
  for (const file of readdirSync(root, { encoding: "utf8", recursive: true }).filter((name) =>
    name.endsWith(".css"),
  )) {
    const asked =
      readFileSync(root + file, "utf8").match(/:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ??
      [];
    assert.deepEqual(
      asked.filter((one) => /data-pressed|:hover|:active/.test(one)),
      [],
      file,
    );
  }
});
