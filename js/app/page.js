/**
 * Any page that Python tells, while it is open: asked for with the answers on it, and asked for
 * again when an answer or a key says so. It knows no page.
 */

import { html } from "lit-html";
import { ADDRESSES } from "../games/box.js";
import { isOff } from "../input/letters.js";
import { takeAll } from "../store/kinds.js";
import { dayOf } from "../store/path.js";
import { newSeed } from "../store/saves.js";
import { heardOf } from "../words/announcer.js";
import { createAsk, wayBack } from "./asking.js";
import * as notFound from "./not-found.js";
import { head } from "./page-head.js";
import { addressOf, drawn, keepBegun, pressKey } from "./page-parts.js";
import { TOOLS } from "./page-tools.js";
import { wordsOf } from "./page-words.js";

/** @import { Act, Address, Begin, Change, Go, Page as PageValue } from "../../build/types/engine" */
/** @typedef {{params: string[], query: Record<string, string>}} Where what the address says */

/**
 * A told page, from what the device keeps of the kinds that it needs.
 * @param {App} app
 * @param {Address} address
 * @param {Where} where
 * @returns {Promise<Page | null>}
 */
export async function open(app, address, where) {
  const isLeft = app.wait(address.title, "");
  const page = new PythonPage(app, address, where);
  const told = await page.renew();
  if (!told) app.store.set("kiosk", undefined); // nobody is kept on a page that cannot be told
  if (isLeft()) return null;
  return told?.instead ? openTold(app, told.instead) : page;
}

/**
 * A told page at the address of another one, such as what a link turns out to be.
 * @param {App} app
 * @param {{name: string, params: readonly string[], query?: Record<string, string>}} told
 */
export async function openTold(app, { name, params, query = {} }) {
  const address = ADDRESSES.find((one) => one.name === name);
  return address ? open(app, address, { params: [...params], query }) : null;
}

/** What needs a key more than its page: all that is typed into, and for these keys all else. */
const FIELDS = "input, select, textarea";
const PRESSED = `${FIELDS}, a, button, summary`;
/** @type {Record<string, string>} */
const NEEDS = { " ": PRESSED, Enter: PRESSED };

/**
 * A new part comes into view, or the top of its page, and is read to those who listen.
 * @param {App} app
 * @param {string} look
 * @param {boolean} [top]
 */
function show(app, look, top = false) {
  const part = document.querySelector(`.${look}`);
  if (!part) return;
  app.announce(heardOf(part));
  if (top) scrollTo(0, 0);
  else part.scrollIntoView({ block: "nearest" });
}

export class PythonPage {
  /** Null where the engine tells none. @type {PageValue | null} */
  value = null;
  /** The key whose question stands there, as text. */
  asked = "";
  /** The answers on the page, by their names. @type {Record<string, unknown>} */
  #fields = {};
  /** Things of the device that act by themselves, by kind. @type {Map<string, any>} */
  #tools = new Map();
  /** One question waits for the answer to the other, which may change what is stored. */
  #last = Promise.resolve();
  /** Done when all keys that were pressed have been answered. @type {Promise<unknown>} */
  #pressed = Promise.resolve();
  #turn = 0;
  #isOpen = true;
  /** The letters in fields that no question has told yet. @type {Map<string, string>} */
  #letters = new Map();
  /** Whether another page follows this one. */
  #isGoing = false;

