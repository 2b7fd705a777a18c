/**
 * A tournament of written bots: several Pythons in sandboxes of their own play its games, pair by
 * pair and deal by deal. What comes of them does not depend on who plays which; the trusted engine
 * makes the table of it.
 */

import { SandboxedEngine } from "../sandbox/sandboxed-engine.js";

/** @import { Begun, Entry, Hang, Order, Played } from "../../build/types/engine" */
/** @import { PlayedTournament, Ranking, Round as Whole, Trial } from "../../build/types/engine" */
/**
 * @typedef {Pick<PlayedTournament, "game" | "seed" | "deals"> & Partial<Pick<PlayedTournament,
 *   "edition">> & {bots: Entry[]}} Entries
 * @typedef {Omit<Whole, "asked">} Round
 * @typedef {Pick<Trial, "pair" | "first" | "count">} Asked
 */

/** More do not help a tablet. */
const MOST_SANDBOXES = 4;
/** The table is made anew after so long, in ms. */
const REST = 700;

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
  /** The rounds that nobody plays yet. @type {Order["rounds"] | null} */
  #left = null;
  /** The games of a round. */
  #size = 0;
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
      this.#left ??= await this.#order();
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
    const round = await this.#round(sandbox, { pair, first: number, count: 1 }, true);
    return round.games[0]?.record ?? null;
  }

  /** All games of a pair, as far as they are played. @param {number} pair @returns {Played[]} */
  gamesOf = (pair) =>
    [...this.rounds.values()]
      .filter((round) => round.pair === pair)
      .sort((a, b) => a.first - b.first)
      .flatMap(({ games }) => games);

  /** All rounds, in the order of play. */
  async #order() {
    const { bots, deals } = this.entries;
    const { order } = await this.app.engine.ask({ op: "order", bots: bots.length, deals });
    this.#size = order.count;
    return order.rounds;
  }

  /** Plays round after round. @param {SandboxedEngine} sandbox @param {number} turn */
  async #work(sandbox, turn) {
    await this.#begin(sandbox);
    while (turn === this.#turn) {
      const next = this.#left?.shift();
      if (!next) return;
      const [pair, first] = next;
      const round = await this.#round(sandbox, { pair, first, count: this.#size }).catch(
        (error) => {
          this.#left?.unshift(next);
          throw error;
        },
      );
      this.rounds.set(`${pair} ${first}`, round);
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
    this.begun ??= tournament;
  }

  /**
   * Games of a pair, asked for until all of them have ended; the engine says what is asked next.
   * @param {SandboxedEngine} sandbox
   * @param {Asked} asked
   * @param {boolean} [records]
   * @returns {Promise<Round>}
   */
  async #round(sandbox, asked, records = false) {
    /** @type {Played[]} */
    const games = [];
    /** @type {Asked & Partial<Trial>} */
    let trial = asked;
    while (trial.count) {
      await this.#begin(sandbox);
      const { pair, first, count, singly = false } = trial;
      const put = { pair, first, count, singly, records, hangs: this.#hangs };
      const { round, error } = await sandbox.ask({ op: "round", ...put });
      games.push(...(round?.games ?? []));
      if (games.length === asked.count) break;
      if (!round) this.#ready.delete(sandbox); // another Python is there now
      const came = { games: round?.games.length ?? 0, asked: round?.asked, lost: !round };
      trial = (await this.app.engine.ask({ op: "trial", trial, ...came })).trial;
      if (trial.is_fault) throw new Error(error?.text ?? "no round");
      if (trial.hang) this.#hangs.push(trial.hang);
    }
    const { pair, first } = asked;
    return { pair, first, games };
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
