import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  choices,
  gesture,
  makeCompared,
  makeMatch,
  makeStopped,
  makeUi,
  makeView,
} from "../../support/challenge-table.mjs";
import { drawn, wordsIn } from "../../support/drawn.mjs";
import { buttonsOf, marked, nameOf, touchable } from "../../support/seen.mjs";

const {
  advice,
  caption,
  describe,
  ending,
  isMinor,
  note,
  panel,
  pick,
  reason,
  sentence,
  sound,
  spoken,
  steps,
  tools,
} = await import("../../../../js/games/choco_challenge/game.js");
const { litSeat } = await import("../../../../js/games/choco_challenge/counting.js");
const { figures } = await import("../../../../js/games/choco_challenge/figures.js");

/** @param {Record<string, any>} event @param {Record<string, any>} [more] */
const told = (event, more = {}) => sentence(/** @type {any} */ (event), makeUi(more));
const odds = {
  bust: { ways: 2, of: 7, percent: 29, size: "some" },
  reach: [
    { count: 5, chance: { ways: 5, of: 7, percent: 71, size: "some" } },
    { count: 6, chance: { ways: 1, of: 300, percent: 0, size: "tiny" } },
    { count: 7, chance: { ways: 0, of: 1, percent: 0, size: "none" } },
  ],
};

test("the story speaks to a person called You, and by name to others", () => {
  const you = { names: ["You", "Ben", "Cleo", "Dora"] };
  assert.equal(told({ type: "Drew", seat: 0, card: 0, name: "butter" }, you), "You drew: butter.");
  assert.equal(
    told({ type: "Matched", seat: 1, card: 3, name: "butter" }, you),
    "Ben drew a second one: butter.",
  );
  assert.equal(
    told({ type: "Spent", seat: 0, card: 3, name: "butter", tool: "pastry_bag" }, you),
    "You gave back the pastry bag.",
  );
  assert.equal(
    told({ type: "Took", seat: 1, cost: 7 }, you),
    "Ben took a dessert: pudding, 7 crowns.",
  );
  assert.equal(
    told({ type: "Compared", seat: 2, drawn: 3, against: 2, result: "more" }, you),
    "Cleo drew more: 3 to 2.",
  );
  assert.equal(
    told({ type: "Ended", reason: "deck" }, you),
    "The deck is empty: the game is over.",
  );
});

test("in German too, where nuts are many and a whisk is a he", () => {
  const ui = { t: wordsIn("de").t, names: ["Du", "Ben", "Cleo", "Dora"] };
  assert.equal(
    told({ type: "Busted", seat: 0, card: 41, name: "nuts" }, ui),
    "Dein Zug ist geplatzt: Nüsse.",
  );
  assert.equal(
    told({ type: "Spent", seat: 1, card: 3, name: "butter", tool: "whisk" }, ui),
    "Ben gibt den Schneebesen zurück.",
  );
  assert.equal(told({ type: "Stopped", seat: 1, count: 1 }, ui), "Ben hat bei 1 aufgehört.");
});

test("those who listen also hear how many cards lie in front, while that is still true", () => {
  const event = { type: "Drew", seat: 0, card: 40, name: "nuts" };
  assert.equal(spoken(event, makeUi(), makeView()), "Anna drew: nuts. In front: 4.");
  assert.equal(
    spoken({ ...event, card: 4, name: "sugar" }, makeUi(), makeView()),
    "Anna drew: sugar.",
  );
});

test("what is routine stays out of the line; each event that is seen is heard", () => {
  for (const type of ["Reshuffled", "Finished", "Refilled"]) assert.equal(isMinor({ type }), true);
  assert.deepEqual(
    [
      isMinor({ type: "Compared", result: "equal" }),
      isMinor({ type: "Compared", result: "more" }),
      isMinor({ type: "Busted" }),
    ],
    [true, false, false],
  );
  for (const type of ["Drew", "Matched", "Busted", "Bought", "Took", "Armed"])
    assert.notEqual(sound({ type }), "", type);
});

test("the note tells what to do at each moment", () => {
  const says = (/** @type {any} */ view, /** @type {any[]} */ list) => note(view, list, makeUi());
  assert.match(says(makeView(), choices.first), /first card/);
  assert.match(says(makeView(), choices.drawing), /^Cards so far: 4/);
  assert.match(says(makeView(), [{ type: "Stop" }]), /empty/);
  assert.equal(
    says(makeStopped(), choices.stopped),
    "You may buy: vanilla. Desserts to take: 4. Then choose Done.",
  );
  assert.match(
    says(makeStopped(), [{ type: "Buy", place: 1 }, { type: "Buy", place: 2 }, { type: "Done" }]),
    /any card/,
  );
  assert.match(says(makeStopped(), [{ type: "Done" }]), /Nothing more/);
  assert.match(says(makeMatch(), choices.match), /Use a tool/);
  assert.match(says(makeMatch(), [{ type: "Bust" }]), /No tool/);
  assert.equal(says(makeView(), []), "");
});

