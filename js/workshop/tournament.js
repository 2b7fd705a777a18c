/**
 * A tournament of written bots: several Pythons in sandboxes of their own play its games, pair by
 * pair and deal by deal. What comes of them does not depend on who plays which; the trusted engine
 * makes the table of it.
 */

import { SandboxedEngine } from "../sandbox/sandboxed-engine.js";

/** @import { Begun, Entry, Hang, Open, Played } from "../../build/types/engine" */
/** @import { PlayedTournament, Ranking, Round as Whole, Wanted } from "../../build/types/engine" */
/**
 * @typedef {Pick<PlayedTournament, "game" | "seed" | "deals"> & Partial<Pick<PlayedTournament,
 *   "edition">> & {bots: Entry[]}} Entries
 * @typedef {Omit<Whole, "asked">} Round
 * @typedef {Omit<Wanted, "singly" | "hangs">} Asked
 */

/** More do not help a tablet. */
const MOST_SANDBOXES = 4;
/** A deal is played from both sides. */
const SIDES = 2;
/** The table is made anew after so long, in ms. */
const REST = 700;
/**
 * So often a game goes without an answer; the second time each of its questions is put by itself.
 */
const TRIES = 2;

/** A sandbox for each core, for the page itself only draws now and then. */
const sandboxesHere = () => Math.min(MOST_SANDBOXES, navigator.hardwareConcurrency || 1);

export class Tourney {
  isRunning = false;
  /** Whether the games could not be played. */
  isFault = false;
  /** @type {Ranking | null} */
  ranking = null;
  /** @type {Begun | null} */
  begun = null;
  /** What has been played, by pair and deal. @type {Map<string, Round>} */
  rounds = new Map();
  /** @type {SandboxedEngine[]} */
  #sandboxes;
  /** The sandboxes that know this tournament. @type {Set<SandboxedEngine>} */
  #ready = new Set();
  /** The rounds that nobody plays yet, deal by deal. @type {{pair: number, deal: number}[]} */
  #left = [];
  /** Whose questions had no answer; the engine knows what follows. @type {Hang[]} */
  #hangs = [];
  #turn = 0;
  #isMaking = false;
  #isClosed = false;

  /**
   * @param {App} app
   * @param {Entries} entries
   * @param {(tourney: Tourney) => void} tell after every change
   * @param {{points?: number[], count?: number}} [how] points: that somebody has told of it; count:
   *   of sandboxes
   */
  constructor(app, entries, tell, { points, count = sandboxesHere() } = {}) {
    this.app = app;
    this.entries = entries;
    this.tell = tell;
    this.points = points;
    this.#sandboxes = Array.from({ length: count }, () => new SandboxedEngine(app));
  }

