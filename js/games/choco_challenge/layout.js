/**
 * Where things lie, in pixels of the table. Pure geometry: a market, a shelf of small piles, and
 * the lane before each seat.
 */

import { DESSERT_PILES, PLACES, TOOL_PILES } from "./spots.js";

/** @import { Pose } from "../../table/playing.js" */
/**
 * @typedef {{places: number, cols: number, rows: number}} Shape how many places of the market lie
 *   side by side; the shelf's columns and rows
 */
/**
 * @typedef {Shape & {width: number, small: number, beside: boolean}} Plan breadths of the market's
 *   cards and of the shelf's
 */
/** @typedef {Pose & {tray: {w: number, h: number}}} Discard a small pile in its tray */
/**
 * @typedef {{size: number, pile: Pose | null, row: Pose[], match: Pose | null, discard: Discard |
 *   null}} Lane size: the breadth of its pile; around (0, 0)
 */

/** Units of a card's drawing. */
export const CARD = { w: 200, h: 260 };
const RATIO = CARD.h / CARD.w;
/** Under a market card its number, under a pile how many are left, and a margin around all. */
const STEP = 32;
/** So far under a card lies the middle of its number. */
export const BEAD = 19;
/** A shelf reaches so far beyond its cards. */
const BRIM = 8;
const LEFT = 22;
const MARGIN = 12;
/** A field lower than this saves on margins. */
const LOW = 240;
/**
 * The gap of market cards, of piles, and between deck and market and desserts and tools, as parts
 * of a card's breadth.
 */
const GAP = 0.1;
const PITCH = 1.16;
const APART = 0.3;
const MOST = 150;
/** A pile is broad enough for a finger. */
const FINGER = 40;

/** So many breadths the market with its deck takes. @param {number} places side by side */
const marketOf = (places) => places + 1 + places * GAP + APART;

/** In so many rows the market lies. @param {Shape} shape */
const lines = ({ places }) => PLACES / places;

/**
 * A pile's card is a little smaller than the market's, unless that is small itself.
 * @param {number} width
 */
const smaller = (width) => Math.max(0.88 * width, Math.min(88, 1.25 * width));

/**
 * The shelf all in a row, desserts over tools, or three by three; the market in one row.
 * @type {Shape[]}
 */
const SHAPES = [9, 6, 3].map((cols) => ({ places: PLACES, cols, rows: Math.ceil(9 / cols) }));

/** In a field narrower than this the market may lie in two rows. */
const NARROW = 500;

/** The breadth of a shelf in breadths of its cards. @param {number} cols */
const shelf = (cols) => (cols - 1) * PITCH + 1 + (cols === 9 ? APART : 0);

/**
 * The market over its shelf.
 * @param {number} w
 * @param {number} h
 * @param {Shape} shape
 * @returns {Plan}
 */
function under(w, h, shape) {
  const { places, cols, rows } = shape;
  const across = Math.min(MOST, w / marketOf(places));
  const fixed = lines(shape) * STEP + rows * (LEFT + MARGIN) + MARGIN;
  const high = Math.max(0, h - fixed) / RATIO;
  const least = Math.min(FINGER, high / (lines(shape) + rows));
  const fits = Math.max(least, (high - lines(shape) * across) / rows);
  const small = Math.min(smaller(across), w / shelf(cols), fits);
  const width = Math.min(across, (high - rows * small) / lines(shape));
  return { ...shape, width, small, beside: false };
}

/**
 * The shelf at the right of a market in one row.
 * @param {number} w
 * @param {number} h
 * @param {Shape} shape
 * @returns {Plan}
 */
function beside(w, h, shape) {
  const { places, cols, rows } = shape;
  const tall = (h - rows * LEFT - (rows - 1) * (h < LOW ? 4 : MARGIN)) / rows / RATIO;
  const across = w - 3 * MARGIN;
  const high = Math.min(MOST, (h - STEP) / RATIO);
  const even = across / (marketOf(places) + 0.88 * shelf(cols));
  const small = Math.max(0, Math.min(tall, 0.88 * Math.min(high, even)));
  const width = Math.min(high, (across - shelf(cols) * small) / marketOf(places));
  return { ...shape, width, small, beside: true };
}

