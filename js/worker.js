/**
 * Python, away from the page: starts Pyodide, loads the engine's zip and answers texts with texts.
 * The only file that knows Pyodide.
 */

import built from "../build/engine.json";

const SITE = new URL("../", self.location.href);
const PYODIDE = new URL(built.pyodide, SITE).href;
const post = /** @type {(message: object) => void} */ (self.postMessage.bind(self));

/** Counts what is fetched by reading a copy of it, so that nothing is fetched twice. */
function countBytes() {
  const honest = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (...request) => {
    const response = await honest(...request).then(checked, missed);
    count(response.clone(), (more) => {
      loaded = Math.min(loaded + more, built.fetched);
      post({ progress: { step: loaded < built.fetched ? "download" : "start", loaded, total: built.fetched } });
    }).catch(() => undefined);
    return typed(response);
  };
}

/** Pyodide would wait for ever for a file that does not come. @param {Error} error @returns {never} */
function missed(error) {
  post({ failed: { code: "no-start", text: String(error) } });
  throw error;
}

/** @param {Response} response */
function checked(response) {
  return response.ok ? response : missed(new Error(`${response.status} for ${response.url}`));
}

/** Pyodide would also wait for ever for WebAssembly that a host sends under a wrong type. @param {Response} response */
function typed(response) {
  if (!response.url.endsWith(".wasm")) return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} tell
 */
async function count(response, tell) {
  const reader = response.body?.getReader();
  if (!reader) return;
  for (let part = await reader.read(); !part.done; part = await reader.read()) tell(part.value.length);
}

/** Holds a lock for as long as this worker lives, so that the page learns of its death at once. */
function showLife() {
  const name = `chocobox-worker-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  navigator.locks?.request(name, () => {
    post({ lock: name });
    return new Promise(() => undefined);
  });
}

/** WebAssembly that is forbidden makes Pyodide wait for ever; this throws at once. */
function tryWebAssembly() {
  return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
}

/** @param {string} url */
async function fetchBytes(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** @returns {Promise<(text: string) => string>} the engine's one door */
async function openEngine() {
  const fetched = fetchBytes(new URL(built.engine, SITE).href);
  const { loadPyodide } = await import(/* @vite-ignore */ `${PYODIDE}pyodide.mjs`);
  const stdLibURL = new URL(built.library, SITE).href;
  const [python, zip] = await Promise.all([loadPyodide({ indexURL: PYODIDE, stdLibURL }), fetched]);
  post({ progress: { step: "import", loaded: built.fetched, total: built.fetched } });
  python.FS.writeFile("/engine.zip", zip);
  python.runPython("import sys; sys.path.insert(0, '/engine.zip')");
  return python.pyimport("chocobox.bridge").handle;
}

async function start() {
  showLife();
  try {
    tryWebAssembly();
  } catch (error) {
    return post({ failed: { code: "no-webassembly", text: String(error) } });
  }
  countBytes();
  try {
    const handle = await openEngine();
    self.onmessage = ({ data }) => post({ text: handle(data.text) });
    return post({ ready: true });
  } catch (error) {
    return post({ failed: { code: "no-start", text: String(error) } });
  }
}

start();
