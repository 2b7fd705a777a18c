// Told pages: what is drawn of a page that Python tells, and what a press does.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times } from "../support/drawn.mjs";
import { appWith, handlerAfter, handlers, settled } from "../support/page-app.mjs";
import { elementsOf, itemsOf, linksOf, nameOf, wordsOf } from "../support/seen.mjs";
import "../support/raw.mjs";

const { open, openTold } = await import("../../../js/app/page.js");
const { allWordsOf } = await import("../../../js/app/page-words.js");
const { ADDRESSES } = await import("../../../js/games/box.js");

const path = /** @type {any} */ (ADDRESSES.find(({ name }) => name === "path"));

const WHERE = { params: [], query: {} };
const say = (/** @type {string} */ id, args = {}) => ({ type: "Say", id, args });
const record = { game: "schokoly_best", options: { cards: 6 }, players: [{ kind: "person" }] };
const name = say("path-practise-of", { name: say("path-schokoly_best-join"), level: 2 });
const key = { type: "Key", says: say("class-practise"), name, look: "quiet" };
const go = { type: "Go", address: "#/practice", query: { cards: "24", skill: "calls:colours" } };
const round = { skill: "schokoly_best:join", level: 2 };

/** A told page with these parts, opened. @param {any[]} parts @param {object} [more] */
async function opened(parts, more = {}) {
  const page = {
    title: say("path-title"),
    look: "path",
    back: "#/",
    keep: {},
    keys: {},
    parts,
    ...more,
  };
  const app = appWith({ page: () => ({ page }) });
  app.store = { get: () => undefined };
  app.puzzles = { list: async () => [{ good: { id: "a", box: 0, day: 3, record } }, {}] };
  const shown = /** @type {any} */ (await open(app, path, WHERE));
  return { app, shown, text: () => drawn(shown.render()) };
}

test("a page is asked with the stored things that it needs, and the day", async () => {
  const { app } = await opened([]);
  const [asked] = app.asked;
  assert.deepEqual([asked.op, asked.name], ["page", "path"]);
  assert.deepEqual(asked.given, { path: null, puzzles: [{ id: "a", box: 0, day: 3 }] });
  assert.ok(Number.isInteger(asked.day));
});

test("words in lists and under names are told in the language, a spreadsheet's hour as it reads it", () => {
  const app = appWith();
  const at = new Date(2026, 2, 5, 9, 7).getTime();
  const told = { names: ["Ada", say("path-title")], when: { type: "When", at, style: "sheet" } };
  assert.deepEqual(allWordsOf(app, told), {
    names: ["Ada", app.t("path-title")],
    when: "2026-03-05 09:07",
  });
});

test("a page is opened in the place of another one by its name", async () => {
  const app = appWith({
    page: () => ({ page: { title: say("path-title"), parts: [], keep: {} } }),
  });
  app.store = { get: () => undefined };
  app.puzzles = { list: async () => [] };
  await openTold(app, { name: "path", params: ["AB"], query: { task: "1" } });
  const [{ name, params, query }] = app.asked;
  assert.deepEqual([name, params, query], ["path", ["AB"], { task: "1" }]);
  assert.equal(await openTold(app, { name: "nowhere", params: [] }), null);
});

test("a page may say which other one stands at its address", async () => {
  const instead = { name: "path", params: ["AB"] };
  const first = { title: "", parts: [], keep: {}, instead };
  const app = appWith({
    page: ({ name }) => ({
      page: name === "path" ? { title: say("path-title"), parts: [], keep: {} } : first,
    }),
  });
  app.store = { get: () => undefined };
  app.puzzles = { list: async () => [] };
  const shown = /** @type {any} */ (await openTold(app, { name: "link", params: ["1a"] }));
  const asked = app.asked.map((/** @type {any} */ one) => [one.name, one.params]);
  assert.deepEqual(asked, [
    ["link", ["1a"]],
    ["path", ["AB"]],
  ]);
  assert.equal(shown.title, "path-title");
});

