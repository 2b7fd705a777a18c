// What an address with a link shows while it is opened, when it does not open, and the box into which links are pasted.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createGoOnce } from "../../js/pages/double-press.js";
import { createWords } from "../../js/words/words.js";
import { drawn } from "./drawn.mjs";
import "./raw.mjs";

globalThis.location = /** @type {any} */ ({ href: "https://a.example/" });
globalThis.requestAnimationFrame = /** @type {any} */ (() => 0);
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

const linkPage = await import("../../js/pages/link.js");

const FILES = ["shell", "table", "schokoly", "link"];
const { t, has } = createWords({ en: FILES.map((name) => readFileSync(new URL(`../../assets/locales/en/${name}.ftl`, import.meta.url), "utf8")) });
const settled = () => new Promise((resolve) => { setTimeout(resolve); });

const RECORD = { game: "schokoly", edition: 1, options: {}, seed: 7, position: "", players: [{ kind: "person", name: "" }, { kind: "bot", bot: "taster" }], moves: [] };

/** @param {(text: string) => any} answer what `open` answers */
function app(answer) {
  /** @type {any} */
  const seen = { asked: [], gone: [], put: [] };
  const go = (/** @type {string} */ hash) => seen.gone.push(hash);
  return { ...seen, t, words: { t, has, language: "en" }, draw() {}, drawn() {}, focus() {}, announce() {}, go, goOnce: createGoOnce(() => 0, go),
    install: { isOwn: () => false, way: "chromium" }, store: { get: () => "" }, saves: { list: async () => [], put: async (/** @type {any} */ save) => void seen.put.push(save) },
    engine: { state: "ready", progress: { step: "ready", loaded: 0, total: 0 }, ask: async (/** @type {any} */ { op, text }) => { seen.asked.push([op, text]); return answer(text); } } };
}

/** @param {any} box @param {string} id */
const shown = (box, id) => /** @type {any} */ (linkPage.page(box, { id, game: id, query: {} }));

test("until the engine has answered, a wrapped box is shown", async () => {
  const box = app(() => new Promise(() => undefined));
  const page = shown(box, "1abc");
  await settled();
  assert.match(drawn(page.render()), /The box is being opened/);
  assert.deepEqual(box.asked, [["open", "1abc"]]);
});

test("then it is what it invites to, and nothing is kept", async () => {
  const box = app(() => ({ opened: { use: "deal", record: RECORD, plies: 0, done: false } }));
  const page = shown(box, "1abc");
  await settled();
  assert.match(drawn(page.render()), /The same cards for you/);
  assert.deepEqual([box.put, box.gone], [[], []]);
});

for (const [type, words, again] of /** @type {const} */ ([["bad-link", "damaged", false], ["older-box", "older box", false], ["newer-box", "newer box", false], ["dead", "did not answer", true], ["internal", "did not answer", true]])) {
  test(`what does not open is told in one sentence, with a way out: ${type}`, async () => {
    const page = shown(app(() => ({ error: { type, text: "Secret English." } })), "1abc");
    await settled();
    const text = drawn(page.render());
    assert.ok(text.includes(words), text);
    assert.doesNotMatch(text, /Secret/);
    assert.match(text, /href="#\/"/);
    assert.equal(text.includes("Try again"), again);
  });
}

test("what has no table here does not open, be it a game or one of a set's tasks, and that is said", async () => {
  const record = { ...RECORD, game: "choco_practice" };
  for (const opened of [{ use: "deal", record }, { use: "set", set: { title: "", tasks: [RECORD, record] }, key: "1abc" }]) {
    const box = app(() => ({ opened }));
    const page = shown(box, "1abc");
    await settled();
    assert.match(drawn(page.render()), /no table for what the link holds/);
    assert.deepEqual(box.put, []);
  }
});

test("an answer that comes when nobody looks any more changes nothing", async () => {
  /** @type {(reply: any) => void} */
  let answer = () => undefined;
  const page = shown(app(() => new Promise((resolve) => { answer = resolve; })), "1abc");
  page.close();
  answer({ error: { type: "bad-link" } });
  await settled();
  assert.match(drawn(page.render()), /The box is being opened/);
});

/** Pastes something and opens it. @param {any} box @param {string} value */
async function paste(box, value) {
  const page = shown(box, "");
  const find = (/** @type {any} */ template) => {
    for (const [i, inner] of (template?.values ?? []).entries()) {
      if (typeof inner === "function" && template.strings[i].endsWith("@submit=")) return inner;
      const found = /** @type {any} */ (find(inner));
      if (found) return found;
    }
    return null;
  };
  find(page.render())({ preventDefault() {}, target: { elements: { namedItem: () => ({ value }) } } });
  await settled();
  return drawn(page.render());
}

test("a pasted link is gone to, without what stood round it", async () => {
  const box = app((text) => (text === "1abcd" ? { opened: { use: "set" } } : { error: { type: "bad-link" } }));
  await paste(box, "See https://a.example/#/g/1ab\ncd");
  assert.deepEqual(box.gone, ["#/g/1abcd"]);
});

test("the old links of a deal still lead to it", async () => {
  const box = app(() => ({}));
  await paste(box, "https://a.example/#/new/schokoly?seed=5&players=person,nibbler \n");
  assert.deepEqual(box.gone, ["#/new/schokoly?seed=5&players=person,nibbler"]);
  assert.deepEqual(box.asked, []);
});

test("what is none is told beside the box, which keeps it", async () => {
  const box = app(() => ({ error: { type: "older-box" } }));
  assert.match(await paste(box, "1abc"), /from an older box/);
  assert.match(await paste(box, "Hello?"), /damaged/);
  assert.match(await paste(app(() => ({ error: { type: "dead" } })), "1abc"), /did not answer/);
  assert.deepEqual(box.gone, []);
});
