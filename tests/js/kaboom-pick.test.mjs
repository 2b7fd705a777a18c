import assert from "node:assert/strict";
import { test } from "node:test";
import { gesture, makeGrid, makeSlap, makeUi, makeView, makeWindow, offers } from "./kaboom-table.mjs";

const { great, idle, keys, pick, reflex, show, speaker } = await import("../../js/games/kaboom/pick.js");
const { heldOf } = await import("../../js/games/kaboom/spots.js");

/** What follows from one gesture at a table: for whom it speaks, what is picked, and ui with what has changed. @param {any} ui @param {any} move */
function act(ui, move) {
  const seat = speaker(move, ui.offers, ui);
  const own = { ...ui, seat, actions: ui.offers[seat ?? -1] ?? [] };
  const picked = seat === null ? undefined : pick(own.actions, move, own);
  return { seat, ...picked, after: { ...ui, ...picked?.ui } };
}

/** @param {any} ui @param {string} on @param {Record<string, any>} [how] */
const tap = (ui, on, how = {}) => act(ui, gesture("tap", on, how));

/** A tablet that lies flat: all are persons. @param {any} offered @param {Record<string, any>} [view] @param {Record<string, any>} [more] */
const flat = (offered, view = {}, more = {}) => makeUi({ flat: true, offers: offered, ...more }, makeView(view));

/** One person alone. @param {any[]} list @param {any} [view] @param {Record<string, any>} [more] */
const alone = (list, view = makeView(), more = {}) => makeUi({ offers: { 0: list }, ...more }, view);

test("a slap acts when the finger lands, with a hand at once; the tap that follows it is no second one", () => {
  const ui = flat(offers.slap, { window: makeWindow() });
  const down = act(ui, gesture("press", "slap:2", { at: 700 }));
  assert.deepEqual([down.seat, down.action?.type, down.after.hands], [2, "Slap", { 2: 700 }]);
  assert.equal(tap(ui, "slap:2", { pressed: true }).action, undefined);
  assert.equal(tap(ui, "slap:2", { pressed: true }).ui, undefined);
});

test("a key or a reader slaps by a tap; a person alone also by S", () => {
  const ui = flat(offers.slap, { window: makeWindow() });
  assert.deepEqual([tap(ui, "slap:3", { finger: false }).seat, tap(ui, keys.taps[2] ?? "", { key: "2" }).seat], [3, 1]);
  assert.equal(tap(alone([{ type: "Slap" }]), keys.taps.s ?? "", { key: "s" }).action?.type, "Slap");
  assert.equal(tap(ui, keys.taps.s ?? "", { key: "s" }).seat, null, "whose hand would that be");
});

test("two hands at once are two hands", () => {
  const ui = flat(offers.slap, { window: makeWindow() });
  const first = act(ui, gesture("press", "slap:2", { at: 700 })).after;
  assert.deepEqual(act(first, gesture("press", "slap:0", { at: 703 })).after.hands, { 2: 700, 0: 703 });
});

test("a slap that means nothing still shows its hand, and says why in words", () => {
  const says = (/** @type {any} */ view, on = "slap:0") => {
    const { say, action, after } = act(flat({ 0: [], 1: [] }, view), gesture("press", on, { at: 9 }));
    assert.equal(action, undefined);
    assert.equal(after.hands[0], 9);
    return say;
  };
  assert.equal(says({}), "kaboom-say-slap-none");
  assert.equal(says({ window: makeWindow({ spent: [0] }) }), "kaboom-say-slap-spent");
  assert.equal(says({ window: makeWindow(), slap: makeSlap() }), "kaboom-say-slap-late");
  assert.equal(says({ window: makeWindow(), slap: makeSlap({ seat: 0 }) }), "kaboom-say-slap-first");
  assert.equal(says({ caller: 0, window: makeWindow() }), "kaboom-say-slap-locked");
  assert.equal(says({ slaps_on: false }), "kaboom-say-slap-off");
  assert.equal(says({ window: makeWindow({ slaps: [0] }) }), undefined, "this hand is down already");
});

test("a bot's pad has no voice", () => {
  assert.equal(speaker(gesture("press", "slap:3"), { 0: [{ type: "Slap" }] }, makeUi()), null);
});

const PEEK = [{ type: "Peek" }];
const COVER = [{ type: "Cover" }];
/** Seat 0 at its first look. @param {any} ui */
const looking = (ui) => ({ ...ui, offers: { ...ui.offers, 0: COVER }, views: { ...ui.views, 0: { ...ui.views[0], peeks: ["looking", "done", "done", "done"] } } });
const waiting = { peeks: ["waiting", "waiting", "done", "done"] };

