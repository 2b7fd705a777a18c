/**
 * Looking back at a game that is over. A second engine judges it move by move, so that the first
 * one shows it meanwhile. What is a mistake and what is luck, the engine says.
 */

import { Engine } from "../engine/engine.js";
import { makeWorker } from "../engine/source.js";
import { askPath } from "../store/path.js";
import { panel, sheet, verdictWords, wordsOf } from "./looked.js";
import { NO_HINT } from "./stage.js";

/** @import { Request } from "../engine/engine.js" */
/** @import { LookBack, Puzzle, Telling as Told } from "../../build/types/engine" */
/** @import { Replay, Source } from "./replay.js" */
/** @typedef {Told & {code: string, change: number}} Telling a move worth telling */

export class Looking {
  plies = 0;
  /** Every seat's chance at each ply so far, in parts of a million. @type {number[][]} */
  values = [];
  /** @type {LookBack["verdicts"]} */
  verdicts = [];
  /** The median of all slaps and calls of bots, in ms. @type {number | null} */
  reaction = null;
  /** @type {Telling[]} */
  moments = [];
  /** How many puzzles were made of it. */
  puzzles = 0;
  isDone = false;
  isFailed = false;
  /** The moment that was chosen last. @type {Telling | null} */
  #chosen = null;

  /** @param {Replay} replay @param {() => Engine} [makeEngine] */
  constructor(replay, makeEngine = () => new Engine({ makeWorker })) {
    this.replay = replay;
    this.makeEngine = makeEngine;
    /** @type {Engine | null} */
    this.engine = null;
  }

  /** Looks back at what is watched. @param {Replay} replay */
  static over(replay) {
    const looking = new Looking(replay);
    replay.looking = looking;
    replay.stage.hintAt = looking.hintAt;
    looking.begin();
  }

  /** Begins, and begins anew after a failure. */
  begin = async () => {
    this.isFailed = false;
    this.engine?.end();
    const engine = this.makeEngine();
    this.engine = engine;
    engine.subscribe(() => engine.state === "failed" && this.#fail(engine));
    const back = await this.#judge(engine);
    if (engine !== this.engine) return; // somebody has left
    if (!back) return this.#fail(engine);
    await this.#practise(engine);
    if (engine !== this.engine) return;
    engine.end();
    this.#finish(back);
  };

  close() {
    this.engine?.end();
    this.engine = null;
  }

  /** What is told at a ply: what was chosen there, else the first. */
  momentAt(/** @type {number} */ ply) {
    if (this.#chosen?.ply === ply) return this.#chosen;
    return this.moments.find((one) => one.ply === ply);
  }

  /**
   * What would have been better, for the eyes of the seat that made the mistake.
   * @param {number} ply
   * @param {number} seat
   */
  hintAt = (ply, seat) => {
    const { best = null, reasons = [], offered = [], seat: own } = this.momentAt(ply) ?? {};
    if (!best || own !== seat) return NO_HINT;
    return { hint: { action: best, reasons }, actions: offered };
  };

  /** Goes to a moment: to a mistake as its seat saw the table before it. @param {Telling} moment */
  visit = (moment) => {
    const { replay } = this;
    this.#chosen = moment;
    if (!moment.best) return replay.arrive(moment.ply);
    replay.sight = { seat: moment.seat, open: false };
    replay.player.go(moment.ply, "leap");
  };

  /** @param {Telling} moment */
  wordsOf = (moment) => wordsOf(moment, this.replay);

  /** @param {() => void} leave */
  sheet = (leave) => sheet(this, leave);

  /** @param {import("../pages/replay.js").ReplayPage} page */
  panel = (page) => panel(page, this);

  /**
   * Asks for every move, then for the verdict; null if the engine cannot tell.
   * @param {Engine} engine
   * @returns {Promise<LookBack | null>}
   */
  async #judge(engine) {
    const { type: _, ...record } = this.replay.source.record;
    const begin = { op: "look_back", record };
    const { look_back: back } = await engine.ask(begin);
    if (!back || engine !== this.engine) return null;
    this.plies = back.plies;
    this.values = [back.value];
    for (let ply = 0; ply < back.plies; ply++) {
      const { judge } = await again(engine, begin, { op: "judge", ply });
      if (!judge || engine !== this.engine) return null;
      this.values.push(judge.value);
      this.replay.app.draw();
    }
    return (await again(engine, begin, { op: "verdict" })).verdict ?? null;
  }

  /**
   * Of a game that was saved here, the worst mistakes become puzzles. What cannot be stored is left
   * out.
   * @param {Engine} engine
   */
  async #practise(engine) {
    const { source, app } = this.replay;
    if (!source.id) return;
    const { worst = [] } = await engine.ask({ op: "worst" });
    const path = worst.length ? await askPath(app, { came: puzzlesOf(source, worst) }) : null;
    this.puzzles = path ? worst.length : 0;
  }

  /** @param {LookBack} back */
  #finish({ verdicts, moments, reaction }) {
    const { replay } = this;
    const { app } = replay;
    this.verdicts = verdicts;
    this.reaction = reaction;
    this.moments = moments.map((one) => ({ ...one, code: one.kind, change: 0 }));
    this.isDone = true;
    replay.markOnly(this.moments.toSorted((a, b) => a.ply - b.ply)); // one steps along the game
    replay.see(replay.sight);
    app.announce([app.t("looking-done"), ...verdictWords(this).filter(Boolean)].join(" "));
  }

  /** @param {Engine} engine */
  #fail(engine) {
    if (engine !== this.engine) return;
    this.close();
    this.isFailed = true;
    this.replay.app.announce(this.replay.app.t("replay-look-failed"));
    this.replay.app.draw();
  }
}

/**
 * An engine that had to start anew is told of the game again.
 * @param {Engine} engine
 * @param {Request} begin
 * @param {Request} request
 */
async function again(engine, begin, request) {
  const reply = await engine.ask(request);
  if (reply.error?.type !== "no-look-back") return reply;
  await engine.ask(begin);
  return engine.ask(request);
}

/**
 * What a game's worst mistakes become: puzzles, each with no more of the game than it needs.
 * @param {Source} source
 * @param {Puzzle[]} worst
 * @returns {import("../store/path.js").Fresh[]}
 */
export const puzzlesOf = ({ record, names, animals }, worst) =>
  worst.map(({ id, ply }) => {
    const { type: _, ...whole } = record;
    return {
      id,
      ply,
      record: { ...whole, moves: record.moves.slice(0, ply + 1) },
      names,
      ...(animals && { animals }),
    };
  });
