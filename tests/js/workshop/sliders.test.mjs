// Sliders: a number that Python found is written into its place, and what follows moves on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlers, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";

const { Sliders } = await import("../../../js/workshop/sliders.js");

const CODE = "A = 1  # 0 to 20\nB = 2  # 0 to 9";
const FOUND = [
  { name: "A", value: 1, least: 0, most: 20, about: "one", start: 4, end: 5 },
  { name: "B", value: 2, least: 0, most: 9, about: "", start: 21, end: 22 },
];

/** An editor, and its sliders once Python has found them. */
async function bench() {
  let code = CODE;
  const app = appWith({ sliders: () => ({ sliders: structuredClone(FOUND) }) });
  const editor = /** @type {any} */ ({
    value: () => code,
    rest() {},
    replace: (
      /** @type {string} */ text,
      /** @type {number} */ start,
      /** @type {number} */ end,
    ) => {
      code = code.slice(0, start) + text + code.slice(end);
    },
  });
  const sliders = new Sliders(app, { name: "tower" });
  const draw = () => /** @type {any} */ (sliders.render(editor));
  draw();
  await settled();
  return {
    app,
    draw,
    code: () => code,
    type: (/** @type {string} */ text) => {
      code = text;
    },
    move(/** @type {number} */ i, /** @type {string} */ value) {
      const list = draw().values.find((/** @type {any} */ it) => it?._$litDirective$);
      const [items, , each] = list.values;
      handlers(each(items[i]), "@input=")[0]?.({ target: { value } });
    },
  };
}

test("a finger writes numbers into their places, and Python is not asked meanwhile", async () => {
  const { app, code, draw, move } = await bench();
  for (const value of ["9", "10", "12"]) move(0, value);
  move(1, "7");
  assert.equal(code(), "A = 12  # 0 to 20\nB = 7  # 0 to 9");
  assert.match(drawn(draw()), /<code>A<\/code> <b>12<\/b>.*<code>B<\/code> <b>7<\/b>/);
  assert.equal(app.asked.length, 1);
});

test("after letters were typed no number moves before Python has read them", async () => {
  const { app, code, draw, move, type } = await bench();
  type(`# new\n${CODE}`);
  move(0, "9");
  assert.equal(code(), `# new\n${CODE}`);
  draw();
  assert.deepEqual(
    app.asked.map((/** @type {any} */ it) => it.code),
    [CODE, `# new\n${CODE}`],
  );
});