test("words stand in their place, and a message may stand in a message", async () => {
  const { text } = await opened([
    { type: "Text", says: say("path-due", { count: 2 }), more: null, kind: "title", look: "" },
    {
      type: "Text",
      says: say("path-private"),
      more: say("path-level", { level: 1 }),
    },
    { ...key, does: { type: "Begin", record, round } },
  ]);
  const all = elementsOf(text());
  assert.equal(wordsOf(all.find(({ tag }) => tag === "h2")?.inner ?? ""), "Back today: 2");
  assert.match(wordsOf(text()), /Level 1 of 3/);
  assert.deepEqual(all.filter(({ tag }) => tag === "button").map(nameOf), [
    "Practise: Join, level 2",
  ]);
});

test("a key begins a game, or leads to a page with what it asks for", async () => {
  const { app, shown, text } = await opened([
    { ...key, does: { type: "Begin", record, round } },
    { ...key, does: go },
    { ...key, does: { type: "Go", address: "#/practise", query: {} } },
  ]);
  await handlerAfter(shown.render(), "Practise: Join, level 2")();
  assert.deepEqual([app.put[0].round, app.put[0].record], [round, record]);
  const links = elementsOf(text()).filter(({ tag }) => tag === "a");
  assert.deepEqual(
    links.slice(-2).map(({ at }) => at.href),
    ["#/practice?cards=24&skill=calls%3Acolours", "#/practise"],
  );
});

test("a bar has as many pieces as are filled; the rest are empty moulds", async () => {
  const { text } = await opened([{ type: "Picture", kind: "bar", given: { filled: 4 } }]);
  const pieces = elementsOf(text()).flatMap(({ tag, at }) => (tag === "use" ? [at.href] : []));
  assert.deepEqual(pieces.filter((one) => one?.startsWith("#piece-")).slice(-4), [
    "#piece-white",
    "#piece-white",
    "#piece-white",
    "#piece-milk",
  ]);
});

test("where the engine tells no page, the device says that nothing is lost", async () => {
  const app = appWith({ page: () => ({ error: { type: "internal", text: "" } }) });
  app.puzzles = { list: async () => [] };
  const shown = /** @type {any} */ (await open(app, path, WHERE));
  assert.match(wordsOf(drawn(shown.render())), /Nothing is lost/);
});

test("a key does its deed once, says so, and the answers on the page stay", async () => {
  const choice = {
    type: "Choice",
    kind: "radios",
    name: "forget",
    says: say("forget-names"),
    value: 90,
    values: [90, 0].map((days) => [days, say("forget-days", { days })]),
    line: say("forget-line"),
    look: "make-bar",
    lines: [],
    is_quiet: false,
  };
  const act = { type: "Act", name: "again", of: "x" };
  const tells = say("forget-done", { count: 2 });
  const { app, shown } = await opened([choice, { ...key, does: act }], { tells });
  const heard = /** @type {string[]} */ ([]);
  app.announce = (/** @type {string} */ text) => void heard.push(text);
  await handlers(shown.render(), "@change=")[1]?.();
  await handlerAfter(shown.render(), "Practise: Join")();
  await shown.renew();
  assert.deepEqual(
    app.asked.slice(1).map((/** @type {any} */ { fields, act: deed }) => [fields.forget, deed?.of]),
    [
      [0, undefined],
      [0, "x"],
      [0, undefined],
    ],
  );
  assert.match(heard[0] ?? "", /deleted: 2/);
});

test("something is deleted only after a question, which can be taken back", async () => {
  const act = { type: "Act", name: "remove", of: "x" };
  const sure = say("class-damaged-sure");
  const { app, shown, text } = await opened([{ ...key, does: act, sure }]);
  await handlerAfter(shown.render(), "Practise: Join")();
  assert.match(wordsOf(text()), /Delete it for good/);
  handlers(shown.render()).at(-1)?.();
  assert.doesNotMatch(wordsOf(text()), /Delete it for good/);
  await handlerAfter(shown.render(), "Practise: Join")();
  await handlers(shown.render())[0]?.();
  assert.deepEqual(
    app.asked.flatMap((/** @type {any} */ { act: deed }) => deed ?? []),
    [act],
  );
});

