/**
 * The drawings on Schokoly's card of rules, on their page and of its saved games: cards
 * as they lie, with ticks where sides count.
 */

import { svg } from "lit-html";
import { moulds } from "../../table/chocolates.js";
import { bead, figuresOf, placed } from "../../table/figures.js";
import { face, KINDS, lens } from "./cards.js";
import { beyond, boxAround, byTier, edgesOf, middleOf, outline, topsOf } from "./shapes.js";

export { moulds as symbols };

/** @import { Figure } from "../../table/figures.js" */
/** @import { Lying, View } from "./game.js" */
/** @import { Edge } from "./shapes.js" */
/** @typedef {Omit<Lying, "card" | "seat">} Card */

const CELL = 95;
const MARGIN = 16;

/**
 * Cards written as "pieces@x,y"; ^: a stack card with its smartie; o: a guarded one.
 * @param {string} text
 * @returns {Card[]}
 */
const cardsOf = (text) =>
  text.split(" ").map((card) => {
    const [pieces, place] = card.split("@");
    const [x, y] = place.split(",").map(Number.parseFloat);
    const colours = [...pieces].map((letter) => KINDS[letter]);
    return { x, y, colours, tier: card.endsWith("^") ? 2 : 1, smartie: /[\^o]$/.test(card) };
  });

/** @param {Card} card */
function drawn({ x, y, colours, tier, smartie }) {
  const isRaised = tier === 2;
  const lift = isRaised ? -12 : 0;
  return svg`<g transform="translate(${(x + 1) * CELL + lift} ${(y + 1) * CELL + lift})">
    <rect
      class="lid-shade"
      x=${isRaised ? -84 : -93}
      y=${isRaised ? -78 : -90}
      width="196"
      height="196"
      rx="18"
    />
    ${face(colours)} ${smartie ? lens : ""}
  </g>`;
}

/** The pieces of a kind. @param {Card[]} cards @param {string} kind */
const cellsOf = (cards, kind) =>
  [...topsOf(cards)]
    .filter(([, colour]) => colour === kind)
    .map(([cell]) => cell.split(",").map(Number));

/** The sides where milk touches another colour. @param {Card[]} cards */
function touching(cards) {
  const tops = topsOf(cards);
  return edgesOf(cellsOf(cards, "milk")).filter((side) => tops.has(beyond(side)));
}

/** A tick on each of these sides. @param {Edge[]} sides */
const ticks = (sides) =>
  sides.map((side) => {
    const { x, y } = middleOf(side);
    const line = `M${x * CELL - side.dx * 20} ${y * CELL - side.dy * 20}l${side.dx * 40} ${side.dy * 40}`;
    return svg`<path class="figure-tick under" d=${line} /><path class="figure-tick" d=${line} />`;
  });

/**
 * Cards as a picture, and what is marked upon them.
 * @param {string} text
 * @param {(cards: Card[]) => unknown} [marks]
 */
export function drawingOf(text, marks = () => "") {
  const cards = cardsOf(text);
  const { w, h } = boxAround(cards, 2, 0);
  const box = [-MARGIN, -MARGIN, w * CELL + 2 * MARGIN, h * CELL + 2 * MARGIN];
  return { box, content: svg`${cards.map(drawn)}${marks(cards)}` };
}

/**
 * The same for the page.
 * @param {string} name
 * @param {string} text
 * @param {boolean} [good] whether they may lie so
 * @returns {Figure}
 */
const figure = (name, text, good) => ({ name, good, ...drawingOf(text) });

/** Neutral milk, with its ticks. */
const neutral = () =>
  drawingOf("ddmm@0,0 dwmw@2,0 dmdd@0,2 mmdw@2,2", (cards) => ticks(touching(cards)));

/** A line around the dark pieces, and how many there are. @param {Card[]} cards */
function area(cards) {
  const cells = cellsOf(cards, "dark");
  const line = outline(cells).replace(/\d+/g, (at) => `${Number(at) * CELL}`);
  return svg`<path class="figure-tick under" d=${line} /><path
      class="figure-tick"
      d=${line}
    />${bead([320, 290], cells.length)}`;
}

/**
 * The card that is laid last: a line around it, and its two sides that touch.
 * @param {Card[]} cards
 */
function laid(cards) {
  const { x, y } = cards[cards.length - 1];
  const at = /** @type {[number, number]} */ ([(x + 1) * CELL, (y + 1) * CELL]);
  const sides = [x, x + 1].map((each) => ({ x: each, y, dx: 0, dy: -1 }));
  return [
    placed(at, svg`<rect class="figure-rim" x="-99" y="-99" width="198" height="198" rx="18" />`),
    ticks(sides),
  ];
}

/** Laying, the own area, a neutral one, and what a smartie does. */
export const pictures = () => [
  drawingOf("ddwm@0,0 wmww@2,0 mdmd@1,2", laid),
  drawingOf("ddwd@0,0 dmdd@2,0 dwdm@1,2", area),
  neutral(),
  drawingOf("dmdm@0,0 wwmd@2,0 mmwm@1,2o ddwd@1,0^"),
];

export const figures = figuresOf(
  {
    place: () => [
      figure("place-good", "ddmd@0,0 wwmw@2,0 dmdm@1,2", true),
      figure("place-colour", "dmdm@0,0 wdww@2,0", false),
      figure("place-one", "ddmd@0,0 ddww@2,1", false),
    ],
    stack: () => [figure("stack", "dmdm@0,0 wwmd@2,0 ddwd@1,0^", true)],
    neutral: () => [{ name: "neutral", ...neutral() }],
  },
  ({ box: [, , width] }) => width / Math.floor(width / CELL), // margins do not count
);

/** The small picture of a saved game: all cards as they lie. */
export const photo = {
  /**
   * As drawings are written, from the upper left: "ddwm@0,0 wmww@2,0o mdmd@1,1^".
   * @param {Pick<View, "board">} view
   */
  take({ board }) {
    const { x: left, y: top } = boxAround(board, 2, 0);
    const cards = byTier(board).map(({ x, y, tier, colours, smartie }) => {
      const sign = tier === 2 ? "^" : smartie ? "o" : "";
      return `${colours.map(([letter]) => letter).join("")}@${x - left},${y - top}${sign}`;
    });
    return cards.join(" ");
  },

  /** What the board is worth now. @param {Pick<View, "count">} view */
  points: ({ count }) => count.scores,

  /** @param {string} table */
  show: (table) => drawingOf(table),
};
