/**
 * The page's side of the engine: asks the worker, keeps the record of the game being played, and
 * replays it into a fresh worker when one dies or does not answer.
 */

import { quietly } from "./files.js";
import { Observed } from "./observed.js";

/**
 * @typedef {{id?: number, [field: string]: any}} Reply
 * @typedef {{step: "download" | "start", loaded: number, total: number}} Progress
 * @typedef {{code: string, text: string}} Failure
 * @typedef {{op: string, [field: string]: any}} Request
 * @typedef {{request: Request, settle: (reply: Reply) => void, tries: number, timer?:
 *   ReturnType<typeof setTimeout>}} Question
 * @typedef {Pick<Worker, "terminate"> & {postMessage: (message: any, how?:
 *   StructuredSerializeOptions) => void, onmessage: ((event: MessageEvent) => void) | null,
 *   onerror: ((event: ErrorEvent) => void) | null}} WorkerLike
 */

/** How long the page waits, in ms. */
const PATIENCE = {
  /** A question that has no answer after this is asked again in a fresh worker. */
  answer: 20_000,
  /** A start that shows no sign of life for this long is called failed; it may still come. */
  start: 11_000,
  /** A start from memory takes less than a second; one that takes this long has gone wrong. */
  waking: 5_000,
  /** So often a question is asked before it is given up. */
  tries: 2,
};

/** How much of the download is done, below 1; 1 when Python starts. @param {Progress} progress */
export const shareOf = ({ step, loaded, total }) => (step === "start" ? 1 : loaded / (total + 1));

export class Engine extends Observed {
  /** @type {"loading" | "ready" | "failed"} */
  state = "loading";
  /** @type {Progress} */
  progress = { step: "download", loaded: 0, total: 0 };
  /** @type {Failure | null} */
  failure = null;
  /**
   * What a fresh worker says of the game that was being played.
   * @type {((reply: Reply) => void) | null}
   */
  replayed = null;
  /** Whether Python woke from its memory, or started plainly. */
  isAwoken = false;
  /** @type {GameRecord | null} the game being played, as far as the last answer */
  record = null;
  /** Whether this start is over, well or badly: what was fetched is kept. */
  isOver = false;
  /** @type {WorkerLike | null} */
  worker = null;
  /** @type {Map<number, Question>} questions that wait for an answer */
  #waiting = new Map();
  #nextId = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #startTimer;
  #mayWake = true;
  #isWaking = false;

  /**
   * @param {object} how
   * @param {(isPlain: boolean) => WorkerLike} how.makeWorker
   * @param {() => Promise<boolean>} [how.isPortal] whether the net answers with a page of its own
   * @param {typeof PATIENCE} [how.patience]
   */
  constructor({ makeWorker, isPortal = async () => false, patience = PATIENCE }) {
    super();
    this.makeWorker = makeWorker;
    this.isPortal = isPortal;
    this.patience = patience;
    this.restart();
  }

  /**
   * Asks the engine; the answer may be an error, but there always is one.
   * @param {Request} request
   * @returns {Promise<Reply>}
   */
  ask = (request) =>
    new Promise((settle) => {
      const id = this.#nextId++;
      const question = { request: { ...request, id }, settle, tries: 0 };
      this.#waiting.set(id, question);
      if (this.state === "ready") this.#send(question);
      else if (this.state === "failed") this.restart();
    });

  /**
   * Starts in a fresh worker.
   * @param {boolean} [isPlain] whether Python is to start without its memory
   */
  restart(isPlain = false) {
    if (this.worker && !isPlain) this.progress = { step: "download", loaded: 0, total: 0 };
    this.worker?.terminate();
    // nobody waits for that worker any more
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    const mine = this.makeWorker(isPlain);
    this.worker = mine;
    this.#isWaking = false;
    this.#mayWake = !isPlain;
    this.show({ state: "loading", failure: null, isOver: false });
    this.#watchStart();
    mine.onmessage = ({ data }) => {
      if (this.worker === mine) this.#hear(data);
    };
    mine.onerror = ({ message = "" }) => {
      if (this.worker === mine) this.#fail({ code: "no-start", text: message });
    };
  }

