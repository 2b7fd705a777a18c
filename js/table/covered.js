/** A game's own sheet over the whole table (`data-covers`): what it covers, no key reaches either. */

const SHEET = ".panel-space:has([data-covers])";
/** What lies upon the sheet, or is no part of the table. */
const BESIDES = ".coach, dialog, h1";

/** The first key of the sheet that covers the table, if one does. @param {ParentNode} root */
export const keyOfCover = (root) =>
  /** @type {HTMLElement | null} */ (root.querySelector(`${SHEET} button`));

/** Takes all else away from keys and readers, or gives it back. @param {HTMLElement} root */
export function coverUp(root) {
  const sheet = root.querySelector(SHEET);
  if (!sheet && !root.querySelector("[data-covered]")) return; // as it is at almost every drawing
  for (const part of root.children) {
    const isCovered = sheet !== null && part !== sheet && !part.matches(BESIDES);
    if (!(part instanceof HTMLElement)) hideDrawing(part, isCovered);
    else if (isCovered !== part.hasAttribute("data-covered")) {
      if (isCovered && part.inert) continue; // its own page has taken it away
      part.inert = isCovered;
      part.toggleAttribute("data-covered", isCovered);
    }
  }
}

/** A drawing cannot be inert. @param {Element} drawing @param {boolean} isCovered */
function hideDrawing(drawing, isCovered) {
  const [from, to] = isCovered ? ["0", "-1"] : ["-1", "0"];
  const mark = isCovered ? "" : "[data-covered]";
  for (const thing of drawing.querySelectorAll(`[tabindex="${from}"]${mark}`)) {
    thing.setAttribute("tabindex", to);
    thing.toggleAttribute("data-covered", isCovered);
  }
  if (isCovered === drawing.hasAttribute("data-covered")) return;
  if (!isCovered) drawing.removeAttribute("aria-hidden");
  else if (drawing.hasAttribute("aria-hidden"))
    return; // nobody hears it anyhow
  else drawing.setAttribute("aria-hidden", "true");
  drawing.toggleAttribute("data-covered", isCovered);
}
