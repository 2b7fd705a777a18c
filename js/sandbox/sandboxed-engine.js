/**
 * Python in the sandbox: it says what is wrong with the code of a bot, and what such a bot chooses.
 */

/**
 * @import { Engine, Reply, Request } from "../engine/engine.js"
 * @typedef {{engine: Engine, ask: (request: Request) => Promise<Reply>, close: () => void}} Sandbox
 * @import { Chosen as ChosenReply, Trouble } from "../../build/types/engine"
 * @typedef {ChosenReply & {hung?: boolean}} Chosen hung: there was no answer
 */

/** Who gave no answer in time, or broke the Python that it ran in. @type {Trouble} */
const HANGS = { code: "clock", line: 0, about: "", whole: "" };

export class SandboxedEngine {
  /** @type {Promise<Sandbox>} */
  #sandbox;
  #isClosed = false;

  /** @param {{createSandbox: () => Promise<Sandbox>}} app */
  constructor(app) {
    this.#sandbox = app.createSandbox();
    this.#sandbox.catch(() => undefined); // whoever asks hears of it
  }

  close() {
    this.#isClosed = true;
    this.#sandbox.then(
      (sandbox) => sandbox.close(),
      () => undefined,
    );
  }

  /** Its start is over: what it wakes from later has heard of no code yet. */
  async ready() {
    const { engine } = await this.#sandbox;
    const isStarting = () => !engine.isOver && !this.#isClosed;
    if (isStarting())
      await new Promise((resolve) => {
        const stop = engine.subscribe(() => {
          if (isStarting()) return;
          stop();
          resolve(null);
        });
      });
    if (engine.state === "failed") throw new Error(engine.failure?.text ?? "");
  }

  /**
   * What is wrong with the code before it plays.
   * @param {string} code
   * @returns {Promise<Trouble | null>}
   */
  async read(code) {
    const { code: trouble = HANGS } = await this.ask({ op: "code", code });
    return trouble;
  }

  /**
   * What a bot chooses at a table that a match told.
   * @param {string} table
   * @param {string} code
   * @returns {Promise<Chosen>}
   */
  async choose(table, code) {
    const { choose } = await this.ask({ op: "choose", table, code });
    return choose ?? { place: null, line: 0, printed: [], steps: 0, trouble: HANGS, hung: true };
  }

  /** What is asked once its start is over. @param {Request} request */
  async ask(request) {
    await this.ready();
    return (await this.#sandbox).ask(request);
  }
}
