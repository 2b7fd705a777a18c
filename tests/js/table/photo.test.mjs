// The small picture that is kept with a saved game: what everybody sees of its table, in few
// letters.

import assert from "node:assert/strict";
import { test } from "node:test";
import { card, makeView as boomView } from "../support/boom-table.mjs";
import { makeSeat, makeView as challengeView } from "../support/challenge-table.mjs";
import { drawn, times } from "../support/drawn.mjs";
import { makeView as kaboomView, withFaces } from "../support/kaboom-table.mjs";
import { appWith, settled } from "../support/page-app.mjs";
import { makeView } from "../support/schokoly-table.mjs";
import "../support/raw.mjs";
import { linksOf, marked, wordsOf } from "../support/seen.mjs";

const { TABLES } = await import("../../../js/games/index.js");
const { findBox } = await import("../../../js/games/box.js");
const { photoDrawn, photoOf } = await import("../../../js/table/photo.js");
const { Play } = await import("../../../js/table/play.js");
const savesPage = await import("../../../js/app/saves.js");

/**
 * A view's picture, as it is kept and as it is drawn.
 * @param {string} name
 * @param {any} view
 * @returns {[string, string]}
 */
function taken(name, view) {
  const game = TABLES[name];
  const table = photoOf(game, /** @type {any} */ ({ views: { 1: view } })).photo?.table ?? "";
  return [table, drawn(photoDrawn(game, table))];
}

test("Schokoly's cards are kept from the upper left as they lie", () => {
  const view = makeView();
  view.board[0].x = -3;
  const [table, picture] = taken("schokoly", view);
  assert.equal(table, "ddmw@0,0 dmmm@5,0o");
  assert.deepEqual(
    [times(picture, "#tray"), times(picture, "#smartie"), times(picture, "#piece-milk")],
    [2, 1, 4],
  );
});

test("a board of all cards is kept in less than a kilobyte", () => {
  const {
    board: [card],
  } = makeView();
  const board = Array.from({ length: 60 }, (_, i) => ({
    ...card,
    card: i,
    x: 2 * (i % 8) - 30,
    y: 2 * Math.floor(i / 8) - 30,
    smartie: true,
  }));
  assert.ok(taken("schokoly", { ...makeView(), board })[0].length < 1000);
});

test("Kaboom!'s cards are backs, whoever has looked at them; the discard lies open", () => {
  const view = kaboomView({ discard: ["7C", "2S"], stock: 30 });
  const [table, picture] = taken("kaboom", view);
  assert.equal(table, "2S 30 4,4,4,4");
  assert.equal(taken("kaboom", withFaces(view, [[0, 1, "QH"]]))[0], table);
  assert.deepEqual([times(picture, "#kaboom-back"), times(picture, ">2<")], [17, 2]);
});

test("Choco-Boom's pile has its top card and what lies under it, each deck its number", () => {
  const [table, picture] = taken(
    "choco_boom",
    boomView({ pile: [card("red carrot"), card("blue banana")], under: 3, decks: [20, 0, 31, 9] }),
  );
  assert.equal(table, "blue:banana 5 20,0,31,9");
  assert.deepEqual(
    [times(picture, "#boom-banana"), times(picture, "#boom-carrot"), times(picture, ">31<")],
    [1, 0, 1],
  );
  assert.match(
    taken("choco_boom", boomView({ pile: [], under: 0, decks: [25, 25] }))[0],
    /^- 0 25,25$/,
  );
});

test("Choco Challenge's market, and the desserts of each seat", () => {
  const market = ["rum", "nuts", "milk", "nuts", "rum", "milk"];
  const [table, picture] = taken(
    "choco_challenge",
    challengeView({
      market,
      seats: [
        makeSeat({ desserts: [4, 6] }),
        makeSeat({ desserts: [] }),
        makeSeat({ desserts: [9] }),
      ],
    }),
  );
  assert.equal(table, "rum,nuts,milk,nuts,rum,milk 4+6,,9");
  assert.deepEqual(
    [
      times(picture, "#choco-rum"),
      times(picture, "#choco-dessert-"),
      marked(picture, "slot").length,
    ],
    [2, 3, 1],
  );
});

