import assert from "node:assert/strict";
import { test } from "node:test";
import { places } from "../../../../js/games/schokoly/pick.js";
import { actions, game, gesture, makeUi, makeView, place } from "../../support/schokoly-table.mjs";

const { chosen, pick, show } = game;

/** @param {string} on @param {any} ui @param {Record<string, any>} [more] @param {any[]} [list] */
const tap = (on, ui, more, list = actions) => pick(list, gesture("tap", on, more), ui);
const held = { held: 5 };
const ghost = { held: 5, spot: { x: 4, y: 0 } };

test("a tap on a hand card takes it, a tap on the held card turns it: in the hand and on its place", () => {
  const first = tap("hand:5", makeUi())?.ui;
  assert.equal(first.held, 5);
  assert.equal(tap("hand:5", first)?.ui.turn, 1);
  const list = [place(5, 4, 0), place(5, 4, 0, 1)];
  const picked = tap("ghost", makeUi(ghost), { spot: { x: 5.3, y: 0.8 } }, list);
  assert.deepEqual([picked?.ui.turn, picked?.ui.spot, picked?.action], [1, ghost.spot, undefined]);
});

test("another card begins unturned and leaves the ghost behind", () => {
  const next = tap("hand:24", makeUi({ ...ghost, turn: 3 }))?.ui;
  assert.deepEqual([next.held, next.turn, next.spot], [24, 0, null]);
});

test("a tap near a place chooses the nearest one that is offered, and plays nothing", () => {
  const picked = tap("board", makeUi(held), { spot: { x: 5.4, y: 1.3 } });
  assert.deepEqual(picked?.ui.spot, { x: 4, y: 0 });
  assert.equal(picked?.action, undefined);
});

test("only places of the held card in its turn are reached", () => {
  assert.equal(tap("board", makeUi(held), { spot: { x: 1, y: 3 } })?.ui.spot, null);
  assert.deepEqual(tap("board", makeUi({ held: 5, turn: 1 }), { spot: { x: 1, y: 3 } })?.ui.spot, {
    x: 0,
    y: 2,
  });
});

test("a wrong spot asks why, with the card as it would lie there", () => {
  const picked = tap("board", makeUi({ held: 5, turn: -1 }), { spot: { x: 9.2, y: 7.9 } });
  assert.deepEqual(picked?.why, { type: "Place", card: 5, x: 8, y: 7, turn: 3 });
});

test("the tick and Enter lay the ghost, with the very action that was offered; no tap on the board does", () => {
  assert.equal(tap("lay", makeUi(ghost))?.action, actions[0]);
  assert.equal(pick(actions, gesture("enter", "ghost"), makeUi(ghost))?.action, actions[0]);
  assert.equal(tap("board", makeUi(ghost), { spot: { x: 5, y: 1 } })?.action, undefined);
});

test("on a small board a place draws a finger from as many pixels as on a large one", () => {
  const at = { spot: { x: 5, y: 3 } };
  assert.equal(tap("board", makeUi(held), at)?.ui.spot, null, "two cells from its centre");
  assert.deepEqual(tap("board", makeUi({ ...held, camera: { x: 0, y: 0, s: 14 } }), at)?.ui.spot, {
    x: 4,
    y: 0,
  });
});

test("without a ghost the tick does nothing", () => {
  assert.equal(tap("lay", makeUi(held)), undefined);
  assert.equal(chosen(actions, makeUi(held)), undefined);
});

test("a card may turn on and on either way: its places are those of the turn that is seen", () => {
  for (const turn of [0, 4, -4, 8])
    assert.deepEqual(places(actions, makeUi({ held: 8, turn })), [place(8, 4, 0)]);
  assert.deepEqual(places(actions, makeUi({ held: 8, turn: 3 })), []);
});

