import assert from "node:assert/strict";
import { test } from "node:test";
import { gesture, makeView, offers } from "../../support/kaboom-table.mjs";
import { act, alone, flat, tap } from "../../support/kaboom-touch.mjs";

const { keys } = await import("../../../../js/games/kaboom/game.js");

const PEEK = [{ type: "Peek" }];
const COVER = [{ type: "Cover" }];
/** Seat 0 at its first look. @param {any} ui */
const looking = (ui) => ({
  ...ui,
  offers: { ...ui.offers, 0: COVER },
  views: { ...ui.views, 0: { ...ui.views[0], peeks: ["looking", "done", "done", "done"] } },
});
const waiting = { peeks: ["waiting", "waiting", "done", "done"] };

test("the eye opens while it is held, and covers for good after six tenths of a second in all", () => {
  const ui = { ...flat({ 0: PEEK, 1: PEEK }, waiting), viewing: { 0: { ms: 5000 } } };
  const down = act(ui, gesture("press", "eye:0", { at: 1000 }));
  assert.deepEqual([down.action?.type, down.after.viewing[0].isOn], ["Peek", true]);
  const short = act(looking(down.after), gesture("release", "eye:0", { at: 1400 }));
  assert.deepEqual(
    [short.action, short.after.viewing[0].isOn],
    [undefined, false],
    "a short look may be taken again",
  );
  const again = act(short.after, gesture("press", "eye:0", { at: 3000 }));
  assert.deepEqual([again.action, again.after.viewing[0].isOn], [undefined, true]);
  const early = act(again.after, gesture("release", "eye:0", { at: 3199 }));
  assert.deepEqual([early.action, early.after.viewing[0].isOn], [undefined, false]);
  const late = act(again.after, gesture("release", "eye:0", { at: 3200 }));
  assert.deepEqual([late.action?.type, late.after.viewing[0].isOn], ["Cover", false]);
});

test("a finger that the browser takes away covers nothing for good, and its time does not count", () => {
  const down = act(flat({ 0: PEEK }, waiting), gesture("press", "eye:0", { at: 1000 })).after;
  const gone = act(looking(down), gesture("cancel", "eye:0", { at: 9000 }));
  assert.deepEqual([gone.action, gone.after.viewing[0].isOn], [undefined, false]);
  const again = act(gone.after, gesture("press", "eye:0", { at: 9500 })).after;
  assert.equal(act(again, gesture("release", "eye:0", { at: 9700 })).action, undefined);
});

test("two persons look at once, each with its own eye", () => {
  const one = act(flat({ 0: PEEK, 1: PEEK }, waiting), gesture("press", "eye:0", { at: 1 })).after;
  const two = act(one, gesture("press", "eye:1", { at: 2 }));
  const looks = (/** @type {any} */ { after }) => [0, 1].map((seat) => after.viewing[seat].isOn);
  assert.deepEqual([two.action?.type, looks(two)], ["Peek", [true, true]]);
  assert.deepEqual(looks(act(two.after, gesture("release", "eye:0", { at: 3 }))), [false, true]);
});

test("by key or reader the eye stays open until the next tap, which covers", () => {
  const ui = flat({ 0: PEEK, 1: PEEK }, waiting);
  const open = tap(ui, keys.taps.e ?? "", { key: "e", at: 10 });
  assert.deepEqual(
    [open.seat, open.action?.type, open.after.viewing[0].isOn, open.after.viewing[0].byKey],
    [0, "Peek", true, true],
  );
  const shut = tap(looking(open.after), "eye", { key: "e", at: 100 });
  assert.deepEqual(
    [shut.seat, shut.action?.type, shut.after.viewing[0].isOn, shut.after.viewing[0].byKey],
    [0, "Cover", false, false],
  );
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
  assert.deepEqual(
    [down.action, down.say, down.after.viewing[0].isOn],
    [undefined, undefined, true],
  );
  assert.equal(act(down.after, gesture("release", "eye:0", { at: 5000 })).action, undefined);
  assert.equal(act(flat({ 0: [] }), gesture("press", "eye:0")).say, "kaboom-say-sight");
  assert.equal(tap(flat({ 0: [] }), "eye:0", { finger: false }).say, "kaboom-say-sight");
});

