// Everything in one file, of a device that several children share: out, and into another one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMITS } from "../../../js/games/box.js";
import { settle, takeWhole, wholeOf } from "../../../js/store/whole.js";
import { browser, game, live, seen } from "../support/sharing.mjs";

const ADA = { id: "", name: "Ada", animal: "frog" };
const BEN = { id: "ben", name: "Ben", animal: "panda" };

/**
 * The engine as far as this file needs it: what is new comes, of a game with more moves a person
 * decides.
 * @param {any} request
 * @returns {Promise<any>}
 */
async function ask({ thing, here }) {
  const told = (/** @type {object} */ more) => ({ taken: { thing: null, needs: [], ...more } });
  if (!(thing.id in here)) return told({ what: "", needs: [thing.id] });
  const own = here[thing.id];
  if (!own) return told({ what: "added", thing });
  const isLonger = (thing.record?.moves.length ?? 0) > (own.record?.moves.length ?? 0);
  return told(
    isLonger ? { what: "differs", thing, beside: { ...thing, id: "b" } } : { what: "same" },
  );
}

/** Which animals sit at seats that others have is not compared. @param {string} text */
const compared = (text) => text.replace(/,"animals":\[[^\]]*\]/g, "");

/** A page of a tablet, with what takes and writes files. @param {ReturnType<typeof browser>} tablet */
const opened = (tablet) => ({ ...tablet.page(), engine: { ask } });

/** A device that two children share; the second one plays. */
async function shared() {
  const tablet = browser();
  const { profiles } = tablet.page();
  profiles.keep([ADA, BEN]);
  await live(tablet.page(), "of-ada");
  profiles.choose("ben");
  await live(tablet.page(), "of-ben");
  const page = opened(tablet);
  await page.saves.take(game("task", { task: { set: "1Set", number: 0 } }));
  page.store.set("theme", "dark");
  page.store.set("pupils", { x: { round: 1 } });
  return tablet;
}

test("a device that nobody shares writes the file that it always wrote", async () => {
  const tablet = browser();
  await live(tablet.page(), "of-ada");
  const plain = (await wholeOf(opened(tablet), 1)).text;
  const { version, settings, ...parts } = JSON.parse(plain);
  const names = ["kind", "made", "games", "class", "practices", "puzzles", "bots"];
  assert.deepEqual([version, Object.keys(parts), settings.name], [1, names, "of-ada"]);
  tablet.page().profiles.keep([ADA]);
  assert.equal(JSON.parse((await wholeOf(opened(tablet), 1)).text).version, 1);
});

test("all children go with the file, whoever plays, and make an empty device the same", async () => {
  const tablet = await shared();
  const { text, counts } = await wholeOf(opened(tablet), 1);
  assert.deepEqual(counts, { games: 3, sets: 0, results: 0, practices: 2 });
  const { version, games, profiles } = JSON.parse(text);
  assert.equal(version, 2);
  const ids = (/** @type {any[]} */ all) => all.map(({ id }) => id);
  assert.deepEqual(
    [ids(games), ids(profiles[1].games)],
    [["game-of-ada", "task"], ["game-of-ben"]],
  );
  tablet.page().profiles.choose("");
  assert.equal((await wholeOf(opened(tablet), 1)).text, text);
  const empty = browser();
  assert.equal((await takeWhole(opened(empty), text)).came?.added, 9);
  assert.equal(compared((await wholeOf(opened(empty), 1)).text), compared(text));
  assert.deepEqual([empty.page().profiles.all, empty.page().profiles.now], [[ADA, BEN], ADA]);
  assert.equal((await takeWhole(opened(empty), text)).came?.same, 9);
  assert.equal(empty.page().store.get("theme"), "dark");
  empty.page().profiles.choose("ben");
  assert.match(JSON.stringify(await seen(empty.page())), /puzzle-of-ben.*of-ben/);
  assert.doesNotMatch(JSON.stringify(await seen(empty.page())), /ada/i);
});

