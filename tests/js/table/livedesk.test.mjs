// A live game with hidden hands on the desk: everybody's touch speaks for the own seat, and nobody
// waits for anybody.

import assert from "node:assert/strict";
import { test } from "node:test";
import { defaults } from "../../../js/table/defaults.js";
import { Desk } from "../../../js/table/desk.js";
import { DoubleTaps } from "../../../js/input/gestures.js";
import { readKey } from "../../../js/input/keys.js";
import { isAsked, liesFlat } from "../../../js/table/players.js";
import { dock, trays } from "../../../js/table/seats.js";
import { drawn, times } from "../support/drawn.mjs";
import { pass } from "../support/time.mjs";
import { bears, elementsOf, marked } from "../support/seen.mjs";

const slap = { type: "Slap" };
const draw = { type: "Draw" };
const peek = { type: "Peek" };
const [person, bot] = [{ kind: "person" }, { kind: "bot", bot: "steady" }];

/** What pick was asked. @type {any[]} */
let picked = [];

/** A reflex game of which the table knows nothing. @type {any} */
const game = {
  ...defaults,
  live: true,
  flat: "always",
  reflex: ["Slap"],
  bigButtons: ["draw", "call"],
  idle: { hands: 0 },
  isOpen: () => false,
  hide: (/** @type {any} */ view) => ({ ...view, secret: "nothing" }),
  plate: (/** @type {any} */ _, /** @type {number} */ seat) => `plate ${seat}`,
  pad: (/** @type {any} */ view, /** @type {number} */ seat, /** @type {any} */ ui) =>
    ui.views[seat] ? `pad ${seat} of ${view.seat}` : "",
  tools: (/** @type {any} */ view, /** @type {any[]} */ actions, /** @type {any} */ ui) =>
    `tools ${ui.seat} ${view.secret} ${actions.length}`,
  note: (/** @type {any} */ view) => `note ${view.secret}`,
  reason: (/** @type {string[]} */ codes, /** @type {any} */ ui) => `${codes} for ${ui.seat}`,
  sentence: (/** @type {any} */ event, /** @type {any} */ _, /** @type {any} */ view) =>
    `${event.type} ${view.secret}`,
  spoken: (/** @type {any} */ event, /** @type {any} */ _, /** @type {any} */ view) =>
    `heard ${event.type} ${view.secret}`,
  isMinor: (/** @type {any} */ { type }) => type === "Reached",
  speaker: (/** @type {any} */ { on }, /** @type {any} */ offers) =>
    on.includes(":")
      ? Number(on.split(":")[1])
      : (Object.keys(offers)
          .map(Number)
          .find((seat) => offers[seat].length > 1) ?? null),
  pick(/** @type {any[]} */ actions, /** @type {any} */ gesture, /** @type {any} */ ui) {
    picked.push({
      actions,
      seat: ui.seat,
      offered: ui.actions,
      on: gesture.on,
      kind: gesture.kind,
    });
    const word = gesture.on.split(":")[0];
    if (gesture.kind === "press")
      return word === "eye"
        ? { ui: { ...ui, eyes: { [ui.seat]: true } } }
        : word === "slap"
          ? { action: actions.find(({ type }) => type === "Slap") }
          : undefined;
    const action =
      gesture.kind === "tap" && actions.find(({ type }) => type.toLowerCase() === word);
    return action ? { action } : word === "why" ? { why: draw } : undefined;
  },
};

/** @param {number} seats */
const views = (seats) =>
  Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [seat, { seat, turn: 1, secret: `secret ${seat}` }]),
  );
/** @param {Record<string, any[]>} actions @param {Record<string, any>} [more] @returns {any} */
const reply = (actions, more = {}) => ({
  update: {
    views: views(Object.keys(actions).length),
    actions,
    events: [],
    done: false,
    wake: null,
    refused: null,
    record: { moves: [] },
    ...more,
  },
});

/**
 * A desk, what its engine was asked and what was said.
 * @param {any[]} replies
 * @param {any[]} players
 * @param {{delay?: number, game?: any}} [how]
 */
