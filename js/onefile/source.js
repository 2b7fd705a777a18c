/** Where the one-file page has its parts from: texts within itself. */

import built from "../../build/engine.json";
import { createPacked } from "./packed.js";

/** @typedef {import("../engine/engine.js").WorkerLike} WorkerLike */

const FILES = [built.wasm, built.library, built.engine];
const open = createPacked();
/** The address of each script that was unpacked. @type {Map<string, Promise<string>>} */
const scripts = new Map();

/** @param {string} name */
function addressOf(name) {
  const address =
    scripts.get(name) ??
    open(name).then((bytes) => URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));
  scripts.set(name, address);
  return address;
}

/** A worker that starts Python; its script must be unpacked first, and then its files. */
export const makeWorker = () =>
  begin("worker.js", async (worker) => {
    const files = await Promise.all(FILES.map(open));
    const named = Object.fromEntries(FILES.map((name, i) => [name, files[i]]));
    worker.postMessage({ files: named }, files); // handed over, not copied
  });

/** A worker that reads codes. */
export const makeReader = () => begin("decoder.js");

/**
 * @param {string} name
 * @param {(worker: Worker) => Promise<void>} [work] what it is given first
 * @returns {WorkerLike}
 */
function begin(name, work = async () => undefined) {
  const made = addressOf(name).then((url) => new Worker(url));
  /** @type {WorkerLike} */
  const like = {
    onmessage: null,
    onerror: null,
    postMessage: (message, how) => void made.then((worker) => worker.postMessage(message, how)),
    terminate: () => void made.then((worker) => worker.terminate()),
  };
  made
    .then((worker) => {
      Object.assign(worker, { onmessage: like.onmessage, onerror: like.onerror });
      return work(worker);
    })
    .catch((error) => like.onerror?.(new ErrorEvent("error", { message: String(error) })));
  return like;
}

/** Whether a service worker can keep the site. */
export const isSite = false;

/** The licences' texts. */
export const licenceTexts = () => textOf("licences");

/** A packed text. @param {string} name */
export const textOf = async (name) => new TextDecoder().decode(await open(name));

/** What a worker in the sandbox needs. @returns {Promise<import("../sandbox/source.js").Parts>} */
export async function partsOf() {
  const [script, ...files] = await Promise.all([textOf("worker.js"), ...FILES.map(open)]);
  return {
    script,
    files: Object.fromEntries(FILES.map((name, i) => [name, files[i] ?? new ArrayBuffer()])),
    wasm: built.wasm,
  };
}
