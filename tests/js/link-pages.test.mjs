// The sheet that shares a game and the invitation that a link is: what is offered, told, asked and kept, and when.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createGoOnce } from "../../js/pages/double-press.js";
import { createWords } from "../../js/words/words.js";
import { drawn, times } from "./drawn.mjs";
import "./raw.mjs";

/** @typedef {import("../../js/table/types.js").GameRecord} GameRecord */

globalThis.location = /** @type {any} */ ({ href: "https://a.example/" });
globalThis.requestAnimationFrame = /** @type {any} */ (() => 0);
/** @type {any} */
const device = {};
Object.defineProperty(globalThis, "navigator", { value: device, configurable: true });

const { createShare, usesOf } = await import("../../js/pages/share.js");
const { createInvitation } = await import("../../js/pages/invitation.js");

const FILES = ["shell", "table", "schokoly", "link"];
const { t, has } = createWords({ en: FILES.map((name) => readFileSync(new URL(`../../assets/locales/en/${name}.ftl`, import.meta.url), "utf8")) });
const settled = () => new Promise((resolve) => { setTimeout(resolve); });

/** @param {Partial<GameRecord>} [changes] @returns {GameRecord} */
const record = (changes = {}) => ({
  game: "schokoly", edition: 1, options: { open_hands: true, swaps: true }, seed: 7, position: "",
  players: [{ kind: "person", name: "Anna" }, { kind: "bot", bot: "taster" }], moves: [[0, 3, 100], [1, 0, 240]], ...changes,
});

/** A page's app whose engine writes "1" and the use as a link, "n" where names are in it. @param {{answers?: Record<string, (request: any) => any>, kept?: any[]}} [how] */
function app({ answers = {}, kept = [] } = {}) {
  /** @type {any} */
  const seen = { asked: [], put: [], gone: [] };
  /** @type {Record<string, (request: any) => any>} */
  const usual = {
    link: ({ link, names }) => ({ link: `1${link.use}${names ? "-n" : ""}` }),
    qr: () => ({ qr: { size: 45, path: "M4 4h1v1h-1z" } }), position: () => ({ position: null }),
  };
  const go = (/** @type {string} */ hash) => seen.gone.push(hash);
  /** @type {any} */
  const made = {
    ...seen, t, words: { t, has }, draw() {}, drawn() {}, focus() {}, announce() {}, go, goOnce: createGoOnce(() => 0, go),
    install: { isOwn: () => false, way: "chromium" }, store: { get: () => "Zoe" },
    saves: { list: async () => kept.map((save) => ({ save })), put: async (/** @type {any} */ save) => void seen.put.push(save) },
    engine: { ask: async (/** @type {any} */ request) => { seen.asked.push(request); return ({ ...usual, ...answers })[request.op]?.(request) ?? {}; } },
  };
  return made;
}

/** All handlers of an event, in order. @param {any} template @param {string} event @returns {((event?: any) => any)[]} */
function handlers(template, event) {
  if (Array.isArray(template)) return template.flatMap((one) => handlers(one, event));
  if (!template?.strings) return [];
  return template.values.flatMap((/** @type {any} */ value, /** @type {number} */ i) => (
    typeof value === "function" && template.strings[i].endsWith(event) ? [value] : handlers(value, event)));
}

/** What a press on one of the buttons does. @param {any} shown @param {number} [nth] */
const press = (shown, nth = 0) => handlers(shown.render(), "@click=")[nth];

// --- the sheet ---

/** @param {any} [what] @param {Parameters<typeof app>[0]} [how] */
async function opened(what = {}, how = {}) {
  const page = app(how);
  const sheet = createShare(page);
  sheet.open({ record: record(), names: ["Anna", ""], ...what });
  await settled();
  return { page, sheet, text: () => drawn(sheet.render()) };
}

/** @param {any} sheet @param {string} use */
async function pick(sheet, use) {
  const words = t(`link-use-${use}`);
  const uses = [...drawn(sheet.render()).matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name);
  handlers(sheet.render(), "@change=")[uses.indexOf(words)]?.();
  await settled();
}

