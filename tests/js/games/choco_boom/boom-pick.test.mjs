import assert from "node:assert/strict";
import { test } from "node:test";
import { gesture, makeUi, makeView, offers } from "../../support/boom-table.mjs";
import { actingAt } from "../../support/drawn.mjs";

const { bigButtons, help, keys, pick, reflex, speaker } = await import(
  "../../../../js/games/choco_boom/pick.js"
);
const act = actingAt({ pick, speaker });

/** @param {any} ui @param {string} on @param {number} [at] */
const press = (ui, on, at = 700) => act(ui, gesture("press", on, { at }));
/** @param {any} ui @param {string} key */
const type = (ui, key) =>
  act(ui, gesture("tap", keys.taps[key] ?? "", { at: 700, key, finger: false }));

/**
 * A tablet that lies flat: all are persons.
 * @param {any} offered
 * @param {Record<string, any>} [view]
 * @param {Record<string, any>} [more]
 */
const flat = (offered, view = {}, more = {}) =>
  makeUi({ flat: true, offers: offered, ...more }, makeView(view));
/** One person alone. @param {any[]} list @param {Record<string, any>} [view] */
const alone = (list, view = {}) => makeUi({ offers: { 0: list } }, makeView(view));

test("everything acts when the finger lands; the tap that follows is no second one", () => {
  /** @type {[any, string, number, any][]} */
  const cases = [
    [offers.flip, "flip:1", 1, { type: "Flip" }],
    [offers.call, "call:0:elephant", 0, { type: "Call", item: "elephant" }],
    [offers.call, "slap:3", 3, { type: "Slap" }],
    [offers.ready, "ready:2", 2, { type: "Ready" }],
    [offers.aloud, "object:0", 0, { type: "Object" }],
    [offers.vote, "vote:3:yes", 3, { type: "Vote", guilty: true }],
    [offers.vote, "vote:1:no", 1, { type: "Vote", guilty: false }],
  ];
  for (const [offered, on, seat, action] of cases) {
    const ui = flat(offered);
    const down = press(ui, on);
    assert.deepEqual([down.seat, down.action], [seat, action], on);
    const up = act(down.after, gesture("tap", on, { at: 760, pressed: true }));
    assert.deepEqual(
      [up.action, up.ui, up.why, up.say],
      [undefined, undefined, undefined, undefined],
      on,
    );
    assert.deepEqual(
      act(ui, gesture("tap", on, { finger: false })).action,
      action,
      `${on} by a reader`,
    );
  }
});

test("four slaps and a call in the same instant are all taken", () => {
  let ui = flat(offers.call);
  const actions = ["slap:0", "slap:1", "slap:2", "slap:3", "call:0:elephant"].map((on) => {
    const { action, seat, after } = press(ui, on, 700);
    ui = after;
    return [seat, action?.type];
  });
  assert.deepEqual(actions, [
    [0, "Slap"],
    [1, "Slap"],
    [2, "Slap"],
    [3, "Slap"],
    [0, "Call"],
  ]);
  assert.deepEqual(ui.hands, { 0: 700, 1: 700, 2: 700, 3: 700 });
});

test("in a game without hurry an answer is taken, and no hand shows what it is", () => {
  const calm = (/** @type {string} */ on) => press(flat(offers.calm, { calm: true }), on);
  for (const on of ["slap:1", "slap:0"]) {
    const { action, after } = calm(on);
    assert.deepEqual([action, after.hands], [{ type: "Slap" }, {}], on);
  }
  assert.deepEqual(calm("pass:2").action, { type: "Pass" });
  assert.deepEqual(calm("slap:3").why, { type: "Slap" });
  assert.deepEqual(calm("slap:3").after.hands, {});
});

test("a finger that has just answered does not press the key that comes in its place", () => {
  const first = press(flat(offers.calm, { calm: true }), "slap:1", 700);
  const again = act(first.after, gesture("press", "pass:1", { at: 900 }));
  assert.deepEqual([again.action, again.why], [undefined, undefined]);
});

test("a slap that means nothing still shows its hand, and says why in words", () => {
  const says = (/** @type {any} */ view) => {
    const { say, action, after } = press(flat({ 0: [] }, view), "slap:0", 9);
    assert.deepEqual([action, after.hands[0]], [undefined, 9]);
    return say;
  };
  assert.equal(says({ pads: ["no_pile"] }), "boom-why-no-pile");
  assert.equal(says({ pads: ["spent"] }), "boom-why-spent");
  assert.equal(says({ pads: ["slapped"] }), undefined, "this hand is down already");
  assert.equal(says({ turn: null, pads: ["no_pile"] }), undefined, "the game is over");
});

test("a bot's things have no voice, and nobody's touch is another's", () => {
  for (const on of ["slap:3", "flip:3", "call:3:banana"]) {
    assert.equal(speaker(gesture("press", on), { 0: [{ type: "Slap" }] }, makeUi()), null);
    assert.equal(
      pick(
        [{ type: "Slap" }, { type: "Flip" }, { type: "Call", item: "banana" }],
        gesture("press", on),
        makeUi(),
      ),
      undefined,
      "the table asks the screen's seat then",
    );
  }
});