test("a text is one of the answers when its field is left, not letter by letter", async () => {
  const field = {
    type: "Field",
    kind: "line",
    name: "title",
    says: say("class-title-field"),
    value: "",
    most: 60,
    empty: null,
    look: "",
    at_once: false,
  };
  const { app, shown } = await opened([field]);
  const target = { value: "Monday", selectionStart: 6 };
  const asked = app.asked.length;
  await handlers(shown.render(), "@input=")[0]?.({ target });
  assert.equal(app.asked.length, asked);
  await handlers(shown.render(), "@change=")[0]?.({ target });
  assert.equal(app.asked.at(-1).fields.title, "Monday");
});

const ask = { type: "Choice", line: null, look: "", lines: [], is_quiet: false };

test("a few numbers stand side by side, and many in a row of steps", async () => {
  const number = (/** @type {number} */ most) => ({
    ...{ ...ask, kind: "number", name: "rounds", value: 2, line: say("class-option-picks-line") },
    says: say("class-option-rounds"),
    values: Array.from({ length: most }, (_, i) => [i + 1, `${i + 1} of ${most}`]),
  });
  const { text } = await opened([number(3), number(9)]);
  const found = elementsOf(text()).filter(({ at }) => at.role === "radiogroup");
  assert.equal(found.length, 1);
  const steps = elementsOf(text()).find(({ at }) => at.role === "spinbutton");
  assert.deepEqual([steps?.at["aria-valuenow"], steps?.at["aria-valuetext"]], ["2", "2 of 9"]);
});

test("games are chosen by their lids, and bots by their faces and what they do", async () => {
  const lids = {
    ...{ ...ask, kind: "lids", name: "game", says: say("class-which"), value: "kaboom" },
    values: ["kaboom", "schokoly"].map((game) => [game, say(`game-${game}`)]),
  };
  const bots = {
    ...{ ...ask, kind: "bots", name: "bot", says: say("class-whom"), value: "steady" },
    values: [["steady", say("bot-steady")]],
    lines: [say("bot-steady-line")],
    is_quiet: true,
  };
  const { app, shown, text } = await opened([lids, bots]);
  const all = elementsOf(text());
  assert.deepEqual(
    all.flatMap(({ tag, at }) => (tag === "label" ? [at["data-game"]] : [])),
    ["kaboom", "schokoly", undefined],
  );
  assert.ok(all.some(({ tag, at }) => tag === "legend" && at.class === "unseen"));
  assert.ok(wordsOf(text()).includes(app.t("bot-steady-line")));
  await handlers(shown.render(), "@change=")[1]?.();
  assert.equal(app.asked.at(-1).fields.game, "schokoly");
});

test("on the podium stands a name as somebody typed it, or the words for a bot of the box", async () => {
  const names = ["Ada", say("tournament-of-box", { name: say("bot-taster") })];
  const steps = names.map((one, i) => ({ name: one, face: "taster", place: i + 1, best: !i }));
  const { text } = await opened([{ type: "Picture", kind: "podium", given: { steps } }]);
  assert.deepEqual(itemsOf(text()).map(wordsOf), ["Ada 1", "Taster of the box 2"]);
});

test("several words are counted up, or stand side by side without marks within words", async () => {
  const several = (/** @type {string} */ by) => ({
    ...{ type: "Text", more: null },
    says: { type: "Several", words: ["a", "b\u00adc", say("class-tasks")], by },
  });
  const { text } = await opened([several(" · "), several("and")]);
  assert.match(wordsOf(text()), /a · bc · Tasks/);
  assert.match(wordsOf(text()), /a, bc, and Tasks/);
});

