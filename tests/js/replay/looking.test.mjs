// Looking back: the curve's places, what is told in words, and the second engine that judges.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";
import { drawn, wordsIn } from "../support/drawn.mjs";
import { handlers, settled } from "../support/page-app.mjs";
import { buttonsOf, elementsOf, marked } from "../support/seen.mjs";
import { beadsOf, heightOf, lineOf, percent, spread } from "../../../js/replay/curve.js";
import { languages } from "../../../py/runtime/words.mjs";
import { Player } from "../../../js/replay/player.js";

const { Looking } = await import("../../../js/replay/looking.js");
const { verdictWords } = await import("../../../js/replay/looked.js");
const { Stage } = await import("../../../js/replay/stage.js");
const { defaults } = await import("../../../js/table/defaults.js");

const VALUES = [
  [600_000, 400_000],
  [250_000, 750_000],
  [1_000_000, 0],
  [1_000_000, 0],
];

test("a line runs to the right with the moves, and upwards with the chance", () => {
  assert.equal(lineOf(VALUES, 0, 3), "0.00,40.00 33.33,75.00 66.67,0.00 100.00,0.00");
  assert.equal(
    lineOf(VALUES.slice(0, 2), 1, 10),
    "0.00,60.00 10.00,25.00",
    "as far as it is known",
  );
  assert.deepEqual([percent(4_999), percent(375_000), percent(1_000_000)], [0, 38, 100]);
});

test("the marks of two seats are never at the same move", () => {
  const all = [0, 1, 2, 3, 4].flatMap((seat) => beadsOf(seat, 5, 200));
  assert.equal(new Set(all).size, all.length);
  assert.ok(all.every((ply) => ply > 0 && ply < 200));
});

test("names at the ends do not lie upon each other, and stay as near as they can", () => {
  assert.deepEqual(spread([0, 100, 100], 20), [0, 80, 100]);
  assert.deepEqual(spread([50, 55], 20), [50, 70]);
  assert.deepEqual(spread([10, 60], 20), [10, 60]);
  assert.deepEqual(spread(VALUES[2].map(heightOf), 20), [0, 100]);
});

const BEST = { type: "Stop" };
const MOMENTS = [
  {
    ply: 1,
    move: 2,
    seat: 0,
    kind: "blunder",
    by: 240_000,
    best: BEST,
    reasons: ["too_risky"],
    offered: [BEST, { type: "Draw" }],
  },
  { ply: 1, move: 1, seat: 0, kind: "lucky", by: 150_000, best: null, reasons: [], offered: [] },
  { ply: 3, move: 3, seat: 1, kind: "unlucky", by: -120_000, best: null, reasons: [], offered: [] },
];
const VERDICTS = [
  { luck: "unlucky", of_hundred: 7, play: "well", lost: 0, reaction: null },
  { luck: "even", of_hundred: 40, play: "badly", lost: 1, reaction: null },
];
/** @type {Record<string, (request: any) => any>} */
const TOLD = {
  look_back: () => ({ look_back: { plies: 3, value: VALUES[0] } }),
  judge: ({ ply }) => ({ judge: { value: VALUES[ply + 1] } }),
  verdict: () => ({ verdict: { verdicts: VERDICTS, moments: MOMENTS, reaction: null } }),
};

/**
 * A second engine, and what became of it.
 * @param {Record<string, (request: any) => any>} answers
 * @returns {any}
 */
const engineWith = (answers) => ({
  asked: /** @type {any[]} */ ([]),
  ended: 0,
  state: "ready",
  subscribe(/** @type {any} */ listener) {
    this.tell = listener;
  },
  end() {
    this.ended += 1;
  },
  async ask(/** @type {any} */ request) {
    this.asked.push(request);
    return answers[request.op](request);
  },
});

/**
 * A game that is watched, and who looks back at it.
 * @param {Record<string, (request: any) => any>} [answers]
 * @param {string} [language]
 * @returns {any}
 */
function lookedAt(answers = TOLD, language = "en") {
  const words = wordsIn(language, "later");
  const said = /** @type {string[]} */ ([]);
  const app = {
    words,
    t: words.t,
    draw() {},
    announce: (/** @type {string} */ text) => said.push(text),
  };
  const names = [words.t("person-you"), "Ben"];
  const game = {
    ...defaults,
    idle: {},
    advice: (/** @type {any} */ hint) => `${hint.action.type}, ${hint.reasons}`,
  };
  const seats = { names, record: { players: names.map(() => ({})) } };
  const [a, g, s] = /** @type {any[]} */ ([app, game, seats]);
  const stage = new Stage(a, g, s, false);
  const player = new Player([0, 1, 2, 3], () => undefined);
  const seen = /** @type {any[]} */ ([]);
  const replay = {
    app,
    names,
    game,
    stage,
    player,
    said,
    seen,
    sight: { seat: 1, open: true },
    source: { record: { type: "Record", game: "choco_challenge", players: [], moves: [] } },
    acts: { moments() {} },
    grip: {},
    arrive: (/** @type {number} */ ply) => seen.push(ply),
    see() {},
    markOnly: (/** @type {any} */ moments) => seen.push(moments.length),
  };
  const engine = engineWith(answers);
  const looking = new Looking(/** @type {any} */ (replay), () => engine);
  return { looking, replay, engine, said, player };
}

