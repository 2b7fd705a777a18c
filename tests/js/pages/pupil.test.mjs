// A pupil's page on the device: what Python is given of the saved tries, what begins, what is said.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSaves } from "../../../js/store/saves.js";
import { idOf } from "../../../js/store/sets.js";
import { createStore } from "../../../js/store/settings.js";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlerAfter, handlers, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { elementsOf, wordsOf } from "../support/seen.mjs";
import { shelf } from "../support/shelf.mjs";
import { windowKeeps } from "../support/storage.mjs";

const { openTold } = await import("../../../js/app/page.js");
const { botTask } = await import("../../../js/pages/bot-task.js");
const { LIMITS } = await import("../../../js/games/box.js");

globalThis.document = /** @type {any} */ ({
  addEventListener() {},
  removeEventListener() {},
  querySelector: () => null,
  documentElement: { dataset: {} },
});

const KEY = "1Set";
const say = (/** @type {string} */ id, args = {}) => ({ type: "Say", id, args });
const record = {
  game: "schokoly",
  options: {},
  players: [{ kind: "bot", bot: "nibbler" }, { kind: "person" }],
  seed: 1,
  moves: [],
};
const task = { set: KEY, number: 0, round: 0, nth: 1 };
const begin = { type: "Begin", record, round: null, names: ["", say("animal-frog")], task };
const key = { type: "Key", says: say("class-play"), look: "", name: null };

/** A device whose engine tells these pages, one after the other. @param {any[]} pages */
function device(...pages) {
  const told = {
    title: "Monday",
    look: "",
    back: "#/",
    back_says: "to-shelf",
    keep: {},
    parts: [],
  };
  const app = appWith({
    page: () => ({ page: { ...told, ...(pages.length > 1 ? pages.shift() : pages[0]) } }),
    open: () => ({ opened: { use: "set", set: { tasks: [record] }, key: KEY } }),
  });
  return Object.assign(app, {
    store: createStore(null),
    saves: createSaves(shelf()),
    sets: { isStored: () => true },
  });
}

/** The page of a set for pupils. @param {any} app */
const opened = async (app) =>
  /** @type {any} */ (await openTold(app, { name: "tasks", params: [KEY] }));

test("Python is given the tries of whoever plays this set here, the newest first", async () => {
  const app = device({});
  app.store.set("pupils", { [idOf(KEY)]: { round: 1, name: "Ada", origin: 5 } });
  const one = { record, names: [], flat: false, done: true };
  const others = [{}, { ...task, set: "1Other", round: 1 }, task];
  for (const [i, own] of [...others, { ...task, round: 1, nth: 7 }].entries())
    await app.saves.put({ ...one, id: `${i}`, ...(i && { task: own }) });
  await opened(app);
  const { tries, pupils } = app.asked[0].given;
  assert.deepEqual(tries, [
    { id: "3", done: true, task: { number: 0, round: 1, nth: 7 }, moves: [], code: undefined },
  ]);
  assert.equal(pupils[idOf(KEY)].name, "Ada");
});

test("of too many tries the oldest are told without their moves", async () => {
  const app = device({});
  const moves = Array(LIMITS.request / 16).fill([0, 0, 9]);
  for (const id of ["old", "new"]) {
    await app.saves.put({ id, record: { ...record, moves }, names: [], done: true, task });
    await settled();
  }
  await opened(app);
  assert.deepEqual(
    app.asked[0].given.tries.map((/** @type {any} */ { moves: all }) => all?.length ?? null).sort(),
    [moves.length, null].sort(),
  );
});

test("a try that is pressed twice is begun once, under the pupil's name and animal", async () => {
  const play = { ...key, does: { type: "Act", name: "play", of: 0 } };
  const app = device({ parts: [play] }, { goes: { ...begin, animal: "frog" } });
  const page = await opened(app);
  const press = handlerAfter(page.render(), "Monday");
  press();
  press();
  for (let i = 0; i < 5; i += 1) await settled();
  const [{ save }, ...others] = await app.saves.list();
  assert.deepEqual([others, app.gone], [[], [`#/game/${save.id}`]]);
  assert.deepEqual([save.task, save.names, save.animals[1]], [task, ["", "Frog"], "frog"]);
});

