import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { branch, firstPerson, seated } from "../../js/replay/branch.js";
import { readKey } from "../../js/replay/keys.js";
import { besides, markNear, momentWords } from "../../js/replay/moments.js";
import { clockTime, paced, plyAt, SPEEDS } from "../../js/replay/pace.js";
import { Player } from "../../js/replay/player.js";
import { createWords } from "../../js/words/words.js";

test("a game in turns has a calm pace, however long its persons thought", () => {
  assert.deepEqual(paced([0, 90_000, 90_001, 91_000], false), [0, 1200, 1700, 2699]);
});

test("a live game has its own times, a frame for what happened at once, and no hour in which nobody was there", () => {
  assert.deepEqual(paced([0, 700, 700, 3_600_700], true), [0, 700, 740, 10_740]);
});

test("the last ply whose time has come is shown", () => {
  const shown = [0, 1200, 1700, 2699];
  assert.deepEqual([-5, 0, 1199, 1200, 1699, 2698, 2699, 1e9].map((at) => plyAt(shown, at)), [0, 0, 0, 1, 1, 2, 3, 3]);
  assert.equal(plyAt([0], 50), 0);
});

test("times are told as clocks show them", () => {
  assert.deepEqual([0, 59_999, 60_000, 918_215].map(clockTime), ["0:00", "0:59", "1:00", "15:18"]);
});

/** A player whose frames come when a test lets them. @param {number[]} shown */
function rolled(shown) {
  /** @type {((now: number) => void)[]} */
  const frames = [];
  /** @type {string[]} */
  const told = [];
  const player = new Player(shown, (how) => told.push(`${how} ${player.ply}`), (work) => frames.push(work));
  let now = 5000;
  /** @param {number} ms */
  const pass = (ms) => {
    now += ms;
    for (const work of frames.splice(0)) work(now);
  };
  return { player, told, pass, frames };
}

test("a film runs by its times and stands still at its end", () => {
  const { player, told, pass, frames } = rolled([0, 100, 150, 400]);
  player.run();
  for (let i = 0; i < 30; i++) pass(20);
  assert.equal(player.ply, 3);
  assert.equal(player.isRunning, false);
  assert.equal(frames.length, 0);
  assert.deepEqual(told, ["run 0", "run 1", "run 2", "run 3"]);
  player.toggle();
  assert.deepEqual([player.ply, player.isRunning], [0, true], "once more from the beginning");
});

test("twice as quick takes half the time", () => {
  for (const speed of SPEEDS) {
    const { player, pass } = rolled([0, 8000]);
    player.hasten(speed);
    player.run();
    let ms = 0;
    for (pass(0); player.isRunning; ms += 20) pass(20);
    assert.equal(ms, 8000 / speed);
  }
});

test("a film that grows waits at its newest ply for the next, which has its full time, and ends where there is no more", () => {
  const { player, pass } = rolled([0]);
  /** @param {number} frames of 50 ms */
  const roll = (frames) => { for (let i = 0; i < frames; i++) pass(50); return [player.ply, player.isRunning]; };
  player.isGrowing = true;
  player.run();
  assert.deepEqual(roll(20), [0, true]);
  player.grow([0, 200], true);
  assert.deepEqual([roll(3), roll(1), roll(9)], [[0, true], [1, true], [1, true]]);
  player.grow([0, 200, 300], false);
  assert.deepEqual([roll(1), roll(1)], [[1, true], [2, false]]);
});

test("what the page slept through is not run through", () => {
  const { player, pass } = rolled([0, 5000, 6000]);
  player.run();
  pass(0);
  pass(3_600_000);
  assert.equal(player.ply, 0);
});

test("whoever steps, leaps or drags stops the film there", () => {
  const { player, told, pass } = rolled([0, 100, 200, 300, 400]);
  player.run();
  pass(0);
  player.go(3);
  assert.deepEqual([player.ply, player.isRunning], [3, false]);
  pass(500);
  assert.equal(player.ply, 3);
  player.go(2);
  player.go(99);
  player.go(-7, "drag");
  assert.deepEqual(told.slice(1), ["leap 3", "step 2", "leap 4", "drag 0"]);
});

test("speeds go round", () => {
  const { player } = rolled([0, 1]);
  assert.deepEqual([1, 2, 3, 4].map(() => { player.hasten(0); return player.speed; }), [2, 4, 8, 1]);
});

const MOMENTS = [{ ply: 3, code: "lead", seat: 0, change: 4 }, { ply: 9, code: "ahead", seat: 1, change: 2 }, { ply: 30, code: "lead", seat: 1, change: -7 }];

test("moments are found under a finger that is near", () => {
  assert.deepEqual([markNear(MOMENTS, 5.8, 3)?.ply, markNear(MOMENTS, 6.2, 4)?.ply, markNear(MOMENTS, 20, 3)], [3, 9, null]);
});

