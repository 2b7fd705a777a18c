/** Where things are, in pixels of the table. Pure geometry: the middle that all share, and the grid before each seat. */

/** @import { Pose } from "../../table/playing.js" */
/** @import { Spot } from "../../table/slaps.js" */
/** @typedef {{discard: Spot, stock: Pose}} Middle */
/** @typedef {{spot: (place: number) => Pose, drawn: Pose}} Grid around (0, 0) */

/** Units of a card's drawing. */
export const CARD = { w: 200, h: 280 };
export const RATIO = CARD.h / CARD.w;

/** From the middle of a card to the ring around it, in breadths. */
const RING = 0.98;
/** Between the ring and the stock, in breadths. */
const APART = 0.18;
const MARGIN = 8;
const MOST = 150;
/** At the ends of a long field between several persons are the table's own keys. */
const KEYS = 68;
/** In a field lower than this nothing could be made out. */
const LEAST = 40;
/** So much smaller the cards may become so that the discard is in the very middle. */
const SHRUNK = 0.7;

/** Whether the middle is large enough to be drawn. @param {Rect} field */
export const isClear = ({ w, h }) => w > 0 && h > LEAST;

/**
 * The discard with its ring, and the stock at its left, or above it where the field is narrow. Between several persons the
 * discard is in the very middle, equally far from everybody's hand; before one person the two are there as a pair.
 * @param {Rect} field @param {boolean} flat @returns {Middle}
 */
export function middle({ x, y, w, h }, flat) {
  const within = /** @param {number} along */ (along) =>
    along - 2 * (flat ? Math.min(KEYS, 0.09 * along) : MARGIN);
  const beside = fitted(within(w), h - 2 * MARGIN, 1, flat);
  const above = fitted(within(h), w - 2 * MARGIN, RATIO, flat);
  const isAbove = above.size > 1.3 * beside.size;
  const { size, shift, away } = isAbove ? above : beside;
  const [right, down] = isAbove ? [0, 1] : [1, 0];
  const at = { x: x + w / 2 + right * shift, y: y + h / 2 + down * shift, size };
  return {
    discard: { ...at, radius: RING * size },
    stock: { ...at, x: at.x - right * away, y: at.y - down * away },
  };
}

/**
 * How large the two piles are in a row: its length, the breadth across it, the length of the stock in breadths of a card.
 * @param {number} along @param {number} across @param {number} stock @param {boolean} flat
 */
function fitted(along, across, stock, flat) {
  const even = along / (2 * (RING + APART + stock));
  const close = along / (2 * RING + APART + stock);
  const most = Math.min(MOST, across / (2 * RING));
  const isEven = flat && even >= SHRUNK * Math.min(most, close);
  const size = Math.max(16, Math.min(most, isEven ? even : close));
  return {
    size,
    shift: isEven ? 0 : ((APART + stock) * size) / 2,
    away: (RING + APART + stock / 2) * size,
  };
}

/** Column and row of a place, as its seat sees them: two and two, then further columns at the right. @param {number} place */
export function cellOf(place) {
  if (place < 4) return { col: place % 2, row: place < 2 ? 0 : 1 };
  return { col: 2 + Math.floor((place - 4) / 2), row: place % 2 };
}

/** How many columns those places need. @param {number[]} places */
export const columnsOf = (places) => Math.max(1, ...places.map((place) => cellOf(place).col)) + 1;

/** Where cards beside a drawn one would be smaller than this, that one is drawn over them. */
const CRAMPED = 32;

/**
 * A seat's grid within its rack, and the place of a card it has drawn: beside it, or, where there is no room, over its end.
 * @param {{w: number, h: number}} rack as its seat sees it @param {number} columns @param {number} [large] how much larger a drawn card is @returns {Grid}
 */
export function grid({ w, h }, columns, large = 1) {
  const gap = h < 120 ? 4 : 8;
  const gaps = (columns - 1) * gap;
  const most = Math.min(96, (h - gap) / 2 / RATIO);
  const apart = Math.min(most, (w - gaps - 2 * gap) / (columns + large));
  const isCramped = apart < CRAMPED;
  const size = Math.max(8, isCramped ? Math.min(most, (w - gaps) / columns) : apart);
  const drawnSize = Math.min(large * size, h / RATIO, w);
  const across = columns * size + gaps;
  const beside = isCramped ? 0 : 2 * gap + drawnSize;
  const left = across / 2 + beside <= w / 2 ? -across / 2 : w / 2 - beside - across;
  const spot = /** @param {number} place */ (place) => {
    const { col, row } = cellOf(place);
    return { x: left + size / 2 + col * (size + gap), y: (row - 0.5) * (RATIO * size + gap), size };
  };
  const end = isCramped ? w / 2 : left + across + beside;
  return { spot, drawn: { x: end - drawnSize / 2, y: 0, size: drawnSize } };
}

/** Cards in a row, as large as a rack allows, with a line for a word over each; one alone is as large as one of two. @param {{w: number, h: number}} rack @param {number} count @returns {Pose[]} */
export function row({ w, h }, count) {
  const gap = 12;
  const fit = Math.max(2, count);
  const size = Math.max(20, Math.min(108, (h - 26) / RATIO, (w - (fit - 1) * gap) / fit));
  const spot = /** @param {number} i */ (i) => (i - (count - 1) / 2) * (size + gap);
  return Array.from({ length: count }, (_, i) => ({ x: spot(i), y: (h - RATIO * size) / 2, size }));
}
