// The page that gives the box a place of its own, what each window is told of that, and what a
// device reads in the manifest.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { manifest } from "../../../py/runtime/manifest.mjs";
import { drawn } from "../support/drawn.mjs";
import { appWith, t } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { buttonsOf, itemsOf } from "../support/seen.mjs";

const { canInstall, page: installPage } = await import("../../../js/app/install.js");
const { offlineMark } = await import("../../../js/app/page-head.js");

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
/** @param {any} app */
const shown = (app) => drawn(installPage(app).render()).replace(/[⁨⁩]/g, "");
const isOwn = () => true;

test("a computer is told two steps; what its browser offers comes in their place", () => {
  const steps = shown(appOf({}));
  assert.match(steps, /Keep it on this computer/);
  assert.equal(itemsOf(steps).length, 2);
  const offered = shown(appOf({ offer: {} }));
  assert.deepEqual([buttonsOf(offered), itemsOf(offered)], [["Put it there"], []]);
  assert.match(shown(appOf({ isDone: true })), /Chocobox is now on this computer\./);
});

test("an iPad is told its own steps, and of its gestures", () => {
  const page = shown(appOf({ device: "tablet", way: "ios-safari" }));
  assert.equal(itemsOf(page).length, 4);
  assert.match(
    page,
    /Keep it on this tablet[^]*share sign[^]*“Add to Home Screen”[^]*Four or five fingers/,
  );
});

test("a box with a place of its own asks for none", () => {
  assert.equal(canInstall(appOf({})), true);
  assert.equal(canInstall(appOf({ isOwn })), false);
  assert.match(shown(appOf({ isOwn })), /Chocobox is already on this computer/);
});

test("a window that keeps nothing says so and offers nothing", () => {
  const app = appOf({}, "none", false);
  assert.equal(canInstall(app), false);
  assert.match(shown(app), /Nothing can be kept in this window\./);
  assert.equal(t(offlineMark(app)), "This window keeps nothing for later");
  assert.equal(t(offlineMark(appOf({}, "none"))), "Needs internet in this window");
  assert.equal(t(offlineMark(appOf({}))), "Plays without internet");
});

test("at an address without https it names that as the reason, and no steps that would be in vain", () => {
  const page = shown(appOf({ isSecure: () => false }, "none", false));
  assert.match(
    page,
    /The address of this page begins with http:\/\/, and browsers keep only what comes by https:\/\/: open Chocobox at/,
  );
  assert.doesNotMatch(page, /private window/);
  assert.deepEqual(itemsOf(page), []);
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
