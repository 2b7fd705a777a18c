// A picture of a table and a question about it, for paper: what all may see, and nothing of a hand.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { languages } from "../../../py/runtime/words.mjs";
import { card, makeView as boomView } from "../support/boom-table.mjs";
import { makeView as challengeView } from "../support/challenge-table.mjs";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import { makeView as kaboomView } from "../support/kaboom-table.mjs";
import { t } from "../support/page-app.mjs";
import { makeView } from "../support/schokoly-table.mjs";
import "../support/raw.mjs";
import { lackingIn, marked, usedIn, wordsOf } from "../support/seen.mjs";

const { createPaper, hasQuestions, stillOf } = await import("../../../js/pages/paper.js");
const { ofReplay, ofTable } = await import("../../../js/pages/picture.js");
const { entries } = await import("../../../js/table/sheets.js");
const { TABLES } = await import("../../../js/games/index.js");

const TALKS = new URL("../../bridge/", import.meta.url);

/**
 * All views in the engine's own replies, each with the game that is played.
 * @param {string} file
 * @returns {{game: string, view: any}[]}
 */
function viewsIn(file) {
  let game = "schokoly";
  /** @type {{game: string, view: any}[]} */
  const found = [];
  for (const { request, reply } of JSON.parse(readFileSync(new URL(file, TALKS), "utf8"))) {
    const begun = request.record ?? request;
    if (begun.game && begun.players) game = begun.game;
    for (const view of Object.values(reply.update?.views ?? {})) found.push({ game, view });
  }
  return found;
}

const VIEWS = readdirSync(TALKS)
  .filter((name) => /^(boom|kaboom|challenge|schokoly|three|four|two|against)_.*json$/.test(name))
  .flatMap(viewsIn);

/** @param {string} game @param {any} view */
const picture = (game, view) => drawn(stillOf(game, view, t)?.content);

test("whatever a seat knows alone is not in the picture: another hand makes the same one", () => {
  const games = new Set();
  for (const { game, view } of VIEWS) {
    const whole = picture(game, view);
    if (whole) games.add(game);
    assert.deepEqual(lackingIn(whole, drawn(TABLES[game]?.symbols)), [], game);
    const bare = { ...view, hand: [], open: null, drawn: null, worth: null, offer: null };
    assert.equal(picture(game, TABLES[game]?.hide(bare)), whole);
  }
  assert.deepEqual([...games].sort(), Object.keys(TABLES).sort(), "any table becomes a picture");
});

test("no card that a seat looks at in Kaboom! is named before the game is over", () => {
  let looked = 0;
  for (const { game, view } of VIEWS) {
    if (game !== "kaboom" || view.turn === null) continue;
    const seen = view.grids.flat().flatMap((/** @type {any} */ { card: face }) => face ?? []);
    looked += seen.length;
    const text = wordsOf(picture(game, view)).split(/\s+/);
    const top = view.discard.at(-1)?.slice(0, -1);
    for (const face of seen)
      assert.ok(face.slice(0, -1) === top || !text.includes(face.slice(0, -1)));
  }
  assert.ok(looked > 10);
});

test("each game's picture has what lies open", () => {
  assert.equal(times(picture("schokoly", makeView()), "#tray"), 2);
  const boom = boomView({ pile: [card("blue banana")], decks: [20, 31] });
  assert.deepEqual([times(picture("choco_boom", boom), "#boom-banana")], [1]);
  const view = challengeView();
  const challenge = picture("choco_challenge", view);
  const lying = view.market.length + view.seats.flatMap((/** @type {any} */ it) => it.drawn).length;
  assert.equal(times(challenge, 'class="word"'), lying);
  assert.equal(times(picture("kaboom", kaboomView()), "#kaboom-back"), 17);
});

test("so has that of each game for one", () => {
  for (const { game, view } of VIEWS.filter((it) => it.game === "schokoly_count")) {
    assert.equal(times(picture(game, view), "#tray"), view.board.length);
    assert.equal(picture(game, view), picture("schokoly", view), "as at the game's own table");
  }
  const lies = new Set();
  for (const { game, view } of VIEWS.filter((it) => it.game === "choco_practice")) {
    const top = view.card ?? view.answers.at(-1)?.card;
    lies.add(view.card ? "open" : view.waits ? "waits" : "answered");
    const used = top ? [`boom-frame-${top.colour}`, `boom-${top.item}`] : [];
    assert.deepEqual([...usedIn(picture(game, view))].sort(), used.sort());
  }
  assert.deepEqual([...lies].sort(), ["answered", "open", "waits"]);
});

test("where nothing lies there is no picture", () => {
  assert.equal(stillOf("schokoly", { ...makeView(), board: [] }, t), null);
  assert.equal(stillOf("nothing", {}, t), null);
});

