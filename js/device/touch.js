/**
 * Fingers, pens and mice on a table, told as gestures. Pointer Events only; knows no game.
 *
 * A thing that may be touched carries `data-on="<its name>"`; one that may be carried also `data-drag`. One that is held down carries
 * also `data-hold`: it is told when the finger leaves, however far it wandered. One that answers at once carries `data-press`.
 * On everything else one finger pans and two fingers pinch; but where the table does not move, each finger is somebody's own.
 */

/** @import { Gesture } from "../table/types.js" */

/**
 * @typedef {object} Finger
 * @property {string} on what it came down on
 * @property {boolean} carries whether that may be carried
 * @property {boolean} holds whether that is held down
 * @property {boolean} quick whether that answers at once
 * @property {boolean} stays whether wandering means nothing there
 * @property {boolean} moved
 * @property {boolean} finger a finger hides what it points at, a mouse does not
 * @property {number} x
 * @property {number} y
 * @property {number} x0
 * @property {number} y0
 */

/** A touch that wanders less than this is a tap, in pixels. */
const SLOP = 9;
/** On a thing, where the table does not move, a hasty finger may wander half a target. */
const HASTE = 22;
/** Two fingers that turn by so much turn the card, in radians; a quarter more, and it turns again. */
const TWIST = 0.6;
/** A click so soon after a finger was the finger's own, in milliseconds. */
const ECHO = 500;

/**
 * Tells every gesture on `root` until the returned function is called.
 * @param {HTMLElement} root
 * @param {(gesture: Gesture) => void} tell
 * @param {{apart?: boolean}} [how] apart: the table does not move, so no finger is another's helper
 */
