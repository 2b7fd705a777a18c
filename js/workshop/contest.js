/**
 * Games of a bot that somebody wrote. The trusted engine plays them; for each choice of that bot it
 * is given a place among the actions, which comes from the sandbox.
 */

import { OWN } from "../table/players.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Report, Trouble } from "../../build/types/engine" */
/** @import { SandboxedEngine, Chosen } from "../sandbox/sandboxed-engine.js" */
/**
 * @typedef {{game: string, bots: string[], count: number, seed: number, code: string, isSandboxed?:
 *   boolean}} Wanted isSandboxed: wholly in the sandbox, where no choice has to be carried over it
 */

export class Contest {
  /** The last report. @type {Report | null} */
  report = null;
  /**
   * What it chose before each of its moves in the game that is played, by the ply.
   * @type {Map<number, Chosen>}
   */
  choices = new Map();
  /**
   * The first thing that went wrong, and before which ply.
   * @type {(Trouble & {ply: number}) | null}
   */
  trouble = null;
  isStopped = false;
  /** The choice whose move has not been made yet. @type {Chosen | null} */
  #last = null;

  /**
   * @param {Pick<Engine, "ask">} engine
   * @param {Pick<SandboxedEngine, "choose">} sandboxed
   * @param {Wanted} wanted
   * @param {() => void} [tell] after each game
   */
  constructor(engine, sandboxed, wanted, tell = () => undefined) {
    this.engine = engine;
    this.sandboxed = sandboxed;
    this.wanted = wanted;
    this.tell = tell;
  }

  stop() {
    this.isStopped = true;
  }

  /** Deals the first game, and plays it up to the first choice that is wanted. */
  async deal() {
    const { code, isSandboxed = false, ...match } = this.wanted;
    await this.#hear({ op: "match", ...match, ...(isSandboxed && { code }) });
  }

  /**
   * Plays all games.
   * @param {{halts: boolean}} how halts: it stops where something goes wrong
   * @returns {Promise<boolean>} whether they are over
   */
  async play({ halts }) {
    if (!this.report) await this.deal();
    while (this.report && !this.isStopped) {
      const { ask, played, games } = this.report;
      if (!ask && played >= games) return true;
      if (!ask) {
        this.choices = new Map();
        await this.#hear({ op: "go" });
        continue;
      }
      const chosen = await this.sandboxed.choose(ask.table, this.wanted.code);
      if (this.isStopped) return false;
      this.#last = chosen;
      if (chosen.trouble) this.#keep(chosen.trouble);
      if (chosen.trouble && halts) return false;
      const { place, trouble, hung } = chosen;
      const answer = { bot: ask.bot, place, stumbled: trouble !== null, ...(hung && { hung }) };
      await this.#hear({ op: "go", ...answer });
    }
    return false;
  }

  /** @param {import("../engine/engine.js").Request} request */
  async #hear(request) {
    const known = this.report?.ask ? this.report.record.moves.length : 0;
    const { match, error } = await this.engine.ask(request);
    if (!match) throw new Error(error?.text ?? "no match");
    this.report = match;
    this.#note(match.record, known);
    const { given_up: code } = match;
    const line = this.#last?.place === null ? this.#last.line : 0; // there it waits
    if (match.trouble) this.trouble ??= match.trouble;
    if (code) this.#keep({ code, line, about: "", whole: "" });
    if (!match.ask) this.tell();
  }

  /** The first thing that goes wrong is kept. @param {Trouble} trouble */
  #keep(trouble) {
    this.trouble ??= { ...trouble, ply: this.report?.record.moves.length ?? 0 };
  }

  /**
   * The first own move since its choice is the one that was chosen.
   * @param {GameRecord} record
   * @param {number} known how many moves there were
   */
  #note({ players, moves }, known) {
    const own = players.findIndex(({ bot }) => bot === OWN);
    const ply = moves.findIndex(([seat], i) => i >= known && seat === own);
    if (ply < 0 || !this.#last) return;
    this.choices.set(ply, this.#last);
    this.#last = null;
  }
}

/**
 * A record as one watches it: the own bot is a person there, so the table is shown as that bot sees
 * it.
 * @param {GameRecord} record
 * @param {string} name of that bot
 */
export function watchable(record, name) {
  const own = record.players.findIndex(({ bot }) => bot === OWN);
  const players = record.players.map((it, seat) => (seat === own ? { kind: "person" } : it));
  return {
    record: { ...record, players: /** @type {GameRecord["players"]} */ (players) },
    names: players.map((_, seat) => (seat === own ? name : "")),
  };
}
