/**
 * Who sits at other devices, as their table knows it: each guest has a seat and a channel, is told
 * what its seat may know, and asks for that seat alone.
 */

import { html } from "lit-html";
import { icon } from "../table/marks.js";
import { personsHere } from "../table/players.js";
import { againOf, open } from "../table/rematch.js";
import { FairTable } from "./fair.js";
import { Peer } from "./peer.js";

/** @import { Desk } from "../table/desk.js" */
/** @typedef {{send(value: any): void, close(): void, state: string, trips: number[]}} Channel */
/**
 * @typedef {{channel: Channel, isOut: boolean, wasHere: boolean}} Guest isOut: it cannot see or touch
 *   its table; wasHere: when it was looked at last
 */

/** So often a live table learns how long the ways are, in ms. */
const LAG = 2000;

export class Guests {
  /** @type {Map<number, Guest>} */
  #guests = new Map();
  /** Who may sit down at a seat next; a guest keeps the ticket for its own. @type {Map<number, Peer>} */
  #spares = new Map();
  /** What came of the last one: a message. */
  news = "";
  /** What happened while a seat had no channel. @type {Map<number, TableEvent[]>} */
  #missed = new Map();
  /** The game time of the first picture of each ply. @type {number[]} */
  #shown = [];
  /** Whose answer the next update is. @type {{seat: number, n: unknown} | null} */
  #asked = null;
  /** @type {Desk | null} */
  #desk = null;
  /** The deal that all make. @type {FairTable | null} */
  #fair = null;
  #measured = -Infinity;

