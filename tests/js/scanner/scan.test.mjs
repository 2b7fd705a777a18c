// The scanner: codes in pixels, links in parts, pictures that hold them, a camera that may be
// missing.

import assert from "node:assert/strict";
import { test } from "node:test";
import encodeQR from "qr";
import { sourcesOf } from "../../../js/links/files.js";
import { Parts, partIn, partsOf } from "../../../js/links/pieces.js";
import { Camera } from "../../../js/scanner/camera.js";
import { codesIn } from "../../../js/scanner/codes.js";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlerAfter, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";

const { ScanSheet } = await import("../../../js/scanner/sheet.js");
const { createCode } = await import("../../../js/pages/qr-code.js");

const TEXT = `1abcd${Array.from({ length: 480 }, (_, i) => `_${1000 + i}`).join("")}`;
const PAGE = "https://a.example/box/";
const PARTS = partsOf(`${PAGE}#/g/${TEXT}`);

// --- codes in pixels ---

/**
 * A picture of grey with codes side by side, each so wide and turned by so much.
 * @param {string[]} texts
 * @param {{width?: number, turn?: number}} [how]
 */
function picture(texts, { width = 300, turn = 0 } = {}) {
  const [all, height] = [texts.length * 500, 500];
  const data = new Uint8ClampedArray(4 * all * height).fill(140);
  texts.forEach((text, i) => {
    const rows = encodeQR(text, "raw", { border: 4 });
    const scale = rows.length / width;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < 500; x += 1) {
        const [dx, dy] = [(x - 250) * scale, (y - 250) * scale];
        const column = Math.floor(rows.length / 2 + dx * Math.cos(turn) + dy * Math.sin(turn));
        const row = Math.floor(rows.length / 2 + dy * Math.cos(turn) - dx * Math.sin(turn));
        const isDark = rows[row]?.[column];
        if (isDark !== undefined)
          data.fill(
            isDark ? 40 : 220,
            4 * (y * all + 500 * i + x),
            4 * (y * all + 500 * i + x) + 3,
          );
      }
  });
  return Object.create({ width: all, height, data }); // as a browser's pixels, it has nothing of its own
}

test("a frame's code is read, turned or small; without one there is no text", async () => {
  for (const how of [{}, { turn: 0.4 }, { turn: Math.PI, width: 340 }, { width: 130 }])
    assert.deepEqual(
      await codesIn(picture(["#/g/1abc"], how), false),
      ["#/g/1abc"],
      JSON.stringify(how),
    );
  for (const isPicture of [false, true])
    assert.deepEqual(
      await codesIn({ width: 90, height: 60, data: new Uint8ClampedArray(4 * 90 * 60) }, isPicture),
      [],
    );
});

test("a picture may hold several codes", async () => {
  const found = await codesIn(
    picture(["#/g/1one", "#/g/1two", PARTS[0] ?? ""], { width: 400 }),
    true,
  );
  assert.deepEqual(found.sort(), ["#/g/1one", "#/g/1two", PARTS[0]].sort());
});

// --- parts ---

test("a long link is cut into parts that are joined in any order, beside another link's", () => {
  assert.equal(PARTS.length, 4);
  assert.ok(PARTS.every((part) => part.startsWith(`${PAGE}#/scan/`) && part.length < 700));
  const parts = new Parts();
  const other = partIn(`#/scan/1.4.1zzzz.other`);
  const steps = [2, 0, 3, 0, 1].map((i) => {
    if (other) parts.take(other);
    const part = partIn(PARTS[i] ?? "");
    return part && parts.take(part);
  });
  assert.deepEqual(
    steps.map((step) => step?.missing),
    [[1, 2, 4], [2, 4], [2], [2], []],
  );
  assert.deepEqual(
    steps.map((step) => step?.isNew),
    [true, true, true, false, true],
  );
  assert.equal(steps.at(-1)?.whole, `#/g/${TEXT}`);
});

test("a link that fits is left whole, and what is no part is none", () => {
  assert.deepEqual(partsOf(`${PAGE}#/g/1short`), [`${PAGE}#/g/1short`]);
  for (const text of [
    "",
    "#/g/1abc",
    "#/scan/0.3.1abcd.x",
    "#/scan/4.3.1abcd.x",
    "#/scan/1.3.1abc.x",
    "#/scan/1.3.1abcd.x.y",
  ])
    assert.equal(partIn(text), null, text);
  assert.equal(partIn(`%23%2Fscan%2F2.3.1abcd.x`)?.number, 2, "as messengers write it");
});

// --- pictures ---

test("pictures become texts, parts of several pictures one link, and what has no code says so", async () => {
  const named = (/** @type {string} */ name, type = "image/png") =>
    new File([name], name, { type });
  /** @type {Record<string, string[]>} */
  const codes = {
    "a.png": ["#/g/1one", "#/g/1two"],
    "b.png": PARTS.slice(0, 2),
    "c.png": PARTS.slice(2),
    "d.png": [],
  };
  const read = async (/** @type {any[]} */ all) => all.map(({ name }) => codes[name] ?? []);
  const sources = await sourcesOf(
    [named("x.txt", "text/plain"), ...Object.keys(codes).map((name) => named(name))],
    read,
  );
  assert.deepEqual(
    sources.map(({ place, text, why }) => [place, text, why]),
    [
      ["x.txt", "x.txt", undefined],
      ["a.png", "#/g/1one\n#/g/1two", "no-code"],
      ["d.png", "", "no-code"],
      ["c.png", `#/g/${TEXT}`, "parts"],
    ],
  );
  const [part] = await sourcesOf([named("b.png")], read);
  assert.deepEqual([part?.text, part?.why], ["", "parts"]);
});

