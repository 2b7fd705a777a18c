/** Python beyond the wall: it says what is wrong with the code of a bot, and what such a bot chooses. */

import { Engine } from "../engine/engine.js";
import { Wall } from "../wall/wall.js";

/**
 * @typedef {{code: string, line: number, about: string, whole: string}} Trouble what is wrong; line: from 1, or 0 for no certain one; whole: all that Python says of it
 * @typedef {{place: number | null, line: number, printed: string[], steps: number, trouble: Trouble | null}} Chosen place: of its action; line: where it returned
 */

/** A bot that takes longer for a choice hangs, in ms. */
const PATIENCE = 2_000;

/** @type {Trouble} */
const HANGS = { code: "clock", line: 0, about: "", whole: "" };

export class Beyond {
  /** @type {Promise<Engine> | null} */
  #engine = null;

  /** @param {{make: () => Engine, close: () => void, patience?: number}} [how] */
  constructor(how = behindWall()) {
    this.how = how;
  }

  /** Wakes Python there, before any code of a bot is asked: then it wakes quickly the next time. */
  ready = () => this.#awake();

  close() {
    this.#end();
    this.how.close();
  }

  /** What is wrong with the code before it plays. @param {string} code @returns {Promise<Trouble | null>} */
  async read(code) {
    return (await this.#ask({ op: "code", code }))?.code ?? null;
  }

  /** What a bot chooses at a table that a match told. @param {string} table @param {string} code @returns {Promise<Chosen>} */
  async choose(table, code) {
    const reply = await this.#ask({ op: "choose", table, code });
    return reply?.choose ?? { place: null, line: 0, printed: [], steps: 0, trouble: HANGS };
  }

  /** The answer; null where there is none in time. Who hangs is ended, and the next question wakes another. @param {import("../engine/engine.js").Request} request */
  async #ask(request) {
    const engine = await this.#awake();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, this.how.patience ?? PATIENCE, null);
    });
    const reply = await Promise.race([engine.ask(request), late]);
    clearTimeout(timer);
    if (!reply) this.#end();
    return reply;
  }

  #end() {
    this.#engine?.then(
      (engine) => engine.end(),
      () => undefined,
    );
    this.#engine = null;
  }

  #awake() {
    this.#engine ??= started(this.how.make()).catch((error) => {
      this.#engine = null; // the next question tries again
      throw error;
    });
    return this.#engine;
  }
}

/** Real workers, one after the other. */
function behindWall() {
  const wall = new Wall();
  return {
    make: () => new Engine({ makeWorker: wall.makeWorker }),
    close: () => wall.close(),
  };
}

/** An engine once its start is over. @param {Engine} engine @returns {Promise<Engine>} */
const started = (engine) =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (engine.state === "failed") reject(new Error(engine.failure?.text ?? ""));
      else if (engine.isOver) resolve(engine);
    };
    engine.subscribe(look);
    look();
  });
