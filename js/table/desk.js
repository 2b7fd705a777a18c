/**
 * One person's side of a game: what the update says, what the fingers do, and whose hand may be seen.
 * Everything that a table page draws is in here; the page only draws. Knows no game.
 */

import { createAdvice } from "./advice.js";
import { createEcho } from "./echo.js";
import { blank, framed, isLaidOut, moved } from "./eye.js";
import { hurry } from "./motion.js";
import { namesOf } from "./names.js";
import { isSeen, located } from "./place.js";
import { createOracle, createPlay } from "./play.js";
import { flatScreen, liesFlat, screenOf } from "./screen.js";

/** @import { App, Box, GameModule, Gesture, Save, Update } from "./types.js" */

/** At a live table an answer stays at least so long, whatever happens, in ms. */
const ANSWER = 4000;

/** @param {App} app @param {Save} save @param {GameModule} game */
export function createDesk(app, save, game) {
  const oracle = createOracle(app.engine, hear);
  const play = createPlay(
    app,
    save,
    { onUpdate: receive, onFault: fail, onUnkept: warn },
    game.live,
  );
  const echo = createEcho(game);
  const [names, isFirm] = [namesOf(app, save), Boolean(save.task || game.asks)];
  let [isWarning, isOpen] = [false, true];
  const told = { turn: "", answeredAt: -Infinity };
  /** @type {string | null} */
  let asked = null;
  /** @type {number | null} */
  let shown = null;

  const desk = {
    /** @type {Update | null} */
    update: null,
    /** @type {string[]} the story so far */
    story: [],
    /** what happened last, of some weight */
    last: "",
    /** @type {{type: string, text: string} | null} */
    fault: null,
    /** @type {string} an answer that stays until the next touch */
    note: "",
    /** whom it answers */
    asker: 0,
    /** @type {number | null} who is to uncover the hand */
    next: null,
    /** @type {any} what the screen may show */
    view: null,
    ended: true,
    play,
    names,
    isFirm,
    ui: { ...blank(app.words.t, names, game), covered: true },
    touch,
    set,
    layOut,
    uncover,
    walk,
    undo: () => (game.live || isFirm ? undefined : play.undo(desk.ui.seat)),
    hint: () => advice.hint(),
    /** Round a flat table, what one seat alone may know is for no other's ears. */
    mayHint: () => !isFirm && !desk.ui.covered && (isOpen || !desk.ui.flat),
    lie,
    rest,
    /** The board fits itself again. */
    refit: () => set({ free: false }),
  };

  const advice = createAdvice(app, desk, game, reply);

  /** @param {Update} update */
  function receive(update) {
    const isFirst = desk.update === null;
    if (update.refused && !game.live) desk.note = app.words.t(`table-refused-${update.refused.op}`);
    isOpen = Object.values(update.views).every(game.isOpen);
    if (!isFirst && update.done && !desk.update?.done) desk.ended = true;
    desk.update = update;
    desk.ui = {
      ...desk.ui,
      outcome: update.outcome,
      shownAt: Infinity,
      ...(!isFirst && update.events.length && { events: update.events }),
    };
    lie();
    seat(
      desk.ui.flat ? flatScreen(update, shown, game.reflex) : screenOf(update, shown, isOpen),
      update,
    );
    tellStory(update, isFirst);
    if (isFirst && !app.saves.isKept()) warn();
    app.drawn(() => Object.assign(desk.ui, { shownAt: performance.now() }));
  }

  /** Turns the screen to a seat; nobody's hand stays on it. @param {import("./screen.js").Screen} screen @param {Update} update */
  function seat(screen, update) {
    const view = update.views[screen.seat];
    shown = screen.covered ? null : screen.seat;
    desk.next = screen.next;
    desk.view = screen.covered ? game.hide(view) : view;
    const actions = screen.covered ? [] : (update.actions[screen.seat] ?? []);
    const [views, offers] = desk.ui.flat
      ? [update.views, update.actions]
      : [{ [screen.seat]: desk.view }, { [screen.seat]: actions }];
    const kept =
      (game.live || desk.ui.seat === screen.seat) && !screen.covered && update.events.length === 0;
    const own = kept ? {} : { ...game.idle, trial: null, hint: null };
    asked = kept ? asked : null;
    const things = { hand: desk.view.hand ?? [], board: desk.view.board ?? [] };
    const ui = {
      ...desk.ui,
      ...own,
      ...things,
      seat: screen.seat,
      covered: screen.covered,
      actions,
      views,
      offers,
    };
    desk.ui = framed({ ...ui, free: !game.asks && isSeen(ui) }, desk.view, game);
  }

  /** @param {Update} update @param {boolean} isFirst */
  function tellStory(update, isFirst) {
    const view = desk.ui.flat ? game.hide(desk.view) : desk.view;
    const sentences = update.events.map((event) => game.sentence(event, desk.ui, view));
    desk.story.push(...sentences);
    desk.last =
      sentences.findLast((_, i) => !game.isMinor(/** @type {any} */ (update.events[i]))) ??
      desk.last;
    if (isFirst) return;
    const isOld = !game.live || performance.now() - told.answeredAt > ANSWER;
    if (update.events.length && !isWarning && isOld) desk.note = "";
    for (const event of update.events) app.sound.play(game.sound(event));
    if (update.done && update.events.length) app.sound.play("end");
    say(update, view);
  }

  /** To those who listen. Where much happens, only what has some weight, what to do only when that is new, and no answer twice. @param {Update} update @param {any} view */
  function say(update, view) {
    const turn =
      desk.next === null
        ? game.note(view, desk.ui.actions, desk.ui)
        : app.words.t("table-hand-over", { name: names[desk.next] ?? "" });
    const end = update.done ? game.ending(view, desk.ui).title : "";
    const spoken = update.events
      .filter((event) => !game.live || !game.isMinor(event))
      .map((event) => (game.spoken ?? game.sentence)(event, desk.ui, view));
    const isNew = !game.live || turn !== told.turn;
    told.turn = turn;
    if (spoken.length || update.refused || (game.live && isNew))
      app.announce(
        [...spoken, game.live ? "" : desk.note, isNew ? turn : "", end].filter(Boolean).join(" "),
      );
  }

  /** @param {{type: string, text: string}} fault */
  function fail(fault) {
    if (desk.update === null) desk.fault = fault;
    else desk.note = app.words.t("table-stumbled");
    app.draw();
  }

  /** The browser refuses to keep the game: said once, until the next touch. */
  function warn() {
    isWarning = true;
    desk.note = app.words.t("saves-not-kept");
    app.announce(desk.note);
    app.draw();
  }

  /** @param {Gesture} gesture */
  function touch(gesture) {
    if (!desk.view) return;
    isWarning = false;
    if (["tap", "enter"].includes(gesture.kind) && ["", "board"].includes(gesture.on)) skip();
    if (gesture.kind === "pan" || gesture.kind === "pinch") return look(gesture);
    const [seat, picked] = read(gesture);
    if (gesture.kind === "tap" && echo.isOne(seat, gesture)) return;
    if (["lift", "drop", "cancel"].includes(gesture.kind)) play.hold(gesture.kind === "lift");
    const isFruitless =
      !picked?.action && !picked?.ui && (gesture.quick || ["tap", "enter"].includes(gesture.kind));
    if (game.live && isFruitless && play.isWaiting())
      play.later(gesture.at, () => readAgain(gesture));
    else if (picked) answer(seat, gesture, picked);
  }

  /** For whom a gesture speaks, and what it means. Round a live table nobody waits for an answer. @param {Gesture} gesture @returns {[number, import("./types.js").Picked | undefined]} */
  function read(gesture) {
    const { ui } = desk;
    const seat = game.speaker?.(gesture, ui.offers, ui) ?? ui.seat;
    const actions = play.isBusy() && !game.live ? [] : (ui.offers[seat] ?? []);
    return [
      seat,
      game.pick(actions, located(gesture, ui), seat === ui.seat ? ui : { ...ui, seat, actions }),
    ];
  }

  /** What meant nothing yet may mean something when its turn has come. @param {Gesture} gesture */
  function readAgain(gesture) {
    const [seat, picked] = read(gesture);
    if (picked) answer(seat, gesture, { ...picked, action: undefined });
    if (!picked?.action) return null;
    echo.note(seat, gesture);
    return { seat, action: picked.action };
  }

  /** @param {number} seat @param {Gesture} gesture @param {import("./types.js").Picked} picked */
  function answer(seat, gesture, picked) {
    const isTheirs = !game.live || seat === desk.asker || !!picked.say;
    if (gesture.kind !== "drag" && isTheirs) reply(seat, picked.say ? app.words.t(picked.say) : "");
    if (picked.say) app.announce(desk.note);
    if (picked.ui) {
      const { seat: _, actions: __, ...own } = picked.ui;
      sounded(desk.ui, { ...desk.ui, ...own });
      set(own);
    }
    if (picked.why) advice.why(seat, picked.why);
    if (picked.action) act(seat, picked.action, gesture);
  }

  /** @param {number} seat @param {string} note */
  function reply(seat, note) {
    desk.note = note;
    desk.asker = seat;
    told.answeredAt = performance.now();
  }

  /** Nobody need wait for a bot, or for what still moves. */
  function skip() {
    hurry();
    if (!game.live) play.skip();
  }

  /** @param {any} before @param {any} after */
  function sounded(before, after) {
    if (after.held !== before.held && after.held !== null) app.sound.play("lift");
    else if (after.turn !== before.turn) app.sound.play("turn");
    else if (after.stack !== before.stack) app.sound.play("smartie");
  }

  /** @param {number} seat @param {import("./types.js").Action} action @param {Gesture} gesture */
  function act(seat, action, gesture) {
    if (play.isBusy() && !game.live) return;
    echo.note(seat, gesture);
    play.act(seat, action, gesture.at);
  }

  /** The fingers move the board. @param {Gesture} gesture */
  function look(gesture) {
    const changes = moved(gesture, desk.ui, desk.view, game);
    if (changes) set(changes);
  }

  /** New ui; when it lays out another action, the engine is asked what would follow. @param {Record<string, any>} changes */
  function set(changes) {
    const ui = framed({ ...desk.ui, ...changes }, desk.view, game);
    const action = game.chosen(ui.actions, ui);
    const text = action ? JSON.stringify(action) : null;
    if (text !== asked) {
      ui.trial = null;
      asked = text;
      if (action) oracle(ui.seat, action);
    }
    desk.ui = ui;
    app.draw();
  }

  /** @param {import("./types.js").Trial} trial */
  function hear(trial) {
    if (JSON.stringify(trial.action) !== asked || desk.ui.covered) return;
    desk.ui = { ...desk.ui, trial };
    app.draw();
  }

  /** The page has measured itself. @param {{size: Box, field: Box, rack: Box, racks: Record<string, import("./types.js").Rack>}} boxes @returns {boolean} whether anything is new */
  function layOut(boxes) {
    const same = isLaidOut(desk.ui, boxes);
    if (!same) set({ ...boxes, free: false });
    return !same;
  }

  /** How the tablet lies may change with the window's size. */
  function lie() {
    const flat = liesFlat(save, game);
    if (desk.ui.flat !== flat) desk.ui = { ...desk.ui, flat };
  }

  /** Before each drawing: whether time stands still in a live game, and what time it is. @param {boolean} isResting */
  function rest(isResting) {
    const wasRunning = play.clock.isRunning();
    play.rest(isResting);
    const rests = desk.ui.rests + (wasRunning && !play.clock.isRunning() ? 1 : 0);
    if (game.live) Object.assign(desk.ui, { rests, now: play.clock.at() }); // the same ui: nobody has done anything
  }

  /** "It's me". */
  function uncover() {
    if (desk.next === null || !desk.update) return;
    shown = desk.next;
    seat(screenOf(desk.update, shown, false), { ...desk.update, events: [] });
    app.announce(game.note(desk.view, desk.ui.actions, desk.ui));
    app.draw();
  }

  /** Through the count, step by step; null leaves it. @param {number | null} step */
  function walk(step) {
    const steps = desk.view ? game.steps(desk.view) : 0;
    set({ lit: step === null || steps === 0 ? null : (step + steps) % steps, free: false });
    if (steps === 0) desk.note = app.words.t("table-count-nothing");
  }

  return desk;
}

/** @typedef {ReturnType<typeof createDesk>} Desk */