test("the eye opens while it is held, and covers for good after six tenths of a second in all", () => {
  const ui = flat({ 0: PEEK, 1: PEEK }, waiting);
  const down = act(ui, gesture("press", "eye:0", { at: 1000 }));
  assert.deepEqual([down.action?.type, down.after.eyes[0]], ["Peek", true]);
  const short = act(looking(down.after), gesture("release", "eye:0", { at: 1400 }));
  assert.deepEqual([short.action, short.after.eyes[0]], [undefined, false], "a short look may be taken again");
  const again = act(short.after, gesture("press", "eye:0", { at: 3000 }));
  assert.deepEqual([again.action, again.after.eyes[0]], [undefined, true]);
  const early = act(again.after, gesture("release", "eye:0", { at: 3199 }));
  assert.deepEqual([early.action, early.after.eyes[0]], [undefined, false]);
  const late = act(again.after, gesture("release", "eye:0", { at: 3200 }));
  assert.deepEqual([late.action?.type, late.after.eyes[0]], ["Cover", false]);
});

test("a finger that the browser takes away covers nothing for good, and its time does not count", () => {
  const down = act(flat({ 0: PEEK }, waiting), gesture("press", "eye:0", { at: 1000 })).after;
  const gone = act(looking(down), gesture("cancel", "eye:0", { at: 9000 }));
  assert.deepEqual([gone.action, gone.after.eyes[0]], [undefined, false]);
  const again = act(gone.after, gesture("press", "eye:0", { at: 9500 })).after;
  assert.equal(act(again, gesture("release", "eye:0", { at: 9700 })).action, undefined);
});

test("two persons look at once, each with its own eye", () => {
  const one = act(flat({ 0: PEEK, 1: PEEK }, waiting), gesture("press", "eye:0", { at: 1 })).after;
  const two = act(one, gesture("press", "eye:1", { at: 2 }));
  assert.deepEqual([two.action?.type, two.after.eyes], ["Peek", { 0: true, 1: true }]);
  assert.deepEqual(act(two.after, gesture("release", "eye:0", { at: 3 })).after.eyes, { 0: false, 1: true });
});

test("by key or reader the eye stays open until the next tap, which covers", () => {
  const ui = flat({ 0: PEEK, 1: PEEK }, waiting);
  const open = tap(ui, "eye", { key: "e", at: 10 });
  assert.deepEqual([open.seat, open.action?.type, open.after.eyes[0], open.after.aloud[0]], [0, "Peek", true, true]);
  const shut = tap(looking(open.after), "eye", { key: "e", at: 100 });
  assert.deepEqual([shut.seat, shut.action?.type, shut.after.eyes[0], shut.after.aloud[0]], [0, "Cover", false, false]);
  const next = tap({ ...shut.after, offers: { 0: [], 1: PEEK } }, "eye", { key: "e" });
  assert.deepEqual([next.seat, next.action?.type], [1, "Peek"]);
});

test("a finger's own tap on the eye does not open it again", () => {
  const ui = flat({ 0: PEEK }, waiting);
  assert.equal(tap(ui, "eye:0", { pressed: true }).action, undefined);
  assert.equal(tap(ui, "eye:0", { pressed: true }).ui, undefined);
  assert.equal(tap(ui, "eye:0", { finger: false }).action?.type, "Peek");
});

test("the eye shows a drawn card and covers nothing by it; where there is nothing to see it says so", () => {
  const drawer = flat(offers.drawn, { drawer: 0, drawn: "7H" });
  const down = act(drawer, gesture("press", "eye:0", { at: 0 }));
  assert.deepEqual([down.action, down.say, down.after.eyes[0]], [undefined, undefined, true]);
  assert.equal(act(down.after, gesture("release", "eye:0", { at: 5000 })).action, undefined);
  assert.equal(act(flat({ 0: [] }), gesture("press", "eye:0")).say, "kaboom-say-sight");
  assert.equal(tap(flat({ 0: [] }), "eye:0", { finger: false }).say, "kaboom-say-sight");
});

test("on a flat tablet a card of a power is covered by letting the eye go, and the time of a look before does not count", () => {
  const power = { ...flat(offers.look, { power: { seat: 1, kind: "look_other" } }), looked: { 1: 5000 } };
  const look = tap(power, "card:0:2", { at: 0 });
  assert.deepEqual([look.seat, look.action?.type, look.after.looked[1]], [1, "Look", 0]);
  const sight = { ...look.after, offers: { 1: COVER }, views: flat({}, { looking: { seat: 1, cards: [{ seat: 0, place: 2 }] } }).views };
  const down = act(sight, gesture("press", "eye:1", { at: 1000 })).after;
  assert.equal(act(down, gesture("release", "eye:1", { at: 1500 })).action, undefined);
  assert.equal(act(down, gesture("release", "eye:1", { at: 1700 })).action?.type, "Cover");
});

