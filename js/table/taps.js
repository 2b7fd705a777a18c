/**
 * Buttons that answer every tap, and nothing else. Soon after a flick the browser takes a tap for the end of a scroll, though nothing
 * scrolls at a table, and sends no click; then the click is made up for. What speaks in gestures (`data-on`) needs none; but where such
 * a thing goes away under a finger, the click of that tap falls upon what lay beneath, and nobody meant that.
 */

/** A click comes this soon after its finger left or not at all, in ms. */
const PATIENCE = 60;
/** A click that comes later still is the same one, in ms. */
const ECHO = 400;
/** A finger that wanders farther does not press, in pixels. */
const SLOP = 12;

/** @typedef {{button: HTMLElement | null, x: number, y: number}} Tap */

/** Until the returned function is called. Only the first of several fingers is sent a click: the others' are made up for too. @param {HTMLElement} root */
export function answerTaps(root) {
  const ear = new AbortController();
  /** @type {Map<number, Tap>} fingers that are down */
  const down = new Map();
  /** @type {Map<HTMLElement, ReturnType<typeof setTimeout>>} clicks that may still come */
  const owed = new Map();
  /** @type {Map<HTMLElement, number>} when a click was made up */
  const answered = new Map();
  /** @type {{button: HTMLElement | null, at: number}[]} where the fingers came down that have just left */
  let lifted = [];

  /** @param {PointerEvent} event */
  function press({ target, pointerId, clientX: x, clientY: y, pointerType }) {
    if (pointerType === "touch") down.set(pointerId, { button: buttonAt(target), x, y });
  }

  /** @param {PointerEvent} event */
  function lift({ target, pointerId, clientX, clientY, timeStamp: at }) {
    const tap = down.get(pointerId);
    down.delete(pointerId);
    if (!tap) return;
    const { button, x, y } = tap;
    lifted = [...lifted.filter((one) => at - one.at < ECHO), { button, at }];
    if (!button || buttonAt(target) !== button || Math.hypot(clientX - x, clientY - y) > SLOP)
      return;
    clearTimeout(owed.get(button));
    owed.set(
      button,
      setTimeout(() => {
        owed.delete(button);
        button.click();
        answered.set(button, performance.now());
      }, PATIENCE),
    );
  }

  /** The click of a finger that came down on something else; keys and readers send clicks without a count, and a mouse is no finger. @param {PointerEvent} event @param {HTMLElement} button */
  function isStray({ detail, timeStamp, pointerType }, button) {
    if (pointerType === "mouse") return false;
    const soon = lifted.filter(({ at }) => timeStamp - at < ECHO);
    return detail > 0 && soon.length > 0 && soon.every((one) => one.button !== button);
  }

  /** @param {PointerEvent} event */
  function click(event) {
    const button = buttonAt(event.target);
    if (!button) return;
    if (isStray(event, button)) return event.stopPropagation();
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
