/**
 * Turns fingers, pens and mice on a table into gestures. Pointer Events only; knows no game.
 *
 * A thing that may be touched carries `data-on="<its name>"`; one that may be carried also
 * `data-drag`. One that is held down carries also `data-hold`: there is a gesture when the finger
 * leaves, however far it has moved. One that answers at once carries `data-press`. On everything
 * else one finger pans and two fingers pinch; but where the table does not move, each finger is
 * somebody's own.
 */

import { allowed } from "../engine/files.js";

/**
 * @typedef {{x: number, y: number, x0: number, y0: number, moved: boolean, on: string, carries:
 *   boolean, holds: boolean, quick: boolean, stays: boolean, finger: boolean}} Finger
 * x0, y0: where it came down; on: on what; whether that may be carried, is held down, answers at
 * once; stays: wandering means nothing there; finger: it hides what it points at, a mouse does not
 */

/** A touch that wanders less than this is a tap, in pixels. */
const SLOP = 9;
/** On a thing, where the table does not move, a hasty finger may wander half a target. */
const HASTE = 22;
/**
 * Two fingers that turn by so much turn the card, in radians; a quarter more, and it turns again.
 */
const TWIST = 0.6;
/** A click so soon after a finger was the finger's own, in milliseconds. */
const SAME_TAP = 500;

/**
 * Tells every gesture on `root` until the returned function is called.
 * @param {HTMLElement} root
 * @param {(gesture: Gesture) => void} tell
 * @param {{apart?: boolean}} [how] apart: the table does not move, so no finger is another's helper
 */
export function feel(root, tell, { apart = false } = {}) {
  const fingers = new Fingers(root, tell, apart);
  const stop = new AbortController();
  /** @param {string} name @param {(event: any) => void} listener */
  const on = (name, listener, target = /** @type {any} */ (root)) =>
    target.addEventListener?.(name, listener, { signal: stop.signal, passive: false });
  on("pointerdown", (event) => fingers.down(event));
  on("pointermove", (event) => fingers.move(event));
  on("pointerup", (event) => fingers.up(event));
  on("pointercancel", (event) => fingers.cancel(event));
  on("lostpointercapture", (event) => fingers.cancel(event));
  on("click", (event) => fingers.click(event));
  on("wheel", (event) => fingers.wheel(event));
  on("contextmenu", (event) => isForeign(event) || event.preventDefault());
  on("blur", (event) => fingers.cancelAll(event), globalThis);
  return () => stop.abort();
}

class Fingers {
  /** @type {Map<number, Finger>} those that are down */
  #down = new Map();
  #liftedAt = -Infinity;
  /** Of the first two fingers, in radians. */
  #angle = 0;

