/**
 * Python, away from the page: starts Pyodide, or wakes it from its snapshot, and answers texts with
 * texts. The only file that knows Pyodide.
 */

import built from "../../build/engine.json";
import { allowed, createFiles, lockForLife } from "./files.js";
import { lock } from "./locked.js";
import { isInMemory, PLACE, placeModules, unpack } from "./modules.js";
import { createSnapshot, handedBack } from "./snapshot.js";

/** @typedef {ReturnType<typeof createFiles>} Files */
/** @typedef {ReturnType<typeof createSnapshot>} Snapshot */
/** @import { Handed, Memory } from "./snapshot.js" */
/** @typedef {NonNullable<Awaited<ReturnType<Snapshot["find"]>>>} Found */
/** @typedef {{files: Files, isHere: Promise<void>}} Coming what the machine is made of */
/**
 * @typedef {{library: Promise<ArrayBuffer>, engine: Promise<ArrayBuffer>,
 *   isHere: Promise<void>}} Modules the library and the engine, unpacked
 */
/** @typedef {(settings: any) => Promise<any>} Make */
/** @typedef {(text: string) => string} Handle */
/**
 * @typedef {{files: Record<string, ArrayBuffer>, module?: WebAssembly.Module, memory?: Handed,
 *   isAgain?: boolean}} Brought what a page gives its worker: Python's files by name, what may be
 *   compiled already, and where more such workers follow, the memory of the first one
 */
/**
 * @typedef {{handle: Handle, take: () => Memory | undefined}} Opened the engine's function, and how
 *   to take the memory if it is to be kept
 */

/** Such a worker has no folder: all is brought to it. Pyodide only wants an address. */
const isBrought = self.location.protocol === "blob:";
const { isSandboxed = false } = /** @type {any} */ (self);
const SITE = isBrought ? "https://chocobox.invalid/" : new URL("../", self.location.href).href;
const PYODIDE = `${SITE}${built.pyodide}`;
const NOTHING = `${SITE}nothing`;
const SCRIPTS = built.scripts.map((name) => `${SITE}${name}`);
const WASM = `${SITE}${built.wasm}`;
const LIBRARY = `${SITE}${built.library}`;
const ENGINE = `${SITE}${built.engine}`;

const post = /** @type {(message: object) => void} */ (self.postMessage.bind(self));

/** @param {string} step @param {number} [loaded] */
const tell = (step, loaded = built.fetched) =>
  post({ progress: { step, loaded, total: built.fetched } });

/**
 * Between two long steps of a start: on a slow device each takes its time, and nobody is to give it
 * up.
 */
const liveOn = () => post({ alive: true });

/**
 * What the machine is made of sets out at once, and its WebAssembly is compiled as it comes;
 * Pyodide asks for that by the usual way.
 * @param {Files} files
 * @param {WebAssembly.Module} [module]
 * @returns {Coming}
 */
function fetchMachine(files, module) {
  const isHere = files.expect(...(module ? [] : [WASM]));
  for (const script of SCRIPTS) files.script(script).catch(failed);
  const compiling = module
    ? Promise.resolve(module)
    : WebAssembly.compileStreaming(files.get(WASM));
  compiling.catch(failed);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiling;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return { files, isHere };
}

/** Python's modules: its own and the engine's. @param {Files} files @returns {Modules} */
function fetchModules(files) {
  const isHere = files.expect(LIBRARY, ENGINE);
  const [library, engine] = [LIBRARY, ENGINE].map((url) => unpacked(files.get(url)));
  return { library, engine, isHere };
}

/**
 * Modules are unpacked while the rest is coming.
 * @param {Promise<Response>} coming
 * @returns {Promise<ArrayBuffer>}
 */
const unpacked = (coming) =>
  coming
    .then(({ body }) => new Response(body && unpack(body)).arrayBuffer())
    .catch((error) => {
      failed(error);
      return new Promise(() => undefined); // Pyodide would only complain of it once more
    });

/**
 * Pyodide would wait for ever for a file that does not come.
 * @param {unknown} error
 * @param {string} [code]
 */
const failed = (error, code = "no-start") => post({ failed: { code, text: String(error) } });

/**
 * @param {Coming} coming
 * @param {Modules | null} modules none where all are in the memory
 * @param {(make: Make) => object} how what else Pyodide is to begin with, given what makes its
 *   machine
 */
async function begin({ files, isHere }, modules, how) {
  Promise.all([isHere, modules?.isHere]).then(() => tell("start"), failed);
  self.fetch = async (what) =>
    new Response(String(what) === LIBRARY ? await modules?.library : undefined);
  const [{ loadPyodide }, { default: make }] = await Promise.all(SCRIPTS.map(files.script));
  const python = await loadPyodide({
    indexURL: PYODIDE,
    stdLibURL: LIBRARY,
    lockFileContents: built.lock,
    args: ["-S"],
    // a stranger's sets have the same order on every device
    env: isSandboxed ? { PYTHONHASHSEED: "0" } : {},
    ...how((settings) => make(settings).finally(liveOn)),
  });
  liveOn();
  // WebKit ends a worker only where Python calls JavaScript
  if (isSandboxed) python.setInterruptBuffer(new Uint8Array(1));
  if (modules) placeModules(python, await modules.engine);
  return python;
}

