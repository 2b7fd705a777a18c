/** When time stands still at a table: while nobody can see or touch it, or while it speaks. */

/** @import { Desk } from "./desk.js" */

/** So long a sentence is spoken, in ms: its letters, and what is before it. */
const LETTER = 60;
const BREATH = 800;

export class Pauses {
  /** Until when the last sentence is spoken. */
  #spokenUntil = -Infinity;

  /** @param {TableApp} app @param {Desk} desk @param {{name: string}} sheets */
  constructor(app, desk, sheets) {
    this.app = app;
    this.desk = desk;
    this.sheets = sheets;
    document.addEventListener("visibilitychange", this.#wake);
  }

  close() {
    document.removeEventListener("visibilitychange", this.#wake);
  }

  /** Whether time goes on now. */
  look() {
    const { desk, sheets } = this;
    const isBusy = sheets.name !== "" || desk.ui.lit !== null;
    const isOut = document.hidden || isBusy || !!desk.play.guests?.rests();
    desk.pause(isOut, performance.now() < this.#spokenUntil);
    desk.candle?.look(isOut);
  }

  /** Who listens to a live table has heard all before time goes on. @param {string} text */
  announce(text) {
    this.app.announce(text);
    if (!this.desk.listens || !this.desk.game.live) return;
    const span = BREATH + LETTER * text.length;
    this.#spokenUntil = performance.now() + span;
    setTimeout(this.app.draw, span + 1);
    this.app.draw();
  }

  /** Who acts has heard enough. */
  enough() {
    this.#spokenUntil = -Infinity;
  }

  #wake = () => {
    this.look();
    this.app.draw();
  };
}