/** @param {any} page */
const lastLink = (page) => page.asked.filter((/** @type {any} */ { op }) => op === "link").at(-1);

test("a game that goes on can be gone on with elsewhere; one that is over cannot; one not begun has nothing to watch", () => {
  assert.deepEqual(usesOf({ record: record() }), ["resume", "replay", "deal", "setup"]);
  assert.deepEqual(usesOf({ record: record(), done: true }, "here"), ["replay", "deal", "setup", "position"]);
  assert.deepEqual(usesOf({ record: record({ moves: [] }) }, "here"), ["deal", "setup"]);
  assert.deepEqual(usesOf({ record: record(), uses: ["setup"] }), ["setup"]);
});

test("names go along where a game is gone on with, and nowhere else unless it is wished", async () => {
  const { page, sheet, text } = await opened();
  assert.deepEqual([lastLink(page).link.use, lastLink(page).names], ["resume", true]);
  assert.match(text(), /Names are in it/);
  for (const use of ["replay", "deal", "setup"]) {
    await pick(sheet, use);
    assert.deepEqual([lastLink(page).link.use, lastLink(page).names], [use, false]);
    assert.match(text(), /No names/);
    assert.ok(text().includes(t(`link-carries-${use}`)));
  }
  handlers(sheet.render(), "@change=").at(-1)?.();
  await settled();
  assert.deepEqual([lastLink(page).link.use, lastLink(page).names], ["setup", true]);
  assert.match(text(), /1setup-n/);
});

test("a game that is over is shared without names until they are wished", async () => {
  const { page, sheet, text } = await opened({ done: true });
  assert.deepEqual([lastLink(page).link.use, lastLink(page).names], ["replay", false]);
  assert.match(text(), /type="checkbox" \.checked= [^]*No names/);
  handlers(sheet.render(), "@change=").at(-1)?.();
  await settled();
  assert.equal(lastLink(page).names, true);
});

test("what has no move to tell of carries none", async () => {
  const { page, sheet } = await opened();
  assert.equal(lastLink(page).link.record.moves.length, 2);
  for (const use of ["deal", "setup"]) {
    await pick(sheet, use);
    assert.deepEqual(lastLink(page).link.record.moves, []);
  }
});

test("where nobody has a name, none is asked about", async () => {
  const { text } = await opened({ record: record({ players: [{ kind: "person" }, { kind: "bot", bot: "taster" }] }), names: ["", ""] });
  assert.doesNotMatch(text(), /With your names|No names/);
});

test("the names of the table go along, though the record knows none", async () => {
  const { page } = await opened({ record: record({ players: [{ kind: "person" }, { kind: "bot", bot: "taster" }] }), names: ["Ben", "x"] });
  assert.deepEqual(lastLink(page).link.record.players, [{ kind: "person", name: "Ben" }, { kind: "bot", bot: "taster" }]);
});

test("a board is offered where the engine has one before it", async () => {
  const answers = { position: () => ({ position: "colours:dark" }) };
  const { page, sheet, text } = await opened({ isHere: true }, { answers });
  assert.match(text(), /To go on from, or to count/);
  await pick(sheet, "position");
  const { link } = lastLink(page);
  assert.deepEqual([link.record.position, link.record.moves], ["colours:dark", []]);
  assert.notEqual(link.record.seed, 7);
  assert.doesNotMatch((await opened({}, { answers })).text(), /To go on from, or to count/, "of a saved game nobody knows the board");
});

