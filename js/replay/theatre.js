/** One replay: the film, who plays it, what is on the stage, and with whose eyes it is seen. Knows no game. */

import { newId } from "../storage/saves.js";
import { isCalm } from "../table/measure.js";
import { namesOf } from "../table/names.js";
import { personsOf } from "../table/screen.js";
import { branch, firstPerson } from "./branch.js";
import { createFilm } from "./film.js";
import { after, before, besides, momentAt, momentWords } from "./moments.js";
import { paced } from "./pace.js";
import { createPlayer } from "./player.js";
import { createStage } from "./stage.js";

/** @import { App } from "../main.js" */
/** @import { GameModule, GameRecord } from "../table/types.js" */
/** @import { Fault, Look, Moment, Reel, Wish } from "./film.js" */
/** @import { How } from "./player.js" */
/** @typedef {(record: GameRecord, done: boolean) => void} Keep keeps what has been seen of a game of bots */
/** @typedef {{record: GameRecord, names: string[], flat?: boolean, done?: boolean, keep?: Keep}} Told done: false: it is still played at this tablet; keep: by bots alone, as one watches */

/** A page is so much of a film. */
const PAGES = 10;
/** So long the ply before a moment is seen, in ms. */
const BEFORE = 300;
/** Faster than this nothing sounds. */
const AUDIBLE = 2;

