/**
 * The drawings on Choco Challenge's card of rules, on their page and of its saved games: a market
 * counted from the deck, a match, desserts, rows compared.
 */

import { nothing, svg } from "lit-html";
import { bead, figuresOf, placed } from "../../table/figures.js";
import { back, cross, emptySlot, face, pileFace } from "./cards.js";
import { COSTS, PLACES } from "./spots.js";

export { things as symbols } from "./cards.js";

/** @import { Figure } from "../../table/figures.js" */
/** @import { View } from "./game.js" */

/** From card to card, in units of their drawing. */
const STEP = 216;
/** So much of a card of a row stays to be seen. */
const SEEN = 118;

/**
 * @param {number} x
 * @param {unknown} content
 * @param {{y?: number, s?: number, lit?: boolean, over?: unknown}} [how]
 */
const laid = (x, content, { y = 0, s = 1, lit = false, over = nothing } = {}) =>
  svg`<g class="morsel" transform="translate(${x} ${y}) scale(${s})">
    ${content}${
      lit
        ? svg`<rect class="figure-rim" x="-104" y="-134" width="208" height="268" rx="20" />`
        : nothing
    }${over}
  </g>`;

/**
 * @param {string} name
 * @param {{x?: number, y?: number, w: number, h: number}} box
 * @param {unknown} content
 * @returns {Figure[]}
 */
const wide = (name, { x = -110, y = -140, w, h }, content) => [
  { name, box: [x, y, w, h], content, kind: "wide" },
];

/** The farthest place at the left, place 1 at the right, then the deck. */
const MARKET = ["chili", "cinnamon", "vanilla", "nuts", "cherries", "rum"];

/** So many cards were drawn where a market is counted, and where rows are compared. */
const DRAWN = 3;

const market = () =>
  svg`${MARKET.map(
    (name, i) =>
      svg`${laid(i * STEP, face(name, ""), {
        lit: PLACES - i === DRAWN,
      })}${bead([i * STEP, 185], PLACES - i, PLACES - i <= DRAWN)}`,
  )}
  ${laid(PLACES * STEP + 50, back("spice", 4))}`;

const match = () =>
  svg`${laid(0, face("cocoa", ""))}${laid(STEP, face("butter", ""))}${laid(
    2 * STEP + 16,
    face("butter", ""),
    { over: cross(78, -104) },
  )}`;

const FIVE = ["cocoa", "rum", "milk", "nuts", "butter"];

/**
 * Desserts; five cards are enough for those that shine.
 * @param {number[]} costs
 * @param {number} [first] where the first lies
 * @param {number} [y]
 */
const desserts = (costs, first = 0, y = 0) =>
  costs.map((cost, i) =>
    laid((i + first) * STEP, pileFace(String(cost)), { y, lit: cost <= FIVE.length }),
  );

/** Rows as they may lie before four seats; the turn of the first has ended. */
const ROWS = [
  ["cocoa", "rum", "milk"],
  ["sugar", "nuts", "butter", "cocoa"],
  ["milk", "butter"],
  ["butter", "sugar", "milk"],
];

/** How long a row is beside the first. @param {number} length */
const signOf = (length) => "<=>"[1 + Math.sign(length - DRAWN)];

/** What a seat gains whose row is longer or shorter. @type {Record<string, () => unknown>} */
const GAINS = { ">": () => back("filling"), "<": () => pileFace("pastry_bag") };

/**
 * Rows below the one that they are compared with.
 * @param {number} many
 * @param {{seen: number, sign: number, gain: number}} at from card to card, and where sign and gain
 *   stand
 */
function compare(many, { seen, sign: middle, gain }) {
  const rows = ROWS.slice(0, many).map((names, i) => {
    const y = i * 200;
    const sign = signOf(names.length);
    const gained = GAINS[sign]
      ? laid(gain, GAINS[sign](), { y, s: 0.62 })
      : svg`<path class="figure-none" d="M${gain - 30} ${y}h60" />`;
    const result = svg`<text class="figure-sign" x=${middle} y=${y + 22} text-anchor="middle"
        >${sign} ${DRAWN}</text
      >${gained}`;
    return svg`${bead([-40, y], names.length, i === 0)}
    ${names.map((name, n) =>
      laid(90 + n * seen, face(name, ""), { y, s: 0.62 }),
    )}${i ? result : nothing}`;
  });
  return svg`<rect
      class="figure-turn"
      x="-88"
      y="-94"
      width=${gain + 176}
      height="188"
      rx="30"
    />${rows}`;
}