async function laid(replies, players, { delay = 0, game: played = game } = {}) {
  /** @type {any[]} */
  const [asked, said, heard] = [[], [], []];
  picked = [];
  const ask = async (/** @type {any} */ request) => {
    asked.push(request);
    if (delay && request.op !== "new") await pause(delay);
    return request.op === "why"
      ? { why: ["no"] }
      : replies.length > 1
        ? replies.shift()
        : replies[0];
  };
  const words = { t: (/** @type {string} */ id) => id, has: () => true };
  const app = /** @type {any} */ ({
    words,
    engine: { ask },
    store: { get: () => false, set() {} },
    saves: { isStored: () => true, put: async () => undefined },
    sound: {
      play: (/** @type {string} */ name, isOwn = false) => name && heard.push([name, isOwn]),
    },
    announce: (/** @type {string} */ text) => said.push(text),
    draw() {},
    drawn() {},
  });
  const desk = new Desk(
    app,
    /** @type {any} */ ({ id: "x", names: [], flat: false, record: { players, moves: [] } }),
    played,
  );
  desk.play.start();
  await pass();
  return {
    desk,
    asked,
    said,
    heard,
    plays: () =>
      asked
        .filter((/** @type {any} */ { op }) => op === "play")
        .map((/** @type {any} */ { seat, action }) => `${seat} ${action.type}`),
  };
}

const pause = (/** @type {number} */ ms = 0) => new Promise((go) => setTimeout(go, ms));
/** @param {any} desk @param {string} kind @param {string} on @param {Record<string, any>} [more] */
const touch = (desk, kind, on, more = {}) =>
  desk.touch({ kind, on, x: 5, y: 5, at: performance.now(), finger: true, ...more });

test("of many questions what would follow, only the newest is answered", async () => {
  const place = (/** @type {number} */ x) => ({ type: "Place", x });
  const open = {
    ...game,
    live: false,
    isOpen: () => true,
    chosen: (/** @type {any[]} */ _, /** @type {any} */ ui) => ui.place,
  };
  const { desk, asked } = await laid(
    [reply({ 0: [draw] }), { try: { n: 1 } }, { try: { n: 3 } }, { try: null }, { try: null }],
    [person],
    { game: open },
  );
  for (const x of [1, 2, 3]) desk.set({ place: place(x) });
  await pass();
  assert.deepEqual(
    [asked.slice(1), desk.ui.trial],
    [
      [1, 3].map((x) => ({ op: "try", seat: 0, action: place(x) })),
      { action: place(3), view: { n: 3 } },
    ],
  );
  desk.set({ place: place(4) });
  await pass();
  assert.deepEqual(
    desk.ui.trial,
    { action: place(4), view: null },
    "the engine was asked, and keeps it to itself: readers need not wait",
  );
  desk.set({ place: place(4) });
  desk.set({ place: place(5) });
  desk.set({ place: undefined });
  await pass();
  assert.deepEqual(
    [asked.length, desk.ui.trial],
    [5, null],
    "what is taken up again follows from nothing",
  );
});

test("two persons or more lie round it whatever the save says; one holds it", () => {
  const save = (/** @type {any[]} */ ...players) => ({ flat: false, record: { players } });
  assert.deepEqual(
    [
      liesFlat(save(person, person), game),
      liesFlat(save(person, bot), game),
      liesFlat(save(bot, bot), game),
    ],
    [true, false, false],
  );
  assert.equal(liesFlat({ ...save(person, person), flat: true }, { flat: false }), false);
  const near = { ...save(person, person, person), near: [0, 1] };
  assert.equal(liesFlat(near, { flat: "always" }), false, "one person is left at this device");
  assert.equal(liesFlat({ ...near, near: [1] }, { flat: "always" }), true);
  assert.equal(liesFlat({ ...near, near: [0, 1, 2] }, { flat: "always" }), true, "for all to see");
});

test("nobody is waited for who has only what is always there", () => {
  assert.deepEqual(
    [isAsked([slap], ["Slap"]), isAsked([slap, draw], ["Slap"]), isAsked([slap]), isAsked([])],
    [false, true, true, false],
  );
});

