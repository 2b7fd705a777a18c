// Which page is open, and when it is drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { appWith, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";

/** @type {(() => void)[]} */
const frames = [];
/** @type {(() => void)[]} */
const painted = [];
/** A frame of the browser. */
const frame = () => frames.splice(0).forEach((work) => work());
const page = { location: { href: "https://a.example/", hash: "" }, follow: () => undefined };
Object.assign(globalThis, {
  window: {
    location: page.location,
    history: { state: null },
    document,
    addEventListener: (/** @type {string} */ _, /** @type {() => undefined} */ listener) => {
      page.follow = listener;
    },
  },
  requestAnimationFrame: (/** @type {() => void} */ work) => frames.push(work),
  MessageChannel: class {
    port1 = { onmessage: () => undefined };
    port2 = { postMessage: () => void painted.push(() => this.port1.onmessage()) };
  },
});
const { Redraw } = await import("../../../js/app/redraw.js");
const { Router } = await import("../../../js/app/router.js");
const { previewed, previewFrom } = await import("../../../js/store/preview.js");

/** A router, and in order all that happened. */
function begun() {
  /** @type {any[]} */
  const log = [];
  /** @type {((value?: unknown) => void)[]} */
  const coming = [];
  const app = {
    ...appWith(),
    store: { get: () => "" },
    engine: {
      ask: (/** @type {any} */ request) => {
        log.push(request.text);
        return new Promise(() => undefined);
      },
    },
    bringLater: () => {
      log.push("brings");
      return new Promise((resolve) => coming.push(resolve));
    },
  };
  const announcer = { announce() {}, say() {}, hush: () => void log.push("hushes") };
  const router = new Router(
    /** @type {any} */ ({}),
    new Redraw(() => undefined),
    announcer,
    () => app,
  );
  page.location.hash = "#/watch/one";
  router.begin();
  return { app, log, router, come: () => coming.shift()?.() };
}

test("whoever goes to another page leaves the last sentence behind, before that page is asked for", () => {
  assert.deepEqual(begun().log, ["hushes", "brings"]);
});

test("a teacher who is back from the tasks as pupils see them looks at them no more", () => {
  const { router } = begun();
  previewFrom("1set", "#/watch/other");
  router.go("#/watch/more");
  page.follow();
  assert.equal(previewed().key, "1set");
  router.go("#/watch/other");
  page.follow();
  assert.equal(previewed().key, "");
});

test("a page whose script comes late is not opened for whoever has gone elsewhere", async () => {
  const { app, log, router, come } = begun();
  router.go("#/watch/other");
  page.follow();
  await import("../../../js/pages/watch.js"); // after those that the router began
  log.length = 0;
  come();
  await settled();
  assert.deepEqual([log, app.waited], [[], []]);
  come();
  await settled();
  assert.deepEqual(log, ["other"]);
});

test("all wishes of a frame are one drawing, and the work for it comes once it stands", () => {
  /** @type {string[]} */
  const log = [];
  const redraw = new Redraw(() => {
    log.push("drawn");
    redraw.stands();
  });
  redraw.draw();
  redraw.drawn(() => log.push("work"));
  frame();
  frame();
  assert.deepEqual(log, ["drawn", "work"]);
  redraw.drawn(() => log.push("of a page that was left"));
  redraw.forget();
  frame();
  assert.deepEqual(log, ["drawn", "work", "drawn"]);
});

test("what was changed without a drawing is painted before anything is drawn", () => {
  let drawings = 0;
  const redraw = new Redraw(() => void drawings++);
  redraw.paintFirst();
  redraw.draw();
  frame();
  assert.equal(drawings, 0);
  painted.splice(0).forEach((tell) => tell());
  frame();
  assert.equal(drawings, 1);
});
