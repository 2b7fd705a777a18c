/**
 * What one seat may do now, as a list in the engine's order: one key leads through it, one switch
 * or two, or a screen reader. What is pointed at shows as a hint does.
 */

import { html, nothing } from "lit-html";

/** @import { Desk } from "./desk.js" */
/** @typedef {{text: string, act: () => void, action?: Action}} Item */

export class Choices {
  /** Whether the list is to be seen. */
  isShown = false;
  /** The item that is pointed at; -1: none. */
  at = -1;
  /** @type {number[][]} the places of the groups in the seat's actions */
  #groups = [];
  /** @type {number[] | null} the group that lies open */
  #open = null;
  /** @type {unknown} what the groups belong to */
  #of = null;
  /** @type {unknown} for what they have last been asked by the list itself */
  #asked = null;
  /** Whether the keys were in the list, and come back to it. */
  #hadKeys = false;

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  /** Asks the engine anew, if something has happened since. @returns {Promise<void>} */
  async bring() {
    const { desk } = this;
    const { actions, seat, covered } = desk.ui;
    if (this.#of === actions) return;
    const { choices = [] } =
      actions.length && !covered ? await desk.app.engine.ask({ op: "choices", seat }) : {};
    if (desk.ui.actions !== actions) return this.bring();
    this.#of = actions;
    this.#groups = choices.map((/** @type {{places: number[]}} */ { places }) => places);
    this.#open = null;
    this.at = -1;
  }

  /** @returns {Item[]} */
  items() {
    const { desk } = this;
    const { ui, next, update } = desk;
    if (!update || update.done || ui.beat) return [];
    if (next !== null) return [{ text: ui.t("table-its-me"), act: () => desk.uncover() }];
    return this.#open ? this.#opened(this.#open) : this.groups();
  }

  /** All groups, whichever lies open. @returns {Item[]} */
  groups() {
    const { ui, game, update } = this.desk;
    if (this.#of !== ui.actions || !update) return [];
    const waits = !ui.actions.length && update.wake !== null && !game.live;
    if (waits) return [{ text: ui.t("table-go-on"), act: this.desk.hurry }];
    return this.#groups.map((places) => this.#group(places));
  }

  /** @param {number[]} places @returns {Item} */
  #group(places) {
    const { ui, game } = this.desk;
    const actions = places.map((place) => ui.actions[place]);
    const [first] = actions;
    if (places.length === 1 && first) return this.#choice(first, game.choice(first, ui, {}));
    return { text: game.group(actions, ui), act: () => this.#openUp(places) };
  }

  /** The choices of one group, and the way back. @param {number[]} places @returns {Item[]} */
  #opened(places) {
    const { ui, game } = this.desk;
    const count = places.length;
    const all = places.map((place, n) => {
      const action = ui.actions[place];
      return this.#choice(action, game.choice(action, ui, { at: n + 1, count }));
    });
    return [...all, { text: ui.t("table-choices-back"), act: () => this.#openUp(null) }];
  }

  /** One group lies open, or all are shown again; its first item is said. @param {number[] | null} places */
  #openUp(places) {
    this.#open = places;
    this.at = -1;
    this.step(false);
  }

  /** @param {Action} action @param {string} text @returns {Item} */
  #choice(action, text) {
    const act = () => {
      this.#open = null;
      this.at = -1;
      this.desk.choose(action);
    };
    return { text, act, action };
  }

  /** To the next item, or the one before, and says it. @param {boolean} isBack */
  async step(isBack) {
    await this.bring();
    const { length } = this.items();
    const from = this.at < 0 && isBack ? 0 : this.at;
    this.point(length ? (from + (isBack ? length - 1 : 1)) % length : -1);
  }

  /** Points at an item, and says it. @param {number} at */
  point(at) {
    const { desk } = this;
    const item = this.items()[at];
    this.at = item ? at : -1;
    desk.point(item?.action ?? null);
    desk.app.announce(item?.text ?? desk.ui.t("table-told-nothing"));
    desk.app.draw();
  }

  /**
   * All items for a scan, each with what it does when it is reached; in an open group nothing else.
   * Null while bots move or cards fly: there will be more.
   */
  async scan() {
    this.isShown = true;
    await this.bring();
    this.#pointAtNothing();
    const items = this.items();
    const { ui, update } = this.desk;
    const goesOn = ui.beat || (update?.wake ?? null) !== null;
    if (!items.length && goesOn && ui.lit === null) return null;
    return items.map(({ text, act }, n) => ({
      text,
      act,
      point: () => this.point(n),
      place: () => document.querySelectorAll(".choices .choice")[n] ?? null,
      isWithin: this.#open !== null,
    }));
  }

  #pointAtNothing() {
    if (this.at < 0) return;
    this.at = -1;
    this.desk.point(null);
    this.desk.app.draw();
  }

  /** Does what is pointed at; false if nothing is. */
  act() {
    const item = this.items()[this.at];
    item?.act();
    return item !== undefined;
  }

  /** The list goes away. */
  leave() {
    this.#pointAtNothing();
    this.#open = null;
    this.isShown = false;
    this.#hadKeys = false;
  }

  /** After each move the list comes anew by itself; who was in it is at its head. */
  async #renew() {
    const { app, ui } = this.desk;
    if (this.#of === ui.actions || this.#asked === ui.actions) return;
    this.#asked = ui.actions;
    await this.bring();
    app.draw();
  }

  /** Who was in the list when it went comes back to its head, if nothing else has the keys. */
  #comeBack() {
    const { activeElement } = document;
    const isHere = activeElement?.matches(".choice") ?? false;
    const isNowhere = !activeElement || activeElement.matches("body, .ground");
    if (this.#hadKeys && isNowhere) this.desk.app.focus(".choice");
    this.#hadKeys = isHere;
  }

  /** The list above the dock, or nothing until there is something to do; null: nobody has asked. */
  bar() {
    if (!this.isShown) return null;
    const { ui } = this.desk;
    const items = this.items();
    this.#renew();
    if (!items.length) return nothing;
    this.#comeBack();
    return html`<section class="choices" data-own aria-label=${ui.t("table-can")}>
      ${items.map(
        ({ text, act }, n) =>
          html`<button class="choice" aria-current=${n === this.at ? "true" : nothing} @click=${act}>
            ${text}
          </button>`,
      )}
    </section>`;
  }
}
