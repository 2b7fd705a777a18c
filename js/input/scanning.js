/**
 * A scan: what can be done is pointed at, one thing after the other. With one switch time leads on
 * and a press does it; once a second switch is used, Space leads on and Enter does it.
 */

import { ALONE } from "./way.js";

/**
 * @typedef {object} Stop
 * @property {string} text
 * @property {() => void} act
 * @property {() => void} [point] shows it, and says it
 * @property {() => Element | null} place where it is seen
 * @property {boolean} [isWithin] it belongs to a list that lies open: there is nothing else to choose
 */

/** So long the scan stays at each thing, and for each letter of it, in ms. */
const STOP = 900;
const LETTER = 12;
/** A long sentence is cut short. */
const LONGEST = 2000;
/** After so many rounds in vain it rests until the next press. */
const ROUNDS = 4;
/** While there is nothing to choose, it looks so often, in ms. */
const WAIT = 300;

const CONTROLS = "a[href], button, input, select, summary";
/** Things of a game are in its list already, and so are their keys. */
const LISTED = "[data-on], .choices *, .can-key, .skip, [inert] *";

export class Scan {
  isOn = false;
  /** @type {Stop[]} */
  #stops = [];
  #at = -1;
  #rounds = 0;
  /** The only key so far; "" once two are used. */
  #only = "";
  /** Somebody has pressed while the page went on by itself: its keys are led through. */
  #isAsked = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #ring = document.createElement("div");

  /**
   * @param {object} page
   * @param {() => Promise<Stop[] | null>} page.stops null: it goes on by itself, and then there is more
   * @param {(text: string) => void} page.announce
   */
  constructor(page) {
    this.page = page;
    this.#ring.className = "scan-ring";
    this.#ring.setAttribute("aria-hidden", "true");
  }

  /** @param {string} key the switch */
  begin(key) {
    this.isOn = true;
    this.#only = key;
    this.#at = -1;
    this.#rounds = 0;
    this.#isAsked = false;
    document.body.append(this.#ring);
    this.#next();
  }

  end() {
    this.isOn = false;
    clearTimeout(this.#timer);
    this.#ring.remove();
  }

  /** Whether a key belongs to the scan; any other one ends it. @param {KeyboardEvent} event */
  press({ key, repeat }) {
    if (!this.isOn) return false;
    if (key !== " " && key !== "Enter") {
      if (!ALONE.includes(key)) this.end();
      return false;
    }
    if (repeat) return true;
    if (this.#only && key !== this.#only) this.#only = "";
    const isAtRest = this.#rounds >= ROUNDS;
    this.#rounds = 0;
    const leads = isAtRest || !this.#stops[this.#at] || (!this.#only && key === " ");
    this.#isAsked ||= leads;
    if (leads) this.#next();
    else this.#act();
    return true;
  }

  async #act() {
    clearTimeout(this.#timer);
    const stop = this.#stops[this.#at];
    this.#at = -1;
    this.#isAsked = false;
    stop?.act();
    this.#timer = setTimeout(() => this.#next(), WAIT); // until it is drawn
  }

  /** On to the next thing; to the first one if others lie there now. */
  async #next() {
    clearTimeout(this.#timer);
    const stops = await this.#found();
    if (!this.isOn) return;
    const isSame =
      stops.length === this.#stops.length &&
      stops.every(({ text }, n) => text === this.#stops[n]?.text);
    this.#stops = stops;
    this.#at = isSame ? this.#at + 1 : 0;
    if (stops.length && this.#at >= stops.length) {
      this.#at = 0;
      this.#rounds += 1;
    }
    const stop = stops[this.#at];
    this.#show(stop);
    if (!stop) this.#timer = setTimeout(() => this.#next(), WAIT);
    else if (this.#only && this.#rounds < ROUNDS)
      this.#timer = setTimeout(
        () => this.#next(),
        Math.min(LONGEST, STOP + LETTER * stop.text.length),
      );
  }

  /** What the page can do now: first its own list, then all other keys; nothing while it goes on. */
  async #found() {
    const own = await this.page.stops();
    if (own === null && !this.#isAsked) return [];
    if (!own?.length) return controls();
    this.#isAsked = false;
    return own[0]?.isWithin ? own : [...own, ...controls()];
  }

  /** @param {Stop | undefined} stop */
  #show(stop) {
    if (stop?.point) stop.point();
    else if (stop) this.page.announce(stop.text);
    requestAnimationFrame(() => requestAnimationFrame(() => this.#surround(stop?.place() ?? null)));
  }

  /** @param {Element | null} place */
  #surround(place) {
    place?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x = 0, y = 0, width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
    Object.assign(this.#ring.style, {
      display: place ? "" : "none",
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    const dialog = place?.closest("dialog");
    if (this.isOn) (dialog ?? document.body).append(this.#ring);
  }
}

/** All keys of the page that can be pressed; while a dialog is open, its own. @returns {Stop[]} */
function controls() {
  const room = document.querySelector("dialog[open]") ?? document;
  return [...room.querySelectorAll(CONTROLS)].filter(isOpen).map((control) => {
    const place = control.closest("label") ?? control;
    return { text: nameOf(control), place: () => place, act: () => use(control) };
  });
}

/** @param {Element} control */
const isOpen = (control) =>
  !control.matches(
    `:disabled, [aria-disabled=true], ${LISTED}, input[type=text], input[type=file]`,
  ) &&
  (control.closest("label") ?? control).checkVisibility({
    visibilityProperty: true,
    opacityProperty: true,
  });

/** @param {Element} control */
const nameOf = (control) =>
  control.getAttribute("aria-label") ||
  /** @type {HTMLElement} */ (control.closest("label") ?? control).innerText.trim() ||
  control.getAttribute("title") ||
  "";

/** Presses it; a slider and a list go one step on, and from their end to their beginning. @param {Element} control */
function use(control) {
  if (control instanceof HTMLSelectElement)
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
  else if (control instanceof HTMLInputElement && control.type === "range") {
    const before = control.value;
    control.stepUp();
    if (control.value === before) control.value = control.min;
  } else return /** @type {HTMLElement} */ (control).click();
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
