/**
 * The workbench where a bot plays games: against whom, how often it won, and the table where one of
 * them is shown.
 */

import { handOver } from "../device/file.js";
import { LIMITS } from "../games/box.js";
import { Replay } from "../replay/replay.js";
import { replaced } from "../store/bots.js";
import { facesOf } from "../table/animals.js";
import { OWN } from "../table/players.js";
import { Contest, watchable } from "./contest.js";
import { games } from "./drawn.js";
import { Share } from "./share.js";
import { troubleText } from "./words.js";
import { Workbench } from "./workbench.js";

/** @import { Report } from "../../build/types/engine" */
/** @import { SandboxedEngine } from "../sandbox/sandboxed-engine.js" */
/** @import { Wanted } from "./contest.js" */
/** @import { OwnBot, Written } from "../store/bots.js" */
/** @import { Panel } from "./share.js" */
/** @import { Glance } from "../table/glance.js" */
/** @import { Parts } from "./workbench.js" */
/**
 * @typedef {Parts & {first: string, bot: OwnBot, task: Task | null, against?: string, panel: Panel,
 *   newGame: (code: string) => Promise<string>}} BenchParts first: the first bot of this game; bot:
 *   as it was written before; task: of a class, for which it is written; against: the bot that is
 *   to be beaten; newGame: of a person against that code, its address
 * @typedef {{back: string, handIn: (code: string) => Promise<string>, glance: Glance | null}} Task
 *   back: the address of its set; handIn: says where to go on; glance: the tile to be read from afar
 * @typedef {Pick<Report, "played" | "games"> & {won: number, stumbled: number, isOld: boolean}}
 *   Result won: in games; isOld: the code has changed since
 */

const SERIES = 20;
/** Who has typed nothing for so long wants to know whether it can be read, in ms. */
const REST = 900;
const SEEDS = 2 ** 32;

export class Bench extends Workbench {
  /** @type {Map<string, Result>} */
  results = new Map();
  /** @type {Contest | null} */
  contest = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /** @param {App} app @param {BenchParts} parts @param {SandboxedEngine} [sandboxed] */
  constructor(app, parts, sandboxed) {
    const { box, first, bot, task, against = "", panel, newGame } = parts;
    super(app, parts, games, sandboxed);
    this.editor = this.edited(bot.code);
    this.first = first;
    this.bot = bot;
    this.task = task;
    this.newGame = newGame;
    this.opponent = box.bots.includes(against) ? against : (box.bots[0] ?? "");
    this.share = new Share(this, panel);
    this.#lay();
  }

  close() {
    this.stop();
    clearTimeout(this.#resting);
    this.replay?.close();
    this.task?.glance?.close();
    super.close();
  }

  /** What it chose for the last of its moves that is shown. */
  get choice() {
    const ply = this.replay?.player.ply ?? 0;
    const plies = [...(this.contest?.choices.keys() ?? [])].filter((one) => one < ply);
    return plies.length ? (this.contest?.choices.get(Math.max(...plies)) ?? null) : null;
  }

  run = () => this.#play("run", 1);

  series = () => this.#play("series", SERIES);

  stop = () => {
    this.turn += 1;
    this.contest?.stop();
    this.doing = "";
    this.replay?.player.pause();
    this.app.draw();
  };

  /** @param {string} bot */
  choose = (bot) => {
    this.stop();
    this.opponent = bot;
    this.app.draw();
  };

  /** It is kept, and read as soon as nobody types. @param {string} code */
  changed(code) {
    this.bot = { ...this.bot, code };
    this.app.bots.put(this.bot);
    this.stop();
    super.changed(code);
    this.contest?.choices.clear();
    for (const result of this.results.values()) result.isOld = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#read(this.turn), REST);
  }

  /** The first bot again. */
  begin = () => this.put({ code: this.first }, "workshop-again-done");

  /** The code goes into a file. */
  save = async () => {
    const { app, box, editor, sheets } = this;
    sheets.close();
    const file = { name: `${box.name}_bot.py`, type: "text/x-python", text: editor.value() };
    this.say(app.t((await handOver(app, file)) ? "workshop-saved" : "workshop-saved-not"));
  };

  /** A file takes the place of the code. @param {File[]} files */
  take = async ([file]) => {
    const text = await file?.text().catch(() => "");
    const code = text?.replaceAll("\r\n", "\n") ?? "";
    const isGood = code.trim() && code.length <= LIMITS.code && !code.includes("\0");
    if (isGood) return this.put({ code }, "workshop-taken");
    this.sheets.close();
    return this.say(this.app.t("workshop-taken-not"));
  };

  /** A pupil gives the bot to the class; the code that is handed in can be read. */
  handIn = async () => {
    const { app, task } = this;
    if (!task || !(await this.#check())) return;
    await app.goOnce(() => task.handIn(this.editor.value()), "replace");
    app.announce(app.t("bot-handed-in")); // on the page that follows
  };

  /** A person plays against it, at a table as ever. */
  playAgainst = async () => {
    if (await this.#check()) await this.app.goOnce(() => this.newGame(this.editor.value()));
  };

  /**
   * Another code takes the place of this one, which is kept as an earlier one.
   * @param {Written} written
   * @param {string} message the message after it
   */
  put({ code, author = "" }, message) {
    this.sheets.close();
    this.bot = replaced(this.bot, { code, author }, Date.now());
    this.editor.set(code);
    this.changed(code);
    this.say(this.app.t(message));
  }

  /** Whether the code can be read, after all else has stopped. */
  async #check() {
    let isGood = false;
    this.stop();
    await this.work(async (turn) => {
      isGood = await this.#read(turn);
    });
    return isGood;
  }

  /** Whether the code can be read; says what is wrong. @param {number} turn */
  async #read(turn) {
    const trouble = await this.sandboxed.read(this.editor.value()).catch(() => null);
    if (turn !== this.turn) return false;
    this.#tell(trouble);
    return trouble === null;
  }

  /** @param {Bench["trouble"]} trouble */
  #tell(trouble) {
    this.trouble = trouble;
    if (trouble) this.app.announce(troubleText(this.app, trouble));
    this.app.draw();
  }

  /** @param {string} code */
  #wanted(code, count = 1) {
    const { box, opponent } = this;
    const others = Array((box.seats[0] ?? 2) - 1).fill(opponent);
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return { game: box.name, bots: [OWN, ...others], count, seed: seed % SEEDS, code };
  }

