// A table and its guests over channels that carry texts: a turn there and back, foreign words, a
// device that sleeps, one that is gone for good, and the time that stands still meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FarEngine } from "../../../js/near/far-engine.js";
import { Guests } from "../../../js/near/guests.js";
import { Play } from "../../../js/table/play.js";
import { settled } from "../support/page-app.mjs";

const lay = { type: "Lay", card: 3 };
const person = { kind: "person" };
const players = [person, { kind: "bot", bot: "taster" }, person, person];
const record = {
  type: "Record",
  game: "g",
  edition: 1,
  options: {},
  players,
  seed: 7,
  position: "",
};
const t = (/** @type {string} */ id, /** @type {any} */ { name = "" } = {}) =>
  `${id} ${name}`.trim();

/** What the engine says of the table after some moves, to some seats. @param {number} moves @param {any} [more] */
const updateOf = (moves, seats = [0], more = {}) => ({
  views: Object.fromEntries(seats.map((seat) => [seat, { own: seat, moves }])),
  actions: Object.fromEntries(seats.map((seat) => [seat, [lay]])),
  ...{ events: [], topics: {}, done: false, wake: null, outcome: null, moods: {}, refused: null },
  record: { ...record, moves: Array.from({ length: moves }, () => [2, 0, 0]) },
  ...more,
});

/**
 * What a guest is told of it: nothing of other seats, no chance and no moves.
 * @param {number} moves @param {number} seat @param {any} [more]
 */
const ownOf = (moves, seat, more = {}) => ({
  ...updateOf(moves, [seat], more),
  record: { ...record, seed: 0, moves: [] },
});

/** The engine of a table, as far as seats and answers go. */
function engineOf() {
  const seen = { asked: /** @type {any[]} */ ([]), moves: 0, seed: 0 };
  const split = (/** @type {number[]} */ guests, events = /** @type {any[]} */ ([])) => ({
    update: updateOf(seen.moves, [0], { events }),
    guests: Object.fromEntries(guests.map((seat) => [seat, ownOf(seen.moves, seat, { events })])),
  });
  /** @param {any} question */
  const answer = ({ seat, request, guests }) => {
    if (request?.seat !== undefined && request.seat !== seat)
      return { error: { type: "bad-request", text: "This is another seat." } };
    if (request?.op === "hint") return { guest: { hint: { action: lay } } };
    if (request?.op !== "play") return { error: { type: "bad-request", text: "No." } };
    seen.moves += 1;
    return split(guests, [{ type: "Laid", seat }]);
  };
  return {
    ...seen,
    seen,
    ask: async (/** @type {any} */ request) => {
      seen.asked.push(request);
      if (request.op === "guest") return answer(request);
      if (request.op === "promise") return { promise: `sum of ${request.secret.length}` };
      if (request.op === "deal") return { seed: 99 };
      if (request.op === "new") seen.seed = request.seed;
      if (request.op === "play") seen.moves += 1;
      return split(request.guests ?? [], request.op === "play" ? [{ type: "Laid", seat: 0 }] : []);
    },
  };
}

/** Two ends of a channel that carries texts; `pair.isAsleep` holds what is sent. */
function pairOf() {
  /** @type {any} */
  const pair = { isAsleep: false, held: [] };
  const end = (/** @type {() => any} */ other) => ({
    state: "open",
    trips: [4, 5],
    sent: /** @type {any[]} */ ([]),
    hear: (/** @type {any} */ _) => undefined,
    close() {
      this.state = other().state = "closed";
    },
    /** @param {any} value */
    send(value) {
      const text = JSON.stringify(value);
      this.sent.push(JSON.parse(text));
      if (pair.isAsleep) pair.held.push(() => other().hear(JSON.parse(text)));
      else other().hear(JSON.parse(text));
    },
    wake() {
      pair.isAsleep = false;
      for (const work of pair.held.splice(0)) work();
    },
  });
  pair.table = end(() => pair.guest);
  pair.guest = end(() => pair.table);
  return pair;
}

