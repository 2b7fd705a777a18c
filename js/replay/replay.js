/** One game being watched: the film, who plays it, what is on the stage, and with whose eyes it is seen. Knows no game. */

import { newId } from "../storage/saves.js";
import { spokenSentences } from "../table/messages.js";
import { isCalm } from "../table/motion.js";
import { namesOf } from "../table/names.js";
import { personsOf } from "../table/screen.js";
import { branch, firstPerson } from "./branch.js";
import { Film } from "./film.js";
import { after, before, besides, momentAt, momentWords } from "./moments.js";
import { paced } from "./pace.js";
import { Player } from "./player.js";
import { Stage } from "./stage.js";

/** @import { App } from "../main.js" */
/** @import { GameModule, GameRecord } from "../table/types.js" */
/** @import { Fault, Look, Moment, Reel, Wish } from "./film.js" */
/** @import { How } from "./player.js" */
/** @typedef {(record: GameRecord, done: boolean) => void} OnSeen keeps what has been seen of a game of bots */
/** @typedef {{record: GameRecord, names: string[], flat?: boolean, done?: boolean, onSeen?: OnSeen}} Source what is watched. done: false: it is still played at this tablet; onSeen: by bots alone, as one watches */

/** A page is so much of a film. */
const PAGES = 10;
/** So long the ply before a moment is seen, in ms. */
const BEFORE = 300;
/** Faster than this nothing sounds. */
const AUDIBLE = 2;

export class Replay {
  /** @type {Reel | null} */
  reel = null;
  /** @type {Player | null} */
  player = null;
  /** @type {Fault | null} */
  fault = null;
  /** What happened last, in one sentence. */
  line = "";
  /** @type {How} how one came to the ply that is to be seen */
  #how = "leap";
  #isClosed = false;
  /** @type {{ply: number, timer: ReturnType<typeof setTimeout>} | null} the moment that is about to be seen */
  #coming = null;

  /** @param {App} app @param {Source} source @param {GameModule} game */
  constructor(app, source, game) {
    const { record, onSeen, done } = source;
    const persons = personsOf(record.players);
    this.app = app;
    this.source = source;
    this.game = game;
    this.names = namesOf({ words: app.words }, source);
    this.title = onSeen ? "exhibition-title" : "replay-title";
    this.heading = onSeen ? "exhibition-of" : "replay-of";
    this.sight = { seat: firstPerson(record.players), open: persons === 0 };
    /** So many moves of it have been seen. */
    this.seenPlies = record.moves.length;
    this.stage = new Stage(app, game, this.names, app.draw, done === false && persons > 1);
    this.film = new Film(app.engine, record, {
      onLook: (look, wish) => this.#receive(look, wish),
      onFault: (fault) => this.#fail(fault),
      onMore: (move) => this.#lengthen(move),
    });
  }