test("children of one name are joined, others are added, and nothing that is here is lost", async () => {
  const { text } = await wholeOf(opened(await shared()), 1);
  const tablet = browser();
  const { profiles } = tablet.page();
  const [zoe, ben] = [
    { id: "zoe", name: "Zoe", animal: "koala" },
    { ...BEN, name: "Benjamin" },
  ];
  profiles.keep([zoe, ben], "zoe");
  await live(tablet.page(), "of-zoe");
  tablet.page().store.set("theme", "light");
  profiles.choose("ben");
  tablet.page().store.set("path", { of: "here" });
  await tablet.page().saves.take(game("game-of-ben", { done: true }));
  const own = await wholeOf(opened(tablet), 1);
  const whole = JSON.parse(text);
  whole.profiles[1].games[0].record.moves = [[0, 1, 5]];
  const page = opened(tablet);
  const { came, differing = [] } = await takeWhole(page, JSON.stringify(whole));
  assert.deepEqual([came?.added, came?.differs], [8, 1]);
  assert.deepEqual(page.profiles.all, [zoe, ben, ADA]);
  const [one] = differing;
  assert.ok(one);
  assert.equal((await tablet.page().saves.get("game-of-ben"))?.done, true);
  await settle(page, one, false);
  assert.equal((await tablet.page().saves.get("game-of-ben"))?.record.moves.length, 1);
  assert.deepEqual(
    ["theme", "path", "ends"].map((key) => tablet.page().store.get(key)),
    ["light", { of: "here" }, { kaboom: 1, "of-ben": 1 }],
  );
  const zoes = (/** @type {string} */ file) =>
    JSON.parse(file).profiles.find((/** @type {any} */ { id }) => id === "zoe");
  assert.deepEqual(zoes((await wholeOf(opened(tablet), 1)).text), zoes(own.text));
});

const CARL = { id: "", name: "Carl", animal: "turtle" };
const DORA = { id: "dora", name: "Dora", animal: "rabbit" };

/** What each child of a tablet has, by its name. @param {ReturnType<typeof browser>} tablet */
async function all(tablet) {
  /** @type {Record<string, string>} */
  const things = {};
  for (const { id, name } of tablet.page().profiles.all) {
    tablet.page().profiles.choose(id);
    things[name] = compared(JSON.stringify(await seen(tablet.page())));
  }
  return things;
}

test("the first child of a file comes beside the first one here, under a name that is found again", async () => {
  const from = await shared();
  const { text } = await wholeOf(opened(from), 1);
  const tablet = browser();
  tablet.page().profiles.keep([CARL, DORA]);
  await live(tablet.page(), "of-carl");
  const carls = (await all(tablet)).Carl;
  tablet.page().profiles.choose("dora");
  assert.equal((await takeWhole(opened(tablet), text)).came?.added, 9);
  const { profiles } = tablet.page();
  const ada = profiles.all.find(({ name }) => name === "Ada");
  assert.match(ada?.id ?? "", /^first-\w{11,}$/);
  assert.deepEqual(profiles.all, [CARL, DORA, { ...ADA, id: ada?.id }, BEN]);
  const things = await all(tablet);
  assert.equal(things.Carl, carls?.replace('"game-of-carl"', '"game-of-carl","task"'));
  assert.match(things.Ada ?? "", /game-of-ada.*practice-of-ada.*puzzle-of-ada.*of-ada/);
  assert.deepEqual(Object.keys(tablet.kept().databases.chocobox ?? {}).sort(), [
    "game-of-carl",
    "task",
  ]);
  const [listed, { databases }] = [tablet.page().profiles.all, tablet.kept()];
  assert.equal((await takeWhole(opened(tablet), text)).came?.same, 9);
  assert.deepEqual(tablet.page().profiles.all, listed, "the same file joins");
  assert.deepEqual(tablet.kept().databases, databases);

  const back = (await wholeOf(opened(tablet), 1)).text;
  await takeWhole(opened(from), back);
  const names = from.page().profiles.all.map(({ id, name }) => [id, name]);
  assert.deepEqual(
    names.slice(0, 2),
    [
      ["", "Ada"],
      ["ben", "Ben"],
    ],
    "nobody is doubled",
  );
  assert.deepEqual(
    names
      .slice(2)
      .map(([, name]) => name)
      .sort(),
    ["Carl", "Dora"],
  );
  assert.match((await all(from)).Carl ?? "", /game-of-carl/);
});