test("a turned ghost stays at its place, in the next turn that fits there; it says so where none does", () => {
  const list = [place(5, 4, 0), place(5, 4, 0, 3), place(5, 3, 1, 1), place(24, 4, 0, 1)];
  const ui = makeUi(ghost);
  const once = pick(list, gesture("tap", "turn"), ui)?.ui;
  assert.deepEqual([once.spot, once.turn], [{ x: 4, y: 0 }, 3]);
  assert.equal(pick(list, gesture("tap", "turn"), once)?.ui.turn, 4);
  assert.equal(pick(list, gesture("tap", "turn-back"), ui)?.ui.turn, -1);
  assert.equal(pick(list, gesture("twist", "ghost", { turns: -1 }), ui)?.ui.turn, -1);
  const alone = pick([place(5, 4, 0)], gesture("tap", "turn"), ui);
  assert.deepEqual([alone?.ui.turn, alone?.say], [0, "schokoly-only-so"]);
});

test("a smartie on the held card changes the places at once, and off again", () => {
  const stacked = tap("smartie", makeUi(held))?.ui;
  assert.deepEqual(
    places(actions, stacked).map(({ type }) => type),
    ["Stack"],
  );
  assert.equal(tap("smartie", stacked)?.ui.stack, false);
});

test("a card that cannot be stacked anywhere says so", () => {
  assert.equal(tap("smartie", makeUi({ held: 24 }))?.say, "schokoly-no-stack");
  const waiting = tap("smartie", makeUi(held), {}, []);
  assert.deepEqual(
    [waiting?.say, waiting?.ui.stack],
    [undefined, true],
    "while others play it may be chosen",
  );
});

test("a smartie dropped on a hand card takes that card as a stack card", () => {
  const ui = makeUi({ token: { x: 1, y: 1 } });
  const after = pick(
    actions,
    gesture("drop", "smartie", { under: "hand:5", over: "hand" }),
    ui,
  )?.ui;
  assert.deepEqual([after.held, after.stack, after.token], [5, true, null]);
});

test("after laying, a smartie guards the card under it, or says why not", () => {
  const list = [{ type: "Guard", card: 30 }, { type: "Draw" }];
  const ui = makeUi({ token: { x: 1, y: 1 } });
  const on = /** @param {any} spot */ (spot) =>
    pick(list, gesture("drop", "smartie", { under: "board", over: "board", spot }), ui);
  assert.equal(on({ x: 1, y: 1 })?.action, list[0]);
  assert.deepEqual(on({ x: 3, y: 1 })?.why, { type: "Guard", card: 31 });
  const board = [{ ...ui.board[0], card: 40, tier: 2 }, ...ui.board];
  assert.deepEqual(
    pick(list, gesture("drop", "smartie", { over: "board", spot: { x: 1, y: 1 } }), {
      ...ui,
      board,
    })?.why,
    { type: "Guard", card: 40 },
    "the topmost",
  );
  const guarding = tap("smartie", makeUi(), {}, list)?.ui;
  assert.equal(guarding.guarding, true);
  assert.equal(tap("board", guarding, { spot: { x: 1, y: 1 } }, list)?.action, list[0]);
  const stacked = [...makeView().board, { card: 40, x: 1, y: 0, tier: 2 }];
  assert.deepEqual(
    tap("board", { ...guarding, board: stacked }, { spot: { x: 1.5, y: 1 } }, list)?.why,
    { type: "Guard", card: 40 },
    "the topmost card",
  );
});

test("a carried card lies wholly above the finger, a smartie just above it", () => {
  const camera = { x: 0, y: 0, s: 76 };
  assert.ok(game.lift(makeUi({ ...held, camera })) > 76);
  assert.ok(game.lift(makeUi({ token: { x: 1, y: 1 }, camera })) < 76);
});

test("a dragged card snaps to a place within reach and follows the finger elsewhere", () => {
  const lifted = pick(actions, gesture("lift", "hand:5"), makeUi())?.ui;
  const near = pick(
    actions,
    gesture("drag", "hand:5", { over: "board", spot: { x: 5.5, y: 1.6 } }),
    lifted,
  )?.ui;
  assert.deepEqual(near.spot, { x: 4, y: 0 });
  const far = pick(
    actions,
    gesture("drag", "hand:5", { over: "board", spot: { x: 9, y: 9 }, x: 70, y: 80 }),
    near,
  )?.ui;
  assert.deepEqual([far.spot, far.drag], [null, { x: 70, y: 80 }]);
});