test("a tray has an item for each task, with its chocolate and its number", async () => {
  const heading = {
    ...{ type: "Group", kind: "heading", look: "", game: "", key: "" },
    parts: [
      { type: "Text", says: "Task 1:", more: null, kind: "words", look: "unseen" },
      { type: "Picture", kind: "number", given: { number: 1 } },
    ],
  };
  const item = { ...heading, kind: "item", look: "task" };
  const parts = [{ type: "Picture", kind: "piece", given: { kind: "milk", count: 2 } }, heading];
  const list = { ...heading, kind: "numbered", parts: [{ ...item, parts }, heading.parts[0]] };
  const { text } = await opened([list]);
  const all = elementsOf(text());
  assert.deepEqual(
    all.flatMap(({ tag, at }) => (tag === "li" ? [at.class] : [])),
    ["task", undefined],
  );
  assert.ok(all.some(({ at }) => at.href === "#piece-milk"));
  assert.match(all.find(({ tag }) => tag === "h3")?.inner ?? "", /Task 1:.*>1</s);
});

/** The table of a task. @param {number} seed */
const boardOf = (seed) => ({
  ...{ type: "Tool", kind: "board" },
  given: { record: { ...record, edition: 1, seed, position: "", moves: [] }, waits: true },
});

test("boards are asked for one after the other, and no more when the page is left", async () => {
  const { app, shown, text } = await opened([1, 2, 3].map(boardOf));
  app.engine.ask = async (/** @type {any} */ request) => {
    app.asked.push(request);
    await settled();
    return request.op === "watch" ? { watch: {} } : { look: { view: null } };
  };
  assert.equal(times(text(), "board-picture"), 3, "their places are kept");
  text();
  for (let i = 0; i < 3; i += 1) await settled();
  shown.close();
  for (let i = 0; i < 9; i += 1) await settled();
  const seeds = app.asked.flatMap((/** @type {any} */ it) =>
    it.op === "watch" ? it.record.seed : [],
  );
  assert.deepEqual(seeds, [1, 2]);
});

/** A page with a text, whose answers come when they are let. @param {object} [more] */
async function waiting(more = {}) {
  const text = { type: "Text", says: "first", more: null };
  const { app, shown, text: seen } = await opened([text]);
  const answers = /** @type {((reply: any) => void)[]} */ ([]);
  app.engine.ask = (/** @type {any} */ request) => {
    app.asked.push(structuredClone(request));
    return new Promise((resolve) => answers.push(resolve));
  };
  const answer = async (/** @type {string} */ says, /** @type {object} */ own = more) => {
    const page = { ...shown.value, parts: [{ ...text, says }], ...own };
    answers.shift()?.({ page });
    await settled();
  };
  return { app, shown, text: seen, answer, answers };
}

test("one question waits for the other, and the last of several tells all answers", async () => {
  const { app, shown, text, answer, answers } = await waiting();
  const asked = app.asked.length;
  shown.change({ one: 1 });
  await settled();
  shown.change({ two: 2 });
  shown.change({ three: 3 });
  await settled();
  assert.equal(answers.length, 1);
  await answer("older");
  await answer("newer");
  assert.match(text(), /newer/);
  assert.deepEqual(
    app.asked.slice(asked).map((/** @type {any} */ { fields }) => fields),
    [{ one: 1 }, { one: 1, two: 2, three: 3 }],
  );
});

test("an answer for a page that was left draws nothing, but what it keeps is stored", async () => {
  const { app, shown, text, answer } = await waiting();
  const put = /** @type {any[]} */ ([]);
  app.store.set = (/** @type {any} */ ...it) => void put.push(it);
  shown.renew();
  await settled();
  shown.close();
  await answer("late", { keep: { path: { good: 1 } } });
  assert.match(text(), /first/);
  assert.deepEqual(put, [["path", { good: 1 }]]);
});

