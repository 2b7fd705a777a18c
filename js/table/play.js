/** One game being played on this page: asks the engine, keeps it saved, and lets bots take their time. Knows no game. */

import { createClock } from "./clock.js";

/** @import { Action, App, Save, Update } from "./types.js" */

/** A bot's move is not shown sooner after the last one, in ms: long enough to follow. */
const BREATH = 1000;
/** After a bot's move that went wrong, it is tried again no sooner, in ms. */
const AGAIN = 4000;

/** @typedef {{seat: number, action: Action}} Wish */
/** @typedef {{at: number, choose: () => Wish | null | undefined}} Touch at: game time */

/**
 * In a live game time matters: nothing is hurried, nothing waits for the eyes, and the clock runs from the first picture on.
 * @param {Pick<App, "engine" | "saves">} app
 * @param {Save} save
 * @param {{onUpdate: (update: Update) => void, onFault: (fault: {type: string, text: string}) => void,
 *   onUnkept: () => void}} tell
 * @param {boolean} [isLive]
 */
export function createPlay({ engine, saves }, save, tell, isLive = false) {
  const clock = createClock(save.record.moves.at(-1)?.[2] ?? 0);
  if (isLive) clock.pause();
  /** @type {Update | null} */
  let update = null;
  /** @type {Promise<unknown>} every change waits for the one before */
  let queue = Promise.resolve();
  let waiting = 0;
  /** @type {Touch[]} what fingers did and the engine has not yet been asked, as they landed */
  const touches = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let [isThought, isHeld, isResting, isAway, isClosed, isTicking, isFailed] = [
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ];
  let shownAt = -Infinity;
  const forget = isLive ? follow() : () => undefined;

  /** One change after the other; `make` may still say that there is nothing to ask. @param {() => {op: string, [field: string]: any} | null} make */
  function change(make) {
    waiting += 1;
    queue = queue
      .then(async () => {
        const request = isClosed ? null : make();
        const reply = request && (await engine.ask(request));
        waiting -= 1;
        if (reply && !isClosed) take(reply, request.op);
      })
      .catch(stumble);
    return queue;
  }

  /** Whatever could not be shown: the next change comes all the same. @param {unknown} error */
  function stumble(error) {
    console.error(error);
    tell.onFault({ type: "internal", text: String(error) });
  }

  /** @param {any} reply @param {string} op */
  function take(reply, op) {
    isFailed = Boolean(reply.error);
    if (reply.error) return tell.onFault(reply.error);
    const isFirst = update === null;
    update = /** @type {Update} */ (reply.update);
    if (isLive && isFirst) flow();
    isThought = op === "tick" && update.events.length === 0;
    if (update.events.length > 0 && op !== "new") {
      shownAt = performance.now();
      store(update);
    }
    if (!isLive || !isThought || update.refused) tell.onUpdate(update); // what bots have thought is not to be seen
    plan();
  }

  /** @param {Update} now */
  function store(now) {
    const { id, names, flat, task } = save;
    const wasKept = saves.isKept();
    saves
      .put({ id, names, flat, record: now.record, done: now.done, ...(task && { task }) })
      .catch(() => undefined)
      .then(() => {
        if (wasKept && !saves.isKept() && !isClosed) tell.onUnkept();
      });
  }

  /** Time passes while there is something to play, somebody to see it, and an engine that answers. */
  function flow() {
    if (update && !isResting && !isAway) clock.go();
    else clock.pause();
    plan();
  }

  /** A fresh engine knows what was recorded, and nothing of the time since. */
  function follow() {
    engine.replayed = (reply) => {
      isAway = false;
      if (update && reply.update) {
        clock.back(reply.update.record.moves.at(-1)?.[2] ?? 0);
        take(reply, "replayed");
      }
      flow();
    };
    return (
      engine.subscribe?.(() => {
        if (!update || engine.state === "ready") return;
        isAway = true;
        flow();
      }) ?? (() => undefined)
    );
  }

  /** Wakes the engine when it wants: at once to think, later to act. */
  function plan() {
    clearTimeout(timer);
    if (isClosed || isTicking || update?.wake == null || (isLive ? !clock.isRunning() : isHeld))
      return;
    const due = Math.max(update.wake - clock.at(), 0);
    const rest = isThought && !isLive ? Math.max(due, shownAt + BREATH - performance.now()) : due;
    if (isLive && rest === 0 && !isFailed)
      tick(); // a drawing might come between
    else timer = setTimeout(tick, isFailed ? AGAIN : rest);
  }

  function tick() {
    clearTimeout(timer);
    if (isTicking || update?.wake == null) return;
    isTicking = true;
    if (!isLive) clock.skip(update.wake);
    change(woken).then(() => {
      isTicking = false;
      plan();
    });
  }

  /** What to ask when the time has come; in a live game to the millisecond, and not before a finger that landed sooner. */
  function woken() {
    const wake = update?.wake;
    if (wake == null) return null;
    if (!isLive) return { op: "tick", at: Math.max(clock.at(), wake) };
    return clock.at() < wake || touches.some(({ at }) => at <= wake)
      ? null
      : { op: "tick", at: wake };
  }

  /** In the order in which they landed; what is no longer offered by then is left out. @param {number} at @param {Touch["choose"]} choose */
  function touch(at, choose) {
    touches.push({ at: clock.at({ timeStamp: at }), choose });
    if (isLive) touches.sort((a, b) => a.at - b.at);
    return change(() => {
      const first = /** @type {Touch} */ (touches.shift());
      const wish = first.choose();
      return wish && isOffered(update, wish.seat, wish.action)
        ? { op: "play", ...wish, at: first.at }
        : null;
    });
  }

  return {
    clock,
    start() {
      const { type: _, ...record } = save.record;
      return change(() => ({ op: "new", ...record }));
    },
    /** A person acts. @param {number} seat @param {Action} action @param {number} at */
    act: (seat, action, at) => touch(at, () => ({ seat, action })),
    /** A person has done something whose meaning shows when its turn comes. @param {number} at @param {Touch["choose"]} choose */
    later: touch,
    /** @param {number} seat */
    undo: (seat) => change(() => ({ op: "undo", seat })),
    /** In a live game time stands still, or goes on. @param {boolean} resting */
    rest(resting) {
      if (!isLive || resting === isResting) return;
      isResting = resting;
      flow();
    },
    /** While the fingers carry something, no bot moves; a live game waits for nobody. @param {boolean} held */
    hold(held) {
      if (held === isHeld) return;
      isHeld = held;
      plan();
    },
    /** The person does not want to wait for a bot; in a live game everybody must. */
    skip() {
      if (isThought && !isHeld) tick();
    },
    isWaiting: () => waiting > 0,
    isBusy: () => waiting > 0 && !isTicking,
    close() {
      isClosed = true;
      clearTimeout(timer);
      if (isLive) engine.replayed = null;
      forget();
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