test("Kaboom!'s rows lie open once the game is over", () => {
  const last = { hands: [["4C"], ["QH", "9S"]], round: 3 };
  const over = kaboomView({ turn: null, last }, 2);
  assert.equal(times(picture("kaboom", over), "#kaboom-back"), 0);
  assert.match(wordsOf(picture("kaboom", over)), /Q/);
  assert.equal(times(picture("kaboom", kaboomView({ last }, 2)), "#kaboom-back"), 9);
});

// --- questions ---

const paper = createPaper(/** @type {any} */ ({ t }));
/** @param {string} game @param {string} asks @param {any} view @param {any} [marks] */
const both = (game, asks, view, marks) =>
  ["board", "key"].map((shows) => drawn(paper.render({ game, asks, view, shows, marks })));

test("the hand lies beside the board with its numbers, the best card upon the key's board", () => {
  const view = makeView();
  const mark = { card: 2, x: 2, y: 0, colours: ["dark", "dark", "milk", "milk"], is_bots: false };
  const bots = { ...mark, card: 1, x: 4, y: 4, is_bots: true };
  const [board, key] = both("schokoly", "best", view, [mark, bots]);
  assert.equal(times(board, "<li>"), view.hand.length);
  assert.equal(times(key, "#tray") - times(board, "#tray"), 1);
  assert.equal(marked(key, "laid-place").length, 1);
  assert.equal(marked(key, "best-place").length, 1);
  assert.equal(marked(board, "laid-place").length, 0);
});

test("each area that counts has its size in the key, and none before", () => {
  const view = makeView();
  const [board, key] = both("schokoly", "count", { ...view, hand: [] });
  const counted = view.count.steps.filter((/** @type {any} */ it) => it.code !== "small");
  assert.equal(marked(key, "slip").length, counted.length);
  assert.equal(marked(board, "slip").length, 0);
  assert.ok(!board.includes("<li>"));
});

test("cards that match, and what can be had, are lit only in the key", () => {
  const view = challengeView();
  const [drawing, matches] = both("choco_challenge", "draw", view, [0, 1]);
  assert.deepEqual(
    [drawing, matches].map((it) => marked(it, "figure-rim").length),
    [0, 2],
  );
  const [shop, had] = both("choco_challenge", "buy", view, { places: [4], costs: [4] });
  assert.deepEqual(
    [shop, had].map((it) => marked(it, "figure-rim").length),
    [0, 2],
  );
});

/** A measure of the printed sheet, in mm or in hundredths. @param {RegExp} what */
function printed(what) {
  const style = new URL("../../../assets/style/paper.css", import.meta.url);
  const [, inPrint = ""] = readFileSync(style, "utf8").split("@media print");
  return Number(what.exec(inPrint)?.[1]);
}

/** How high the cards are on a page of Letter, in mm. @param {string} board */
function heightOf(board) {
  const wide = 216 - 2 * 14; // a page's margin: class.css
  const each = printed(/figure svg \{[^}]*--cards\) \* ([\d.]+)%/) / 100;
  const drawings = board.matchAll(/viewBox="([^"]*)"[^>]*--cards: ([\d.]+)/g);
  const heights = [...drawings].map(([, box = "", cards]) => {
    const [, , w = 1, h = 0] = box.split(" ").map(Number);
    return (Math.min(1, Number(cards) * each) * wide * h) / w;
  });
  return heights.reduce((sum, it) => sum + it, 0);
}

