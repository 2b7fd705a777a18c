import assert from "node:assert/strict";
import { test } from "node:test";
import {
  gesture,
  makeGrid,
  makePaid,
  makeView,
  makeWindow,
  offers,
} from "../../support/kaboom-table.mjs";
import { act, alone, flat, tap } from "../../support/kaboom-touch.mjs";

const { bigButtons, keys, pick } = await import("../../../../js/games/kaboom/game.js");
const { QUESTIONS } = await import("../../../../js/input/keys.js");
const { heldOf } = await import("../../../../js/games/kaboom/spots.js");

test("a slap acts when the finger lands, with a hand at once; the tap that follows it is no second one", () => {
  const ui = flat(offers.slap, { window: makeWindow() });
  const down = act(ui, gesture("press", "slap:2", { at: 700 }));
  assert.deepEqual([down.seat, down.action?.type, down.after.hands], [2, "Slap", { 2: 700 }]);
  assert.equal(tap(ui, "slap:2", { pressed: true }).action, undefined);
  assert.equal(tap(ui, "slap:2", { pressed: true }).ui, undefined);
});

test("a key or a reader slaps by a tap; a person alone also by B", () => {
  const ui = flat(offers.slap, { window: makeWindow() });
  assert.deepEqual(
    [
      tap(ui, "slap:3", { finger: false }).seat,
      tap(ui, keys.taps["Shift 2"] ?? "", { key: "2" }).seat,
    ],
    [3, 1],
  );
  assert.equal(
    tap(alone([{ type: "Slap" }]), keys.taps.b ?? "", { key: "b" }).action?.type,
    "Slap",
  );
  assert.equal(tap(ui, keys.taps.b ?? "", { key: "b" }).seat, null, "whose hand would that be");
});

test("a slap that means nothing still shows its hand, and says why in words", () => {
  const says = (/** @type {any} */ view, on = "slap:0") => {
    const { say, action, after } = act(
      flat({ 0: [], 1: [] }, view),
      gesture("press", on, { at: 9 }),
    );
    assert.equal(action, undefined);
    assert.equal(after.hands[0], 9);
    return say;
  };
  for (const code of ["settling", "first", "locked"])
    assert.equal(says({ pads: [code, "open"] }), `kaboom-say-slap-${code}`);
  for (const code of ["nothing_to_slap", "spent", "slaps_off", "no_penalty"])
    assert.equal(says({ pads: [code, "open"] }), `kaboom-why-${code.replaceAll("_", "-")}`);
  assert.equal(says({ pads: ["slapped"] }), undefined, "this hand is down already");
});

test("drawing and flipping, by key or by the pile; the turn's seat speaks for the pile", () => {
  const ui = flat(
    { 0: [{ type: "Slap" }], 1: [{ type: "Draw" }, { type: "Kaboom" }, { type: "Slap" }], 2: [] },
    { turn: 1 },
  );
  for (const on of ["draw:1", "stock", "draw"])
    assert.deepEqual([tap(ui, on).seat, tap(ui, on).action?.type], [1, "Draw"], on);
  assert.equal(tap(ui, "kaboom:1").action?.type, "Kaboom");
  const flip = flat({ 0: [{ type: "Slap" }], 2: [{ type: "Flip" }] }, { turn: 2 });
  for (const on of ["draw:2", "flip:2", "stock", "flip"])
    assert.deepEqual([tap(flip, on).seat, tap(flip, on).action?.type], [2, "Flip"], on);
});

test("where drawing is not offered, the table is asked why not, for the person whose turn it is", () => {
  const { seat, why, action } = tap(flat({ 0: [], 1: [] }, { turn: 1 }), "stock");
  assert.deepEqual([seat, why, action], [1, { type: "Draw" }, undefined]);
  assert.deepEqual(tap(alone([], makeView({ turn: 3 })), "draw", { key: "d" }).why, {
    type: "Draw",
  });
});

test("the drawn card is discarded by its key or the pile, or put in place of a card", () => {
  const ui = flat(offers.drawn, { drawer: 0, drawn: "7H" });
  for (const on of ["discard:0", "discard"]) assert.equal(tap(ui, on).action?.type, "Discard", on);
  assert.deepEqual(tap(ui, "card:0:3").action, { type: "Replace", place: 3 });
  assert.deepEqual(tap(ui, "card:1:3").say, "kaboom-say-own");
});