/**
 * @param {Coming} coming
 * @param {Modules} modules
 * @param {Snapshot | null} snapshot
 * @returns {Promise<Opened>}
 */
async function openPlainly(coming, modules, snapshot) {
  const python = await begin(coming, modules, (make) => ({
    createPyodideModule: make,
    _makeSnapshot: snapshot !== null,
  }));
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}"); import baked, chocobox.bridge`);
  const handle = handleOf(python, isDoor);
  return { handle, take: () => (snapshot && isBox(handle) ? memoryOf(python) : undefined) };
}

/**
 * Pyodide puts before the heap what it must know of it, and tells where and how long both are.
 * @param {any} python
 */
function memoryOf(python) {
  python.runPython("baked.import_all()");
  /** @type {Uint8Array<ArrayBuffer>} */
  const taken = python.makeMemorySnapshot();
  const [, start, length] = new Uint32Array(taken.buffer, taken.byteOffset, 3);
  return {
    about: new TextDecoder().decode(taken.subarray(48, 48 + length)),
    heap: taken.subarray(start),
  };
}

/**
 * @param {Coming} coming
 * @param {Modules | null} modules
 * @param {Found} found
 * @returns {Promise<Opened>}
 */
async function openFromMemory(coming, modules, { size, memory, isWhole }) {
  post({ waking: true });
  const python = await begin(coming, modules, (make) => ({
    stdLibURL: NOTHING, // until Python is awake
    // only its length would be looked at: the machine is made while the memory comes
    _loadSnapshot: new Uint8Array(4),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const machine = await make({ ...settings, INITIAL_MEMORY: size });
      const { about, pour } = await memory;
      pour(machine.HEAPU8);
      settings.API.restoreSnapshot = () => JSON.parse(about);
      return machine;
    },
  }));
  if (modules) placeLibrary(python, await modules.library);
  const handle = handleOf(python, isBox);
  if (!(await isWhole)) throw new Error("a torn snapshot");
  return { handle, take: () => undefined };
}

/** Where Pyodide has put nothing yet. @param {any} python @param {ArrayBuffer} bytes */
function placeLibrary({ FS }, bytes) {
  const shelf = FS.readdir("/lib").find((/** @type {string} */ name) => name.endsWith(".zip"));
  FS.writeFile(`/lib/${shelf}`, new Uint8Array(bytes));
}

/**
 * The engine's one function, once it has answered a question whose answer is known; in the sandbox,
 * one for written bots alone.
 * @param {any} python
 * @param {(handle: Handle) => boolean} isRight
 */
function handleOf(python, isRight) {
  /** @type {Record<"handle" | "sandboxed", Handle>} */
  const { handle, sandboxed } = python.pyimport("chocobox.bridge");
  if (!isRight(handle)) throw new Error("a wrong answer to the first question");
  return isSandboxed ? sandboxed : handle;
}

/** Whether it answers; no game is imported for that. @param {Handle} handle */
const isDoor = (handle) =>
  JSON.parse(handle('{"id":0,"op":"tick","at":0}')).error?.type === "no-game";

/**
 * Whether everything is in the box; what is kept in memory has imported all of it.
 * @param {Handle} handle
 */
const isBox = (handle) =>
  JSON.stringify(JSON.parse(handle('{"id":0,"op":"games"}')).games) === JSON.stringify(built.games);

/** @param {Brought | null} brought */
async function start(brought) {
  // Pyodide makes an error as it loads, and Chromium would look through all its code for the places
  Error.stackTraceLimit = 0;
  const life = `chocobox-worker-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  lockForLife(life, () => post({ lock: life })); // the page learns of this worker's death at once
  try {
    // where it is forbidden, Pyodide would wait for ever
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch (error) {
    return failed(error, "no-webassembly");
  }
  const how = self.name; // an address's own end is lost where a service worker answers
  let loaded = 0;
  const count = (/** @type {number} */ bytes) => {
    loaded += bytes;
    tell("download", Math.min(loaded, built.fetched));
  };
  const files = createFiles({
    site: SITE,
    given: brought?.files ?? null,
    tell: count,
    isNew: how === "new",
  });
  const snapshot = brought
    ? brought.isAgain
      ? handedBack(brought.memory, post)
      : null
    : createSnapshot({ site: SITE, build: built.build });
  const finding =
    how === "new" ? undefined : how === "plain" ? snapshot?.forget() : snapshot?.find();
  const coming = fetchMachine(files, brought?.module);
  try {
    const found = await finding;
    const { handle, take } = await (found
      ? openFromMemory(coming, isInMemory ? null : fetchModules(files), found)
      : openPlainly(coming, fetchModules(files), snapshot));
    self.onmessage = ({ data }) => post({ text: handle(data.text) });
    Error.stackTraceLimit = 10;
    post({ ready: true });
    const memory = allowed(take); // at once, before the first game is in it
    lock();
    await files.keep();
    if (memory) await snapshot?.keep(memory);
    return post({ stored: true });
  } catch (error) {
    return failed(error);
  }
}

if (isBrought) self.onmessage = ({ data }) => start(data);
else start(null);