  /** A dealt table, so that one sees where the bot will play. */
  async #lay() {
    const contest = new Contest(this.app.engine, this.sandboxed, this.#wanted(""));
    await contest.deal().catch(() => undefined);
    if (!this.host.isClosed && !this.replay && contest.report) this.#show(contest.report.record);
  }

  /** @param {"run" | "series"} kind @param {number} count */
  #play(kind, count) {
    this.stop();
    clearTimeout(this.#resting);
    return this.work(async (turn) => (await this.#read(turn)) && this.#playNow(kind, count, turn));
  }

  /** @param {"run" | "series"} kind @param {number} count @param {number} turn */
  async #playNow(kind, count, turn) {
    const { opponent } = this;
    const wanted = this.#wanted(this.editor.value(), count);
    this.doing = kind;
    const isSeries = kind === "series";
    const contest = await this.#contest({ ...wanted, isSandboxed: isSeries }).catch((error) => {
      if (!isSeries || turn !== this.turn) throw error;
      return this.#contest(wanted); // a slow bot may take too long for a game, but not for a choice
    });
    if (turn !== this.turn) return;
    if (kind === "run" && contest.report) this.#show(contest.report.record, true);
    if (contest.trouble) this.#tell(contest.trouble);
    if (kind === "series") this.#sum(opponent);
  }

  /** Plays all of it; a series is counted game by game. @param {Wanted} wanted */
  async #contest(wanted) {
    const { app, sandboxed, opponent } = this;
    const engine = wanted.isSandboxed ? sandboxed : app.engine;
    const contest = new Contest(engine, sandboxed, wanted, () => this.#count(contest, opponent));
    this.contest = contest;
    app.draw();
    await contest.play({ halts: wanted.count === 1 });
    return contest;
  }

  /** After each game of a series. @param {Contest} contest @param {string} opponent */
  #count({ report, wanted: { count } }, opponent) {
    if (!report || count === 1) return;
    this.results.set(opponent, {
      won: Math.round((report.wins[OWN] ?? 0) / 100) / 10,
      played: report.played,
      games: report.games,
      stumbled: report.stumbled[OWN] ?? 0,
      isOld: false,
    });
    this.app.draw();
  }

  /** @param {string} opponent */
  #sum(opponent) {
    const { won = 0, games = 0 } = this.results.get(opponent) ?? {};
    const { t } = this.app;
    this.app.announce(t("workshop-over", { won, games, name: t(`bot-${opponent}`) }));
  }

  /** Lays a game on the table. @param {GameRecord} record @param {boolean} [runs] */
  async #show(record, runs = false) {
    const { app, game, replay: before } = this;
    before?.close();
    const replay = new Replay(app, watchable(record, app.t("workshop-own")), game);
    this.replay = replay;
    const faces = facesOf(record.players); // of a bot, though it is watched as a person
    replay.stage.replace({ faces });
    this.host.lay(replay.stage);
    await replay.begin();
    if (runs && this.replay === replay && replay.reel) replay.player.run();
    app.draw();
  }
}
