/** A record as a film: the engine shows any ply of it, and bots may play on. Only the newest wish is asked, and what was seen is kept for a while. */

/** @import { GameRecord, TableEvent } from "../table/types.js" */
/**
 * @typedef {{ply: number, code: string, seat: number, change: number}} Moment a ply that decided something, for whom, and by how much its lead changed
 * @typedef {{plies: number, times: number[], movers: number[], moments: Moment[], seats: number}} Reel what the whole film holds
 * @typedef {{ply: number, at: number, view: any, events: TableEvent[], outcome: any}} Look one ply as it is to be seen
 * @typedef {{ply: number, seat: number, open: boolean}} Wish open: with all cards lying open
 * @typedef {{type: string, text: string}} Fault
 * @typedef {{ask(request: {op: string, [field: string]: any}): Promise<any>}} Asked
 * @typedef {{onLook: (look: Look, wish: Wish) => void, onFault: (fault: Fault) => void, onMore?: (move: number[] | null) => void}} Listener onMore: the bots' next move; null: there is none
 */

/** So many pictures are kept. */
const KEPT = 160;

/** @param {Wish} wish */
const nameOf = ({ ply, seat, open }) => `${ply} ${seat} ${open}`;

export class Film {
  /** @type {Map<string, Look>} */
  #seen = new Map();
  /** @type {Wish | null} */
  #wanted = null;
  /** @type {Wish | null} what will probably be wanted next */
  #next = null;
  #isAsking = false;
  #isClosed = false;
  #isGrowing = false;
  /** How often something was shown at once: what was asked before that comes too late. */
  #shownAtOnce = 0;

  /** @param {Asked} engine @param {GameRecord} record @param {Listener} listener */
  constructor(engine, { type: _, ...record }, listener) {
    this.engine = engine;
    this.record = record;
    this.listener = listener;
  }

  /** Hands the record in; null: the engine cannot show it, and has said why. @returns {Promise<Reel | null>} */
  async begin() {
    const { watch, error } = await this.engine.ask({ op: "watch", record: this.record });
    if (error && !this.#isClosed) this.listener.onFault(error);
    return watch ?? null;
  }

  /** Shows a ply, at once where it was seen before; an older wish that was not yet asked is forgotten. @param {Wish} wish */
  want(wish) {
    const name = nameOf(wish);
    const look = this.#seen.get(name);
    this.#wanted = look ? null : wish;
    if (look) {
      this.#shownAtOnce += 1;
      this.#keep(name, look);
      this.listener.onLook(look, wish);
    } else this.#workOn();
  }

  /** What will probably be wanted next is asked when there is nothing else to ask. @param {Wish} wish */
  ahead(wish) {
    this.#next = this.#seen.has(nameOf(wish)) ? null : wish;
    if (this.#next) this.#workOn();
  }

  /** From now on the bots play ahead, whenever nothing is to be shown. */
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
    this.#keep(name, look);
    const isInTime = shownAtOnce === this.#shownAtOnce && !this.#isClosed;
    if (isWanted && isInTime) this.listener.onLook(look, wish);
  }

  /** The bots make one move more. */
  async #lengthen() {
    const { ahead } = await this.#ask({ op: "ahead" });
    this.#isGrowing = Boolean(ahead);
    if (ahead) this.record.moves = [...this.record.moves, ahead];
    if (!this.#isClosed && ahead !== undefined) this.listener.onMore?.(ahead);
  }

  /** A fresh engine does not know the record: it is handed in again, unless another film may be on by now. @param {{op: string, [field: string]: any}} asked */
  async #ask(asked) {
    let reply = await this.engine.ask(asked);
    if (reply.error?.type === "no-watch" && !this.#isClosed && (await this.begin()))
      reply = await this.engine.ask(asked);
    const { error } = reply;
    if (error && error.type !== "no-watch" && !this.#isClosed) this.listener.onFault(error);
    return reply;
  }

  /** @param {string} name @param {Look} look */
  #keep(name, look) {
    this.#seen.delete(name);
    this.#seen.set(name, look);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > KEPT && oldest !== undefined) this.#seen.delete(oldest);
  }
}
