/** The board: cards that lie, places that glow, the ghost's areas and the count. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { posed } from "../../table/motion.js";
import { counted, litByCount } from "./areas.js";
import { lyingCard } from "./cards.js";
import { moulds } from "./pieces.js";
import { cardName } from "./sentences.js";
import { guardable, places } from "./spots.js";

/** @import { Box } from "../../table/types.js" */
/** @import { Ui, View } from "./types.js" */

/** The part of the board that should be seen: all cards and, in play, a card's breadth around them. @param {View} view @returns {Box} */
export function extent({ board, turn }) {
  const xs = board.map(({ x }) => x);
  const ys = board.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  const [right, bottom] = [Math.max(0, ...xs) + 2, Math.max(0, ...ys) + 2];
  const margin = turn === null ? 0.6 : board.length ? 2.1 : 1;
  return {
    x: left - margin,
    y: top - margin,
    w: right - left + 2 * margin,
    h: bottom - top + 2 * margin,
  };
}

/** The layer of the board; it lies under plates and hand. @param {View} view @param {Ui} ui */
export function boardLayer(view, ui) {
  const area = ui.lit === null ? undefined : counted(view)[ui.lit];
  const cards = [...view.board].sort((a, b) => a.tier - b.tier);
  const last = ui.lit === null ? view.board[view.board.length - 1]?.card : undefined;
  const { field } = ui;
  return html`
    <svg class="layer board-layer" aria-label=${ui.t("schokoly-board")}>
      ${moulds}
      <rect class="ground" data-on="board" x=${field.x} y=${field.y} width=${field.w} height=${field.h} rx="20" tabindex="0"
        role="application" aria-label=${ui.t("schokoly-board-keys", { count: view.board.length })} />
      <g clip-path=${ui.free ? "url(#field)" : nothing}>
        <g class=${area ? "cards dimmed" : "cards"}>
          ${repeat(
            cards,
            ({ card }) => card,
            (card) => lyingCard(card, ui.camera, cardName(card, ui, true), card.card === last),
          )}
        </g>
        ${litByCount(area, ui)}
        ${area ? nothing : marks(ui)}
      </g>
    </svg>`;
}

/** Where the held card or smartie may go. @param {Ui} ui */
function marks(ui) {
  const kind = ui.stack ? "marks on-cards" : "marks";
  const spots = ui.guarding || ui.token || ui.swapping ? [] : places(ui.actions, ui);
  const guards = ui.guarding || ui.token ? guardable(ui.actions) : [];
  return svg`
    <g class=${kind} style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
      ${spots.map(({ x, y }) => diamond(x + 1, y + 1, ui))}
      ${ui.board.filter(({ card }) => guards.includes(card)).map((card) => ring(card, ui))}
      ${cursor(ui)}
    </g>`;
}

/** A place for the held card's centre: a small foil diamond that grows as the card comes near. @param {number} x @param {number} y @param {Ui} ui */
function diamond(x, y, ui) {
  const point = ui.drag && {
    x: (ui.drag.x - ui.camera.x) / ui.camera.s,
    y: (ui.drag.y - ui.camera.y) / ui.camera.s,
  };
  const near = point ? Math.max(0, 1 - Math.hypot(point.x - x, point.y - y) / 3) : 0;
  const r = Math.min(0.3, Math.max(0.17, 6.5 / ui.camera.s)) * (1 + 0.8 * near);
  return svg`<path class="spot" d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z" style="stroke-width: ${Math.max(0.045, 2 / ui.camera.s)}" />`;
}

/** A card that a smartie may guard. @param {import("./types.js").Lying} card @param {Ui} ui */
function ring({ card, x, y }, ui) {
  return svg`<circle class=${card === ui.cursor ? "guard here" : "guard"} cx=${x + 1} cy=${y + 1} r=".34" />`;
}

/** Where the keys stand when they walk over lying cards. @param {Ui} ui */
function cursor(ui) {
  const card = ui.cursor === null ? undefined : ui.board.find((one) => one.card === ui.cursor);
  return card
    ? svg`<rect class="cursor" x=${card.x + 0.02} y=${card.y + 0.02} width="1.96" height="1.96" rx=".18" />`
    : nothing;
}
