// The page for a link: what it shows while the link is opened and when it does not open; and the
// field for pasted links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlers, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { marked, wordsOf } from "../support/seen.mjs";

globalThis.document = /** @type {any} */ ({ addEventListener() {}, removeEventListener() {} });

const linkPage = await import("../../../js/pages/link.js");
const { waitingTable } = await import("../../../js/app/page-head.js");
const RECORD = {
  game: "schokoly",
  edition: 1,
  options: {},
  seed: 7,
  position: "",
  players: [
    { kind: "person", name: "" },
    { kind: "bot", bot: "taster" },
  ],
  moves: [],
};

/** @param {any} app @param {string} [id] */
async function shown(app, id = "1abc") {
  app.sets = { isStored: () => true };
  const page = /** @type {any} */ (await linkPage.page(app, { id, query: {} }));
  return { page, text: () => drawn(page.render()) };
}

test("until the engine has answered, a parcel is shown", async () => {
  const app = appWith({ open: () => new Promise(() => undefined) });
  linkPage.page(app, { id: "1abc", query: {} });
  assert.deepEqual(app.waited, ["link-shared"], "and no game's name");
  const waiting = drawn(waitingTable(app, ""));
  assert.equal(marked(waiting, "parcel-box").length, 1);
  assert.match(wordsOf(waiting), /A shared game Almost ready/);
  await settled();
  assert.deepEqual(app.asked, [{ op: "open", text: "1abc" }]);
});

test("what is tried again is opened as if somebody came anew", async () => {
  const app = appWith({ open: () => ({ error: { type: "dead" } }) });
  const { page } = await shown(app, "1abc.");
  handlers(page.render())[0]();
  assert.deepEqual(app.gone, ["#/g/1abc"]);
});

test("then Python tells what the link invites to, and nothing is saved", async () => {
  const title = { type: "Say", id: "link-shared", args: {} };
  const says = { type: "Say", id: "link-invites-deal", args: {} };
  const parts = [{ type: "Text", says, more: null }];
  const record = { ...RECORD, moves: [[0, 3, 100]] };
  const other = { id: "other", record: { ...RECORD, seed: RECORD.seed + 1 }, done: false };
  const saved = [{ id: "mine", record, done: false }, other];
  const app = appWith(
    {
      open: () => ({ opened: { use: "deal", record: RECORD, plies: 0, done: false } }),
      page: () => ({ page: { title, parts, keep: {} } }),
    },
    saved,
  );
  assert.match((await shown(app)).text(), /The same cards for you/);
  const { name, params, given } = app.asked.at(-1);
  assert.deepEqual([name, params], ["invitation", ["1abc"]]);
  assert.deepEqual(given.twins, [{ id: "mine", record, task: false }]);
  assert.deepEqual([given.name, given.device.site], ["Zoe", true]);
  assert.deepEqual([app.put, app.gone], [[], []]);
});

test("a saved game that is behind gets the link's moves and keeps all else", async () => {
  const moves = [
    [0, 3, 100],
    [1, 0, 240],
  ];
  const mine = { id: "mine", record: RECORD, names: ["Anna", ""], flat: true, done: false };
  const page = { title: "", parts: [], keep: { twins: { mine: moves } } };
  const goes = { type: "Go", address: "#/game/mine", query: {} };
  const app = appWith(
    {
      open: () => ({ opened: { use: "resume", record: { ...RECORD, moves } } }),
      page: () => ({ page: { ...page, goes } }),
    },
    [mine, { ...mine, id: "further", record: { ...RECORD, moves: [[0, 4, 1]] } }],
  );
  await shown(app);
  assert.deepEqual(app.put, [{ ...mine, record: { ...RECORD, moves } }]);
  assert.deepEqual(app.gone, ["#/game/mine"]);
  const told = app.asked.at(-1).given.twins;
  assert.deepEqual(
    told.map((/** @type {any} */ { id, task }) => [id, task]),
    [
      ["mine", false],
      ["further", false],
    ],
  );
});

const OTHER = { ...RECORD, game: "choco_practice" };
for (const [name, reply, words, again] of /** @type {[string, any, string, boolean][]} */ ([
  ["damaged", { error: { type: "bad-link", text: "Secret English." } }, "damaged", false],
  ["older", { error: { type: "older-box" } }, "older Chocobox", false],
  ["newer", { error: { type: "newer-box" } }, "newer Chocobox", false],
  ["no engine", { error: { type: "dead" } }, "did not work", true],
  ["an error", { error: { type: "internal", text: "Secret English." } }, "did not work", true],
  [
    "a game without a table",
    { opened: { use: "deal", record: OTHER } },
    "cannot show what is in the link",
    false,
  ],
  [
    "a task without a table",
    { opened: { use: "set", set: { title: "", tasks: [RECORD, OTHER] }, key: "1abc" } },
    "cannot show what is in the link",
    false,
  ],
])) {
  test(`a link that does not open has one sentence and a way out: ${name}`, async () => {
    const app = appWith({ open: () => reply });
    const text = (await shown(app)).text();
    assert.ok(text.includes(words), text);
    assert.doesNotMatch(text, /Secret/);
    assert.match(text, /href="#\/"/);
    assert.equal(text.includes("Try again"), again);
    assert.deepEqual(app.put, []);
  });
}

/** Pastes a text and opens it. @param {any} app @param {string} value */
async function paste(app, value) {
  const { page, text } = await shown(app, "");
  handlers(page.render(), "@submit=")[0]({
    preventDefault() {},
    target: { elements: { namedItem: () => ({ value }) } },
  });
  await settled();
  return text();
}

test("a pasted link is followed without the text around it, an old deal without the engine", async () => {
  const app = appWith({
    open: ({ text }) =>
      text === "1abcd" ? { opened: { use: "set" } } : { error: { type: "bad-link" } },
  });
  await paste(app, "See https://a.example/#/g/1ab\ncd");
  assert.deepEqual(app.gone, ["#/g/1abcd"]);
  const old = appWith();
  await paste(old, "https://a.example/#/new/schokoly?seed=5&players=person,nibbler \n");
  assert.deepEqual([old.gone, old.asked], [["#/new/schokoly?seed=5&players=person,nibbler"], []]);
});

test("what is no link is told beside the field", async () => {
  const app = appWith({ open: () => ({ error: { type: "older-box" } }) });
  assert.match(await paste(app, "1abc"), /from an older Chocobox/);
  assert.match(await paste(app, "Hello?"), /damaged/);
  assert.match(
    await paste(appWith({ open: () => ({ error: { type: "dead" } }) }), "1abc"),
    /did not work/,
  );
  assert.deepEqual(app.gone, []);
});
