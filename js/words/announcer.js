/**
 * What is said to screen readers. Each sentence is an element of its own, so that none takes the place
 * of another before it was read, and the same one again is news.
 */

/** A sentence leaves so long after the next one has come, in ms; the last one stays. */
export const STAYS = 2000;

/** Where all sentences stand, in a sheet too: what lies beneath a sheet is not read. */
export const PLACE = "[role=log]";

/**
 * @param {() => HTMLElement} place a live region: of the open sheet, else of the page
 * @param {() => void} draw asks for a drawing, after which `say` is called: till then a sheet may open
 */
export const createAnnouncer = (place, draw) => {
  /** @type {string[]} */
  const waiting = [];
  /** @type {HTMLElement[]} */
  let said = [];

  /** Some readers leave out a text that they have just read: the same one again is another. @param {string} text */
  function sayOne(text) {
    const region = place();
    const before = said.at(-1);
    const sentence = region.ownerDocument.createElement("p");
    sentence.textContent = before?.textContent === text ? `${text}\u00a0` : text;
    region.append(sentence);
    said = [...said.filter((one) => one.isConnected), sentence];
    if (before) setTimeout(() => before.remove(), STAYS);
  }

  return {
    /** Says a sentence after the next drawing. @param {string} text */
    announce(text) {
      if (text) waiting.push(text);
      draw();
    },

    /** Says all that waits, each by itself. */
    say() {
      for (const text of waiting.splice(0)) sayOne(text);
    },

    /** The page is left: who reads the next one meets no sentence of this one. */
    hush() {
      for (const one of said.splice(0)) one.remove();
    },
  };
};

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