  /** @param {HTMLElement} root @param {(gesture: Gesture) => void} tell @param {boolean} apart */
  constructor(root, tell, apart) {
    this.root = root;
    this.tell = tell;
    this.apart = apart;
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0 || isForeign(event)) return;
    const finger = fingerOf(event);
    this.#down.set(event.pointerId, finger);
    // refused where the pointer is gone or was injected; touching still works
    allowed(() => this.root.setPointerCapture(event.pointerId));
    this.#angle = pairAngle(this.#free());
    this.#say("press", finger, event.timeStamp, { quick: finger.quick });
  }

  /** @param {PointerEvent} event */
  move({ pointerId, clientX: x, clientY: y, timeStamp: at }) {
    const finger = this.#down.get(pointerId);
    if (!finger) return;
    const [dx, dy] = [x - finger.x, y - finger.y];
    const before = between(this.#free());
    Object.assign(finger, { x, y });
    if (finger.stays || this.#isStill(finger)) return;
    const { carries, moved, x0, y0 } = finger;
    const carrier = this.apart ? undefined : this.#carrier();
    finger.moved = true;
    if (carrier && carrier !== finger) return this.#twist(carrier, at);
    const isPair = !this.apart && this.#free().length > 1;
    if (!carries && isPair) return this.#pinch(before, at);
    if (!carries) return this.#say("pan", finger, at, { dx, dy });
    if (!moved) this.#say("lift", finger, at, { x: x0, y: y0 });
    this.#say("drag", finger, at);
    if (isPair) this.#twist(finger, at);
  }

  /** @param {PointerEvent} event */
  up({ pointerId, timeStamp }) {
    const finger = this.#down.get(pointerId);
    if (!finger) return;
    this.#down.delete(pointerId);
    this.#liftedAt = timeStamp;
    const isHelper = !this.apart && !finger.stays && this.#carrier() !== undefined;
    if (finger.holds) this.#say("release", finger, timeStamp);
    if (!finger.moved && !isHelper) this.#say("tap", finger, timeStamp, { pressed: true });
    else if (finger.moved && finger.carries) this.#say("drop", finger, timeStamp);
  }

  /** @param {{pointerId: number, timeStamp: number}} event */
  cancel({ pointerId, timeStamp }) {
    const finger = this.#down.get(pointerId);
    this.#down.delete(pointerId);
    if (finger?.holds || (finger?.moved && finger.carries)) this.#say("cancel", finger, timeStamp);
  }

  /** @param {Event} event */
  cancelAll({ timeStamp }) {
    for (const pointerId of [...this.#down.keys()]) this.cancel({ pointerId, timeStamp });
  }

  /** A click without a finger: from a screen reader or a switch. @param {MouseEvent} event */
  click({ target, timeStamp: at }) {
    const thing = thingAt(target);
    if (!thing || at - this.#liftedAt < SAME_TAP) return;
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    this.tell({ kind: "tap", on: thing.dataset.on ?? "", x, y, at, finger: false });
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const isBoard = !this.apart && thingOf(event).closest?.(".layer");
    if (isForeign(event) || (!isBoard && canScroll())) return;
    event.preventDefault();
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const scale = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
    this.tell({ kind: "pinch", on: "", at, finger: false, scale, x, y, dx: 0, dy: 0 });
  }

  /** The fingers that may move something together. */
  #free = () => [...this.#down.values()].filter(({ stays }) => !stays);

  #carrier = () => this.#free().find((one) => one.carries && one.moved);

  /**
   * @param {string} kind
   * @param {Finger} finger
   * @param {number} at
   * @param {Partial<Gesture>} [more]
   */
  #say(kind, { on, x, y, finger }, at, more) {
    this.tell({ kind, on, x, y, at, finger, ...more });
  }

  /** Still a tap, as far as is known. @param {Finger} finger */
  #isStill({ on, carries, moved, x, y, x0, y0 }) {
    const slop = this.apart && on && !carries ? HASTE : SLOP;
    return !moved && Math.hypot(x - x0, y - y0) < slop;
  }

  /** @param {Finger} carrier @param {number} at */
  #twist(carrier, at) {
    const now = pairAngle(this.#free());
    const turned = Math.atan2(Math.sin(now - this.#angle), Math.cos(now - this.#angle));
    if (Math.abs(turned) < TWIST) return;
    this.#angle += (Math.sign(turned) * Math.PI) / 2;
    this.#say("twist", carrier, at, { turns: Math.sign(turned) });
  }

  /** @param {Pair} from the first two fingers as they were @param {number} at */
  #pinch(from, at) {
    const pair = this.#free().slice(0, 2);
    const to = between(pair);
    const scale = from.span > 0 ? to.span / from.span : 1;
    const more = { x: to.x, y: to.y, dx: to.x - from.x, dy: to.y - from.y, scale };
    for (const finger of pair) finger.moved = true;
    this.#say("pinch", /** @type {Finger} */ (pair[0]), at, more);
  }
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function thingAt(target) {
  return /** @type {Element} */ (target)?.closest?.("[data-on]") ?? null;
}

/** @param {Event} event */
const thingOf = ({ target }) => /** @type {Element} */ (target);

/** Whether the page is higher than the screen, so that a wheel moves it. */
function canScroll() {
  const { scrollHeight = 0, clientHeight = 0 } = globalThis.document?.scrollingElement ?? {};
  return scrollHeight > clientHeight;
}

/** A control or a sheet that the browser itself looks after. @param {Event} event */
function isForeign(event) {
  const target = thingOf(event);
  return !thingAt(target) && !!target.closest?.("a, button, input, select, dialog, [data-own]");
}

/** @param {PointerEvent} event @returns {Finger} */
function fingerOf(event) {
  const { clientX: x, clientY: y, pointerType } = event;
  const { on = "", drag, hold, press } = thingAt(event.target)?.dataset ?? {};
  const [carries, holds, quick] = [drag, hold, press].map((way) => way !== undefined);
  const begun = { x, y, x0: x, y0: y, moved: false, finger: pointerType === "touch" };
  return { on, carries, holds, quick, stays: holds || quick, ...begun };
}

/**
 * The middle of the first two fingers, and how far apart they are.
 * @typedef {{x: number, y: number, span: number}} Pair
 */

/** @param {Finger[]} fingers @returns {Pair} */
function between([a, b]) {
  if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, span: 0 };
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, span: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** @param {Finger[]} fingers */
function pairAngle([a, b]) {
  return a && b ? Math.atan2(b.y - a.y, b.x - a.x) : 0;
}
