// What the engine really said (tests/bridge, written by pytest), and once said in games of older
// editions, can be drawn and told by each game's table.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { VOICES } from "../../../js/device/synth.js";
import { makeUi as boomUi } from "../support/boom-table.mjs";
import { makeUi as countUi } from "../support/count-table.mjs";
import { makeUi as challengeUi } from "../support/challenge-table.mjs";
import { liveUi, wordsIn, written as drawn } from "../support/drawn.mjs";
import { makeUi as kaboomUi } from "../support/kaboom-table.mjs";
import { makeUi as schokolyUi } from "../support/schokoly-table.mjs";
import { lackingIn } from "../support/seen.mjs";
import { languages } from "../../../py/runtime/words.mjs";

const { TABLES } = await import("../../../js/games/index.js");
const { ageOf, kindOf } = await import("../../../js/games/box.js");
const FOLDER = new URL("../../bridge/", import.meta.url);
const EDITIONS = new URL("../../editions/", import.meta.url);
const NAMES = ["Ada", "Grace", "Hedy", "Mary", "Emmy", "Radia"];
const FAULTS = /undefined|NaN|\[object|\{\$/;

/** What a live table knows of all persons. @param {any} more @param {any} view */
const live = (more, view) => ({
  ...more,
  views: { [more.seat]: view },
  offers: { [more.seat]: more.actions },
});

/** @type {Record<string, (more: any, view: any) => any>} */
const UIS = {
  schokoly: schokolyUi,
  schokoly_best: schokolyUi,
  schokoly_count: countUi,
  choco_challenge: challengeUi,
  kaboom: (more, view) => kaboomUi(live(more, view), view),
  choco_boom: (more, view) => boomUi(live(more, view), view),
  choco_practice: (more) => liveUi(["You"], { ...more, now: 0, offers: { 0: more.actions } }),
};

/** Words that know of none that are missing; a reason may be that of every table. @param {string} language */
function strict(language) {
  const words = wordsIn(language);
  return (/** @type {string} */ id, /** @type {any} */ args) => {
    const shared = id.replace(/^[a-z]+-(why|hint)-/, "table-$1-");
    assert.ok(words.has(id) || words.has(shared), `no words for ${id}`);
    return words.t(id, args);
  };
}

/**
 * @typedef {{file: string, game: any, name: string, seat: number, view: any, actions: any[],
 *   update: any, hint: any}} Moment
 */

/** Every view of every conversation, and what was said about it. @returns {Moment[]} */
function moments() {
  /** @type {Moment[]} */
  const found = [];
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".json"))) {
    /** @type {any} */
    let update = null;
    /** @type {any} */
    let watched = null;
    for (const { request, reply } of JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"))) {
      if (reply.update) update = reply.update;
      if (reply.watch) watched = request.record;
      if (reply.look) {
        const { view, events, outcome } = reply.look;
        found.push({
          file,
          game: TABLES[watched.game],
          name: watched.game,
          seat: view.seat,
          view,
          actions: [],
          update: { record: watched, events, outcome, done: Boolean(outcome) },
          hint: null,
        });
      }
      if (!update || !(reply.update || reply.hint)) continue;
      const name = update.record.game;
      for (const [seat, view] of Object.entries(update.views)) {
        const hint = reply.hint && request.seat === Number(seat) ? reply.hint : null;
        found.push({
          file,
          game: TABLES[name],
          name,
          seat: Number(seat),
          view,
          actions: update.actions[seat],
          update,
          hint,
        });
      }
    }
  }
  return found;
}

/** What the first seat saw of the games of all editions, in the middle and at the end. */
function* kept() {
  for (const file of readdirSync(EDITIONS).filter((name) => name.endsWith(".jsonl"))) {
    for (const line of readFileSync(new URL(file, EDITIONS), "utf8").trim().split("\n")) {
      const { record, outcome, views } = JSON.parse(line);
      assert.equal(ageOf(record), "good", file);
      for (const [nth, view] of views.entries()) {
        const end = nth && kindOf(record).is_game ? outcome : null;
        const update = { record, events: [], outcome: end, done: Boolean(end) };
        const name = record.game;
        const own = { file, game: TABLES[name], name, seat: 0, view, actions: [], hint: null };
        yield/** @type {Moment} */ ({ ...own, update });
      }
    }
  }
}

/** @param {Moment} moment @param {string} language */
const uiOf = ({ game, name, seat, view, actions, update, hint }, language) =>
  UIS[name](
    {
      ...game.idle,
      t: strict(language),
      names: NAMES.slice(0, update.record.players.length),
      seat,
      actions,
      events: update.events,
      outcome: update.outcome,
      hint,
      hand: view.hand ?? [],
      board: view.board ?? [],
    },
    view,
  );

/**
 * What else a person may have chosen or opened, by game.
 * @type {Record<string, (moment: Moment) => any[]>}
 */
