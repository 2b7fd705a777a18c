// The sheet that shares a game: what it offers, tells and asks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, device, handlers, settled, t } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { record } from "../support/record.mjs";

const { createShare, usesOf } = await import("../../../js/pages/share.js");

/**
 * The engine writes "1" and the use as a link, and "-n" where names are in it.
 * @type {Record<string, (request: any) => any>}
 */
const ANSWERS = {
  link: ({ link, names }) => ({ link: `1${link.use}${names ? "-n" : ""}` }),
  qr: () => ({ qr: { size: 45, path: "M4 4h1v1h-1z" } }),
};

/** @param {any} [shared] @param {Record<string, (request: any) => any>} [answers] */
async function sheet(shared = {}, answers = {}) {
  const app = appWith({ ...ANSWERS, ...answers });
  const share = createShare(app);
  share.open({ record: record(), names: ["Anna", ""], ...shared });
  await settled();
  const text = () => drawn(share.render());
  const change = async (/** @type {number} */ at) => {
    handlers(share.render(), "@change=").at(at)?.();
    await settled();
  };
  return {
    app,
    share,
    text,
    lastLink: () => app.asked.filter((/** @type {any} */ { op }) => op === "link").at(-1),
    pick: (/** @type {string} */ use) =>
      change(
        [...text().matchAll(/<strong>(.*?)<\/strong>/g)].findIndex(
          ([, name]) => name === t(`link-use-${use}`),
        ),
      ),
    toggleNames: () => change(-1),
  };
}

test("only an unfinished game can be gone on with; one without a move has no film", () => {
  assert.deepEqual(usesOf({ record: record() }), ["resume", "replay", "deal", "setup"]);
  assert.deepEqual(usesOf({ record: record(), done: true }, "here"), [
    "replay",
    "deal",
    "setup",
    "position",
  ]);
  assert.deepEqual(usesOf({ record: record({ moves: [] }) }, "here"), ["deal", "setup"]);
  assert.deepEqual(usesOf({ record: record({ position: "lesson:1" }) }), ["deal"]);
  assert.deepEqual(usesOf({ record: record(), uses: ["setup"] }), ["setup"]);
});

test("names go along with an unfinished game, and elsewhere only by choice", async () => {
  const { lastLink, pick, toggleNames, text } = await sheet();
  for (const [use, names, moves] of /** @type {[string, boolean, number][]} */ ([
    ["resume", true, 3],
    ["replay", false, 3],
    ["deal", false, 0],
    ["setup", false, 0],
  ])) {
    await pick(use);
    const { link, names: hasNames } = lastLink();
    assert.deepEqual([link.use, hasNames, link.record.moves.length], [use, names, moves]);
    assert.ok(text().includes(t(`link-carries-${use === "resume" ? "replay" : use}`)));
    assert.equal(/checked \/><span>With your names/.test(text()), names);
  }
  await toggleNames();
  assert.match(text(), /1setup-n/);
});

test("a game that is over is shared to be watched, without names until they are chosen", async () => {
  const { lastLink, toggleNames } = await sheet({ done: true });
  assert.deepEqual([lastLink().link.use, lastLink().names], ["replay", false]);
  await toggleNames();
  assert.equal(lastLink().names, true);
});

test("the table's names go along; where nobody has a name none is asked about", async () => {
  const players = [{ kind: "person" }, { kind: "bot", bot: "taster" }];
  const { lastLink } = await sheet({ record: record({ players }), names: ["Ben", "x"] });
  assert.deepEqual(lastLink().link.record.players, [
    { kind: "person", name: "Ben" },
    { kind: "bot", bot: "taster" },
  ]);
  assert.doesNotMatch(
    (await sheet({ record: record({ players }), names: ["", ""] })).text(),
    /With your names/,
  );
});

test("a board is offered where the engine plays this game", async () => {
  const answers = { position: () => ({ position: "colours:dark" }) };
  const { lastLink, pick, text } = await sheet({ isHere: true }, answers);
  assert.match(text(), /<strong>Board</);
  await pick("position");
  const { link } = lastLink();
  assert.deepEqual([link.record.position, link.record.moves], ["colours:dark", []]);
  assert.notEqual(link.record.seed, 7);
  assert.doesNotMatch(
    (await sheet({}, answers)).text(),
    /<strong>Board</,
    "the engine does not know a saved game's board",
  );
});

test("copying says whether it worked; where it did not, the link lies selected", async () => {
  const { share, text } = await sheet();
  let selected = 0;
  const currentTarget = {
    closest: () => ({
      querySelector: () => ({
        select: () => {
          selected += 1;
        },
      }),
    }),
  };
  const copy = async () => {
    await handlers(share.render()).at(-1)?.({ currentTarget });
    return text();
  };
  /** @type {string[]} */
  const written = [];
  device.clipboard = { writeText: async (/** @type {string} */ words) => void written.push(words) };
  assert.match(await copy(), /Copied/);
  assert.deepEqual([written, selected], [["https://a.example/#/g/1resume-n"], 0]);
  device.clipboard = {
    writeText: async () => {
      throw new Error("forbidden");
    },
  };
  assert.match(await copy(), /The link is selected/);
  delete device.clipboard;
  assert.match(await copy(), /The link is selected/);
  assert.equal(selected, 2);
});

test("a file is offered where there is no code or a very fine one", async () => {
  const usual = (await sheet()).text();
  assert.doesNotMatch(usual, /Save as a file|>Send</);
  for (const [qr, words] of /** @type {[any, string][]} */ ([
    [null, "too long for a code"],
    [{ size: 99, path: "", is_fine: true }, "cannot read it"],
  ])) {
    const { text } = await sheet({}, { qr: () => ({ qr }) });
    assert.match(text(), /Save as a file/);
    assert.ok(text().includes(words));
  }
});

test("the device's own sheet is offered where it has one", async () => {
  device.share = async () => undefined;
  assert.match((await sheet()).text(), />Send</);
  delete device.share;
});

test("the box in one file gives the text alone, to be copied, as a file, or as a code for the scanner", async () => {
  const { href } = location;
  location.href = "file:///box.html";
  const { app, text } = await sheet();
  assert.ok(text().includes(t("link-text-only")));
  assert.match(text(), /Save as a file/);
  assert.deepEqual(
    app.asked
      .filter((/** @type {any} */ { op }) => op === "qr")
      .map((/** @type {any} */ { text: said }) => said.slice(0, 4)),
    ["#/g/"],
  );
  location.href = href;
});

/** An answer for each question, in whatever order a test gives them. */
function late() {
  /** @type {((reply: any) => void)[]} */
  const waiting = [];
  return { waiting, answer: () => new Promise((resolve) => waiting.push(resolve)) };
}

test("a code that comes late is not shown beside another link", async () => {
  const { waiting, answer } = late();
  const { pick, text } = await sheet({}, { qr: answer });
  await pick("deal");
  waiting[1]?.({ qr: { size: 45, path: "M2nd" } });
  waiting[0]?.({ qr: { size: 45, path: "M1st" } });
  await settled();
  assert.match(text(), /M2nd/);
});

test("a link that cannot be made is told of; an answer that comes late is not shown", async () => {
  assert.match(
    (await sheet({}, { link: () => ({ error: { type: "bad-record" } }) })).text(),
    /cannot be shared as a link/,
  );
  const { waiting, answer } = late();
  const { pick, text } = await sheet({}, { link: answer });
  await pick("deal");
  waiting[1]?.({ link: "1second" });
  waiting[0]?.({ link: "1first" });
  await settled();
  assert.match(text(), /1second/);
  assert.doesNotMatch(text(), /1first/);
});
