// The same pytest, inside Pyodide: `node tests/pyodide/run.mjs [pytest's own arguments]`.
// Two Pythons beside each other share the tests out. Tests that need Hypothesis, processes or browsers are left
// out there by their own marks, and say so.

import { fork } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { NEEDS, ROOT, installWheels, pinnedWheel, readBytes, run, startPython } from "../../py/runtime/pyodide.mjs";

/** @typedef {{code: number, found: number, ran: number, left_out: number}} Result how pytest ended, and numbers of tests */

const SHARES = 2;
const TOOLS = ["iniconfig", "packaging", "pluggy", "pygments", "pytest"];
const ARGUMENTS = ["-p", "no:cacheprovider", "-o", "console_output_style=classic", "--color=no", "-q"];
const START = `
import os, sys
os.chdir("/home/chocobox")
sys.dont_write_bytecode = True
sys.path.append("tests/pyodide")
import pytest
from share import Share
share = Share(claim)
code = int(pytest.main(list(arguments), plugins=[share]))
{"code": code, "found": share.found, "ran": share.ran, "left_out": share.left_out}
`;
/** What pytest ends with when all is well, and when it had no test to run. */
const [FINE, NOTHING] = [0, 5];

/**
 * Whether a test is still anybody's, and from now on ours: only one can make its file.
 * @param {string} claims a folder
 * @param {number} test
 */
function claim(claims, test) {
  try {
    closeSync(openSync(`${claims}/${test}`, "wx"));
    return true;
  } catch {
    return false;
  }
}

/** One of the Pythons. @param {string} claims */
async function share(claims) {
  const python = await startPython();
  await installWheels(python, [...NEEDS, ...TOOLS].map(pinnedWheel));
  for (const folder of ["py", "tests"]) {
    python.FS.mkdirTree(`/home/chocobox/${folder}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: `${ROOT}${folder}` }, `/home/chocobox/${folder}`);
  }
  python.FS.writeFile("/home/chocobox/pyproject.toml", readBytes(`${ROOT}pyproject.toml`));
  python.globals.set("arguments", python.toPy([...ARGUMENTS, ...process.argv.slice(2)]));
  python.globals.set("claim", (/** @type {number} */ test) => claim(claims, test));
  process.send?.(python.runPython(START).toJs({ dict_converter: Object.fromEntries }));
}

/** What a Python says is told as it comes. @param {number} number @param {string} claims @returns {Promise<Result>} */
const begin = (number, claims) => new Promise((resolve, reject) => {
  const env = { ...process.env, CHOCOBOX_CLAIMS: claims };
  const child = fork(import.meta.filename, process.argv.slice(2), { env, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  createInterface(/** @type {import("node:stream").Readable} */ (child.stdout)).on("line", (line) => console.log(`${number}: ${line}`));
  /** @type {Result | undefined} */
  let result;
  child.on("message", (/** @type {Result} */ told) => { result = told; });
  child.on("close", (code) => {
    if (result && code === FINE) resolve(result);
    else reject(new Error(`chocobox: Python ${number} ended before its tests did`));
  });
});

/** Whether each test was run exactly once, and nothing failed. @param {Result[]} results */
function judge(results) {
  const sum = (/** @type {keyof Result} */ name) => results.reduce((total, one) => total + one[name], 0);
  const found = new Set(results.map((one) => one.found));
  console.log(`together: ${sum("ran") - sum("left_out")} run, ${sum("left_out")} left out`);
  const isWhole = found.size === 1 && found.has(sum("ran")) && sum("ran") > 0;
  if (!isWhole) console.log(`chocobox: of ${[...found]} tests, ${sum("ran")} had their turn`);
  const bad = results.find(({ code }) => code !== FINE && code !== NOTHING);
  return bad?.code ?? (isWhole ? FINE : 1);
}

/** All Pythons, each with the same folder for its claims. */
async function shareOut() {
  const claims = mkdtempSync(`${tmpdir()}/chocobox-claims-`);
  try {
    const numbers = Array.from({ length: SHARES }, (_, i) => i + 1);
    process.exitCode = judge(await Promise.all(numbers.map((number) => begin(number, claims))));
  } finally {
    rmSync(claims, { recursive: true });
  }
}

const claims = process.env.CHOCOBOX_CLAIMS;
await run(() => (claims ? share(claims) : shareOut()));
