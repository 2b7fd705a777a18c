/**
 * One game being played on this page: asks the engine, keeps the game, and gives bots their time.
 * Knows no game.
 */

/** A bot's move is not shown sooner after the last one, in ms: long enough to follow. */
const BETWEEN_MOVES = 1000;
/** After a bot's move that went wrong, it is tried again no sooner, in ms. */
const AFTER_FAULT = 4000;

/** @import { Fault } from "../../build/types/engine" */
/** @import { Request } from "../engine/engine.js" */
/** @typedef {{seat: number, action: Action}} Wish */
/**
 * @typedef {{at: number, when: number, choose: () => Wish | null | undefined}} Touch at: game time;
 *   when: on the clock of gestures; choose: what it means when its turn comes
 */
/**
 * @typedef {{onUpdate: (update: Update) => void, onFault: (fault: Fault) => void, onUnstored: () =>
 *   void, keep?: (update: Update) => Partial<Save>}} Listener keep: what is kept with the game
 *   besides its record
 */

export class Play {
  /** @type {Update | null} */
  #update = null;
  /** @type {Promise<unknown>} each change waits for the one before */
  #queue = Promise.resolve();
  /** How many changes wait or are being made. */
  #waiting = 0;
  /**
   * @type {Touch[]} what fingers did and the engine has not yet been asked, in the order in which
   *   they landed
   */
  #touches = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #shownAt = -Infinity;
  /** The bots have thought, and only wait for their time. */
  #isThought = false;
  #isCarrying = false;
  #isPaused = false;
  /** The engine starts anew. */
  #isAway = false;
  #isClosed = false;
  #isTicking = false;
  #isFailed = false;
  #unsubscribe = () => {};

