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

/** Until the returned function is called. @param {HTMLElement} root */
export function answerTaps(root) {
  const ear = new AbortController();
  /** @type {{id: number, button: HTMLElement, x: number, y: number} | null} */
  let down = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let answered = -Infinity;

  /** @param {PointerEvent} event */
  function press({ target, pointerId: id, clientX: x, clientY: y, pointerType }) {
    const button = buttonAt(target);
    down = button && pointerType === "touch" ? { id, button, x, y } : null;
  }

  /** @param {PointerEvent} event */
  function lift({ target, pointerId, clientX, clientY }) {
    const tap = down;
    down = null;
    if (tap?.id !== pointerId || buttonAt(target) !== tap.button || Math.hypot(clientX - tap.x, clientY - tap.y) > SLOP) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      tap.button.click();
      answered = performance.now();
    }, PATIENCE);
  }

  /** @param {MouseEvent} event */
  function click(event) {
    clearTimeout(timer);
    if (!event.isTrusted || performance.now() - answered > ECHO) return;
    answered = -Infinity;
    event.stopPropagation();
  }

  const options = { signal: ear.signal, capture: true };
  root.addEventListener("pointerdown", press, options);
  root.addEventListener("pointerup", lift, options);
  root.addEventListener("pointercancel", () => { down = null; }, options);
  root.addEventListener("click", click, options);
  return () => {
    clearTimeout(timer);
    ear.abort();
  };
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
function buttonAt(target) {
  return /** @type {Element} */ (target)?.closest?.("button:not([data-on], :disabled)") ?? null;
}
