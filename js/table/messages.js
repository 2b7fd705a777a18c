/** What a table says: the story, the line over the dock, sounds, and what screen readers hear. */

import { heard, opening } from "./sentences.js";

/** @import { Slip } from "./coach.js" */
/**
 * @typedef {{title: string, ui: any, view: any, names: string[], next: number | null}} Scene the desk, as far as
 *   messages know it
 */

/** At a live table an answer stays at least so long, whatever happens, in ms. */
const ANSWER = 4000;

export class Messages {
  /** @type {string[]} a sentence for each event since the game was opened */
  story = [];
  /** How many of them were told before the own last move. */
  #begun = 0;
  /** The newest of these sentences that matters much. */
  last = "";
  /** An answer or a warning; it stays until something else happens. */
  note = "";
  /** The seat that got this answer. */
  asker = 0;
  #answeredAt = -Infinity;
  /**
   * What the table says to a beginner, until something else takes its place.
   * @type {Slip | null}
   */
  slip = null;
  #announced = "";
  /** What to do, as screen readers heard it last. */
  #todo = "";
  /** Whether the note is a warning: after a touch it may go away. */
  isWarning = false;

  /** @param {TableApp} app @param {GameModule} game */
  constructor(app, game) {
    this.app = app;
    this.game = game;
  }

  /** The own move is made: what happens from now on is news. */
  begin() {
    this.#begun = this.story.length;
  }

  /** What happened since then; else what happened last. */
  news() {
    const news = this.story.slice(this.#begun);
    return news.length ? news : this.story.slice(-1);
  }

  /** @param {number} seat @param {string} note */
  answer(seat, note) {
    this.note = note;
    this.asker = seat;
    this.#answeredAt = performance.now();
  }

  /** The same, also for screen readers. @param {number} seat @param {string} note */
  announce(seat, note) {
    this.answer(seat, note);
    this.app.announce(note);
    this.app.draw();
  }

  /** Says something to a beginner at once, or nothing more. @param {Slip | null} slip */
  tell(slip) {
    this.slip = slip;
    const text = this.newWords();
    if (text) this.app.announce(text);
    this.app.draw();
  }

  /** What is said to a beginner, if screen readers have not heard it yet. */
  newWords() {
    const text = this.slip?.text ?? "";
    const isNew = text !== this.#announced;
    this.#announced = text;
    return isNew ? text : "";
  }

  /** The browser refuses to keep the game: that stays until the next touch. */
  warn() {
    this.isWarning = true;
    this.note = this.app.words.t("saves-not-kept");
    this.app.announce(this.note);
    this.app.draw();
  }

  /**
   * What has happened.
   * @param {Update} update
   * @param {Scene} scene
   * @param {boolean} isFirst the game has just been opened
   */
  add(update, scene, isFirst) {
    const { game, app } = this;
    const { ui } = scene;
    const view = ui.flat ? game.hide(scene.view) : scene.view;
    const sentences = update.events.map((event) => game.sentence(event, ui, view));
    this.story.push(...sentences.filter(Boolean));
    const isMajor = update.events.map((event) => !game.isMinor(event));
    this.last = sentences.findLast((_, i) => isMajor[i]) ?? this.last;
    if (isFirst) return this.#open(update, view, scene);
    const isOld = !game.live || performance.now() - this.#answeredAt > ANSWER;
    if (update.events.length && !this.isWarning && isOld) this.note = "";
    for (const event of update.events)
      app.sound.play(game.sound(event), String(event.seat) in update.views);
    this.#speak(update, view, scene);
  }

  /**
   * Who listens hears where the table is, who sits there, and what to do first.
   * @param {Update} update
   * @param {any} view
   * @param {Scene} scene
   */
  #open(update, view, scene) {
    const { app, game } = this;
    const ui = heard(scene.ui, app.words);
    this.#todo = this.#toDo(view, scene);
    const first = update.done ? game.ending(view, ui).title : this.#todo;
    const covered = scene.next === null ? "" : `. ${ui.t("table-covered")}`;
    const keys = ui.t("table-start-keys");
    const all = [opening(scene.title, ui), this.newWords(), first + covered, keys];
    app.announce(all.filter(Boolean).join(" "));
    app.draw();
  }

  /** What is to be done, for who listens. @param {any} view @param {Scene} scene */
  #toDo(view, { ui, names, next }) {
    const { app, game } = this;
    const heardUi = heard(ui, app.words);
    return next === null
      ? game.note(view, ui.actions, heardUi)
      : heardUi.t("table-hand-over", { name: names[next] ?? "" });
  }

  /**
   * To screen readers. Where much happens, only what matters much, what to do only when that is
   * new, and no answer twice.
   * @param {Update} update
   * @param {any} view
   * @param {Scene} scene
   */
  #speak(update, view, scene) {
    const { game, app } = this;
    const { ui } = scene;
    const todo = this.#toDo(view, scene);
    const isNew = !game.live || todo !== this.#todo;
    this.#todo = todo;
    const spoken = spokenSentences(game, update.events, ui, view, game.live);
    const slip = this.newWords();
    if (!spoken.length && !update.refused && !slip && !(game.live && isNew)) return;
    const note = game.live ? "" : this.note;
    const end = update.done ? game.ending(view, ui).title : "";
    app.announce([...spoken, note, slip, isNew ? todo : "", end].filter(Boolean).join(" "));
  }
}

/**
 * Events as screen readers hear them.
 * @param {GameModule} game
 * @param {Update["events"]} events
 * @param {any} ui
 * @param {any} view
 * @param {boolean} isShort without what matters little
 */
export const spokenSentences = (game, events, ui, view, isShort) =>
  events
    .filter((event) => !isShort || !game.isMinor(event))
    .map((event) => (game.spoken ?? game.sentence)(event, ui, view));
