/**
 * The sheet that tells where everybody sits: at the tablet, or at a device of their own. A guest's
 * own sheet can only let others in.
 */

import { html, nothing } from "lit-html";
import { findBox } from "../games/box.js";
import { proposedBot } from "../store/played.js";
import { icon, nameTag, portrait } from "../table/marks.js";
import { personsHere } from "../table/players.js";
import { sheet } from "../table/sheets.js";
import { GUESTS } from "./guests.js";
import { Meet } from "./meet.js";

/** @import { Desk } from "../table/desk.js" */
/** @import { FarEngine } from "./far-engine.js" */
/** @import { Meets } from "./meet.js" */

export class Seating {
  /** @type {Meet | null} */
  meet = null;
  /** Whose seat a bot may take, after a question. @type {number | null} */
  #leaving = null;

  /** @param {App} app @param {Desk} desk @param {() => void} close @param {() => void} share */
  constructor(app, desk, close, share) {
    this.app = app;
    this.desk = desk;
    this.leave = close;
    this.share = share;
  }

  /** The page is left. */
  close() {
    this.meet?.close();
  }

  /** What came of the last meeting: a message. */
  news() {
    return GUESTS.news;
  }

  /** Learns where everybody sits now. */
  look() {}

  /** Where a person sits: a message. @param {number} seat */
  where(seat) {
    return `near-${GUESTS.where(seat)}`;
  }

  /** Meets a device for a seat. @param {number} seat */
  give(seat) {
    this.desk.play.guests = GUESTS;
    GUESTS.lay(this.desk);
    const keys = () => this.key("near-link", "send", this.#shareInstead);
    this.open(seat, { peer: GUESTS.spare(seat), onClose: () => GUESTS.drop(seat), keys });
  }

  /** @param {number} seat @param {{peer: Meets, onClose?: () => void, keys?: () => unknown}} wish */
  open(seat, wish) {
    const { app, desk } = this;
    const title = app.t("near-meet-for", { name: desk.names[seat] ?? "" });
    this.meet = new Meet(app, { title, ...wish });
    this.meet.open();
  }

  /** Where two devices do not find each other, the game goes on by links. */
  #shareInstead = () => {
    this.meet?.close();
    this.share();
  };

  /** @param {number} seat */
  #take(seat) {
    GUESTS.leave(seat);
    this.#leaving = null;
    this.app.draw();
  }

  /** A bot plays on at a seat: the game is opened anew with it. @param {number} seat */
  #replace(seat) {
    const { app, desk } = this;
    const { id, record } = desk.save;
    const { bot } = proposedBot(app, /** @type {Box} */ (findBox(record.game)));
    this.#take(seat);
    const players = record.players.with(seat, { kind: "bot", bot });
    const names = desk.save.names.map((name, one) => (one === seat ? "" : name));
    Object.assign(desk.save, { names, record: { ...desk.save.record, players } });
    app.saves.put(desk.save).then(() => app.go(`#/game/${id}`, "replace"));
  }

  render() {
    const { app, desk } = this;
    const { t } = app;
    if (this.meet?.isOpen) return this.meet.render();
    const { record, guest } = desk.save;
    const seats = personsHere({ record }).filter((seat) => seat !== guest);
    const news = this.news();
    const content = html`<p>${t("near-text")}</p>
      ${news ? html`<p role="alert">${t(news)}</p>` : nothing}
      <ul class="near-seats">
        ${seats.map((seat) => html`<li>${this.#row(seat)}</li>`)}
      </ul>`;
    return sheet(t("table-near"), content, this.leave, t, { look: "near" });
  }

  /** @param {number} seat */
  #row(seat) {
    const { desk } = this;
    const { t } = this.app;
    return html`<span class="near-who">${portrait(desk, seat)}${nameTag(desk.names[seat] ?? "")}</span>
      <span class="near-where">${t(this.#leaving === seat ? "near-goes-on" : this.where(seat))}</span>
      <span class="near-keys">${this.keys(seat)}</span>`;
  }

  /** @param {number} seat @returns {unknown} */
  keys(seat) {
    const ask = (/** @type {number | null} */ whose) => {
      this.#leaving = whose;
      this.app.draw();
    };
    if (this.#leaving !== seat)
      return html`${this.inviteKey(seat)}
      ${this.where(seat) === "near-here" ? nothing : this.key("near-take", "back", () => ask(seat))}`;
    return html`${this.key("near-tablet", "lay", () => this.#take(seat))}
    ${this.key("near-bot", "next", () => this.#replace(seat))}
    ${this.key("near-stay", "close", () => ask(null))}`;
  }

  /** Lets a device in, where none is. @param {number} seat */
  inviteKey(seat) {
    const where = this.where(seat);
    if (where === "near-there") return nothing;
    return this.key(where === "near-away" ? "near-again" : "near-give", "still", () =>
      this.give(seat),
    );
  }

  /** @param {string} name @param {string} sign @param {() => void} act */
  key = (name, sign, act) =>
    html`<button class="button quiet" @click=${act}>
      ${icon(sign)}<span>${this.app.t(name)}</span>
    </button>`;
}

/** A guest's: the table tells where the others sit, and its tickets are only carried here. */
class Carrying extends Seating {
  /** @type {Record<number, string>} */
  #seats = {};
  /** Whose seat is being given. */
  #given = -1;
  #news = "";

  /** @param {App} app @param {Desk} desk @param {() => void} close @param {FarEngine} engine */
  constructor(app, desk, close, engine) {
    super(app, desk, close, close);
    this.call = engine.call;
    engine.welcome = this.#welcome;
  }

  async look() {
    this.#seats = (await this.call({ invite: true })).seats ?? {};
    this.app.draw();
  }

  /** Somebody has sat down, or has another version. @param {{sat: number, news: string}} told */
  #welcome = ({ sat, news }) => {
    if (sat === this.#given) this.meet?.close();
    this.#news = news ? "near-other" : "";
    this.look();
  };

  news() {
    return this.#news;
  }

  /** @param {number} seat */
  where(seat) {
    return this.#seats[seat] === "here" ? "near-host" : `near-${this.#seats[seat] ?? "there"}`;
  }

  /** @param {number} seat */
  async give(seat) {
    const peer = this.#peer(seat);
    this.#given = seat;
    this.#news = (await peer.ticket()) ? "" : "near-taken";
    if (this.#news) this.look();
    else this.open(seat, { peer });
  }

  /** A seat's peer at the table; "" is its ticket where nobody can sit down. @param {number} seat */
  #peer(seat) {
    const ask = () => this.call({ invite: seat }).then(({ ticket = "" }) => String(ticket));
    let ticket = ask();
    return {
      state: /** @type {const} */ ("waiting"),
      met: new Promise(() => {}), // the table tells it
      ticket: () => ticket,
      again: () => (ticket = ask()),
      hasWay: () => false,
      join: async (/** @type {string} */ carry) =>
        String((await this.call({ invite: seat, carry })).why ?? ""),
    };
  }

  /** @param {number} seat */
  keys(seat) {
    return this.inviteKey(seat);
  }
}

/** @param {App} app @param {Desk} desk @param {() => void} close @param {() => void} share */
export const seatingOf = (app, desk, close, share) =>
  desk.save.guest === undefined
    ? new Seating(app, desk, close, share)
    : new Carrying(app, desk, close, /** @type {any} */ (app.engine));