test("who touches the discard to slap is shown the pad", () => {
  assert.equal(
    tap(alone([{ type: "Slap" }], makeView({ window: makeWindow() })), "discard").say,
    "kaboom-say-pad",
  );
});

test("a double tap on the pile draws once", () => {
  const first = tap(flat(offers.draw), "stock", { at: 100 });
  assert.equal(first.action?.type, "Draw");
  const second = tap({ ...first.after, offers: { 0: [{ type: "Draw" }] } }, "stock", { at: 400 });
  assert.deepEqual([second.action, second.why], [undefined, undefined]);
  assert.equal(
    tap({ ...first.after, offers: { 0: [{ type: "Draw" }] } }, "stock", { at: 521 }).action?.type,
    "Draw",
  );
  assert.equal(
    tap({ ...first.after, offers: { 0: [{ type: "Draw" }] } }, "stock", { at: 200, key: "d" })
      .action?.type,
    "Draw",
    "a key is no echo",
  );
});

test("whoever settles a slap speaks for every card, before a power and the drawer", () => {
  const all = { 0: offers.drawn[0], 1: offers.look[1], 2: offers.reveal[2], 3: [] };
  const says = (/** @type {any} */ offered, /** @type {string} */ on) => [
    tap(flat(offered), on).seat,
    tap(flat(offered), on).action?.type,
  ];
  assert.deepEqual(says(all, "card:0:3"), [2, "Reveal"]);
  assert.deepEqual(says({ ...all, 2: [] }, "card:0:3"), [1, "Look"]);
  assert.deepEqual(says({ ...all, 1: [], 2: [] }, "card:0:3"), [0, "Replace"]);
});

test("a gift is a card of the own grid", () => {
  const gift = { 2: [{ type: "Give", place: 1 }, { type: "Keep" }] };
  assert.deepEqual(tap(flat(gift), "card:2:1").action, { type: "Give", place: 1 });
  assert.equal(tap(flat(gift), "card:0:1").say, "kaboom-say-own");
  assert.equal(tap(flat(gift), "keep:2").action?.type, "Keep");
});

test("a card that is not offered asks why, as what the seat was asked for", () => {
  assert.deepEqual(tap(flat({ 2: [{ type: "Reveal", seat: 0, place: 0 }] }), "card:1:0").why, {
    type: "Reveal",
    seat: 1,
    place: 0,
  });
  assert.deepEqual(tap(flat({ 1: [{ type: "Look", seat: 0, place: 0 }] }), "card:1:0").why, {
    type: "Look",
    seat: 1,
    place: 0,
  });
  assert.deepEqual(tap(flat(offers.swap), "card:3:0").why, {
    type: "Swap",
    seat: 3,
    place: 0,
    other: 3,
    other_place: 0,
  });
  assert.deepEqual(tap(alone([]), "card:0:1").why, { type: "Replace", place: 1 });
  assert.equal(tap(flat({ 0: [], 1: [] }), "card:1:0").seat, null, "nobody is asked anything");
});

test("a swap: the first touch chooses, the second completes the pair in either order, the same one lets go", () => {
  const ui = flat(offers.swap);
  const first = tap(ui, "card:1:0", { at: 0 });
  assert.deepEqual(
    [first.seat, first.action, first.after.held],
    [0, undefined, { seat: 0, owner: 1, place: 0, mark: 10 }],
  );
  assert.equal(heldOf(first.after), "card:1:0");
  const second = tap(first.after, "card:0:1", { at: 500 });
  assert.deepEqual([second.action, second.after.held], [offers.swap[0][0], null]);
  assert.deepEqual(
    tap(tap(ui, "card:0:1").after, "card:1:0", { at: 500 }).action,
    offers.swap[0][0],
  );
  const other = tap(first.after, "card:2:3", { at: 500 });
  assert.deepEqual(
    [other.action, other.after.held?.owner],
    [undefined, 2],
    "no such pair: the other one is chosen",
  );
  const again = tap(first.after, "card:1:0", { at: 500 });
  assert.deepEqual([again.action, again.after.held], [undefined, null]);
  assert.equal(
    tap(first.after, "card:1:0", { at: 300 }).after.held?.owner,
    1,
    "but not by a double tap",
  );
});

