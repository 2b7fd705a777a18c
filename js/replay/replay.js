/**
 * One game that is watched: its film, the ply that is shown, the picture, and the seat that sees
 * it. It knows no game's rules.
 */

import { newId } from "../store/saves.js";
import { spokenSentences } from "../table/messages.js";
import { isCalm } from "../table/motion.js";
import { branch, firstPerson, personsOf } from "../table/players.js";
import { kebab, signed } from "../table/sentences.js";
import { Film } from "./film.js";
import { Player, paced } from "./player.js";
import { Stage } from "./stage.js";

/** @import { Fault, Look, Moment, Told } from "../../build/types/engine" */
/** @import { Wish } from "./film.js" */
/** @import { Telling } from "./looking.js" */
/** @import { How } from "./player.js" */
/**
 * @typedef {Pick<Save, "record" | "names"> & Partial<Pick<Save, "id" | "flat" | "done" |
 *   "animals">> & {onSeen?: (record: GameRecord, done: boolean) => void, address?: Record<string,
 *   string>}} Source the game that is watched
 * id: its name, if it is saved here; address: else how an address tells it; done: false while it
 * is still played at this tablet; onSeen: stores how far a game among bots was watched
 */

/** A leap is the film's length through this. */
const LEAPS = 10;
/** How long the ply before a moment is shown, in ms. */
const BEFORE = 300;
/** The greatest speed with sounds. */
const AUDIBLE = 2;

export class Replay {
  /** @type {Told | null} */
  reel = null;
  /** @type {Fault | null} */
  fault = null;
  /** What happened last, in one sentence. */
  line = "";
  /** Whether one looks back at the game, and not only watches it. */
  looksBack = false;
  /** What looks back, once it is loaded. @type {import("./looking.js").Looking | null} */
  looking = null;
  /** The way to the ply that is to be shown. @type {How} */
  #how = "leap";
  /**
   * The moment that is shown after the ply before it.
   * @type {{ply: number, timer: ReturnType<typeof setTimeout>} | null}
   */
  #coming = null;
  #isOpened = false;

