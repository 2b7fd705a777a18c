/**
 * One person's side of a game: what the engine says, what fingers do, and whose hand may be seen.
 * The table's page draws what is in here, and nothing else. Knows no game.
 */

import { DoubleTaps } from "../input/gestures.js";
import { noteEnd } from "../store/help.js";
import { Advice } from "./advice.js";
import { Messages } from "./messages.js";
import { hurry } from "./motion.js";
import { photoOf } from "./photo.js";
import { located, Picture } from "./picture.js";
import { Play } from "./play.js";
import { liesFlat, namesOf, personsHere, screenOf } from "./players.js";

/** @import { Fault } from "../../build/types/engine" */
/** @import { Candle } from "./candle.js" */
/** @import { Wish } from "./play.js" */
/** @import { Screen } from "./players.js" */

export class Desk extends Picture {
  /** @type {Update | null} */
  update = null;
  /** @type {Fault | null} why the game cannot be shown */
  fault = null;
  /** @type {number | null} who is to uncover the hand */
  next = null;
  /** @type {number | null} the seat whose hand was uncovered last */
  #uncovered = null;
  /** @type {Wish | null} the action that is laid out, whose outcome is asked for */
  #laid = null;
  #isTrying = false;
  /** Nobody has a hand to hide. */
  #isOpen = true;
  /** Whether somebody asks by keys: a live table waits while it speaks. */
  listens = false;
  /** What burns while a person may act, where the game has one. @type {Candle | null} */
  candle = null;

  /** @param {TableApp} app @param {Save} save @param {GameModule} game */
  constructor(app, save, game) {
    super(app, game, save, true);
    this.save = save;
    /** The name of the game's own message. */
    this.title = `game-${save.record.game}`;
    /** The ui that screen readers heard of last. */
    this.described = this.ui;
    const { task, round } = save;
    /** Whether moves may be taken back and the game be shared. */
    this.hasHelp = !task && !round && !game.asks && !game.slip;
    this.messages = new Messages(app, game);
    this.advice = new Advice(this);
    const onUnstored = () => this.messages.warn();
    const keep = (/** @type {Update} */ update) => photoOf(game, update);
    const listener = { onUpdate: this.#receive, onFault: this.#fail, onUnstored, keep };
    this.play = new Play(app, save, listener, game.live);
    this.doubleTaps = new DoubleTaps(game);
  }

  /** @param {Update} update */
  #receive = (update) => {
    const { app, game, messages } = this;
    const isFirst = this.update === null;
    const { record, task } = this.save;
    // a class task is whose name was picked there, not that of whoever plays on this device
    if (update.done && this.update?.done === false && !game.slip && !task)
      noteEnd(app, record.game);
    if (update.refused && !game.live)
      messages.note = app.words.t(
        update.refused.op === "undo" ? "table-refused-undo" : "table-why-not-offered",
      );
    this.#isOpen = Object.values(update.views).every(game.isOpen);
    this.update = update;
    const news = !isFirst && update.events.length ? { events: update.events } : {};
    const { outcome, moods } = update;
    this.replace({ outcome, moods, shownAt: Infinity, ...news });
    this.checkFlat();
    const isOpen = this.#isOpen || this.ui.flat;
    const screen = screenOf(update, this.#uncovered, isOpen, game.reflex);
    const isLeft = this.isEmpty() && !update.done;
    this.#turnTo(isLeft ? { ...screen, covered: true, next: null } : screen, update);
    if (game.slip) messages.slip = update.done ? null : game.slip(this, this.#lead);
    else this.advice.tellTopic();
    messages.add(update, this, isFirst);
    if (isFirst && !app.saves.isStored()) messages.warn();
    app.drawn(() => this.#time({ shownAt: performance.now() }));
  };

  /** A lesson's own way on. @param {Action} action */
  #lead = (action) => {
    this.messages.note = "";
    this.play.act(this.ui.seat, action, performance.now());
  };

  /**
   * Turns the screen to a seat; nobody's hand stays on it.
   * @param {Screen} screen
   * @param {Pick<Update, "views" | "actions" | "events">} update
   */
  #turnTo({ seat, covered, next }, update) {
    const { game } = this;
    const { flat } = this.ui;
    const view = covered ? game.hide(update.views[seat]) : update.views[seat];
    const actions = covered ? [] : (update.actions[seat] ?? []);
    const isSame = (game.live || this.ui.seat === seat) && !covered && !update.events.length;
    if (!isSame) this.#laid = null;
    if (covered || seat !== this.ui.seat) this.messages.slip = null; // it was for somebody else
    this.#uncovered = covered ? null : seat;
    this.next = next;
    this.view = view;
    super.set({
      ...(isSame ? {} : { ...game.idle, trial: null, hint: null, pointed: null }),
      ...game.fieldsOf(view),
      seat,
      covered,
      actions,
      views: this.isEmpty() ? {} : flat ? update.views : { [seat]: view },
      offers: flat ? update.actions : { [seat]: actions },
      free: !game.asks && this.showsNewest(),
    });
  }

  /** @param {Fault} fault */
  #fail = (fault) => {
    if (this.update === null) this.fault = fault;
    else this.messages.note = this.app.words.t("table-stumbled");
    this.app.draw();
  };