const CHOICES = {
  schokoly: ({ view, actions, game }) => [
    { held: view.hand[0]?.card },
    { held: view.hand[0]?.card, stack: true },
    { guarding: true },
    { guarding: true, cursor: view.board[0]?.card },
    { swapping: true, to: 1 },
    ...actions.slice(0, 3).map((action) => ({ ...game.show(action), trial: { action, view } })),
  ],
  schokoly_count: () => [{ number: "7" }, { who: "nobody" }, { spot: { x: 0, y: 0 } }],
  choco_challenge: ({ actions, game }) => [
    { open: 1 },
    {
      hint: {
        action: { type: "Draw" },
        reasons: [],
        odds: {
          bust: { ways: 1, of: 300, percent: 0, size: "tiny" },
          reach: [{ count: 3, chance: { ways: 1, of: 1, percent: 100, size: "all" } }],
        },
      },
    },
    ...[0, 1, 2].map((row) => ({ cursor: { row, place: 0 } })),
    ...actions.map(game.show),
  ],
};

/** All that is shown and told. @param {Moment} moment @param {any} ui */
function* everything(moment, ui) {
  const { game, view, actions, update, hint } = moment;
  for (const more of CHOICES[moment.name]?.(moment) ?? []) {
    const chosen = { ...ui, ...more };
    yield [
      game.scene(view, chosen),
      game.tools(view, actions, chosen),
      game.panel(view, actions, chosen),
    ]
      .map(drawn)
      .join("");
    yield game.note(view, actions, chosen) + game.describe(view, actions, chosen, ui);
  }
  yield drawn(game.scene(view, ui));
  for (const other of update.record.players.keys()) yield drawn(game.plate(view, other, ui));
  for (const part of [
    game.stock(view, ui),
    game.tools(view, actions, ui),
    game.panel(view, actions, ui),
    game.pad?.(view, ui.seat, ui),
  ])
    yield drawn(part);
  yield game.note(view, actions, ui);
  for (const event of update.events) {
    for (const text of [
      game.sentence(event, ui, view),
      game.spoken(event, ui, view),
      String(game.isMinor(event)),
    ])
      yield text;
    assert.ok(["", ...Object.keys(VOICES)].includes(game.sound(event)), event.type);
  }
  if (update.refused?.op === "play") yield game.reason(update.refused.codes, ui);
  if (hint) yield game.advice(hint, ui);
  for (const topic of update.topics?.[ui.seat] ?? []) yield game.first(topic, ui);
  if (game.live) for (const action of actions) yield game.advice({ action, reasons: [] }, ui);
}

/** The events that the engine may tell of, as its types name them. @param {string} game */
function eventsOf(game) {
  const text = readFileSync(new URL(`../../../build/types/${game}.d.ts`, import.meta.url), "utf8");
  return [...text.slice(text.indexOf("export type Event")).matchAll(/\| (\w+)/g)].map(
    ([, type = ""]) => ({ type, seat: 1 }),
  );
}

const all = [...moments(), ...kept()];

test("what is counted at the end has a voice", () => {
  for (const { truth } of Object.values(TABLES))
    assert.ok(!truth || truth.sound in VOICES, truth?.sound);
});

test("every drawing that a table uses stands in its scene", () => {
  for (const moment of all) {
    const text = [...everything(moment, uiOf(moment, "en"))].join("");
    assert.deepEqual(lackingIn(text, text), [], moment.file);
  }
});

test("a table that has not been measured yet can be drawn", () => {
  const field = { x: 0, y: 0, w: 0, h: 0 };
  for (const moment of all) {
    const ui = { ...uiOf(moment, "en"), field, racks: {} };
    assert.doesNotMatch(drawn(moment.game.scene(moment.view, ui)), FAULTS, moment.file);
  }
});

test("the conversations are there, for every game", () => {
  assert.deepEqual(new Set(all.map(({ name }) => name)), new Set(Object.keys(TABLES)));
  assert.ok(
    all.some(({ hint }) => hint?.odds),
    "a hint with odds",
  );
  assert.ok(
    all.some(({ view }) => view.asked !== null && view.compared),
    "an extra card",
  );
  assert.ok(
    all.some(({ view }) => view.match),
    "a match",
  );
});

for (const language of languages()) {
  test(`there are words for every event that the engine may tell of (${language})`, () => {
    for (const moment of new Map(
      all.filter(({ game }) => !game.asks).map((one) => [one.name, one]),
    ).values()) {
      const { game, name, view } = moment;
      for (const event of eventsOf(name))
        assert.ok(game.sentence(event, uiOf(moment, language), view), `${name}: ${event.type}`);
    }
  });

  test(`whatever the engine said is drawn and told without a gap (${language})`, () => {
    for (const moment of all) {
      const ui = uiOf(moment, language);
      const uis = moment.game.live
        ? [ui, { ...ui, flat: true, viewing: { [moment.seat]: { isOn: true } } }]
        : [ui];
      for (const text of uis.flatMap((one) => [...everything(moment, one)]))
        assert.doesNotMatch(text, FAULTS, `${moment.file}: ${text.match(FAULTS)?.index}`);
    }
  });

  test(`the count of every game that ended is told step by step (${language})`, () => {
    const ended = all.filter(({ update }) => update.done);
    assert.deepEqual(new Set(ended.map(({ name }) => name)), new Set(Object.keys(TABLES)));
    for (const moment of ended) {
      const { game, view } = moment;
      const ui = uiOf(moment, language);
      for (let step = 0; step < game.steps(view); step++) {
        const lit = { ...ui, lit: step };
        assert.doesNotMatch(
          drawn(game.caption(view, step, lit)) + drawn(game.scene(view, lit)),
          FAULTS,
        );
      }
      const { title, lines } = game.ending(view, ui);
      assert.doesNotMatch(title + lines.map(drawn).join(""), FAULTS);
    }
  });
}