test("a chosen card is let go by Escape, by another key, and when something else lies there", () => {
  const held = tap(flat(offers.swap), "card:1:0", { at: 0 }).after;
  assert.equal(tap(held, "back").after.held, null);
  assert.equal(tap(held, "skip:0").after.held, null);
  assert.equal(tap({ ...held, offers: offers.draw }, "draw:0").after.held, null);
  assert.equal(heldOf({ ...held, offers: offers.draw }), null);
  const moved = makeView({
    grids: [0, 1, 2, 3].map((seat) =>
      makeGrid(seat).map((card) => ({ ...card, mark: card.mark + 100 })),
    ),
  });
  assert.equal(heldOf({ ...held, views: { 0: moved } }), null);
});

test("a king's two cards are swapped or left; and all that can be left has one key", () => {
  assert.deepEqual(tap(flat(offers.decide), "yes:0").action, { type: "Decide", swap: true });
  assert.deepEqual(tap(flat(offers.decide), "no:0").action, { type: "Decide", swap: false });
  for (const type of ["Enough", "Keep", "SkipPower"])
    assert.equal(tap(flat({ 0: [], 2: [{ type }] }), keys.taps.o ?? "").action?.type, type);
  assert.deepEqual(tap(flat(offers.reveal), "giveup").action, { type: "GiveUp" });
  assert.equal(tap(flat({ 2: [{ type: "Enough" }] }), "enough:2").action?.type, "Enough");
  assert.equal(tap(flat({ 2: [] }), "enough:2").ui, undefined);
});

test("the reason of a penalty goes with anybody's next touch, which still counts", () => {
  const view = { paid: makePaid(), window: makeWindow(), drawer: 0 };
  const ui = flat({ ...offers.slap, 0: offers.drawn[0] ?? [] }, view);
  const press = act(ui, gesture("press", "card:0:1", { at: 5 }));
  assert.deepEqual([press.after.readPenalty, press.action], ["3:18", undefined]);
  const slap = act(ui, gesture("press", "slap:2", { at: 5 }));
  assert.deepEqual([slap.after.readPenalty, slap.action?.type], ["3:18", "Slap"]);
  for (const on of ["penalty", "back"])
    assert.equal(tap(ui, on, { finger: false }).after.readPenalty, "3:18", on);
  assert.deepEqual(
    [tap(ui, "card:0:1").after.readPenalty, tap(ui, "card:0:1").action?.type],
    ["3:18", "Replace"],
  );
  const nothing = act(flat({ 0: [], 1: [] }, view), gesture("tap", "card:0:1", { key: "x" }));
  assert.equal(nothing.ui, undefined, "the table may still play it when its turn comes");
  assert.equal(
    act({ ...ui, readPenalty: "3:18" }, gesture("press", "", { at: 5 })).ui,
    undefined,
    "once is enough",
  );
});

test("a finished round's sheet is put away, by its number, by touch or Escape", () => {
  for (const on of ["read", "back"])
    assert.equal(tap(alone([], makeView({ last: { round: 2 } })), on).after.read, 2, on);
});

