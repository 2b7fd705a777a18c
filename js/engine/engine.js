/**
 * The page's side of the engine: asks the worker, keeps the record of the game being played, and replays
 * it into a fresh worker when one dies or does not answer.
 */

import { quietly } from "./files.js";

/**
 * @typedef {import("../table/types.js").GameRecord} GameRecord
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

/**
 * @param {object} how
 * @param {(isPlain: boolean) => WorkerLike} how.makeWorker
 * @param {number} [how.patience]
 * @param {number} [how.startPatience]
 * @param {number} [how.wakingPatience]
 */
export function createEngine({
  makeWorker,
  patience = PATIENCE,
  startPatience = START_PATIENCE,
  wakingPatience = WAKING_PATIENCE,
}) {
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** @type {Map<number, Question>} */
  const open = new Map();
  /** @type {WorkerLike | null} */
  let worker = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let startTimer;
  let nextId = 1;
  let [mayWake, isWaking] = [true, false];
  let settleReady = /** @type {() => void} */ (() => undefined);

  const engine = {
    /** @type {"loading" | "ready" | "failed"} */
    state: "loading",
    /** @type {Progress} */
    progress: { step: "download", loaded: 0, total: 0 },
    /** @type {Failure | null} */
    failure: null,
    /** What a fresh worker says of the game that was being played. @type {((reply: Reply) => void) | null} */
    replayed: null,
    /** Whether Python woke from its memory, or started plainly. */
    isAwoken: false,
    /** @type {GameRecord | null} the game being played, as far as the last answer */
    record: null,
    /** Settles when the engine has answered for the first time. @type {Promise<void>} */
    ready: new Promise((resolve) => {
      settleReady = resolve;
    }),
    /** Whether this start is over and done with, well or badly: what was fetched is kept. */
    isOver: false,
    get worker() {
      return worker;
    },
    ask,
    /** @param {() => void} listener @returns {() => void} how to stop listening */
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Starts again after a failure. */
    restart: () => start(),
  };

  /** @param {Partial<typeof engine>} news */
  function show(news) {
    Object.assign(engine, news);
    for (const listener of listeners) listener();
  }

  /** The start only ever goes on: what was kept already is not fetched again before the eyes. @param {Progress} progress */
  function tell(progress) {
    if (reached(progress) >= reached(engine.progress)) show({ progress });
  }

  /**
   * Asks the engine; the answer may be an error, but there always is one.
   * @param {Request} request
   * @returns {Promise<Reply>}
   */
  function ask(request) {
    return new Promise((settle) => {
      const id = nextId++;
      const question = { request: { ...request, id }, settle, tries: 0 };
      open.set(id, question);
      if (engine.state === "ready") send(question);
      else if (engine.state === "failed") start();
    });
  }

  /** @param {Question} question */
  function send(question) {
    question.tries += 1;
    question.timer = setTimeout(replace, patience * question.tries); // where all is slow, a fresh worker is no quicker
    worker?.postMessage({ text: JSON.stringify(question.request) });
  }

  /** @param {Reply} reply */
  function receive(reply) {
    const question = open.get(reply.id ?? -1);
    if (!question) return;
    clearTimeout(question.timer);
    open.delete(reply.id ?? -1);
    if (reply.update?.record) engine.record = reply.update.record;
    question.settle(reply);
  }

  /** A worker died or hangs: what waited too often is given up, the rest is asked again. */
  function replace() {
    for (const [id, question] of open) {
      if (question.tries >= TRIES)
        receive({ id, error: { type: "dead", text: "The engine does not answer." } });
    }
    start(isWaking);
  }

  /** @param {boolean} [isPlain] whether Python is to start without its memory */
  function start(isPlain = false) {
    if (worker && !isPlain) engine.progress = { step: "download", loaded: 0, total: 0 };
    worker?.terminate();
    for (const { timer } of open.values()) clearTimeout(timer); // nobody waits for that worker any more
    const mine = makeWorker(isPlain);
    worker = mine;
    isWaking = false;
    mayWake = !isPlain;
    show({ state: "loading", failure: null, isOver: false });
    watchStart(mine);
    mine.onmessage = ({ data }) => {
      if (worker === mine) hear(mine, data);
    };
    mine.onerror = (event) => {
      if (worker === mine)
        fail({ code: "no-start", text: /** @type {ErrorEvent} */ (event)?.message ?? "" });
    };
  }

  /** @param {WorkerLike} mine */
  function watchStart(mine) {
    clearTimeout(startTimer);
    startTimer = setTimeout(
      () => {
        if (worker === mine && engine.state === "loading") fail({ code: "no-answer", text: "" });
      },
      isWaking ? wakingPatience : startPatience,
    );
  }

  /**
   * @param {WorkerLike} mine
   * @param {any} data
   */
  function hear(mine, data) {
    if (data.text) receive(JSON.parse(data.text));
    else if (data.lock) watchLife(mine, data.lock);
    else if (data.failed) fail(data.failed);
    else if (data.ready) greet();
    else if (data.kept) show({ isOver: true });
    else {
      if (data.waking) isWaking = mayWake; // or it would be tried for ever
      if (engine.state === "loading") watchStart(mine);
      if (data.progress) tell(data.progress);
    }
  }

  /** @param {WorkerLike} mine @param {string} lock the worker holds it while it lives */
  function watchLife(mine, lock) {
    const taken = quietly(async () => globalThis.navigator?.locks?.request(lock, () => true)); // a browser may refuse
    taken.then((isDead) => {
      if (isDead && worker === mine) replace();
    });
  }

  /** A fresh worker first hears of the game that is being played, then the questions again. */
  function greet() {
    clearTimeout(startTimer);
    engine.isAwoken = isWaking;
    isWaking = false;
    const { progress, record } = engine;
    if (record) {
      const { type: _, ...game } = record;
      open.set(0, {
        request: { id: 0, op: "new", ...game },
        settle: (reply) => engine.replayed?.(reply),
        tries: 0,
      });
    }
    show({
      state: "ready",
      failure: null,
      isOver: false,
      progress: { ...progress, step: "ready" },
    });
    for (const [, question] of [...open].sort(([a], [b]) => a - b)) send(question);
    settleReady();
  }

  /** What fails to wake from memory is started plainly, and nobody hears of it. @param {Failure} failure */
  function fail(failure) {
    if (isWaking) return start(true);
    clearTimeout(startTimer);
    show({ state: "failed", failure, isOver: true });
  }

  start();
  return engine;
}