test("on a screen of one's own a looked-at card is covered by a tap on it, on its key or on the eye; a double tap does not", () => {
  const list = [{ type: "Look", seat: 0, place: 1 }, { type: "SkipPower" }];
  const look = tap(alone(list, makeView({ power: { seat: 0, kind: "look_own" } })), "card:0:1", { at: 100 });
  assert.equal(look.action?.type, "Look");
  const view = makeView({ looking: { seat: 0, cards: [{ seat: 0, place: 1 }] } });
  const sight = { ...look.after, offers: { 0: COVER }, views: { 0: view } };
  assert.equal(tap(sight, "card:0:1", { at: 300 }).action, undefined, "an echo");
  for (const on of ["card:0:1", "cover:0", "eye:0"]) assert.equal(tap(sight, on, { at: 900 }).action?.type, "Cover", on);
  assert.equal(tap(sight, "card:0:2", { at: 900 }).action, undefined, "another card");
  assert.equal(act(sight, gesture("press", "eye:0", { at: 900 })).ui, undefined);
});

test("who touches a card at the first look is shown the eye", () => {
  const ui = flat({ 0: PEEK, 1: PEEK }, waiting);
  assert.deepEqual([tap(ui, "card:1:3").seat, tap(ui, "card:1:3").say], [1, "kaboom-say-eye"]);
  assert.equal(tap(ui, "card:2:3").seat, null);
});

test("on a screen of one's own the first look is covered by the eye alone", () => {
  const down = act(alone(PEEK, makeView({ peeks: ["waiting", "done", "done", "done"] })), gesture("press", "eye:0", { at: 0 })).after;
  const sight = looking(down);
  assert.equal(tap(sight, "card:0:2").say, "kaboom-say-eye");
  assert.equal(act(sight, gesture("release", "eye:0", { at: 800 })).action?.type, "Cover");
});

test("drawing and flipping, by key or by the pile; the turn's seat speaks for the pile", () => {
  const ui = flat({ 0: [{ type: "Slap" }], 1: [{ type: "Draw" }, { type: "Kaboom" }, { type: "Slap" }], 2: [] }, { turn: 1 });
  for (const on of ["draw:1", "stock", "draw"]) assert.deepEqual([tap(ui, on).seat, tap(ui, on).action?.type], [1, "Draw"], on);
  assert.equal(tap(ui, "kaboom:1").action?.type, "Kaboom");
  const flip = flat({ 0: [{ type: "Slap" }], 2: [{ type: "Flip" }] }, { turn: 2 });
  for (const on of ["draw:2", "flip:2", "stock", "flip"]) assert.deepEqual([tap(flip, on).seat, tap(flip, on).action?.type], [2, "Flip"], on);
});

test("where drawing is not offered, the table is asked why not, for the person whose turn it is", () => {
  const { seat, why, action } = tap(flat({ 0: [], 1: [] }, { turn: 1 }), "stock");
  assert.deepEqual([seat, why, action], [1, { type: "Draw" }, undefined]);
  assert.deepEqual(tap(alone([], makeView({ turn: 3 })), "draw", { key: "d" }).why, { type: "Draw" });
});

test("the drawn card is discarded by its key or the pile, or put in place of a card", () => {
  const ui = flat(offers.drawn, { drawer: 0, drawn: "7H" });
  for (const on of ["discard:0", "discard"]) assert.equal(tap(ui, on).action?.type, "Discard", on);
  assert.deepEqual(tap(ui, "card:0:3").action, { type: "Replace", place: 3 });
  assert.deepEqual(tap(ui, "card:1:3").say, "kaboom-say-own");
});

test("who touches the discard to slap is shown the pad", () => {
  assert.equal(tap(alone([{ type: "Slap" }], makeView({ window: makeWindow() })), "discard").say, "kaboom-say-pad");
});

test("a double tap on the pile draws once", () => {
  const first = tap(flat(offers.draw), "stock", { at: 100 });
  assert.equal(first.action?.type, "Draw");
  const second = tap({ ...first.after, offers: { 0: [{ type: "Draw" }] } }, "stock", { at: 400 });
  assert.deepEqual([second.action, second.why], [undefined, undefined]);
  assert.equal(tap({ ...first.after, offers: { 0: [{ type: "Draw" }] } }, "stock", { at: 521 }).action?.type, "Draw");
  assert.equal(tap({ ...first.after, offers: { 0: [{ type: "Draw" }] } }, "stock", { at: 200, key: "d" }).action?.type, "Draw", "a key is no echo");
});

