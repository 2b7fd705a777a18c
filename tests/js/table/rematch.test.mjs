// The game after this one: other cards, the same ones, or the return game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findBox } from "../../../js/games/box.js";
import { proposedOptions } from "../../../js/store/played.js";
import { createStore } from "../../../js/store/settings.js";
import { againOf, mayReturn, open, realOf, returnOf } from "../../../js/table/rematch.js";
import { seriesText } from "../../../js/table/sentences.js";
import { wordsIn } from "../support/drawn.mjs";

/** @param {any} [more] @returns {any} */
const save = (more) => ({
  id: "one",
  record: {
    game: "schokoly",
    seed: 7,
    position: "",
    options: {},
    players: [{ kind: "person" }, { kind: "bot", bot: "taster" }],
    moves: [[0, 0, 0]],
  },
  names: ["Ada", ""],
  animals: ["hedgehog", ""],
  own: true,
  done: true,
  photo: { turn: null, table: "" },
  ...more,
});

test("a return game has the same deal, everybody sits one seat back, and no seat is had twice", () => {
  const ended = {
    ...save().record,
    moves: [
      [0, 0, 0],
      [1, 3, 900],
    ],
  };
  const back = returnOf(save(), ended);
  assert.deepEqual(
    back.record.players.map((it) => it.kind),
    ["bot", "person"],
  );
  assert.deepEqual(
    [back.record.seed, back.record.moves, back.names, back.animals, back.own],
    [7, [], ["", "Ada"], ["", "hedgehog"], false],
  );
  assert.deepEqual(back.before, [ended]);
  assert.deepEqual([mayReturn(save()), mayReturn(back)], [true, false]);
  const three = save().record.players.concat({ kind: "person" });
  assert.equal(
    mayReturn(save({ record: { ...save().record, players: three } })),
    false,
    "there it does not matter who begins",
  );
  const challenge = save({ record: { ...save().record, game: "choco_challenge", players: three } });
  assert.deepEqual(
    [
      mayReturn(challenge),
      mayReturn(returnOf(challenge)),
      mayReturn(returnOf(returnOf(challenge))),
    ],
    [true, true, false],
  );
});

test("a game with other cards, or the same once more, is no return game", () => {
  for (const same of [false, true]) {
    const next = againOf(returnOf(save()), same, "chocolatier");
    assert.deepEqual(
      [next.before, next.own, next.record.moves, next.record.players[0].bot],
      [undefined, !same, [], "chocolatier"],
    );
    assert.equal(next.record.seed === 7, same);
  }
});

test("the same cards are of the edition that they were of; other cards are of today's", () => {
  const old = save();
  old.record.edition = 0;
  const editions = [true, false].map((same) => againOf(old, same).record.edition);
  assert.deepEqual(editions, [0, findBox("schokoly")?.edition]);
  assert.equal(returnOf(old).record.edition, 0);
});

test("it is stored before it is opened, as a game that has just begun", async () => {
  /** @type {any[]} */
  const kept = [];
  /** @type {any} */
  const app = {
    saves: { put: async (/** @type {any} */ one) => kept.push(one) },
    goOnce: async (/** @type {any} */ make) => kept.push(await make()),
  };
  open(app, returnOf(save()));
  await new Promise((done) => setTimeout(done));
  const [{ id, done, photo }, address] = kept;
  assert.notEqual(id, "one");
  assert.deepEqual([done, photo, address], [false, undefined, `#/game/${id}`]);
});

test("all games of a series are told together", () => {
  const { t } = wordsIn("en");
  const ui = { t, names: ["You", "Taster"] };
  assert.equal(
    seriesText({ points: [45, 41], order: [0, 1], winners: [0] }, ui),
    "Together: You 45 and Taster 41. You are ahead!",
  );
  assert.equal(
    seriesText({ points: [45, 46], order: [1, 0], winners: [1] }, ui),
    "Together: Taster 46 and You 45. Taster is ahead!",
  );
  assert.match(
    seriesText({ points: [4, 4], order: [0, 1], winners: [0, 1] }, ui),
    /You and Taster have as many/,
  );
});

test("after a lesson a real game is as it is proposed: the easiest bot, and fewer rounds", () => {
  const lesson = save({
    record: {
      ...save().record,
      game: "kaboom",
      position: "lesson",
      players: [{ kind: "person" }, { kind: "bot", bot: "shark" }],
    },
  });
  const app = { store: createStore(null, {}) };
  const box = findBox("kaboom");
  const { record, own, names } = realOf(app, lesson);
  assert.deepEqual([own, names, record.moves, record.position], [true, ["Ada", ""], [], ""]);
  assert.equal(record.players[1]?.bot, box?.levels.easy);
  assert.deepEqual(record.options, proposedOptions(app, /** @type {any} */ (box)));
  const rounds = box?.options.find(({ name }) => name === "rounds");
  assert.equal(record.options.rounds, rounds?.newcomers);
});
