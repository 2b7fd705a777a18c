// A guest's sheet of seats: it shows the table's own tickets, and tells the table whom it has read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlerAfter, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { wordsOf } from "../support/seen.mjs";

globalThis.RTCPeerConnection = /** @type {any} */ (class {});
globalThis.Worker = /** @type {any} */ (
  class {
    terminate() {}
  }
);
const { seatingOf } = await import("../../../js/near/seating.js");

const person = { kind: "person" };

/** The sheet of the guest at seat 2, at a table that answers so. @param {(asked: any) => any} answer */
async function sheetOf(answer) {
  const asked = /** @type {any[]} */ ([]);
  const engine = {
    welcome: (/** @type {any} */ _) => {},
    ask: async () => ({ qr: null }),
    call: async (/** @type {any} */ one) => {
      asked.push(one);
      return one.invite === true ? { seats: { 0: "here", 2: "there", 3: "away" } } : answer(one);
    },
  };
  const app = Object.assign(appWith(), {
    engine,
    bringLater: async () => undefined,
    drawn: (/** @type {() => void} */ work) => work(),
    sound: { play() {} },
  });
  const record = { players: [person, { kind: "bot", bot: "mole" }, person, person] };
  const names = ["Ada", "Mo", "Cora", "Dan"];
  const desk = /** @type {any} */ ({
    app,
    names,
    game: {},
    ui: { faces: [], moods: [] },
    save: { record, guest: 2, names },
  });
  const seating = seatingOf(
    app,
    desk,
    () => {},
    () => {},
  );
  seating.look();
  await settled();
  asked.length = 0;
  const give = async (/** @type {string} */ name) => {
    handlerAfter(seating.render(), name)();
    await settled();
  };
  return { seating, engine, asked, give, words: () => wordsOf(drawn(seating.render())) };
}

test("where all others sit is told; who is away may be brought back, who sits at the tablet may move", async () => {
  const { words } = await sheetOf(() => ({}));
  assert.match(words(), /Ada at the tablet Give to a phone.*Dan away Meet again/);
  assert.doesNotMatch(words(), /Mo|Cora|Take back/);
});

test("the table's ticket is shown, and what is read is told to the table", async () => {
  const { seating, engine, asked, give, words } = await sheetOf(({ carry }) =>
    carry ? { why: carry === "X" ? "no-ticket" : "" } : { ticket: "T1" },
  );
  await give("Dan");
  assert.match(words(), /A device for Dan/);
  const see = async (/** @type {string} */ text) => {
    /** @type {any} */ (seating.meet).sight.found([text]);
    await settled();
  };
  await see("X");
  assert.match(words(), /no code of a device that wants to play/);
  await see("Y");
  assert.match(words(), /I see you!/);
  assert.deepEqual(asked, [{ invite: 3 }, { invite: 3, carry: "X" }, { invite: 3, carry: "Y" }]);
  engine.welcome({ sat: 0, news: "" });
  assert.match(words(), /A device for Dan/, "somebody else");
  engine.welcome({ sat: 3, news: "x" });
  assert.doesNotMatch(words(), /A device for Dan/);
  assert.match(words(), /different versions/);
});

test("a seat that is taken meanwhile is told of", async () => {
  const { give, words } = await sheetOf(() => ({ error: { type: "bad-request", text: "No." } }));
  await give("Ada");
  assert.match(words(), /Somebody has sat down there already/);
  assert.doesNotMatch(words(), /A device for/);
});