for (const language of ["en", "de"]) {
  const texts = ["shell", "table", "replay", "schokoly", "choco_boom", "choco_challenge", "kaboom"].map((name) => readFileSync(new URL(`../../assets/locales/${language}/${name}.ftl`, import.meta.url), "utf8"));
  const words = createWords({ [language]: texts }, language);

  test(`a moment is one sentence, for everybody and in both directions (${language})`, () => {
    const names = [words.t("person-you"), "Ben"];
    const told = MOMENTS.map((one) => momentWords("schokoly", one, names, words));
    assert.equal(new Set(told).size, 3);
    for (const text of told) assert.doesNotMatch(text, /\{|replay-|undefined/);
    assert.match(told[2] ?? "", /Ben (loses|verliert) 7/);
    assert.doesNotMatch(told[0] ?? "", /Ben/);
    assert.notEqual(momentWords("schokoly", { ply: 1, code: "lead", seat: 1, change: 7 }, names, words), told[2]);
  });

  test(`a moment of an unknown code, of a seat that is none, and without a change has its sentence too (${language})`, () => {
    assert.equal(momentWords("kaboom", { ply: 1, code: "Nonsense", seat: -1, change: 0 }, ["A"], words), words.t("replay-moment"));
    const told = momentWords("kaboom", { ply: 1, code: "Penalized", seat: 0, change: 0 }, ["Ann"], words);
    assert.match(told, /Ann/);
    assert.equal(besides("kaboom", { ply: 1, code: "Penalized", seat: 0, change: 0 }, ["Ann"], words), "", "the story tells it");
    assert.match(besides("kaboom", { ply: 1, code: "Penalized", seat: 0, change: 3 }, ["Ann"], words), /Ann.*3/);
  });
}

const PERSON = { kind: "person", name: "Anna" };
const BOT = { kind: "bot", bot: "taster" };
const RECORD = { type: "Record", game: "schokoly", edition: 2, options: {}, players: [PERSON, BOT, BOT], seed: 7, position: "", moves: [[0, 1, 5], [1, 0, 9], [-1, 0, 12]] };

test("a branch is a game of its own: the moves up to there, and nothing of the old one is changed", () => {
  const text = JSON.stringify(RECORD);
  const fresh = branch({ record: RECORD, names: ["Anna", "", ""], flat: true }, 2, 0, "new");
  assert.deepEqual(fresh.record.moves, [[0, 1, 5], [1, 0, 9]]);
  assert.deepEqual([fresh.id, fresh.done, fresh.flat, fresh.names], ["new", false, true, ["Anna", "", ""]]);
  assert.deepEqual([fresh.record.seed, fresh.record.edition, "type" in fresh.record], [7, 2, false]);
  assert.equal(JSON.stringify(RECORD), text);
  assert.deepEqual(branch({ record: RECORD, names: [] }, 0, 0, "x").record.moves, []);
});

test("bots stay bots; but a single person who takes a bot's seat changes places with it", () => {
  assert.deepEqual(seated([PERSON, BOT, BOT], 0), [PERSON, BOT, BOT]);
  assert.deepEqual(seated([PERSON, BOT, { kind: "bot", bot: "x" }], 2), [{ kind: "bot", bot: "x" }, BOT, { kind: "person" }]);
  assert.deepEqual(seated([BOT, BOT], 1), [BOT, { kind: "person" }]);
  assert.deepEqual(seated([PERSON, PERSON, BOT], 2), [PERSON, PERSON, { kind: "person" }], "two persons stay where they are");
  assert.deepEqual(seated([PERSON, PERSON, BOT], 1), [PERSON, PERSON, BOT]);
  assert.deepEqual(branch({ record: RECORD, names: ["Anna", "", ""] }, 1, 1, "new").names, ["", "", ""], "Anna is not the bot");
  assert.deepEqual([firstPerson([BOT, PERSON]), firstPerson([BOT, BOT])], [1, 0]);
});

/** @param {string} key @param {Record<string, any>} [more] @returns {any} */
const pressed = (key, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, target: { closest: () => null }, ...more });
/** @param {string} name */
const within = (name) => ({ target: { closest: (/** @type {string} */ selector) => (selector.split(", ").includes(name) ? {} : null) } });

test("keys: space, arrows, brackets, speeds", () => {
  assert.deepEqual(readKey(pressed(" ")), ["toggle"]);
  assert.deepEqual(["ArrowLeft", "ArrowRight", "[", "]", "3", "Home"].map((key) => readKey(pressed(key))), [["step", -1], ["step", 1], ["moment", -1], ["moment", 1], ["speed", 4], ["first"]]);
  assert.deepEqual(readKey(pressed("]", { ctrlKey: true, altKey: true })), ["moment", 1], "on keyboards where brackets need a second key");
  assert.equal(readKey(pressed("1", { ctrlKey: true })), null);
  assert.equal(readKey(pressed(" ", within("button"))), null, "a key in focus answers by itself");
  assert.deepEqual(readKey(pressed("ArrowLeft", within("button"))), ["step", -1]);
  assert.equal(readKey(pressed("ArrowLeft", within("dialog"))), null);
  assert.equal(readKey(pressed("x")), null);
});
