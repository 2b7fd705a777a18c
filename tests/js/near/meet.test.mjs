// The sheet where two devices meet: what it shows and says until they have, with a camera or without.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlerAfter, handlers } from "../support/page-app.mjs";
import "../support/raw.mjs";

mock.timers.enable({ apis: ["setTimeout"] });
const { Meet } = await import("../../../js/near/meet.js");

const settled = () => new Promise((go) => setImmediate(go));
globalThis.RTCPeerConnection = /** @type {any} */ (class {});
globalThis.Worker = /** @type {any} */ (
  class {
    terminate() {}
  }
);

/** A sheet that lies open, before a device that reads these tickets. @param {any} [how] */
async function meeting({
  join = async () => "",
  ticket = async () => "MINE",
  hasWay = false,
  kept = "",
} = {}) {
  const asked = /** @type {any[]} */ ([]);
  const app = Object.assign(
    appWith({ qr: ({ text }) => ({ qr: { size: 41, path: `M ${text}` } }) }),
    {
      bringLater: async () => undefined,
      drawn: (/** @type {() => void} */ work) => work(),
      sound: { play() {} },
    },
  );
  const peer = {
    state: "waiting",
    met: new Promise((settle) => {
      asked.push(settle);
    }),
    ticket,
    again: async () => "AGAIN",
    hasWay: () => hasWay,
    join: async (/** @type {string} */ text) => {
      asked.push(text);
      return join(text);
    },
  };
  const [meet] = asked.splice(0);
  const told = /** @type {string[]} */ ([]);
  const sheet = new Meet(app, {
    title: "A phone for Ada",
    peer: /** @type {any} */ (peer),
    kept,
    onOpen: () => told.push("open"),
    onClose: () => told.push("close"),
    keys: () => "another way",
  });
  await sheet.open();
  for (let i = 0; i < 9; i += 1) await settled();
  return { sheet, peer, asked, told, meet, text: () => drawn(sheet.render()) };
}

/** What a camera sees. @param {any} sheet @param {string[]} texts */
async function see(sheet, ...texts) {
  sheet.sight.found(texts);
  await settled();
}

