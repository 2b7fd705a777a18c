import assert from "node:assert/strict";
import { test } from "node:test";
import { branch, firstPerson, seated } from "../../../js/table/players.js";
import { readReplayKey } from "../../../js/input/keys.js";
import { Player, paced, plyAt, SPEEDS } from "../../../js/replay/player.js";
import { momentWords } from "../../../js/replay/replay.js";
import { clockTime, markNear } from "../../../js/replay/screen.js";
import { languages } from "../../../py/runtime/words.mjs";
import { wordsIn } from "../support/drawn.mjs";

test("a game in turns has a calm pace; a live game has its own times, without long pauses", () => {
  assert.deepEqual(paced([0, 90_000, 90_001, 91_000], false), [0, 1200, 1700, 2699]);
  assert.deepEqual(paced([0, 700, 700, 3_600_700], true), [0, 700, 740, 10_740]);
});

test("the last ply whose time has come is shown, with the time as clocks show it", () => {
  assert.deepEqual(
    [-5, 0, 1199, 1200, 1699, 2698, 2699, 1e9].map((at) => plyAt([0, 1200, 1700, 2699], at)),
    [0, 0, 0, 1, 1, 2, 3, 3],
  );
  assert.deepEqual([0, 59_999, 60_000, 918_215].map(clockTime), ["0:00", "0:59", "1:00", "15:18"]);
});

