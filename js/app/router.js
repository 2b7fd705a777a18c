/** Which page is open: it follows the address, makes the page there, and draws it. */

import { html, nothing, render } from "lit-html";
import { allowed } from "../engine/files.js";
import { createAddress, isShelf } from "../links/address.js";
import { endPreview } from "../store/preview.js";
import * as notFound from "./not-found.js";
import { failure, topBar, waitingTable } from "./page-head.js";
import { bringOf } from "./pages.js";

/** @import { createAnnouncer } from "../words/announcer.js" */
/** @import { Redraw } from "./redraw.js" */

/** A page that comes sooner, in ms, is drawn at once: a waiting table would only flicker. */
const PATIENCE = 100;

export class Router {
  /** The page that is open, if one is. @type {Page | null} */
  page = null;
  /** Its number: how many addresses were followed. */
  turn = 0;
  /**
   * The address that was followed last. While it is another already, somebody has just gone there.
   */
  #routed = "";
  #isLeaving = false;
  #address = createAddress();

  /**
   * @param {HTMLElement} place where pages are drawn
   * @param {Redraw} redraw
   * @param {ReturnType<typeof createAnnouncer>} announcer
   * @param {() => App} app
   */
  constructor(place, redraw, announcer, app) {
    this.place = place;
    this.redraw = redraw;
    this.announcer = announcer;
    this.app = app;
  }

  /**
   * Shows the page that the address names, from now on.
   * @param {string} [start] in place of the shelf
   */
  begin(start) {
    this.#address.listen(this.#route);
    if (start && this.isShelf()) this.#address.replace(start);
    this.#route();
  }

  isShelf = () => isShelf(this.#address.read());

  /**
   * Goes to another page; a page that goes on by itself leads nobody back who has just left it.
   * @param {string} hash
   * @param {"push" | "replace"} how
   */
  go = (hash, how = "push") => {
    const here = this.#address.read();
    if (how === "push" && here !== hash) this.#address.push(hash);
    else if (here === this.#routed) {
      this.#address.replace(hash);
      this.#route();
    }
  };

  #route = async () => {
    const app = this.app();
    const turn = ++this.turn;
    this.#routed = this.#address.read();
    const home = app.store.get("kiosk") && (await ledBack(app, this.#routed));
    if (turn !== this.turn) return undefined;
    if (home) return this.go(home, "replace");
    endPreview(this.#routed);
    const [name, params] = wordsIn(this.#address.read());
    if (name === "" && (app.offline.isStale || app.profiles.isStale)) return this.renew();
    this.page?.close?.();
    this.page = null;
    this.announcer.hush();
    this.redraw.forget();
    this.place.ariaBusy = "true"; // the old page may still be seen, but does nothing any more
    const load = async () => {
      const open = await bringOf(name, params.id)(app);
      // whoever has gone elsewhere meanwhile does not meet its waiting table there
      return turn === this.turn ? open(app, params) : null;
    };
    const opened = await load().catch(this.#notFoundFor);
    if (turn !== this.turn) return opened?.close?.();
    if (opened) this.#show(opened);
    if (name === "") requestAnimationFrame(() => performance.mark("shelf-drawn"));
  };

  /** @param {Page} opened */
  #show(opened) {
    const isFirst = this.turn === 1 && !this.page;
    this.page = opened;
    this.place.ariaBusy = null;
    this.#draw();
    if (!isFirst) this.arrive();
    this.#say();
  }

  /**
   * Shows the waiting table until the page has been made. Returns what tells whether somebody has
   * gone elsewhere meanwhile.
   * @param {string} title
   * @param {string} game "" while nobody knows which
   * @returns {() => boolean}
   */
  wait = (title, game) => {
    const app = this.app();
    const { turn } = this;
    const isLeft = () => turn !== this.turn;
    const table = { title, render: () => waitingTable(app, game) };
    if (app.engine.state !== "ready") this.#show(table);
    else setTimeout(() => isLeft() || this.page || this.#show(table), PATIENCE);
    return isLeft;
  };

  /**
   * Loads the newer version, or whoever plays now. It does so only once, since a second time would
   * break off the first.
   */
  renew() {
    if (!this.#isLeaving) location.reload();
    this.#isLeaving = true;
  }

  /** Draws the page, and says what waits. */
  paint = () => {
    this.#draw();
    this.#say();
  };

  #draw() {
    const { page, place } = this;
    if (!page) return;
    const app = this.app();
    document.title = `${app.t(page.title)} · Chocobox`;
    const wasAtHead = document.activeElement?.localName === "h1";
    try {
      const bar = this.isShelf() ? nothing : topBar(app); // the shelf has a bar of its own
      render(html`${failure(app)}${bar}${page.render()}`, place);
    } catch (error) {
      page.close?.();
      this.page = this.#notFoundFor(error);
      render(this.page.render(), place);
    }
    // another drawing, another head
    if (wasAtHead && document.activeElement === document.body) this.#toHead();
    this.redraw.stands();
  }

  /**
   * Says what waits, once sheets have opened and closed; on the way to another page it is said
   * there.
   */
  #say() {
    queueMicrotask(() => {
      if (this.page && this.#address.read() === this.#routed) this.announcer.say();
    });
  }

  /** A new page begins at its top, on the screen and for the keyboard. */
  arrive = () => {
    scrollTo(0, 0);
    this.#toHead();
  };

  /** Focuses an element of the next drawing, if it is there. @param {string} what */
  focus = (what) => this.redraw.drawn(() => this.#focus(what));

  #toHead = () => this.#focus("h1");

  /** @param {string} what */
  #focus(what) {
    /** @type {HTMLElement | null} */ (this.place.querySelector(what))?.focus();
  }

  /** The page for what could not be shown. @param {unknown} error @returns {Page} */
  #notFoundFor = (error) => {
    console.error(error);
    return notFound.page(this.app());
  };
}

/**
 * The first word of an address, and the parameters.
 * @param {string} hash
 * @returns {[string, Params]}
 */
function wordsIn(hash) {
  // messengers write slashes as %2F
  const [path, query = ""] = hash.replace(/%2f/gi, "/").replace(/^#\/?/, "").split("?");
  const [name, ...rest] = path.split("/");
  const id = rest.map((text) => allowed(() => decodeURIComponent(text)) ?? text).join("/");
  return [name, { id, query: Object.fromEntries(new URLSearchParams(query)) }];
}

/**
 * Where a set leads that hides the rest of the box; "" where this page may be open, and where
 * nobody knows.
 * @param {App} app
 * @param {string} hash
 */
const ledBack = (app, hash) =>
  Promise.all([import("../pages/kiosk.js"), app.bringLater()])
    .then(([{ leads }]) => leads(app, hash))
    .catch(() => "");
