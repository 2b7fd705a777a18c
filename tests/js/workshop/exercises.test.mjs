// Small tasks: how their file is read, and what is kept of each.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import "../support/raw.mjs";
import { shelf } from "../support/shelf.mjs";
import { createBots } from "../../../js/store/bots.js";

const { hasWalk, kept, keptOf, tasksIn } = await import("../../../js/workshop/tasks.js");

test("a file holds for each task the code with which it begins, and a solution", () => {
  const text = "#: a\nx = 1\n\n# b\ny\n#: a solved\nx = 2\n#: c\nz\n#: c solved\nw\n";
  assert.deepEqual(tasksIn(text), [
    { name: "a", first: "x = 1\n\n# b\ny", solution: "x = 2" },
    { name: "c", first: "z", solution: "w" },
  ]);
  const games = new URL("../../../assets/games/", import.meta.url);
  for (const game of readdirSync(games).filter(hasWalk))
    for (const { first, solution } of tasksIn(
      readFileSync(new URL(`${game}/walk.py`, games), "utf8"),
    ))
      assert.ok(first && solution && first !== solution);
});

test("each task keeps its code, its tries and whether it is solved; a damaged one begins anew", async () => {
  const bots = createBots(shelf());
  await bots.put({ id: "g/walk/a", code: "own", tries: 2, solved: true });
  await bots.put({ id: "g/walk/b", code: "odd", tries: "x", solved: "yes" });
  await bots.put(/** @type {any} */ ({ id: "g/walk/c", code: 5 }));
  const all = await keptOf(bots, "g", [{ name: "a" }, { name: "b" }, { name: "c" }]);
  const of = (/** @type {string} */ task) => kept(all, "g", task, "first");
  assert.deepEqual(of("a"), { id: "g/walk/a", code: "own", tries: 2, solved: true });
  assert.deepEqual(of("b"), { id: "g/walk/b", code: "odd", tries: 0, solved: false });
  assert.deepEqual(of("c"), { id: "g/walk/c", code: "first", tries: 0, solved: false });
});