test("whoever settles a slap speaks for every card, before a power and the drawer", () => {
  const all = { 0: offers.drawn[0], 1: offers.look[1], 2: offers.reveal[2], 3: [] };
  const says = (/** @type {any} */ offered, /** @type {string} */ on) => [tap(flat(offered), on).seat, tap(flat(offered), on).action?.type];
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
  assert.deepEqual(tap(flat({ 2: [{ type: "Reveal", seat: 0, place: 0 }] }), "card:1:0").why, { type: "Reveal", seat: 1, place: 0 });
  assert.deepEqual(tap(flat({ 1: [{ type: "Look", seat: 0, place: 0 }] }), "card:1:0").why, { type: "Look", seat: 1, place: 0 });
  assert.deepEqual(tap(flat(offers.swap), "card:3:0").why, { type: "Swap", seat: 3, place: 0, other: 3, other_place: 0 });
  assert.deepEqual(tap(alone([]), "card:0:1").why, { type: "Replace", place: 1 });
  assert.equal(tap(flat({ 0: [], 1: [] }), "card:1:0").seat, null, "nobody is asked anything");
});

test("a swap: the first touch chooses, the second completes the pair in either order, the same one lets go", () => {
  const ui = flat(offers.swap);
  const first = tap(ui, "card:1:0", { at: 0 });
  assert.deepEqual([first.seat, first.action, first.after.held], [0, undefined, { seat: 0, owner: 1, place: 0, mark: 10 }]);
  assert.equal(heldOf(first.after), "card:1:0");
  const second = tap(first.after, "card:0:1", { at: 500 });
  assert.deepEqual([second.action, second.after.held], [offers.swap[0][0], null]);
  assert.deepEqual(tap(tap(ui, "card:0:1").after, "card:1:0", { at: 500 }).action, offers.swap[0][0]);
  const other = tap(first.after, "card:2:3", { at: 500 });
  assert.deepEqual([other.action, other.after.held?.owner], [undefined, 2], "no such pair: the other one is chosen");
  assert.equal(tap(first.after, "card:1:0", { at: 500 }).after.held, null);
  assert.equal(tap(first.after, "card:1:0", { at: 300 }).after.held?.owner, 1, "but not by a double tap");
});

test("a chosen card is let go by Escape, by another key, and when something else lies there", () => {
  const held = tap(flat(offers.swap), "card:1:0", { at: 0 }).after;
  assert.equal(tap(held, "back").after.held, null);
  assert.equal(tap(held, "skip:0").after.held, null);
  assert.equal(tap({ ...held, offers: offers.draw }, "draw:0").after.held, null);
  assert.equal(heldOf({ ...held, offers: offers.draw }), null);
  const moved = makeView({ grids: [0, 1, 2, 3].map((seat) => makeGrid(seat).map((card) => ({ ...card, mark: card.mark + 100 }))) });
  assert.equal(heldOf({ ...held, views: { 0: moved } }), null);
});

test("a king's two cards are swapped or left; and all that can be left has one key", () => {
  assert.deepEqual(tap(flat(offers.decide), "yes:0").action, { type: "Decide", swap: true });
  assert.deepEqual(tap(flat(offers.decide), "no:0").action, { type: "Decide", swap: false });
  for (const type of ["Enough", "Keep", "SkipPower"]) assert.equal(tap(flat({ 0: [], 2: [{ type }] }), keys.taps.n ?? "").action?.type, type);
  assert.deepEqual(tap(flat(offers.reveal), "giveup").action, { type: "GiveUp" });
  assert.equal(tap(flat({ 2: [{ type: "Enough" }] }), "enough:2").action?.type, "Enough");
  assert.equal(tap(flat({ 2: [] }), "enough:2").ui, undefined);
});

test("a finished round's sheet is put away, by its number", () => {
  assert.equal(tap(alone([], makeView({ last: { round: 2 } })), "read").after.read, 2);
});