  /** @param {App} app @param {Address} address @param {Where} where */
  constructor(app, address, where) {
    this.app = app;
    this.title = address.title;
    this.address = address;
    this.where = where;
    this.ask = createAsk(app, (asked) => {
      this.asked = asked;
      app.draw();
    });
    document.addEventListener("visibilitychange", this.#return);
    document.addEventListener("keydown", this.#press);
  }

  close() {
    if (this.#letters.size) this.renew();
    this.#isOpen = false;
    delete document.documentElement.dataset.print;
    document.removeEventListener("visibilitychange", this.#return);
    document.removeEventListener("keydown", this.#press);
    for (const tool of this.#tools.values()) tool.close?.();
  }

  /** Another window may have changed what this one shows. */
  #return = () => {
    if (!document.hidden) this.renew();
  };

  /** A key that means something here, after those that were pressed before. @param {KeyboardEvent} event */
  #press = (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const within = /** @type {Element | null} */ (target)?.closest?.(NEEDS[key] ?? FIELDS);
    if (!this.value?.keys?.[key] || ctrlKey || metaKey || altKey || within) return;
    if (isOff(event, this.app)) return;
    event.preventDefault();
    this.#pressed = this.#pressed.then(async () => void (await this.#act(key)));
  };

  /** @param {string} key as the page that has come meanwhile means it */
  #act = (key) => {
    const does = this.value?.keys?.[key];
    return does && does.type !== "Go" ? pressKey(this, does) : undefined;
  };

  /**
   * The page anew, perhaps after a deed; null where none was told.
   * @param {Act} [act]
   * @returns {Promise<PageValue | null>}
   */
  renew = (act) => {
    const turn = ++this.#turn;
    const done = this.#last.then(() => this.#renewed(turn, act));
    this.#last = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };

  /** @param {number} turn @param {Act} [act] @returns {Promise<PageValue | null>} */
  async #renewed(turn, act) {
    if (this.#isGoing) return null;
    if (this.value && !act && turn !== this.#turn) return null; // the next tells all
    const value = await this.#answer(act).catch(() => null);
    Object.assign(this.#fields, value?.holds);
    if (value?.goes) this.#isGoing = true;
    if (!this.#isOpen) return value;
    if (value?.goes) await this.#follow(value.goes, value.goes_how);
    if (value?.tells) this.app.announce(wordsOf(this.app, value.tells)); // perhaps on the next page
    if (!value?.goes && turn === this.#turn) this.#show(value);
    return value;
  }

  /**
   * Another page follows, or a game, once.
   * @param {Go | Begin} goes
   * @param {PageValue["goes_how"]} how
   */
  #follow(goes, how) {
    const { app } = this;
    const make = async () => ("address" in goes ? addressOf(goes) : keepBegun(app, goes));
    return app.goOnce(make, how).catch((error) => {
      this.#isGoing = false; // nothing was made, so the key works again
      console.error(error);
    });
  }

  /** @param {PageValue | null} value */
  #show(value) {
    this.value = value ?? this.value;
    if (value?.is_missing) this.title = notFound.page(this.app).title;
    this.asked = "";
    if (value?.focus) this.app.focus(value.focus);
    this.app.draw();
    if (value?.is_partial) this.renew();
  }

  /** @param {Act} [act] */
  async #answer(act) {
    const { app, address, where } = this;
    Object.assign(this.#fields, Object.fromEntries(this.#letters));
    this.#letters.clear();
    const { given, keepAll } = await takeAll(app, address.needs, where, this.#fields);
    const now = new Date();
    const request = { op: "page", name: address.name, ...where, given, fields: this.#fields };
    const asked = { ...request, act, day: dayOf(now), now: now.getTime(), seed: newSeed() };
    const { page } = await app.engine.ask(asked);
    if (page) await keepAll(page.keep);
    return page;
  }

  /**
   * An answer on the page, or several, and what is said or shown of it.
   * @param {Record<string, unknown>} fields
   * @param {Partial<Change>} [news]
   */
  change = async (fields, { tells, shows, top } = {}) => {
    Object.assign(this.#fields, fields);
    if (tells) this.app.announce(wordsOf(this.app, tells));
    await this.renew();
    if (shows) this.app.drawn(() => show(this.app, shows, top));
  };

  /** Letters in a field, which the next question tells. @param {string} name @param {string} text */
  type = (name, text) => void this.#letters.set(name, text);

  /** @param {string} name of a field */
  lettersIn = (name) => this.#letters.get(name);

  /** A deed that was asked about first; the focus goes where the question was. @param {Act} act */
  async remove(act) {
    const back = wayBack(this.app);
    await this.renew(act);
    back();
  }

  /** @param {string} kind */
  tool(kind) {
    const tool = this.#tools.get(kind) ?? TOOLS[kind]?.(this);
    this.#tools.set(kind, tool);
    return tool;
  }

  render() {
    for (const tool of this.#tools.values()) if (tool?.cover) return tool.cover.render();
    const { app, value } = this;
    if (value?.is_missing) return notFound.page(app).render();
    if (value) return drawn(this, value);
    return html`${head(app, app.t(this.title))}
      <main class="sheet"><p role="status">${app.t("page-fault")}</p></main>`;
  }
}