test("round a flat tablet no hand is covered, and the first who is asked is at the screen", async () => {
  const { desk } = await laid(
    [reply({ 0: [slap], 1: [slap, draw], 2: [slap, peek] })],
    [person, person, person],
  );
  assert.deepEqual(
    [desk.ui.flat, desk.ui.covered, desk.ui.seat, desk.next],
    [true, false, 1, null],
  );
  assert.deepEqual(Object.keys(desk.ui.views), ["0", "1", "2"]);
  assert.deepEqual(desk.ui.offers[2], [slap, peek]);
  desk.play.close();
});

test("with one person the screen is that person's alone", async () => {
  const { desk } = await laid(
    [{ update: { ...reply({}).update, views: { 1: views(2)[1] }, actions: { 1: [slap] } } }],
    [bot, person],
  );
  assert.deepEqual(
    [desk.ui.flat, desk.ui.seat, Object.keys(desk.ui.views), desk.ui.offers],
    [false, 1, ["1"], { 1: [slap] }],
  );
  desk.update = { .../** @type {any} */ (desk.update), done: false };
  assert.equal(times(drawn(dock(desk, /** @type {any} */ ({}))), "pad 1 of 1"), 1);
  desk.play.close();
});

test("a touch speaks for its seat and plays its action; the screen stays whose it is", async () => {
  const { desk, plays } = await laid(
    [
      reply({ 0: [draw], 1: [slap], 2: [slap] }),
      reply({ 0: [draw], 1: [slap], 2: [] }, { events: [{ type: "Slapped" }] }),
    ],
    [person, person, person],
  );
  touch(desk, "press", "slap:2");
  touch(desk, "press", "eye:1");
  assert.deepEqual(
    picked.map(({ seat, actions, offered }) => [seat, actions, offered]),
    [
      [2, [slap], [slap]],
      [1, [slap], [slap]],
    ],
  );
  assert.deepEqual([desk.ui.seat, desk.ui.actions, desk.ui.eyes], [0, [draw], { 1: true }]);
  await pass(5);
  assert.deepEqual(plays(), ["2 Slap"]);
  assert.deepEqual(desk.ui.eyes, { 1: true }, "what is held outlasts what happens");
  desk.play.close();
});

test("the keyboard names things with seats too", async () => {
  const { desk, plays } = await laid([reply({ 0: [slap], 1: [slap] })], [person, person]);
  const key = readKey(
    /** @type {any} */ ({ key: "2", timeStamp: 5, target: { closest: () => null } }),
    { 2: "slap:1" },
  );
  assert.deepEqual(
    [key?.gesture?.kind, key?.gesture?.on, key?.gesture?.pressed],
    ["tap", "slap:1", undefined],
  );
  desk.touch(/** @type {any} */ (key?.gesture));
  await pass(5);
  assert.deepEqual(plays(), ["1 Slap"]);
  desk.play.close();
});

test("nobody's touch is lost while another's is under way", async () => {
  const all = { 0: [slap], 1: [slap], 2: [slap] };
  const { desk, plays } = await laid(
    [
      reply(all),
      reply(all, { events: [{ type: "Slapped" }] }),
      reply(all, { events: [{ type: "Slapped" }] }),
      reply(all),
    ],
    [person, person, person],
    { delay: 15 },
  );
  for (const seat of [1, 0, 2]) touch(desk, "press", `slap:${seat}`);
  await pass(80);
  assert.deepEqual(plays(), ["1 Slap", "0 Slap", "2 Slap"]);
  desk.play.close();
});

test("a tap that means nothing yet is read again when its turn has come", async () => {
  const { desk, plays, asked } = await laid(
    [
      reply({ 0: [slap], 1: [] }),
      reply({ 0: [draw, slap], 1: [] }, { events: [{ type: "Slapped" }] }),
    ],
    [person, person],
    { delay: 15 },
  );
  touch(desk, "tap", "draw:0");
  await pass(5);
  assert.equal(asked.length, 1);
  touch(desk, "press", "slap:0");
  touch(desk, "tap", "draw:0");
  touch(desk, "press", "draw:0");
  await pass(60);
  assert.deepEqual(plays(), ["0 Slap", "0 Draw"]);
  assert.deepEqual(
    picked.map(({ kind, on }) => `${kind} ${on}`).slice(1),
    ["press slap:0", "tap draw:0", "press draw:0", "tap draw:0"],
    "a press has its meaning at once",
  );
  desk.play.close();
});