test("arrows walk the cards as their seat sees them, then the next seats, at last the piles, and round again", () => {
  const walk = (/** @type {any} */ cursor, dx = 0, dy = 0, more = {}) => act({ ...alone([]), ...more, cursor }, gesture("step", "board", { dx, dy })).after.cursor;
  assert.deepEqual(walk(undefined, 1), { owner: 0, place: 0 });
  assert.deepEqual(walk({ owner: 0, place: 0 }, 1), { owner: 0, place: 1 });
  assert.deepEqual(walk({ owner: 0, place: 0 }, 0, 1), { owner: 0, place: 2 });
  assert.deepEqual(walk({ owner: 0, place: 1 }, 1), { owner: 1, place: 0 });
  assert.deepEqual(walk({ owner: 1, place: 2 }, -1), { owner: 0, place: 3 });
  assert.deepEqual(walk({ owner: 3, place: 3 }, 1), { owner: -1, place: 0 });
  assert.deepEqual(walk({ owner: -1, place: 1 }, 1), { owner: 0, place: 0 });
  assert.deepEqual(walk({ owner: 0, place: 2 }, -1), { owner: -1, place: 1 });
  const gone = makeView({ grids: [makeGrid(0), [], makeGrid(2, [0, 3, 4]), makeGrid(3)] });
  assert.deepEqual(walk({ owner: 0, place: 1 }, 1, 0, { views: { 0: gone } }), { owner: 2, place: 0 }, "a seat without cards is passed over");
  assert.deepEqual(walk({ owner: 2, place: 1 }, 0, 1, { views: { 0: gone } })?.owner, 0, "from a card that is gone one goes on");
  assert.deepEqual(walk(undefined, 1, 0, { offers: offers.drawn }), { owner: 0, place: 0 });
  const two = { 0: [{ type: "Reveal", seat: 2, place: 3 }] };
  assert.deepEqual(walk(null, 1, 0, { offers: two }), { owner: 2, place: 3 }, "first to what is offered");
});

test("Enter chooses the card, or the pile, on which the keys stand", () => {
  const enter = (/** @type {any} */ cursor, /** @type {any} */ offered) => act({ ...flat(offered), cursor }, gesture("enter", "board", { at: 900, finger: false }));
  assert.deepEqual(enter({ owner: 0, place: 2 }, offers.drawn).action, { type: "Replace", place: 2 });
  assert.deepEqual(enter({ owner: 3, place: 2 }, offers.reveal).action, { type: "Reveal", seat: 3, place: 2 });
  assert.deepEqual(enter({ owner: -1, place: 0 }, offers.draw).action, { type: "Draw" });
  assert.deepEqual(enter({ owner: -1, place: 1 }, offers.drawn).action, { type: "Discard" });
  assert.equal(enter(null, offers.draw).say, "kaboom-say-enter");
});

test("a finger puts the keys' place away, a key does not", () => {
  const ui = { ...flat(offers.draw), cursor: { owner: 0, place: 0 } };
  assert.equal(tap(ui, "draw:0").after.cursor, null);
  assert.deepEqual(tap(ui, "draw", { finger: false, key: "d" }).after.cursor, ui.cursor);
});

test("each key taps something, none belongs to the table, and each is told", () => {
  const told = keys.help.map(([label]) => label).join(" ");
  for (const [key, on] of Object.entries(keys.taps)) {
    assert.match(told, /^\d$/.test(key) ? /1 … 6/ : new RegExp(`\\b${key.toUpperCase()}\\b`), key);
    assert.ok(["slap", "eye", ...great].includes(on.split(":")[0] ?? ""), on);
  }
  for (const shared of ["h", "c", "z", "m", "?"]) assert.equal(keys.taps[shared], undefined, `${shared} belongs to the table`);
});

test("what is picked never names a seat, so that the screen stays whose it is", () => {
  const ui = flat({ ...offers.slap, 0: [{ type: "Peek" }, ...(offers.swap[0] ?? [])] }, { window: makeWindow() });
  for (const move of [gesture("press", "slap:2"), gesture("press", "eye:0"), gesture("tap", "card:1:0"), gesture("step", "board", { dx: 1 }), gesture("tap", "read")]) {
    assert.equal(Object.hasOwn(act(ui, move).ui ?? {}, "seat"), false, move.on);
  }
});

test("hands go with the next thing that happens; what is held or read stays", () => {
  assert.deepEqual(idle, { hands: {} });
  assert.deepEqual(show(), idle);
  assert.deepEqual(reflex, ["Slap"]);
});

test("stale things do nothing", () => {
  const ui = flat(offers.draw);
  for (const move of [gesture("tap", "nonsense"), gesture("press", "stock"), gesture("release", "slap:0"), gesture("cancel", "eye:0"), gesture("lift", "stock"), gesture("tap", "board")]) {
    assert.equal(pick(ui.offers[0], move, { ...ui, seat: 0 }), undefined, move.on);
  }
});
