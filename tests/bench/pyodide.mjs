// The same measurements inside Pyodide: `node tests/bench/pyodide.mjs [engine.py]`; one JSON list on standard output.

import { ROOT, run } from "../../py/runtime/pyodide.mjs";
import { loadPyodide } from "pyodide";

const SCRIPT = process.argv[2] ?? "engine.py";
const START = `
import runpy, sys
sys.dont_write_bytecode = True
runpy.run_path("/home/chocobox/tests/bench/${SCRIPT}", run_name="__main__")
`;

await run(async () => {
  const python = await loadPyodide();
  for (const folder of ["py", "tests"]) {
    python.FS.mkdirTree(`/home/chocobox/${folder}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: `${ROOT}${folder}` }, `/home/chocobox/${folder}`);
  }
  python.runPython(START);
});
