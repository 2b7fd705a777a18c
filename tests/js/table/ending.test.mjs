// An end in three beats: what is told, for how long, what a tap skips, and what is said of
// everybody.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Ending } from "../../../js/table/ending.js";
import { moreSheet } from "../../../js/table/end-sheet.js";
import { victory } from "../../../js/table/sentences.js";
import { dock, panelOf } from "../../../js/table/seats.js";
import { drawn, wordsIn } from "../support/drawn.mjs";
import { block, pass } from "../support/time.mjs";
import "../support/raw.mjs";
import { buttonsOf, marked, nameOf, wordsOf } from "../support/seen.mjs";

const { TABLES } = await import("../../../js/games/index.js");

const finished = { count: 0 };
globalThis.document = /** @type {any} */ ({
  getAnimations: () => [
    {
      effect: { getComputedTiming: () => ({ endTime: 100 }) },
      finish: () => {
        finished.count += 1;
      },
    },
  ],
});

const SAID = [
  { code: "slap", value: 410 },
  { code: "flips", value: 14 },
];

/**
 * A table at its end.
 * @param {{game?: any, names?: string[], still?: boolean, praise?: any[],
 *   rule?: string}} [how]
 */
function table({
  game = {},
  names = ["You", "Owl"],
  still = false,
  praise = SAID,
  rule = "",
} = {}) {
  /** @type {string[]} */
  const told = [];
  const app = {
    engine: { ask: async (/** @type {any} */ { op }) => ({ [op]: praise, rule }) },
    sound: { play: (/** @type {string} */ name) => told.push(`sound ${name}`) },
    store: { get: () => (still ? "still" : "full") },
    focus: (/** @type {string} */ what) => told.push(`focus ${what}`),
  };
  const { t } = wordsIn("en");
  /** @type {any} */
  const desk = {
    app,
    names,
    view: {},
    update: { done: true },
    save: { record: { game: "choco_boom", players: names.map(() => ({})) } },
    game: {
      slip: null,
      steps: () => 3,
      caption: (/** @type {any} */ _, /** @type {number} */ step) => `step ${step}`,
      ending: () => ({ title: "You win!", lines: [] }),
      ...game,
    },
    ui: {
      t,
      names,
      beat: "",
      lit: null,
      praise: [],
      outcome: { winners: [0], scores: [5, 2], order: [0, 1] },
    },
    set(/** @type {any} */ changes) {
      desk.ui = { ...desk.ui, ...changes };
    },
    walk(/** @type {number} */ lit) {
      told.push(`step ${lit}`);
      desk.set({ lit });
    },
  };
  return {
    desk,
    told,
    ending: new Ending(/** @type {any} */ (app), desk),
    beat: () => desk.ui.beat,
  };
}

const OWN = {
  truth: {
    steps: () => 10,
    each: 100,
    sound: "turn",
    says: "choco_boom-rule-most",
    kind: "piles",
    seat: (/** @type {any} */ _, /** @type {number} */ seat) => `pile ${seat}`,
  },
};

test("a count is walked through by itself; then there is joy, and then it is asked what now", async () => {
  const { desk, told, ending, beat } = table();
  ending.begin(true);
  assert.deepEqual([beat(), desk.ui.lit], ["truth", 0]);
  await pass(1000);
  assert.equal(desk.ui.lit, 1);
  await pass(2000);
  assert.deepEqual([beat(), desk.ui.lit], ["joy", null]);
  await pass(2800);
  assert.equal(beat(), "");
  assert.deepEqual(
    told.filter((one) => one !== "sound tally"),
    ["step 0", "step 1", "step 2", "sound finale", "focus .end-sheet .main-key"],
  );
});

test("a bot's win is quieter: no finale, no shout; and the rule that decides is said", async () => {
  const { desk, told, ending } = table({ game: { steps: () => 0 }, rule: "most" });
  desk.ui.bots = [true, false];
  ending.begin(true);
  assert.deepEqual(told, ["sound sweep"]);
  assert.match(drawn(panelOf(desk)), /class="joy quiet"/);
  await pass(2800);
  assert.match(drawn(dock(desk, /** @type {any} */ ({ write: null }))), /Most cards win\./);
  assert.equal(victory([1], { ...desk.ui, bots: [false, true] }), "Owl wins.");
});

test("however much there is to count, it takes at most five seconds", async () => {
  const { told, ending, beat } = table({ game: { steps: () => 40 } });
  ending.begin(true);
  await pass(5000);
  assert.equal(beat(), "joy");
  assert.equal(told.filter((one) => one.startsWith("step")).length, 40);
});

test("a game's own truth stays to be seen when it is told; its sounds keep apart", async () => {
  const { desk, told, ending, beat } = table({ game: OWN });
  ending.begin(true);
  assert.deepEqual([beat(), desk.ui.each, desk.ui.lit], ["truth", 100, null]);
  await pass(1000);
  assert.equal(told.filter((one) => one === "sound turn").length, 5);
  assert.equal(beat(), "truth");
  await pass(1200);
  assert.equal(beat(), "joy");
});

test("without motion the same is told by still pictures", async () => {
  const { told, ending, beat } = table({ game: OWN, still: true });
  ending.begin(true);
  await pass(2900);
  assert.deepEqual([beat(), told], ["truth", []]);
  await pass(100);
  assert.deepEqual([beat(), told], ["joy", ["sound finale"]]);
});

