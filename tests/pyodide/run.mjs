// The same pytest, inside Pyodide: `node tests/pyodide/run.mjs [pytest's own arguments]`.
// Tests that need Hypothesis, processes or browsers are left out there by their own marks, and say so.

import { ROOT, installWheels, pinnedWheel, readBytes, run, startPython } from "../../py/runtime/pyodide.mjs";

const NEEDS = ["iniconfig", "packaging", "pluggy", "pygments", "pytest"];
const ARGUMENTS = ["-p", "no:cacheprovider", "--color=no", "-q", ...process.argv.slice(2)];
const START = `
import os, sys
os.chdir("/home/chocobox")
sys.dont_write_bytecode = True
import pytest
int(pytest.main(list(arguments)))
`;

await run(async () => {
  const python = await startPython();
  await installWheels(python, NEEDS.map(pinnedWheel));
  for (const folder of ["py", "tests"]) {
    python.FS.mkdirTree(`/home/chocobox/${folder}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: `${ROOT}${folder}` }, `/home/chocobox/${folder}`);
  }
  python.FS.writeFile("/home/chocobox/pyproject.toml", readBytes(`${ROOT}pyproject.toml`));
  python.globals.set("arguments", python.toPy(ARGUMENTS));
  process.exitCode = python.runPython(START);
});