test("keys speak for the first person who is offered what they mean", () => {
  const says = (/** @type {any} */ offered, /** @type {string} */ key) => {
    const { seat, action } = type(flat(offered), key);
    return [seat, action];
  };
  assert.deepEqual(says(offers.call, "b"), [0, { type: "Slap" }]);
  assert.deepEqual(says({ ...offers.call, 0: [] }, "b"), [1, { type: "Slap" }]);
  assert.deepEqual(says(offers.flip, "f"), [1, { type: "Flip" }]);
  assert.deepEqual(
    [1, 2, 3, 4].map((key) => type(flat(offers.call), String(key)).action?.item),
    ["banana", "strawberry", "choco", "elephant"],
  );
  assert.deepEqual(says(offers.ready, "g"), [0, { type: "Ready" }]);
  assert.deepEqual(says(offers.aloud, "o"), [0, { type: "Object" }]);
  assert.deepEqual(
    [says(offers.vote, "y"), says(offers.vote, "x")],
    [
      [1, { type: "Vote", guilty: true }],
      [1, { type: "Vote", guilty: false }],
    ],
  );
});

test("where flipping, a call or an objection is not offered, the table is asked why not; other keys are silent", () => {
  const ui = flat({ 0: [{ type: "Slap" }], 1: [] });
  const asks = (/** @type {string} */ on) => [
    press(ui, on).seat,
    press(ui, on).why,
    press(ui, on).action,
  ];
  assert.deepEqual(asks("flip:0"), [0, { type: "Flip" }, undefined]);
  assert.deepEqual(asks("call:1:choco"), [1, { type: "Call", item: "choco" }, undefined]);
  assert.deepEqual(asks("object:0"), [0, { type: "Object" }, undefined]);
  assert.equal(press(ui, "flip:0").ui, undefined, "so that the table may read it again");
  assert.deepEqual([press(ui, "ready:0").why, press(ui, "vote:0:yes").why], [undefined, undefined]);
  assert.deepEqual(type(alone([]), "f").why, { type: "Flip" });
});

test("a second press of the same key is an echo, but one that came too early is not", () => {
  const ui = flat(offers.flip);
  const first = press(ui, "flip:1", 1000);
  const gone = { ...first.after, offers: offers.call };
  assert.deepEqual(
    [press(gone, "flip:1", 1300).why, press(gone, "flip:1", 1300).action],
    [undefined, undefined],
    "an echo asks nothing",
  );
  assert.deepEqual(press(gone, "flip:1", 1421).why, { type: "Flip" });
  const early = press({ ...ui, offers: offers.call }, "flip:1", 1000);
  assert.deepEqual(early.why, { type: "Flip" });
  assert.equal(
    press({ ...early.after, offers: offers.flip }, "flip:1", 1100).action?.type,
    "Flip",
    "eager, and now it is time",
  );
});

test("a quick call after the own flip counts, and so does a slap after anything", () => {
  const flipped = press(flat(offers.flip), "flip:1", 1000).after;
  const calls = { ...flipped, offers: { ...offers.call, 1: offers.call?.[0] ?? [] } };
  const called = press(calls, "call:1:banana", 1250);
  assert.equal(called.action?.item, "banana");
  assert.equal(
    press({ ...called.after, offers: offers.call }, "slap:1", 1260).action?.type,
    "Slap",
  );
  assert.equal(
    press(press(flat(offers.call), "slap:1", 1000).after, "slap:1", 1100).action?.type,
    "Slap",
    "hands may be quick",
  );
});

test("ready and votes do not answer a finger that was still at something else", () => {
  const slapped = press(flat(offers.call), "slap:2", 1000).after;
  assert.equal(press({ ...slapped, offers: offers.ready }, "ready:2", 1300).action, undefined);
  assert.equal(
    press({ ...slapped, offers: offers.ready }, "ready:0", 1300).action?.type,
    "Ready",
    "another's finger",
  );
  assert.equal(press({ ...slapped, offers: offers.ready }, "ready:2", 1421).action?.type, "Ready");
  const objected = press(flat({ 3: [{ type: "Object" }] }), "object:3", 1000).after;
  assert.equal(press({ ...objected, offers: offers.vote }, "vote:3:yes", 1300).action, undefined);
  const byKey = act(
    { ...slapped, offers: offers.ready, seat: 2 },
    gesture("tap", "ready:2", { at: 1300, key: "r", finger: false }),
  );
  assert.equal(byKey.action?.type, "Ready", "a key is deliberate");
});

test("Escape puts a hint away", () => {
  assert.deepEqual(act(alone([]), gesture("tap", "back")).ui, undefined);
  assert.equal(
    act({ ...alone([]), hint: { action: { type: "Slap" }, reasons: [] } }, gesture("tap", "back"))
      .after.hint,
    null,
  );
});

test("each key taps something, none belongs to the table, and each is told", () => {
  const told = keys.help.map(([label]) => label).join(" ");
  for (const [key, on] of Object.entries(keys.taps)) {
    assert.match(told, /^\d$/.test(key) ? /1 … 4/ : new RegExp(`\\b${key.toUpperCase()}\\b`), key);
    assert.ok(["slap", ...bigButtons].includes(on.split(":")[0] ?? ""), on);
  }
  for (const shared of ["i", "c", "z", "m", "?"])
    assert.equal(keys.taps[shared], undefined, `${shared} belongs to the table`);
  assert.deepEqual([help.length, reflex], [4, ["Slap", "Object"]]);
});

test("stale things do nothing, and the pile cannot be touched", () => {
  const ui = flat(offers.call);
  for (const move of [
    gesture("press", "pile"),
    gesture("press", "board"),
    gesture("tap", ""),
    gesture("release", "slap:0"),
    gesture("cancel", "slap:0"),
    gesture("step", "board", { dx: 1 }),
    gesture("enter", "board"),
  ]) {
    assert.equal(pick(ui.offers[0], move, { ...ui, seat: 0 }), undefined, move.kind + move.on);
  }
});
