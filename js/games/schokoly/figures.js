/** The drawings on Schokoly's rules page: cards as they lie, with ticks where sides count. */

import { html, svg } from "lit-html";
import { face, lens } from "./cards.js";
import { topsOf } from "./count/shapes.js";
import { edgesOf, middleOf } from "./shapes.js";

export { moulds as symbols } from "../../table/chocolates.js";

/** @import { T } from "../../table/types.js" */
/** @import { Edge } from "./shapes.js" */
/** @typedef {{x: number, y: number, colours: string[], tier: number}} Card */

const KINDS = /** @type {Record<string, string>} */ ({ d: "dark", m: "milk", w: "white" });
const CELL = 95;

/** Each figure's message, its cards as "pieces@x,y" (^: a stack card with its smartie), and whether it is right. @type {Record<string, [string, string, boolean?][]>} */
const FIGURES = {
  cards: [
    ["figure-three-one", "dddm@0,0"],
    ["figure-two-two", "mmww@0,0"],
    ["figure-two-one-one", "wwdm@0,0"],
  ],
  place: [
    ["figure-place-good", "ddmd@0,0 wwmw@2,0 dmdm@1,2", true],
    ["figure-place-colour", "dmdm@0,0 wdww@2,0", false],
    ["figure-place-one", "ddmd@0,0 ddww@2,1", false],
  ],
  stack: [["figure-stack", "dmdm@0,0 wwmd@2,0 ddwd@1,0^", true]],
  neutral: [["figure-neutral", "ddmm@0,0 dwmw@2,0 dmdd@0,2 mmdw@2,2"]],
};

/** @param {string} text @returns {Card[]} */
const cardsOf = (text) =>
  text.split(" ").map((card) => {
    const [pieces, place] = card.split("@");
    const [x, y] = place.split(",").map(Number.parseFloat);
    const colours = [...pieces].map((letter) => KINDS[letter]);
    return { x, y, colours, tier: card.endsWith("^") ? 2 : 1 };
  });

/** @param {Card} card */
function drawn({ x, y, colours, tier }) {
  const isRaised = tier === 2;
  const lift = isRaised ? -12 : 0;
  return svg`
    <g transform="translate(${(x + 1) * CELL + lift} ${(y + 1) * CELL + lift})">
      <rect class="lid-shade" x=${isRaised ? -84 : -93} y=${isRaised ? -78 : -90} width="196" height="196" rx="18" />
      ${face(colours)}
      ${isRaised ? lens : ""}
    </g>`;
}

/** The sides where milk touches another colour. @param {Card[]} cards */
function ticks(cards) {
  const tops = topsOf(cards);
  const milk = [...tops].filter(([, colour]) => colour === "milk");
  const sides = edgesOf(milk.map(([cell]) => cell.split(",").map(Number)));
  return sides.filter(({ x, y, dx, dy }) => tops.has(`${x + dx},${y + dy}`)).map(tick);
}

/** @param {Edge} side */
function tick(side) {
  const { x, y } = middleOf(side);
  const [dx, dy] = [side.dx * 20, side.dy * 20];
  const line = `M${x * CELL - dx} ${y * CELL - dy}L${x * CELL + dx} ${y * CELL + dy}`;
  return svg`<path class="figure-tick under" d=${line} /><path class="figure-tick" d=${line} />`;
}

/** @param {string} section @param {string} caption @param {Card[]} cards @param {boolean} [good] */
function figure(section, caption, cards, good) {
  const [width, height] = [cards.map(({ x }) => x + 2), cards.map(({ y }) => y + 2)].map((ends) =>
    Math.max(...ends),
  );
  return html`
    <figure>
      <svg viewBox="-16 -16 ${width * CELL + 32} ${height * CELL + 32}" style="--cells: ${width}" role="img" aria-label=${caption}>
        ${cards.map(drawn)}${section === "neutral" ? ticks(cards) : ""}
      </svg>
      <figcaption data-good=${good ?? ""}>${good === undefined ? "" : html`<span aria-hidden="true">${good ? "✓" : "✗"}</span>`} ${caption}</figcaption>
    </figure>`;
}

/** @type {Record<string, (t: T) => unknown>} */
export const figures = Object.fromEntries(
  Object.entries(FIGURES).map(([section, all]) => [
    section,
    (t) =>
      html`<div class="figures">${all.map(([id, text, good]) => figure(section, t(id), cardsOf(text), good))}</div>`,
  ]),
);