  /** @param {Gesture} gesture */
  touch(gesture) {
    if (!this.view) return;
    const { kind, on } = gesture;
    const isTap = kind === "tap" || kind === "enter";
    this.messages.isWarning = false;
    if (isTap && (on === "" || on === "board")) this.#skip();
    if (kind === "pan" || kind === "pinch") return this.moveBoard(gesture);
    if (this.isEmpty()) return;
    const [seat, picked] = this.#pick(gesture);
    if (kind === "tap" && this.doubleTaps.isSecond(seat, gesture)) return;
    if (["lift", "drop", "cancel"].includes(kind)) this.play.carry(kind === "lift");
    const isNothing = !picked?.action && !picked?.ui && (gesture.quick || isTap);
    if (this.game.live && isNothing && this.play.isWaiting())
      this.play.inTurn(gesture.at, () => this.#pickInTurn(gesture));
    else if (picked) this.#answer(seat, gesture, picked);
  }

  /**
   * For which seat a gesture speaks, and what it means. Round a live table nobody waits for an
   * answer.
   * @param {Gesture} gesture
   * @returns {[number, Picked | undefined]}
   */
  #pick(gesture) {
    const { ui, game } = this;
    const seat = game.speaker(gesture, ui.offers, ui) ?? ui.seat;
    const actions = this.#isBusy() ? [] : (ui.offers[seat] ?? []);
    const own = seat === ui.seat ? ui : { ...ui, seat, actions };
    return [seat, game.pick(actions, located(gesture, ui, game.lift(ui)), own)];
  }

