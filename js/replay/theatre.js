/** One replay: the film, who plays it, what is on the stage, and with whose eyes it is seen. Knows no game. */

import { newId } from "../save.js";
import { isCalm } from "../table/measure.js";
import { namesOf } from "../table/names.js";
import { personsOf } from "../table/screen.js";
import { branch, firstPerson } from "./branch.js";
import { createFilm } from "./film.js";
import { after, before, besides, momentAt, momentWords } from "./moments.js";
import { paced } from "./pace.js";
import { createPlayer } from "./player.js";
import { createStage } from "./stage.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../table/types.js").GameModule} GameModule */
/** @typedef {import("./film.js").Look} Look */
/** @typedef {import("./film.js").Wish} Wish */
/** @typedef {import("./film.js").Reel} Reel */
/** @typedef {import("./film.js").Fault} Fault */
/** @typedef {import("./film.js").Moment} Moment */
/** @typedef {import("./player.js").How} How */
/** @typedef {{record: import("../table/types.js").GameRecord, names: string[], flat?: boolean, done?: boolean}} Told done: false: it is still played at this tablet */

/** A page is so much of a film. */
const PAGES = 10;
/** So long the ply before a moment is seen, in ms. */
const BEFORE = 300;
/** Faster than this nothing sounds. */
const AUDIBLE = 2;

/** @param {App} app @param {Told} told @param {GameModule} game */
export function createTheatre(app, told, game) {
  const names = namesOf({ words: app.words }, told);
  const stage = createStage(app, game, names, app.draw, told.done === false && personsOf(told.record.players) > 1);
  const film = createFilm(app.engine, told.record, { onLook: receive, onFault: fail });
  /** @type {How} */
  let how = "leap";
  let isClosed = false;
  /** @type {{ply: number, timer: ReturnType<typeof setTimeout>} | null} the moment that is about to be seen */
  let coming = null;

  const theatre = {
    told, game, names, stage,
    /** @type {Reel | null} */
    reel: null,
    /** @type {import("./player.js").Player | null} */
    player: null,
    /** @type {Fault | null} */
    fault: null,
    /** What happened last, in one sentence. */
    line: "",
    sight: { seat: firstPerson(told.record.players), open: false },
    begin, see, leap, playOn,
    step: (/** @type {number} */ by) => theatre.player?.go(theatre.player.ply + by, "step"),
    moment: (/** @type {number} */ by) => arrive(momentBeside(by)?.ply),
    momentBeside, arrive,
    momentNow: () => momentAt(theatre.reel?.moments ?? [], theatre.player?.ply ?? 0),
    wordsOf: (/** @type {Moment} */ moment) => momentWords(told.record.game, moment, names, app.words),
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
    theatre.reel = reel;
    theatre.player = createPlayer(paced(reel.times, game.live ?? false), heed);
    theatre.player.go(0, "leap");
  }

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
    if (isLast && how !== "drag" && !isSame) tell(look);
  }

  /** The weightiest sentence of a ply; at the end the result. @param {Look} look */
  function lineOf({ ply, events, outcome }) {
    const { view } = stage;
    if (outcome !== null) return game.ending(view, stage.ui).title;
    if (ply === 0) return app.words.t("replay-begins");
    const weighty = events.filter((event) => !game.isMinor(event));
    const last = weighty.at(-1) ?? events.at(-1);
    return last ? game.sentence(last, stage.ui, view) : theatre.player?.isRunning ? theatre.line : app.words.t("replay-nothing");
  }

  /** To those who listen, as long as there is time to listen. @param {Look} look */
  function tell({ events }) {
    const [{ player }, { view }] = [theatre, stage];
    const isSlow = !player?.isRunning || (player.speed === 1 && !game.live);
    if (how === "step" || (how === "run" && (player?.speed ?? 1) <= AUDIBLE)) for (const event of events) app.sound.play(game.sound(event));
    if (!isSlow) return;
    const moment = theatre.momentNow();
    const spoken = events.filter((event) => !game.isMinor(event)).map((event) => game.spoken(event, stage.ui, view));
    const more = moment ? theatre.besides(moment) : "";
    const all = [...(theatre.isOver() || !spoken.length ? [theatre.line] : spoken), more].filter(Boolean);
    app.announce([...new Set(all)].join(" "));
  }

  /** @param {number} by -1 or 1 */
  function momentBeside(by) {
    const { reel, player } = theatre;
    return reel && player ? (by < 0 ? before : after)(reel.moments, coming?.ply ?? player.ply) : null;
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