/** A player whose frames come when a test lets them. @param {number[]} shown */
function rolled(shown) {
  /** @type {((now: number) => void)[]} */
  const frames = [];
  /** @type {string[]} */
  const told = [];
  globalThis.requestAnimationFrame = (work) => frames.push(work);
  const player = new Player(shown, (how) => told.push(`${how} ${player.ply}`));
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

test("twice the speed takes half the time, and the speeds go round", () => {
  for (const speed of SPEEDS) {
    const { player, pass } = rolled([0, 8000]);
    player.hasten(speed);
    player.run();
    let ms = 0;
    for (pass(0); player.isRunning; ms += 20) pass(20);
    assert.equal(ms, 8000 / speed);
  }
  const { player } = rolled([0, 1]);
  assert.deepEqual(
    SPEEDS.map(() => {
      player.hasten(0);
      return player.speed;
    }),
    [2, 4, 8, 1],
  );
});

test("a film that grows waits at its newest ply, and ends where there is no more", () => {
  const { player, pass } = rolled([0]);
  /** @param {number} frames of 50 ms */
  const roll = (frames) => {
    for (let i = 0; i < frames; i++) pass(50);
    return [player.ply, player.isRunning];
  };
  player.isGrowing = true;
  player.run();
  assert.deepEqual(roll(20), [0, true]);
  player.grow([0, 200], true);
  assert.deepEqual(
    [roll(3), roll(1), roll(9)],
    [
      [0, true],
      [1, true],
      [1, true],
    ],
  );
  player.grow([0, 200, 300], false);
  assert.deepEqual(
    [roll(1), roll(1)],
    [
      [1, true],
      [2, false],
    ],
  );
});

test("a step, a leap or a drag stops the film there; time without frames is left out", () => {
  const { player, told, pass } = rolled([0, 5000, 6000, 7000, 8000]);
  player.run();
  pass(0);
  pass(3_600_000);
  player.go(3);
  pass(9000);
  assert.deepEqual([player.ply, player.isRunning], [3, false]);
  for (const ply of [2, 99]) player.go(ply);
  player.go(-7, "drag");
  assert.deepEqual(told, ["run 0", "leap 3", "step 2", "leap 4", "drag 0"]);
});

const MOMENTS = [
  { ply: 3, code: "lead", seat: 0, change: 4 },
  { ply: 9, code: "ahead", seat: 1, change: 2 },
  { ply: 30, code: "lead", seat: 1, change: -7 },
];

test("moments are found under a finger that is near", () => {
  assert.deepEqual(
    [markNear(MOMENTS, 5.8, 3)?.ply, markNear(MOMENTS, 6.2, 4)?.ply, markNear(MOMENTS, 20, 3)],
    [3, 9, null],
  );
});

for (const language of languages()) {
  const words = wordsIn(language, "later");

  test(`a moment is one sentence, whatever its code, seat and change are (${language})`, () => {
    const names = [words.t("person-you"), "Ben"];
    const told = [...MOMENTS, { ply: 1, code: "lead", seat: 1, change: 7 }].map(
      (one) => momentWords("schokoly", one, names, words).all,
    );
    assert.equal(new Set(told).size, 4);
    for (const text of told) assert.doesNotMatch(text, /\{|replay-|undefined/);
    assert.match(told[2] ?? "", /^[^7]*Ben[^7]*7[^7]*$/, "the change is said once");
    assert.doesNotMatch(told[0] ?? "", /Ben/);
    assert.equal(
      momentWords("kaboom", { ply: 1, code: "Nonsense", seat: -1, change: 0 }, ["A"], words).all,
      words.t("replay-moment"),
    );
    const penalty = { ply: 1, code: "Penalized", seat: 0, change: 0 };
    assert.match(momentWords("kaboom", penalty, ["Ann"], words).all, /Ann/);
    assert.equal(
      momentWords("kaboom", penalty, ["Ann"], words).besides,
      "",
      "the story's own sentence says it",
    );
    assert.match(
      momentWords("kaboom", { ...penalty, change: 3 }, ["Ann"], words).besides,
      /Ann.*3/,
    );
  });
}

const PERSON = { kind: "person", name: "Anna" };
const BOT = { kind: "bot", bot: "taster" };
const RECORD = {
  type: "Record",
  game: "schokoly",
  edition: 2,
  options: {},
  players: [PERSON, BOT, BOT],
  seed: 7,
  position: "",
  moves: [
    [0, 1, 5],
    [1, 0, 9],
    [-1, 0, 12],
  ],
};

test("a branch is a new game with the moves up to there, and the old one stays as it is", () => {
  const text = JSON.stringify(RECORD);
  const { type: _, ...record } = RECORD;
  const fresh = branch(
    { record: RECORD, names: ["Anna", "", ""], flat: true, animals: ["frog"] },
    2,
    0,
    "new",
  );
  assert.deepEqual(fresh, {
    id: "new",
    record: { ...record, moves: RECORD.moves.slice(0, 2) },
    names: ["Anna", "", ""],
    flat: true,
    animals: ["frog"],
    done: false,
  });
  assert.equal(JSON.stringify(RECORD), text);
  assert.deepEqual(
    branch({ record: RECORD, names: ["Anna", "", ""] }, 1, 1, "new").names,
    ["", "", ""],
    "Anna is not the bot",
  );
});

test("bots stay bots, but a single person changes places with the bot whose seat it takes", () => {
  const [other, person] = [{ kind: "bot", bot: "x" }, { kind: "person" }];
  assert.deepEqual(seated([PERSON, BOT, BOT], 0), [PERSON, BOT, BOT]);
  assert.deepEqual(seated([PERSON, BOT, other], 2), [other, BOT, person]);
  assert.deepEqual(seated([BOT, BOT], 1), [BOT, person]);
  assert.deepEqual(
    [1, 2].map((seat) => seated([PERSON, PERSON, BOT], seat)),
    [
      [PERSON, PERSON, BOT],
      [PERSON, PERSON, person],
    ],
  );
  assert.deepEqual([firstPerson([BOT, PERSON]), firstPerson([BOT, BOT])], [1, 0]);
});

/** @param {string} key @param {Record<string, any>} [more] @returns {any} */
const pressed = (key, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: { closest: () => null },
  ...more,
});
/** @param {string} name */
const within = (name) => ({
  target: {
    closest: (/** @type {string} */ selector) => (selector.split(", ").includes(name) ? {} : null),
  },
});

test("keys: space, arrows, brackets, speeds", () => {
  assert.deepEqual(readReplayKey(pressed(" ")), ["toggle"]);
  assert.deepEqual(
    ["ArrowLeft", "ArrowRight", "[", "]", "3", "Home"].map((key) => readReplayKey(pressed(key))),
    [["step", -1], ["step", 1], ["moment", -1], ["moment", 1], ["speed", 4], ["first"]],
  );
  assert.deepEqual(
    readReplayKey(pressed("]", { ctrlKey: true, altKey: true })),
    ["moment", 1],
    "on keyboards where brackets need a second key",
  );
  assert.equal(readReplayKey(pressed("1", { ctrlKey: true })), null);
  assert.equal(
    readReplayKey(pressed(" ", within("button"))),
    null,
    "a key in focus answers by itself",
  );
  assert.deepEqual(readReplayKey(pressed("ArrowLeft", within("button"))), ["step", -1]);
  assert.equal(readReplayKey(pressed("ArrowLeft", within("dialog"))), null);
  const field = within("input:not([type='range'])");
  assert.equal(readReplayKey(pressed("ArrowLeft", field)), null, "all fields but the slider's");
  assert.equal(readReplayKey(pressed("x")), null);
});