export function feel(root, tell, { apart = false } = {}) {
  /** @type {Map<number, Finger>} */
  const fingers = new Map();
  const ear = new AbortController();
  let lifted = -Infinity;
  let angle = 0;

  /** The fingers that may move something together. */
  const free = () => [...fingers.values()].filter(({ stays }) => !stays);

  /** @param {string} kind @param {Finger} finger @param {number} at @param {Partial<Gesture>} [more] */
  const say = (kind, finger, at, more) =>
    tell({ kind, on: finger.on, x: finger.x, y: finger.y, at, finger: finger.finger, ...more });

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.button !== 0 || isForeign(event)) return;
    const finger = fingerOf(event);
    fingers.set(event.pointerId, finger);
    hold(root, event.pointerId);
    angle = pairAngle(free());
    say("press", finger, event.timeStamp, { quick: finger.quick });
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = { ...finger };
    const pair = free()
      .slice(0, 2)
      .map((one) => ({ ...one }));
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (finger.stays || isStill(finger)) return;
    const carrier = apart ? undefined : free().find((one) => one.carries && one.moved);
    if (carrier && carrier !== finger) {
      finger.moved = true;
      return twist(carrier, event.timeStamp);
    }
    if (!finger.moved) {
      finger.moved = true;
      if (finger.carries) say("lift", finger, event.timeStamp, { x: finger.x0, y: finger.y0 });
    }
    const isPair = !apart && free().length > 1;
    if (finger.carries) {
      say("drag", finger, event.timeStamp);
      if (isPair) twist(finger, event.timeStamp);
    } else if (isPair) pinch(pair, event.timeStamp);
    else say("pan", finger, event.timeStamp, { dx: finger.x - before.x, dy: finger.y - before.y });
  }

  /** Still a tap, as far as is known. @param {Finger} finger */
  function isStill({ on, carries, moved, x, y, x0, y0 }) {
    return !moved && Math.hypot(x - x0, y - y0) < (apart && on && !carries ? HASTE : SLOP);
  }

  /** @param {Finger} carrier @param {number} at */
  function twist(carrier, at) {
    const now = pairAngle(free());
    const turned = Math.atan2(Math.sin(now - angle), Math.cos(now - angle));
    if (Math.abs(turned) < TWIST) return;
    angle += (Math.sign(turned) * Math.PI) / 2;
    say("twist", carrier, at, { turns: Math.sign(turned) });
  }

  /** @param {Finger[]} before the first two fingers as they were @param {number} at */
  function pinch(before, at) {
    const now = free().slice(0, 2);
    const [from, to] = [between(before), between(now)];
    const scale = from.span > 0 ? to.span / from.span : 1;
    const more = { x: to.x, y: to.y, dx: to.x - from.x, dy: to.y - from.y, scale };
    for (const finger of now) finger.moved = true;
    say("pinch", /** @type {Finger} */ (now[0]), at, more);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    lifted = event.timeStamp;
    const isHelper = !apart && !finger.stays && free().some((one) => one.carries && one.moved);
    if (finger.holds) say("release", finger, event.timeStamp);
    if (!finger.moved && !isHelper) say("tap", finger, event.timeStamp, { pressed: true });
    else if (finger.moved && finger.carries) say("drop", finger, event.timeStamp);
  }

  /** @param {number} id @param {number} at */
  function cancel(id, at) {
    const finger = fingers.get(id);
    if (finger && fingers.delete(id) && (finger.holds || (finger.moved && finger.carries)))
      say("cancel", finger, at);
  }

  /** A click without a finger: from a screen reader or a switch. @param {MouseEvent} event */
  function click(event) {
    const thing = thingAt(event.target);
    if (!thing || event.timeStamp - lifted < ECHO) return;
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    tell({ kind: "tap", on: thing.dataset.on ?? "", x, y, at: event.timeStamp, finger: false });
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    if (isForeign(event)) return;
    event.preventDefault();
    const scale = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
    const place = { x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
    tell({ kind: "pinch", on: "", at: event.timeStamp, finger: false, scale, ...place });
  }

  const options = { signal: ear.signal };
  root.addEventListener("pointerdown", down, options);
  root.addEventListener("pointermove", move, options);
  root.addEventListener("pointerup", up, options);
  root.addEventListener(
    "pointercancel",
    (event) => cancel(event.pointerId, event.timeStamp),
    options,
  );
  root.addEventListener(
    "lostpointercapture",
    (event) => cancel(event.pointerId, event.timeStamp),
    options,
  );
  root.addEventListener("click", click, options);
  root.addEventListener("wheel", wheel, { ...options, passive: false });
  root.addEventListener(
    "contextmenu",
    (event) => isForeign(event) || event.preventDefault(),
    options,
  );
  globalThis.addEventListener?.(
    "blur",
    (event) => [...fingers.keys()].forEach((id) => cancel(id, event.timeStamp)),
    options,
  );
  return () => ear.abort();
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function thingAt(target) {
  return /** @type {Element} */ (target)?.closest?.("[data-on]") ?? null;
}

/** A control or a sheet that the browser itself looks after. @param {Event} event */
function isForeign(event) {
  const target = /** @type {Element} */ (event.target);
  return !thingAt(target) && !!target.closest?.("a, button, input, select, dialog, [data-own]");
}

/** @param {PointerEvent} event @returns {Finger} */
function fingerOf(event) {
  const thing = thingAt(event.target);
  const [x, y] = [event.clientX, event.clientY];
  const { on = "", drag, hold: held, press } = thing?.dataset ?? {};
  const [holds, quick] = [held !== undefined, press !== undefined];
  return {
    on,
    carries: drag !== undefined,
    holds,
    quick,
    stays: holds || quick,
    moved: false,
    finger: event.pointerType === "touch",
    x,
    y,
    x0: x,
    y0: y,
  };
}

/** @param {HTMLElement} root @param {number} id */
function hold(root, id) {
  try {
    root.setPointerCapture(id);
  } catch {
    // The pointer is gone already, or was injected: without capture it still works on the table.
  }
}

/** @param {{x: number, y: number}[]} pair */
function between([a, b]) {
  if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, span: 0 };
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, span: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** @param {Finger[]} fingers */
function pairAngle([a, b]) {
  return a && b ? Math.atan2(b.y - a.y, b.x - a.x) : 0;
}