test("two big buttons while drawing, the second with the number so far; one when shopping; none in the end", () => {
  const shown = (/** @type {any} */ view, /** @type {any[]} */ list) =>
    drawn(tools(view, list, makeUi({ actions: list })));
  const drawing = shown(makeView(), choices.drawing);
  assert.deepEqual(buttonsOf(drawing), ["Stop at 4", "Draw"]);
  assert.deepEqual(touchable(drawing), ["stop", "draw"]);
  assert.deepEqual(buttonsOf(shown(makeView(), choices.first)), ["Stop (off)", "Draw"]);
  const stopped = shown(makeStopped(), choices.stopped);
  assert.deepEqual([buttonsOf(stopped), touchable(stopped)], [["Done"], ["done"]]);
  assert.equal(shown(makeView({ turn: null }), []), "");
});

/** @param {any} view @param {any[]} list @param {Record<string, any>} [more] */
const sheet = (view, list, more = {}) =>
  drawn(panel(view, list, makeUi({ actions: list, ...more }, view)));

test("a hint is seen on the button that it is about", () => {
  const hint = (/** @type {any} */ action) => ({ hint: { action, reasons: [] } });
  const hinted = (/** @type {string} */ text) => marked(text, "hinted").map(nameOf);
  const stop = drawn(tools(makeView(), choices.drawing, makeUi(hint({ type: "Stop" }))));
  assert.deepEqual(hinted(stop), ["Stop at 4"]);
  const done = drawn(tools(makeStopped(), choices.stopped, makeUi(hint({ type: "Done" }))));
  assert.deepEqual(hinted(done), ["Done"]);
  const match = sheet(makeMatch(), choices.match, hint({ type: "Spend", tool: "whisk" }));
  assert.deepEqual(hinted(match), ["Use the whisk"]);
});

test("a match asks: each tool that is held, and the bust; without a tool only the bust", () => {
  const three = ["whisk", "pastry_bag", "measuring_cup"].map((tool) => ({ type: "Spend", tool }));
  const text = sheet(makeMatch(), [...three, { type: "Bust" }]);
  assert.deepEqual(touchable(text), [...three.map(({ tool }) => `spend:${tool}`), "bust"]);
  assert.match(text, /Two of a kind: butter/);
  const poor = sheet(makeMatch(), [{ type: "Bust" }]);
  assert.match(poor, /No tool/);
  assert.deepEqual(touchable(poor), ["bust"]);
});

test("an extra card is asked with how the rows compare, and may be left", () => {
  const view = { ...makeCompared(), seat: 1 };
  const text = sheet(view, choices.tool, { seat: 1 });
  assert.match(text, /You drew 3, Anna drew 4/);
  assert.deepEqual(buttonsOf(text), ["pastry bag", "measuring cup", "No, thanks"]);
  assert.deepEqual(touchable(text), ["tool:pastry_bag", "tool:measuring_cup", "decline"]);
  assert.match(sheet(view, choices.ingredient, { seat: 3 }), /More.*Take the spice/s);
  const market = sheet(makeView({ deck: 0, back: null }), choices.market, { seat: 3 });
  assert.deepEqual(touchable(market).sort(), [
    "decline",
    ...[1, 2, 3, 4, 5, 6].map((place) => `market:${place}`),
  ]);
});

test("a pile shows what is in it by kinds, and nothing of its order", () => {
  const text = sheet(makeView(), choices.drawing, { open: 2 });
  assert.match(text, /pile of Cleo/);
  assert.match(text, /2 × butter/);
  assert.match(text, /Nobody knows the order/);
  assert.match(text, /Shuffled in next turn/);
  assert.match(
    sheet(makeMatch(), choices.match, { open: 2 }),
    /Two of a kind/,
    "a question comes first",
  );
});

