/**
 * The board: cards that lie, places that glow, the ghost's areas and the count; and as a small
 * picture.
 */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { toBoard } from "../../table/camera.js";
import { moulds } from "../../table/chocolates.js";
import { slab } from "../../table/marks.js";
import { posed } from "../../table/motion.js";
import { ground } from "../../table/playing.js";
import { face, lens, lyingCard } from "./cards.js";
import { gainOf, guardable, places } from "./pick.js";
import { cardName, signed } from "./sentences.js";
import { areasOf, beyond, boxAround, byTier, landOf, middleOf, outline } from "./shapes.js";

/** @import { Area, Lying, Side, Ui, View } from "./game.js" */

/**
 * The part of the board that should be seen: all cards and, in play, a card's breadth around them.
 * @param {View} view
 */
export function extent({ board, turn }) {
  if (!board.length) return boxAround([{ x: 0, y: 0 }], 2, turn === null ? 0.6 : 1);
  return boxAround(board, 2, turn === null ? 0.6 : 2.1);
}

/** The layer of the board; it lies under plates and hand. @param {View} view @param {Ui} ui */
export function boardLayer(view, ui) {
  const step = ui.lit === null ? undefined : view.count.steps[ui.lit];
  return layer(view.board, ui, {
    label: "schokoly-board-keys",
    isClipped: ui.free,
    kind: step ? "cards dimmed" : "cards",
    last: ui.lit === null ? view.board.at(-1)?.card : undefined,
    over: (atRest) =>
      step ? areasOf(view, step.areas).map((area) => litByCount(area, atRest)) : marks(atRest),
  });
}

/**
 * The cards on their ground, and what is drawn over them. While fingers pan, it is drawn as it was
 * at rest and only shifted, as a layer of its own.
 * @template {TableUi} U
 * @param {Lying[]} board @param {U} ui
 * @param {{label: string, isClipped: boolean, kind: string, last?: number, over: (atRest: U) =>
 *   unknown}} how
 */
export function layer(board, ui, { label, isClipped, kind, last, over }) {
  const { camera, drawnAt } = ui;
  const atRest = drawnAt ? { ...ui, camera: drawnAt } : ui;
  const glide = drawnAt && posed(camera.x - drawnAt.x, camera.y - drawnAt.y, 1);
  const drawn = (/** @type {Lying} */ card) =>
    lyingCard(card, atRest.camera, cardName(card, ui, true), card.card === last);
  return html`<svg class="layer board-layer" aria-label=${ui.t("schokoly-board")}>
    ${moulds} ${ground(ui.field, ui.t(label, { count: board.length }))}
    <g clip-path=${isClipped ? "url(#field)" : nothing}>
      <g style=${glide ? `will-change: transform; ${glide}` : nothing}>
        <g class=${kind}>${repeat(byTier(board), ({ card }) => card, drawn)}</g>
        ${over(atRest)}
      </g>
    </g>
  </svg>`;
}

/** Where the held card or smartie may go, and where the keys stand. @param {Ui} ui */
function marks(ui) {
  const spots = ui.guarding || ui.token || ui.swapping ? [] : places(ui.actions, ui);
  const guards = ui.guarding || ui.token ? guardable(ui.actions) : [];
  const cursor = ui.board.find(({ card }) => card === ui.cursor);
  const guard = (/** @type {Lying} */ { card, x, y }) =>
    svg`<circle
      class=${card === ui.cursor ? "guard here" : "guard"}
      cx=${x + 1}
      cy=${y + 1}
      r=".34"
    />`;
  return svg`<g
    class=${ui.stack ? "marks on-cards" : "marks"}
    style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}
  >
    ${ui.spot ? nothing : svg`<path class="land" d=${outline(landOf(spots))} />`}
    ${spots.map((place) => mark(place, gainOf(place, ui), ui))}
    ${ui.board.filter(({ card }) => guards.includes(card)).map(guard)}
    ${cursor ? slab("cursor", cursor.x + 0.02, cursor.y + 0.02, 1.96, 1.96, 0.18) : nothing}
  </g>`;
}