test("let go on a place it stays a ghost; let go elsewhere on the board it goes back and asks why", () => {
  const ui = makeUi({ ...ghost, drag: { x: 1, y: 1 } });
  const kept = pick(
    actions,
    gesture("drop", "hand:5", { over: "board", spot: { x: 5, y: 1 } }),
    ui,
  );
  assert.deepEqual(
    [kept?.ui.spot, kept?.ui.drag, kept?.why, kept?.action],
    [{ x: 4, y: 0 }, null, undefined, undefined],
  );
  const back = pick(
    actions,
    gesture("drop", "hand:5", { over: "board", spot: { x: 9, y: 9 } }),
    makeUi({ held: 5, drag: { x: 1, y: 1 } }),
  );
  assert.deepEqual([back?.ui.drag, back?.why?.x], [null, 8]);
  const home = pick(
    actions,
    gesture("drop", "hand:5", { over: "hand", spot: { x: 9, y: 9 } }),
    makeUi({ held: 5, drag: { x: 1, y: 1 } }),
  );
  assert.equal(home?.why, undefined);
});

test("a cancelled touch harms nobody", () => {
  const after = pick(
    actions,
    gesture("cancel", "hand:5"),
    makeUi({ ...ghost, drag: { x: 1, y: 1 }, token: { x: 1, y: 1 } }),
  );
  assert.deepEqual(
    [after?.ui.drag, after?.ui.token, after?.ui.spot, after?.action],
    [null, null, null, undefined],
  );
});

test("the arrow keys walk over every place in the direction, never off the list", () => {
  let ui = makeUi(held);
  const step = /** @param {number} dx @param {number} dy */ (dx, dy) => {
    ui = pick(actions, gesture("step", "board", { dx, dy }), ui)?.ui ?? ui;
  };
  step(1, 0);
  const seen = new Set();
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [-1, 0],
    [0, -1],
    [1, 0],
    [1, 0],
  ]) {
    step(dx ?? 0, dy ?? 0);
    seen.add(`${ui.spot.x},${ui.spot.y}`);
    assert.ok(chosen(actions, ui), "each stop is an offered place");
  }
  assert.equal(seen.size, 3);
});

test("a number takes the hand card at that place; where none is, it does nothing", () => {
  const take = /** @param {number} n */ (n) =>
    pick(actions, gesture("take", `take:${n}`), makeUi(ghost));
  assert.deepEqual([take(2)?.ui.held, take(2)?.ui.spot, take(3)], [8, null, undefined]);
});

test("stale things do nothing: no actions, an unknown card, an unknown button", () => {
  assert.equal(tap("lay", makeUi(ghost), {}, []), undefined);
  assert.equal(tap("end", makeUi(), {}, []), undefined);
  assert.equal(tap("colour:dark", makeUi()), undefined);
  assert.equal(tap("nonsense", makeUi()), undefined);
  assert.deepEqual(places(actions, makeUi({ held: 99 })), []);
});

test("swaps: the offer is the held card to the chosen seat", () => {
  const ui = makeUi({ swapping: true, held: 5, to: 1 });
  assert.equal(chosen(actions, ui), actions.at(-1));
  assert.equal(tap("offer", ui)?.action, actions.at(-1));
  assert.equal(tap("offer", makeUi({ swapping: true, held: 24, to: 1 })), undefined);
  assert.equal(
    game.note(makeView(), [{ type: "Accept" }, { type: "Decline" }], makeUi()),
    "",
    "the sheet of the swap says what to do",
  );
});

test("a hint is shown as a ghost that the tick would lay", () => {
  const stack = /** @type {any[]} */ (actions).find(
    ({ type, turn }) => type === "Stack" && turn === 1,
  );
  assert.equal(chosen(actions, makeUi(show(stack))), stack);
});
