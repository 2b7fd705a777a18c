import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choices,
  makeMatch,
  makeStopped,
  makeUi,
  makeView,
} from "../../support/challenge-table.mjs";
import { drawn, times } from "../../support/drawn.mjs";
import {
  bears,
  buttonsOf,
  isButton,
  marked,
  nameOf,
  namesOf,
  racksIn,
  thingAt,
  touchable,
  travelling,
  usedIn,
  wordsOf,
} from "../../support/seen.mjs";

const { scene } = await import("../../../../js/games/choco_challenge/game.js");
const { extent } = (await import("../../../../js/table/defaults.js")).defaults;
const { plate, stock } = await import("../../../../js/games/choco_challenge/panels.js");
const { picture } = await import("../../../../js/games/choco_challenge/cards.js");
const { BEAD, CARD, lane, middle, plan, shelves } = await import(
  "../../../../js/games/choco_challenge/layout.js"
);
const { placed } = await import("../../../../js/table/playing.js");
const { ROWS, spotAt, thingOf } = await import("../../../../js/games/choco_challenge/spots.js");

/** @param {any} [view] @param {any} [more] */
const picturing = (view = makeView(), more = {}) => drawn(scene(view, makeUi(more, view)));

/** Whether each of these things is a button. @param {string} text @param {string[]} names */
const areButtons = (text, ...names) => names.map((on) => isButton(thingAt(text, on)));

/** How a card of that number lies. @param {string} text @param {number} number */
const cardIn = (text, number) => travelling(text).find(({ key }) => key === `card-${number}`);

/** The names of all things that are hinted at. @param {string} text */
const hintedIn = (text) => marked(text, "hinted").map(({ at }) => at["data-on"]);

/** The sizes of table that people have. */
const FIELDS = {
  tablet: [1164, 470],
  "tablet upright": [804, 760],
  phone: [374, 390],
  "phone on its side": [828, 176],
  "flat tablet": [880, 520],
  "flat phone": [190, 420],
};

test("every card is keyed by its number, once: in the market, in rows, on discards", () => {
  const view = makeView();
  const text = picturing(view);
  const cards = [
    ...view.market_cards,
    ...view.seats.flatMap((/** @type {any} */ { drawn_cards, discard_cards }) => [
      ...drawn_cards,
      ...discard_cards,
    ]),
  ];
  assert.deepEqual(
    travelling(text)
      .map(({ key }) => key)
      .sort(),
    cards.map((card) => `card-${card}`).sort(),
  );
});

test("spices, fillings and base cards have frames of their own, and as many crowns as they are worth", () => {
  const frames = Object.entries({ cocoa: "base", rum: "filling", chili: "spice" });
  for (const [name, kind] of frames)
    assert.equal(times(drawn(picture(name)), `#frame-${kind}`), 1, name);
  assert.deepEqual(
    ["milk", "nuts", "mint", "chili"].map((name) => times(drawn(picture(name)), "#choco-crown")),
    [1, 1, 2, 3],
  );
});

test("the places glow that the rules say are reached", () => {
  const view = makeView();
  const reached = (/** @type {string} */ text) =>
    marked(text, "reached")
      .filter((it) => bears(it, "market-card"))
      .map(({ at }) => at["data-on"]);
  assert.deepEqual(reached(picturing(view, { actions: [] })), ["market:4"]);
  assert.equal(reached(picturing({ ...view, places: [1, 2, 3, 4, 5, 6] })).length, 6);
  assert.deepEqual(reached(picturing({ ...view, places: [] })), []);
});

test("what may be had is a button that lies higher; what may not can be touched all the same", () => {
  const text = picturing(makeStopped(), { actions: choices.stopped });
  assert.deepEqual(areButtons(text, "market:4", "market:3", "dessert:4", "dessert:5"), [
    true,
    false,
    true,
    false,
  ]);
  assert.ok(["market:3", "dessert:5"].every((on) => touchable(text).includes(on)));
  assert.match(buttonsOf(text).join(), /vanilla, place 4/);
  const [lifted, flat] = ["market:4", "market:3"].map(
    (on) => travelling(text).find(({ at }) => at["data-on"] === on)?.y,
  );
  assert.ok(lifted !== undefined && flat !== undefined && lifted < flat);
});

