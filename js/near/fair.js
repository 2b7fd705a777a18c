/**
 * A fair deal between devices: the table promises a secret number before it hears those of its
 * guests, and the engine makes the deal of all. At the end each guest looks whether that is true.
 */

/** @typedef {import("../engine/engine.js").Engine["ask"]} Ask */
/**
 * @typedef {{secret: string, shares: string[], seed?: number}} Told what the table keeps, and tells
 *   when the game is over; seed: the deal that came of it
 */

const BYTES = 16;

/** A number that nobody guesses. */
const chance = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

export class FairTable {
  /** @type {Told} */
  told = { secret: chance(), shares: [] };
  /** The numbers that were heard, by seat. @type {Map<number, string>} */
  #shares = new Map();

  /** @param {Ask} ask */
  constructor(ask) {
    this.ask = ask;
  }

  /** What guests hear before they tell a number. @returns {Promise<string>} */
  async promise() {
    return (await this.ask({ op: "promise", secret: this.told.secret })).promise;
  }

  /**
   * A guest's number, once; the last one makes the seed.
   * @param {number} seat @param {string} share @param {number[]} dealers whose numbers are wanted
   * @returns {Promise<number | undefined>}
   */
  async hear(seat, share, dealers) {
    if (this.#shares.has(seat)) return undefined;
    this.#shares.set(seat, share);
    if (!dealers.every((one) => this.#shares.has(one))) return undefined;
    this.told.shares = [...this.#shares.values()];
    return (await this.ask({ op: "deal", ...this.told })).seed;
  }
}

export class FairGuest {
  /**
   * @param {Ask} ask of this device's own engine @param {string} promise @param {string} [own] the
   *   number that the table is told
   */
  constructor(ask, promise, own = chance()) {
    this.ask = ask;
    this.promise = promise;
    this.own = own;
  }

  /**
   * One sentence about the deal of a game that is over. A table might make up guests, so it tells
   * how many devices there were.
   * @param {Told} told @param {any} record @param {(id: string, values: any) => string} t
   */
  async sentence({ secret, shares = [] }, record, t) {
    const { own, promise } = this;
    const { fair } = await this.ask({ op: "fair", promise, secret, shares, own, record });
    return t("fair-deal", { fair: fair ?? "", devices: 1 + shares.length }); // the table's too
  }
}
