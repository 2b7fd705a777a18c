// Ready lessons: their minutes add up, every word is there, and their sets are what a teacher could
// make.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { tasksOf } from "../../../js/class/plan.js";
import { minutesOfTask } from "../../../js/games/box.js";
import { words } from "../support/page-app.mjs";
import "../support/raw.mjs";

const { LESSONS: ALL } = await import("../../../js/class/lessons.js");
const LESSONS = ALL.toSorted((a, b) => a.minutes - b.minutes || a.age - b.age);

const SETS = new URL("../../classes/ready_lessons.json", import.meta.url);

test("a lesson has a course whose minutes add up, and its tasks leave time to talk", () => {
  for (const { name, minutes, steps, tasks } of LESSONS) {
    const made = tasksOf(/** @type {any} */ (LESSONS.find((one) => one.name === name)));
    assert.equal(
      steps.reduce((sum, one) => sum + one, 0),
      minutes,
      name,
    );
    assert.equal(made.length, tasks.length, name);
    assert.ok(
      made.map(minutesOfTask).reduce((sum, one) => sum + one, 0) <= minutes * 0.65,
      `${name}: ${made.map(minutesOfTask)}`,
    );
  }
  assert.deepEqual([...new Set(LESSONS.map(({ minutes }) => minutes))], [15, 30, 45]);
});

test("a lesson has all its words, and every link a name", () => {
  for (const { name, steps, links } of LESSONS) {
    const parts = ["title", "line", "goal", "material", ...steps.map((_, i) => `step-${i + 1}`)];
    for (const part of parts) assert.ok(words.has(`ready-${name}-${part}`), `${name} ${part}`);
    assert.ok(!words.has(`ready-${name}-step-${steps.length + 1}`), name);
    for (const link of links) assert.ok(words.has(`ready-to-${link.split(/[/?]/)[0]}`), link);
  }
});

test("the engine is asked in pytest whether it takes these very sets", () => {
  const sets = Object.fromEntries(LESSONS.map((lesson) => [lesson.name, tasksOf(lesson)]));
  const text = `${JSON.stringify(sets, null, 1)}\n`;
  if (process.env.UPDATE_GOLDEN) writeFileSync(SETS, text);
  assert.equal(readFileSync(SETS, "utf8"), text);
});

test("minutes are told of each kind of task", () => {
  const task = (/** @type {any} */ more) =>
    minutesOfTask({
      edition: 1,
      options: {},
      players: [{ kind: "person" }],
      seed: 1,
      position: "",
      moves: [],
      ...more,
    });
  const two = [{ kind: "person" }, { kind: "bot", bot: "steady" }];
  assert.deepEqual(
    [
      { game: "schokoly_count", options: { grade: 2 } },
      { game: "schokoly_best", options: { cards: 24 } },
      { game: "schokoly_best" },
      { game: "kaboom", players: two, options: { rounds: 3 } },
      { game: "kaboom", players: two, position: "lesson:1" },
      { game: "nothing" },
    ].map(task),
    [4, 2, 1, 3, 3, 0],
  );
});
