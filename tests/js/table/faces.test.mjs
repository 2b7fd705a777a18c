// Faces: whose it is, how it looks, and what is kept of the animals that persons choose.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { drawn } from "../support/drawn.mjs";
import { appWith, handlerAfter } from "../support/page-app.mjs";
import "../support/raw.mjs";
import { elementsOf, linksOf } from "../support/seen.mjs";

const { ANIMALS, animalsIn, facesOf, withAnimal } = await import("../../../js/table/animals.js");
const { portrait } = await import("../../../js/table/marks.js");
const { handDock, plates } = await import("../../../js/table/seats.js");
const { defaults } = await import("../../../js/table/defaults.js");
const { branch } = await import("../../../js/table/players.js");
const setup = await import("../../../js/app/setup.js");
const newPage = await import("../../../js/app/new.js");

const ASSETS = new URL("../../../assets/", import.meta.url);
const FILES = readdirSync(ASSETS, { recursive: true, encoding: "utf8" }).filter((file) =>
  /faces\/\w+\.svg$/.test(file),
);

test("each animal and written bot has its own face, in three small pictures drawn here", () => {
  const shared = FILES.filter((file) => file.startsWith("faces/")).map((file) => file.slice(6, -4));
  assert.deepEqual(shared.sort(), [...ANIMALS, "own"].sort());
  for (const file of FILES) {
    const text = readFileSync(new URL(file, ASSETS), "utf8");
    assert.match(text, /viewBox="0 0 64 192"/, file);
    assert.deepEqual(
      text.match(/<!-- (waits|glad|beaten) -->/g),
      ["<!-- waits -->", "<!-- glad -->", "<!-- beaten -->"],
      file,
    );
    assert.ok(text.length < 5000, `${file} is small`);
    assert.doesNotMatch(text, /<image|href="[^#]|<script|<style/, file);
  }
  const names = FILES.map((file) => file.split("/").at(-1));
  assert.equal(new Set(names).size, names.length, "no animal has the name of a bot");
});

test("every seat has another animal, whatever was kept", () => {
  assert.deepEqual(animalsIn(undefined), ANIMALS);
  for (const kept of [
    "x",
    3,
    null,
    {},
    [],
    [1, "cow"],
    ["frog", "frog"],
    ["frog", "panda", "cow"],
  ]) {
    assert.deepEqual([...animalsIn(kept)].sort(), [...ANIMALS].sort());
  }
  assert.deepEqual(animalsIn(["frog", "panda", "cow"]).slice(0, 3), ["frog", "panda", ANIMALS[0]]);
});

test("whoever has the animal that another one chooses gets that one's", () => {
  const after = withAnimal(ANIMALS, 2, ANIMALS[0] ?? "");
  assert.deepEqual(after.slice(0, 3), [ANIMALS[2], ANIMALS[1], ANIMALS[0]]);
  assert.deepEqual(withAnimal(ANIMALS, 1, ANIMALS[1] ?? ""), ANIMALS);
});

const PLAYERS = [{ kind: "person" }, { kind: "bot", bot: "owl" }, { kind: "person" }];

test("a bot has its own face, a person the animal of the seat", () => {
  assert.deepEqual(facesOf(PLAYERS, ["frog", "panda", "turtle"]), ["frog", "owl", "turtle"]);
  assert.deepEqual(facesOf(PLAYERS), [ANIMALS[0], "owl", ANIMALS[2]]);
});

/** A table of three at which the second is at its turn and the third is glad. @type {any} */
const shown = {
  view: { turn: 1 },
  names: ["Anna", "Owl", "Ben"],
  update: { done: false, wake: null },
  game: {
    ...defaults,
    face: (/** @type {string} */ name, /** @type {string} */ mood) =>
      `[${name} ${mood ?? "waits"}]`,
  },
  ui: {
    t: (/** @type {string} */ id) => id,
    seat: 0,
    actions: [],
    names: ["Anna", "Owl", "Ben"],
    lit: null,
    faces: ["frog", "owl", "turtle"],
    moods: { 2: "glad" },
  },
};

test("a portrait has the face as the engine says it looks, and the seat's mark", () => {
  assert.match(drawn(portrait(shown, 2)), /\[turtle glad\].*seat-2/s);
  assert.match(drawn(portrait(shown, 0)), /\[frog waits\]/);
});

/** Whether each portrait that was drawn is in foil. @param {any} value @returns {boolean[]} */
const inFoil = (value) => {
  if (Array.isArray(value)) return value.flatMap(inFoil);
  return (value?.values ?? []).flatMap((/** @type {any} */ part, /** @type {number} */ i) =>
    value.strings[i].endsWith("data-now=") ? [part === ""] : inFoil(part),
  );
};

test("the face of whose turn it is tells so before any word does", () => {
  assert.deepEqual(inFoil(plates(shown)), [true, false]);
  assert.deepEqual(inFoil(plates({ ...shown, view: { turn: null } })), [false, false]);
  const own = (/** @type {any} */ more) => inFoil(handDock({ ...shown, ...more }));
  assert.deepEqual(own({}), [false]);
  assert.deepEqual(own({ view: { turn: 0 } }), [true]);
  assert.deepEqual(
    own({ ui: { ...shown.ui, actions: [{ type: "Peek" }] } }),
    [true],
    "who is asked, too",
  );
  const slaps = {
    game: { ...shown.game, reflex: ["Slap"] },
    ui: { ...shown.ui, actions: [{ type: "Slap" }] },
  };
  assert.deepEqual(own(slaps), [false], "but not who may only slap");
});

test("animals lie in the save beside the record, and go along with it; no record and no address has them", async () => {
  const record = { game: "schokoly", options: {}, players: PLAYERS, seed: 7, moves: [] };
  const app = appWith({ new: () => ({ update: { record, done: false } }) });
  app.store = {
    get: (/** @type {string} */ key) => (key === "animals" ? ["turtle", "frog"] : ""),
    set() {},
  };
  await newPage.page(app, { id: "schokoly", query: { players: "person,nibbler,person" } });
  assert.deepEqual(app.put[0].animals.slice(0, 3), ["turtle", "frog", ANIMALS[0]]);
  assert.equal(JSON.stringify([app.asked, app.put[0].record, app.gone]).includes("turtle"), false);
  assert.deepEqual(branch(app.put[0], 0, 0, "new").animals, app.put[0].animals);
});

test("an animal is chosen beside the name, by its word, and is kept at once", () => {
  /** @type {Record<string, any>} */
  const kept = {};
  const app = appWith();
  app.store = {
    get: (/** @type {string} */ key) => kept[key] ?? (key === "played" ? {} : ""),
    set: (/** @type {string} */ key, /** @type {any} */ value) => {
      kept[key] = value;
    },
  };
  const page = /** @type {any} */ (
    setup.page(app, { id: "schokoly", query: { players: "person,person" } })
  );
  const before = drawn(page.render());
  const choices = elementsOf(before).filter(({ at }) => at.name === "animal");
  assert.equal(choices.length, ANIMALS.length);
  assert.match(before, /Which animal\?.*Hedgehog.*Turtle/s);
  handlerAfter(page.render(), "Hedgehog</b>")({}); // the one after it
  assert.deepEqual(kept.animals.slice(0, 2), [ANIMALS[1], ANIMALS[0]]);
  const address = (/** @type {string} */ text) =>
    linksOf(text).find(([, to]) => to?.startsWith("#/new/"));
  assert.ok(address(before));
  assert.deepEqual(address(drawn(page.render())), address(before), "the address stays as it was");
});