/** A table with seats at other devices. @param {number[]} near @param {boolean} [isLive] */
async function tableWith(near, isLive = false) {
  const engine = engineOf();
  const guests = new Guests();
  /** @type {any[]} */
  const said = [];
  const save = { id: "a", names: ["Ada"], record: { ...record, moves: [] }, near };
  /** @type {any[]} */
  const updates = [];
  const app = { engine, guests, drawn: (/** @type {() => void} */ work) => work(), draw() {} };
  const saves = { put: async () => undefined, isStored: () => true };
  const listener = {
    onUpdate: (/** @type {any} */ update) => updates.push(update),
    onFault: (/** @type {any} */ fault) => said.push(fault),
    onUnstored() {},
  };
  const play = new Play(
    /** @type {any} */ ({ ...app, saves }),
    /** @type {any} */ (save),
    listener,
    isLive,
  );
  const messages = { announce: (/** @type {any[]} */ ...all) => said.push(all) };
  const desk = {
    app,
    save,
    play,
    messages,
    ui: { t },
    game: { live: isLive },
    names: ["Ada", "Mo", "Cora", "Dan"],
  };
  guests.lay(/** @type {any} */ (desk));
  await play.start();
  const close = () => {
    play.close();
    guests.lay(null);
  };
  return { engine, guests, said, updates, play, desk, asked: engine.seen.asked, close };
}

/** A guest sits down. @param {any} table @param {number} seat */
async function sitDown(table, seat) {
  const pair = pairOf();
  /** @type {any} */
  const guest = { saves: [], updates: [], own: [] };
  const own = { ask: async (/** @type {any} */ request) => void guest.own.push(request) };
  const app = { engine: own, drawn: (/** @type {() => void} */ work) => work() };
  pair.table.hear = (/** @type {any} */ sent) => table.guests.hear(seat, sent);
  const engine = new FarEngine(app, (value) => pair.guest.send(value));
  pair.guest.hear = (/** @type {any} */ sent) => {
    guest.heard = [...(guest.heard ?? []), sent];
    if (!sent.save) return engine.hear(sent);
    guest.saves.push(sent.save);
    const listener = {
      onUpdate: (/** @type {any} */ update) => guest.updates.push(update),
      onFault() {},
      onUnstored() {},
    };
    const saves = { put: async () => undefined, isStored: () => true };
    guest.play = new Play(
      /** @type {any} */ ({ engine, saves }),
      sent.save,
      listener,
      table.play.isLive,
    );
    guest.play.start();
  };
  table.guests.seat(seat, pair.table);
  await table.play.reseat();
  await settled();
  return { ...guest, guest, pair, engine };
}

test("a guest gets its own seat, no chance and no moves, and who else sits there", async () => {
  const table = await tableWith([2, 3]);
  const { guest } = await sitDown(table, 2);
  assert.deepEqual(guest.saves[0], {
    ...{ id: "a-2", flat: false, done: false, updated: 0, names: ["Ada"] },
    record: { ...record, seed: 0, moves: [] },
    near: [0, 3],
    guest: 2,
  });
  assert.deepEqual(guest.updates[0].views, { 2: { own: 2, moves: 0 } });
});

test("a turn goes to the table and comes back, to its guest as the answer and to others by itself", async () => {
  const table = await tableWith([2, 3]);
  const [two, three] = [await sitDown(table, 2), await sitDown(table, 3)];
  await two.guest.play.act(2, lay, 10);
  await settled();
  const { since, ...request } = table.asked.at(-1).request;
  assert.deepEqual(request, { op: "play", seat: 2, action: lay, ply: 0 });
  assert.deepEqual(table.asked.at(-1).guests, [2, 3]);
  assert.equal(typeof since, "number");
  for (const { guest } of [two, three]) {
    assert.deepEqual(guest.updates.at(-1).events, [{ type: "Laid", seat: 2 }]);
    assert.equal(guest.updates.at(-1).views[guest.saves[0].guest].moves, 1);
  }
  assert.equal(table.updates.at(-1).record.moves.length, 1);
  assert.equal(two.guest.heard.filter((/** @type {any} */ one) => one.n).length, 1, "an answer");
  await table.play.act(0, lay, 20);
  await settled();
  assert.deepEqual(two.guest.updates.at(-1).events, [{ type: "Laid", seat: 0 }]);
});

