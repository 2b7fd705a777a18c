/**
 * A tournament of written bots: several Pythons in sandboxes of their own play its games, pair by
 * pair and deal by deal. What comes of them does not depend on who plays which; the trusted engine
 * tells the page of it.
 */

import { SandboxedEngine } from "../sandbox/sandboxed-engine.js";

/** @import { Begun, Hang, Order, Played } from "../../build/types/engine" */
/** @import { PlayedTournament, Round as Whole, Trial } from "../../build/types/engine" */
/**
 * @typedef {Pick<PlayedTournament, "game" | "seed" | "deals"> & Partial<Pick<PlayedTournament,
 *   "edition">> & Pick<PlayedTournament, "bots">} Entries
 * @typedef {Omit<Whole, "asked">} Round
 * @typedef {Pick<Trial, "pair" | "first" | "count">} Asked
 */

/** More do not help a tablet. */
const MOST_SANDBOXES = 4;
/** A sandbox for each core, for the page itself only draws now and then. */
const sandboxesHere = () => Math.min(MOST_SANDBOXES, navigator.hardwareConcurrency || 1);

export class Tourney {
  isRunning = false;
  /** Whether the games could not be played. */
  isFault = false;
  /** @type {Begun | null} */
  begun = null;
  /** What has been played, by pair and first game. @type {Map<string, Round>} */
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
  #isClosed = false;

  /**
   * @param {App} app
   * @param {Entries} entries
   * @param {(tourney: Tourney) => void} tell after every change
   * @param {number} [count] of sandboxes
   */
  constructor(app, entries, tell, count = sandboxesHere()) {
    this.app = app;
    this.entries = entries;
    this.tell = tell;
    this.#sandboxes = Array.from({ length: count }, () => new SandboxedEngine(app));
  }

  /** Nothing is left behind. */
  close() {
    this.#isClosed = true;
    this.#turn += 1;
    for (const sandbox of this.#sandboxes) sandbox.close();
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

  /**
   * All games so far, each as so many numbers: its pair and number, what both won, how often they
   * stumbled, who hung (-1: nobody) and its moves.
   */
  get games() {
    return [...this.rounds.values()].flatMap(({ pair, first, games }) =>
      games.flatMap(({ wins, stumbled, hung, moves }, i) => [
        ...[pair, first + i, ...wins, ...stumbled, hung ?? -1, moves],
      ]),
    );
  }

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
      this.tell(this);
    }
  }

  /** @param {SandboxedEngine} sandbox */
  async #begin(sandbox) {
    if (this.#ready.has(sandbox)) return;
    const { tournament, error } = await sandbox.ask({ op: "tournament", ...this.entries });
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
}