// --- the camera ---

/**
 * A camera, or the fault that is in its place.
 * @param {{fault?: string, texts?: string[][]}} how
 */
function cameraOf({ fault = "", texts = [] }) {
  const track = Object.assign(new EventTarget(), {
    isEnded: false,
    stop: () => {
      track.isEnded = true;
    },
    getSettings: () => ({}),
  });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  /** @type {any} */
  const device = {
    getUserMedia: async () => {
      if (fault) throw Object.assign(new Error(), { name: fault });
      return stream;
    },
  };
  const told = { found: /** @type {string[][]} */ ([]), failed: /** @type {string[]} */ ([]) };
  const reader = { read: async () => texts.shift() ?? [] };
  const camera = new Camera(
    /** @type {any} */ (reader),
    { found: (one) => void told.found.push(one), failed: (why) => void told.failed.push(why) },
    {
      device: fault === "no device" ? /** @type {any} */ ({}) : device,
      bitmap: async () => /** @type {any} */ ({}),
    },
  );
  const video = /** @type {any} */ ({ videoWidth: 640, play: async () => undefined });
  return { camera, told, track, video };
}

for (const [fault, why] of [
  ["no device", "none"],
  ["NotAllowedError", "refused"],
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["TypeError", "broken"],
]) {
  test(`a camera that does not come is told of: ${why}`, async () => {
    const { camera, told, video } = cameraOf({ fault });
    await camera.start(video);
    assert.deepEqual(told.failed, [why]);
  });
}

test("the camera that looks away from the screen is taken, or with it, or the one that was named", async () => {
  const asked = /** @type {any[]} */ ([]);
  const device = /** @type {any} */ ({
    getUserMedia: async (/** @type {any} */ { video }) => {
      asked.push(video.deviceId ?? video.facingMode);
      throw new Error("enough");
    },
  });
  const listener = { found() {}, failed() {} };
  for (const [side, id] of /** @type {const} */ ([[], ["user"], ["user", "b"]]))
    await new Camera(/** @type {any} */ ({}), listener, { device }, side).start(
      /** @type {any} */ ({}),
      id,
    );
  assert.deepEqual(asked, [{ ideal: "environment" }, { ideal: "user" }, { exact: "b" }]);
});

test("frames are read until the camera stops, and one that comes too late films nobody", async () => {
  const { camera, told, track, video } = cameraOf({ texts: [["one"], [], ["two"]] });
  await camera.start(video);
  while (told.found.length < 2) await settled();
  assert.deepEqual(told.found, [["one"], ["two"]]);
  camera.stop();
  assert.ok(track.isEnded);
  const late = cameraOf({});
  const starting = late.camera.start(late.video);
  late.camera.stop();
  await starting;
  assert.deepEqual([late.track.isEnded, late.told.failed], [true, []]);
});

// --- the sheet ---

/** @param {(text: string) => Promise<any>} read */
function sheetOf(read) {
  /** @type {string[]} */
  const heard = [];
  const app = Object.assign(appWith(), {
    sound: {
      play: (/** @type {string} */ name) => void heard.push(name),
      isOn: () => true,
      toggle() {},
    },
  });
  return { sheet: new ScanSheet(app, { title: "scan-title", line: "scan-line", read }), heard };
}

test("a code that stays before the camera is read once, each in its turn, and what fails stops no other", async () => {
  /** @type {string[]} */
  const asked = [];
  const { sheet } = sheetOf(async (text) => {
    asked.push(text);
    await settled();
    if (text === "bad") throw new Error("engine");
    return { kind: "new", words: text };
  });
  const { error } = console;
  console.error = () => undefined;
  for (const text of ["a", "a", "bad", "a", "b"]) sheet.found([text]);
  assert.equal(sheet.waiting, 3);
  while (sheet.waiting) await settled();
  console.error = error;
  assert.deepEqual(asked, ["a", "bad", "b"]);
  assert.deepEqual(
    sheet.news.map(({ kind }) => kind),
    ["new", "refused", "new"],
  );
});

test("parts are counted until the link is whole, which is then read once", async () => {
  /** @type {string[]} */
  const asked = [];
  const { sheet, heard } = sheetOf(async (text) => {
    asked.push(text);
    return null;
  });
  for (const i of [3, 1, 0]) sheet.found([PARTS[i] ?? ""]);
  sheet.isOpen = true;
  globalThis.document = /** @type {any} */ ({});
  assert.match(drawn(sheet.render()), /Parts read: 3 of 4\. Missing: 3\./);
  sheet.found([PARTS[2] ?? ""]);
  sheet.hear(PARTS[2] ?? "");
  await settled();
  assert.deepEqual([asked, sheet.progress], [[`#/g/${TEXT}`], null]);
  assert.deepEqual(heard, ["tap", "tap", "tap", "scan"]);
});

// --- a code in parts ---

test("a link that is too long for a code is shown in parts, which keys go through", async () => {
  const app = appWith({
    qr: ({ text }) => ({ qr: text.length > 900 ? null : { size: 99, path: text } }),
  });
  app.store.get = () => "still";
  const code = createCode(app);
  await code.show(`${PAGE}#/g/${TEXT}`);
  const part = () => PARTS.findIndex((one) => drawn(code.render()).includes(one));
  assert.equal(part(), 0);
  assert.match(drawn(code.render()), /Part 1 of 4/);
  for (const [key, at] of /** @type {const} */ ([
    ["Part before", 3],
    ["Next part", 0],
  ])) {
    handlerAfter(code.render(), key)();
    await settled();
    assert.equal(part(), at);
  }
});
