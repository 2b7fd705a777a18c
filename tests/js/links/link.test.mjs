// Links: what a game's link holds and no more, what is found in what people paste, and which saved
// game a link goes on with.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";
import { record } from "../support/record.mjs";

const { addressOf, isOnlyHere, linkTo, openLink, partFor, textOf } = await import(
  "../../../js/links/link.js"
);
const { linksIn } = await import("../../../js/links/files.js");

/**
 * An engine that answers by name, and what it was asked.
 * @param {Record<string, (request: any) => any>} answers
 */
function engine(answers) {
  /** @type {any[]} */
  const asked = [];
  return {
    asked,
    app: {
      engine: {
        ask: async (/** @type {any} */ request) => {
          asked.push(request);
          return answers[request.op]?.(request) ?? {};
        },
      },
    },
  };
}

// --- what a link holds ---

test("only to go on and to watch, moves leave the device", () => {
  for (const use of /** @type {const} */ (["resume", "replay"]))
    assert.deepEqual(partFor(use, record()).moves, record().moves);
  for (const use of /** @type {const} */ (["deal", "setup", "position"]))
    assert.deepEqual(partFor(use, record(), "colours:dark").moves, [], use);
});

test("the same deal has its seed, a set-up none, and a board one of its own", () => {
  assert.equal(partFor("deal", record()).seed, 7);
  assert.equal(partFor("setup", record()).seed, 0);
  const [one, two] = [partFor("position", record(), "here"), partFor("position", record(), "here")];
  assert.deepEqual(
    [one.position, partFor("setup", record({ position: "here" })).position],
    ["here", ""],
  );
  assert.ok(one.seed !== 7 && one.seed !== two.seed && Number.isSafeInteger(one.seed));
});

test("a deal that began from a board still does", () => {
  assert.equal(partFor("deal", record({ position: "here" })).position, "here");
});

test("an address is that of the page, whatever it shows", () => {
  assert.equal(
    addressOf("1ab", "https://a.example/box/?x=1#/game/9"),
    "https://a.example/box/?x=1#/g/1ab",
  );
  assert.equal(addressOf("1ab", "https://a.example/"), "https://a.example/#/g/1ab");
  assert.equal(
    addressOf("1ab", "https://a.example/course/chocobox.html#/g"),
    "https://a.example/course/chocobox.html#/g/1ab",
  );
});

test("a page without an address shares the text alone", () => {
  for (const here of [
    "file:///stick/chocobox.html#/saves",
    "about:srcdoc",
    "blob:https://a.example/1234",
  ])
    assert.equal(addressOf("1ab", here), "1ab");
});

test("an address of this device alone is known as such", () => {
  const own = [
    "http://localhost/",
    "http://localhost:8642/box/",
    "https://box.localhost:1/",
    "http://127.0.0.1:8000/",
    "http://127.1/",
    "http://[::1]:80/",
    "http://0.0.0.0:80/",
    "file:///home/box/index.html",
  ];
  const others = [
    "https://a.example/",
    "http://192.168.0.7:8000/",
    "http://localhost.example/",
    "https://a.example/localhost/",
    "https://127.0.0.1.example/",
    "1bareText",
    "",
  ];
  assert.deepEqual([own.filter((one) => !isOnlyHere(one)), others.filter(isOnlyHere)], [[], []]);
});

test("the engine is told what is wanted, names or none, and may refuse", async () => {
  const { app, asked } = engine({
    link: ({ names }) => (names ? { link: "1ab" } : { error: { type: "bad-record" } }),
  });
  globalThis.location = /** @type {any} */ ({ href: "https://a.example/" });
  const link = { use: "deal", record: record() };
  assert.deepEqual(await linkTo(app, link, { names: true }), {
    text: "1ab",
    address: "https://a.example/#/g/1ab",
  });
  assert.equal(await linkTo(app, link, { names: false }), null);
  assert.deepEqual(asked, [
    { op: "link", link, names: true },
    { op: "link", link, names: false },
  ]);
});

// --- what is found ---

test("an address may have gathered something at its end, or white space within", () => {
  for (const id of ["1aB-_9", "1aB-_9.", "1aB-_9)", "1aB- _9", "1aB-_9&x=1"])
    assert.equal(textOf(id), "1aB-_9", id);
  assert.equal(textOf("?"), "?");
});

test("what is far longer than any link is none, and the engine is not asked", async () => {
  const { app, asked } = engine({ open: () => ({ error: { type: "bad-json" } }) });
  assert.deepEqual(await openLink(app, "1".repeat(16_001)), { fault: "bad-link" });
  assert.equal(asked.length, 0);
});

test("a long text is asked about in pieces of whole lines, as long as there is room", async () => {
  const line = `${"x".repeat(99)}\n`;
  const text = `#/g/1ab\n${line.repeat(8_000)}#/g/1cd`;
  const { app, asked } = engine({
    find: ({ text: piece, place }) => ({
      found: [...piece.matchAll(/#\/g\/(\w+)/g)].map(({ 1: one, index }) => {
        const at = piece.slice(0, index).split("\n").length;
        return { place, line: at, text: one, joined: "", last: at };
      }),
    }),
  });
  const found = await linksIn(app, [{ place: "a.txt", text }], 500);
  assert.deepEqual(
    found.map((one) => [one.place, one.line, one.text]),
    [
      ["a.txt", 1, "1ab"],
      ["a.txt", 8_002, "1cd"],
    ],
  );
  assert.equal(asked.map((one) => one.text).join(""), text);
  assert.ok(asked.every((one) => one.text.length <= 500_000 && !/^x{1,98}\n/.test(one.text)));
  assert.equal((await linksIn(app, [{ place: "", text: "#/g/1ab\n".repeat(9) }], 4)).length, 5);
  asked.length = 0;
  await linksIn(app, [{ place: "", text: `${line}\n${line.repeat(5_100)}` }], 4);
  assert.equal(asked[0].text, `${line}\n`, "a piece ends at an empty line");
});