  /** The table of these guests, or none any more. @param {Desk | null} desk */
  lay(desk) {
    if (desk === this.#desk) return;
    this.#desk = desk;
    this.news = "";
    this.#shown = [];
    for (const seat of this.#guests.keys()) this.#greet(seat);
    this.#deal();
  }

  /** Somebody sits down with a device, of the same version. @param {number} seat @param {Channel} channel */
  seat(seat, channel) {
    const old = this.#guests.get(seat)?.channel;
    this.#guests.set(seat, { channel, isOut: false, wasHere: true });
    old?.send({ left: true });
    old?.close();
    this.#greet(seat);
    this.#deal();
  }

  /** Who may sit down at a seat next, and has not read a ticket yet. @param {number} seat @returns {Peer} */
  spare(seat) {
    const found = this.#spares.get(seat);
    if (found && !found.hasRead()) return found;
    found?.close();
    /** @type {Peer} */
    const peer = new Peer({
      ask: /** @type {Desk} */ (this.#desk).app.engine.ask,
      onOpen: () => this.#arrive(seat, peer),
      onOther: () => this.#arrive(seat, peer, "near-other"),
      onMessage: (sent) => this.hear(seat, sent),
      onState: () => this.look(seat),
    });
    this.#spares.set(seat, peer);
    return peer;
  }

  /** Nobody sat down: a guest's spare stays, unless it has read a ticket. @param {number} seat */
  drop(seat) {
    const peer = this.#spares.get(seat);
    if (this.field().guests.includes(seat) && !peer?.hasRead()) return;
    this.#spares.delete(seat);
    peer?.close();
  }

  /** A device has come. @param {number} seat @param {Peer} peer @param {string} [news] why it may not stay */
  #arrive(seat, peer, news = "") {
    const desk = this.#desk;
    this.#spares.delete(seat);
    this.news = news;
    if (!desk || news || !this.#persons().includes(seat)) peer.close();
    else {
      const near = this.field().guests.filter((one) => one !== seat);
      const words = this.field().guests.includes(seat) ? "near-back" : "near-moved";
      this.reseat([...near, seat].sort());
      this.seat(seat, peer);
      this.#say(words, seat);
      const told = (/** @type {string} */ spare) => this.#send(seat, { spare });
      this.spare(seat).ticket().then(told, console.error);
    }
    for (const one of this.#guests.keys()) this.#send(one, { sat: seat, news: this.news });
    desk?.app.draw();
  }

  #persons = () => (this.#desk ? personsHere({ record: this.#desk.save.record }) : []);

  /** @param {number[]} near the seats at other devices from now on */
  reseat(near) {
    const desk = this.#desk;
    if (!desk) return;
    const { app, save } = desk;
    Object.assign(save, { record: desk.update?.record ?? save.record, near });
    app.saves.put(save);
    desk.reseat();
  }

  /** Whose numbers make the deal. */
  #dealers = () => this.field().guests.filter((seat) => !this.isAway(seat));

  /** All make the deal of a game that was dealt here, and in which nobody has moved. */
  async #deal() {
    const desk = this.#desk;
    if (!desk?.save.own || (desk.update ?? desk.save).record.moves.length) return;
    const fair = new FairTable(desk.app.engine.ask);
    this.#fair = fair;
    const promise = await fair.promise();
    if (fair === this.#fair) for (const seat of this.#dealers()) this.#send(seat, { promise });
  }

  /** A guest tells its number; the last one makes the deal. @param {number} seat @param {any} share */
  async #share(seat, share) {
    const [fair, desk] = [this.#fair, this.#desk];
    const seed = await fair?.hear(seat, share, this.#dealers());
    if (!fair || !desk || fair !== this.#fair || seed === undefined) return;
    desk.save.fair = { ...fair.told, seed };
    desk.play.redeal(seed);
  }

  /** A seat goes back to the table. @param {number} seat */
  leave(seat) {
    this.#send(seat, { left: true });
    this.#guests.get(seat)?.channel.close();
    this.#guests.delete(seat);
    this.#missed.delete(seat);
    this.#spares.get(seat)?.close();
    this.#spares.delete(seat);
    this.reseat(this.field().guests.filter((one) => one !== seat));
  }

  /** What a guest needs to lay its own table: nothing that is secret. @param {number} seat */
  #greet(seat) {
    const { save } = this.#desk ?? {};
    if (!save) return this.#send(seat, { rests: true });
    if (!save.near?.includes(seat)) return this.#send(seat, { left: true });
    const { id, names, animals } = save;
    const record = { ...save.record, seed: 0, position: "", moves: [] };
    const near = personsHere({ record }).filter((one) => one !== seat);
    const own = { id: `${id}-${seat}`, flat: false, done: false, updated: 0 };
    return this.#send(seat, { save: { ...own, names, animals, record, near, guest: seat } });
  }

  /** The field of a request that tells who sits elsewhere. */
  field = () => ({ guests: this.#desk?.save.near ?? [] });

  /**
   * Each guest gets what its seat may know now, whoever has acted.
   * @param {{update: Update, guests?: Record<string, Update>}} reply
   */
  hand({ update, guests = {} }) {
    const ply = update.record.moves.length;
    this.#desk?.app.drawn(() => {
      this.#shown[ply] ??= this.#clock().at;
    });
    for (const [key, own] of Object.entries(guests)) {
      const seat = Number(key);
      const n = this.#asked?.seat === seat ? this.#asked.n : undefined;
      const events = [...(this.#missed.get(seat) ?? []), ...own.events];
      const fair = this.#desk?.save.fair;
      const told = own.done && own.record.seed === fair?.seed ? fair : undefined;
      const sent = { n, update: { ...own, events }, ply, told, ...this.#clock() };
      const isSent = this.#send(seat, sent);
      this.#missed.set(seat, isSent ? [] : events);
    }
    this.#asked = null;
    this.#lag();
  }

  /** A live table waits for the slowest way. */
  #lag() {
    const now = performance.now();
    const trips = [...this.#guests.values()].map(({ channel }) => channel.trips);
    if (!this.#desk?.game.live || !trips.length || now - this.#measured < LAG) return;
    this.#measured = now;
    this.#desk.app.engine.ask({ op: "lag", trips });
  }

  /** Time goes on or stands still. */
  time() {
    for (const seat of this.#guests.keys()) this.#send(seat, this.#clock());
  }

  #clock() {
    const clock = this.#desk?.play.clock;
    return { at: clock?.at() ?? 0, runs: clock?.isRunning() ?? false };
  }

  /** What a guest's device sent; nobody has looked at it yet. @param {number} seat @param {any} sent */
  hear(seat, sent) {
    const [guest, desk] = [this.#guests.get(seat), this.#desk];
    if (!guest || !desk) return undefined;
    const { n, request, out, again, anew, share, invite } = sent ?? {};
    if (invite !== undefined) return this.#invite(seat, sent);
    if (share) return this.#share(seat, share);
    if (again) {
      guest.isOut = false;
      this.#greet(seat);
      return desk.play.reseat();
    }
    if (anew) return desk.update?.done ? open(desk.app, againOf(desk.save, false)) : undefined;
    if (out !== undefined) {
      guest.isOut = out === true;
      return desk.app.draw();
    }
    const at = desk.play.clock.at();
    const shown = this.#shown[request?.ply] ?? at;
    const make = () => ({ op: "guest", seat, request, ...this.field(), at, shown });
    return desk.play.hear(make, (reply) => {
      if (reply.update) this.#asked = { seat, n };
      else this.#send(seat, { n, ...(reply.guest ?? { error: reply.error }) });
    });
  }

  /** Where a person sits: a part of a message. @param {number} seat */
  where(seat) {
    if (!this.field().guests.includes(seat)) return "here";
    return this.isAway(seat) ? "away" : "there";
  }

  /** A guest lets another device in, or asks where. @param {number} guest @param {any} sent */
  async #invite(guest, { n, invite, carry }) {
    const answer = (/** @type {any} */ value) => this.#send(guest, { n, ...value });
    const seats = this.#persons();
    if (invite === true)
      return answer({ seats: Object.fromEntries(seats.map((seat) => [seat, this.where(seat)])) });
    if (!seats.includes(invite) || this.where(invite) === "there")
      return answer({ error: { type: "bad-request", text: "Nobody can sit down there." } });
    if (carry === undefined) return answer({ ticket: await this.spare(invite).ticket() });
    const why = (await this.#spares.get(invite)?.join(carry)) ?? "no-ticket";
    return answer({ why });
  }

  /** Whether a seat's device does not answer. @param {number} seat */
  isAway(seat) {
    return this.#guests.get(seat)?.channel.state !== "open";
  }

  /** Whether a live table waits for somebody. */
  rests() {
    return this.field().guests.some((seat) => this.isAway(seat) || this.#guests.get(seat)?.isOut);
  }

  /** A channel opens, is cut, or is back. @param {number} seat */
  look(seat) {
    const [guest, desk] = [this.#guests.get(seat), this.#desk];
    const isHere = !this.isAway(seat);
    desk?.app.draw();
    if (!guest || !desk || guest.wasHere === isHere) return;
    guest.wasHere = isHere;
    this.#say(isHere ? "near-back" : "near-gone", seat);
  }

  /** @param {string} words of a person @param {number} seat */
  #say(words, seat) {
    const { messages, ui, names } = /** @type {Desk} */ (this.#desk);
    messages.announce(seat, ui.t(words, { name: names[seat] ?? "" }));
  }

  /** What stands where nobody's hand lies. */
  curtain = () => (this.#desk?.isEmpty() ? this.#desk.ui.t("near-all") : undefined);

  /** The sign and the word by a name. @param {number} seat */
  mark(seat) {
    if (!this.#desk || !this.field().guests.includes(seat)) return "";
    const { t } = this.#desk.ui;
    const isOut = this.#desk.game.live && this.#guests.get(seat)?.isOut;
    const [sign, words] = this.isAway(seat) ? ["away", "near-away"] : ["pause", "near-pause"];
    return isOut || this.isAway(seat)
      ? html`<span class="near-mark away">${icon(sign)}${t(words)}</span>`
      : html`<span class="near-mark">${icon("still")}<span class="unseen">${t("near-there")}</span></span>`;
  }

  /** @param {number} seat @param {any} value @returns {boolean} whether there is a channel */
  #send(seat, value) {
    const channel = this.#guests.get(seat)?.channel;
    if (!channel || channel.state === "closed") return false;
    channel.send(value);
    return true;
  }
}

/** Channels outlive a page: who goes to the shelf and comes back finds all guests. */
export const GUESTS = new Guests();