test("the chances of a hint are told exactly, drawn as bars, and closed by a touch", () => {
  const hint = { action: { type: "Draw" }, reasons: ["safe_enough"], odds };
  const text = sheet(makeView(), choices.drawing, { hint });
  assert.match(text, /2 of 7, about 29 %/);
  assert.match(text, /Cards: 5/);
  assert.match(text, /less than 1 %/);
  assert.match(text, /impossible/);
  assert.equal(marked(text, "odds-track").length, 4);
  assert.equal(pick(choices.drawing, gesture("tap", "back"), makeUi({ hint }))?.ui.hint, null);
  assert.equal(sheet(makeView(), choices.drawing, { hint: { ...hint, odds: null } }), "");
  assert.equal(
    advice(hint, makeUi()),
    "Draw. The risk is small. Bust with the next card: 2 of 7, about 29 %.",
  );
  assert.equal(
    advice({ action: { type: "Buy", place: 4 }, reasons: ["best_card"], odds: null }, makeUi()),
    "Buy card 4 from the deck. It is worth most to you.",
  );
});

test("the count goes clockwise from the First Player, and ends with who leads and why", () => {
  const view = makeView({ first: 2 });
  assert.equal(steps(view), 5);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((step) => litSeat(view, step)),
    [2, 3, 0, 1, null],
  );
  const text = drawn(caption(view, 1, makeUi()));
  assert.match(text, /10 \+ 4 = 14/);
  assert.match(text, /Dora: 10 from cards \+ 4 from desserts/);
  assert.match(drawn(caption(view, 4, makeUi())), /Most crowns: Dora/);
});

test("the end tells each seat's crowns, how a tie was broken, and why it ended", () => {
  const view = makeView({ turn: null, end: "desserts", first: 3 });
  view.count = {
    scores: [31, 37, 20, 37],
    winners: [3],
    order: [3, 1, 0, 2],
    tied: [3, 1],
    totals: [
      { pile: 16, desserts: 15 },
      { pile: 18, desserts: 19 },
      { pile: 20, desserts: 0 },
      { pile: 17, desserts: 20 },
    ],
  };
  const { title, lines } = ending(view, makeUi({ names: ["Anna", "Ben", "Cleo", "You"] }));
  const text = lines.map(drawn);
  assert.equal(title, "You win!");
  assert.match(text[0] ?? "", /You: 17 from cards \+ 20 from desserts/);
  assert.match(text[1] ?? "", /Ben: 18 from cards/);
  assert.match(text[4] ?? "", /A tie: You and Ben. Nearest clockwise from the First Player: You\./);
  assert.match(text[5] ?? "", /Three kinds of dessert/);
  assert.equal(ending({ ...view, count: { ...view.count, tied: [] } }, makeUi()).lines.length, 5);
});

test("the keys' cursor tells what it stands on, and whether it may be had", () => {
  const says = (/** @type {any} */ cursor, /** @type {any} */ more = {}) =>
    describe(
      makeStopped(),
      choices.stopped,
      makeUi({ cursor, actions: choices.stopped, ...more }),
      makeUi(),
    );
  assert.equal(says({ row: 0, place: 2 }), "vanilla, place 4, crowns: 2. You may have it.");
  assert.equal(says({ row: 0, place: 6 }), "Deck: 27, a spice on top.");
  assert.match(says({ row: 1, place: 0 }), /cookie, crowns: 4, left: 3. You may have it/);
  assert.match(says({ row: 2, place: 0 }), /whisk, left: 0. You have one/);
  assert.match(says(null, { open: 0 }), /pile of Anna: 1 × butter, 1 × cocoa, 2 × milk/);
  assert.equal(says(null), "");
});

test("while a card of the market is gone, the cursor stays on its thing, and a gap is told as one", () => {
  const view = makeView({
    market: ["rum", "cherries", "nuts", "vanilla", "cinnamon"],
    market_cards: [48, 56, 41, 67, 61],
  });
  const says = (/** @type {number} */ place) =>
    describe(view, [], makeUi({ cursor: { row: 0, place } }), makeUi());
  assert.equal(says(0), "Nothing there now.");
  assert.match(says(5), /^rum, place 1/);
  assert.match(says(6), /^Deck/);
});

test("an unknown reason is told as not possible now", () => {
  assert.equal(reason(["too_dear"], makeUi()), "You drew too few cards.");
  assert.equal(reason(["nobody_knows"], makeUi()), reason([], makeUi()));
});

test("the rules' drawings are made of symbols that exist", () => {
  const text = Object.values(figures)
    .map((figure) => drawn(figure((id) => id)))
    .join("");
  const symbols = readFileSync(
    new URL("../../../../assets/games/choco_challenge/things.svg", import.meta.url),
    "utf8",
  );
  const used = [...new Set([...text.matchAll(/href="#([a-z0-9_-]+)"/g)].map(([, id]) => id))];
  assert.ok(used.length > 12);
  assert.deepEqual(
    used.filter((id) => !symbols.includes(`id="${id}"`)),
    [],
  );
});
