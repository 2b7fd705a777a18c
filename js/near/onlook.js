/**
 * A teacher's tablet looks on while pupils play a set: each pupil's device sends what Python tells
 * of it. Nothing of it is kept, and all is gone with the tab.
 */

import { html, nothing } from "lit-html";
import { icon } from "../table/marks.js";
import { Meet } from "./meet.js";
import { Peer } from "./peer.js";

/** @import { PythonPage } from "../app/page.js" */
/** @typedef {{set: string, [name: string]: unknown}} Told what Python tells of a pupil at play */

/** @typedef {{key: string, set: string, sent: any, peer: Peer}} Child */

/** Who shows its tasks to this tablet, in the order in which they came. @type {Child[]} */
let children = [];
/** How many ever came. */
let count = 0;
/** The teacher's open page hears of each change. */
let tell = () => {};
/** Where this device shows its pupil's tasks. @type {{told: Told, peer: Peer} | null} */
let own = null;

/** The way to another device that has the same set. */
class Way {
  /** What does not fit, as a message. */
  fault = "";
  /** @type {Meet | null} */
  meet = null;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  /**
   * @param {string} name the message of the title
   * @param {{set: string, greets: () => object, hears?: (sent: any) => void, looks?: () => void}}
   *   how greets: what the other one hears first; looks: it is open, away, or gone
   */
  open(name, { set, greets, hears, looks }) {
    const { app } = this;
    const peer = new Peer({
      ask: app.engine.ask,
      onMessage: (sent) => {
        this.fault = sent?.set === set ? "" : "onlook-other";
        if (this.fault) peer.close();
        else hears?.(sent);
        app.draw();
      },
      onOther: () => {
        this.fault = "near-other";
      },
      onState: (state) => {
        if (state === "open") peer.send(greets());
        looks?.();
        app.draw();
      },
    });
    this.fault = "";
    const title = app.t(name);
    this.meet = new Meet(app, { title, peer, onOpen: () => {}, onClose: () => peer.close() });
    this.meet.open();
    return peer;
  }

  /** @param {string} name @param {() => void} act @param {string} [look] */
  key = (name, act, look = "quiet") =>
    html`<button class="button onlook-key ${look}" @click=${act}>${icon("still")}${this.app.t(name)}</button>
      ${this.fault ? html`<p role="alert">${this.app.t(this.fault)}</p>` : nothing}
      ${this.meet?.render()}`;
}

/** The teacher's: lets tablets in, and tells its page what they have sent. */
export class OnlookTool {
  #given = { set: "", most: 0, gone: /** @type {string[]} */ ([]) };

  /** @param {PythonPage} page */
  constructor(page) {
    this.page = page;
    this.way = new Way(page.app);
    tell = this.#tell;
  }

  close() {
    if (tell === this.#tell) tell = () => {};
    this.way.meet?.close();
  }

  #tell = () => {
    const here = children.filter(({ set }) => set === this.#given.set);
    const told = here.map(({ key, sent, peer }) => ({ key, sent, away: peer.state !== "open" }));
    if (told.length || this.#given.gone.length) this.page.change({ children: told });
  };

  #letIn = () => {
    const { set, most } = this.#given;
    const hears = (/** @type {any} */ sent) => {
      if (JSON.stringify(sent).length > most) return;
      child.sent = sent;
      if (!children.includes(child)) children.push(child);
      tell();
    };
    const how = { set, greets: () => ({ set }), hears, looks: () => tell() };
    const [key, sent] = [String(++count), null];
    /** @type {Child} */
    const child = { key, set, sent, peer: this.way.open("onlook-in", how) };
  };

  /**
   * @param {{set: string, most: number, gone: string[]}} given most: no pupil's device tells more, in
   *   letters; gone: whose tiles were put away, until they tell something
   */
  render(given) {
    const [last, gone] = [this.#given, given === this.#given ? [] : given.gone];
    this.#given = given;
    children = children.filter(({ key }) => !gone.includes(key));
    if (given.set !== last.set || gone.length) queueMicrotask(this.#tell);
    return this.way.key("onlook-in", this.#letIn, "big");
  }
}

/** The pupil's: shows what Python tells of it, until it stops. */
export class ShowingTool {
  /** @param {PythonPage} page */
  constructor({ app }) {
    this.way = new Way(app);
  }

  close() {
    this.way.meet?.close();
  }

  /** @param {{told: Told}} given */
  render({ told }) {
    const { app } = this.way;
    const isShown = own?.told.set === told.set && ["open", "away"].includes(own.peer.state);
    if (!isShown) return this.way.key("onlook-show", () => this.#show(told));
    const end = () => {
      stop();
      app.draw();
    };
    return html`<p class="task-done" role="status">
        ${icon("sight")}<span>${app.t("onlook-shown")}</span>
      </p>
      <button class="button onlook-key quiet" @click=${end}>${app.t("onlook-stop")}</button>`;
  }

  /** @param {Told} told */
  #show(told) {
    stop();
    const greets = () => own?.told ?? told;
    own = { told, peer: this.way.open("onlook-show", { set: told.set, greets }) };
  }
}

function stop() {
  own?.peer.close();
  own = null;
}

/** What Python tells now; nobody, or another set, is not shown. @param {Told | null} told */
export function show(told) {
  if (!told || told.set !== own?.told.set) return stop();
  own.told = told;
  own.peer.send(told);
}
