// A network that wants a sign-in: how it is known, what the engine says of it, and what stands in
// the front page for when no other file comes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import { Engine } from "../../../js/engine/engine.js";
import { isPortal } from "../../../js/app/stuck.js";

const { fetch } = globalThis;
/** @type {any} */
const world = globalThis;
afterEach(() => {
  world.fetch = fetch;
  delete world.document;
});

/**
 * A page and the net's answer to its one question.
 * @param {any} answer
 * @param {boolean} [isSite]
 */
function netOf(answer, isSite = true) {
  /** @type {any[]} */
  const asked = [];
  world.document = { querySelector: () => (isSite ? {} : null) };
  world.fetch = async (/** @type {string} */ url, /** @type {object} */ how) => {
    asked.push([url, how]);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return asked;
}

/** @param {string} type @param {number} [status] */
const sent = (type, status = 200) =>
  new Response("", { status, headers: { "Content-Type": type } });

test("a page in place of a script, or a way to another, is a network's own", async () => {
  const asked = netOf(sent("text/html; charset=utf-8"));
  assert.equal(await isPortal(), true);
  assert.equal(asked[0][0], "sw.js", "the one file that no browser has kept");
  const { signal, ...how } = asked[0][1];
  assert.deepEqual(how, { cache: "no-store", redirect: "manual" });
  netOf({ type: "opaqueredirect", ok: false, headers: new Headers() });
  assert.equal(await isPortal(), true);
  for (const other of [sent("text/javascript"), sent("text/html", 404), new TypeError("no line")]) {
    netOf(other);
    assert.equal(await isPortal(), false);
  }
});

test("the box as one file asks nobody", async () => {
  const asked = netOf(sent("text/html"), false);
  assert.equal(await isPortal(), false);
  assert.deepEqual(asked, []);
});

/**
 * The code of a start that failed, when the net has been asked.
 * @param {boolean} isAnswered
 * @param {string} code
 */
async function failedWith(isAnswered, code) {
  const worker = /** @type {any} */ ({ terminate() {}, postMessage() {} });
  const engine = new Engine({ makeWorker: () => worker, isPortal: async () => isAnswered });
  worker.onmessage({ data: { failed: { code, text: "SyntaxError" } } });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  engine.end();
  return engine.failure?.code;
}

test("a start that fails on such a page says so; one that fails otherwise keeps its cause", async () => {
  assert.equal(await failedWith(true, "no-start"), "portal");
  assert.equal(await failedWith(false, "no-start"), "no-start");
  assert.equal(await failedWith(true, "no-webassembly"), "no-webassembly");
});

test("the front page has the table's colours before its styles come", () => {
  const page = readFileSync(new URL("../../../index.html", import.meta.url), "utf8");
  const tokens = readFileSync(new URL("../../../assets/style/tokens.css", import.meta.url), "utf8");
  for (const [name, property] of [
    ["table", "background"],
    ["ink", "color"],
  ]) {
    const [, light, dark] =
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
    const colours = [...page.matchAll(new RegExp(`html \\{[^}]*\\b${property}: (#\\w+)`, "g"))].map(
      ([, colour]) => colour,
    );
    assert.deepEqual(colours, [light, dark], name);
  }
});