test("where a press is all there is, it is read again too", async () => {
  const { desk, plays } = await laid(
    [
      reply({ 0: [slap], 1: [] }),
      reply({ 0: [draw, slap], 1: [] }, { events: [{ type: "Slapped" }] }),
    ],
    [person, person],
    {
      delay: 15,
      game: {
        ...game,
        pick: (/** @type {any[]} */ actions, /** @type {any} */ { on }) => ({
          action: actions.find(({ type }) => on.startsWith(type.toLowerCase())),
        }),
      },
    },
  );
  touch(desk, "press", "slap:0", { quick: true });
  touch(desk, "press", "draw:0", { quick: true });
  await pass(60);
  assert.deepEqual(plays(), ["0 Slap", "0 Draw"]);
  desk.play.close();
});

test("a quick second tap on another big button is an echo only of the same seat", () => {
  const taps = new DoubleTaps(game);
  taps.note(0, { on: "draw:0", at: 1000 });
  assert.equal(taps.isSecond(0, { on: "call:0", at: 1200 }), true);
  assert.equal(taps.isSecond(0, { on: "call:0", at: 1500 }), false);
  assert.equal(taps.isSecond(0, { on: "call:0", at: 1200, key: "k" }), false);
  assert.equal(taps.isSecond(1, { on: "call:1", at: 1200 }), false);
  assert.equal(taps.isSecond(0, { on: "slap:0", at: 1200 }), false);
  taps.note(0, { on: "stock", at: 2000 });
  assert.equal(
    taps.isSecond(1, { on: "stock", at: 2200 }),
    true,
    "what all share, for whoever is next",
  );
  assert.equal(taps.isSecond(0, { on: "stock", at: 2200 }), false);
});

test("a person who is asked has buttons, every person a pad, a bot neither", async () => {
  const update = reply({ 0: [draw, slap], 1: [slap], 2: [peek] });
  const { desk } = await laid([update], [person, person, person, bot]);
  const parts = drawn(trays(desk, 0)).split(/(?=<section class="tray|<div class="panel-space)/);
  assert.deepEqual(
    parts.slice(0, 4).map((tray) => tray.match(/tools \d secret \d \d/)?.[0]),
    ["tools 0 secret 0 2", undefined, "tools 2 secret 2 1", undefined],
  );
  assert.deepEqual(
    parts.slice(0, 4).map((tray) => tray.match(/pad \d of \d/)?.[0]),
    ["pad 0 of 0", "pad 1 of 1", "pad 2 of 2", undefined],
  );
  const seats = (/** @type {string} */ kind) =>
    parts.slice(0, 4).map((tray) => bears(elementsOf(tray)[0], kind));
  assert.deepEqual(seats("acting"), [true, false, true, false]);
  assert.deepEqual(seats("bot"), [false, false, false, true]);
  assert.deepEqual(
    parts.slice(0, 4).map((tray) => tray.match(/note [a-z]+/)?.[0]),
    ["note nothing", undefined, "note nothing", undefined],
  );
  assert.equal(marked(parts.join(""), "asked").length, 2, "what to do can be read");
  desk.play.close();
});

test("the story and the voice tell nothing that one seat alone knows", async () => {
  const happened = { events: [{ type: "Reached" }, { type: "Flipped" }] };
  const actions = { 0: [draw], 1: [] };
  const { desk, said } = await laid(
    [reply(actions), reply(actions, happened), reply(actions, happened)],
    [person, person],
  );
  touch(desk, "tap", "draw:0");
  await pass(5);
  assert.deepEqual(desk.messages.story, ["Reached nothing", "Flipped nothing"]);
  assert.equal(desk.messages.last, "Flipped nothing");
  touch(desk, "tap", "draw:0");
  await pass(5);
  const opened = "table-start note nothing table-start-keys";
  assert.deepEqual(said, [opened, "heard Flipped nothing", "heard Flipped nothing"]);
  desk.play.close();
});