test("copying says whether it was done; where it was not, the link lies there to be taken", async () => {
  const { sheet, text } = await opened();
  let selected = 0;
  const button = { closest: () => ({ querySelector: () => ({ select: () => { selected += 1; } }) }) };
  const copy = async () => { await handlers(sheet.render(), "@click=").at(-1)?.({ currentTarget: button }); return text(); };
  /** @type {string[]} */
  const written = [];
  device.clipboard = { writeText: async (/** @type {string} */ words) => void written.push(words) };
  assert.match(await copy(), /Copied/);
  assert.deepEqual([written, selected], [["https://a.example/#/g/1resume-n"], 0]);
  device.clipboard = { writeText: async () => { throw new Error("forbidden"); } };
  assert.match(await copy(), /The link is selected/);
  delete device.clipboard;
  assert.match(await copy(), /The link is selected/);
  assert.equal(selected, 2);
});

for (const [name, qr, words] of /** @type {const} */ ([["none", null, "too long for a code"], ["a fine one", { size: 129, path: "" }, "Many fine squares"]])) {
  test(`where there is no good code, a file is offered too: ${name}`, async () => {
    assert.doesNotMatch((await opened()).text(), /As a file/);
    const { text } = await opened({}, { answers: { qr: () => ({ qr }) } });
    assert.match(text(), /As a file/);
    assert.ok(text().includes(words));
  });
}

test("the device's own sheet is there where there is one", async () => {
  assert.doesNotMatch((await opened()).text(), />Send</);
  device.share = async () => undefined;
  assert.match((await opened()).text(), />Send</);
  delete device.share;
});

test("a link that cannot be made is told of; an answer that comes late is not shown", async () => {
  assert.match((await opened({}, { answers: { link: () => ({ error: { type: "bad-record" } }) } })).text(), /No link can be made/);
  /** @type {((reply: any) => void)[]} */
  const waiting = [];
  const { sheet, text } = await opened({}, { answers: { link: () => new Promise((resolve) => { waiting.push(resolve); }) } });
  await pick(sheet, "deal");
  waiting[1]?.({ link: "1second" });
  waiting[0]?.({ link: "1first" });
  await settled();
  assert.match(text(), /1second/);
  assert.doesNotMatch(text(), /1first/);
});

// --- the invitation ---

/** @param {string} use @param {any} [more] @param {Parameters<typeof app>[0]} [how] */
async function invited(use, more = {}, how = {}) {
  const page = app(how);
  const shown = await createInvitation(page, "1abc", { use, record: record(), plies: 2, done: false, ...more });
  const text = drawn(shown.render());
  const ways = [...text.matchAll(/id="way-(\w+)"/g)].map(([, name]) => name);
  return { page, shown, text, ways };
}

test("each use has its own first way", async () => {
  assert.deepEqual((await invited("resume")).ways, ["resume", "watch", "deal", "others"]);
  assert.deepEqual((await invited("replay")).ways, ["watch", "resume", "deal", "others"]);
  assert.deepEqual((await invited("replay", { done: true })).ways, ["watch", "deal", "others"]);
  assert.deepEqual((await invited("deal")).ways, ["deal", "others"]);
  assert.deepEqual((await invited("setup")).ways, ["setup", "change"]);
});

test("on a board the games for one are offered that the engine names", async () => {
  const board = record({ position: "colours:dark,white lays:0 smarties:6,5 0@0,0 12@2,0/1", moves: [] });
  const solos = [{ game: "schokoly_count", options: { grade: 3 } }, { game: "schokoly_best", options: {} }];
  const { page, shown, ways } = await invited("position", { record: board, solos });
  assert.deepEqual(ways, ["position", "count", "best"]);
  press(shown, 1)?.();
  await settled();
  const [{ record: kept }] = page.put;
  assert.deepEqual([kept.game, kept.options, kept.position, kept.players], ["schokoly_count", { grade: 3 }, board.position, [{ kind: "person", name: "" }]]);
  assert.deepEqual((await invited("position", { record: board })).ways, ["position"]);
});