const bust = svg`${laid(0, face("cocoa", ""))}${laid(150, face("butter", ""))}${laid(
  340,
  face("butter", ""),
  { y: 60, over: cross(78, -104) },
)}`;

/** Three cards drawn, over the places of the market that they count. */
const reached = svg`${["cocoa", "sugar", "milk"].map((name, i) =>
  laid(i * STEP, face(name, ""), { s: 0.8 }),
)}
${["nuts", "cherries", "rum"].map(
  (name, i) =>
    svg`${laid(i * STEP, face(name, ""), { y: 310, lit: i === 0 })}${bead([i * STEP, 145], 3 - i, i === 0)}`,
)}
${laid(3 * STEP + 24, back("spice", 4), { y: 310 })}`;

/** Five cards drawn, over the desserts that they are enough for. */
const enough = svg`${FIVE.map((name, i) => laid(i * SEEN - 2 * SEEN, face(name, ""), { s: 0.8 }))}
${desserts(COSTS.slice(0, 3), -1, 290)}`;

/** Drawing, buying, desserts, the others' rows. */
export const pictures = () => [
  { box: [-110, -140, 580, 350], content: bust },
  { box: [-110, -115, 3 * STEP + 244, 570], content: reached },
  { box: [-340, -115, 680, 550], content: enough },
  { box: [-90, -100, 780, 600], content: compare(3, { seen: 84, sign: 482, gain: 600 }) },
];

export const figures = figuresOf(
  {
    match: () => wide("match", { w: 3 * STEP + 40, h: 300, y: -156 }, match()),
    buy: () => wide("market", { w: 7 * STEP + 70, h: 370 }, market()),
    dessert: () => wide("desserts", { w: COSTS.length * STEP + 4, h: 280 }, desserts(COSTS)),
    extra: () =>
      wide(
        "compare",
        { x: -90, y: -100, w: 1110, h: 800 },
        compare(ROWS.length, { seen: SEEN, sign: 720, gain: 930 }),
      ),
  },
  () => 145,
);

/** So many cards of the market lie side by side. */
const ACROSS = 3;
/** From seat to seat, and so much of a dessert under another one stays to be seen. */
const BESIDE = 142;
const UNDER = 34;

/** The small picture of a saved game: the market, and the desserts that each seat has bought. */
export const photo = {
  /**
   * The market's cards, and each seat's desserts: "rum,nuts,milk,nuts,rum,milk 4+5,,6".
   * @param {Pick<View, "market" | "seats">} view
   */
  take: ({ market, seats }) =>
    `${market.join()} ${seats.map(({ desserts }) => desserts.join("+")).join()}`,

  /** What is bought so far. @param {Pick<View, "count">} view */
  points: ({ count }) => count.scores,

  /** @param {string} table */
  show(table) {
    const [market, bought] = table.split(" ").map((part) => part.split(","));
    const middle = (bought.length - 1) / 2;
    /** @type {(costs: string, seat: number) => unknown} */
    const desserts = (costs, seat) =>
      costs
        ? costs
            .split("+")
            .map((cost, i) =>
              placed([(seat - middle) * BESIDE + i * UNDER, 500], pileFace(cost), 0.5),
            )
        : placed([(seat - middle) * BESIDE, 500], emptySlot, 0.5);
    return {
      box: [-360, -150, 720, 730],
      content: svg`<g class="morsel">
        ${market.map((name, i) =>
          placed([((i % ACROSS) - 1) * 230, Math.floor(i / ACROSS) * 284], face(name, "")),
        )}
        ${bought.map(desserts)}</g
      >`,
    };
  },
};
