/** The drawings on Schokoly's lid and on its rules page: cards as they lie, with ticks where sides count. */

import { svg } from "lit-html";
import { moulds } from "../../table/chocolates.js";
import { figuresOf } from "../../table/figures.js";
import { face, KINDS, lens } from "./cards.js";
import { beyond, boxAround, edgesOf, middleOf, topsOf } from "./shapes.js";

export { moulds as symbols };

/** @import { Figure } from "../../table/figures.js" */
/** @typedef {{x: number, y: number, colours: string[], tier: number}} Card */

const CELL = 95;
const MARGIN = 16;

/** Cards written as "pieces@x,y"; ^: a stack card with its smartie. @param {string} text @returns {Card[]} */
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
  const touching = sides.filter((side) => tops.has(beyond(side)));
  return touching.map((side) => {
    const { x, y } = middleOf(side);
    const line = `M${x * CELL - side.dx * 20} ${y * CELL - side.dy * 20}l${side.dx * 40} ${side.dy * 40}`;
    return svg`<path class="figure-tick under" d=${line} /><path class="figure-tick" d=${line} />`;
  });
}

/** Cards as a drawing. @param {string} name @param {string} text @param {boolean} [good] whether they may lie so @returns {Figure} */
function figure(name, text, good) {
  const cards = cardsOf(text);
  const { w, h } = boxAround(cards, 2, 0);
  const content = svg`${cards.map(drawn)}${name === "neutral" ? ticks(cards) : ""}`;
  const size = [w * CELL + 2 * MARGIN, h * CELL + 2 * MARGIN];
  return { name, box: [-MARGIN, -MARGIN, ...size], content, good };
}

export const figures = figuresOf(
  {
    cards: () => [
      figure("three-one", "dddm@0,0"),
      figure("two-two", "mmww@0,0"),
      figure("two-one-one", "wwdm@0,0"),
    ],
    place: () => [
      figure("place-good", "ddmd@0,0 wwmw@2,0 dmdm@1,2", true),
      figure("place-colour", "dmdm@0,0 wdww@2,0", false),
      figure("place-one", "ddmd@0,0 ddww@2,1", false),
    ],
    stack: () => [figure("stack", "dmdm@0,0 wwmd@2,0 ddwd@1,0^", true)],
    neutral: () => [figure("neutral", "ddmm@0,0 dwmw@2,0 dmdd@0,2 mmdw@2,2")],
  },
  ({ box: [, , width] }) => width / Math.floor(width / CELL), // margins do not count
);

/** @param {number} x @param {number} y @param {string[]} colours */
const lidCard = (x, y, colours) => svg`
  <g transform="translate(${x} ${y}) scale(.5)">
    <rect class="lid-shade" x="-94" y="-86" width="196" height="196" rx="18" />${face(colours)}
  </g>`;

/** Two cards side by side, a third half on each, a smartie; viewBox: the part of the drawing that is shown. */
export const lid = {
  viewBox: "0 20 220 216",
  picture: svg`
  ${moulds}
  ${lidCard(60, 180, ["milk", "milk", "white", "milk"])}
  ${lidCard(160, 180, ["dark", "white", "dark", "white"])}
  ${lidCard(110, 80, ["dark", "dark", "milk", "dark"])}
  <g transform="translate(110 80) scale(.5)">${lens}</g>`,
};
