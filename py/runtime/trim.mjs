// Finishes the Pyodide that is shipped: its WebAssembly loses the data that nothing here uses. Builds and
// tests take the whole one.

import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import {
  FEWER,
  FILES,
  GONE,
  ROOT,
  readBytes,
  run,
  SHIPPED,
  SLIM,
  startSlim,
  WASM,
} from "./pyodide.mjs";
import { opened } from "./slots.mjs";

/** A Python of those files, with the module that trims and compares. @param {string} folder */
async function withTrim(folder) {
  const python = await startSlim({ indexURL: folder });
  python.FS.writeFile("/trim.py", readBytes(`${ROOT}py/runtime/trim.py`));
  python.runPython("import sys; sys.path.insert(0, '/'); import trim");
  return python;
}

await run(async () => {
  const whole = await withTrim(SLIM);
  whole.FS.writeFile("/whole.wasm", readBytes(FEWER));
  whole.globals.set("gone", whole.toPy(GONE));
  whole.runPython(`
from pathlib import Path
Path("/less.wasm").write_bytes(trim.trimmed(Path("/whole.wasm").read_bytes(), set(gone)))`);
  mkdirSync(SHIPPED, { recursive: true });
  for (const name of FILES) copyFileSync(SLIM + name, SHIPPED + name);
  const code = opened(whole.FS.readFile("/less.wasm"));
  code.runPasses(["memory-packing"]); // what is nothing but zeros is not written
  writeFileSync(SHIPPED + WASM, code.emitBinary());
  const [before, after] = [whole, await withTrim(SHIPPED)].map((python) =>
    python.runPython("','.join(trim.sums())"),
  );
  if (before !== after)
    throw new Error("chocobox: the smaller Pyodide knows other characters than the whole one");
});