test("every extra card can be touched where it lies", () => {
  const text = (/** @type {any[]} */ actions) => picturing(makeView(), { actions });
  assert.deepEqual(areButtons(text(choices.ingredient), "deck"), [true]);
  const market = [1, 2, 3, 4, 5, 6].map((place) => `market:${place}`);
  assert.ok(areButtons(text(choices.market), ...market).every(Boolean));
  assert.deepEqual(areButtons(text(choices.tool), "tool:pastry_bag", "tool:whisk"), [true, false]);
});

test("the deck shows what is on top and how many are left; an empty one is a place", () => {
  const deck = (more = {}) => thingAt(picturing(makeView(more)), "deck");
  assert.ok(usedIn(deck()?.inner ?? "").has("back-spice"));
  assert.match(wordsOf(picturing()), /\b27\b/);
  assert.match(namesOf(picturing()).join(), /Deck: 27, a spice on top/);
  assert.ok(usedIn(deck({ back: "filling" })?.inner ?? "").has("back-filling"));
  assert.doesNotMatch(picturing(makeView({ back: null, deck: 0 })), /#back-(spice|filling)/);
});

test("a match lies askew beside its row, struck out, and its twin is marked", () => {
  const text = picturing(makeMatch(), { actions: choices.match });
  const match = cardIn(text, 3);
  assert.equal(match?.turn, 0.1);
  assert.equal(nameOf(match), "butter, a second time");
  assert.equal(marked(match.inner, "bad-sign").length, 1);
  assert.deepEqual(marked(text, "twin").map(nameOf), ["butter, crowns: 1"]);
});

test("a bust is felt once, by its own row, and stays to be read", () => {
  const text = picturing(makeView(), {
    events: [
      { type: "Matched", seat: 2 },
      { type: "Busted", seat: 2, card: 21, name: "sugar" },
    ],
  });
  assert.deepEqual(marked(text, "busts").map(nameOf), ["Cleo, drawn: 2"]);
  const matched = picturing(makeView(), { events: [{ type: "Matched", seat: 2 }] });
  assert.deepEqual(marked(matched, "matches").map(nameOf), ["Cleo, drawn: 2"]);
  assert.equal(marked(picturing(), "busts").length, 0);
  assert.equal(marked(picturing(), "bad-sign").length, 1);
  assert.match(wordsOf(drawn(plate(makeView(), 2, makeUi()))), / Bust$/);
});

test("a pile that was shuffled shows it", () => {
  const text = picturing(makeView(), { events: [{ type: "Reshuffled", seat: 0, count: 8 }] });
  assert.deepEqual(marked(text, "shuffled").map(nameOf), ["Draw from your pile: 5 left"]);
  assert.equal(marked(picturing(), "shuffled").length, 0);
});

test("the own pile is drawn from by a touch, in play only", () => {
  assert.deepEqual(areButtons(picturing(), "pile"), [true]);
  const idle = picturing(makeView(), { actions: [] });
  assert.deepEqual([touchable(idle).includes("pile"), areButtons(idle, "pile")], [true, [false]]);
  assert.ok(!touchable(picturing(makeView({ turn: null }))).includes("pile"));
});

test("flat on the table every seat has its pile and its discard, and its cards are turned towards it", () => {
  const view = makeView();
  const racks = {
    0: { x: 300, y: 700, w: 600, h: 100, turn: 0 },
    1: { x: 0, y: 200, w: 100, h: 500, turn: 1 },
    2: { x: 300, y: 0, w: 600, h: 100, turn: 2 },
    3: { x: 1080, y: 200, w: 100, h: 500, turn: 3 },
  };
  const text = picturing(view, { flat: true, racks });
  assert.equal(marked(text, "own-pile").length, 4);
  assert.deepEqual(
    [0, 14, 20, 26].map((card) => cardIn(text, card)?.turn),
    [0, 1, 2, 3],
  );
  assert.match(text, /rotate\(90\)/);
});

test("a point of a lane goes round with its tray", () => {
  const rack = { x: 0, y: 0, w: 100, h: 60, turn: 0 };
  assert.deepEqual(placed(rack, { x: 10, y: 4 }), { x: 60, y: 34 });
  assert.deepEqual(placed({ ...rack, turn: 1 }, { x: 10, y: 4 }), { x: 46, y: 40 });
  assert.deepEqual(placed({ ...rack, turn: 2 }, { x: 10, y: 4 }), { x: 40, y: 26 });
  assert.deepEqual(placed({ ...rack, turn: 3 }, { x: 10, y: 4 }), { x: 54, y: 20 });
});

for (const [name, [w = 0, h = 0]] of Object.entries(FIELDS)) {
  test(`the middle lies within its field and nothing lies on another: ${name}`, () => {
    const field = { x: 10, y: 20, w, h };
    const spots = middle(field, 6);
    const boxes = Object.values(spots).map((at) => ({ ...at, w: at.size }));
    assert.equal(boxes.length, 16);
    for (const { x, y, w: breadth } of boxes) {
      assert.ok(x - breadth / 2 >= field.x && x + breadth / 2 <= field.x + w, `${x} across`);
      assert.ok(
        y - 0.65 * breadth >= field.y && y + 0.65 * breadth + 20 <= field.y + h,
        `${y} down`,
      );
    }
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => {
        const apart = Math.max(
          Math.abs(a.x - b.x) - (a.w + b.w) / 2,
          Math.abs(a.y - b.y) - 0.65 * (a.w + b.w),
        );
        assert.ok(apart > 0, `${JSON.stringify([a, b])}`);
      }),
    );
    if (w > 300) assert.ok(plan(field).small >= 34 && spots.deck.size >= 44);
  });
}