test("arrows walk the cards as their seat sees them, then the next seats, at last the piles, and round again", () => {
  const walk = (/** @type {any} */ cursor, dx = 0, dy = 0, more = {}) =>
    act({ ...alone([]), ...more, cursor }, gesture("step", "board", { dx, dy })).after.cursor;
  assert.deepEqual(walk(undefined, 1), { owner: 0, place: 0 });
  assert.deepEqual(walk({ owner: 0, place: 0 }, 1), { owner: 0, place: 1 });
  assert.deepEqual(walk({ owner: 0, place: 0 }, 0, 1), { owner: 0, place: 2 });
  assert.deepEqual(walk({ owner: 0, place: 1 }, 1), { owner: 1, place: 0 });
  assert.deepEqual(walk({ owner: 1, place: 2 }, -1), { owner: 0, place: 3 });
  assert.deepEqual(walk({ owner: 3, place: 3 }, 1), { owner: -1, place: 0 });
  assert.deepEqual(walk({ owner: -1, place: 1 }, 1), { owner: 0, place: 0 });
  assert.deepEqual(walk({ owner: 0, place: 2 }, -1), { owner: -1, place: 1 });
  const gone = makeView({ grids: [makeGrid(0), [], makeGrid(2, [0, 3, 4]), makeGrid(3)] });
  assert.deepEqual(
    walk({ owner: 0, place: 1 }, 1, 0, { views: { 0: gone } }),
    { owner: 2, place: 4 },
    "a seat without cards is passed over",
  );
  assert.deepEqual(
    walk({ owner: 2, place: 1 }, 0, 1, { views: { 0: gone } })?.owner,
    0,
    "from a card that is gone one goes on",
  );
  const more = (/** @type {any} */ from, dx = 0, dy = 0) =>
    walk({ owner: 0, place: from }, dx, dy, {
      views: { 0: makeView({ grids: [makeGrid(0, [0, 1, 2, 3, 4, 5, 6, 7, 8]), makeGrid(1)] }) },
    }).place;
  assert.deepEqual(
    [more(0, -1), more(2, -1), more(5, 1), more(4, 0, 1), more(1, 1), more(3, 1), more(8, -1)],
    [4, 6, 0, 5, 7, 8, 1],
    "among penalty cards too",
  );
  assert.deepEqual(walk(undefined, 1, 0, { offers: offers.drawn }), { owner: 0, place: 0 });
  const two = { 0: [{ type: "Reveal", seat: 2, place: 3 }] };
  assert.deepEqual(
    walk(null, 1, 0, { offers: two }),
    { owner: 2, place: 3 },
    "first to what is offered",
  );
});

test("Enter chooses the card, or the pile, on which the keys stand", () => {
  const enter = (/** @type {any} */ cursor, /** @type {any} */ offered) =>
    act({ ...flat(offered), cursor }, gesture("enter", "board", { at: 900, finger: false }));
  assert.deepEqual(enter({ owner: 0, place: 2 }, offers.drawn).action, {
    type: "Replace",
    place: 2,
  });
  assert.deepEqual(enter({ owner: 3, place: 2 }, offers.reveal).action, {
    type: "Reveal",
    seat: 3,
    place: 2,
  });
  assert.deepEqual(enter({ owner: -1, place: 0 }, offers.draw).action, { type: "Draw" });
  assert.deepEqual(enter({ owner: -1, place: 1 }, offers.drawn).action, { type: "Discard" });
  assert.equal(enter(null, offers.draw).say, "table-say-choose");
});

test("a finger puts the keys' place away, a key does not", () => {
  const ui = { ...flat(offers.draw), cursor: { owner: 0, place: 0 } };
  assert.equal(tap(ui, "draw:0").after.cursor, null);
  assert.deepEqual(tap(ui, "draw", { finger: false, key: "d" }).after.cursor, ui.cursor);
});

test("each key taps something, none belongs to the table, and each is told", () => {
  const told = keys.help.map(([label]) => label).join(" ");
  for (const [key, on] of Object.entries(keys.taps)) {
    assert.match(
      told,
      /^Shift \d$/.test(key) ? /1 … 6/ : new RegExp(`\\b${key.toUpperCase()}\\b`),
      key,
    );
    assert.ok(["slap", "eye", ...bigButtons].includes(on.split(":")[0] ?? ""), on);
  }
  for (const shared of ["i", "c", "z", "m", "?", ...Object.keys(QUESTIONS)])
    assert.equal(keys.taps[shared], undefined, `${shared} belongs to the table`);
});

test("stale things do nothing", () => {
  const ui = flat(offers.draw);
  for (const move of [
    gesture("tap", "nonsense"),
    gesture("press", "stock"),
    gesture("release", "slap:0"),
    gesture("cancel", "eye:0"),
    gesture("lift", "stock"),
    gesture("tap", "board"),
  ]) {
    assert.equal(pick(ui.offers[0], move, { ...ui, seat: 0 }), undefined, move.on);
  }
});
