// What may differ there is tested inside Pyodide too: `node tests/pyodide/run.mjs [pytest's own
// arguments]`.
// Two Pythons beside each other take a list of tests each; arguments of one's own are for a single
// Python.

import { fork } from "node:child_process";
import { createInterface } from "node:readline";
import {
  NEEDS,
  ROOT,
  installWheels,
  pinnedWheel,
  readBytes,
  run,
  startPython,
} from "../../py/runtime/pyodide.mjs";

const SAME = [
  "golden",
  "perft",
  "core/core",
  "kit/number",
  "links/link",
  "links/link_kept",
  "links/link_format",
  "bridge/bridge_examples",
];
const LISTS = [
  ["tests/test_laws.py", "-k", "seed[0"],
  SAME.map((name) => `tests/${name.replace(/[^/]+$/, "test_$&.py")}`),
];
const TOOLS = ["iniconfig", "packaging", "pluggy", "pygments", "pytest"];
const ARGUMENTS = [
  "-p",
  "no:cacheprovider",
  "-m",
  "not processes and not nightly",
  "--color=no",
  "-q",
];
const START = `
import os, sys
os.chdir("/home/chocobox")
sys.dont_write_bytecode = True
import pytest
int(pytest.main(list(arguments)))
`;

/** One Python runs these tests. @param {string[]} tests */
async function test(tests) {
  const python = await startPython();
  await installWheels(python, [...NEEDS, ...TOOLS].map(pinnedWheel));
  for (const folder of ["py", "tests"]) {
    python.FS.mkdirTree(`/home/chocobox/${folder}`);
    python.FS.mount(
      python.FS.filesystems.NODEFS,
      { root: `${ROOT}${folder}` },
      `/home/chocobox/${folder}`,
    );
  }
  python.FS.writeFile("/home/chocobox/pyproject.toml", readBytes(`${ROOT}pyproject.toml`));
  python.globals.set("arguments", python.toPy([...ARGUMENTS, ...tests]));
  process.exitCode = python.runPython(START);
}

/** A Python of its own for each list; what it says is printed as it comes. */
async function testLists() {
  const codes = LISTS.map(
    (tests, index) =>
      new Promise((resolve) => {
        const child = fork(import.meta.filename, tests, {
          stdio: ["ignore", "pipe", "inherit", "ipc"],
        });
        const lines = /** @type {import("node:stream").Readable} */ (child.stdout);
        createInterface(lines).on("line", (line) => console.log(`${index + 1}: ${line}`));
        child.on("close", (code) => resolve(code ?? 1));
      }),
  );
  process.exitCode = Math.max(...(await Promise.all(codes)));
}

const tests = process.argv.slice(2);
await run(() => (tests.length ? test(tests) : testLists()));
