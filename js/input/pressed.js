/**
 * Whatever a finger, a pen or a mouse presses has `data-pressed` in the very next frame, and the
 * style shows it. Browsers tell `:active` of a finger late, or not at all.
 */

const THINGS = "[data-on], a, button, summary";

/**
 * Until the returned function is called; with several fingers each has its own thing.
 * @param {EventTarget} root
 */
export function showPresses(root) {
  /** @type {Map<number, Element>} what is pressed, by its pointer */
  const pressed = new Map();
  const stop = new AbortController();
  const how = { signal: stop.signal, capture: true };

  /** @param {PointerEvent} event */
  const press = ({ target, pointerId, button }) => {
    const thing = /** @type {Element} */ (target).closest?.(THINGS);
    if (!thing || button !== 0) return;
    pressed.set(pointerId, thing);
    thing.setAttribute("data-pressed", "");
  };
  /**
   * A tap may be over before anything is painted, so it is shown for one frame at least.
   * @param {PointerEvent} event
   */
  const lift = ({ pointerId }) => {
    const thing = pressed.get(pointerId);
    if (!thing) return;
    pressed.delete(pointerId);
    const isFree = () => ![...pressed.values()].includes(thing);
    const end = () => isFree() && thing.removeAttribute("data-pressed");
    requestAnimationFrame(() => requestAnimationFrame(end));
  };
  root.addEventListener("pointerdown", /** @type {any} */ (press), how);
  root.addEventListener("pointerup", /** @type {any} */ (lift), how);
  root.addEventListener("pointercancel", /** @type {any} */ (lift), how);
  return () => stop.abort();
}
