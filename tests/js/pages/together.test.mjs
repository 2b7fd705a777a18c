// What a class looks at together: the steps, their keys, and what each shows of the engine's own
// words (tests/bridge).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { actOf, stepsOf } from "../../../js/class/together.js";
import { drawn, times } from "../support/drawn.mjs";
import { appWith, t } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { itemsOf, marked } from "../support/seen.mjs";

const { togetherPage } = await import("../../../js/pages/class-together.js");
const { leadPlot } = await import("../../../js/pages/class-plot.js");

/** @type {any} */
const { request, reply } = JSON.parse(
  readFileSync(new URL("../../bridge/together.json", import.meta.url), "utf8"),
)[0];
const kept = { kind: "set", id: "monday", key: "1key", set: request.set, made: 0 };

/** @param {any} [told] */
async function pageOf(told = reply.together) {
  Object.assign(globalThis, { document: { addEventListener() {}, removeEventListener() {} } });
  const sets = { all: async () => ({ sets: [kept] }), resultsOf: async () => request.results };
  const app = { ...appWith({ together: () => ({ together: told }) }), sets };
  const page = /** @type {any} */ (await togetherPage(app, "monday"));
  return {
    app,
    page,
    at: (/** @type {number} */ step) => {
      page.go(step);
      return drawn(page.render());
    },
  };
}

test("each question has three steps: the task, what was answered, and what is right", async () => {
  const steps = stepsOf(reply.together.tasks);
  assert.deepEqual(
    steps.map(({ task, question, part }) => `${task}.${question} ${part}`),
    [
      "0.0 ask",
      "0.0 answers",
      "0.0 why",
      "0.1 ask",
      "0.1 answers",
      "0.1 why",
      "0.2 ask",
      "0.2 answers",
      "0.2 why",
      "1.0 ask",
      "1.0 answers",
      "1.0 why",
    ],
  );
  const { app, at } = await pageOf();
  assert.deepEqual(
    app.asked[0].results.map((/** @type {any} */ one) => one.text),
    request.results.map((/** @type {any} */ one) => one.text),
  );
  const [ask, answers, why] = [3, 4, 5].map(at);
  assert.ok(ask?.includes("How many pieces are in the dashed line?"));
  const given = (/** @type {string | undefined} */ shown) =>
    itemsOf(shown ?? "").filter((words) => words.includes("pupil"));
  assert.deepEqual(given(ask), [], "no answer before the question was thought about");
  assert.deepEqual(given(answers), ["7 7: 2 pupils. 2", "6 6: 1 pupil. 1"]);
  assert.deepEqual(given(why), ["7 7: 2 pupils. 2", "6 6: 1 pupil – right. 1 right"]);
  assert.ok(why?.includes("1 of 3 found it."));
  assert.equal(marked(why ?? "", "piece-number").length, 6, "the board itself counts");
});

test("nobody is named before the teacher wants it, and no name is left when it is not wanted any more", async () => {
  const { page, at } = await pageOf();
  assert.equal(times(at(4), "P2"), 0);
  page.showNames();
  assert.equal(times(at(4), "P2"), 1);
  page.showNames();
  assert.equal(times(at(4), "P2"), 0);
});

test("a task that nobody has finished shows what is right all the same", async () => {
  const { at } = await pageOf();
  assert.ok(at(10).includes("Nobody has finished this task yet."));
  assert.ok(at(11).includes("★"));
});

test("keys and a clicker lead through the steps; a button answers its own keys", () => {
  const press = (/** @type {string} */ key, /** @type {any} */ more = {}) =>
    actOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });
  assert.deepEqual(
    [" ", "ArrowRight", "PageDown", "ArrowLeft", "PageUp", "Home", "n", "x"].map((key) =>
      press(key),
    ),
    ["on", "on", "on", "back", "back", "first", "names", ""],
  );
  const target = { closest: () => ({}) };
  assert.deepEqual(
    [
      press(" ", { target }),
      press("ArrowRight", { target }),
      press("ArrowRight", { altKey: true }),
    ],
    ["", "on", ""],
  );
});

test("leads lie on both sides of a draw, with their middle", () => {
  const sign = (/** @type {number} */ lead) => (lead > 0 ? `+${lead}` : `${lead}`);
  const picture = drawn(leadPlot([-12, 3, 8], sign, t));
  assert.equal(times(picture, "#piece-milk"), 3);
  for (const one of [">-20<", ">0<", ">+20<", "middle +3", "from -12 to +8"])
    assert.ok(picture.includes(one), one);
});
