/** One game being played on this page: asks the engine, keeps it saved, and lets bots take their time. Knows no game. */

import { createClock } from "../clock.js";

/** @typedef {import("./types.js").App} App */
/** @typedef {import("./types.js").Save} Save */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Action} Action */

/** A bot's move is not shown sooner after the last one, in ms: long enough to follow. */
const BREATH = 1000;
/** After a bot's move that went wrong, it is tried again no sooner, in ms. */
const AGAIN = 4000;

/**
 * @param {Pick<App, "engine" | "saves">} app
 * @param {Save} save
 * @param {{onUpdate: (update: Update) => void, onFault: (fault: {type: string, text: string}) => void,
 *   onUnkept: () => void}} tell
 */
export function createPlay({ engine, saves }, save, tell) {
  const clock = createClock(save.record.moves.at(-1)?.[2] ?? 0);
  /** @type {Update | null} */
  let update = null;
  /** @type {Promise<unknown>} every change waits for the one before */
  let queue = Promise.resolve();
  let waiting = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let [isThought, isHeld, isClosed, isTicking, isFailed] = [false, false, false, false, false];
  let shownAt = -Infinity;

  /** One change after the other; `make` may still say that there is nothing to ask. @param {() => {op: string, [field: string]: any} | null} make */
  function change(make) {
    waiting += 1;
    queue = queue.then(async () => {
      const request = isClosed ? null : make();
      const reply = request && (await engine.ask(request));
      waiting -= 1;
      if (reply && !isClosed) take(reply, request.op);
    });
    return queue;
  }

  /** @param {any} reply @param {string} op */
  function take(reply, op) {
    isFailed = Boolean(reply.error);
    if (reply.error) return tell.onFault(reply.error);
    update = /** @type {Update} */ (reply.update);
    isThought = op === "tick" && update.events.length === 0;
    if (update.events.length > 0 && op !== "new") {
      shownAt = performance.now();
      store(update);
    }
    tell.onUpdate(update);
    plan();
  }

  /** @param {Update} now */
  function store(now) {
    const { id, names, flat } = save;
    const wasKept = saves.isKept();
    saves.put({ id, names, flat, record: now.record, done: now.done }).catch(() => undefined).then(() => {
      if (wasKept && !saves.isKept() && !isClosed) tell.onUnkept();
    });
  }

  /** Wakes the engine when it wants: at once to think, later to act. */
  function plan() {
    clearTimeout(timer);
    if (isClosed || isHeld || isTicking || update?.wake == null) return;
    const rest = isThought ? Math.max(update.wake - clock.at(), shownAt + BREATH - performance.now(), 0) : 0;
    timer = setTimeout(tick, isFailed ? AGAIN : rest);
  }

  function tick() {
    clearTimeout(timer);
    if (isTicking || update?.wake == null) return;
    isTicking = true;
    clock.skip(update.wake);
    change(() => (update?.wake == null ? null : { op: "tick", at: Math.max(clock.at(), update.wake) })).then(() => {
      isTicking = false;
      plan();
    });
  }

  return {
    clock,
    start() {
      const { type: _, ...record } = save.record;
      return change(() => ({ op: "new", ...record }));
    },
    /** A person acts; what is no longer offered by then is left out. @param {number} seat @param {Action} action @param {number} at */
    act: (seat, action, at) => change(() => (isOffered(update, seat, action) ? { op: "play", seat, action, at: clock.at({ timeStamp: at }) } : null)),
    /** @param {number} seat */
    undo: (seat) => change(() => ({ op: "undo", seat })),
    /** While the fingers carry something, no bot moves. @param {boolean} held */
    hold(held) {
      if (held === isHeld) return;
      isHeld = held;
      plan();
    },
    /** The person does not want to wait for a bot. */
    skip() {
      if (isThought && !isHeld) tick();
    },
    isBusy: () => waiting > 0 && !isTicking,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** @param {Update | null} update @param {number} seat @param {Action} action */
function isOffered(update, seat, action) {
  const text = JSON.stringify(action);
  return update?.actions[seat]?.some((offered) => JSON.stringify(offered) === text) ?? false;
}

/**
 * Asks the engine what would follow from an action; only the newest question is answered.
 * @param {App["engine"]} engine
 * @param {(trial: {action: Action, view: any}) => void} tell
 */
export function createOracle(engine, tell) {
  /** @type {{seat: number, action: Action} | null} */
  let wanted = null;
  let isAsking = false;

  async function work() {
    isAsking = true;
    for (let ask = wanted; ask; ask = wanted) {
      wanted = null;
      const reply = await engine.ask({ op: "try", ...ask });
      if (!wanted && reply.try) tell({ action: ask.action, view: reply.try });
    }
    isAsking = false;
  }

  /** @param {number} seat @param {Action} action */
  return (seat, action) => {
    wanted = { seat, action };
    if (!isAsking) work();
  };
}
