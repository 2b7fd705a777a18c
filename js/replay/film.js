/**
 * A record as a film. The engine shows any ply of it, and bots may play on. Only the newest wish is
 * asked for.
 */

/** @import { Fault, Look, Told } from "../../build/types/engine" */
/** @import { Request } from "../engine/engine.js" */
/** @import { Asking } from "../links/link.js" */
/**
 * @typedef {{ply: number, seat: number, open: boolean}} Wish open: with all cards face up
 * @typedef {{onLook: (look: Look, wish: Wish) => void, onFault: (fault: Fault) => void, onMore?:
 *   (move: number[] | null) => void}} Listener onMore: the bots' next move; null: there is none
 */

/** The most pictures that are stored. */
const MOST = 160;

/** @param {Wish} wish */
const nameOf = ({ ply, seat, open }) => `${ply} ${seat} ${open}`;

export class Film {
  /** @type {Map<string, Look>} */
  #seen = new Map();
  /** @type {Wish | null} */
  #wanted = null;
  /** The wish that will probably come next. @type {Wish | null} */
  #next = null;
  #isAsking = false;
  #isClosed = false;
  #isGrowing = false;
  /** How often a stored picture was shown. An answer to an older question comes too late. */
  #shownAtOnce = 0;

  /**
   * @param {Asking["engine"]} engine
   * @param {{record: GameRecord}} source its record becomes longer with each move of the bots
   * @param {Listener} listener
   */
  constructor(engine, source, listener) {
    this.engine = engine;
    this.source = source;
    this.listener = listener;
  }

  /**
   * Gives the record to the engine. The reel is null if the engine refuses it, or nobody watches
   * any more.
   * @returns {Promise<Told | null>}
   */
  async begin() {
    const { type: _, ...record } = this.source.record;
    const { watch, error } = await this.engine.ask({ op: "watch", record });
    if (error && !this.#isClosed) this.listener.onFault(error);
    return (!this.#isClosed && watch) || null;
  }

  /**
   * Shows a ply, at once if its picture is stored. It replaces an older wish that was not yet asked
   * for.
   * @param {Wish} wish
   */
  want(wish) {
    const name = nameOf(wish);
    const look = this.#seen.get(name);
    this.#wanted = look ? null : wish;
    if (look) {
      this.#shownAtOnce += 1;
      this.#store(name, look);
      this.listener.onLook(look, wish);
    } else this.#workOn();
  }

  /** Asks for the next picture as soon as there is nothing else to ask. @param {Wish} wish */
  ahead(wish) {
    this.#next = this.#seen.has(nameOf(wish)) ? null : wish;
    if (this.#next) this.#workOn();
  }

  /** Lets the bots play on whenever no picture is wanted. */
  grow() {
    this.#isGrowing = true;
    this.#workOn();
  }

  close() {
    this.#isClosed = true;
    this.#wanted = this.#next = null;
  }

  async #workOn() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    for (let wish = this.#wish(); (wish || this.#isGrowing) && !this.#isClosed; wish = this.#wish())
      await (wish ? this.#look(wish) : this.#lengthen());
    this.#isAsking = false;
  }

  #wish = () => this.#wanted ?? this.#next;

  /** @param {Wish} wish */
  async #look(wish) {
    const isWanted = wish === this.#wanted;
    if (isWanted) this.#wanted = null;
    else this.#next = null;
    const [name, shownAtOnce] = [nameOf(wish), this.#shownAtOnce];
    /** @type {Look | undefined} */
    const look = this.#seen.get(name) ?? (await this.#ask({ op: "look", ...wish })).look;
    if (!look) return;
    this.#store(name, look);
    const isInTime = shownAtOnce === this.#shownAtOnce && !this.#isClosed;
    if (isWanted && isInTime) this.listener.onLook(look, wish);
  }

  /** Lets the bots make one more move. */
  async #lengthen() {
    const { ahead } = await this.#ask({ op: "ahead" });
    this.#isGrowing = Boolean(ahead);
    const { record } = this.source;
    if (ahead) this.source.record = { ...record, moves: [...record.moves, ahead] };
    if (!this.#isClosed && ahead !== undefined) this.listener.onMore?.(ahead);
  }

  /**
   * Asks the engine. A new engine does not know the record yet; it gets it again unless this film
   * is closed.
   * @param {Request} request
   */
  async #ask(request) {
    let reply = await this.engine.ask(request);
    if (reply.error?.type === "no-watch" && !this.#isClosed && (await this.begin()))
      reply = await this.engine.ask(request);
    const { error } = reply;
    if (error && error.type !== "no-watch" && !this.#isClosed) this.listener.onFault(error);
    return reply;
  }

  /** @param {string} name @param {Look} look */
  #store(name, look) {
    this.#seen.delete(name);
    this.#seen.set(name, look);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MOST && oldest !== undefined) this.#seen.delete(oldest);
  }
}