test("it tells what is played, who plays, how far it is, and which rules are not as usual", async () => {
  const { text } = await invited("resume");
  for (const words of ["Schokoly", "Anna", "Taster", "2 moves have been made.", "House rules: Open hands", "Nothing has been saved or begun yet."]) assert.ok(text.includes(words), words);
  const nobody = record({ players: [{ kind: "person", name: "" }, { kind: "bot", bot: "taster" }] });
  assert.match((await invited("deal", { record: nobody })).text, /<span>You<\/span>/);
  assert.match((await invited("replay", { record: nobody })).text, /<span>Person<\/span>/, "whoever watches is nobody of them");
});

test("nothing is kept before a press, and one press keeps one game", async () => {
  const { page, shown } = await invited("resume");
  assert.deepEqual([page.put, page.gone], [[], []]);
  const go = press(shown);
  go?.();
  go?.();
  await settled();
  assert.equal(page.put.length, 1);
  const [{ id, record: kept, names, done }] = page.put;
  assert.deepEqual([kept, names, done], [record(), ["Anna", ""], false]);
  assert.deepEqual(page.gone, [`#/game/${id}`]);
});

test("who plays the same deal alone goes by the own name, and begins at the first move", async () => {
  const { page, shown } = await invited("deal");
  press(shown)?.();
  await settled();
  assert.deepEqual([page.put[0].record.moves, page.put[0].record.seed, page.put[0].names], [[], 7, ["Zoe", ""]]);
});

test("a set-up is dealt anew each time", async () => {
  const seeds = [];
  for (const _ of "ab") {
    const { page, shown } = await invited("setup", { record: record({ seed: 0, moves: [] }) });
    press(shown)?.();
    await settled();
    seeds.push(page.put[0].record.seed);
  }
  assert.ok(seeds[0] > 0 && seeds[0] !== seeds[1]);
});

/** @param {number[][]} moves @param {any} [more] */
const save = (moves, more = {}) => ({ id: "mine", record: record({ moves }), names: ["Anna", ""], flat: true, done: false, updated: 1, ...more });

test("a saved game that is further is gone on with; a second one comes only by wish", async () => {
  const { page, text, ways } = await invited("resume", {}, { kept: [save([[0, 3, 9]]), save([[0, 3, 1], [1, 0, 2], [0, 5, 3]])] });
  assert.deepEqual(ways, ["yours", "second", "watch", "deal", "others"]);
  assert.match(text, /1 move further than the link/);
  assert.match(text, /href=#\/game\/mine/);
  assert.deepEqual(page.put, []);
});

test("one that is just as far needs no second", async () => {
  const { text, ways } = await invited("resume", {}, { kept: [save(record().moves)] });
  assert.deepEqual(ways, ["yours", "watch", "deal", "others"]);
  assert.match(text, /just as far/);
});

test("one that is behind is brought up to the link, as it was kept in all else", async () => {
  const { page, shown, text, ways } = await invited("resume", {}, { kept: [save([[0, 3, 9]])] });
  assert.deepEqual(ways, ["resume", "second", "watch", "deal", "others"]);
  assert.match(text, /The link is 1 move\s+further/);
  press(shown)?.();
  await settled();
  assert.deepEqual([page.put[0].id, page.put[0].flat, page.put[0].record.moves], ["mine", true, record().moves]);
  assert.deepEqual(page.gone, ["#/game/mine"]);
});

test("a task of a class set is nobody's twin", async () => {
  const { ways } = await invited("resume", {}, { kept: [save([[0, 3, 9]], { task: { set: "1x", number: 0 } })] });
  assert.equal(times(ways.join(), "second"), 0);
});

test("names are text", async () => {
  const name = "<img src=x onerror=alert(1)>";
  const page = app();
  const shown = await createInvitation(page, "1abc", { use: "resume", record: record({ players: [{ kind: "person", name }, { kind: "bot", bot: "taster" }] }) });
  const isRaw = (/** @type {any} */ value) => (value?.strings ? value.strings.join("").includes(name) || value.values.some(isRaw) : Array.isArray(value) && value.some(isRaw));
  assert.ok(drawn(shown.render()).includes(name));
  assert.equal(isRaw(shown.render()), false, "it is a value of the template and no part of it");
});
