/**
 * Buttons that answer every tap. Soon after a flick the browser takes a tap for the end of a scroll, though nothing scrolls at a
 * table, and sends no click; then the click is made up for. What speaks in gestures (`data-on`) needs none.
 */

/** A click comes this soon after its finger left or not at all, in ms. */
const PATIENCE = 60;
/** A click that comes later still is the same one, in ms. */
const ECHO = 400;
/** A finger that wanders farther does not press, in pixels. */
const SLOP = 12;

/** @typedef {{button: HTMLElement, x: number, y: number}} Tap */

/** Until the returned function is called. Only the first of several fingers is sent a click: the others' are made up for too. @param {HTMLElement} root */
export function answerTaps(root) {
  const ear = new AbortController();
  /** @type {Map<number, Tap>} fingers that are down */
  const down = new Map();
  /** @type {Map<HTMLElement, ReturnType<typeof setTimeout>>} clicks that may still come */
  const owed = new Map();
  /** @type {Map<HTMLElement, number>} when a click was made up */
  const answered = new Map();

  /** @param {PointerEvent} event */
  function press({ target, pointerId, clientX: x, clientY: y, pointerType }) {
    const button = buttonAt(target);
    if (button && pointerType === "touch") down.set(pointerId, { button, x, y });
  }

  /** @param {PointerEvent} event */
  function lift({ target, pointerId, clientX, clientY }) {
    const tap = down.get(pointerId);
    down.delete(pointerId);
    if (!tap || buttonAt(target) !== tap.button || Math.hypot(clientX - tap.x, clientY - tap.y) > SLOP) return;
    clearTimeout(owed.get(tap.button));
    owed.set(tap.button, setTimeout(() => {
      owed.delete(tap.button);
      tap.button.click();
      answered.set(tap.button, performance.now());
    }, PATIENCE));
  }

  /** @param {MouseEvent} event */
  function click(event) {
    const button = buttonAt(event.target);
    if (!button) return;
    clearTimeout(owed.get(button));
    owed.delete(button);
    if (!event.isTrusted || performance.now() - (answered.get(button) ?? -Infinity) > ECHO) return;
    answered.delete(button);
    event.stopPropagation();
  }

  const options = { signal: ear.signal, capture: true };
  root.addEventListener("pointerdown", press, options);
  root.addEventListener("pointerup", lift, options);
  root.addEventListener("pointercancel", ({ pointerId }) => down.delete(pointerId), options);
  root.addEventListener("click", click, options);
  return () => {
    for (const timer of owed.values()) clearTimeout(timer);
    ear.abort();
  };
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function buttonAt(target) {
  return /** @type {Element} */ (target)?.closest?.("button:not([data-on], :disabled)") ?? null;
}
