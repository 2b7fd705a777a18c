/**
 * What is said to screen readers: one sentence, which stays until the next one or until its page is
 * left.
 */

/** @param {{textContent: string | null}} place a live region */
export const createAnnouncer = (place) => ({
  /**
   * Says a sentence; the same one again is another text, or nobody would hear it.
   * @param {string} text
   */
  announce(text) {
    place.textContent = place.textContent === text ? `${text}\u00a0` : text;
  },

  /** The page is left: who reads the next one meets no sentence of this one. */
  hush() {
    place.textContent = "";
  },
});

/** The words of a part of the page, as a reader says them. @param {Element | null} part */
export const wordsOf = (part) => (part?.textContent ?? "").replace(/\s+/g, " ").trim();

/** What a reader hears of a part: no pictures for the eye, and the names of all others. @param {Element} part */
export function heardOf(part) {
  const copy = /** @type {Element} */ (part.cloneNode(true));
  for (const one of copy.querySelectorAll("[aria-hidden=true]")) one.remove();
  for (const one of copy.querySelectorAll("[role=img]"))
    one.replaceWith(one.getAttribute("aria-label") ?? "");
  for (const one of copy.querySelectorAll("*")) one.after(" "); // parts are words of their own
  return wordsOf(copy);
}