test("another page follows once, however often its key is pressed; never who has left", async () => {
  for (const hasLeft of [false, true]) {
    const goes = { type: "Go", address: "#/class/a", query: {} };
    const { app, shown, answer, answers } = await waiting({ goes, goes_how: "replace" });
    shown.renew({ name: "make", of: true });
    shown.renew({ name: "make", of: true });
    await settled();
    if (hasLeft) shown.close();
    await answer("");
    assert.deepEqual([app.gone, answers.length], [hasLeft ? [] : ["#/class/a"], 0]);
  }
});

test("a deed gives the focus to a part, and answers that hold from then on", async () => {
  const { app, shown, answer } = await waiting();
  const focused = /** @type {string[]} */ ([]);
  app.focus = (/** @type {string} */ part) => void focused.push(part);
  shown.change({ pasted: "a link" });
  await settled();
  await answer("", { focus: ".make-tasks h2", holds: { pasted: "" } });
  shown.renew();
  await settled();
  assert.deepEqual([focused, app.asked.at(-1).fields], [[".make-tasks h2"], { pasted: "" }]);
});

test("letters that are being typed outlast an answer, and a page that is left tells them", async () => {
  const { app, shown, text, answer } = await waiting();
  const field = { type: "Field", kind: "line", name: "title", says: "", value: "", most: 60 };
  const parts = [{ ...field, empty: null, look: "", at_once: false }];
  shown.renew();
  await settled();
  await answer("", { parts });
  shown.renew();
  await settled();
  handlers(shown.render(), "@input=")[0]?.({ target: { value: "Mon" } });
  await answer("", { parts });
  assert.ok(text().includes("Mon"));
  shown.close();
  await settled();
  assert.deepEqual(app.asked.at(-1).fields, { title: "Mon" });
});

test("of what is pasted each letter counts at once", async () => {
  const field = { type: "Field", kind: "text", name: "pasted", says: "", value: "", most: 60 };
  const { app, shown } = await opened([{ ...field, empty: null, look: "", at_once: true }]);
  await handlers(shown.render(), "@input=")[0]?.({ target: { value: "#/g/1" } });
  assert.equal(app.asked.at(-1).fields.pasted, "#/g/1");
});

test("what comes bit by bit is asked for until all is there; what is missing says so", async () => {
  const { app, shown, text, answer } = await waiting();
  const asked = app.asked.length;
  shown.renew();
  await settled();
  await answer("a part", { is_partial: true });
  assert.match(text(), /a part/);
  await answer("all", { is_missing: true, is_partial: false });
  assert.deepEqual([app.asked.length - asked, shown.title], [2, "not-found-title"]);
  assert.match(wordsOf(text()), /There is no such page/);
});

const plain = (/** @type {any} */ says, more = {}) => ({
  ...{ type: "Text", says, more: null, kind: "words", look: "", aloud: null },
  ...more,
});

test("a table sorts by a press on its column, and a cell has its column's name as a label", async () => {
  const { app, shown, text } = await opened([
    {
      type: "Table",
      name: say("class-table"),
      room: 2000,
      look: "class-table",
      columns: [
        {
          says: say("class-head-name"),
          does: { type: "Change", fields: { order: "name" } },
          ...{ order: "descending", sign: "", title: null, by: "name", look: "" },
        },
        {
          says: say("class-head-more"),
          ...{ does: null, order: "none", sign: " ", title: null, by: "", look: "no-print" },
        },
      ],
      lines: [
        {
          key: "a",
          look: "",
          cells: [
            { says: "Ada", parts: [], label: null, kind: "name", look: "" },
            {
              says: null,
              parts: [plain("8/10", { aloud: say("class-not-done") })],
              label: say("class-head-when"),
              ...{ look: "sum" },
            },
          ],
        },
      ],
    },
  ]);
  const all = elementsOf(text());
  const of = (/** @type {string} */ tag) => all.filter((one) => one.tag === tag);
  assert.deepEqual(
    of("th").map(({ at }) => [at.role, at["aria-sort"]]),
    [
      ["columnheader", "descending"],
      ["columnheader", undefined],
      ["rowheader", undefined],
    ],
  );
  assert.equal(of("table")[0]?.at["data-sheets"], "", "no room: its lines are sheets");
  assert.deepEqual([of("td")[0]?.at["data-label"], of("td")[0]?.at.class], ["When", "sum"]);
  assert.match(text(), /<bdi>Ada<\/bdi>/);
  assert.match(text(), /aria-hidden="?true"?[^>]*>8\/10<\/span><span class="unseen">not finished/);
  await handlers(shown.render())[0]?.();
  assert.equal(app.asked.at(-1).fields.order, "name");
});

