/** Where things lie, in pixels of the table. Pure geometry: a market, a shelf of small piles, and the lane before each seat. */

import { DESSERT_PILES, PLACES, TOOL_PILES } from "./spots.js";

/** @import { Pose } from "../../table/playing.js" */
/** @typedef {{width: number, small: number, cols: number, rows: number, beside: boolean}} Plan breadths of cards; the shelf's shape */
/** @typedef {{size: number, tight: boolean, pile: Pose | null, row: Pose[], match: Pose | null, discard: Pose | null}} Lane size: the breadth of its piles; around (0, 0) */

/** Units of a card's drawing. */
export const CARD = { w: 200, h: 260 };
const RATIO = CARD.h / CARD.w;
/** Under a market card its step count, under a pile how many are left, and a margin around all. */
const STEP = 32;
const LEFT = 22;
const MARGIN = 12;
/** A field lower than this saves on margins. */
const LOW = 240;
/** The gap of market cards, of piles, and between deck and market and desserts and tools, as parts of a card's breadth. */
const GAP = 0.1;
const PITCH = 1.16;
const APART = 0.3;
/** So many breadths the market with its deck takes. */
const MARKET = PLACES + 1 + PLACES * GAP + APART;
const MOST = 150;

/** A pile's card is a little smaller than the market's, unless that is small itself. @param {number} width */
const smaller = (width) => Math.max(0.88 * width, Math.min(88, 1.25 * width));

/** Columns and rows of the shelf: all in a row; desserts over tools; three by three. */
const SHELVES = [9, 6, 3].map((cols) => [cols, Math.ceil(9 / cols)]);

/** The breadth of a shelf in breadths of its cards. @param {number} cols */
const shelf = (cols) => (cols - 1) * PITCH + 1 + (cols === 9 ? APART : 0);

/** The market over its shelf. @param {number} w @param {number} h @param {number} cols @param {number} rows @returns {Plan} */
function under(w, h, cols, rows) {
  const width = Math.min(MOST, w / MARKET);
  const small = Math.min(smaller(width), w / shelf(cols));
  const fixed = STEP + rows * (LEFT + MARGIN) + MARGIN;
  const part = Math.min(1, Math.max(0, h - fixed) / (RATIO * (width + rows * small)));
  return { width: width * part, small: small * part, cols, rows, beside: false };
}

/** The shelf at the market's right. @param {number} w @param {number} h @param {number} cols @param {number} rows @returns {Plan} */
function beside(w, h, cols, rows) {
  const tall = (h - rows * LEFT - (rows - 1) * (h < LOW ? 4 : MARGIN)) / rows / RATIO;
  const across = w - 3 * MARGIN;
  const high = Math.min(MOST, (h - STEP) / RATIO);
  const even = across / (MARKET + 0.88 * shelf(cols));
  const small = Math.max(0, Math.min(tall, 0.88 * Math.min(high, even)));
  const width = Math.min(high, (across - shelf(cols) * small) / MARKET);
  return { width, small, cols, rows, beside: true };
}

/** The arrangement with the largest cards; piles too small for a finger count little. @param {Rect} field @returns {Plan} */
export function plan({ w, h }) {
  const [across, down] = [w - 2 * MARGIN, h - (h < LOW ? MARGIN : 2 * MARGIN)];
  const plans = SHELVES.flatMap(([cols, rows]) => [
    under(across, down, cols, rows),
    beside(across, down, cols, rows),
  ]);
  const worth = /** @param {Plan} p */ (p) =>
    7 * p.width ** 2 + 9 * p.small ** 2 - (p.small < 34 ? 1e5 * (34 - p.small) : 0);
  return plans.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** Where everything lies that all seats share, by name. @param {Rect} field @param {number} places how many cards the market has @returns {Record<string, Pose>} */
export function middle(field, places) {
  const { width, small, ...p } = plan(field);
  const row = { w: MARKET * width, h: RATIO * width + STEP };
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
    ...market(at, width, places),
    ...piles(corner, small, p.cols, pitch + air),
  ]);
}

/** The row, its last place farthest left, and the deck at its right. @param {Point} at @param {number} size @param {number} places */
function market(at, size, places) {
  const y = at.y + (RATIO * size) / 2;
  const spot = (/** @type {number} */ part) => ({ x: at.x + part * size, y, size });
  const cards = Array.from({ length: places }, (_, i) => [
    `market:${i + 1}`,
    spot(0.5 + (PLACES - 1 - i) * (1 + GAP)),
  ]);
  return [["deck", spot(MARKET - 0.5)], ...cards];
}

/** Desserts, then tools, on the shelf. @param {Point} at @param {number} size @param {number} cols @param {number} pitch from row to row */
const piles = (at, size, cols, pitch) =>
  [...DESSERT_PILES, ...TOOL_PILES].map((name, i) => {
    const isTool = i >= DESSERT_PILES.length;
    const inRow = cols === 6 && isTool ? i - DESSERT_PILES.length + 1.5 : i % cols;
    const apart = cols === 9 && isTool ? APART : 0;
    const x = at.x + size * (0.5 + inRow * PITCH + apart);
    return [name, { x, y: at.y + (RATIO * size) / 2 + Math.floor(i / cols) * pitch, size }];
  });

/** How much of each card of a full row stays to be seen. */
const SEEN = 0.58;

/**
 * The lane before a seat: its pile, its row, a matching card beside it, its discard. Around the middle of its rack, unturned.
 * @param {{w: number, h: number}} rack as its seat sees it @param {{drawn: number, match: boolean, pile: boolean, discard: boolean}} what @returns {Lane}
 */
export function lane({ w, h }, { drawn, match, pile, discard }) {
  const size = Math.max(20, Math.min(112, (h - 8) / RATIO, w / 4.4));
  const gap = size < 50 ? 6 : 12;
  const [left, right] = [pile ? size + gap : 0, discard ? size + gap : 0];
  const room = w - left - right;
  const count = drawn + (match ? 1.25 : 0);
  const width = Math.min(size, room / (1 + SEEN * Math.max(0, count - 1)));
  const step = count > 1 ? Math.min(width + (size < 50 ? 4 : 8), (room - width) / (count - 1)) : 0;
  const first = left - w / 2 + width / 2;
  const at = (/** @type {number} */ i) => ({ x: first + i * step, y: 0, size: width });
  return {
    size,
    tight: count > 1 && step < width,
    pile: pile ? { x: (size - w) / 2, y: 0, size } : null,
    discard: discard ? { x: (w - size) / 2, y: 0, size } : null,
    row: Array.from({ length: drawn }, (_, i) => at(i)),
    match: match ? at(drawn + 0.2) : null,
  };
}