test("the own code is shown, and without a camera its text", async () => {
  const { text, asked } = await meeting();
  assert.match(text(), /M MINE/);
  assert.match(text(), /Hold both screens face to face/);
  assert.match(text(), /Copy and paste the texts below.*meet-texts" open/s);
  assert.deepEqual(asked, []);
});

test("another code is joined once, however long it is seen; the own one in a mirror never", async () => {
  const { sheet, asked, text } = await meeting();
  await see(sheet, "MINE");
  for (let i = 0; i < 3; i += 1) await see(sheet, "YOURS");
  assert.deepEqual(asked, ["YOURS"]);
  assert.match(text(), /I see you! Now it is your turn/);
});

test("a pasted text needs no camera, and its lines mean nothing", async () => {
  const { sheet, asked } = await meeting();
  globalThis.FormData = /** @type {any} */ (
    class {
      get = () => " YO\nURS ";
    }
  );
  handlers(sheet.render(), "@submit=")[0]?.({ preventDefault() {}, target: null });
  assert.deepEqual(asked, ["YOURS"]);
});

const KEPT = "TABLE-ABC123";

test("a ticket that is known is joined at once; the own code is for that device alone", async () => {
  const { text, asked, sheet } = await meeting({ kept: KEPT });
  assert.deepEqual(asked, [KEPT]);
  assert.match(text(), /M MINE\/ABC123/);
  assert.match(text(), /Hold this device over the tablet/);
  await see(sheet, "MINE/ABC123", KEPT);
  assert.match(text(), /M MINE\/ABC123.*I see you! Now it is your turn/s);
});

test("who reads another code than the known one begins anew, with a code for all", async () => {
  const { text, asked, sheet } = await meeting({ kept: KEPT });
  await see(sheet, "TABLE-NEW456");
  for (let i = 0; i < 3; i += 1) await settled();
  assert.deepEqual(asked, [KEPT, "TABLE-NEW456"]);
  assert.match(text(), /M AGAIN/);
  assert.doesNotMatch(text(), /AGAIN\//);
});

test("a code that was read before the known one could be joined stays the newest", async () => {
  let answer = (/** @type {string} */ _) => {};
  const join = (/** @type {string} */ text) =>
    text === KEPT ? new Promise((settle) => (answer = settle)) : "";
  const { text, sheet } = await meeting({ kept: KEPT, join: /** @type {any} */ (join) });
  await see(sheet, "TABLE-NEW456");
  for (let i = 0; i < 3; i += 1) await settled();
  answer("");
  for (let i = 0; i < 3; i += 1) await settled();
  assert.match(text(), /M AGAIN/);
  assert.doesNotMatch(text(), /MINE/);
});

test("a known ticket that cannot be read is forgotten", async () => {
  const join = async (/** @type {string} */ text) => (text === KEPT ? "no-ticket" : "");
  const { text, sheet } = await meeting({ kept: KEPT, join });
  assert.match(text(), /Hold both screens face to face/);
  await see(sheet, "TABLE-NEW456");
  for (let i = 0; i < 3; i += 1) await settled();
  assert.match(text(), /M MINE/);
  assert.doesNotMatch(text(), /MINE\/|AGAIN/);
});

test("a code for one device is joined by that one alone", async () => {
  const { asked, sheet, text } = await meeting({ ticket: async () => KEPT });
  await see(sheet, "YOURS/NEW456");
  assert.deepEqual(asked, []);
  assert.match(text(), /waits for another code. Let it look at this one, too/);
  await see(sheet, "YOURS/ABC123");
  assert.deepEqual(asked, ["YOURS"]);
  assert.match(text(), /I see you! One moment/);
  await see(sheet, "https://chocobox.example/abcdef");
  assert.equal(asked.at(-1), "https://chocobox.example/abcdef");
});

test("whoever is known and does not come by that code looks at another one", async () => {
  const { sheet, text } = await meeting({ ticket: async () => KEPT });
  await see(sheet, "YOURS/ABC123");
  mock.timers.tick(8100);
  for (let i = 0; i < 3; i += 1) await settled();
  assert.match(text(), /M AGAIN.*Hold both screens face to face/s);
  assert.doesNotMatch(text(), /Nobody is there yet|another way/);
});

for (const [why, words] of /** @type {const} */ ([
  ["own-ticket", /code of this device\. The one of the other/],
  ["other-ticket", /another version of Chocobox/],
  ["no-ticket", /no code of a device that wants to play/],
  ["joined", /has read another code already/],
]))
  test(`a text that cannot be joined is told of: ${why}`, async () => {
    const { sheet, text } = await meeting({ join: async () => why });
    await see(sheet, "X");
    assert.match(text(), words);
  });

test("after eight seconds without a way others are told, and one can begin anew", async () => {
  const { sheet, text } = await meeting();
  await see(sheet, "YOURS");
  mock.timers.tick(7900);
  assert.doesNotMatch(text(), /another way/);
  mock.timers.tick(200);
  assert.match(text(), /same Wi-Fi, or in the hotspot of a phone that does not play.*another way/s);
  handlerAfter(sheet.render(), "does not play.")();
  for (let i = 0; i < 3; i += 1) await settled();
  assert.match(text(), /M AGAIN/);
  assert.doesNotMatch(text(), /another way/);
});

test("while there is a way, the other one only has not looked yet", async () => {
  const { sheet, text } = await meeting({ hasWay: true });
  await see(sheet, "YOURS");
  mock.timers.tick(30_000);
  assert.match(text(), /Now it is your turn/);
});

test("when they have met the sheet is closed, and who closes it before is told apart", async () => {
  const { sheet, peer, told, meet } = await meeting();
  peer.state = "open";
  meet();
  await settled();
  assert.deepEqual([told, sheet.isOpen], [["open"], false]);
  const other = await meeting();
  other.sheet.close();
  assert.deepEqual(other.told, ["close"]);
});

test("a browser that cannot meet others says so, and has other ways", async () => {
  const { RTCPeerConnection } = globalThis;
  Reflect.deleteProperty(globalThis, "RTCPeerConnection");
  const { text, asked } = await meeting();
  assert.match(text(), /This browser cannot reach other devices.*another way/s);
  assert.doesNotMatch(text(), /video|textarea/);
  assert.deepEqual(asked, []);
  globalThis.RTCPeerConnection = RTCPeerConnection;
});