test("the greatest pile that there can be leaves room to write on its page", () => {
  const [gap, line] = [printed(/gap: (\d+)mm/), printed(/paper-line \{ block-size: (\d+)mm/)];
  const most = 8 + 36 - 6 - 1; // all that the deck gives, but its last card
  const px = 25.4 / 96;
  const words = (29 + 24 + 3 * 27) * px; // name, title, and a question of three lines
  /** @param {string} asks @param {number} many @param {number} left @param {number} figures */
  const free = (asks, many, left, figures) => {
    const view = challengeView();
    const cards = (/** @type {number} */ count) => Array.from({ length: count }, () => "milk");
    Object.assign(view.seats[view.turn ?? 0], { drawn: cards(many), inside: cards(left) });
    Object.assign(view, { market: cards(6), desserts: { 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 } });
    const [board = ""] = both("choco_challenge", asks, view, asks === "draw" ? [] : undefined);
    const others = words + figures * 23.2 * px + 3 * line + (5 + figures) * gap;
    return printed(/block-size: (\d+)mm; overflow/) - others - heightOf(board);
  };
  for (let many = 1; many <= 12; many++) {
    for (let left = 0; left <= most - many; left++) {
      const room = free("draw", many, left, 2);
      assert.ok(room > 0, `${many} drawn, ${left} in the pile: ${room}`);
    }
    assert.ok(free("buy", many, 0, 3) > 0, `${many} drawn to buy`);
  }
});

test("what a card counts stands below it only in the key", () => {
  const last = { hands: [["4C", "KS"], ["QH"]] };
  const [board, key] = both("kaboom", "count", last, [[4, 30], [12]]);
  assert.deepEqual(
    [board, key].map((it) => marked(it, "figure-bead").length),
    [0, 3],
  );
  for (const text of [board, key]) assert.match(wordsOf(text), /A.*B/);
});

test("a game without a question has none", () => {
  assert.equal(hasQuestions("choco_boom"), false);
  assert.equal(hasQuestions("schokoly_best"), false);
  assert.equal(paper.render({ game: "choco_boom", shows: "board" }), "");
});

for (const language of languages())
  test(`questions are drawn without a gap (${language})`, () => {
    const words = wordsIn(language, "later");
    const own = createPaper(/** @type {any} */ ({ t: words.t }));
    for (const asks of ["draw", "buy"]) {
      const marks = asks === "draw" ? [] : { places: [], costs: [] };
      const given = { game: "choco_challenge", asks, view: challengeView(), marks };
      const text = drawn(own.render({ ...given, shows: "key" }));
      assert.doesNotMatch(text, /(paper|challenge)-[a-z]|undefined|NaN|\[object|\{ ?\$/);
    }
  });

/** The address of a question about a table, as the sheet's link tells it. @param {any} sheet */
const asks = (sheet) => /href="(#\/paper[^"]*)"/.exec(drawn(sheet.render()))?.[1] ?? null;

/** @param {any} [save] @param {any} [desk] */
const played = (save, desk) =>
  asks(
    ofTable(
      /** @type {any} */ ({
        app: { t },
        sheets: { close() {} },
        save: { id: "a", record: { game: "schokoly" }, ...save },
        desk: { view: makeView(), hasHelp: true, ui: { seat: 1, covered: false }, ...desk },
      }),
    ),
  );

test("a table is asked about by the seat whose hand is seen, and only where it helps", () => {
  assert.equal(played(), "#/paper?game=a&seat=1");
  assert.equal(played({}, { ui: { seat: 1, covered: true } }), "#/paper?game=a&seat=");
  assert.equal(played({}, { hasHelp: false }), null);
  assert.equal(played({ guest: 1 }), null);
  assert.equal(played({ record: { game: "schokoly_best" } }), "#/paper?game=a&seat=1");
  assert.equal(played({ record: { game: "choco_boom" } }, { view: boomView() }), null);
});

test("a replay is asked about where it stands, and with all hands once it is over", () => {
  const watched = (/** @type {any} */ source, open = false) =>
    asks(
      ofReplay(
        /** @type {any} */ ({
          app: { t },
          sheets: { close() {} },
          player: { ply: 7 },
          sight: { open },
          source: { record: { game: "schokoly" }, ...source },
          stage: { view: makeView(), ui: { seat: 0, covered: false } },
        }),
      ),
    );
  assert.equal(watched({ id: "a" }), "#/paper?ply=7&seat=0&open=&game=a");
  assert.equal(watched({ id: "a", done: true }), "#/paper?ply=7&seat=0&open=1&game=a");
  assert.equal(watched({ address: { link: "x" } }, true), "#/paper?ply=7&seat=0&open=1&link=x");
  assert.equal(watched({}), null);
});

test("a table where nothing lies says so", () => {
  const view = { ...makeView(), board: [] };
  const sheet = ofTable(
    /** @type {any} */ ({
      app: { t },
      sheets: { close() {} },
      save: { id: "a", record: { game: "schokoly" } },
      desk: { view, hasHelp: true, ui: { seat: 0, covered: false } },
    }),
  );
  const text = drawn(sheet.render());
  assert.match(text, /Nothing lies on the table yet/);
  assert.doesNotMatch(text, /paper-ways/);
});

test("a table that can be drawn offers a picture of it", () => {
  /** @type {any} */
  const desk = {
    advice: { hasHints: false },
    app: { sound: { isOn: () => true } },
    game: { zoom: { least: 1, most: 1 } },
    save: {},
    ui: { t: (/** @type {string} */ id) => id, actions: [] },
  };
  const acts = /** @type {any} */ ({ learn: null, near: null });
  const has = (/** @type {unknown} */ act) =>
    entries(desk, { ...acts, picture: act }).some(({ text }) => text === "table-picture");
  assert.deepEqual([has(null), has(() => undefined)], [false, true]);
});
