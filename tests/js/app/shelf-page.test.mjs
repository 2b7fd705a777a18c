// The shelf: what a lid tells, and where a touch on it leads.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, times } from "../support/drawn.mjs";
import { appWith, handlerAfter, handlers, settled } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { buttonsOf, elementsOf, linksOf, marked, wordsOf } from "../support/seen.mjs";

const shelf = await import("../../../js/app/shelf.js");
const { ageOf, BOXES, findBox } = await import("../../../js/games/box.js");

/** The shelf of a device, lid by lid. @param {Record<string, any>} played @param {any[]} [saved] */
async function lids(played, saved) {
  const app = { ...appWith({}, saved), offline: { state: "none" }, store: { get: () => played } };
  const { render } = shelf.page(app);
  await settled();
  return drawn(render()).split('<li class="box"').slice(1);
}

test("a lid has one link, which reaches over all of it, and a ribbon where a game waits", async () => {
  const record = { game: "schokoly", edition: 1, players: [] };
  const [first, second] = await lids({}, [{ record }]);
  assert.deepEqual(linksOf(first ?? ""), [
    ["Continue Schokoly", "#/game/"],
    ["Play Schokoly", "#/set-up/schokoly"],
  ]);
  assert.deepEqual(linksOf(second ?? ""), [["Play Choco-Boom", "#/set-up/choco_boom"]]);
});

test("a newer version is offered with the number of saved games that it cannot open", async () => {
  const record = (/** @type {string} */ game, more = {}) => ({
    record: { game, edition: findBox(game)?.edition, players: [], ...more },
  });
  const lesson = { position: findBox("schokoly")?.lesson?.position };
  const saved = [
    record("kaboom"),
    record("kaboom", { edition: 0 }),
    record("schokoly"),
    record("schokoly", lesson),
    record("choco_boom", { position: "bot:" }),
  ];
  const offer = async (/** @type {any} */ coming, games = saved) => {
    const app = {
      ...appWith({}, games),
      offline: { state: "ready", isNewer: true, coming },
      store: { get: () => ({}) },
    };
    const { render } = shelf.page(app);
    const before = drawn(render());
    await settled();
    return [before, drawn(render())].map((text) =>
      wordsOf(elementsOf(marked(text, "newer")[0]?.inner ?? "")[0]?.inner ?? ""),
    );
  };
  const now = BOXES.map(({ name, edition, lesson: own }) => {
    return { name, edition, newest: edition, lesson: own };
  });
  const raised = (/** @type {string} */ game, /** @type {any} */ more) =>
    now.map((one) => (one.name === game ? { ...one, ...more(one) } : one));
  const next = ({ edition = 0 }) => ({ edition: edition + 1, newest: edition + 1 });
  assert.deepEqual(await offer(null), ["A newer Chocobox is ready.", "A newer Chocobox is ready."]);
  assert.deepEqual((await offer(now, []))[1], "A newer Chocobox is ready.");
  assert.deepEqual(await offer(now), [
    "A newer Chocobox is ready.",
    "A newer Chocobox is ready. It opens all your saved games.",
  ]);
  const lost = async (/** @type {any} */ coming) =>
    /cannot open (\d+) of your (\d+) saved games/
      .exec((await offer(coming))[1] ?? "")
      ?.slice(1)
      .join(" of ");
  assert.deepEqual(
    [await lost(raised("kaboom", next)), await lost(raised("schokoly", next))],
    ["1 of 4", "2 of 4"],
  );
  assert.equal(
    await lost(raised("schokoly", () => ({ lesson: { position: "lesson:99" } }))),
    "1 of 4",
  );
  const both = { position: "lesson:1", newest: "lesson:99" };
  assert.equal(await lost(raised("schokoly", () => ({ lesson: both }))), undefined);
  assert.equal(await lost(raised("choco_boom", next)), undefined, "to write a bot has no editions");
  const range = ({ newest = 0 }) => ({ newest: newest + 2 });
  assert.equal(await lost(raised("kaboom", range)), undefined, "it plays older ones, too");
  const only = ({ edition = 0 }) => ({ edition, newest: undefined });
  assert.equal(await lost(raised("kaboom", only)), undefined, "a box that has one edition only");
  assert.equal(await lost(now.filter(({ name }) => name !== "kaboom")), "1 of 4");
});

test("a lid tells the minutes from the quickest number of seats to the slowest, as they will be proposed", async () => {
  const minutes = (/** @type {string} */ lid) => /Minutes<\/dt> <dd>([^<]*)/.exec(lid)?.[1];
  assert.deepEqual((await lids({})).map(minutes), ["13–16", "3–4", "20–32", "3–5"]);
  assert.equal(minutes((await lids({ kaboom: {} }))[3]), "10–18");
});

test("today's game stands beside the boxes, by its day, before Python runs", async (now) => {
  const today = (/** @type {number} */ day) => {
    now.mock.timers.setTime(day * 86_400_000);
    const app = { ...appWith(), offline: { state: "ready" }, store: { get: () => ({}) } };
    const [words = "", to] = linksOf(drawn(shelf.page(app).render()).split("<footer")[1] ?? "")[0];
    return [words.replace(/^.*(?=Today)/, ""), to]; // a lid may have letters, which nobody hears
  };
  now.mock.timers.enable({ apis: ["Date"] });
  assert.deepEqual(today(20_400), ["Today Schokoly", "#/path"]);
  assert.deepEqual(today(20_403), ["Today Kaboom!", "#/path"]);
});

test("beside the boxes are today, two ways and More, whose sheet leads to all other pages", () => {
  const offline = { state: "ready" };
  const app = { ...appWith(), offline, store: { get: () => ({}) } };
  const { render } = shelf.page(app);
  const foot = () => drawn(render()).split("<footer")[1] ?? "";
  const entries = () => marked(foot(), "menu-entry").length;
  assert.deepEqual(linksOf(foot()).slice(1), [
    ["Saved games", "#/saves"],
    ["Teachers", "#/class"],
  ]);
  assert.deepEqual(buttonsOf(foot()), ["More"]);
  handlerAfter(render(), 'aria-haspopup="dialog"')();
  assert.equal(entries(), 7);
  for (const go of handlers(render()).slice(-7)) go();
  assert.deepEqual(app.gone, [
    "#/rules/schokoly",
    "#/g",
    "#/near",
    "#/addresses",
    "#/settings",
    "#/about",
    "#/keep",
  ]);
  app.install.isDone = true;
  assert.deepEqual([entries(), times(foot(), "Chocobox is on this device")], [6, 1]);
});

test("a game goes on in every edition from the first that is played to the newest", () => {
  const box = { name: "kaboom", edition: 7, since: 3, lesson: null };
  const other = { name: "kaboom", edition: 3, newest: 7, lesson: null };
  const ages = (/** @type {any} */ one) =>
    [2, 3, 5, 7, 8].map((edition) => ageOf({ game: "kaboom", edition }, [one]));
  const told = ["older", "good", "good", "good", "newer"];
  assert.deepEqual([ages(box), ages(other)], [told, told]);
  assert.equal(ageOf({ game: "kaboom", edition: 2, position: "bot:" }, [box]), "good");
});