test("every move is judged in a second engine, which then ends, and what mattered is marked", async () => {
  const { looking, engine, replay, said } = lookedAt();
  await looking.begin();
  assert.deepEqual(
    engine.asked.map((/** @type {any} */ { op, ply }) => ply ?? op),
    ["look_back", 0, 1, 2, "verdict"],
  );
  assert.equal(engine.asked[0].record.type, undefined);
  assert.deepEqual(
    [looking.values, looking.isDone, engine.ended, replay.seen],
    [VALUES, true, 1, [3]],
  );
  assert.match(
    said[0],
    /^Every move is judged\..*You played well\. You: bad luck as in only 7 of 100 games/,
  );
});

test("a mistake is shown as its seat saw the table, with what it could have done; luck as it came", async () => {
  const { looking, replay, player } = lookedAt();
  await looking.begin();
  const [mistake, luck] = looking.moments;
  looking.visit(mistake);
  assert.deepEqual([player.ply, replay.sight], [1, { seat: 0, open: false }]);
  assert.deepEqual(looking.hintAt(1, 0), {
    hint: { action: BEST, reasons: ["too_risky"] },
    actions: MOMENTS[0].offered,
  });
  for (const [ply, seat] of [
    [1, 1],
    [3, 1],
    [0, 0],
  ])
    assert.equal(looking.hintAt(ply, seat).hint, null);
  looking.visit(luck);
  assert.deepEqual(
    [replay.seen.at(-1), looking.momentAt(1), looking.hintAt(1, 0).hint],
    [1, luck, null],
  );
});

/** The kinds of moments whose signs stand on the curve and in the list. @param {string} text */
const signsIn = (text) => marked(text, "badge-sign").map(({ at }) => at["data-kind"]);

test("a game's own moments are told in its words and lead to their moves in order", async () => {
  const best = { type: "BestSlap", seat: 1, ms: 410 };
  const slow = {
    ply: 1,
    move: 1,
    seat: 0,
    kind: "delay",
    highlight: { type: "SlowestCall", seat: 0 },
  };
  const highlights = [
    { ply: 3, move: 3, seat: 1, kind: "feat", highlight: best },
    { ply: 2, move: 2, seat: -1, kind: "mishap", highlight: { type: "Unslapped", seat: -1 } },
    slow,
  ];
  const moments = highlights.map((one) => ({
    by: 0,
    best: null,
    reasons: [],
    offered: [],
    ...one,
  }));
  const { looking, replay, said } = lookedAt({
    ...TOLD,
    verdict: () => ({ verdict: { verdicts: VERDICTS, moments, reaction: null } }),
  });
  const plies = /** @type {number[]} */ ([]);
  replay.markOnly = (/** @type {any} */ marks) =>
    plies.push(...marks.map((/** @type {any} */ one) => one.ply));
  replay.game.moment = (/** @type {any} */ { type, seat }, /** @type {any} */ ui) =>
    `${type} of ${ui.names[seat] ?? "all"}`;
  await looking.begin();
  const text = drawn(looking.panel(replay));
  assert.deepEqual(buttonsOf(text).slice(-3), [
    "BestSlap of Ben Move 3",
    "! Unslapped of all Move 2",
    "SlowestCall of You Move 1",
  ]);
  assert.doesNotMatch(text, />[^<]*looking-[a-z]|undefined|NaN/);
  assert.deepEqual(signsIn(text), ["feat", "mishap", "delay", "feat", "mishap", "delay"]);
  assert.equal(marked(text, "curve-mark").length, 3);
  assert.deepEqual(looking.wordsOf(looking.moments[0]), {
    all: "BestSlap of Ben",
    besides: "BestSlap of Ben",
  });
  assert.deepEqual([plies, said.length], [[1, 2, 3], 1]);
  looking.visit(looking.moments[0]);
  assert.deepEqual([replay.seen.at(-1), looking.momentAt(3)], [3, looking.moments[0]]);
});

test("a game that was saved here leaves puzzles; one that came with a link leaves none", async () => {
  const worst = () => ({ worst: [{ id: "p", ply: 1 }] });
  const own = lookedAt({ ...TOLD, worst });
  const put = /** @type {any[]} */ ([]);
  own.replay.source = { ...own.replay.source, id: "a", names: ["Ada"] };
  own.replay.app.store = { get: () => null };
  own.replay.app.puzzles = {
    list: async () => [],
    put: async (/** @type {any} */ one) => put.push(one),
  };
  own.replay.app.engine = engineWith({
    path: () => ({
      path: { puzzles: { kept: [{ id: "p", box: -1, day: 9 }], now: ["p"], done: 0 } },
    }),
  });
  await own.looking.begin();
  assert.deepEqual(
    [put.map(({ id, ply, names }) => [id, ply, names]), own.looking.puzzles],
    [[["p", 1, ["Ada"]]], 1],
  );
  assert.match(
    drawn(own.looking.panel(own.replay)),
    /#\/practise.*Practise puzzles of your own moves: 1/,
  );
  const link = lookedAt({ ...TOLD, worst });
  await link.looking.begin();
  assert.deepEqual([link.looking.puzzles, link.engine.asked.at(-1).op], [0, "verdict"]);
});

