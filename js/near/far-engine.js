/**
 * The engine of a table at another device, as a guest's own table asks it: requests about the game
 * go there, all others to this device's own engine, which at the end gets the whole record.
 */

import { LIMITS } from "../games/box.js";

/** @typedef {import("../engine/engine.js").Reply} Reply */

/** What the table answers; it alone knows the game. */
const FAR = new Set(LIMITS.guest);

export class FarEngine {
  /** @type {"ready"} */
  state = "ready";
  /** @type {(told: any) => void} */
  #tell = () => undefined;
  /** @type {Map<number, (reply: Reply) => void>} */
  #waiting = new Map();
  /** The first picture of each ply, on the clock of gestures. @type {{ply: number, at: number}[]} */
  #frames = [];
  #isOver = false;

  /**
   * @param {{engine: {ask(request: any): Promise<any>}, drawn(work: () => void): void}} app of this
   *   device
   * @param {(value: any) => void} send to the table
   */
  constructor({ engine, drawn }, send) {
    this.own = engine;
    this.drawn = drawn;
    this.send = send;
  }

  /** @param {import("../engine/engine.js").Request} request @returns {Promise<any>} */
  ask = ({ at: _, ...request }) => {
    if (request.op !== "new" && (this.#isOver || !FAR.has(request.op)))
      return this.own.ask(request);
    if (request.op !== "new") return this.call({ request });
    return new Promise((settle) => this.#waiting.set(0, settle)); // the first update is sent unasked
  };
  #next = 1;

  /** Asks the table itself. @param {object} asked @returns {Promise<any>} */
  call = (asked) => {
    const n = this.#next++;
    this.send({ n, ...asked });
    return new Promise((settle) => this.#waiting.set(n, settle));
  };

  /** Who wants to know that somebody has sat down. @type {(sat: any) => void} */
  welcome = () => undefined;

  /** Who shows what the table tells by itself. @param {(told: any) => void} tell */
  follow(tell) {
    this.#tell = tell;
  }

  /** Time is to stand still while nobody looks here. @param {boolean} isOut */
  rest(isOut) {
    this.send({ out: isOut });
  }

  /** How long after the first picture of which ply a finger landed. @param {number} when */
  stamp(when) {
    const seen = this.#frames.findLast(({ at }) => at <= when) ?? this.#frames[0];
    return { since: seen ? Math.max(0, Math.round(when - seen.at)) : 0, ply: seen?.ply ?? 0 };
  }

  /** What the table has sent. @param {any} sent */
  hear({ n, ply, at, runs, told: _, ...reply }) {
    if (reply.sat !== undefined) this.welcome(reply);
    if (reply.update) this.#show(reply.update, ply);
    const of = this.#waiting.has(n) ? n : reply.update ? 0 : -1;
    const settle = this.#waiting.get(of);
    this.#waiting.delete(of);
    if (at !== undefined) this.#tell({ at, runs, ...(settle ? {} : reply) });
    settle?.(reply);
  }

  /** @param {Update} update @param {number} ply */
  #show({ done, record: { type: _, ...record } }, ply) {
    this.drawn(() => {
      if (ply !== this.#frames.at(-1)?.ply) this.#frames.push({ ply, at: performance.now() });
    });
    if (!done || !record.moves.length) return;
    this.#isOver = true;
    this.own.ask({ op: "new", ...record });
  }

  /** The channel is gone for good; nobody waits any more. */
  close() {
    const error = { type: "dead", text: "The table is gone." };
    for (const settle of this.#waiting.values()) settle({ error });
    this.#waiting.clear();
  }
}