test("small words about a key are heard with it", async () => {
  const line = say("link-way-second-line");
  const { text } = await opened([
    { ...key, does: go, line },
    { ...key, does: { type: "Change", fields: {} }, line: say("link-state-lesson") },
  ]);
  const all = elementsOf(text());
  const heard = all.flatMap(({ at }) => at["aria-describedby"] ?? []);
  const words = heard.map((id) => wordsOf(all.find(({ at }) => at.id === id)?.inner ?? ""));
  assert.deepEqual(words, [
    "From the move in the link. Your saved game stays.",
    "It takes about three minutes.",
  ]);
});

test("the page before a game is filled in by a key, with the rules that are not as usual", async () => {
  const players = [
    { kind: "person", name: "Anna" },
    { kind: "bot", bot: "taster" },
  ];
  const options = { first: 1, open_hands: true, swaps: false };
  const begun = { game: "schokoly", options, players, moves: [] };
  const { text } = await opened([
    { ...key, does: { type: "SetUp", record: begun } },
    { type: "Picture", kind: "rules", given: { record: begun } },
    { type: "Picture", kind: "rules", given: { record: { ...begun, options: {} } } },
  ]);
  const [, link] = linksOf(text()).map(([, to]) => to);
  assert.equal(
    link,
    "#/set-up/schokoly?players=person%3AAnna%2Ctaster&first=1&open_hands=1",
    "swaps matter with three players only",
  );
  assert.equal(
    text()
      .match(/House rules: [^<]*/g)
      ?.join(),
    "House rules: Seat 2 begins, Open hands",
  );
});

test("who sits at each seat is told as text; a watcher is none of them", async () => {
  const name = "<img src=x onerror=alert(1)>";
  const bot = { kind: "bot", bot: "taster" };
  const seated = (/** @type {string} */ own, watched = false) => ({
    type: "Picture",
    kind: "guests",
    given: { record: { players: [{ kind: "person", name: own }, bot] }, watched },
  });
  const { text } = await opened([seated(""), seated("", true)]);
  assert.deepEqual(itemsOf(text()), ["You", "Taster", "Person", "Taster"]);
  const { shown } = await opened([seated(name)]);
  const isRaw = (/** @type {any} */ value) =>
    value?.strings
      ? value.strings.join("").includes(name) || value.values.some(isRaw)
      : Array.isArray(value) && value.some(isRaw);
  assert.deepEqual([drawn(shown.render()).includes(name), isRaw(shown.render())], [true, false]);
});

test("a shared game begins with the usual animals, and a page may go on to another one", async () => {
  const { app, shown } = await opened([{ ...key, does: { type: "Begin", record, plain: true } }]);
  await handlerAfter(shown.render(), "Practise: Join")();
  assert.equal("animals" in app.put[0], false);
  const goes = { type: "Go", address: "#/game/a", query: {} };
  const other = await opened([], { goes });
  assert.deepEqual(other.app.gone, ["#/game/a"]);
});

test("a board without a picture leaves its place to the lid", async () => {
  const none = { type: "Tool", kind: "board", given: { record, lid: "schokoly" } };
  const { text } = await opened([none]);
  assert.doesNotMatch(text(), /class="lid"/);
  await settled();
  assert.match(text(), /class="lid"/);
});

const change = (/** @type {object} */ fields, more = {}) => ({
  ...{ type: "Change", fields, tells: null, shows: "", top: false },
  ...more,
});