test("an answer is for who asked: it stays under the others' fingers, and goes with the own next touch", async () => {
  const { desk, asked, said } = await laid(
    [
      reply({ 0: [draw], 1: [slap] }),
      reply({ 0: [draw], 1: [slap] }, { events: [{ type: "Slapped" }] }),
    ],
    [person, person],
  );
  touch(desk, "tap", "why:1");
  await pass(5);
  assert.deepEqual(
    [desk.messages.note, desk.messages.asker, asked.at(-1).seat],
    ["no for 1", 1, 1],
  );
  touch(desk, "tap", "draw:0");
  await pass(5);
  assert.equal(desk.messages.note, "no for 1");
  assert.deepEqual(said.slice(1), ["no for 1", "heard Slapped nothing"], "it is said once");
  touch(desk, "press", "slap:1");
  assert.equal(desk.messages.note, "");
  desk.play.close();
});

test("the sound of a person's move is their own; a bot's and the end's are nobody's", async () => {
  const events = [{ type: "Slapped", seat: 0 }, { type: "Slapped", seat: 1 }, { type: "Ended" }];
  const loud = { ...game, sound: (/** @type {any} */ { type }) => type.toLowerCase() };
  const { desk, heard } = await laid(
    [reply({ 0: [draw] }), reply({ 0: [draw] }, { events, done: true })],
    [person, { kind: "bot", bot: "swift" }],
    { game: loud },
  );
  touch(desk, "tap", "why:0");
  touch(desk, "tap", "draw:0");
  await pass(5);
  assert.deepEqual(heard, [
    ["no", true],
    ["slapped", true],
    ["slapped", false],
    ["ended", false],
  ]);
  desk.play.close();
});

test("round a flat table nobody is advised aloud, and nothing is taken back in a live game", async () => {
  const { desk, asked } = await laid([reply({ 0: [draw], 1: [] })], [person, person]);
  desk.hint();
  desk.undo();
  await pass(5);
  assert.deepEqual([asked.length, desk.advice.mayHint()], [1, false]);
  desk.play.close();
});

test("time stands still while the table pauses, and each drawing knows what time it is", async () => {
  const { desk } = await laid([reply({ 0: [draw], 1: [] })], [person, person]);
  await pass(20);
  desk.pause(false);
  const { now } = desk.ui;
  assert.ok(now >= 15);
  desk.pause(true);
  desk.pause(true);
  await pass(40);
  desk.pause(true);
  assert.ok(desk.ui.now < now + 15);
  desk.pause(false);
  await pass(20);
  desk.pause(false);
  assert.ok(desk.ui.now >= now + 15);
  assert.equal(desk.ui.pauses, 1);
  desk.play.close();
});

test("what goes out of sight rests once, where its game says so", async () => {
  const rest = (/** @type {any[]} */ actions) => actions.find(({ type }) => type === "Peek");
  const { desk, plays } = await laid([reply({ 0: [peek] })], [person], {
    game: { ...game, rest },
  });
  for (const isOut of [false, true, true]) desk.pause(isOut);
  await pass();
  assert.deepEqual(plays(), ["0 Peek"]);
  desk.play.close();
});

test("while the table still speaks time stands still too, but nothing goes out of sight", async () => {
  const rest = (/** @type {any[]} */ actions) => actions.find(({ type }) => type === "Peek");
  const { desk, plays } = await laid([reply({ 0: [peek] })], [person], {
    game: { ...game, rest },
  });
  desk.pause(false);
  desk.pause(false, true);
  const { now } = desk.ui;
  await pass(400);
  desk.pause(false, true);
  assert.equal(desk.ui.now, now);
  assert.deepEqual(plays(), [], "what is looked at stays");
  desk.pause(false, false);
  await pass(30);
  desk.pause(false);
  assert.ok(desk.ui.now > now);
  desk.play.close();
});

test("a ui is replaced and never changed; where only time passes, nothing new is to be described", async () => {
  const { desk } = await laid([reply({ 0: [draw], 1: [] })], [person, person]);
  const first = Object.freeze(desk.ui);
  desk.described = first;
  await pass(5);
  desk.pause(false);
  assert.notEqual(desk.ui, first);
  assert.equal(desk.ui, desk.described);
  desk.set({ cursor: 1 });
  desk.pause(false);
  assert.notEqual(desk.ui, desk.described);
  desk.play.close();
});
