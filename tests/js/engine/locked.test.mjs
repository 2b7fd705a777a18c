// The worker after its start: what reaches the net, keeps things or makes code of texts is gone;
// what computes still does.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Worker } from "node:worker_threads";

/** What a stranger's code would try: each gives something before the lock, and throws after it. */
const TRIES = {
  "what is its own": "WebSocket()",
  "what it inherits": "fetch()",
  "what it inherits, by way of that": "Object.getPrototypeOf(globalThis).fetch()",
  "what no browser has yet": "notYetInvented()",
  "what is kept in the browser": "navigator.storage()",
  eval: "(0, eval)('1')",
  Function: "Function('return 1')()",
  "a function's maker": "(() => 1).constructor('return 1')()",
  "a late function's maker": "(async () => 1).constructor('return 1')()",
  "a generator's maker": "(function* () {}).constructor('yield 1')()",
  "a late generator's maker": "(async function* () {}).constructor('yield 1')()",
  "a clock that is given a text": "setTimeout('1', 1)",
  "a clock that strikes on and is given a text": "clearInterval(setInterval('1', 9))",
};

const SCRIPT = `
const { parentPort } = require("node:worker_threads");
const reach = () => "reached";
const put = (name, value) =>
  Reflect.defineProperty(globalThis, name, { value, configurable: true });
Object.setPrototypeOf(globalThis, Object.create(Object.prototype, { fetch: { value: reach, configurable: true } }));
Reflect.deleteProperty(globalThis, "fetch");
put("WebSocket", reach);
put("notYetInvented", reach);
put("navigator", Object.create({ storage: reach, userAgent: "this one" }));
const clock = setTimeout; // Node's own takes no texts
put("setTimeout", (work, ...rest) => (work === "1" ? "set" : clock(work, ...rest)));
put("setInterval", () => "set");
const tries = { ${Object.entries(TRIES)
  .map(([name, code]) => `${JSON.stringify(name)}() { ${code.replace(/([^;]*)$/, " return $1")} }`)
  .join(", ")} };
const outcomes = () => Object.fromEntries(Object.entries(tries).map(([name, work]) => {
  try { return [name, String(work())]; } catch (error) { return [name, error.name]; }
}));
import(${JSON.stringify(new URL("../../../js/engine/locked.js", import.meta.url).href)}).then(({ lock }) => {
  const open = outcomes();
  lock();
  const locked = outcomes();
  const still = {
    isFunction: reach instanceof Function,
    maker: reach.constructor.name,
    bytes: new TextEncoder().encode("ab").length,
    agent: navigator.userAgent,
  };
  const tell = (word) => parentPort.postMessage({ open, locked, still: { ...still, word } });
  setTimeout((word) => queueMicrotask(() => tell(word)), 1, "later");
});`;

/** @type {any} */
let told;
before(async () => {
  const worker = new Worker(SCRIPT, { eval: true });
  told = await new Promise((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  });
  await worker.terminate();
});

for (const name of Object.keys(TRIES)) {
  test(`a stranger's code no longer reaches: ${name}`, () => {
    assert.doesNotMatch(told.open[name], /Error$/, "before the lock");
    assert.match(told.locked[name], /Error$/);
  });
}

test("what computes still does", () => {
  assert.deepEqual(told.still, {
    isFunction: true,
    maker: "Function",
    bytes: 2,
    agent: "this one",
    word: "later",
  });
});
