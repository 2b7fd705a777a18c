/**
 * Where things are, in pixels of the table. Pure geometry: the middle that all share, and the grid
 * before each seat.
 */

import { unturned } from "../../table/playing.js";

/** @import { Pose } from "../../table/playing.js" */
/** @import { Spot } from "../../table/slaps.js" */
/**
 * @typedef {{discard: Spot, stock: Pose, drawn?: Pose}} Middle drawn: where the one person at the
 *   table holds a card that it has drawn
 */
/** @typedef {{spot: (place: number) => Pose, drawn: Pose, size: number}} Grid around (0, 0) */

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
/** So large is a pile at most, in cards of those who play here: nothing is larger than their own. */
const PILE = 0.94;
/** A finger needs so much breadth. */
export const TARGET = 44;
/** At the foot of the stock and of a drawn card is a word of that height. */
const FOOT = 26;

/** Whether the middle is large enough to be drawn. @param {Rect} field */
export const isClear = ({ w, h }) => w > 0 && h > LEAST;

/**
 * The piles as a table shows them, no larger than the cards of those who play at it.
 * @param {{field: Rect, flat: boolean, seat: number, views: Record<number, unknown>, racks:
 *   Record<string, Rack>}} ui
 */
export function middleOf({ field, flat, seat, views, racks }) {
  const seats = flat ? Object.keys(views) : [seat];
  const there = seats.map((one) => racks[one]).filter((rack) => rack?.w > 0);
  return middle(field, flat, Math.min(MOST, ...there.map((rack) => grid(unturned(rack)).size)));
}

/**
 * The piles. Between several persons the discard is in the very middle, equally far from
 * everybody's hand. Before one person there is also a place for the drawn card, so that nothing has
 * to move for it.
 * @param {Rect} field @param {boolean} flat @param {number} [own] how broad the own cards are
 * @returns {Middle}
 */
export function middle(field, flat, own = MOST) {
  const pile = Math.max(TARGET, PILE * own);
  return flat ? between(field, pile) : before(field, pile, own);
}

/**
 * Stock, discard and drawn card in a row; in a high field the drawn card is below the stock.
 * @param {Rect} field @param {number} pile at most @param {number} own
 * @returns {Middle}
 */
function before({ x, y, w, h }, pile, own) {
  const [across, down] = [w - 2 * MARGIN, h - 2 * MARGIN];
  const most = Math.min(pile, down / (2 * RING));
  const even = Math.min(most, across / (2 * (RING + APART + 1)));
  const pair = across / (2 * RING + APART + 1);
  const angle = Math.min(most, pair, (down - FOOT - 3 * MARGIN) / 2 / RATIO);
  const isRow = even >= 0.9 * angle;
  const size = Math.max(16, isRow ? even : angle);
  const left = x + w / 2 - (isRow ? RING + APART + 1 : RING + (APART + 1) / 2) * size;
  const at = { x: left + (1 + APART + RING) * size, y: y + h / 2, size };
  const beside = { x: left + size / 2, y: at.y, size };
  const rise = (RATIO * size + FOOT + MARGIN) / 2;
  return {
    discard: { ...at, radius: RING * size },
    stock: isRow ? beside : { ...beside, y: at.y - rise },
    drawn: isRow ? beyond(at, x + w - MARGIN, down, own) : { ...beside, y: at.y + rise },
  };
}

/**
 * At the far side of the ring, as large as there is room.
 * @param {Pose} discard
 * @param {number} end
 * @param {number} down
 * @param {number} most
 */
function beyond({ x, y, size }, end, down, most) {
  const begin = x + (RING + APART) * size;
  const large = Math.min(Math.max(size, most), (down - FOOT) / RATIO, end - begin);
  return { x: begin + large / 2, y, size: large };
}

/**
 * The stock is at the left of the discard, or above it where the field is narrow.
 * @param {Rect} field @param {number} pile at most
 * @returns {Middle}
 */
function between({ x, y, w, h }, pile) {
  const within = /** @param {number} along */ (along) => along - 2 * Math.min(KEYS, 0.09 * along);
  const beside = fitted(within(w), h - 2 * MARGIN, 1, pile);
  const above = fitted(within(h), w - 2 * MARGIN, RATIO, pile);
  const isAbove = above.size > 1.15 * beside.size;
  const { size, shift, away } = isAbove ? above : beside;
  const [right, down] = isAbove ? [0, 1] : [1, 0];
  const at = { x: x + w / 2 + right * shift, y: y + h / 2 + down * shift, size };
  return {
    discard: { ...at, radius: RING * size },
    stock: { ...at, x: at.x - right * away, y: at.y - down * away },
  };
}