  /** @param {App} app @param {Source} source @param {GameModule} game */
  constructor(app, source, game) {
    const { record, onSeen, done } = source;
    const persons = personsOf(record.players);
    this.app = app;
    this.source = source;
    this.game = game;
    this.title = onSeen ? "exhibition-title" : "replay-title";
    this.heading = onSeen ? "exhibition-of" : "replay-of";
    this.sight = { seat: firstPerson(record.players), open: persons === 0 };
    /** How many plies were seen already. */
    this.seenPlies = record.moves.length;
    this.stage = new Stage(app, game, source, done === false && persons > 1);
    this.names = this.stage.names;
    this.player = new Player([0], this.#follow);
    const listener = { onLook: this.#receive, onFault: this.#fail, onMore: this.#lengthen };
    this.film = new Film(app.engine, source, listener);
  }

  async begin() {
    const { source, player, film } = this;
    const reel = await film.begin();
    if (!reel) return;
    const goesOn = source.onSeen !== undefined && !source.done;
    this.reel = goesOn || this.looksBack ? { ...reel, moments: this.looking?.moments ?? [] } : reel;
    player.grow(paced(reel.times, this.game.live), goesOn);
    player.go(source.onSeen ? reel.plies : 0, "leap");
    if (!goesOn) return;
    player.run();
    film.grow();
  }

  close() {
    clearTimeout(this.#coming?.timer);
    this.player.isRunning = false;
    this.film.close();
    this.looking?.close();
  }

  isOver = () => this.stage.update.done;

  mayPlayOn = () => this.stage.look?.outcome === null;

  /** The game as far as it was seen. */
  seen = () => this.#upTo(this.seenPlies);

  /** @param {number} by */
  step = (by) => this.player.go(this.player.ply + by, "step");

  /** @param {number} by -1 or 1 */
  leap = (by) => {
    const { player } = this;
    player.go(player.ply + by * Math.max(2, Math.round(player.last / LEAPS)), "leap");
  };

  /** To the moment before or after. @param {number} by */
  moment = (by) => this.visit(this.momentBeside(by));

  /** One looks back: only those moments are marked. @param {Moment[]} moments */
  markOnly(moments) {
    this.looksBack = true;
    if (this.reel) this.reel = { ...this.reel, moments };
  }

  /** @param {Moment | undefined} moment */
  visit(moment) {
    const { looking } = this;
    if (!looking) this.arrive(moment?.ply);
    else if (moment) looking.visit(/** @type {Telling} */ (moment));
  }

  /** @returns {Moment | undefined} */
  momentNow() {
    const { player, reel, looking } = this;
    if (looking) return looking.momentAt(player.ply);
    return reel?.moments.find(({ ply }) => ply === player.ply);
  }

  /** The moment before or after. @param {number} by -1 or 1 */
  momentBeside(by) {
    const { moments = [] } = this.reel ?? {};
    const here = this.#coming?.ply ?? this.player.ply;
    if (by < 0) return moments.findLast(({ ply }) => ply < here);
    return moments.find(({ ply }) => ply > here);
  }

  /** @param {Moment} moment */
  wordsOf = (moment) =>
    this.looking?.wordsOf(/** @type {Telling} */ (moment)) ??
    momentWords(this.source.record.game, moment, this.names, this.app.words);

  /** What the story's line does not say about the moment that is shown. */
  besides() {
    const moment = this.momentNow();
    return moment ? this.wordsOf(moment).besides : "";
  }

  /**
   * Goes to a moment. First it shows the ply before, so that the move can be seen.
   * @param {number | undefined} ply
   */
  arrive(ply) {
    const { player } = this;
    if (ply === undefined) return;
    if (ply === 0 || isCalm(this.app)) return player.go(ply, "leap");
    clearTimeout(this.#coming?.timer);
    this.#coming = { ply, timer: setTimeout(() => player.go(ply, "step"), BEFORE) };
    player.go(ply - 1, "drag");
    this.film.ahead({ ply, ...this.sight });
  }

  /** Shows the game from another seat, or with all cards face up. @param {Replay["sight"]} sight */
  see(sight) {
    this.sight = sight;
    this.stage.set({ covered: false });
    this.#how = "leap";
    this.#want();
    this.app.draw();
  }

  /** Stores a new game that begins at this ply, and goes to it. @param {number} seat */
  playOn(seat) {
    const fresh = branch(this.source, this.player.ply, seat, newId());
    return this.app.goOnce(async () => {
      await this.app.saves.put(fresh);
      return `#/game/${fresh.id}`;
    });
  }

  /** The player has come to another ply. @param {How} how */
  #follow = (how) => {
    this.#how = how;
    if (this.#coming && this.player.ply !== this.#coming.ply - 1) {
      clearTimeout(this.#coming.timer);
      this.#coming = null;
    }
    this.#want();
    this.app.draw();
  };

  /** Asks for the picture of this ply, and then for the next one. */
  #want() {
    const { player, sight, film } = this;
    film.want({ ply: player.ply, ...sight });
    if (this.#how !== "drag" && player.ply < player.last)
      film.ahead({ ply: player.ply + 1, ...sight });
  }

  /** @param {Look} look @param {Wish} wish */
  #receive = (look, wish) => {
    const isLast = look.ply === this.player.ply;
    const isSame = look === this.stage.look;
    this.stage.show(look, wish, isLast ? this.#how : "drag");
    this.line = this.#lineOf(look);
    if (this.source.onSeen && look.ply > this.seenPlies) this.#storeSeen(look.ply);
    if (!isLast || isSame || this.#how === "drag") return;
    this.#sound(look);
    if (!this.#isOpened) this.opened();
    this.#isOpened = true;
    this.#speak(look);
  };

  /**
   * Another ply of a game among bots was seen. Its moments come only at the end, since they tell
   * who wins.
   * @param {number} ply
   */
  async #storeSeen(ply) {
    const isOver = this.isOver();
    this.seenPlies = ply;
    this.source.onSeen?.(this.#upTo(ply), isOver);
    const reel = isOver && (await this.film.begin());
    if (!reel) return;
    this.reel = reel;
    this.app.draw();
  }

  /** The game as it was after so many moves. @param {number} plies @returns {GameRecord} */
  #upTo(plies) {
    const { record } = this.source;
    return { ...record, moves: record.moves.slice(0, plies) };
  }

  /** The bots made a move, or (null) the game is over. @param {number[] | null} move */
  #lengthen = (move) => {
    const { player, reel } = this;
    if (!reel) return;
    const isAwaited = player.ply === player.last;
    if (move) reel.times.push(Math.max(reel.times.at(-1) ?? 0, move[2] ?? 0));
    player.grow(paced(reel.times, this.game.live), move !== null);
    if (isAwaited || !move) this.app.draw();
  };

  /** The last important sentence of a ply, and at the end the result. @param {Look} look */
  #lineOf({ ply, events, outcome }) {
    const { game, stage, player, app } = this;
    if (outcome !== null) return game.ending(stage.view, stage.ui).title;
    if (ply === 0) return app.words.t("replay-begins");
    const last = events.findLast((event) => !game.isMinor(event)) ?? events.at(-1);
    if (last) return game.sentence(last, stage.ui, stage.view);
    return player.isRunning ? this.line : app.words.t("replay-nothing");
  }

  /** @param {Look} look */
  #sound({ events }) {
    const isSlow = this.#how === "run" && this.player.speed <= AUDIBLE;
    if (this.#how !== "step" && !isSlow) return;
    for (const event of events) this.app.sound.play(this.game.sound(event));
  }

  /** The first picture is there: a page of its own says where one is. */
  opened() {}

  /**
   * Speaks to screen readers while there is time to listen. Of a live game among bots it says only
   * what is important.
   * @param {Look} look
   */
  #speak({ events }) {
    const { player, game, source, stage } = this;
    const isStill = !player.isRunning || this.isOver();
    if (!isStill && (player.speed !== 1 || (game.live && !source.onSeen))) return;
    const spoken = spokenSentences(game, events, stage.ui, stage.view, true);
    const isLine = this.isOver() || (!spoken.length && (isStill || !game.live));
    const all = [...(isLine ? [this.line] : spoken), this.besides()].filter(Boolean);
    if (all.length) this.app.announce([...new Set(all)].join(" "));
  }

  /** @param {Fault} fault */
  #fail = (fault) => {
    this.fault = fault;
    this.app.draw();
  };
}

/**
 * A moment in words: what happened, by how much a lead changed, and of both what the story's own
 * sentence does not tell.
 * @param {string} game
 * @param {Moment} moment
 * @param {string[]} names
 * @param {App["words"]} words
 */
export function momentWords(game, { code, seat, change }, names, words) {
  const by = `${change < 0 ? "" : "+"}${signed(change)}`;
  const args = { name: names[seat] ?? "", change: by };
  const own = `replay-${kebab(game)}-${code.toLowerCase()}`;
  const id = [own, `replay-moment-${code}`].find(words.has) ?? "replay-moment";
  const event = words.t(id, args);
  const lead = change && args.name ? words.t("replay-moment-lead", args) : "";
  // the sentence about a "lead" tells the change itself
  const all = lead && code !== "lead" ? `${event} ${lead}` : event;
  return { all, besides: ["lead", "ahead"].includes(code) ? all : lead };
}
