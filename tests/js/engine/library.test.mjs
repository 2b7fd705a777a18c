// The library that is shipped: no module too many, none too few, and the whole box plays on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { LIBRARY, ROOT, WHOLE, readBytes } from "../../../py/runtime/pyodide.mjs";
import { built, faultOf, listed, playAll, startEngine } from "../../../py/runtime/library.mjs";
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

test("a module that is not shipped is missed at once and by name", async () => {
  const { python, handle } = await startEngine(LIBRARY);
  assert.match(faultOf(python, "import csv"), /^ModuleNotFoundError: No module named 'csv'$/m);
  assert.match(
    faultOf(python, "import html.parser"),
    /^ModuleNotFoundError: No module named 'html'$/m,
  );
  assert.match(handle('{"id":5,"op":"games"}'), /^\{"id":5,"games":/);
});

test("what is shipped knows no lines of sources that are not there, and what is compiled here does", async () => {
  const { python } = await startEngine(LIBRARY);
  const lines = (/** @type {string} */ code) =>
    JSON.parse(
      python.runPython(
        `import json; json.dumps(sorted({line or 0 for _, _, line in (${code}).co_lines()}))`,
      ),
    );
  python.runPython("import chocobox.core.session, json.decoder");
  assert.deepEqual(lines("chocobox.core.session.Session.tick.__code__"), [0]);
  assert.deepEqual(lines("json.decoder.JSONDecoder.decode.__code__"), [0]);
  assert.deepEqual(lines('compile("a = 1\\nb = 2", "bot.py", "exec")'), [0, 1, 2]);
});

test("what is shipped is this library, packed", () => {
  const shipped = gunzipSync(readBytes(`${ROOT}build/public/${built().library}`));
  assert.ok(shipped.equals(readBytes(LIBRARY)));
});

test("dataclasses find all that they write compiled, and compile what they find not", async () => {
  const { python } = await startEngine(LIBRARY, "sys");
  const known = python
    .runPython(`
import baked, dataclasses
known, run = [], dataclasses.exec
def look(text, *spaces):
    known.append(baked.key_of(text) in baked.CODES)
    run(text, *spaces)
dataclasses.exec = look
import chocobox.games
dict(chocobox.games.GAMES)
fresh = dataclasses.make_dataclass("Fresh", ["crumbs"], frozen=True)
[*known, fresh(3).crumbs]`)
    .toJs();
  assert.equal(known.pop(), 3);
  assert.equal(known.pop(), false);
  assert.ok(known.length > 20 && !known.includes(false));
});

test("nothing waits in Python, and a fault is told without colours", async () => {
  const { python } = await startEngine(LIBRARY);
  assert.match(
    faultOf(python, "import asyncio; asyncio.run"),
    /^AttributeError: module 'asyncio' has no attribute 'run'$/m,
  );
  assert.match(
    faultOf(python, "def crumble():\n    1 / 0\ncrumble()"),
    /in crumble\nZeroDivisionError: division by zero\n$/,
  );
});