  /** Ends the worker for good; nobody waits for its answers any more. */
  end() {
    clearTimeout(this.#startTimer);
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    this.worker?.terminate();
    this.worker = null;
  }

  /** From now on the worker must show a sign of life in time. */
  #watchStart() {
    clearTimeout(this.#startTimer);
    this.#startTimer = setTimeout(
      () => this.#fail({ code: "no-answer", text: "" }),
      this.#isWaking ? this.patience.waking : this.patience.start,
    );
  }

  /** @param {any} data */
  #hear(data) {
    if (data.text) this.#receive(JSON.parse(data.text));
    else if (data.lock) this.#watchLife(data.lock);
    else if (data.failed) this.#fail(data.failed);
    else if (data.ready) this.#greet();
    else if (data.stored) this.show({ isOver: true });
    else {
      if (data.waking) this.#isWaking = this.#mayWake; // or it would be tried for ever
      if (this.state === "loading") this.#watchStart();
      const { progress } = data;
      // what was kept already is not seen to be fetched again
      if (progress && shareOf(progress) >= shareOf(this.progress)) this.show({ progress });
    }
  }

  /** @param {string} lock the worker holds it while it lives */
  async #watchLife(lock) {
    const mine = this.worker;
    // a browser may refuse
    const isDead = await quietly(() => navigator.locks.request(lock, () => true));
    if (isDead && this.worker === mine) this.#replace();
  }

  /** A worker died or hangs: what waited too often is given up, the rest is asked again. */
  #replace() {
    for (const [id, question] of this.#waiting) {
      if (question.tries >= this.patience.tries)
        this.#receive({ id, error: { type: "dead", text: "The engine does not answer." } });
    }
    this.restart(this.#isWaking);
  }

  /** A fresh worker first gets the game that is being played, then the open questions again. */
  #greet() {
    clearTimeout(this.#startTimer);
    this.isAwoken = this.#isWaking;
    this.#isWaking = false;
    if (this.record) {
      const { type: _, ...game } = this.record;
      const request = { id: 0, op: "new", ...game };
      const settle = (/** @type {Reply} */ reply) => this.replayed?.(reply);
      this.#waiting.set(0, { request, settle, tries: 0 });
    }
    this.show({ state: "ready", failure: null, isOver: false });
    for (const [, question] of [...this.#waiting].sort(([a], [b]) => a - b)) this.#send(question);
  }

  /** @param {Question} question */
  #send(question) {
    question.tries += 1;
    // where all is slow, a fresh worker is no quicker
    const patience = this.patience.answer * question.tries;
    question.timer = setTimeout(() => this.#replace(), patience);
    this.worker?.postMessage({ text: JSON.stringify(question.request) });
  }

  /** @param {Reply} reply */
  #receive(reply) {
    const id = reply.id ?? -1;
    const question = this.#waiting.get(id);
    if (!question) return;
    clearTimeout(question.timer);
    this.#waiting.delete(id);
    if (reply.update?.record) this.record = reply.update.record;
    question.settle(reply);
  }

  /**
   * What fails to wake from memory is started plainly, and nobody hears of it.
   * @param {Failure} failure
   */
  #fail(failure) {
    if (this.#isWaking) return this.restart(true);
    clearTimeout(this.#startTimer);
    this.show({ state: "failed", failure, isOver: true });
    if (failure.code !== "no-webassembly") this.#askNet(failure);
  }

  /** Files that do not come, or are none, may be the net's doing. @param {Failure} failure */
  async #askNet(failure) {
    const isPortal = await this.isPortal();
    if (isPortal && this.failure === failure)
      this.show({ failure: { ...failure, code: "portal" } });
  }
}