/** @param {App} app @param {Told} told @param {GameModule} game */
export function createTheatre(app, told, game) {
  const names = namesOf({ words: app.words }, told);
  const persons = personsOf(told.record.players);
  const stage = createStage(app, game, names, app.draw, told.done === false && persons > 1);
  const film = createFilm(app.engine, told.record, {
    onLook: receive,
    onFault: fail,
    onMore: lengthen,
  });
  /** So many moves of it have been seen. */
  let seen = told.record.moves.length;
  /** @type {How} */
  let how = "leap";
  let isClosed = false;
  /** @type {{ply: number, timer: ReturnType<typeof setTimeout>} | null} the moment that is about to be seen */
  let coming = null;

  const theatre = {
    told,
    game,
    names,
    stage,
    title: told.keep ? "exhibition-title" : "replay-title",
    heading: told.keep ? "exhibition-of" : "replay-of",
    /** @type {Reel | null} */
    reel: null,
    /** @type {import("./player.js").Player | null} */
    player: null,
    /** @type {Fault | null} */
    fault: null,
    /** What happened last, in one sentence. */
    line: "",
    sight: { seat: firstPerson(told.record.players), open: persons === 0 },
    begin,
    see,
    leap,
    playOn,
    seen: () => upTo(seen),
    step: (/** @type {number} */ by) => theatre.player?.go(theatre.player.ply + by, "step"),
    moment: (/** @type {number} */ by) => arrive(momentBeside(by)?.ply),
    momentBeside,
    arrive,
    momentNow: () => momentAt(theatre.reel?.moments ?? [], theatre.player?.ply ?? 0),
    wordsOf: (/** @type {Moment} */ moment) =>
      momentWords(told.record.game, moment, names, app.words),
    /** What the line of the story does not tell. */
    besides: (/** @type {Moment} */ moment) => besides(told.record.game, moment, names, app.words),
    mayPlayOn: () => stage.look?.outcome === null,
    isOver: () => stage.look != null && stage.look.outcome !== null,
    close() {
      isClosed = true;
      clearTimeout(coming?.timer);
      theatre.player?.close();
      film.close();
    },
  };

  async function begin() {
    const reel = await film.begin();
    if (!reel || isClosed) return;
    const goesOn = told.keep && !told.done;
    theatre.reel = goesOn ? { ...reel, moments: [] } : reel;
    theatre.player = createPlayer(paced(reel.times, game.live ?? false), heed);
    theatre.player.go(told.keep ? reel.plies : 0, "leap");
    if (!goesOn) return;
    theatre.player.isGrowing = true;
    theatre.player.run();
    film.grow();
  }

  /** Bots have played on, or come to the end. @param {number[] | null} move */
  function lengthen(move) {
    const { player, reel } = theatre;
    if (!player || !reel) return;
    const isAwaited = player.ply === player.last;
    if (move) {
      const [seat = 0, , at = 0] = move;
      told.record = { ...told.record, moves: [...told.record.moves, move] };
      theatre.reel = {
        ...reel,
        times: [...reel.times, Math.max(reel.times.at(-1) ?? 0, at)],
        movers: [...reel.movers, seat],
      };
    }
    player.grow(paced(theatre.reel?.times ?? [], game.live ?? false), move !== null);
    if (isAwaited || !move) app.draw();
  }

  /** Another ply of a game of bots was seen; its moments are told at the end, since they tell how it ends. @param {number} ply */
  async function keep(ply) {
    seen = ply;
    told.keep?.(upTo(ply), theatre.isOver());
    const reel = theatre.isOver() && (await film.begin());
    if (!reel || isClosed) return;
    theatre.reel = reel;
    app.draw();
  }

  /** The game as it was after so many moves. @param {number} plies @returns {GameRecord} */
  const upTo = (plies) => ({ ...told.record, moves: told.record.moves.slice(0, plies) });

  /** @param {How} change */
  function heed(change) {
    how = change;
    if (coming && theatre.player?.ply !== coming.ply - 1) forget();
    want();
    app.draw();
  }

  function forget() {
    clearTimeout(coming?.timer);
    coming = null;
  }

  /** To a moment: first the ply before, and from there the move itself, so that it is seen. @param {number | undefined} ply */
  function arrive(ply) {
    const { player } = theatre;
    if (!player || ply === undefined) return;
    if (ply === 0 || isCalm(app)) return player.go(ply, "leap");
    forget();
    coming = { ply, timer: setTimeout(() => player.go(ply, "step"), BEFORE) };
    player.go(ply - 1, "drag");
    film.ahead({ ply, ...theatre.sight });
  }

  /** The picture of this ply; and, while nobody asks for more, of the next. */
  function want() {
    const { player, sight } = theatre;
    if (!player || isClosed) return;
    film.want({ ply: player.ply, ...sight });
    if (how !== "drag" && player.ply < player.last) film.ahead({ ply: player.ply + 1, ...sight });
  }

  /** @param {Look} look @param {Wish} wish */
  function receive(look, wish) {
    const isLast = look.ply === theatre.player?.ply;
    const isSame = look === stage.look;
    stage.show(look, wish, isLast ? how : "drag");
    theatre.line = lineOf(look);
    if (told.keep && look.ply > seen) keep(look.ply);
    if (isLast && how !== "drag" && !isSame) tell(look);
  }

  /** The weightiest sentence of a ply; at the end the result. @param {Look} look */
  function lineOf({ ply, events, outcome }) {
    const { view } = stage;
    if (outcome !== null) return game.ending(view, stage.ui).title;
    if (ply === 0) return app.words.t("replay-begins");
    const weighty = events.filter((event) => !game.isMinor(event));
    const last = weighty.at(-1) ?? events.at(-1);
    return last
      ? game.sentence(last, stage.ui, view)
      : theatre.player?.isRunning
        ? theatre.line
        : app.words.t("replay-nothing");
  }

  /** To those who listen, as long as there is time to listen; of a live game that bots play now, as at the table, what has some weight. @param {Look} look */
  function tell({ events }) {
    const [{ player }, { view }] = [theatre, stage];
    const isStill = !player?.isRunning || theatre.isOver();
    const isSlow = isStill || (player?.speed === 1 && (!game.live || told.keep));
    if (how === "step" || (how === "run" && (player?.speed ?? 1) <= AUDIBLE))
      for (const event of events) app.sound.play(game.sound(event));
    if (!isSlow) return;
    const moment = theatre.momentNow();
    const spoken = events
      .filter((event) => !game.isMinor(event))
      .map((event) => (game.spoken ?? game.sentence)(event, stage.ui, view));
    const more = moment ? theatre.besides(moment) : "";
    const isLine = theatre.isOver() || (!spoken.length && (isStill || !game.live));
    const all = [...(isLine ? [theatre.line] : spoken), more].filter(Boolean);
    if (all.length) app.announce([...new Set(all)].join(" "));
  }

  /** @param {number} by -1 or 1 */
  function momentBeside(by) {
    const { reel, player } = theatre;
    return reel && player
      ? (by < 0 ? before : after)(reel.moments, coming?.ply ?? player.ply)
      : null;
  }

  /** A page on or back. @param {number} by */
  function leap(by) {
    const { player } = theatre;
    player?.go(player.ply + by * Math.max(2, Math.round(player.last / PAGES)), "leap");
  }

  /** @param {typeof theatre.sight} sight */
  function see(sight) {
    theatre.sight = sight;
    stage.uncover();
    how = "leap";
    want();
    app.draw();
  }

  /** A game of its own from this ply on; it is stored only now. @param {number} seat */
  function playOn(seat) {
    const fresh = branch(told, theatre.player?.ply ?? 0, seat, newId());
    return app.goOnce(async () => {
      await app.saves.put(fresh);
      return `#/game/${fresh.id}`;
    });
  }

  /** @param {Fault} fault */
  function fail(fault) {
    if (!isClosed) theatre.fault = fault;
    app.draw();
  }

  return theatre;
}

/** @typedef {ReturnType<typeof createTheatre>} Theatre */