test("a question is answered to its guest alone, and the table is as before", async () => {
  const table = await tableWith([2, 3]);
  const [two, three] = [await sitDown(table, 2), await sitDown(table, 3)];
  const [before, told] = [table.updates.length, three.guest.heard.length];
  assert.deepEqual(await two.engine.ask({ op: "hint", seat: 2 }), { hint: { action: lay } });
  assert.equal(table.updates.length, before);
  assert.equal(three.guest.heard.length, told);
});

test("words of another seat, and what is no request, come to nothing but a sentence", async () => {
  const table = await tableWith([2]);
  const two = await sitDown(table, 2);
  assert.equal((await two.engine.ask({ op: "hint", seat: 0 })).error.text, "This is another seat.");
  for (const sent of [null, 7, "x", [], {}, { n: {}, request: 5 }, { request: { op: "new" } }])
    two.pair.guest.send(sent);
  await settled();
  assert.equal(table.engine.seen.moves, 0);
  assert.deepEqual(table.said, []);
  await two.guest.play.act(2, lay, 10);
  assert.equal(table.engine.seen.moves, 1, "and all goes on");
});

test("a device that slept hears all that happened, and the table says who is away", async () => {
  const table = await tableWith([2]);
  const { guest, pair } = await sitDown(table, 2);
  pair.isAsleep = true;
  pair.table.state = "away";
  table.guests.look(2);
  assert.deepEqual(table.said, [[2, "near-gone Cora"]]);
  await table.play.act(0, lay, 10);
  await table.play.act(0, lay, 20);
  assert.equal(guest.updates.length, 1);
  pair.table.state = "open";
  pair.table.wake();
  table.guests.look(2);
  assert.deepEqual(table.said.at(-1), [2, "near-back Cora"]);
  assert.equal(guest.updates.length, 3);
  assert.equal(guest.updates.at(-1).views[2].moves, 2);
});

test("who comes back after a reload is told what happened meanwhile", async () => {
  const table = await tableWith([2]);
  const first = await sitDown(table, 2);
  first.pair.guest.close();
  await table.play.act(0, lay, 10);
  const { guest } = await sitDown(table, 2);
  assert.deepEqual(guest.updates[0].events, [{ type: "Laid", seat: 0 }]);
  assert.equal(guest.updates[0].views[2].moves, 1);
});

test("a device that comes back from another page gets all anew", async () => {
  const table = await tableWith([2]);
  const { guest, pair } = await sitDown(table, 2);
  pair.guest.send({ again: true });
  await settled();
  assert.deepEqual([guest.saves.length, guest.updates.length], [2, 2]);
});

test("in a live game time stands still here and there while a guest is away or looks elsewhere", async () => {
  const table = await tableWith([2], true);
  const { guest, pair } = await sitDown(table, 2);
  table.play.pause(table.guests.rests());
  assert.equal(table.guests.rests(), false);
  assert.ok(guest.play.clock.isRunning());
  guest.play.pause(true);
  assert.equal(table.guests.rests(), true);
  table.play.pause(true);
  guest.play.pause(false);
  assert.ok(!guest.play.clock.isRunning(), "until the table says so");
  table.play.pause(table.guests.rests());
  assert.ok(guest.play.clock.isRunning());
  pair.table.state = "away";
  assert.equal(table.guests.rests(), true);
  table.close();
});

test("a live table tells the engine how long the ways to its guests are", async () => {
  const table = await tableWith([2, 3], true);
  await sitDown(table, 2);
  await table.play.act(0, lay, 10);
  const lags = () => table.asked.filter(({ op }) => op === "lag");
  assert.deepEqual(lags(), [{ op: "lag", trips: [[4, 5]] }], "not with each move");
  table.close();
});

test("an engine that starts anew shows a live table no more than before", async () => {
  const table = await tableWith([2], true);
  await sitDown(table, 2);
  /** @type {any} */ (table.engine).replayed({ update: updateOf(0, [0, 2]) });
  await settled();
  assert.deepEqual(Object.keys(table.updates.at(-1).views), ["0"]);
  assert.deepEqual(table.asked.at(-1), { op: "share", guests: [2] });
  table.close();
});

