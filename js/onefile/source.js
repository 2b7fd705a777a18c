/** Where the one-file page has its parts from: texts within itself. */

import { licenceTexts as texts } from "virtual:licences";
import built from "../../build/engine.json";
import { createPacked } from "./packed.js";

/** @typedef {import("../engine/engine.js").WorkerLike} WorkerLike */

const FILES = [`${built.pyodide}pyodide.asm.wasm`, built.library, built.engine];
const open = createPacked();
/** @type {Promise<string> | undefined} */
let script;

/** A worker that starts Python; its script must be unpacked first, and then its files. @returns {WorkerLike} */
export function makeWorker() {
  script ??= open("worker.js").then((bytes) =>
    URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })),
  );
  const made = script.then((url) => new Worker(url));
  /** @type {WorkerLike} */
  const like = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void made.then((worker) => worker.postMessage(message)),
    terminate: () => void made.then((worker) => worker.terminate()),
  };
  made
    .then(async (worker) => {
      Object.assign(worker, { onmessage: like.onmessage, onerror: like.onerror });
      const files = await Promise.all(FILES.map(open));
      const named = Object.fromEntries(FILES.map((name, i) => [name, files[i]]));
      worker.postMessage({ files: named }, files); // handed over, not copied
    })
    .catch((error) => like.onerror?.(new ErrorEvent("error", { message: String(error) })));
  return like;
}

/** Whether a service worker can keep the site. */
export const isSite = false;

/** The licences' texts. */
export const licenceTexts = async () => texts;