/**
 * The own row's room at each size of screen, as the page measures it; and that of other seats'
 * plates.
 */
const RACKS = {
  "1024 × 768": [448, 132],
  "768 × 1024": [740, 140],
  "390 × 844": [374, 112],
  "360 × 640": [344, 96],
  "844 × 390": [432, 92],
  "a plate": [334, 66],
  "a phone's plate": [146, 42],
};

for (const [name, [w = 0, h = 0]] of Object.entries(RACKS)) {
  test(`cards, a match and the discard lie side by side in the lane: ${name}`, () => {
    for (const count of [1, 3, 5, 8, 12]) {
      const { row, match, discard, pile } = lane(
        { w, h },
        { drawn: count, match: true, pile: h > 70, discard: w > 250 },
      );
      const cards = [...row, ...(match ? [match] : [])];
      assert.equal(cards.length, count + 1);
      const boxes = [...(pile ? [pile] : []), ...cards].map(({ x, y, size }) => ({
        x,
        y,
        w: size,
        h: 1.3 * size,
      }));
      if (discard) boxes.push({ ...discard, ...discard.tray });
      for (const box of boxes) {
        assert.ok(Math.abs(box.x) + box.w / 2 <= w / 2 + 0.01, `${count}: ${box.x} across`);
        assert.ok(Math.abs(box.y) + box.h / 2 <= h / 2 + 0.01, `${count}: ${box.y} down`);
      }
      boxes.forEach((one, i) =>
        boxes.slice(i + 1).forEach((other) => {
          const apart = Math.max(
            Math.abs(one.x - other.x) - (one.w + other.w) / 2,
            Math.abs(one.y - other.y) - (one.h + other.h) / 2,
          );
          assert.ok(apart > 2.9, `${count}: ${JSON.stringify([one, other])}`);
        }),
      );
    }
  });
}