  /** Nothing is left behind. */
  close() {
    this.#isClosed = true;
    this.#turn += 1;
    for (const sandbox of this.#sandboxes) sandbox.close();
  }

  get isOver() {
    return this.ranking !== null && this.ranking.played === this.ranking.games;
  }

  pause = () => {
    this.isRunning = false;
    this.#turn += 1;
    this.tell(this);
  };

  /** Begins, or goes on. */
  go = async () => {
    this.isRunning = true;
    this.isFault = false;
    this.#turn += 1;
    const turn = this.#turn;
    this.tell(this);
    try {
      await Promise.all(this.#sandboxes.map((sandbox) => this.#work(sandbox, turn)));
      if (turn !== this.#turn) return;
      await this.#make();
    } catch (error) {
      if (this.#isClosed) return;
      console.error(error);
      this.#turn += 1;
      this.isFault = true;
    }
    this.isRunning = false;
    this.tell(this);
  };

  /**
   * One game again, to be watched.
   * @param {number} pair
   * @param {number} number
   * @returns {Promise<GameRecord | null>}
   */
  async watch(pair, number) {
    const [sandbox] = this.#sandboxes;
    if (!sandbox) return null;
    const round = await this.#round(sandbox, { pair, first: number, count: 1, records: true });
    return round.games[0]?.record ?? null;
  }

  /** All games of a pair, as far as they are played. @param {number} pair @returns {Played[]} */
  gamesOf = (pair) =>
    Array.from(
      { length: this.entries.deals },
      (_, deal) => this.rounds.get(`${pair} ${deal}`)?.games ?? [],
    ).flat();

  /** Plays round after round. @param {SandboxedEngine} sandbox @param {number} turn */
  async #work(sandbox, turn) {
    await this.#begin(sandbox);
    while (turn === this.#turn) {
      const next = this.#left.shift();
      if (!next) return;
      const { pair, deal } = next;
      const asked = { pair, first: SIDES * deal, count: SIDES, records: false };
      const round = await this.#round(sandbox, asked).catch((error) => {
        this.#left.unshift(next);
        throw error;
      });
      this.rounds.set(`${pair} ${deal}`, round);
      this.#makeSoon();
    }
  }

  /** @param {SandboxedEngine} sandbox */
  async #begin(sandbox) {
    if (this.#ready.has(sandbox)) return;
    const { bots, ...entries } = this.entries;
    const plain = bots.map(({ name, code }) => ({ name, code }));
    const { tournament, error } = await sandbox.ask({ op: "tournament", ...entries, bots: plain });
    if (!tournament) throw new Error(error?.text ?? "no tournament");
    this.#ready.add(sandbox);
    if (this.begun) return;
    this.begun = /** @type {Begun} */ (tournament);
    for (let deal = 0; deal < entries.deals; deal += 1)
      for (const pair of this.begun.pairs.keys()) this.#left.push({ pair, deal });
  }

  /**
   * Games of a pair, asked for until all of them have ended.
   * @param {SandboxedEngine} sandbox @param {Asked} asked @returns {Promise<Round>}
   */
  async #round(sandbox, asked) {
    const { pair, first } = asked;
    /** @type {Played[]} */
    const games = [];
    while (games.length < asked.count) {
      const next = { first: first + games.length, count: asked.count - games.length };
      games.push(...(await this.#games(sandbox, { ...asked, ...next })));
    }
    return { pair, first, games };
  }

  /**
   * The next games, at least one. Where no answer comes, the questions of the first one are put one
   * by one, until it is known whose has none.
   * @param {SandboxedEngine} sandbox @param {Asked} asked @returns {Promise<Played[]>}
   */
  async #games(sandbox, asked) {
    /** @type {Open | null} */
    let open = null;
    for (let tries = 0; ; ) {
      await this.#begin(sandbox);
      const how = { singly: tries > 0, hangs: this.#hangs };
      const { round, error } = await sandbox.ask({ op: "round", ...asked, ...how });
      if (round?.games.length) return round.games;
      if (round) {
        open = round.asked;
        continue;
      }
      this.#ready.delete(sandbox); // another Python is there now
      tries += 1;
      if (tries < TRIES) continue;
      if (!open) throw new Error(error?.text ?? "no round");
      this.#hangs.push({ pair: asked.pair, number: asked.first, bot: open.bot, ply: open.ply });
      open = null;
      tries = 0;
    }
  }

  /** The table is made now and then. */
  async #makeSoon() {
    if (this.#isMaking) return;
    this.#isMaking = true;
    await this.#make().catch(console.error);
    setTimeout(() => {
      this.#isMaking = false;
    }, REST);
  }

  async #make() {
    const { entries, points } = this;
    const rounds = [...this.rounds.values()];
    const asked = { op: "ranking", bots: entries.bots.length, deals: entries.deals, rounds };
    const { ranking } = await this.app.engine.ask({ ...asked, ...(points && { points }) });
    if (this.#isClosed || !ranking) return;
    if (ranking.played >= (this.ranking?.played ?? 0)) this.ranking = ranking;
    this.tell(this);
  }
}