/**
 * The middle of a place for the held card: a diamond of foil, or what it gains; it grows as the
 * card comes near.
 * @param {Point} place
 * @param {number} gain
 * @param {Ui} ui
 */
function mark({ x, y }, gain, { drag, camera }) {
  const point = drag && toBoard(camera, drag);
  const near = point ? Math.max(0, 1 - Math.hypot(point.x - x - 1, point.y - y - 1) / 3) : 0;
  const size = Math.max(0.3, 10.5 / camera.s) * (1 + 0.5 * near);
  const words = gain
    ? svg`<circle r="1" /><text
          y=".36"
          text-anchor="middle"
          class=${Math.abs(gain) > 9 ? "long" : nothing}
          >${signed(gain)}</text
        >`
    : svg`<path d="M0 -.62L.62 0L0 .62L-.62 0Z" />`;
  return svg`<g
    class=${gain < 0 ? "spot loss" : "spot"}
    transform="translate(${x + 1} ${y + 1}) scale(${size.toFixed(3)})"
    >${words}</g
  >`;
}

/**
 * One area of the count: its pieces, and if it counts the pieces that touch it and the ticks.
 * @param {Area} area
 * @param {Ui} ui
 */
function litByCount({ colour, cells, counts, winner, ...area }, ui) {
  const sides = counts ? area.sides : [];
  const beside = new Map(sides.map((side) => [beyond(side), side.colour]));
  return svg`<g class="counted" style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
    ${[...beside].map(([cell, other]) => pieceAt(cell.split(",").map(Number), other, "near"))}
    ${cells.map((cell) => pieceAt(cell, colour, "in"))}
    <path class="rim" d=${outline(cells)} />
    ${sides.map((side, i) => tick(side, i, side.colour === winner))}
  </g>`;
}

/**
 * A piece that is lit up.
 * @param {number[]} cell
 * @param {string | undefined} colour
 * @param {string | typeof nothing} [role]
 */
export const pieceAt = ([x, y], colour, role = nothing) =>
  svg`<use
    class=${role}
    href="#piece-${colour}"
    x=${x + 0.02}
    y=${y + 0.02}
    width=".96"
    height=".96"
  />`;

/** An area in a line of foil that is seen on any ground. @param {number[][]} cells @param {string} kind */
export function line(cells, kind) {
  const edge = outline(cells);
  return svg`<path class="casing" d=${edge} /><path class=${kind} d=${edge} />`;
}

/** The same around a square. @param {number} x @param {number} y @param {number} size @param {number} round */
export const framed = (x, y, size, round) =>
  ["casing", "rim"].map((kind) => slab(kind, x, y, size, size, round));

/**
 * A tick across a counted side: full for the winner, hollow for the other.
 * @param {Side} side
 * @param {number} i
 * @param {boolean} wins
 */
function tick(side, i, wins) {
  const { x, y } = middleOf(side);
  return svg`<g transform="translate(${x} ${y}) rotate(${side.dy ? 90 : 0})"
    ><rect
      class=${wins ? "side-tick wins" : "side-tick"}
      style="animation-delay: ${i * 45}ms"
      x="-.2"
      y="-.07"
      width=".4"
      height=".14"
      rx=".07"
  /></g>`;
}

/**
 * The board where a game that begins with it is only spoken of; nothing where no card lies.
 * @param {{board: Lying[]}} view
 * @param {T} t
 */
export function picture({ board }, t) {
  if (!board.length) return null;
  const { x: left, y: top, w, h } = boxAround(board, 2, 0.3);
  return html`<svg
    class="board-picture"
    viewBox="${left} ${top} ${w} ${h}"
    role="img"
    aria-label=${t("schokoly-board-picture", { count: board.length })}
  >
    ${cardsLying(board)}
  </svg>`;
}

/** All cards, in cells. @param {Lying[]} board */
export const cardsLying = (board) =>
  byTier(board).map(
    ({ x, y, tier, colours, smartie }) =>
      svg`<g transform="translate(${x + 1} ${y + 1 - (tier - 1) * 0.12}) scale(.01)"
        >${face(colours)}${smartie ? lens : nothing}</g
      >`,
  );