  /**
   * In a live game time matters: nothing is hurried, nothing is shown later than it happens, and
   * the clock starts with the first picture.
   * @param {Pick<TableApp, "engine" | "saves" | "writtenBot" | "guests">} app @param {Save} save
   *   @param {Listener} listener @param {boolean} [isLive]
   */
  constructor({ engine, saves, writtenBot = null, guests = null }, save, listener, isLive = false) {
    this.engine = engine;
    this.saves = saves;
    this.writtenBot = writtenBot;
    /** Who sits at other devices, if anybody does. */
    this.guests = guests;
    this.save = save;
    this.listener = listener;
    this.isLive = isLive;
    this.clock = createClock(save.record.moves.at(-1)?.[2] ?? 0);
    engine.follow?.(this.#hear);
    if (!isLive) return;
    this.clock.run(false);
    engine.replayed = (reply) => this.#resume(reply);
    this.#unsubscribe = engine.subscribe?.(() => this.#watchEngine()) ?? this.#unsubscribe;
  }

  start() {
    const { type: _, ...record } = this.save.record;
    return this.#change(() => ({ op: "new", ...record }));
  }

  /** A person acts. @param {number} seat @param {Action} action @param {number} at */
  act(seat, action, at) {
    return this.inTurn(at, () => ({ seat, action }));
  }

  /**
   * A person has done something whose meaning shows when its turn comes; what is no longer offered
   * by then is left out.
   * @param {number} at
   * @param {Touch["choose"]} choose
   */
  inTurn(at, choose) {
    this.#touches.push({ at: this.clock.at({ timeStamp: at }), when: at, choose });
    if (this.isLive) this.#touches.sort((a, b) => a.at - b.at);
    return this.#change(() => {
      const first = /** @type {Touch} */ (this.#touches.shift());
      const wish = first.choose();
      if (!wish || !isOffered(this.#update, wish)) return null;
      return { op: "play", ...wish, at: first.at, ...this.engine.stamp?.(first.when) };
    });
  }

  /** @param {number} seat */
  undo(seat) {
    return this.#change(() => ({ op: "undo", seat }));
  }

  /** Somebody has gone to another device, or has come back. */
  reseat() {
    return this.#change(() => ({ op: "share" }));
  }

  /** Other cards, before anybody has moved. @param {number} seed */
  redeal(seed) {
    return this.#change(() => {
      if (this.#update?.record.moves.length) return null;
      this.save.record = { ...this.save.record, seed, moves: [] };
      const { type: _, ...record } = this.save.record;
      return { op: "new", ...record };
    });
  }

  /**
   * A guest asks; only what changes the table is taken here.
   * @param {() => Request} make @param {(reply: any) => void} answer
   */
  hear(make, answer) {
    this.#queue = this.#queue
      .then(async () => {
        if (this.#isClosed) return;
        const reply = await this.engine.ask(make());
        answer(reply);
        if (reply.update && !this.#isClosed) this.#take(reply, "guest");
      })
      .catch((error) => console.error(error)); // no guest keeps the next change from coming
    return this.#queue;
  }

  /** What comes by itself from a table elsewhere, and its time. @param {any} told */
  #hear = ({ at, runs, ...reply }) => {
    if (this.#isClosed) return;
    this.clock.back(at);
    this.#isAway = !runs;
    if (reply.update) this.#take(reply, "told");
    if (this.isLive) this.#runClock();
  };

  /** In a live game time stands still, or goes on. @param {boolean} isPaused */
  pause(isPaused) {
    if (!this.isLive || isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    this.engine.rest?.(isPaused);
    this.#runClock();
  }

  /**
   * While fingers carry something, no bot moves; a live game waits for nobody.
   * @param {boolean} isCarrying
   */
  carry(isCarrying) {
    if (isCarrying === this.#isCarrying) return;
    this.#isCarrying = isCarrying;
    this.#plan();
  }

  /** The person does not want to wait for a bot; in a live game everybody must. */
  skip() {
    if (this.#isThought && !this.#isCarrying) this.#tick();
  }

  isWaiting = () => this.#waiting > 0;

  isBusy = () => this.#waiting > 0 && !this.#isTicking;

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    if (this.isLive) this.engine.replayed = null;
    this.#unsubscribe();
  }

  /**
   * One change after the other; `make` may still find that there is nothing to ask.
   * @param {() => Request | null} make
   */
  #change(make) {
    this.#waiting += 1;
    this.#queue = this.#queue
      .then(async () => {
        const request = this.#isClosed ? null : make();
        const reply = request && (await this.#ask(request));
        this.#waiting -= 1;
        if (reply && !this.#isClosed) this.#take(reply, request.op);
      })
      .catch((error) => {
        console.error(error); // what could not be shown does not keep the next change from coming
        this.listener.onFault({ type: "internal", text: String(error) });
      });
    return this.#queue;
  }

  /**
   * A bot that somebody wrote is asked elsewhere, until the engine knows all that it needs.
   * @param {Request} request
   */
  async #ask(request) {
    let reply = await this.engine.ask({ ...request, ...this.guests?.field() });
    while (reply.ask && this.writtenBot && !this.#isClosed)
      reply = await this.engine.ask({ op: "answer", ...(await this.writtenBot.choose(reply.ask)) });
    if (this.writtenBot && reply.update?.wake === null) await this.#tellWait(this.writtenBot);
    return reply;
  }

  /** @param {NonNullable<TableApp["writtenBot"]>} bot */
  async #tellWait(bot) {
    if ((await this.engine.ask({ op: "waits" })).waits) bot.tellWait();
  }

  /** @param {any} reply @param {string} op */
  #take(reply, op) {
    this.#isFailed = Boolean(reply.error);
    if (reply.error) return this.listener.onFault(reply.error);
    const isFirst = this.#update === null;
    const update = /** @type {Update} */ (reply.update);
    this.guests?.hand(reply);
    const before = (this.#update ?? this.save).record.moves.length;
    // not every move tells an event
    const isMoved = op !== "new" && update.record.moves.length !== before;
    this.#update = update;
    if (this.isLive && isFirst) this.#runClock();
    this.#isThought = op === "tick" && !isMoved;
    if (isMoved) {
      this.#shownAt = performance.now();
      this.#store(update);
    }
    const isSeen =
      !this.#isThought || update.refused || Object.keys(update.topics ?? {}).length > 0;
    // what bots have thought changes no picture, but then there may be time for a topic
    if (!this.isLive || isSeen) this.listener.onUpdate(update);
    this.#plan();
  }

  /** @param {Update} update */
  #store(update) {
    const { record, done } = update;
    const wasStored = this.saves.isStored();
    this.saves
      .put({ ...this.save, ...this.listener.keep?.(update), record, done })
      .catch(() => undefined)
      .then(() => {
        if (wasStored && !this.saves.isStored() && !this.#isClosed) this.listener.onUnstored();
      });
  }

  /**
   * Time passes while there is something to play, somebody to see it, and an engine that answers.
   */
  #runClock() {
    this.clock.run(this.#update !== null && !this.#isPaused && !this.#isAway);
    this.guests?.time();
    this.#plan();
  }

  #watchEngine() {
    if (!this.#update || this.engine.state === "ready") return;
    this.#isAway = true;
    this.#runClock();
  }

  /** A fresh engine knows what was recorded, and nothing of the time since. @param {any} reply */
  #resume(reply) {
    this.#isAway = false;
    if (this.#update && reply.update) {
      this.clock.back(reply.update.record.moves.at(-1)?.[2] ?? 0);
      if (this.guests) this.reseat();
      else this.#take(reply, "replayed");
    }
    this.#runClock();
  }

  /** Wakes the engine when it wants: at once to think, later to act. */
  #plan() {
    clearTimeout(this.#timer);
    const wake = this.#update?.wake;
    const isStill = this.isLive ? !this.clock.isRunning() : this.#isCarrying;
    if (this.#isClosed || this.#isTicking || wake == null || isStill) return;
    const due = Math.max(wake - this.clock.at(), 0);
    const isTooSoon = this.#isThought && !this.isLive;
    const wait = isTooSoon ? Math.max(due, this.#shownAt + BETWEEN_MOVES - performance.now()) : due;
    if (this.isLive && wait === 0 && !this.#isFailed)
      this.#tick(); // a timer would let a drawing come between
    else this.#timer = setTimeout(() => this.#tick(), this.#isFailed ? AFTER_FAULT : wait);
  }

  #tick() {
    clearTimeout(this.#timer);
    if (this.#isTicking || this.#update?.wake == null) return;
    this.#isTicking = true;
    if (!this.isLive) this.clock.skip(this.#update.wake);
    this.#change(() => this.#wakeRequest()).then(() => {
      this.#isTicking = false;
      this.#plan();
    });
  }

  /**
   * What to ask when the time has come; in a live game to the millisecond, and not before a finger
   * that landed sooner.
   */
  #wakeRequest() {
    const wake = this.#update?.wake;
    if (wake == null) return null;
    if (!this.isLive) return { op: "tick", at: Math.max(this.clock.at(), wake) };
    const isEarly = this.clock.at() < wake || this.#touches.some(({ at }) => at <= wake);
    return isEarly ? null : { op: "tick", at: wake };
  }
}

/** @param {Update | null} update @param {Wish} wish */
function isOffered(update, { seat, action }) {
  const text = JSON.stringify(action);
  return update?.actions[seat]?.some((offered) => JSON.stringify(offered) === text) ?? false;
}

/**
 * Game time: whole milliseconds since the game began, stamped where the finger landed.
 * @param {number} startAt what has passed already
 * @param {() => number} [now]
 */
export function createClock(startAt = 0, now = () => performance.now()) {
  let passed = startAt;
  let since = now();
  let running = true;
  /** A touch from before time went on again counts as if it came at that moment. */
  let floor = 0;

  /** @param {number} instant */
  const reading = (instant) =>
    Math.max(floor, Math.round(passed + (running ? instant - since : 0)));

  return {
    /** The game time of an event, or of this moment. @param {{timeStamp: number}} [event] */
    at: (event) => reading(event ? event.timeStamp : now()),

    /** Moves time forward to that instant, never back. @param {number} to */
    skip(to) {
      passed = Math.max(reading(now()), to);
      since = now();
    },

    /** Back to the last recorded move. @param {number} to */
    back(to) {
      passed = floor = to;
      since = now();
    },

    /** Time goes on, or stands still while nobody plays. @param {boolean} isOn */
    run(isOn) {
      if (isOn === running) return;
      if (isOn) floor = passed;
      else passed = reading(now());
      since = now();
      running = isOn;
    },

    isRunning: () => running,
  };
}
