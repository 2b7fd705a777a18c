import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../../support/drawn.mjs";
import { makeGrid, makeUi, makeView } from "../../support/kaboom-table.mjs";
import { travelling } from "../../support/seen.mjs";

const { cellOf, grid, middle, middleOf, row, TARGET } = await import(
  "../../../../js/games/kaboom/layout.js"
);
const { scene } = await import("../../../../js/games/kaboom/game.js");

/** @typedef {{x: number, y: number, size: number}} Pose */

/**
 * What browsers measured at five sizes: the own rack, the field with three seats, and others' racks
 * with two, three and six seats.
 * @type {Record<string, {own: number[], field: number[], others: number[][]}>}
 */
const SCREENS = {
  "1024x768": {
    own: [544, 323],
    field: [1008, 157],
    others: [
      [264, 132],
      [264, 132],
      [155, 132],
    ],
  },
  "768x1024": {
    own: [416, 400],
    field: [752, 315],
    others: [
      [264, 132],
      [264, 132],
      [189, 132],
    ],
  },
  "390x844": {
    own: [246, 211],
    field: [374, 348],
    others: [
      [312, 86],
      [148, 86],
      [99, 86],
    ],
  },
  "360x640": {
    own: [216, 160],
    field: [344, 195],
    others: [
      [282, 86],
      [133, 86],
      [89, 50],
    ],
  },
  "844x390": {
    own: [244, 191],
    field: [484, 154],
    others: [
      [160, 86],
      [160, 86],
      [58, 49],
    ],
  },
};

/** The same on a flat tablet and a flat phone with two, four and six seats. */
const FLAT = [
  [500, 188],
  [248, 188],
  [172, 160],
  [240, 188],
  [208, 168],
  [246, 108],
  [160, 112],
  [82, 92],
];

/** @param {number[]} size */
const rack = ([w = 0, h = 0]) => ({ w, h });

const ALL = [...Object.values(SCREENS).flatMap(({ own, others }) => [own, ...others]), ...FLAT];
/** The first four, and penalties until nothing more is plausible. */
const MOST = 16;

/**
 * How far two cards lie apart; less than 0: one covers the other.
 * @param {Pose} a
 * @param {Pose} b
 */
const apart = (a, b) =>
  Math.max(
    Math.abs(a.x - b.x) - (a.size + b.size) / 2,
    Math.abs(a.y - b.y) - 0.7 * (a.size + b.size),
  );

/** Where every card is drawn, by its mark. @param {any} view @param {any} ui */
const poses = (view, ui) =>
  Object.fromEntries(
    travelling(drawn(scene(view, ui)))
      .filter(({ key }) => key.startsWith("back-"))
      .map(({ key, at }) => [key.slice("back-".length), at["data-pose"]]),
  );

for (const flat of [false, true]) {
  test(`no card moves, whatever penalties come, is drawn or looked at: ${flat ? "flat" : "upright"}`, () => {
    const places = Array.from({ length: 30 }, (_, place) => place);
    const at = (/** @type {number} */ count, /** @type {any} */ more = {}) => {
      const view = makeView({
        ...more,
        grids: [0, 1, 2, 3].map((seat) =>
          makeGrid(seat, places.slice(0, count)).map((it) => ({
            ...it,
            mark: 100 * seat + it.place,
          })),
        ),
      });
      return poses(view, makeUi({ flat }, view));
    };
    let before = at(4);
    assert.equal(Object.keys(before).length, 16);
    for (let count = 5; count <= 30; count += 1) {
      const now = at(count);
      for (const [mark, pose] of Object.entries(before))
        assert.equal(now[mark], pose, `card ${mark} of ${count}`);
      before = now;
    }
    assert.deepEqual(at(12, { drawer: 0, drawn: "5D", worth: { points: 5, power: null } }), at(12));
    assert.deepEqual(at(12, { drawer: 2 }), at(12));
    assert.deepEqual(
      at(12, { looking: { seat: 0, cards: [{ seat: 1, place: 2 }] }, caller: 2 }),
      at(12),
    );
  });
}

for (const [name, { own, field, others }] of Object.entries(SCREENS)) {
  test(`own cards are at least half as large again as others', and large enough for a finger: ${name}`, () => {
    for (const place of [0, 4, 11]) {
      const size = grid(rack(own)).spot(place).size;
      for (const other of others)
        assert.ok(size >= 1.5 * grid(rack(other)).spot(place).size, `place ${place}: ${size}`);
    }
    assert.ok(grid(rack(own)).spot(0).size >= 44);
  });

  test(`own cards are the largest thing; the piles have room for a finger: ${name}`, () => {
    const box = { x: 0, y: 0, w: own[0] ?? 0, h: own[1] ?? 0, turn: 0 };
    const place = { x: 0, y: 0, w: field[0] ?? 0, h: field[1] ?? 0 };
    const { size } = grid(rack(own));
    const spots = middleOf({ field: place, flat: false, seat: 1, views: {}, racks: { 1: box } });
    assert.ok(spots.stock.size < size && spots.discard.size < size, `${spots.stock.size}, ${size}`);
    assert.ok((spots.drawn?.size ?? size) <= size, "the drawn card is an own card");
    assert.ok(spots.stock.size >= TARGET, `${spots.stock.size}`);
  });

  test(`before oneself six penalty cards cover nothing, and of others a good part is seen: ${name}`, () => {
    const { spot } = grid(rack(own));
    for (let place = 0; place < 10; place += 1)
      for (let other = 0; other < place; other += 1)
        assert.ok(apart(spot(place), spot(other)) > 0, `${other} and ${place}`);
    for (let place = 10; place < MOST; place += 1)
      for (let other = 0; other < place; other += 1) {
        const [{ x, size }, below] = [spot(place), spot(other)];
        assert.ok(
          apart(spot(place), below) > 0 ||
            Math.abs(x - below.x) >= 0.35 * Math.min(size, below.size) - 0.01,
          `${other} under ${place}`,
        );
      }
  });
}