  async begin() {
    const { source } = this;
    const reel = await this.film.begin();
    if (!reel || this.#isClosed) return;
    const goesOn = source.onSeen && !source.done;
    this.reel = goesOn ? { ...reel, moments: [] } : reel;
    this.player = new Player(paced(reel.times, this.game.live), (how) => this.#follow(how));
    this.player.go(source.onSeen ? reel.plies : 0, "leap");
    if (!goesOn) return;
    this.player.isGrowing = true;
    this.player.run();
    this.film.grow();
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#coming?.timer);
    this.player?.close();
    this.film.close();
  }

  isOver = () => this.stage.update.done;

  mayPlayOn = () => this.stage.look?.outcome === null;

  /** The game as far as it has been seen. */
  seen = () => this.#upTo(this.seenPlies);

  /** @param {number} by */
  step = (by) => this.player?.go(this.player.ply + by, "step");

  /** A page on or back. @param {number} by */
  leap = (by) => {
    const { player } = this;
    player?.go(player.ply + by * Math.max(2, Math.round(player.last / PAGES)), "leap");
  };

  /** To the moment before or after. @param {number} by */
  moment = (by) => this.arrive(this.momentBeside(by)?.ply);

  momentNow = () => momentAt(this.reel?.moments ?? [], this.player?.ply ?? 0);

  /** @param {number} by -1 or 1 */
  momentBeside(by) {
    const { reel, player } = this;
    const find = by < 0 ? before : after;
    return reel && player ? find(reel.moments, this.#coming?.ply ?? player.ply) : null;
  }

  /** @param {Moment} moment */
  wordsOf = (moment) => momentWords(this.source.record.game, moment, this.names, this.app.words);

  /** What the line of the story does not say of a moment. @param {Moment} moment */
  besides = (moment) => besides(this.source.record.game, moment, this.names, this.app.words);

  /** To a moment: first the ply before, and from there the move itself, so that it is seen. @param {number | undefined} ply */
  arrive(ply) {
    const { player } = this;
    if (!player || ply === undefined) return;
    if (ply === 0 || isCalm(this.app)) return player.go(ply, "leap");
    clearTimeout(this.#coming?.timer);
    this.#coming = { ply, timer: setTimeout(() => player.go(ply, "step"), BEFORE) };
    player.go(ply - 1, "drag");
    this.film.ahead({ ply, ...this.sight });
  }

  /** With other eyes. @param {Replay["sight"]} sight */
  see(sight) {
    this.sight = sight;
    this.stage.uncover();
    this.#how = "leap";
    this.#want();
    this.app.draw();
  }

  /** A game of its own from this ply on; it is stored only now. @param {number} seat */
  playOn(seat) {
    const fresh = branch(this.source, this.player?.ply ?? 0, seat, newId());
    return this.app.goOnce(async () => {
      await this.app.saves.put(fresh);
      return `#/game/${fresh.id}`;
    });
  }

  /** The player has come to another ply. @param {How} how */
  #follow(how) {
    this.#how = how;
    if (this.#coming && this.player?.ply !== this.#coming.ply - 1) {
      clearTimeout(this.#coming.timer);
      this.#coming = null;
    }
    this.#want();
    this.app.draw();
  }

  /** The picture of this ply; and, while nobody asks for more, of the next. */
  #want() {
    const { player, sight, film } = this;
    if (!player || this.#isClosed) return;
    film.want({ ply: player.ply, ...sight });
    if (this.#how !== "drag" && player.ply < player.last)
      film.ahead({ ply: player.ply + 1, ...sight });
  }

  /** @param {Look} look @param {Wish} wish */
  #receive(look, wish) {
    const isLast = look.ply === this.player?.ply;
    const isSame = look === this.stage.look;
    this.stage.show(look, wish, isLast ? this.#how : "drag");
    this.line = this.#lineOf(look);
    if (this.source.onSeen && look.ply > this.seenPlies) this.#keep(look.ply);
    if (!isLast || isSame || this.#how === "drag") return;
    this.#sound(look);
    this.#speak(look);
  }

  /** Another ply of a game of bots was seen. Its moments come at the end, since they show how it ends. @param {number} ply */
  async #keep(ply) {
    const isOver = this.isOver();
    this.seenPlies = ply;
    this.source.onSeen?.(this.#upTo(ply), isOver);
    const reel = isOver && (await this.film.begin());
    if (!reel || this.#isClosed) return;
    this.reel = reel;
    this.app.draw();
  }

  /** The game as it was after so many moves. @param {number} plies @returns {GameRecord} */
  #upTo(plies) {
    const { record } = this.source;
    return { ...record, moves: record.moves.slice(0, plies) };
  }

  /** Bots have played on; null: they have come to the end. @param {number[] | null} move */
  #lengthen(move) {
    const { player, reel, source } = this;
    if (!player || !reel) return;
    const isAwaited = player.ply === player.last;
    if (move) {
      const [seat = 0, , at = 0] = move;
      const { record } = source;
      source.record = { ...record, moves: [...record.moves, move] };
      const times = [...reel.times, Math.max(reel.times.at(-1) ?? 0, at)];
      this.reel = { ...reel, times, movers: [...reel.movers, seat] };
    }
    player.grow(paced(this.reel?.times ?? [], this.game.live), move !== null);
    if (isAwaited || !move) this.app.draw();
  }

  /** The last sentence of a ply that matters much; at the end the result. @param {Look} look */
  #lineOf({ ply, events, outcome }) {
    const { game, stage, player, app } = this;
    if (outcome !== null) return game.ending(stage.view, stage.ui).title;
    if (ply === 0) return app.words.t("replay-begins");
    const last = events.findLast((event) => !game.isMinor(event)) ?? events.at(-1);
    if (last) return game.sentence(last, stage.ui, stage.view);
    return player?.isRunning ? this.line : app.words.t("replay-nothing");
  }

  /** @param {Look} look */
  #sound({ events }) {
    const isSlow = this.#how === "run" && (this.player?.speed ?? 1) <= AUDIBLE;
    if (this.#how !== "step" && !isSlow) return;
    for (const event of events) this.app.sound.play(this.game.sound(event));
  }

  /** To screen readers, as long as there is time to listen; of a live game that bots play now, as at the table, what matters much. @param {Look} look */
  #speak({ events }) {
    const { player, game, source, stage } = this;
    const isStill = !player?.isRunning || this.isOver();
    if (!isStill && (player?.speed !== 1 || (game.live && !source.onSeen))) return;
    const moment = this.momentNow();
    const spoken = spokenSentences(game, events, stage.ui, stage.view, true);
    const isLine = this.isOver() || (!spoken.length && (isStill || !game.live));
    const more = moment ? this.besides(moment) : "";
    const all = [...(isLine ? [this.line] : spoken), more].filter(Boolean);
    if (all.length) this.app.announce([...new Set(all)].join(" "));
  }

  /** @param {Fault} fault */
  #fail(fault) {
    if (!this.#isClosed) this.fault = fault;
    this.app.draw();
  }
}
