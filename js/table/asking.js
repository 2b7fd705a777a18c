/** What whoever listens asks by a key: the engine answers with facts, the table says them. */

import { Choices } from "./choices.js";

/** @import { Question } from "../input/keys.js" */
/** @import { Desk } from "./desk.js" */
/** @typedef {import("../../build/types/engine").Fact} Fact */

/** So many sentences of what happened since are said. */
const NEWS = 6;

export class Asking {
  /** @type {{about: string, of: unknown, facts: Fact[], at: number}} an answer that is walked through */
  #walk = { about: "", of: null, facts: [], at: -1 };

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.choices = new Choices(desk);
  }

  /** @param {Question} question */
  async ask({ about, number = 1, isBack = false }) {
    const { desk, choices } = this;
    if (!desk.view) return;
    if (desk.ui.covered && about !== "choice") return this.#say([desk.handOver()]);
    if (about === "choice") {
      choices.isShown = true;
      return choices.step(isBack);
    }
    if (about === "can") return this.#say([await this.#can()]);
    if (about === "last") return this.#say(desk.messages.news().slice(-NEWS));
    if (this.#walk.about === about && this.#walk.of === desk.update) return this.#goOn(isBack);
    await this.#ask(about, number, isBack);
  }

  /** @param {string} about @param {number} number @param {boolean} isBack */
  async #ask(about, number, isBack) {
    const { desk } = this;
    const { seat, pointed = null } = desk.ui;
    const request = { op: "ask", seat, about, number, action: pointed };
    const { answer } = await desk.app.engine.ask(request);
    if (!answer) return this.#say([desk.ui.t("table-stumbled")]);
    const { facts, is_walk, is_own } = answer;
    if (is_own && !desk.advice.isPrivate()) return this.#say([desk.ui.t("table-told-own")]);
    this.#walk = { about: "", of: null, facts: [], at: -1 };
    const told = is_walk ? [] : this.#sentences(facts);
    if (about === "card" && !told.some(Boolean)) return; // the key takes a card, and its place is told
    if (!is_walk) return this.#say([...told, ...this.#more(about)]);
    this.#walk = { about, of: desk.update, facts, at: isBack ? 0 : -1 };
    this.#goOn(isBack);
  }

  /** The next fact of an answer that is walked through, or the one before. @param {boolean} isBack */
  #goOn(isBack) {
    const { facts, at } = this.#walk;
    this.#walk.at = (at + (isBack ? facts.length - 1 : 1)) % facts.length;
    this.#say(this.#sentences(facts.slice(this.#walk.at, this.#walk.at + 1)));
  }

  /** @param {Fact[]} facts */
  #sentences(facts) {
    const { game, ui } = this.desk;
    return facts.map((fact) => game.told(fact, ui));
  }

  /** With whose turn it is: what to do, and how long a candle still burns. @param {string} about */
  #more(about) {
    const { candle, game, view, ui } = this.desk;
    return about === "turn" ? [game.note(view, ui.actions, ui), candle?.says() ?? ""] : [];
  }

  /** All that may be done now, in short. */
  async #can() {
    const { desk } = this;
    await this.choices.bring();
    const choices = this.choices.groups().map(({ text }) => text);
    return choices.length ? desk.ui.t("table-told-can", { choices: choices.join(" ") }) : "";
  }

  /** @param {string[]} sentences */
  #say(sentences) {
    const said = sentences.filter(Boolean).join(" ");
    this.desk.app.announce(said || this.desk.ui.t("table-told-nothing"));
  }
}