/** A page with a key of the keyboard, and what it hears. @param {any} keys */
async function withKeys(keys) {
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  const before = globalThis.document.addEventListener;
  globalThis.document.addEventListener = (
    /** @type {string} */ name,
    /** @type {any} */ listen,
  ) => {
    heard[name] = listen;
  };
  const { app, shown } = await opened([], { keys });
  globalThis.document.addEventListener = before;
  const press = (/** @type {string} */ key, more = {}) => {
    let isTaken = false;
    const preventDefault = () => {
      isTaken = true;
    };
    heard.keydown?.({ key, target: null, preventDefault, ...more });
    return isTaken;
  };
  return { app, shown, press };
}

test("a key of the keyboard does what the page says, unless somebody types or a button has it", async () => {
  const { app, press } = await withKeys({ n: change({ names: true }), " ": change({ at: 1 }) });
  const within = (/** @type {string} */ tag) => ({
    target: { closest: (/** @type {string} */ all) => (all.split(", ").includes(tag) ? {} : null) },
  });
  assert.deepEqual(
    [press("x"), press("n", { ctrlKey: true }), press("n", within("input"))],
    [false, false, false],
  );
  assert.deepEqual([press(" ", within("button")), press("n", within("button"))], [false, true]);
  await settled();
  assert.equal(app.asked.at(-1).fields.names, true);
});

test("a second key that is pressed at once means what the page means by then", async () => {
  const { app, shown, press } = await withKeys({ a: change({ at: 1 }) });
  app.engine.ask = async (/** @type {any} */ { fields }) => ({
    page: { ...shown.value, keys: { a: change({ at: fields.at + 1 }) } },
  });
  press("a");
  press("a");
  await settled();
  await settled();
  assert.deepEqual(shown.value.keys.a.fields, { at: 3 });
});

test("what an answer says is heard at once, and a part that is new comes into view and is read", async () => {
  const { app, shown } = await opened([]);
  const heard = /** @type {string[]} */ ([]);
  app.announce = (/** @type {string} */ text) => void heard.push(text);
  app.drawn = (/** @type {() => void} */ work) => work();
  const seen = /** @type {string[]} */ ([]);
  const copy = { querySelectorAll: () => [], textContent: "7:  Given by 2." };
  const part = {
    cloneNode: () => copy,
    scrollIntoView: (/** @type {any} */ { block }) => void seen.push(block),
  };
  Object.assign(globalThis, { scrollTo: () => void seen.push("top") });
  document.querySelector = /** @type {any} */ (
    (/** @type {string} */ look) => (look === ".news" ? part : null)
  );
  await shown.change({ at: 1 }, change({}, { tells: say("together-named"), shows: "news" }));
  await shown.change({ at: 2 }, change({}, { shows: "news", top: true }));
  assert.deepEqual(heard, ["Names shown.", "7: Given by 2.", "7: Given by 2."]);
  assert.deepEqual(seen, ["nearest", "top"]);
  document.querySelector = () => null;
});

test("parts whose empty fields did not travel are drawn", async () => {
  const { shown, text } = await opened([
    { type: "Text", says: say("path-private") },
    { type: "Key", says: say("class-practise"), does: { type: "Act", name: "on" } },
    { type: "Key", says: say("path-title"), does: { type: "Go", address: "#/path" }, kind: "link" },
    { type: "Choice", name: "tips", says: say("path-title"), value: true, kind: "switch" },
    { type: "Field", name: "name", says: say("path-title"), value: "", most: 20, kind: "line" },
    { type: "Picture", kind: "tray" },
    { type: "Tool", kind: "whole-file" },
    { type: "Group", kind: "row", parts: [] },
    { type: "Table", name: say("path-title"), columns: [{ says: "a", order: "none" }], lines: [] },
  ]);
  assert.ok(text().includes("All stays on this device"));
  assert.ok(!text().includes("undefined"), text());
  delete shown.value.keys;
  delete shown.value.keep;
  await shown.renew();
});
