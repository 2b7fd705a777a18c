/** The page of a guest: it meets a table, and is one seat's own table from then on. */

import { html, nothing } from "lit-html";
import { message } from "../app/not-found.js";
import { FairGuest } from "../near/fair.js";
import { FarEngine } from "../near/far-engine.js";
import { Meet } from "../near/meet.js";
import { Peer } from "../near/peer.js";
import * as table from "./table.js";

/** Its channel outlives the page: who looks elsewhere comes back to the same seat. @type {Phone | null} */
let phone = null;

/** @param {App} app @returns {Page} */
export function page(app) {
  if (phone?.isThere()) phone.enter();
  else phone = new Phone(app);
  return phone;
}

class Phone {
  title = "near-phone";
  /** The seat's own table. @type {Page | null} */
  #table = null;
  /** @type {FarEngine | null} */
  #engine = null;
  /** Why there is no table any more: a message. */
  #fault = "";
  /** Looks whether the deal was fair. @type {FairGuest | null} */
  #fair = null;
  /** What it has found, in a sentence. */
  #found = "";
  /** Nobody is at the table's page. */
  #rests = false;
  /** Which game is played, or looked at again. */
  #game = "";
  /** Another page is open on this device. */
  #isLeft = false;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.#meet();
  }

  /** Meets a table; the one where it sat last has kept a peer for it. @param {string} [fault] */
  #meet(fault = "") {
    const { app, peer: old } = this;
    this.#clear();
    this.#fault = fault;
    /** @type {Peer} */
    const peer = new Peer({
      ask: app.engine.ask,
      onOther: () => this.#end("near-other"),
      onMessage: this.#hear,
      onState: () => this.#look(peer),
    });
    this.peer = peer;
    old?.close();
    this.meet = new Meet(app, { title: app.t("near-phone"), peer, kept: app.store.get("spare") });
    this.meet.open();
  }

  /** @param {any} sent */
  #hear = (sent) => {
    if (sent.spare) return this.app.store.set("spare", String(sent.spare));
    if (this.#isLeft && !sent.left) return undefined;
    this.#rests = sent.rests === true || (this.#rests && !sent.save);
    if (sent.left) this.#end("near-left");
    else if (sent.save) this.#open(sent.save);
    else if (sent.promise) this.#promised(sent.promise);
    else this.#engine?.hear(sent);
    if (sent.told && this.#fair) this.#find(this.#fair, sent);
    this.app.draw();
  };

  /** The table makes the deal with everybody's numbers. @param {string} promise */
  #promised(promise) {
    const { engine, store } = this.app;
    this.#fair = new FairGuest(engine.ask, promise);
    const { own } = this.#fair;
    store.set("fair", { promise, own, id: this.#game });
    this.peer?.send({ share: own });
  }

  /** @param {FairGuest} fair @param {any} sent */
  async #find(fair, { told, update }) {
    const { type: _, ...record } = update.record;
    this.#found = await fair.sentence(told, record, this.app.t);
    this.app.announce(this.#found);
    this.app.draw();
  }

  /** The table tells which seat this is; a game after it comes the same way. @param {Save} save */
  async #open(save) {
    const { app, peer } = this;
    this.#clear();
    this.#fault = "";
    if (save.id !== this.#game) {
      const kept = app.store.get("fair"); // this device may have been loaded anew
      const isSame = kept?.id === save.id;
      this.#fair = isSame ? new FairGuest(app.engine.ask, kept.promise, kept.own) : null;
      this.#found = "";
    }
    this.#game = save.id;
    const engine = new FarEngine(app, (value) => peer?.send(value));
    this.#engine = engine;
    const saves = {
      ...app.saves,
      get: async () => save,
      /** Only the end is kept, as a game of this device. @param {Omit<Save, "updated">} whole */
      put: ({ near: _, guest: __, ...whole }) => app.saves.put(whole),
    };
    /** Another game begins at the table, for all. */
    const goOnce = async () => peer?.send({ anew: true });
    const own = /** @type {any} */ ({ ...app, engine, saves, goOnce });
    const opened = await table.page(own, { id: save.id });
    if (this.#isLeft || this.#engine !== engine) return opened?.close?.();
    this.meet?.close();
    this.#table = opened;
    this.title = opened.title;
    app.arrive();
  }

  #clear() {
    this.#table?.close?.();
    this.#table = null;
  }

  /** A channel that is cut is no farewell: the seat waits. @param {Peer} peer */
  #look(peer) {
    const isCut = peer === this.peer && peer.state === "closed" && !this.#fault;
    if (isCut) this.#end("near-lost");
    if (isCut && !this.#isLeft) this.#meet("near-lost");
    this.app.draw();
  }

  /** @param {string} fault */
  #end(fault) {
    if (fault !== "near-lost") this.app.store.set("spare", "");
    this.#fault = fault;
    this.meet?.close();
    this.#engine?.close();
    if (this.#isLeft) return;
    this.app.announce(this.app.t(fault));
    this.app.draw();
  }

  /** Whether the table can be reached. */
  isThere = () => !this.#fault && ["open", "away"].includes(this.peer?.state ?? "");

  /** Back from another page, to the newest that the table has. */
  enter() {
    this.#isLeft = false;
    this.peer?.send({ again: true });
  }

  close() {
    this.#isLeft = true;
    this.#clear();
    this.meet?.close();
    if (this.isThere()) this.peer?.send({ out: true });
    else this.peer?.close();
  }

  scan = async () => (this.#table?.scan ? this.#table.scan() : []);

  render() {
    const { t } = this.app;
    const isAway = this.peer?.state === "away" || this.#rests;
    const table = this.#fault ? null : this.#table?.render();
    const says = isAway ? t("near-table-away") : this.#found;
    const line = says ? html`<p class="near-line" role="status">${says}</p>` : nothing;
    if (table) return html`${line}${table}`;
    const text = t(this.#fault || "near-phone-text", { key: t("table-near") });
    const isMeeting = this.isThere() || this.peer?.state === "waiting";
    const act = () => (isMeeting ? this.meet?.open() : this.#meet());
    return html`${this.#message(text, act)}${this.meet?.render()}`;
  }

  /** @param {string} text @param {() => void} act */
  #message = (text, act) =>
    message(
      this.app.t("near-phone"),
      text,
      html`<button class="button main-key" @click=${act}>${this.app.t("near-meet")}</button>
        <a class="button quiet" href="#/">${this.app.t("to-shelf")}</a>`,
    );
}
