/**
 * The sandbox: a stranger's Python runs in a worker within a frame that has no address. There
 * everything is refused: the net, storage, other pages, and code made of texts. What comes from
 * there is only ever read as JSON.
 */

import { Engine } from "../engine/engine.js";
import frameScript from "./frame.js?raw";
import limits from "./limits.js?raw";
import { partsOf } from "./source.js";

/** @import { Request, WorkerLike } from "../engine/engine.js" */

/** A stranger's code has this long for an answer, in ms, and is not asked twice. */
const PATIENCE = { answer: 3_000, start: 20_000, waking: 5_000, tries: 1 };

/** What the frame may do; its page's policy holds there as well. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval'",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const PAGE = [
  "<!doctype html>",
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  `<script>${frameScript}</script>`,
].join("");

/**
 * An engine in a sandbox of its own; after an answer that does not come, the next one wakes
 * quickly.
 */
export function createSandbox() {
  const frame = new Frame();
  const engine = new Engine({ makeWorker: frame.makeWorker, patience: PATIENCE });
  /**
   * An engine that stumbles may have been broken by an earlier stranger: a fresh one is asked
   * again.
   * @param {Request} request
   */
  const ask = async (request) => {
    const reply = await engine.ask(request);
    if (!reply.error || reply.error.type === "dead") return reply;
    engine.restart();
    return engine.ask(request);
  };
  const close = () => {
    engine.end();
    frame.close();
  };
  return { engine, ask, close };
}

/**
 * Workers in the sandbox, of which one at a time runs; they come quickly once the first has
 * started.
 */
class Frame {
  #frame = document.createElement("iframe");
  /** @type {Promise<MessagePort>} */
  #port;
  /** @type {WorkerLike | null} */
  #worker = null;

  constructor() {
    this.#port = this.#build();
    this.#port.catch(() => undefined); // each worker tells it
  }

  /** @returns {WorkerLike} */
  makeWorker = () => {
    /** @type {WorkerLike} */
    const worker = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => this.#tell(worker, message),
      terminate: () => {
        this.#tell(worker, { end: true });
        this.#worker = null;
      },
    };
    this.#worker = worker;
    this.#tell(worker, { begin: true });
    return worker;
  };

  /** For good. */
  close() {
    this.#worker = null;
    this.#frame.remove();
  }

  /** @param {WorkerLike} worker @param {object} message */
  async #tell(worker, message) {
    try {
      const port = await this.#port;
      if (this.#worker === worker || "end" in message) port.postMessage(message);
    } catch (error) {
      worker.onerror?.(new ErrorEvent("error", { message: String(error) }));
    }
  }

  async #build() {
    const frame = this.#frame;
    frame.setAttribute("sandbox", "allow-scripts");
    frame.hidden = true;
    frame.srcdoc = PAGE;
    const loaded = new Promise((resolve) =>
      frame.addEventListener("load", resolve, { once: true }),
    );
    document.body.append(frame);
    const [{ script, files, wasm }] = await Promise.all([partsOf(), loaded]);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) =>
      this.#worker?.onmessage?.(new MessageEvent("message", { data }));
    frame.contentWindow?.postMessage({ script: limits + script, files, wasm }, "*", [
      port2,
      ...Object.values(files),
    ]);
    return port1;
  }
}
