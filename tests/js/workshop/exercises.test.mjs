// Small tasks: their codes, and what is kept of each.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";
import { appWith, settled } from "../support/page-app.mjs";
import { shelf } from "../support/shelf.mjs";
import { createBots } from "../../../js/store/bots.js";

const { Walk } = await import("../../../js/workshop/exercises.js");
const { hasWorkshop } = await import("../../../js/workshop/first.js");
const { hasWalk, storedTask, storedTasks, walkOf } = await import("../../../js/workshop/tasks.js");

const appIn = (/** @type {string} */ language) => /** @type {any} */ ({ words: { language } });

test("each task that Python names has the code with which it begins, and a solution", async () => {
  assert.deepEqual([hasWalk("schokoly"), hasWalk("kaboom"), hasWalk("x")], [true, false, false]);
  for (const { first, solution } of await walkOf(appIn("en"), "schokoly"))
    assert.ok(first && solution && first !== solution && first.endsWith(first.trim()));
});

test("comments of the tasks are in the reader's language, or else in English", async () => {
  const last = async (/** @type {string} */ language) =>
    (await walkOf(appIn(language), "schokoly")).at(-1)?.first;
  assert.match((await last("de")) ?? "", /0 bis 9/);
  assert.match((await last("en")) ?? "", /0 to 9/);
  assert.equal(await last("none"), await last("en"));
  assert.deepEqual([hasWorkshop("schokoly"), hasWorkshop("x")], [true, false]);
});

test("each task keeps its code, its tries and whether it is solved; a damaged one begins anew", async () => {
  const bots = createBots(shelf());
  await bots.put({ id: "g/walk/a", code: "own", tries: 2, solved: true });
  await bots.put({ id: "g/walk/b", code: "odd", tries: "x", solved: "yes" });
  await bots.put(/** @type {any} */ ({ id: "g/walk/c", code: 5 }));
  const all = await storedTasks(bots, "g", [{ name: "a" }, { name: "b" }, { name: "c" }]);
  const of = (/** @type {string} */ task) => storedTask(all, "g", task, "first");
  assert.deepEqual(of("a"), { id: "g/walk/a", code: "own", tries: 2, solved: true });
  assert.deepEqual(of("b"), { id: "g/walk/b", code: "odd", tries: 0, solved: false });
  assert.deepEqual(of("c"), { id: "g/walk/c", code: "first", tries: 0, solved: false });
});

test("a choice for a task that was left is not judged", async () => {
  Object.assign(globalThis, { document: {} });
  const app = appWith({ test: () => ({ test: { count: 1, table: {}, right: false } }) });
  /** @type {(chosen: any) => void} */
  let choose = () => undefined;
  const sandboxed = /** @type {any} */ ({
    ready: async () => undefined,
    read: async () => null,
    choose: () =>
      new Promise((answer) => {
        choose = answer;
      }),
    close() {},
  });
  const tasks = ["a", "b"].map((name) => ({ name, first: "x", solution: "y" }));
  const code = { textarea: { setAttribute() {} }, value: () => "x" };
  const parts = {
    box: { name: "g", seats: [2], bots: ["baker"] },
    game: {},
    tasks,
    storedTasks: new Map(),
    createCode: () => code,
  };
  const walk = new Walk(app, /** @type {any} */ (parts), sandboxed);
  walk.look = () => undefined;
  await settled();
  const run = walk.test();
  await settled();
  await walk.open(1);
  choose({ place: 7, line: 1, printed: [], trouble: null });
  await run;
  assert.deepEqual(
    app.asked.filter((/** @type {any} */ { place }) => place !== undefined),
    [],
  );
  assert.equal(walk.isBusy, false);
});
