// `make dev`: Vite serves the sources themselves. A saved file is seen in the page at once; nothing
// is built for that.
// Python starts from plain files: Pyodide as it comes, and the engine's modules in one answer.

import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { promisify } from "node:util";
import { version } from "pyodide";
import { defineConfig } from "vite";
import { nameVersion } from "./front.mjs";
import { boxForPages, writeLicences } from "./licences.mjs";
import { hashOf, PYTHON, ROOT, STOCK, smallestLock, TOLD } from "./pyodide.mjs";
import { findStyles } from "./styles.mjs";
import { packWords, sayFront } from "./words.mjs";

const ENGINE = `${ROOT}py/chocobox`;
/** The worker looks for Python beside its own folder. */
const PLACE = "/js/python/";

const PAGES =
  "import sys; from chocobox.pages.built import built_text; print(built_text(sys.argv[1]))";

/** What the build writes and the page reads, made when it is asked for. */
const BUILT = new Map([
  ["\0engine", describe],
  ["\0pages", pages],
]);

/** Files that are sent as they are. @type {Record<string, string>} */
const TYPES = {
  "pyodide.mjs": "text/javascript",
  "pyodide.asm.mjs": "text/javascript",
  "pyodide.asm.wasm": "application/wasm",
};

/** Files that are made here, or have another name. @type {Record<string, Buffer>} */
const MADE = { "library.bin": readFileSync(`${STOCK}python_stdlib.zip`) };

/** The engine's modules and those that it needs, by path. */
function sources() {
  const packages = readdirSync(`${ROOT}.venv/lib`).map(
    (name) => `${ROOT}.venv/lib/${name}/site-packages/segno`,
  );
  const found = [ENGINE, ...packages].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".py"))
      .map((file) => [
        `${relative(`${folder}/..`, folder)}/${file}`,
        readFileSync(`${folder}/${file}`, "utf8"),
      ]),
  );
  return { "baked.py": "def import_all(): ...\n", ...Object.fromEntries(found) };
}

/** What the page must know before Python runs, as the build would write it. */
async function describe() {
  const engine = Buffer.from(JSON.stringify(sources()));
  MADE["engine.bin"] = engine;
  const told = promisify(execFile)(PYTHON, ["-m", "chocobox", "bridge"], {
    env: { PYTHONPATH: `${ROOT}py` },
  });
  for (const op of TOLD) told.child.stdin?.write(`${JSON.stringify({ id: 0, op })}\n`);
  told.child.stdin?.end();
  const lines = (await told).stdout.trim().split("\n");
  const replies = lines.map((one, i) => [TOLD[i], JSON.parse(one)[TOLD[i] ?? ""]]);
  return {
    build: `dev-${version}`, // Python's memory is kept; the engine's part of it is then forgotten
    pyodide: "python/",
    scripts: ["python/pyodide.mjs", "python/pyodide.asm.mjs"],
    wasm: "python/pyodide.asm.wasm",
    engine: `python/engine.bin?${hashOf(engine)}`, // the worker keeps files by their names
    library: "python/library.bin",
    lock: smallestLock(),
    fetched: [engine, MADE["library.bin"]].reduce(
      (sum, part) => sum + (part?.length ?? 0),
      statSync(`${STOCK}pyodide.asm.wasm`).size,
    ),
    ...Object.fromEntries(replies),
  };
}

/** The pages that the build would have told. */
async function pages() {
  const args = ["-c", PAGES, JSON.stringify(boxForPages())];
  const { stdout } = await promisify(execFile)(PYTHON, args, {
    env: { PYTHONPATH: `${ROOT}py` },
    maxBuffer: 1 << 24,
  });
  return JSON.parse(stdout);
}

/** @type {import("vite").Plugin} */
const developing = {
  name: "dev",
  enforce: "pre",
  resolveId(id, importer = "") {
    const [, name] = /\/build\/(\w+)\.json$/.exec(id) ?? [];
    if (BUILT.has(`\0${name}`)) return `\0${name}`;
    const isWorkers = id === "./modules.js" && importer.includes("/js/engine/worker.js");
    return isWorkers ? `${ROOT}js/dev/modules.js` : undefined;
  },
  load: async (id) => {
    const made = await BUILT.get(id)?.();
    return made && `export default ${JSON.stringify(made)}`;
  },
  configureServer(server) {
    server.middlewares.use(PLACE, (request, response, next) => {
      const name = (request.url ?? "").replace(/^\/|\?.*/g, "");
      const made = MADE[name];
      if (!made && !TYPES[name]) return next();
      response.setHeader("Content-Type", TYPES[name] ?? "application/octet-stream");
      if (!made) response.setHeader("Cache-Control", "max-age=3600"); // the browser keeps what it has compiled
      response.end(made ?? readFileSync(STOCK + name));
    });
    server.watcher.add(ENGINE);
    server.watcher.on("all", (_, file) => {
      if (!file.startsWith(ENGINE) || !file.endsWith(".py")) return;
      for (const id of BUILT.keys()) {
        const built = server.moduleGraph.getModuleById(id);
        if (built) server.moduleGraph.invalidateModule(built);
      }
      server.ws.send({ type: "full-reload" });
    });
  },
  // Vite puts scripts and styles into the page, and tells it by a socket of each change.
  transformIndexHtml: (page) =>
    page
      .replace(/(script-src|style-src) 'self'/g, "$& 'unsafe-inline'")
      .replace("connect-src 'self'", "$& ws:"),
};

export default defineConfig({
  root: ROOT,
  publicDir: false,
  worker: { format: "es" },
  plugins: [developing, findStyles(), packWords(), sayFront(), nameVersion(), writeLicences()],
});