  /**
   * A gesture that meant nothing may mean something when its turn has come.
   * @param {Gesture} gesture
   */
  #pickInTurn(gesture) {
    const [seat, picked] = this.#pick(gesture);
    if (picked) this.#answer(seat, gesture, { ...picked, action: undefined });
    if (!picked?.action) return null;
    this.#goOn(seat, gesture);
    return { seat, action: picked.action };
  }

  /** @param {number} seat @param {Gesture} gesture @param {Picked} picked */
  #answer(seat, gesture, { action, ui, why, say }) {
    const { app, game, messages } = this;
    const isTheirs = !game.live || seat === messages.asker || !!say;
    if (gesture.kind !== "drag" && isTheirs) messages.answer(seat, say ? app.words.t(say) : "");
    if (say) app.announce(messages.note);
    if (ui) {
      const { seat: _, actions: __, ...changes } = ui;
      app.sound.play(game.soundOfTouch(this.ui, { ...this.ui, ...changes }));
      this.set(changes);
    }
    if (why) {
      app.sound.play("no", true);
      this.#askWhy(seat, why);
    }
    if (action && !this.#isBusy()) {
      this.#goOn(seat, gesture);
      this.play.act(seat, action, gesture.at);
    }
  }

  /**
   * A seat acts; whoever goes on has read what the table said.
   * @param {number} seat
   * @param {Gesture} gesture
   */
  #goOn(seat, gesture) {
    this.doubleTaps.note(seat, gesture);
    if (seat === this.ui.seat && !this.game.slip) this.messages.slip = null;
    if (seat === this.ui.seat) this.messages.begin();
  }

  /** Does one of the offered actions, without a finger. @param {Action} action */
  choose(action) {
    const { seat } = this.ui;
    const ui = {
      ...this.game.idle,
      pointed: null,
      hint: null,
      ...this.game.along(action, this.ui),
    };
    const [on, at] = ["choice", performance.now()];
    this.#answer(seat, { kind: "tap", on, key: on, x: 0, y: 0, at, finger: false }, { action, ui });
  }

  /** Shows an action as a hint does, or none any more. @param {Action | null} action */
  point(action) {
    const { pointed = null } = this.ui;
    if (action === pointed) return;
    const hint = action && { action, reasons: [] };
    this.set({ ...this.game.idle, ...(action && this.game.show(action)), hint, pointed: action });
  }

  /** Nobody waits for what moves, nor for the next bot. */
  hurry = () => this.#skip();

  /** Whose turn it is to uncover a hand, or that all are covered. */
  handOver() {
    const [{ ui, names }, next] = [this, this.next];
    if (next === null) return ui.t("table-hands-covered");
    return ui.t("table-hand-over", { name: names[next] ?? "" });
  }

  #isBusy = () => this.play.isBusy() && !this.game.live;

  /** What moves is at its end at once, and in turns the next bot acts at once. */
  #skip() {
    hurry();
    if (!this.game.live) this.play.skip();
  }

  /**
   * Changes the ui; where that lays out another action, the engine is asked what would follow.
   * @param {Record<string, any>} changes
   */
  set(changes) {
    super.set(changes);
    if (changes.hint === null) this.advice.end();
    const { ui } = this;
    const action = this.game.chosen(ui.actions, ui) ?? null;
    if (JSON.stringify(action) === JSON.stringify(this.#laid?.action ?? null)) return;
    this.replace({ trial: null });
    this.#laid = action && { seat: ui.seat, action };
    this.#askTrials();
  }

  /**
   * Asks the engine what would follow from the action that is laid out; only the newest question is
   * answered.
   */
  async #askTrials() {
    if (this.#isTrying) return;
    this.#isTrying = true;
    let asked = null;
    while (this.#laid && this.#laid !== asked) {
      asked = this.#laid;
      const { try: view } = await this.app.engine.ask({ op: "try", ...asked });
      if (this.#laid !== asked || this.ui.covered) continue;
      this.replace({ trial: { action: asked.action, view } });
      this.app.draw();
    }
    this.#isTrying = false;
  }

  /** Whether the tablet lies flat may change with the size of the window. */
  checkFlat() {
    const flat = liesFlat(this.save, this.game);
    if (this.ui.flat !== flat) this.replace({ flat });
  }

  /**
   * Before each drawing of a live game: whether time stands still, and what time it is.
   * @param {boolean} isOut the table is out of sight, or out of reach
   * @param {boolean} [speaks] the table still speaks
   */
  pause(isOut, speaks = false) {
    const { clock } = this.play;
    const wasRunning = clock.isRunning();
    const rest = isOut && wasRunning && this.game.rest(this.ui.actions);
    if (rest) this.play.act(this.ui.seat, rest, performance.now());
    this.play.pause(isOut || speaks);
    const pauses = this.ui.pauses + (wasRunning && !clock.isRunning() ? 1 : 0);
    if (this.game.live) this.#time({ pauses, now: clock.at() });
  }

  /**
   * Nothing but time has passed: there is nothing to be described.
   * @param {Partial<TableUi>} changes
   */
  #time(changes) {
    const isDescribed = this.described === this.ui;
    this.replace(changes);
    if (isDescribed) this.described = this.ui;
  }

  /** "It's me". */
  uncover() {
    if (this.next === null || !this.update) return;
    this.#turnTo(screenOf(this.update, this.next, false), { ...this.update, events: [] });
    this.advice.tellTopic();
    const todo = this.game.note(this.view, this.ui.actions, this.ui);
    this.app.announce([todo, this.messages.newWords()].filter(Boolean).join(" "));
  }

  /** Through the count, step by step; null leaves it. @param {number | null} step */
  walk(step) {
    const steps = this.view ? this.game.steps(this.view) : 0;
    this.set({ lit: step === null || steps === 0 ? null : (step + steps) % steps, free: false });
    if (steps === 0) this.messages.note = this.app.words.t("table-count-nothing");
  }

  /** Somebody has gone to another device, or has come back. */
  reseat() {
    this.names = namesOf(this.app, this.save);
    this.replace({ names: this.names });
    return this.play.reseat();
  }

  /** What stands by a name: that this person is at another device, a candle. @param {number} seat */
  mark = (seat) => this.play.guests?.mark(seat) || this.candle?.mark(seat);

  undo() {
    if (this.game.live || !this.hasHelp) return undefined;
    this.messages.slip = null;
    return this.play.undo(this.ui.seat);
  }

  /** What would be good now. A lesson shows its answer only where the engine offers that. */
  hint() {
    if (!this.game.slip) return this.advice.hint();
    const show = this.ui.actions.find((/** @type {Action} */ { type }) => type === "Show");
    return show && this.#lead(show);
  }

  /**
   * Why an action is not offered. An answer that comes too late is left out.
   * @param {number} seat
   * @param {Action} action
   */
  async #askWhy(seat, action) {
    const { app, game, messages } = this;
    const { why } = await app.engine.ask({ op: "why", seat, action });
    const { ui } = this;
    // round a live table several persons ask at once
    const isGone = ui.covered || (ui.seat !== seat && !(game.live && ui.flat));
    if (why?.length && !isGone) messages.announce(seat, game.reason(why, { ...ui, seat }));
  }

  /** Whether all persons sit at other devices. */
  isEmpty = () => personsHere(this.save).length === 0;

  /** Whether all may see all that is drawn. */
  isOpen = () => this.#isOpen;
}
