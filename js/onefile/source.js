/** Where the one-file page has its parts from: texts within itself. */

import { licenceTexts as texts } from "virtual:licences";
import { createPacked } from "./packed.js";

/** @typedef {import("../engine/engine.js").WorkerLike} WorkerLike */

const WORKER = "worker.js";
const packed = createPacked();
/** @type {Promise<string> | undefined} */
let script;

/** A worker that starts Python; its script must be unpacked first, and then its files. @returns {WorkerLike} */
export function makeWorker() {
  script ??= packed
    .open(WORKER)
    .then((bytes) => URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
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
      worker.onmessage = (event) => like.onmessage?.call(worker, event);
      worker.onerror = (event) => like.onerror?.call(worker, event);
      const files = await openFiles();
      worker.postMessage({ files }, Object.values(files)); // handed over, not copied
    })
    .catch((error) =>
      like.onerror?.call(
        /** @type {any} */ (like),
        new ErrorEvent("error", { message: String(error) }),
      ),
    );
  return like;
}

/** Python's files, by name. @returns {Promise<Record<string, ArrayBuffer>>} */
async function openFiles() {
  const names = (await packed.names()).filter((name) => name !== WORKER);
  const files = await Promise.all(names.map(packed.open));
  return Object.fromEntries(names.map((name, i) => [name, files[i]]));
}

/** Whether a service worker can keep the site. */
export const isSite = false;

/** The licences' texts. */
export const licenceTexts = async () => texts;