test("whoever has left a page is not fetched back by a game that begins late", async () => {
  const app = device({}, { goes: begin });
  const page = await opened(app);
  const done = page.renew({ name: "play", of: 0 });
  page.close();
  await done;
  assert.deepEqual([await app.saves.list(), app.gone], [[], []]);
});

test("a name that is missing is asked for strongly, and names to pick from have faces", async () => {
  const missing = say("class-name-asked");
  const line = say("class-name-line");
  const field = { type: "Field", kind: "name", name: "name", says: "", value: "", most: 60 };
  const choice = { type: "Choice", kind: "faces", name: "pick", says: "", value: "2", lines: [] };
  const parts = [
    { ...field, empty: null, look: "", at_once: false, line, missing },
    { ...choice, values: [["2", "Rabbit"]], faces: ["rabbit"], line, missing: null, look: "picks" },
    { type: "Text", kind: "text", says: "8 of 10", sign: "tick", look: "task-done" },
  ];
  const all = elementsOf(drawn((await opened(device({ parts }))).render()));
  const [name] = all.filter(({ tag }) => tag === "input");
  assert.deepEqual(
    ["autocapitalize", "aria-invalid", "aria-describedby"].map((it) => name?.at[it]),
    ["words", "true", "line-name"],
  );
  const [below] = all.filter(({ at }) => at.id === "line-name");
  assert.equal(wordsOf(below?.inner ?? "").startsWith("Type your name first."), true);
  assert.ok(all.some(({ tag, inner }) => tag === "b" && inner === "Rabbit"));
  assert.ok(all.some(({ tag, at }) => tag === "p" && at.class === "task-done"));
});

test("what a learning platform knows is said as soon as it is known", async () => {
  const app = device({ parts: [{ type: "Tool", kind: "platform", given: { key: KEY } }] });
  const page = await opened(app);
  assert.doesNotMatch(drawn(page.render()), /platform/);
  app.platform = {
    tells: (/** @type {string} */ set) =>
      set === KEY ? { message: "class-platform-has", args: { points: 30 } } : null,
  };
  assert.match(drawn(page.render()), /30 of 100/);
});

test("a bot is handed in as a finished try with its code; another kind of task has no bench", async () => {
  const keep = { tries: { add: [{ begin, done: true, code: "b" }] } };
  const app = device({ holds: { id: "x-0-0" }, back: `#/g/${KEY}` }, { keep, holds: {} });
  const own = await botTask(app, "schokoly", { set: KEY, task: "0" });
  assert.equal(own?.id, "x-0-0");
  assert.equal(await own?.handIn("b"), `#/g/${KEY}`);
  const [{ save }] = await app.saves.list();
  assert.deepEqual([save.code, save.done, save.task], ["b", true, task]);
  const { act, query } = app.asked.at(-1);
  assert.deepEqual(
    [act, query],
    [
      { name: "hand_in", of: "b" },
      { game: "schokoly", task: "0" },
    ],
  );
  app.engine.ask = async (/** @type {any} */ { op }) =>
    op === "open" ? { opened: { set: {}, key: KEY } } : { error: { type: "bad-request" } };
  assert.equal(await botTask(app, "schokoly", { set: KEY, task: "1" }), null);
  await assert.rejects(own?.handIn("c") ?? Promise.resolve());
});

test("whoever hands a bot in is stuck with it no more", async () => {
  const app = device({ holds: { id: "x-0-0" }, back: `#/g/${KEY}` });
  const { ask } = app.engine;
  app.engine.ask = async (/** @type {any} */ request) => {
    const { opened: it, ...told } = await ask(request);
    return it ? { opened: { ...it, set: { ...it.set, glance: true } } } : told;
  };
  windowKeeps(new Map());
  const own = () => botTask(app, "schokoly", { set: KEY, task: "0" });
  const tile = async () => drawn((await own())?.glance?.render());
  handlers((await own())?.glance?.render())[0]?.();
  assert.match(await tile(), /Stuck/);
  await (await own())?.handIn("b");
  assert.match(await tile(), /Working/);
});