test("an engine that begins anew hears of the game again", async () => {
  let lives = 0;
  const { looking, engine } = lookedAt({
    ...TOLD,
    judge: (request) =>
      request.ply === 1 && !lives++ ? { error: { type: "no-look-back" } } : TOLD.judge(request),
  });
  await looking.begin();
  assert.deepEqual(
    engine.asked.map((/** @type {any} */ { op, ply }) => ply ?? op),
    ["look_back", 0, 1, "look_back", 1, 2, "verdict"],
  );
  assert.ok(looking.isDone);
});

test("whoever leaves hears no more; a failure is told in one sentence and tried again", async () => {
  const left = lookedAt({
    ...TOLD,
    judge: (request) => {
      left.looking.close();
      return TOLD.judge(request);
    },
  });
  await left.looking.begin();
  assert.deepEqual(
    [left.engine.ended, left.engine.asked.length, left.said, left.looking.isFailed],
    [1, 2, [], false],
  );
  const late = lookedAt({
    ...TOLD,
    verdict: () => {
      late.looking.close();
      return TOLD.verdict(null);
    },
  });
  await late.looking.begin();
  assert.deepEqual([late.looking.isDone, late.said], [false, []]);
  const lost = lookedAt({ ...TOLD, look_back: () => ({ error: { type: "no-chances" } }) });
  await lost.looking.begin();
  const text = drawn(lost.looking.panel({ ...lost.replay, app: lost.replay.app }));
  assert.match(text, /Looking back did not work\. You can still watch/);
  assert.deepEqual([lost.said.length, lost.engine.ended], [1, 1]);
  const [again] = handlers(lost.looking.panel(lost.replay));
  lost.engine.ask = engineWith(TOLD).ask;
  again();
  await settled();
  assert.ok(lost.looking.isDone);
  const dead = lookedAt({ ...TOLD, look_back: () => new Promise(() => undefined) });
  dead.looking.begin();
  dead.engine.state = "failed";
  dead.engine.tell();
  assert.ok(dead.looking.isFailed, "a worker that cannot start");
});

for (const language of languages()) {
  test(`progress, curve and words are drawn without a gap (${language})`, async () => {
    const { looking, replay } = lookedAt(TOLD, language);
    const page = /** @type {any} */ (replay);
    assert.match(drawn(looking.panel(page)), /role="progressbar"/);
    await looking.begin();
    const text = drawn(looking.panel(page));
    assert.doesNotMatch(text, />[^<]*looking-[a-z]|undefined|NaN|\[object|\{ ?\$/);
    for (const one of MOMENTS)
      assert.doesNotMatch(
        looking.wordsOf(/** @type {any} */ (one)).all,
        /looking-|undefined|\{ ?\$/,
      );
    assert.ok(text.includes(wordsIn(language, "later").t("looking-title")), "whose chances");
    assert.equal(marked(text, "looking-note").length, 1, "what a chance means");
    const lines = elementsOf(text).filter(({ tag }) => tag === "polyline");
    assert.deepEqual([lines.length, marked(text, "curve-mark").length], [2, 3]);
    assert.equal(signsIn(text).filter((kind) => kind === "lucky").length, 2);
    assert.equal(marked(text, "menu-entry").length, 3);
    assert.match(looking.wordsOf(MOMENTS[0]).all, /2.*24.*Stop, too_risky\u2069?$/);
    const codes = ["lucky", "unlucky", "even"].flatMap((luck) =>
      ["well", "fairly", "badly", "won_well", "won_fairly", "won_badly"].map((play) => ({
        luck,
        play,
        of_hundred: 7,
        lost: 0,
        reaction: null,
      })),
    );
    const names = codes.map((_, seat) => (seat % 2 ? "Ada" : replay.names[0]));
    const all = verdictWords(
      /** @type {any} */ ({ verdicts: codes, replay: { ...replay, names } }),
    );
    assert.equal(new Set(all).size, codes.length);
    assert.doesNotMatch(all.join(), /looking-/);
    const source = { record: { players: [{ kind: "person" }, { kind: "bot" }] } };
    const quick = ["lucky", ""].map((luck) => ({
      luck,
      play: "",
      of_hundred: 7,
      lost: 0,
      reaction: 414,
    }));
    const [own, bot] = verdictWords(
      /** @type {any} */ ({ verdicts: quick, reaction: 380, replay: { ...replay, names, source } }),
    );
    assert.match(own, /0[.,]41.*0[.,]38/, "each language has its own sign for seconds");
    assert.equal(bot, "", "what bots need is told beside it");
  });
}
