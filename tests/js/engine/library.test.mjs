// The library that is shipped: what is in it, and what is not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import xz from "xz-decompress";
import {
  ENGINE,
  GONE,
  LIBRARY,
  ROOT,
  readBytes,
  SHIPPED,
  SLIM,
  WASM,
} from "../../../py/runtime/pyodide.mjs";
import { built, faultOf, startEngine } from "../../../py/runtime/library.mjs";

/** Where Pyodide puts Python's own modules. */
const LIBRARY_PLACE = "/lib/python314.zip";

test("a module that is not shipped is missed at once and by name", async () => {
  const { python, handle } = await startEngine(LIBRARY);
  assert.match(faultOf(python, "import csv"), /^ModuleNotFoundError: No module named 'csv'$/m);
  assert.match(
    faultOf(python, "import html.parser"),
    /^ModuleNotFoundError: No module named 'html'$/m,
  );
  assert.match(handle('{"id":5,"op":"games"}'), /^\{"id":5,"games":/);
});

test("the shipped WebAssembly is a third less to send than the whole one", () => {
  const [whole = 0, shipped = 0] = [SLIM, SHIPPED].map(
    (folder) => gzipSync(readBytes(folder + WASM), { level: 9 }).length,
  );
  assert.ok(shipped < 2_250_000 && 3 * shipped < 2.1 * whole, `${shipped} of ${whole}`);
});

test("the shipped script of Pyodide is two thirds of what it was with all that nobody calls", () => {
  const bytes = readBytes(`${SHIPPED}pyodide.asm.mjs`);
  const script = new TextDecoder().decode(bytes);
  assert.ok(!/(?<![\w$.])eval\(|glActiveTexture/.test(script));
  assert.ok(gzipSync(bytes, { level: 9 }).length < 90_000);
});

test("a built-in module that is gone is missed by name, and the others are there", async () => {
  const { python } = await startEngine(LIBRARY);
  for (const name of GONE)
    assert.match(
      faultOf(python, `import ${name}`),
      new RegExp(`^ModuleNotFoundError: No module named '${name}'$`, "m"),
    );
  const left = python.runPython("import sys; [*map(__import__, sys.builtin_module_names)]");
  assert.ok(left.length > 40);
});

test("Python in the browser knows the kinds of letters, and no names of them", async () => {
  const { python } = await startEngine(LIBRARY);
  python.runPython("import unicodedata");
  const told = python.runPython(
    "[unicodedata.category('ß'), unicodedata.normalize('NFC', 'e\u0301'), 'ß'.upper()]",
  );
  assert.deepEqual(told.toJs(), ["Ll", "é", "SS"]);
  assert.match(faultOf(python, "unicodedata.name('ß')"), /^ValueError: no such name$/m);
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

test("what is shipped is this library and this engine, squeezed", async () => {
  const { engine, library } = built();
  for (const [name, zip] of /** @type {const} */ ([
    [library, LIBRARY],
    [engine, ENGINE],
  ])) {
    const squeezed = new Blob([readBytes(`${ROOT}build/public/${name}`)]).stream();
    const shipped = await new Response(new xz.XzReadableStream(squeezed)).arrayBuffer();
    assert.deepEqual(new Uint8Array(shipped), readBytes(zip));
  }
});

test("Python that has imported everything needs no zip", async () => {
  const { python, handle } = await startEngine(LIBRARY);
  python.runPython("baked.import_all()");
  for (const zip of ["/engine.zip", LIBRARY_PLACE]) python.FS.writeFile(zip, "");
  const missing = "import sys; [name for name in baked.NAMES if name not in sys.modules]";
  assert.deepEqual(python.runPython(missing).toJs(), []);
  assert.match(handle('{"id":1,"op":"qr","text":"https://chocobox.invalid"}'), /^\{"id":1,"qr":/);
  assert.match(faultOf(python, "1 / 0"), /^ZeroDivisionError: division by zero$/m);
});

test("Python reads each module once at a start, and looks at none of its functions", async () => {
  const { python } = await startEngine(LIBRARY, "sys");
  const [read, imported] = python
    .runPython(`
import sys, zipimport
read, get = [], zipimport._get_data
def look(archive, entry):
    read.append(entry[0])
    return get(archive, entry)
zipimport._get_data = look
before = set(sys.modules)
import chocobox.bridge
[sorted(read), sorted(sys.modules[it].__file__ for it in set(sys.modules) - before
                      if hasattr(sys.modules[it], "__file__"))]`)
    .toJs();
  assert.ok(imported.length > 20);
  assert.deepEqual(read, imported);
  assert.equal(python.runPython("'dis' in sys.modules"), false);
});

test("Python in the browser writes UTF-8, and calls what a script gives it", async () => {
  const { python } = await startEngine(LIBRARY, "sys");
  const written = "import codecs; [codecs.lookup(it).name for it in ('UTF-8', 'utf8', 'utf_8')]";
  assert.deepEqual(python.runPython(written).toJs(), ["utf-8", "utf-8", "utf-8"]);
  assert.match(faultOf(python, "'ß'.encode('cp437')"), /^LookupError: unknown encoding: cp437$/m);
  python.globals.set("more", (/** @type {number} */ by) => by + 1);
  assert.equal(python.runPython("more(2)"), 3);
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
