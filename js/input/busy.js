/**
 * While a place is busy, such as an old page until the next one is there, no finger and no key does
 * anything in it. It is not made `inert`: that costs as much as the drawing of a page.
 */

/** What a finger or a key does. */
const DEEDS = ["pointerdown", "click", "keydown", "input", "change", "submit"];

/**
 * From now on, whenever the place says that it is busy.
 * @param {Element} place
 */
export function stopWhileBusy(place) {
  /** @param {Event} event */
  const stop = (event) => {
    if (place.ariaBusy !== "true") return;
    event.stopImmediatePropagation();
    if (event.type !== "keydown") event.preventDefault(); // the browser's own keys go on
  };
  for (const deed of DEEDS) place.addEventListener(deed, stop, { capture: true });
}