/**
 * The arrangement with the largest cards: the market's size and that of the piles count alike.
 * Piles too small for a finger are only chosen where nothing else fits.
 * @param {Rect} field
 * @returns {Plan}
 */
export function plan({ w, h }) {
  const [across, down] = [w - 2 * MARGIN, h - (h < LOW ? MARGIN : 2 * MARGIN)];
  const folded = w < NARROW ? SHAPES.map((shape) => ({ ...shape, places: PLACES / 2 })) : [];
  const plans = [
    ...[...SHAPES, ...folded].map((shape) => under(across, down, shape)),
    ...SHAPES.map((shape) => beside(across, down, shape)),
  ];
  const worth = /** @param {Plan} p */ (p) =>
    9 * (p.width ** 2 + p.small ** 2) - 1e5 * Math.max(0, FINGER - p.small);
  return plans.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/**
 * Where everything lies that all seats share, by name.
 * @param {Rect} field
 * @param {number} count how many cards the market has
 * @returns {Record<string, Pose>}
 */
export function middle(field, count) {
  const p = plan(field);
  const { width, small } = p;
  const loose = p.places < PLACES ? (field.w - 2 * MARGIN) / marketOf(p.places) / width : 1;
  const row = { w: marketOf(p.places) * width * loose, h: lines(p) * (RATIO * width + STEP) };
  const pitch = RATIO * small + LEFT;
  const high = p.rows * pitch;
  const spare = field.h - (p.beside ? Math.max(row.h, high) : row.h + high);
  const gap = p.beside ? 3 * MARGIN : Math.max(MARGIN, Math.min(44, spare / 3));
  const air = p.rows > 1 ? Math.max(0, Math.min(28, (spare - gap) / (p.rows + 2))) : 0;
  const block = { w: shelf(p.cols) * small, h: high + (p.rows - 1) * air };
  const across = (/** @type {number} */ w) => field.x + (field.w - w) / 2;
  const down = (/** @type {number} */ h) => field.y + (field.h - h) / 2;
  const left = across(row.w + gap + block.w);
  const top = down(row.h + gap + block.h);
  const at = p.beside ? { x: left, y: down(row.h) } : { x: across(row.w), y: top };
  const corner = p.beside
    ? { x: left + row.w + gap, y: down(block.h) }
    : { x: across(block.w), y: top + row.h + gap };
  return Object.fromEntries([
    ...market(at, p, loose, count),
    ...piles(corner, small, p.cols, pitch + air),
  ]);
}

/**
 * The boards on which the market stands, one under each of its rows and all as long as the deck
 * allows; edge: from there on one sees its front, which bears the numbers.
 * @param {Rect} field
 * @returns {(Rect & {edge: number})[]}
 */
export function shelves(field) {
  const { deck, ...spots } = middle(field, PLACES);
  const cards = Array.from({ length: PLACES }, (_, i) => spots[`market:${i + 1}`]);
  const { size } = deck;
  const left = Math.min(...cards.map(({ x }) => x)) - size / 2 - BRIM;
  return [...new Set(cards.map(({ y }) => y))].map((y) => {
    const [top, foot] = [y - (RATIO * size) / 2, y + (RATIO * size) / 2];
    const box = { x: left, y: top - BRIM, w: deck.x + size / 2 + BRIM - left };
    return { ...box, h: foot + STEP - top + BRIM, edge: foot + 2 * BEAD - STEP };
  });
}

/**
 * Place 1 next to the deck, which lies at the right. Two rows are one way there and back; then the
 * deck lies between them.
 * @param {Point} at
 * @param {Plan} p
 * @param {number} loose how much broader it is than it need be
 * @param {number} count
 */
function market(at, p, loose, count) {
  const { places, width: size } = p;
  const high = RATIO * size;
  const spot = (/** @type {number} */ column, /** @type {number} */ y) => ({
    x: at.x + size / 2 + column * (1 + GAP) * size * loose,
    y: at.y + high / 2 + y,
    size,
  });
  const cards = Array.from({ length: count }, (_, i) => {
    const [line, from] = [Math.floor(i / places), i % places];
    const column = line % 2 ? from : places - 1 - from;
    return [`market:${i + 1}`, spot(column, line * (high + STEP))];
  });
  const deck = spot(0, (lines(p) - 1) * (high / 2 + BEAD));
  return [["deck", { ...deck, x: at.x + (marketOf(places) * loose - 0.5) * size }], ...cards];
}

/**
 * Desserts, then tools, on the shelf.
 * @param {Point} at
 * @param {number} size
 * @param {number} cols
 * @param {number} pitch from row to row
 */
const piles = (at, size, cols, pitch) =>
  [...DESSERT_PILES, ...TOOL_PILES].map((name, i) => {
    const isTool = i >= DESSERT_PILES.length;
    const inRow = cols === 6 && isTool ? i - DESSERT_PILES.length + 1.5 : i % cols;
    const apart = cols === 9 && isTool ? APART : 0;
    const x = at.x + size * (0.5 + inRow * PITCH + apart);
    return [name, { x, y: at.y + (RATIO * size) / 2 + Math.floor(i / cols) * pitch, size }];
  });

/** A discard's cards are so much smaller than those of its pile; its tray has room for a word. */
const THROWN = 0.6;
const TRAY = 50;

/**
 * The lane before a seat: its pile, its row, a matching card beside it, its discard. Around the
 * middle of its rack, unturned.
 * @param {{w: number, h: number}} rack as its seat sees it @param {{drawn: number, match: boolean,
 *   pile: boolean, discard: boolean}} what @returns {Lane}
 */
export function lane({ w, h }, { drawn, match, pile, discard }) {
  const most = Math.max(20, Math.min(112, (h - 8) / RATIO, w / 4.4));
  const size = Math.max(20, Math.min(most, w / 6.2));
  const gap = size < 50 ? 6 : 12;
  const tray = { w: Math.max(1.25 * THROWN * size, size < 38 ? 0 : TRAY), h: RATIO * size };
  const left = pile ? size + gap : 0;
  const space = { w: w - left - (discard ? tray.w + gap : 0), h, most };
  const cards = rowOf(space, drawn + Number(match), left - w / 2);
  const thrown = { x: (w - tray.w) / 2, y: 0, size: THROWN * size, tray };
  return {
    size,
    pile: pile ? { x: (size - w) / 2, y: 0, size } : null,
    discard: discard ? thrown : null,
    row: cards.slice(0, drawn),
    match: cards[drawn] ?? null,
  };
}

/**
 * So many cards side by side, none over another: in one row, or in two where that makes them
 * larger.
 * @param {{w: number, h: number, most: number}} field
 * @param {number} count
 * @param {number} left
 * @returns {Pose[]}
 */
function rowOf({ w, h, most }, count, left) {
  const slit = most < 50 || count > 5 ? 3 : 6;
  const breadth = (/** @type {number} */ rows) => {
    const cols = Math.ceil(count / rows);
    return Math.min(most, (w + slit) / cols - slit, ((h - 4 + slit) / rows - slit) / RATIO);
  };
  const rows = breadth(2) > breadth(1) ? 2 : 1;
  const [size, cols] = [breadth(rows), Math.ceil(count / rows)];
  return Array.from({ length: count }, (_, i) => ({
    x: left + size / 2 + (i % cols) * (size + slit),
    y: (Math.floor(i / cols) - (rows - 1) / 2) * (RATIO * size + slit),
    size,
  }));
}
