// The page that gives the box a place of its own, what each window is told of that, and what a
// device reads in the manifest.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { manifest } from "../../../py/runtime/manifest.mjs";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlers, t } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { buttonsOf, itemsOf } from "../support/seen.mjs";

const { open } = await import("../../../js/app/built.js");
const { canInstall, offlineMark } = await import("../../../js/app/page-head.js");
const { ADDRESSES } = await import("../../../js/games/box.js");

/**
 * @param {object} install
 * @param {string} [state]
 * @param {boolean} [isStored] whether the window keeps games
 */
const appOf = (install, state = "ready", isStored = true) => {
  const app = appWith();
  return {
    ...app,
    install: { ...app.install, ...install },
    offline: { state },
    saves: { isStored: () => isStored },
  };
};
const isOwn = () => true;
const KEEP = /** @type {any} */ (ADDRESSES.find(({ path }) => path === "keep"));

/** The page that this device is shown. @param {any} app */
async function opened(app) {
  const page = await open(app, KEEP, { params: [], query: {} });
  return { page, text: () => drawn(page.render()).replace(/[⁨⁩]/g, "") };
}

test("the page changes with the device: steps, what the browser offers, and that it is done", async () => {
  const app = appOf({});
  const { page, text } = await opened(app);
  assert.match(text(), /Keep it on this device/);
  assert.equal(itemsOf(text()).length, 2);
  const taken = /** @type {string[]} */ ([]);
  Object.assign(app.install, { offer: {}, take: () => taken.push("taken") });
  app.focus = (/** @type {string} */ what) => taken.push(what);
  assert.deepEqual([buttonsOf(text()), itemsOf(text())], [["Put it there"], []]);
  handlers(page.render())[0]?.();
  assert.deepEqual(taken, ["taken", "h1"]);
  app.install.isDone = true;
  assert.match(text(), /Chocobox is on this device\./);
});

test("a box with a place of its own, and a window that keeps nothing, install nothing", async () => {
  assert.equal(canInstall(appOf({})), true);
  assert.equal(canInstall(appOf({ isOwn })), false);
  assert.match((await opened(appOf({ isOwn }))).text(), /Chocobox is on this device/);
  const app = appOf({}, "none", false);
  assert.equal(canInstall(app), false);
  assert.match((await opened(app)).text(), /Nothing can be kept in this window\./);
  assert.equal(t(offlineMark(app)), "This window keeps nothing for later");
  assert.equal(t(offlineMark(appOf({}, "none"))), "Needs internet in this window");
  assert.equal(t(offlineMark(appOf({}))), "Plays without internet");
});

test("the manifest leads to each game, has the table's colours, and every icon has the size that it claims", () => {
  const { icons = [], shortcuts = [], ...rest } = manifest;
  assert.deepEqual(
    [rest.start_url, rest.scope, rest.display, rest.orientation],
    ["./", "./", "standalone", "any"],
  );
  const tokens = readFileSync(new URL("../../../assets/style/tokens.css", import.meta.url), "utf8");
  for (const colour of [rest.background_color, rest.theme_color])
    assert.ok(tokens.includes(`--table: light-dark(${colour},`));
  assert.deepEqual(
    shortcuts.map(({ url }) => url),
    ["schokoly", "choco_boom", "choco_challenge", "kaboom"].map((name) => `./#/set-up/${name}`),
  );
  const drawings = [...icons, ...shortcuts.flatMap((one) => one.icons ?? [])].filter(
    ({ type }) => type === "image/png",
  );
  for (const { src, sizes } of drawings) {
    const data = readFileSync(
      new URL(
        `../../../assets/${src.replace(/^icons\/game-(\w+)/, "games/$1/icon")}`,
        import.meta.url,
      ),
    );
    assert.equal(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`, sizes, src);
  }
  const pieces = drawings.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
  for (const piece of ["192x192 any", "512x512 any", "512x512 maskable", "96x96 any"])
    assert.ok(pieces.includes(piece), piece);
});