test("on a flat tablet a card of a power is covered by letting the eye go", () => {
  const power = {
    ...flat(offers.look, { power: { seat: 1, kind: "look_other" } }),
    viewing: { 1: { ms: 5000 } },
  };
  const look = tap(power, "card:0:2", { at: 0 });
  assert.deepEqual([look.seat, look.action?.type, look.after.viewing[1].ms], [1, "Look", 0]);
  const sight = {
    ...look.after,
    offers: { 1: COVER },
    views: flat({}, { looking: { seat: 1, cards: [{ seat: 0, place: 2 }] } }).views,
  };
  const down = act(sight, gesture("press", "eye:1", { at: 1000 })).after;
  assert.equal(act(down, gesture("release", "eye:1", { at: 1500 })).action, undefined);
  assert.equal(act(down, gesture("release", "eye:1", { at: 1700 })).action?.type, "Cover");
});

test("on an own screen a tap on a seen card, its key or the eye covers the card", () => {
  const list = [{ type: "Look", seat: 0, place: 1 }, { type: "SkipPower" }];
  const look = tap(alone(list, makeView({ power: { seat: 0, kind: "look_own" } })), "card:0:1", {
    at: 100,
  });
  assert.equal(look.action?.type, "Look");
  const view = makeView({ looking: { seat: 0, cards: [{ seat: 0, place: 1 }] } });
  const sight = { ...look.after, offers: { 0: COVER }, views: { 0: view } };
  assert.equal(tap(sight, "card:0:1", { at: 300 }).action, undefined, "an echo");
  for (const on of ["card:0:1", "cover:0", "eye:0"])
    assert.equal(tap(sight, on, { at: 900 }).action?.type, "Cover", on);
  assert.equal(tap(sight, "card:0:2", { at: 900 }).action, undefined, "another card");
  assert.equal(act(sight, gesture("press", "eye:0", { at: 900 })).ui, undefined);
});

test("who touches a card at the first look is shown the eye", () => {
  const ui = flat({ 0: PEEK, 1: PEEK }, waiting);
  assert.deepEqual([tap(ui, "card:1:3").seat, tap(ui, "card:1:3").say], [1, "kaboom-say-eye"]);
  assert.equal(tap(ui, "card:2:3").seat, null);
});

test("on a screen of one's own the first look is covered by the eye alone", () => {
  const down = act(
    alone(PEEK, makeView({ peeks: ["waiting", "done", "done", "done"] })),
    gesture("press", "eye:0", { at: 0 }),
  ).after;
  const sight = looking(down);
  assert.equal(tap(sight, "card:0:2").say, "kaboom-say-eye");
  assert.equal(act(sight, gesture("release", "eye:0", { at: 800 })).action?.type, "Cover");
});

test("on a screen of one's own a short tap leaves the eye open until the next one", () => {
  const own = alone(PEEK, makeView({ peeks: ["waiting", "done", "done", "done"] }));
  const down = act(own, gesture("press", "eye:0", { at: 0 }));
  const open = act(looking(down.after), gesture("release", "eye:0", { at: 120 }));
  assert.deepEqual([open.action, open.after.viewing[0].isOn], [undefined, true]);
  assert.equal(tap(open.after, "eye:0", { pressed: true, at: 121 }).ui, undefined, "the same tap");
  const soon = act(open.after, gesture("press", "eye:0", { at: 500 }));
  assert.deepEqual(
    [soon.action, soon.after.viewing[0].isOn],
    [undefined, false],
    "too short a look",
  );
  const late = act(open.after, gesture("press", "eye:0", { at: 700 }));
  assert.deepEqual([late.action?.type, late.after.viewing[0].isOn], ["Cover", false]);
  assert.equal(act(late.after, gesture("release", "eye:0", { at: 760 })).ui, undefined);
});

test("round a flat tablet a tap leaves no eye open", () => {
  const down = act(flat({ 0: PEEK }, waiting), gesture("press", "eye:0", { at: 0 }));
  const up = act(looking(down.after), gesture("release", "eye:0", { at: 120 }));
  assert.deepEqual([up.action, up.after.viewing[0].isOn], [undefined, false]);
});