/**
 * How large the two piles are in a row: its length, the breadth across it, the length of the stock
 * in breadths of a card, and how broad a card may be.
 * @param {number} along @param {number} across @param {number} stock @param {number} pile
 */
function fitted(along, across, stock, pile) {
  const even = along / (2 * (RING + APART + stock));
  const close = along / (2 * RING + APART + stock);
  const most = Math.min(pile, across / (2 * RING));
  const isEven = even >= SHRUNK * Math.min(most, close);
  const size = Math.max(16, Math.min(most, isEven ? even : close));
  return {
    size,
    shift: isEven ? 0 : ((APART + stock) * size) / 2,
    away: (RING + APART + stock / 2) * size,
  };
}

/**
 * The columns of penalty cards in the order in which they fill: left of the first four, right of
 * them, then farther out.
 */
const OUTER = [-1, 2, -2, 3];
/** So many penalty cards lie in a column. */
const ROWS = 3;

/** @param {number} place */
const slotOf = (place) => (place - 4) % (ROWS * OUTER.length);

/**
 * How often all places of penalty cards are taken before that one: then cards lie over cards, a
 * little nearer.
 * @param {number} place
 */
const layerOf = (place) => Math.floor((place - 4) / (ROWS * OUTER.length));

/** So much of a penalty card is to be seen, in breadths of it, where one lies over another. */
const SEEN = 0.35;

/**
 * Column and row of a place, as its seat sees them: two and two around the middle, penalty cards at
 * both sides of them.
 * @param {number} place
 */
export function cellOf(place) {
  if (place < 4) return { col: place % 2, row: place < 2 ? -0.5 : 0.5 };
  const slot = slotOf(place);
  const col = OUTER[Math.floor(slot / ROWS)];
  return {
    col: col - Math.sign(col) * SEEN * layerOf(place),
    row: ((slot % ROWS) - 1) * (2 / ROWS),
  };
}

/** A grid without penalty cards fills at most so much of a narrow rack. */
const FILLED = 0.8;
/** Cards broader than that leave room for penalty cards at both sides, which then cover none. */
const BROAD = 72;
const BESIDE = 0.6;

/**
 * A seat's grid within its rack, and the place of a card that it has drawn. Each place depends on
 * the rack alone: no card moves when others come.
 * @param {{w: number, h: number}} rack as its seat sees it @returns {Grid}
 */
export function grid({ w, h }) {
  const gap = Math.min(8, Math.max(4, h / 24));
  const broad = Math.min((FILLED * w - gap) / 2, Math.max(BROAD, (BESIDE * w - gap) / 2));
  const size = Math.max(8, Math.min(MOST, (h - gap) / 2 / RATIO, broad));
  const half = size + gap / 2;
  const small = (2 * RATIO * size - gap) / ROWS / RATIO;
  const end = w / 2 - small / 2;
  const inner = Math.min(half + gap + small / 2, end);
  const isSecondFree = end - inner >= SEEN * small;
  const outer = isSecondFree ? Math.min(inner + small + gap, end) : inner - SEEN * small;
  const spot = /** @param {number} place */ (place) => {
    const { col, row } = cellOf(place);
    if (place < 4) return { x: (col - 0.5) * (size + gap), y: row * (RATIO * size + gap), size };
    const away = (slotOf(place) < 2 * ROWS ? inner : outer) - (layerOf(place) * SEEN * small) / 2;
    return { x: Math.sign(col) * away, y: row * 1.5 * (RATIO * small + gap), size: small };
  };
  const large = Math.min(size, Math.max(small, w / 2 - half - gap));
  return { spot, drawn: { x: w / 2 - large / 2, y: 0, size: large }, size };
}

/**
 * Cards in a row, as large as a rack allows, with a line for words over them; one alone is as large
 * as one of two.
 * @param {{w: number, h: number}} rack
 * @param {number} count
 * @param {number} [line] its height
 * @returns {Pose[]}
 */
export function row({ w, h }, count, line = 26) {
  const gap = 12;
  const fit = Math.max(2, count);
  const size = Math.max(20, Math.min(108, (h - line) / RATIO, (w - (fit - 1) * gap) / fit));
  const spot = /** @param {number} i */ (i) => (i - (count - 1) / 2) * (size + gap);
  return Array.from({ length: count }, (_, i) => ({ x: spot(i), y: (h - RATIO * size) / 2, size }));
}
