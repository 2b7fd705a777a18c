/**
 * A card as it is drawn: four chocolates in a foil tray, perhaps raised, perhaps with a smartie.
 */

import { nothing, svg } from "lit-html";
import { posed } from "../../table/motion.js";
import { CELLS } from "./shapes.js";

/** @import { Lying } from "./game.js" */

/** The chocolates by their letters, as drawings are written. @type {Record<string, string>} */
export const KINDS = { d: "dark", m: "milk", w: "white" };

/** How much a card of the second tier lies above the table, in cells. */
const RISE = 0.13;

/** So many quarter turns as one sees them, from 0 to 3. @param {number} turn */
export const quarters = (turn) => ((turn % 4) + 4) % 4;

/**
 * The pieces as they lie after so many quarter turns clockwise, in reading order.
 * @param {string[]} pieces
 * @param {number} turn
 * @returns {string[]}
 */
export const lying = ([a, b, c, d], turn) =>
  quarters(turn) ? lying([c, a, d, b], quarters(turn) - 1) : [a, b, c, d];

/**
 * Four chocolates and their tray around (0, 0), 200 units wide.
 * @param {string[]} colours as they lie
 */
export const face = (colours) =>
  svg`<use href="#tray" x="-100" y="-100" width="200" height="200" /> ${CELLS.map(
    ([x, y], i) =>
      svg`<use
          href="#piece-${colours[i]}"
          x=${x * 95 - 95}
          y=${y * 95 - 95}
          width="95"
          height="95"
        />`,
  )}`;

/** The smartie in the middle of a card, small enough that the four reliefs stay readable. */
export const lens = svg`<use
  class="lens"
  href="#smartie"
  x="-33"
  y="-33"
  width="66"
  height="66"
/>`;

/** The shadow, and for a raised card the edge of its tray. @param {boolean} raised */
export function under(raised) {
  const shade = svg`<rect class="shade" x="-98" y="-98" width="196" height="196" rx="18" />`;
  if (!raised) return shade;
  return svg`<g class="raised">${shade}</g>
    <rect class="edge" x="-99" y="-86" width="198" height="204" rx="18" />
    <path class="edge-line" d="M-90 112.5 H90" />`;
}

/**
 * The centre of a card on the screen.
 * @param {Point} at upper left cell
 * @param {Camera} camera
 * @param {boolean} isRaised
 */
export function centre({ x, y }, camera, isRaised) {
  const rise = isRaised ? RISE : 0;
  return { x: camera.x + camera.s * (x + 1 - rise / 2), y: camera.y + camera.s * (y + 1 - rise) };
}

/**
 * A card that lies on the table.
 * @param {Lying} card
 * @param {Camera} camera
 * @param {string} name
 * @param {boolean} last
 */
export function lyingCard(card, camera, name, last) {
  const raised = card.tier === 2;
  const { x, y } = centre(card, camera, raised);
  const s = camera.s / 100;
  return svg`<g
    class="card lying"
    data-key="card-${card.card}"
    data-pose="${x.toFixed(2)} ${y.toFixed(2)} ${s.toFixed(4)}"
    data-from="seat-${card.seat}"
    style=${posed(x, y, s)}
    role="img"
    aria-label=${name}
  >
    ${under(raised)} ${face(card.colours)}
    ${card.smartie ? svg`<g class="put">${lens}</g>` : nothing}
    ${last ? svg`<rect class="last" x="-99" y="-99" width="198" height="198" rx="18" />` : nothing}
  </g>`;
}
