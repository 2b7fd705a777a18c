/** The sheet that tells where everybody sits: at the tablet, or at a device of their own. */

import { html, nothing } from "lit-html";
import { findBox } from "../games/box.js";
import { proposedBot } from "../store/played.js";
import { icon, nameTag, portrait } from "../table/marks.js";
import { personsHere } from "../table/players.js";
import { sheet } from "../table/sheets.js";
import { BOX, GUESTS } from "./guests.js";
import { Meet } from "./meet.js";
import { Peer } from "./peer.js";

/** @import { Desk } from "../table/desk.js" */

export class Seating {
  /** @type {Meet | null} */
  #meet = null;
  /** A channel whose guest has not sat down yet. @type {Peer | null} */
  #coming = null;
  /** Whose seat a bot may take, after a question. @type {number | null} */
  #leaving = null;
  /** What came of the last meeting: a message. */
  #news = "";

  /** @param {App} app @param {Desk} desk @param {() => void} close @param {() => void} share */
  constructor(app, desk, close, share) {
    this.app = app;
    this.desk = desk;
    this.leave = close;
    this.share = share;
  }

  /** The page is left. */
  close() {
    this.#meet?.close();
    this.#coming?.close();
  }

  /** Meets a device for a seat. @param {number} seat */
  #give(seat) {
    const { app, desk } = this;
    const peer = new Peer({
      ask: app.engine.ask,
      onMessage: (sent) =>
        peer === this.#coming ? this.#greet(seat, peer, sent) : GUESTS.hear(seat, sent),
      onState: () => {
        GUESTS.look(seat);
        app.draw();
      },
    });
    this.#coming?.close();
    this.#coming = peer;
    const title = app.t("near-meet-for", { name: desk.names[seat] ?? "" });
    const onOpen = () => peer.send({ box: BOX });
    const keys = () => this.#key("near-link", "send", this.#shareInstead);
    this.#meet = new Meet(app, { title, peer, onOpen, onClose: () => peer.close(), keys });
    this.#meet.open();
  }

  /** Where two devices do not find each other, the game goes on by links. */
  #shareInstead = () => {
    this.#meet?.close();
    this.share();
  };

  /** The first word of a device is its version. @param {number} seat @param {Peer} peer @param {any} sent */
  #greet(seat, peer, sent) {
    this.#coming = null;
    const isSame = sent?.box === BOX;
    this.#news = isSame ? "" : "near-other";
    if (isSame) {
      this.#reseat([...(this.desk.save.near ?? []).filter((one) => one !== seat), seat].sort());
      GUESTS.seat(seat, peer);
    } else peer.close();
    this.app.draw();
  }

  /** @param {number[]} near the seats at other devices from now on */
  #reseat(near) {
    const { app, desk } = this;
    const record = desk.update?.record ?? desk.save.record;
    Object.assign(desk.save, { record, near });
    app.saves.put(desk.save);
    desk.play.guests = GUESTS;
    GUESTS.lay(desk);
    desk.reseat();
  }

  /** @param {number} seat */
  #take(seat) {
    GUESTS.leave(seat);
    this.#leaving = null;
    this.#reseat((this.desk.save.near ?? []).filter((one) => one !== seat));
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
    if (this.#meet?.isOpen) return this.#meet.render();
    const seats = personsHere({ record: desk.save.record });
    const content = html`<p>${t("near-text")}</p>
      ${this.#news ? html`<p role="alert">${t(this.#news)}</p>` : nothing}
      <ul class="near-seats">
        ${seats.map((seat) => html`<li>${this.#row(seat)}</li>`)}
      </ul>`;
    return sheet(t("table-near"), content, this.leave, t, { look: "near" });
  }

  /** @param {number} seat */
  #row(seat) {
    const { app, desk } = this;
    const { t } = app;
    const isNear = desk.save.near?.includes(seat) ?? false;
    const where = isNear ? (GUESTS.isAway(seat) ? "near-away" : "near-there") : "near-here";
    return html`<span class="near-who">${portrait(desk, seat)}${nameTag(desk.names[seat] ?? "")}</span>
      <span class="near-where">${this.#leaving === seat ? t("near-goes-on") : t(where)}</span>
      <span class="near-keys">${this.#keys(seat, isNear)}</span>`;
  }

  /** @param {number} seat @param {boolean} isNear */
  #keys(seat, isNear) {
    const ask = (/** @type {number | null} */ whose) => {
      this.#leaving = whose;
      this.app.draw();
    };
    const give = () => this.#give(seat);
    if (!isNear) return this.#key("near-give", "still", give);
    if (this.#leaving !== seat)
      return html`${GUESTS.isAway(seat) ? this.#key("near-again", "still", give) : nothing}
      ${this.#key("near-take", "back", () => ask(seat))}`;
    return html`${this.#key("near-tablet", "lay", () => this.#take(seat))}
    ${this.#key("near-bot", "next", () => this.#replace(seat))}
    ${this.#key("near-stay", "close", () => ask(null))}`;
  }

  /** @param {string} name @param {string} sign @param {() => void} act */
  #key = (name, sign, act) =>
    html`<button class="button quiet" @click=${act}>
      ${icon(sign)}<span>${this.app.t(name)}</span>
    </button>`;
}
