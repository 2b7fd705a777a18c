// The tournament of a class: what its page is given.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../support/raw.mjs";
import { appWith } from "../support/page-app.mjs";

const { classTournament } = await import("../../../js/pages/class-tournament.js");

const TASK = {
  game: "schokoly",
  edition: 1,
  options: {},
  players: [],
  seed: 7,
  position: "bot:",
  moves: [],
};

test("its deals are drawn when it is opened: the seed of the task stands in every pupil's link", async () => {
  const app = appWith({ rows: () => ({ rows: { pupils: [] } }) });
  const kept = { id: "a", key: "k", set: { tasks: [TASK] } };
  Object.assign(app, {
    sets: { all: async () => ({ sets: [kept] }), resultsOf: async () => [] },
    moreWords: async () => undefined,
  });
  const pages = await Promise.all([classTournament(app, "a", 0), classTournament(app, "a", 0)]);
  const seeds = pages.map((page) => /** @type {any} */ (page).given.seed);
  assert.equal(new Set([7, ...seeds]).size, 3);
  assert.ok(seeds.every(Number.isSafeInteger));
});