for (const [name, [w = 0, h = 0]] of Object.entries(RACKS).slice(0, 5)) {
  test(`up to eight drawn cards keep their names in letters of 12 pixels; the discard is no such card: ${name}`, () => {
    const all = ["cocoa", "butter", "sugar", "milk", "nuts", "cinnamon", "vanilla", "cherries"];
    for (const count of [3, 4, 5, 6, 7, 8]) {
      const view = makeView();
      Object.assign(view.seats[0], {
        drawn: all.slice(0, count),
        drawn_cards: all.slice(0, count).map((_, i) => i),
        discard: ["chili"],
        discard_cards: [75],
      });
      const text = picturing(view, { racks: { 0: { x: 0, y: 0, w, h, turn: 0 } } });
      for (const [card, word] of all.slice(0, count).entries()) {
        const { scale = 0, inner = "" } = cardIn(text, card) ?? {};
        const [name] = marked(inner, "word");
        assert.equal(name && nameOf(name), word);
        const [, letters] = name?.at.style?.match(/font-size: ([\d.]+)px/) ?? [];
        assert.ok(scale * Number(letters) > 11.9, `${word}, one of ${count}`);
      }
      const discard = marked(text, "discard")[0]?.inner ?? "";
      assert.equal(wordsOf(discard), "Discard 1");
      const { scale: thrown = 1, turn = 0 } = cardIn(discard, 75) ?? {};
      const pile = lane({ w, h }, { drawn: count, match: false, pile: true, discard: true }).size;
      assert.ok(thrown * 200 < 0.7 * pile && turn < -0.1, "smaller and askew");
    }
  });
}

test("in a narrow field the market fills the width: three over three, there and back", () => {
  for (const [w, h] of [
    [374, 464],
    [374, 440],
    [500 - 1, 750],
  ]) {
    const spots = middle({ x: 8, y: 100, w, h }, 6);
    const at = [1, 2, 3, 4, 5, 6].map((place) => spots[`market:${place}`]);
    const [one, two, three, four, five, six] = at;
    assert.ok(one && two && three && four && five && six && spots.deck);
    assert.ok(
      one.y === two.y &&
        two.y === three.y &&
        four.y === five.y &&
        five.y === six.y &&
        one.y < four.y,
    );
    assert.deepEqual([one.x, two.x, three.x], [six.x, five.x, four.x]);
    assert.ok(spots.deck.x > one.x && one.x > two.x && two.x > three.x);
    assert.ok(
      three.x - three.size / 2 <= 8 + 13 && spots.deck.x + spots.deck.size / 2 >= 8 + w - 13,
      "from edge to edge",
    );
    assert.ok(one.size >= 64 && spots["dessert:4"].size >= 40);
    assert.ok(spots.deck.y > one.y && spots.deck.y < four.y, "the deck lies at both rows");
  }
  assert.equal(
    plan({ x: 0, y: 0, w: 374, h: 416 }).places,
    3,
    "two rows as soon as they are larger on the whole: a phone with five seats",
  );
  assert.equal(plan({ x: 0, y: 0, w: 752, h: 590 }).places, 6, "one row where there is room");
});

test("a plate tells crowns, pile, tools and desserts, and has a rack for its row unless that lies in the dock", () => {
  const text = drawn(plate(makeView(), 3, makeUi()));
  assert.equal(
    wordsOf(text),
    "14 Crowns: 14 4 Tool: pastry bag Tool: whisk 4 Dessert: cookie, crowns: 4",
  );
  assert.deepEqual(touchable(text), ["inside:3"]);
  for (const thing of ["choco-pastry_bag", "choco-whisk", "choco-dessert-4"])
    assert.ok(usedIn(text).has(thing), thing);
  assert.deepEqual(racksIn(text), ["3"]);
  assert.deepEqual(racksIn(drawn(plate(makeView(), 0, makeUi()))), []);
  assert.deepEqual(racksIn(drawn(plate(makeView(), 0, makeUi({ flat: true })))), ["0"]);
  assert.deepEqual(racksIn(drawn(plate(makeView({ turn: null }), 0, makeUi()))), ["0"]);
});