test("a tap leads to the end of the beat, the next one on; what is still being slapped skips nothing", async () => {
  const { ending, beat } = table({ game: OWN });
  finished.count = 0;
  ending.begin(true);
  ending.skip();
  assert.deepEqual([beat(), finished.count], ["truth", 0]);
  block(420);
  ending.skip();
  ending.skip();
  assert.deepEqual([beat(), finished.count], ["truth", 1]);
  block(420);
  ending.skip();
  assert.equal(beat(), "joy");
  block(420);
  ending.skip();
  assert.equal(beat(), "");
  block(420);
  ending.skip();
  await pass(5000);
  assert.equal(beat(), "");
});

test("whoever opens a sheet or leaves has seen enough", async () => {
  const { told, ending, beat } = table({ game: OWN });
  ending.begin(true);
  ending.finish();
  assert.deepEqual([beat(), told.at(-1)], ["", "focus .end-sheet .main-key"]);
  const left = table({ game: OWN });
  left.ending.begin(true);
  left.ending.close();
  await pass(9000);
  assert.equal(left.beat(), "truth");
});

test("a finished game that is opened only says what comes next", async () => {
  const opened = table();
  opened.ending.begin(false);
  await pass();
  assert.deepEqual(
    [opened.beat(), opened.told, opened.desk.ui.praise[0]],
    ["", [], "Best slap: 0.41 s"],
  );
});

test("a game for one and a lesson have an end of their own", async () => {
  for (const how of [{ names: ["You"] }, { game: { slip: () => ({ text: "" }) } }]) {
    const { desk, told, ending, beat } = table(how);
    ending.begin(true);
    await pass();
    assert.deepEqual([beat(), told, desk.ui.praise], ["", ["sound finale"], []]);
  }
});

test("everybody is told something of their own, or nothing", async () => {
  const { desk, ending } = table({ praise: [{ code: "slap", value: 410 }, null] });
  ending.begin(false);
  await pass();
  assert.deepEqual(desk.ui.praise, ["Best slap: 0.41 s", ""]);
});

test("each beat has its picture: the truth seat by seat, the winner on the box, the one great button", () => {
  const { desk, ending } = table({ game: OWN });
  const skip = () => undefined;
  const shown = () =>
    drawn(panelOf(desk)) +
    drawn(dock(desk, /** @type {any} */ ({ skip, back: null, other: null })));
  ending.begin(true);
  assert.match(shown(), /pile 0[^]*pile 1[^]*Most cards win\.[^]*Skip/);
  desk.set({ beat: "joy" });
  const [joy] = marked(shown(), "joy");
  assert.equal(marked(joy?.inner ?? "", "badge").length, 1, "the winner's portrait");
  assert.match(wordsOf(joy?.inner ?? ""), /You win!/);
  desk.set({ beat: "" });
  desk.game.panel = () => "";
  assert.match(wordsOf(shown()), /You win!.*Play again/);
  assert.equal(buttonsOf(shown())[0], "Play again");
  assert.deepEqual(marked(shown(), "main-key").map(nameOf), ["Play again"]);
  ending.close();
});

test("what else may follow lies behind one key, at last a bot against the one that has won", () => {
  const { desk } = table();
  /** @param {any} ends */
  const keys = (ends) => ({ back: null, other: null, ...ends });
  const shown = (/** @type {any} */ ends) => drawn(moreSheet(desk, keys(ends), () => undefined));
  const near = drawn(dock(desk, keys({ write: null })));
  assert.match(near, /More[^]*To the shelf/);
  assert.doesNotMatch(near, /Share|Same deal|Watch it again/);
  const write = () => undefined;
  assert.doesNotMatch(shown({ write }), /Write a bot/);
  desk.save.record.players = [{ kind: "bot", bot: "sleepy" }, { kind: "person" }];
  desk.ui.bots = [true, false];
  assert.match(shown({ write }), /Share[^]*Write a bot/);
  assert.doesNotMatch(shown({ write: null }), /Write a bot/);
});

test("a guest plays again and watches like the table, and has no deals of its own", () => {
  const { desk } = table();
  desk.save.guest = 1;
  const ends = /** @type {any} */ ({ back: null, other: null, write: null });
  assert.equal(nameOf(marked(drawn(dock(desk, ends)), "main-key")[0]), "Play again");
  const shown = drawn(dock(desk, ends)) + drawn(moreSheet(desk, ends, () => undefined));
  assert.match(shown, /Watch it again[^]*Share/);
  assert.doesNotMatch(shown, /Same deal|against/);
});

test("the count by itself shows its words, and no keys to walk", () => {
  const { desk, ending } = table();
  ending.begin(true);
  const bar = drawn(dock(desk, /** @type {any} */ ({ skip() {} })));
  assert.match(bar, /step 0/);
  assert.doesNotMatch(bar, /Next step/);
  ending.close();
});

test("a game's truth has as many steps as there are things to come", () => {
  for (const [name, view, outcome] of /** @type {[string, any, any][]} */ ([
    ["choco_boom", {}, { scores: [3, 7], order: [1, 0] }],
    [
      "choco_challenge",
      { count: { scores: [3, 7], totals: [{ pile: 1 }, { pile: 5 }] } },
      { scores: [3, 7], order: [1, 0] },
    ],
    [
      "kaboom",
      {
        totals: [0, 0],
        last: {
          hands: [["AS", "2S"], ["3S"]],
          values: [[1, 2], [3]],
          totals: [3, 3],
          addends: [[3], [-5, -3]],
          points: [3, -8],
          reasons: ["plain", "closest"],
          caller: 1,
        },
      },
      {},
    ],
  ])) {
    const { truth } = TABLES[name];
    const ui = { ...table().desk.ui, outcome };
    const things = [0, 1].flatMap((seat) =>
      [...drawn(truth?.seat(view, seat, ui)).matchAll(/--at: (\d+)/g)].map(([, at]) => Number(at)),
    );
    assert.equal(Math.max(...things), truth?.steps(view, ui), name);
  }
});