test("a touch tells how long after which picture it came", async () => {
  const table = await tableWith([2], true);
  const { engine } = await sitDown(table, 2);
  const seen = performance.now();
  assert.deepEqual(engine.stamp(seen + 300).ply, 0);
  assert.ok(engine.stamp(seen + 300).since >= 300);
  assert.equal(engine.stamp(0).since, 0);
  table.close();
});

test("at the end the record is whole, and this device's own engine answers", async () => {
  const table = await tableWith([2]);
  const { guest, pair, engine } = await sitDown(table, 2);
  const whole = { ...record, moves: [[2, 0, 0]] };
  pair.table.send({
    update: { ...ownOf(1, 2), done: true, record: whole },
    ply: 1,
    at: 5,
    runs: true,
  });
  engine.ask({ op: "praise" });
  const { type: _, ...told } = whole;
  assert.deepEqual(guest.own, [{ op: "new", ...told }, { op: "praise" }]);
});

test("all make the deal of a new game, and are told at the end of what; no later game is dealt anew", async () => {
  const table = await tableWith([2]);
  Object.assign(table.desk.save, { own: true });
  const { guest, pair } = await sitDown(table, 2);
  await settled();
  assert.ok(guest.heard.some((/** @type {any} */ { promise }) => promise === "sum of 32"));
  pair.guest.send({ share: "5" });
  pair.guest.send({ share: "6" });
  await settled();
  await settled();
  const { secret, shares } = table.asked.find(({ op }) => op === "deal");
  assert.deepEqual([shares, table.engine.seen.seed, table.desk.save.record.seed], [["5"], 99, 99]);
  const over = { ...ownOf(1, 2), done: true, record: { ...record, seed: 99, moves: [[2, 0, 0]] } };
  const update = /** @type {any} */ (updateOf(1));
  table.guests.hand({ update, guests: /** @type {any} */ ({ 2: over }) });
  assert.deepEqual(guest.heard.at(-1).told, { secret, shares: ["5"], seed: 99 });
  const anew = await tableWith([2]);
  Object.assign(anew.desk.save, table.desk.save);
  const back = await sitDown(anew, 2);
  anew.guests.hand({ update, guests: /** @type {any} */ ({ 2: over }) });
  assert.equal(back.guest.heard.at(-1).told.secret, secret, "the table was loaded anew");
  Object.assign(table.desk, { update });
  table.guests.seat(2, pair.table);
  await settled();
  assert.equal(table.asked.filter(({ op }) => op === "promise").length, 1);
});

test("a guest begins another game for all, once this one is over, and only then", async () => {
  const table = await tableWith([2]);
  const { pair } = await sitDown(table, 2);
  const opened = /** @type {any[]} */ ([]);
  const saves = { put: async (/** @type {any} */ save) => opened.push(save) };
  const goOnce = (/** @type {() => Promise<string>} */ make) => make();
  Object.assign(table.desk.app, { saves, goOnce });
  Object.assign(table.desk, { update: updateOf(3) });
  pair.guest.send({ anew: true });
  assert.deepEqual(opened, []);
  Object.assign(table.desk, { update: updateOf(3, [0], { done: true }) });
  pair.guest.send({ anew: true });
  const [{ id, near, done, own, record: fresh }] = /** @type {any} */ (opened);
  assert.deepEqual([near, done, own, fresh.moves, fresh.players], [[2], false, true, [], players]);
  assert.notEqual(id, "a");
  assert.notEqual(fresh.seed, 7);
});

test("another game at the table comes to its guests; whose seat is gone is told so", async () => {
  const table = await tableWith([2, 3]);
  const [two, three] = [await sitDown(table, 2), await sitDown(table, 3)];
  table.guests.lay(null);
  assert.deepEqual(two.guest.heard.at(-1), { rests: true });
  const save = { ...table.desk.save, id: "b", near: [2] };
  table.guests.lay(/** @type {any} */ ({ ...table.desk, save }));
  assert.equal(two.guest.saves.at(-1).id, "b-2");
  assert.deepEqual(three.guest.heard.at(-1), { left: true });
});