test("whoever has only typed a name at a table, or only played, is the first one all the same", async () => {
  const { text } = await wholeOf(opened(await shared()), 1);
  const typed = browser({ chocobox: JSON.stringify({ name: "Carl" }) });
  const played = browser({}, { chocobox: { games: { mine: game("mine") } } });
  for (const [tablet, name] of /** @type {const} */ ([
    [typed, "Carl"],
    [played, ""],
  ])) {
    await takeWhole(opened(tablet), text);
    const { all: list } = tablet.page().profiles;
    assert.deepEqual(
      list.map((one) => one.name),
      [name, "Ada", "Ben"],
    );
    assert.doesNotMatch((await all(tablet))[name] ?? "", /of-ada/);
  }
  const ofClass = browser(
    {},
    { chocobox: { games: { t: game("t", { task: { set: "1S", number: 0 } }) } } },
  );
  await takeWhole(opened(ofClass), text);
  assert.deepEqual(ofClass.page().profiles.all, [ADA, BEN], "a class task is nobody's");
});

test("children of a file are called as children here can be; more than have room do not come", async () => {
  const whole = JSON.parse((await wholeOf(opened(await shared()), 1)).text);
  whole.profiles[1].name = "Benjamin the longest";
  whole.profiles[1].animal = "dragon";
  const tablet = browser();
  await takeWhole(opened(tablet), JSON.stringify(whole));
  assert.deepEqual(tablet.page().profiles.all[1], {
    id: "ben",
    name: "Benjamin the lon",
    animal: "hedgehog",
  });
  const more = Array.from({ length: LIMITS.profiles - 1 }, (_, i) => ({
    ...whole.profiles[1],
    id: `b${i}`,
  }));
  const kept = tablet.kept();
  const made = (/** @type {any[]} */ others) =>
    JSON.stringify({ ...whole, profiles: [whole.profiles[0], ...others] });
  assert.deepEqual(await takeWhole(opened(tablet), made(more)), { fault: "full" });
  assert.deepEqual(tablet.kept(), kept);
  assert.ok((await takeWhole(opened(tablet), made(more.slice(1)))).came);
  assert.equal(tablet.page().profiles.all.length, LIMITS.profiles);
  assert.ok((await takeWhole(opened(tablet), made(more.slice(1)))).came, "nobody new comes");
});

test("what could not be kept of other children is told, and what is here until the page is closed", async () => {
  const { text } = await wholeOf(opened(await shared()), 1);
  for (const [name, told] of /** @type {const} */ ([
    ["chocobox~ben", { fault: "broken" }],
    ["chocobox-class", { isKept: true }],
    ["chocobox-puzzles", { isKept: false }],
  ])) {
    const tablet = browser();
    tablet.open(name).isStored = () => false;
    const { fault, isKept } = await takeWhole(opened(tablet), text);
    assert.deepEqual({ fault, isKept }, { fault: undefined, isKept: undefined, ...told }, name);
  }
});

test("a file of a device that nobody shares goes to whoever plays now", async () => {
  const alone = browser();
  await live(alone.page(), "of-kim");
  const { text } = await wholeOf(opened(alone), 1);
  const tablet = browser();
  tablet.page().profiles.keep([ADA, BEN], "ben");
  assert.equal((await takeWhole(opened(tablet), text)).came?.added, 4);
  assert.match(JSON.stringify(await seen(tablet.page())), /puzzle-of-kim/);
  assert.equal(tablet.page().store.get("name"), "Ben");
  tablet.page().profiles.choose("");
  assert.doesNotMatch(JSON.stringify(await seen(tablet.page())), /kim/);
});

test("a file whose children cannot be read changes nothing", async () => {
  const whole = JSON.parse((await wholeOf(opened(await shared()), 1)).text);
  const [first, second] = whole.profiles;
  for (const profiles of [
    5,
    [null],
    [{ ...second, games: 5 }],
    [{ ...second, id: "__proto__" }],
    [first, { ...second, settings: [] }],
  ]) {
    const empty = browser();
    const text = JSON.stringify({ ...whole, profiles });
    assert.deepEqual(await takeWhole(opened(empty), text), { fault: "foreign" });
    assert.deepEqual(empty.kept(), { storage: {}, session: {}, databases: {} });
  }
});
