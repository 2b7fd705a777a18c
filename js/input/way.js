/**
 * How somebody plays: by keys, as readers do too, or by touches, of which a mouse knows all. Sentences
 * name what the last one of them does.
 */

/** Keys that only change what another one does. */
export const ALONE = ["Shift", "Control", "Alt", "Meta"];
/** Letters that are typed say nothing: a tablet has keys for them too. */
const TYPED = "textarea, input:not([type=radio], [type=checkbox], [type=range])";

/**
 * Tells of each key and each touch, until the returned function is called.
 * @param {EventTarget} root
 * @param {(way: "keys" | "touch") => void} tell
 */
export function noteWay(root, tell) {
  const stop = new AbortController();
  const how = { signal: stop.signal, capture: true };
  /** @param {KeyboardEvent} event */
  const press = ({ key, target }) => {
    const isTyped = /** @type {Element} */ (target).closest?.(TYPED);
    if (!isTyped && !ALONE.includes(key)) tell("keys");
  };
  root.addEventListener("keydown", /** @type {any} */ (press), how);
  root.addEventListener("pointerdown", () => tell("touch"), how);
  return () => stop.abort();
}
