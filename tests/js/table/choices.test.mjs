import assert from "node:assert/strict";
import { test } from "node:test";
import { nothing } from "lit-html";
import "../support/raw.mjs";

const { Choices } = await import("../../../js/table/choices.js");
const { Asking } = await import("../../../js/table/asking.js");

const actions = ["Lay", "Lay", "Draw"].map((type, n) => ({ type, n }));
const groups = [{ places: [1, 0] }, { places: [2] }];

/** A desk that notes what it says, shows and does. @param {any} [more] */
function makeDesk(more = {}) {
  /** @type {any[]} */
  const told = [];
  const t = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
  /** @type {any} */
  const desk = {
    ui: { t, actions, seat: 1, covered: false, pointed: null, beat: "" },
    view: {},
    update: { done: false, wake: null },
    next: null,
    messages: { news: () => ["first", "second"] },
    advice: { isPrivate: () => true },
    handOver: () => "covered",
    game: {
      choice: (/** @type {any} */ { type, n }, /** @type {any} */ _, { at = 0 }) =>
        `${type} ${n} ${at}`,
      group: (/** @type {any[]} */ all) => `${all.length} ways`,
      told: (/** @type {any} */ { type }) => type,
      note: () => "do it",
    },
    app: {
      announce: (/** @type {string} */ text) => told.push(text),
      draw() {},
      engine: {
        async ask(/** @type {any} */ request) {
          if (request.op === "choices") return { choices: groups };
          told.push([request.about, request.number, request.action]);
          const facts = ["A", "B", "C"].map((type) => ({ type }));
          return {
            answer: { facts, is_walk: request.about === "rows", is_own: request.about === "card" },
          };
        },
      },
    },
    point: (/** @type {any} */ action) => (desk.ui.pointed = action),
    choose: (/** @type {any} */ action) => told.push(`chose ${action.n}`),
    uncover: () => told.push("uncovers"),
    hurry: () => told.push("hurries"),
    ...more,
  };
  return { desk, told };
}

test("one key leads through all that can be done, there and back; what lies open, first the best", async () => {
  const { desk, told } = makeDesk();
  const choices = new Choices(desk);
  for (const isBack of [false, false, false, true]) await choices.step(isBack);
  assert.deepEqual(told, ["2 ways", "Draw 2 0", "2 ways", "Draw 2 0"]);
  assert.deepEqual(desk.ui.pointed, actions[2]);
  await choices.step(false);
  assert.equal(desk.ui.pointed, null, "a group is no action");
  assert.ok(choices.act());
  await choices.step(false);
  assert.deepEqual(told.slice(-2), ["Lay 1 1", "Lay 0 2"]);
  assert.ok(choices.act());
  assert.equal(told.at(-1), "chose 0");
  assert.equal(choices.act(), false, "it is done once");
});

test("a list that lies open has a way back", async () => {
  const { desk, told } = makeDesk();
  const choices = new Choices(desk);
  await choices.step(false);
  choices.act();
  await choices.step(true);
  assert.equal(told.at(-1), "table-choices-back");
  choices.act();
  await choices.step(false);
  assert.equal(told.at(-1), "Draw 2 0");
});

test("between two persons the list says who it is; while bots play, that they may go on", async () => {
  const covered = makeDesk({ next: 0 });
  await new Choices(covered.desk).step(false);
  assert.deepEqual(covered.told, ["table-its-me"]);
  const waits = makeDesk({ update: { done: false, wake: 5 } });
  waits.desk.ui.actions = [];
  const choices = new Choices(waits.desk);
  await choices.step(false);
  assert.ok(choices.act());
  assert.deepEqual(waits.told, ["table-go-on", "hurries"]);
});

test("other actions are another list: what was pointed at before is not done", async () => {
  const { desk } = makeDesk();
  const choices = new Choices(desk);
  await choices.step(false);
  desk.ui = { ...desk.ui, actions: [...actions] };
  assert.equal(choices.act(), false);
});

/** What a drawn list holds: its buttons' words. @param {any} bar */
const wordsIn = (bar) =>
  bar?.values.flat().flatMap((/** @type {any} */ one) => one?.values?.at(-1) ?? []);

/** The page as far as a list knows it: where the keys are. @param {string} place */
const keysAt = (place) => {
  const activeElement = { matches: (/** @type {string} */ all) => all.split(", ").includes(place) };
  Object.assign(globalThis, { document: { activeElement } });
};

/** Until the engine has answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

test("a list that was asked for comes anew after each move; a finger takes it away", async () => {
  keysAt("button");
  const { desk } = makeDesk();
  let draws = 0;
  desk.app.draw = () => draws++;
  const choices = new Choices(desk);
  assert.equal(choices.bar(), null, "nobody has asked");
  await choices.scan();
  assert.deepEqual(wordsIn(choices.bar()), ["2 ways", "Draw 2 0"]);
  desk.ui = { ...desk.ui, actions: actions.slice(0, 2) };
  draws = 0;
  for (const _ of [1, 2]) assert.equal(choices.bar(), nothing, "no other key takes its place");
  await answered();
  assert.equal(draws, 1);
  assert.equal(wordsIn(choices.bar()).length, 2);
  choices.leave();
  assert.equal(choices.bar(), null);
});

test("the keys come back to a list in which they were, unless they are elsewhere", async () => {
  const { desk, told } = makeDesk();
  desk.app.focus = (/** @type {string} */ what) => told.push(`to ${what}`);
  const choices = new Choices(desk);
  await choices.scan();
  for (const place of ["body", ".choice", ".choice", ".ground", ".choice", "button", "body"]) {
    keysAt(place);
    choices.bar();
  }
  assert.deepEqual(told, ["to .choice"]);
});

test("an answer is said; one that is walked through, fact by fact, there and back", async () => {
  const { desk, told } = makeDesk();
  const asking = new Asking(desk);
  await asking.ask({ about: "table" });
  assert.deepEqual(told, [["table", 1, null], "A B C"]);
  for (const isBack of [false, false, true, true]) await asking.ask({ about: "rows", isBack });
  assert.deepEqual(told.slice(3), ["A", "B", "A", "C"]);
  desk.update = { ...desk.update };
  await asking.ask({ about: "rows" });
  assert.equal(told.at(-1), "A", "after a move it begins anew");
  await asking.ask({ about: "last" });
  await asking.ask({ about: "turn" });
  await asking.ask({ about: "can" });
  assert.deepEqual(told.filter((one) => typeof one === "string").slice(-3), [
    "first second",
    "A B C do it",
    "table-told-can 2 ways Draw 2 0",
  ]);
});

test("what is pointed at is asked about; secrets are said to nobody but their owner", async () => {
  const { desk, told } = makeDesk();
  const asking = new Asking(desk);
  desk.ui.pointed = actions[0];
  await asking.ask({ about: "beside" });
  assert.deepEqual(told[0], ["beside", 1, actions[0]]);
  desk.advice.isPrivate = () => false;
  await asking.ask({ about: "card", number: 3 });
  assert.equal(told.at(-1), "table-told-own");
  desk.ui.covered = true;
  await asking.ask({ about: "card", number: 3 });
  assert.equal(told.at(-1), "covered");
});