for (const [w = 0, h = 0] of ALL) {
  test(`cards lie within a rack of ${w} by ${h}, however many`, () => {
    const { spot, drawn: at } = grid({ w, h });
    for (const { x, y, size } of [at, ...Array.from({ length: 40 }, (_, place) => spot(place))]) {
      assert.ok(Math.abs(x) + size / 2 <= w / 2 + 0.01, `${x}`);
      assert.ok(Math.abs(y) + 0.7 * size <= h / 2 + 0.01, `${y}`);
      assert.ok(size >= (h < 60 ? 9 : 14), `${size}`);
    }
    if (w > 2 * h)
      for (let place = 0; place < 7; place += 1)
        assert.ok(apart(at, spot(place)) > 0, "the drawn card lies beside");
    const looked = w > 60 ? [1, 2, 3] : []; // the narrowest are others', where nobody holds the eye
    for (const count of looked)
      assert.ok(row({ w, h }, count).every(({ x }) => Math.abs(x) <= w / 2));
  });
}

test("round a flat table no pile is larger than anybody's own cards, nor smaller than a finger", () => {
  const field = { x: 0, y: 0, w: 600, h: 400 };
  const at = (/** @type {number[]} */ [w = 0, h = 0], turn = 0) => ({ x: 0, y: 0, w, h, turn });
  const shown = (/** @type {any} */ racks) =>
    middleOf({ field, flat: true, seat: 0, views: { 0: {}, 1: {} }, racks }).discard.size;
  const [wide, low] = [
    [500, 264],
    [188, 500],
  ];
  assert.ok(shown({ 0: at(wide), 1: at(wide) }) < grid(rack(wide)).size);
  const turned = shown({ 0: at(wide), 1: at(low, 1) });
  assert.ok(turned < grid({ w: 500, h: 188 }).size && turned > TARGET, `${turned}`);
  assert.equal(shown({ 0: at(wide), 1: at([90, 90]) }), TARGET);
  assert.equal(
    shown({ 0: at(wide), 1: at(wide), 2: at([90, 90]) }),
    shown({ 0: at(wide), 1: at(wide) }),
    "a bot's",
  );
});

test("cards lie two and two, then three and three at both sides, then farther out", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map(cellOf).map(({ col, row: line }) => [col, line]),
    [
      [0, -0.5],
      [1, -0.5],
      [0, 0.5],
      [1, 0.5],
    ],
  );
  assert.deepEqual(
    [4, 6, 7, 10, 13].map((place) => cellOf(place).col),
    [-1, -1, 2, -2, 3],
  );
  const cells = Array.from({ length: 40 }, (_, place) => cellOf(place)).map(
    ({ col, row: line }) => `${col.toFixed(3)} ${line.toFixed(3)}`,
  );
  assert.equal(new Set(cells).size, 40);
});

/** The sizes of field that people have. @type {Record<string, number[]>} */
const FIELDS = {
  ...Object.fromEntries(Object.entries(SCREENS).map(([name, { field }]) => [name, field])),
  "large tablet": [1164, 390],
  "large tablet upright": [804, 640],
  "phone, six seats": [344, 114],
  "flat, six seats": [844, 484],
  "flat phone": [118, 570],
};

for (const [name, [w = 0, h = 0]] of Object.entries(FIELDS)) {
  test(`stock, discard with its ring and a drawn card lie within the field and apart: ${name}`, () => {
    const {
      discard: { size, radius, ...discard },
      stock,
      drawn: held,
    } = middle({ x: 10, y: 20, w, h }, name.startsWith("flat"));
    if (name === "flat, six seats")
      assert.deepEqual(discard, { x: 10 + w / 2, y: 20 + h / 2 }, "as far from everybody");
    const cards = held ? [stock, held] : [stock];
    for (const [at, half, tall] of /** @type {[any, number, number][]} */ ([
      [discard, radius, radius],
      ...cards.map((one) => [one, one.size / 2, 0.7 * one.size]),
    ])) {
      assert.ok(at.x - half >= 10 && at.x + half <= 10 + w, `${name} across`);
      assert.ok(at.y - tall >= 20 && at.y + tall <= 20 + h, `${name} down`);
    }
    for (const one of cards)
      assert.ok(
        Math.max(
          Math.abs(discard.x - one.x) - radius - one.size / 2,
          Math.abs(discard.y - one.y) - radius - 0.7 * one.size,
        ) > 0,
      );
    assert.ok(size >= Math.min(48, 0.4 * Math.min(w, h)), `${size}`);
    assert.equal(held === undefined, name.startsWith("flat"));
    if (held) assert.ok(apart(held, stock) > 0 && held.size >= 48, `${held.size}`);
  });
}