test("the comparison goes round: numbers, an arrow, a sentence, one after the other", () => {
  const view = makeView({ compared: ["own", "fewer", "fewer", "equal"] });
  const ui = {
    events: [
      { type: "Compared", seat: 1 },
      { type: "Compared", seat: 2 },
      { type: "Compared", seat: 3 },
    ],
  };
  assert.deepEqual(
    marked(picturing(view, ui), "compared").map((it) => [
      nameOf(it),
      wordsOf(it.inner),
      it.at.style,
    ]),
    [
      ["Drew fewer: 3 to 4", "3 < 4", "animation-delay: 0ms"],
      ["Drew fewer: 2 to 4", "2 < 4", "animation-delay: 350ms"],
      ["Drew as many: 4 to 4", "4 = 4", "animation-delay: 700ms"],
    ],
    "none for the seat of the turn",
  );
});

test("arrows walk the things as they are seen; a cursor is drawn on each", () => {
  const view = makeView();
  const all = ROWS;
  assert.deepEqual(
    all.map((row) => row.length),
    [7, 6, 3],
  );
  assert.equal(spotAt({ row: 0, place: 0 }), "market:6");
  assert.equal(spotAt({ row: 2, place: 2 }), "tool:measuring_cup");
  assert.equal(spotAt(null), "");
  for (const [row, names] of all.entries())
    for (const place of names.keys())
      assert.equal(marked(picturing(view, { cursor: { row, place } }), "here-ring").length, 1);
});

test("a hint is marked on the thing it is about", () => {
  assert.equal(thingOf({ type: "TakeTool", tool: "whisk" }), "tool:whisk");
  const draw = { action: { type: "Draw" }, reasons: [] };
  assert.deepEqual(hintedIn(picturing(makeView(), { hint: draw })), ["pile"]);
  const buy = { action: { type: "Buy", place: 4 }, reasons: [] };
  assert.deepEqual(hintedIn(picturing(makeStopped(), { actions: choices.stopped, hint: buy })), [
    "market:4",
  ]);
});

test("a market without some cards, an unmeasured table, an ended game: all can be drawn", () => {
  const poor = touchable(picturing(makeView({ market: ["rum"], market_cards: [48] })));
  assert.deepEqual(
    poor.filter((on) => on.startsWith("market")),
    ["market:1"],
  );
  const nowhere = { x: 0, y: 0, w: 0, h: 0 };
  assert.doesNotMatch(picturing(makeView(), { field: nowhere, racks: {} }), /NaN|Infinity/);
  assert.deepEqual(extent(makeView(), makeUi({ field: nowhere })), { x: 0, y: 0, w: 1, h: 1 });
  assert.doesNotMatch(
    picturing(makeView({ turn: null, end: "deck", places: [], costs: [] }), { actions: [] }),
    /reached|offered/,
  );
  assert.equal(drawn(stock(makeView({ turn: null }), makeUi())), "");
  assert.match(drawn(stock(makeView({ end: "desserts" }), makeUi())), /three desserts/);
  assert.match(drawn(stock(makeView({ end: "rounds" }), makeUi())), /60 rounds/);
});

for (const [name, [w = 0, h = 0]] of Object.entries(FIELDS)) {
  test(`${name}: the market stands on a shelf whose front bears its numbers, whatever is left of it`, () => {
    const field = { x: 8, y: 100, w, h };
    const spots = middle(field, 6);
    const boards = shelves(field);
    for (let place = 1; place <= 6; place++) {
      const { x, y, size } = spots[`market:${place}`];
      const high = (size * CARD.h) / CARD.w;
      const own = boards.filter(
        (board) =>
          board.y <= y - high / 2 &&
          board.edge >= y + high / 2 &&
          board.y + board.h >= y + high / 2 + BEAD,
      );
      assert.equal(own.length, 1, `place ${place}`);
      assert.ok(
        own[0].edge < y + high / 2 + BEAD &&
          own[0].x <= x - size / 2 &&
          own[0].x + own[0].w >= x + size / 2,
        `place ${place}`,
      );
    }
    for (const board of boards)
      assert.ok(
        board.x >= field.x && board.x + board.w <= field.x + w && board.y + board.h <= field.y + h,
      );
    const empty = picturing(makeView({ market: [], market_cards: [] }), { field });
    assert.equal(marked(empty, "shelf-board").length, boards.length);
  });
}
