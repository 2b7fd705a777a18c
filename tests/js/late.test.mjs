// What comes late or twice on a slow tablet: an answer for somebody who has gone on, and a second press of the same button.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../js/save.js";
import { createStore } from "../../js/store.js";
import { drawn, wordsIn } from "./drawn.mjs";
import "./raw.mjs";
import { shelf } from "./shelf.mjs";

Object.assign(globalThis, { location: { href: "https://box.example/" } });
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
const { tasksPage } = await import("../../js/pages/tasks.js");
const { firstPlan, taskOf } = await import("../../js/class/plan.js");

const words = wordsIn("en");
const settled = () => new Promise((resolve) => { setTimeout(resolve, 5); });

/** An engine that answers only when it is let, in the order in which it was asked. */
function slow(/** @type {(request: any) => any} */ answer) {
  /** @type {(() => void)[]} */
  const waiting = [];
  let isFree = false;
  return {
    /** @type {any[]} */ asked: [],
    /** @param {any} request */
    async ask(request) {
      this.asked.push(request);
      if (!isFree) await new Promise((resolve) => { waiting.push(() => resolve(undefined)); });
      return answer(request);
    },
    async free() {
      isFree = true;
      for (const go of waiting.splice(0)) go();
      await settled();
    },
  };
}

/** @param {object} [more] */
const appWith = (more = {}) => /** @type {any} */ ({
  t: words.t, words, store: createStore(null), saves: createSaves(shelf()), install: { isOwn: () => false, way: "chromium" },
  draw() {}, drawn() {}, focus() {}, arrive() {}, announce() {}, go() {}, ...more,
});

/** All handlers of an event, in order. @param {any} template @param {string} event @returns {((event?: any) => any)[]} */
function handlers(template, event = "@click=") {
  if (Array.isArray(template)) return template.flatMap((one) => handlers(one, event));
  if (!template?.strings) return [];
  return template.values.flatMap((/** @type {any} */ value, /** @type {number} */ i) => (
    typeof value === "function" && template.strings[i].endsWith(event) ? [value] : handlers(value, event)));
}

// --- a pupil's tasks ---

const TASKS = [1, 2].map((seed) => /** @type {any} */ (taskOf({ ...firstPlan(), seed })));
const SET = { title: "Monday", tasks: TASKS };
const SCORE = { done: true, points: 2, most: 3, won: false, plies: 6, span: 9000, marks: 67, bots: null };

/** A tablet on which one pupil has played the first task, and an engine that has yet to reckon. */
async function pupils() {
  const engine = slow(({ op, link }) => (op === "link" ? { link: JSON.stringify(link) } : { opened: { use: "result", scores: [SCORE, null] } }));
  const app = appWith({ engine });
  await app.saves.put({ id: "a", record: { ...TASKS[0], moves: [[0, 0, 9]] }, names: ["Ada"], flat: false, done: true, task: { set: "1Set", number: 0, round: 0 } });
  const page = tasksPage(app, "", { set: SET, key: "1Set" });
  await settled();
  return { app, engine, page, text: () => drawn(page.render()), press: (/** @type {number} */ at) => handlers(page.render()).at(at)?.() };
}

test("what is reckoned for one pupil is not shown to the next, however late it comes", async () => {
  const { engine, text, press } = await pupils();
  assert.match(text(), /task-done/);
  press(0); // the next pupil
  await settled();
  await engine.free();
  assert.doesNotMatch(text(), /task-done|task-result/);
});

test("no result can be shown before it is known which try was the best", async () => {
  const { engine, text } = await pupils();
  assert.match(text(), /button big" \?disabled=true/);
  await engine.free();
  assert.match(text(), /button big" \?disabled= /);
});

test("a result is shown by the name that is in it, or not at all", async () => {
  const { engine, page, press, text } = await pupils();
  await engine.free();
  const [name] = handlers(page.render(), "@input=");
  name?.({ target: { value: "Ada" } });
  const shown = press(-1);
  name?.({ target: { value: "Ben" } });
  await shown;
  await settled();
  assert.doesNotMatch(text(), /task-result.*tabindex/s);
  await press(-1);
  await settled();
  assert.match(text(), /task-result.*tabindex.*Ben/s);
});
