/**
 * The page's side of the engine: asks the worker, keeps the record of the game being played, and replays
 * it into a fresh worker when one dies or does not answer.
 */

import { quietly } from "./files.js";
import { Observed } from "./observed.js";

/** @import { GameRecord } from "../table/types.js" */
/**
 * @typedef {{id?: number, [field: string]: any}} Reply
 * @typedef {{step: "download" | "start" | "ready", loaded: number, total: number}} Progress
 * @typedef {{code: string, text: string}} Failure
 * @typedef {{op: string, [field: string]: any}} Request
 * @typedef {{request: Request, settle: (reply: Reply) => void, tries: number, timer?: ReturnType<typeof setTimeout>}} Question
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">} WorkerLike
 */

/** A question that has no answer after this is asked again in a fresh worker, in ms. */
const PATIENCE = 20_000;
/** A start that shows no sign of life for this long is called failed; it may still come, in ms. */
const START_PATIENCE = 11_000;
/** A start from memory takes less than a second; one that takes this long has gone wrong, in ms. */
const WAKING_PATIENCE = 5_000;
const TRIES = 2;

const STEPS = ["download", "start", "ready"];

/** How far a start has got: whole steps, and the share of the download. @param {Progress} progress */
const reached = ({ step, loaded, total }) =>
  STEPS.indexOf(step) + (step === "download" && total ? loaded / (total + 1) : 0);

export class Engine extends Observed {
  /** @type {"loading" | "ready" | "failed"} */
  state = "loading";
  /** @type {Progress} */
  progress = { step: "download", loaded: 0, total: 0 };
  /** @type {Failure | null} */
  failure = null;
  /** What a fresh worker says of the game that was being played. @type {((reply: Reply) => void) | null} */
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
  #settleReady = () => {};

  /** @param {{makeWorker: (isPlain: boolean) => WorkerLike, patience?: number, startPatience?: number, wakingPatience?: number}} how */
  constructor({
    makeWorker,
    patience = PATIENCE,
    startPatience = START_PATIENCE,
    wakingPatience = WAKING_PATIENCE,
  }) {
    super();
    this.makeWorker = makeWorker;
    this.patience = patience;
    this.startPatience = startPatience;
    this.wakingPatience = wakingPatience;
    /** Settles when the engine has answered for the first time. @type {Promise<void>} */
    this.ready = new Promise((resolve) => {
      this.#settleReady = resolve;
    });
    this.#start();
  }

  /** Asks the engine; the answer may be an error, but there always is one. @param {Request} request @returns {Promise<Reply>} */
  ask = (request) =>
    new Promise((settle) => {
      const id = this.#nextId++;
      const question = { request: { ...request, id }, settle, tries: 0 };
      this.#waiting.set(id, question);
      if (this.state === "ready") this.#send(question);
      else if (this.state === "failed") this.#start();
    });

  /** Starts again after a failure. */
  restart() {
    this.#start();
  }

  /** @param {boolean} [isPlain] whether Python is to start without its memory */
  #start(isPlain = false) {
    if (this.worker && !isPlain) this.progress = { step: "download", loaded: 0, total: 0 };
    this.worker?.terminate();
    for (const { timer } of this.#waiting.values()) clearTimeout(timer); // nobody waits for that worker any more
    const mine = this.makeWorker(isPlain);
    this.worker = mine;
    this.#isWaking = false;
    this.#mayWake = !isPlain;
    this.show({ state: "loading", failure: null, isOver: false });
    this.#watchStart();
    mine.onmessage = ({ data }) => {
      if (this.worker === mine) this.#hear(mine, data);
    };
    mine.onerror = (event) => {
      const text = /** @type {ErrorEvent} */ (event)?.message ?? "";
      if (this.worker === mine) this.#fail({ code: "no-start", text });
    };
  }

  /** From now on the worker must show a sign of life in time. */
  #watchStart() {
    const mine = this.worker;
    clearTimeout(this.#startTimer);
    this.#startTimer = setTimeout(
      () => {
        if (this.worker === mine && this.state === "loading")
          this.#fail({ code: "no-answer", text: "" });
      },
      this.#isWaking ? this.wakingPatience : this.startPatience,
    );
  }

  /** @param {WorkerLike} mine @param {any} data */
  #hear(mine, data) {
    if (data.text) this.#receive(JSON.parse(data.text));
    else if (data.lock) this.#watchLife(mine, data.lock);
    else if (data.failed) this.#fail(data.failed);
    else if (data.ready) this.#greet();
    else if (data.kept) this.show({ isOver: true });
    else {
      if (data.waking) this.#isWaking = this.#mayWake; // or it would be tried for ever
      if (this.state === "loading") this.#watchStart();
      if (data.progress) this.#showProgress(data.progress);
    }
  }

  /** The start only ever goes on: what was kept already is not seen to be fetched again. @param {Progress} progress */
  #showProgress(progress) {
    if (reached(progress) >= reached(this.progress)) this.show({ progress });
  }

  /** @param {WorkerLike} mine @param {string} lock the worker holds it while it lives */
  async #watchLife(mine, lock) {
    const isDead = await quietly(async () =>
      globalThis.navigator?.locks?.request(lock, () => true),
    ); // a browser may refuse
    if (isDead && this.worker === mine) this.#replace();
  }

  /** A worker died or hangs: what waited too often is given up, the rest is asked again. */
  #replace() {
    for (const [id, question] of this.#waiting) {
      if (question.tries >= TRIES)
        this.#receive({ id, error: { type: "dead", text: "The engine does not answer." } });
    }
    this.#start(this.#isWaking);
  }

  /** A fresh worker first gets the game that is being played, then the open questions again. */
  #greet() {
    clearTimeout(this.#startTimer);
    this.isAwoken = this.#isWaking;
    this.#isWaking = false;
    const { progress, record } = this;
    if (record) {
      const { type: _, ...game } = record;
      const request = { id: 0, op: "new", ...game };
      const settle = (/** @type {Reply} */ reply) => this.replayed?.(reply);
      this.#waiting.set(0, { request, settle, tries: 0 });
    }
    const begun = { ...progress, step: "ready" };
    this.show({ state: "ready", failure: null, isOver: false, progress: begun });
    for (const [, question] of [...this.#waiting].sort(([a], [b]) => a - b)) this.#send(question);
    this.#settleReady();
  }

  /** @param {Question} question */
  #send(question) {
    question.tries += 1;
    const patience = this.patience * question.tries; // where all is slow, a fresh worker is no quicker
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

  /** What fails to wake from memory is started plainly, and nobody hears of it. @param {Failure} failure */
  #fail(failure) {
    if (this.#isWaking) return this.#start(true);
    clearTimeout(this.#startTimer);
    this.show({ state: "failed", failure, isOver: true });
  }
}
