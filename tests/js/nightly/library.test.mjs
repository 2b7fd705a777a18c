// The library that is shipped has no module too many and none too few, and the whole box plays on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LIBRARY, WHOLE } from "../../../py/runtime/pyodide.mjs";
import { built, listed, playAll } from "../../../py/runtime/library.mjs";
import { playBeside } from "../support/beside.mjs";

const fromWhole = playBeside(WHOLE);
const fromCut = playAll(LIBRARY);

test("library.txt, which `make library` writes, lists just the imports of the whole box", async () => {
  const whole = await fromWhole;
  assert.deepEqual(listed(), whole.modules);
  assert.deepEqual(await fromCut, whole, "the same is said and imported from the cut library");
});

test("the whole box was played: all games, bots, questions and kinds of answers", async () => {
  const replies = (await fromCut).said
    .filter((text) => text.startsWith("{"))
    .map((text) => JSON.parse(text));
  const done = replies.filter((reply) => reply.update?.done).map(({ update }) => update.record);
  for (const { name, bots } of built().games) {
    for (const bot of bots) {
      assert.ok(
        done.some(
          ({ game, players }) =>
            game === name && players.every((/** @type {any} */ one) => one.bot === bot),
        ),
        `${name}: ${bot}`,
      );
    }
    assert.ok(
      done.some(({ game, players }) => game === name && players[0].kind === "person"),
      `${name}: a person`,
    );
  }
  for (const answer of ["update", "games", "hint", "why", "try", "error"])
    assert.ok(
      replies.some((reply) => answer in reply),
      answer,
    );
  assert.deepEqual(
    replies.filter(({ error }) => error?.type === "internal"),
    [],
  );
});