test("a game without a drawable picture shows its lid; the turn stands beside a seat", async () => {
  assert.equal(photoDrawn(TABLES.kaboom, "7"), null);
  assert.equal(photoDrawn(undefined, "2S 30 4,4"), null);
  const record = {
    game: "kaboom",
    edition: findBox("kaboom")?.edition,
    options: {},
    players: [{ kind: "person" }, { kind: "bot", bot: "shark" }],
    seed: 1,
    moves: [],
  };
  const saved = [
    {},
    { photo: { turn: 1, table: "2S 30 4,4" } },
    { photo: 5 },
    { photo: { turn: 1, table: "2S 30 4,4" }, done: true },
  ].map((more, i) => ({ id: `${i}`, record, names: ["", ""], flat: false, done: false, ...more }));
  const page = savesPage.page(appWith({}, saved));
  await settled();
  const rows = drawn(page.render()).split('<li class="save"').slice(1);
  assert.deepEqual(
    rows.map((row) => [marked(row, "photo").length, marked(row, "lid").length]),
    [
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ],
  );
  assert.deepEqual(
    rows.map((row) => times(row, "to play")),
    [0, 1, 0, 0],
  );
  assert.match(wordsOf(rows[1] ?? ""), /Shark to play/);
});

test("points and winners are kept, and shown of a game that no box can open any more", async () => {
  /** @type {[string, any, number[]][]} */
  const games = [
    ["kaboom", kaboomView({ totals: [12, 5] }), [12, 5]],
    ["choco_boom", boomView({ decks: [20, 28] }), [20, 28]],
  ];
  for (const [name, view, points] of games) {
    const kept = (/** @type {any} */ outcome) =>
      photoOf(TABLES[name], /** @type {any} */ ({ views: { 0: view }, outcome })).photo;
    assert.deepEqual([kept(null)?.points, kept(null)?.winners], [points, undefined], name);
    assert.deepEqual(
      [
        kept({ scores: [1, 9], winners: [1] })?.points,
        kept({ scores: [1, 9], winners: [1] })?.winners,
      ],
      [[1, 9], [1]],
    );
  }
  const edition = (findBox("kaboom")?.edition ?? 0) - 1;
  const record = {
    game: "kaboom",
    edition,
    options: {},
    players: [{ kind: "person" }, { kind: "bot", bot: "shark" }],
    seed: 1,
    moves: [],
  };
  const photo = { turn: 1, table: "2S 30 4,4", points: [47, 112] };
  const saved = [
    { photo },
    { photo: { ...photo, winners: [0] }, done: true },
    { photo: { ...photo, points: "x", winners: 7 }, done: true },
    { record: { ...record, edition: edition + 1 }, photo },
  ].map((more, i) => ({
    id: `${i}`,
    record,
    names: ["Ada", ""],
    flat: false,
    done: false,
    ...more,
  }));
  const page = savesPage.page(appWith({}, saved));
  await settled();
  const rows = drawn(page.render()).split('<li class="save"').slice(1);
  assert.deepEqual(
    rows.map((row) => [
      marked(row, "photo").length,
      times(row, "Ada"),
      times(wordsOf(row), "Shark Score: 112"),
      times(row, "has won"),
    ]),
    [
      [1, 1, 1, 0],
      [1, 1, 1, 1],
      [1, 1, 0, 0],
      [1, 1, 0, 0],
    ],
  );
  assert.deepEqual(
    rows.map((row) => [
      times(row, "Names, points and picture stay"),
      times(row, "to play"),
      linksOf(row).filter(([name]) => name === "Continue").length,
    ]),
    [
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
      [0, 1, 1],
    ],
  );
});

test("with each move a game keeps its picture; one that cannot be taken costs no game", async () => {
  for (const [view, kept] of [
    [makeView(), { turn: 0, table: "ddmw@0,0 dmmm@2,0o", points: [3, 1] }],
    [undefined, undefined],
  ]) {
    const update = {
      views: { 0: view },
      actions: {},
      events: [{ type: "Laid" }],
      done: false,
      wake: null,
      record: { moves: [[0, 0, 1]] },
    };
    const app = appWith({ undo: () => ({ update }) });
    const keep = (/** @type {any} */ news) => photoOf(TABLES.schokoly, news);
    const play = new Play(app, /** @type {any} */ ({ id: "a", record: { moves: [] } }), {
      onUpdate() {},
      onFault() {},
      onUnstored() {},
      keep,
    });
    await play.undo(0);
    play.close();
    assert.deepEqual(app.put, [{ id: "a", record: update.record, done: false, photo: kept }]);
  }
});
