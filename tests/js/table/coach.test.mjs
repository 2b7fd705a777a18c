// What the table says to a beginner: upon the line over the dock, heard once, with what has just
// happened.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coach } from "../../../js/table/coach.js";
import { defaults } from "../../../js/table/defaults.js";
import { Messages } from "../../../js/table/messages.js";
import { drawn, times, wordsIn } from "../support/drawn.mjs";
import { buttonsOf, wordsOf } from "../support/seen.mjs";

const t = (/** @type {string} */ id) => id;
const seats = { title: "game-toy", names: ["Ada", "Ben"], next: null };
const scene = { ...seats, ui: { t, actions: [], flat: false, names: seats.names }, view: {} };
const OPENING = "table-start Your turn. table-start-keys";

/**
 * The messages of a game whose events are told by their type, and what was said.
 * @param {any} [game]
 */
function begun(game = {}) {
  /** @type {string[]} */
  const said = [];
  const app = /** @type {any} */ ({
    words: { t },
    announce: (/** @type {string} */ text) => said.push(text),
    draw() {},
    sound: { play() {} },
  });
  const messages = new Messages(app, {
    ...defaults,
    scene: () => "",
    pick: () => undefined,
    sentence: ({ type }) => type,
    note: () => "Your turn.",
    ...game,
  });
  return { messages, said };
}

/** @param {string[]} events */
const update = (...events) =>
  /** @type {any} */ ({
    views: {},
    events: events.map((type) => ({ type })),
    done: false,
    refused: null,
  });

test("a slip has its sentence, its buttons in words, and an X only where it can be closed", () => {
  const act = () => undefined;
  const open = drawn(
    coach(
      {
        text: "Lay a card.",
        keys: [
          { text: "Show me", act },
          { text: "Next", act, isMain: true },
        ],
      },
      t,
    ),
  );
  assert.match(wordsOf(open), /^Lay a card\./);
  assert.deepEqual(buttonsOf(open), ["Show me", "Next"]);
  const closable = drawn(coach({ text: "Lay a card.", close: act }, t));
  assert.deepEqual(buttonsOf(closable), ["table-close"]);
});

test("an answer stands in place of the sentence for as long as it holds", () => {
  const answered = drawn(
    coach({ text: "Lay a card." }, t, { answer: "Others are already there." }),
  );
  assert.deepEqual(
    [times(answered, "Others are already there."), times(answered, "Lay a card.")],
    [1, 0],
  );
});

test("it is heard at once, and once", () => {
  const { messages, said } = begun();
  messages.tell({ text: "Lay a card." });
  messages.tell({ text: "Lay a card." });
  messages.tell(null);
  messages.tell({ text: "Lay a card." });
  assert.deepEqual(said, ["Lay a card.", "Lay a card."]);
});

test("what comes with a move is heard after the move, in one sentence for the reader", () => {
  const { messages, said } = begun();
  messages.add(update("Laid"), scene, true);
  messages.slip = { text: "A stack counts twice." };
  messages.add(update("Drew"), scene, false);
  messages.add(update("Passed"), scene, false);
  assert.deepEqual(said, [OPENING, "Drew A stack counts twice. Your turn.", "Passed Your turn."]);
});

test("at a live table it is heard though nothing else is new", () => {
  const { messages, said } = begun({ live: true, isMinor: () => true });
  messages.add(update(), scene, true);
  messages.add(update("Flipped"), scene, false);
  messages.slip = { text: "A parrot: now speak." };
  messages.add(update("Flipped"), scene, false);
  assert.deepEqual(said, [OPENING, "A parrot: now speak."], "what to do is heard once");
});

/**
 * What is said when a table is opened, and after one move.
 * @param {string} way in which somebody came there
 * @param {any} [how] how the table lies
 */
function opened(way, { done = false, next = null } = {}) {
  const { words } = wordsFor(way);
  const { messages, said } = begun({
    note: (/** @type {any} */ _, /** @type {any} */ __, /** @type {any} */ ui) =>
      ui.t("schokoly-note-take"),
    ending: () => ({ title: "You win!", lines: [] }),
  });
  messages.app.words = words;
  const ui = { ...scene.ui, t: words.t, names: ["You", "Taster"] };
  const at = { title: "game-schokoly", ui, view: {}, names: ui.names, next };
  messages.add({ ...update(), done }, at, true);
  return said;
}

/** English words for who came that way. @param {string} way */
function wordsFor(way) {
  const words = { ...wordsIn("en"), way };
  const t = (/** @type {string} */ id, /** @type {any} */ args) =>
    wordsIn("en").t(id, { way, ...args });
  return { words: { ...words, t } };
}

test("a table that is opened says the game, who sits there, and what to do first", () => {
  const there = "Schokoly, clockwise round the table: You and Taster.";
  const keys = "The question mark tells all keys.";
  const turn = `${there} Your turn: choose a card from your hand. ${keys}`;
  assert.deepEqual(opened("keys"), [turn]);
  assert.deepEqual(opened(""), [turn], "who has touched nothing yet may only listen");
  assert.deepEqual(opened("touch"), [`${there} Your turn: drag a card onto the board, or tap it.`]);
  assert.deepEqual(opened("keys", { done: true }), [`${there} You win! ${keys}`]);
  assert.deepEqual(opened("touch", { next: 1 }), [
    `${there} Taster, it is your turn. The cards stay covered until you tap.`,
  ]);
});
