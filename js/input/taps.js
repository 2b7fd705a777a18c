/**
 * Buttons that answer every tap, and nothing else. Soon after a flick the browser takes a tap for
 * the end of a scroll, though nothing scrolls at a table, and sends no click: then the page itself
 * clicks. What speaks in gestures (`data-on`) needs no click. But where such a thing goes away
 * under a finger, the browser clicks what lay beneath, and nobody meant that.
 */

/** A click comes this soon after its finger left or not at all, in ms. */
const PATIENCE = 60;
/** A click that comes later still is the same one, in ms. */
const SAME_TAP = 400;
/** A finger that wanders farther does not press, in pixels. */
const SLOP = 12;

/** @typedef {{button: HTMLElement | null, x: number, y: number}} Tap */

/**
 * Until the returned function is called. Only the first of several fingers is sent a click: the
 * page clicks for the others too.
 * @param {HTMLElement} root
 */
export function answerTaps(root) {
  const taps = new Taps();
  const stop = new AbortController();
  const how = { signal: stop.signal, capture: true };
  root.addEventListener("pointerdown", (event) => taps.press(event), how);
  root.addEventListener("pointerup", (event) => taps.lift(event), how);
  root.addEventListener("pointercancel", (event) => taps.cancel(event), how);
  root.addEventListener("click", (event) => taps.click(event), how);
  return () => {
    taps.clear();
    stop.abort();
  };
}

class Taps {
  /** @type {Map<number, Tap>} fingers that are down */
  #down = new Map();
  /** @type {Map<HTMLElement, ReturnType<typeof setTimeout>>} clicks that may still come */
  #expected = new Map();
  /** @type {Map<HTMLElement, number>} when the page clicked */
  #clicked = new Map();
  /**
   * @type {{button: HTMLElement | null, at: number, x: number, y: number}[]} fingers that have just
   *   left: where they came down, and left
   */
  #lifted = [];

  /** @param {PointerEvent} event */
  press({ target, pointerId, clientX: x, clientY: y, pointerType }) {
    if (pointerType === "touch") this.#down.set(pointerId, { button: buttonAt(target), x, y });
  }

  /** @param {PointerEvent} event */
  lift({ target, pointerId, clientX, clientY, timeStamp: at }) {
    const tap = this.#down.get(pointerId);
    if (!tap) return;
    const { button, x, y } = tap;
    this.#down.delete(pointerId);
    const left = { button, at, x: clientX, y: clientY };
    this.#lifted = [...this.#lifted.filter((one) => at - one.at < SAME_TAP), left];
    const hasWandered = Math.hypot(clientX - x, clientY - y) > SLOP;
    if (!button || buttonAt(target) !== button || hasWandered) return;
    const clickNow = () => {
      this.#expected.delete(button);
      button.click();
      this.#clicked.set(button, performance.now());
    };
    clearTimeout(this.#expected.get(button));
    this.#expected.set(button, setTimeout(clickNow, PATIENCE));
  }

  /** @param {PointerEvent} event */
  cancel({ pointerId }) {
    this.#down.delete(pointerId);
  }

  /** @param {PointerEvent} event */
  click(event) {
    const button = buttonAt(event.target);
    if (this.#isStray(event, button)) {
      event.stopPropagation();
      return event.preventDefault();
    }
    if (!button) return;
    clearTimeout(this.#expected.get(button));
    this.#expected.delete(button);
    const clickedAt = this.#clicked.get(button) ?? -Infinity;
    if (!event.isTrusted || performance.now() - clickedAt > SAME_TAP) return;
    this.#clicked.delete(button);
    event.stopPropagation();
  }

  clear() {
    for (const timer of this.#expected.values()) clearTimeout(timer);
  }

  /**
   * The click of a finger that came down on something else; or a late click, where the page has
   * clicked already and a sheet lies there now. A click belongs to the finger that left there, if
   * one did. Keys and screen readers send clicks without a count, and a mouse is no finger.
   * @param {PointerEvent} event @param {HTMLElement | null} button
   */
  #isStray({ detail, timeStamp, pointerType, clientX, clientY }, button) {
    if (pointerType === "mouse") return false;
    const soon = this.#lifted.filter(({ at }) => timeStamp - at < SAME_TAP);
    const there = soon.filter(({ x, y }) => Math.hypot(clientX - x, clientY - y) <= SLOP);
    const fingers = there.length ? there : soon;
    return detail > 0 && fingers.length > 0 && fingers.every((one) => one.button !== button);
  }
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function buttonAt(target) {
  return /** @type {Element} */ (target)?.closest?.("button:not([data-on], :disabled)") ?? null;
}
