/**
 * One switch, or two: whoever has no more begins with the first press of Space or Enter, where that
 * key means nothing else. No setting is needed.
 */

/** @import { Scan } from "./scanning.js" */

const SWITCHES = [" ", "Enter"];
/** A drawn board takes Enter, but no Space. */
const BOARD = "[role=application]";
/** Where a key of its own means something. */
const CONTROLS =
  "a, button, input, select, textarea, summary, dialog, [contenteditable], [role=button]";

/**
 * @param {Document} page
 * @param {() => Promise<Scan>} makeScan
 */
export function hearSwitches(page, makeScan) {
  /** @type {Scan | null} */
  let scan = null;
  /** Whoever has scanned once may begin again anywhere. */
  let hasScanned = false;
  let isComing = false;
  /** Whoever has pressed any other key has a keyboard, and means Enter where it lands. */
  let hasKeys = false;

  page.addEventListener(
    "keydown",
    async (event) => {
      hasKeys ||= !SWITCHES.includes(event.key);
      if (isComing || scan?.press(event) || (!scan?.isOn && begins(event, hasScanned, hasKeys))) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (isComing || scan?.isOn) return;
        isComing = true;
        scan ??= await makeScan();
        isComing = false;
        hasScanned = true;
        scan.begin(event.key);
      }
    },
    true,
  );
  page.addEventListener("pointerdown", () => scan?.end(), true);
}

/**
 * Whether a press begins a scan: it means nothing where it lands, nor does it scroll the page.
 * @param {KeyboardEvent} event
 * @param {boolean} hasScanned @param {boolean} hasKeys
 */
function begins({ key, repeat, ctrlKey, altKey, metaKey, shiftKey, target }, hasScanned, hasKeys) {
  if (repeat || ctrlKey || altKey || metaKey || shiftKey) return false;
  const on = /** @type {Element | null} */ (target);
  if (key === "Enter") return !hasKeys && !on?.closest?.(`${CONTROLS}, ${BOARD}`);
  if (key !== " " || on?.closest?.(CONTROLS)) return false;
  return hasScanned || !(document.querySelector(".replay") || scrolls());
}

/** Whether Space would show more of the page. */
const scrolls = () =>
  innerHeight + scrollY < document.documentElement.scrollHeight - 1 &&
  !document.querySelector(".table");
