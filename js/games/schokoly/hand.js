/** The hand at the near edge, the card that is held, and a smartie on its way. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { clamp, toScreen } from "../../table/camera.js";
import { posed } from "../../table/motion.js";
import { line } from "./board.js";
import { centre, face, lens, lying, under } from "./cards.js";
import { cardName } from "./sentences.js";
import { areasOf, boxAround, heartOf } from "./shapes.js";
import { sides } from "./sides.js";

/** @import { Pose } from "../../table/playing.js" */
/** @import { Area, Card, Drawn, Tally, Ui, View } from "./game.js" */

/** Beside and between what the sides have, in pixels. */
const GAP = 12;
/** The field's lower edge, on which a slip of paper may lie, in pixels. */
const SLIP = 52;

/**
 * The middle and breadth of the n-th of `count` cards in the rack.
 * @param {Rect} rack
 * @param {number} count
 * @param {number} n
 * @returns {Pose}
 */
function slot(rack, count, n) {
  const gap = 10;
  const width = (rack.w - gap * (count - 1)) / Math.max(1, count);
  const size = Math.max(44, Math.min(132, rack.h - 18, width));
  const left = rack.x + (rack.w - count * size - (count - 1) * gap) / 2;
  return { x: left + n * (size + gap) + size / 2, y: rack.y + rack.h / 2 + 3, size };
}

/**
 * The layer above the plates: the hand, what is carried, and the ghost; at the end the hand is
 * gone, but for a hint.
 * @type {Drawn}
 */
export function handLayer(view, ui) {
  const hand = ui.outcome ? view.hand.filter(({ card }) => ui.hint && card === ui.held) : view.hand;
  const cards = hand.map((card, n) => ({ card, place: slot(ui.rack, hand.length, n) }));
  const held = cards.find(({ card }) => card.card === ui.held);
  const inOrder = held ? [...cards.filter((one) => one !== held), held] : cards;
  const drawn = (/** @type {{card: Card, place: Pose}} */ one) => handCard(one, ui);
  const { x, y, w, h } = ui.field;
  return html`<svg
    class="layer hand-layer"
    role="group"
    aria-label=${ui.t("schokoly-hand", { count: hand.length })}
  >
    <clipPath id="field"><rect x=${x} y=${y} width=${w} height=${h} /></clipPath>
    ${held && !ui.outcome && (ui.spot || ui.drag) ? emptySlot(held.card, held.place, ui) : nothing}
    ${repeat(inOrder, ({ card }) => card.card, drawn)}
    <g clip-path="url(#field)">${litByGhost(view, ui)} ${sides(view, ui)}</g>
    ${bubble(view, ui)}
    ${
      ui.token
        ? svg`<g class="token" style=${posed(ui.token.x, ui.token.y, ui.camera.s / 100)}
            >${lens}</g
          >`
        : nothing
    }
  </svg>`;
}

/**
 * The place a carried card left; a tap brings it back.
 * @param {Card} card
 * @param {Pose} slot
 * @param {Ui} ui
 */
function emptySlot({ card }, { x, y, size }, ui) {
  const half = size / 2 - 3;
  return svg`<rect
    class="slot"
    data-on="slot:${card}"
    role="button"
    aria-label=${ui.t("schokoly-back")}
    x=${x - half}
    y=${y - half}
    width=${half * 2}
    height=${half * 2}
    rx="10"
  />`;
}

/**
 * Where a hand card is: carried, at its ghost's place, raised, or at rest.
 * @param {boolean} isHeld
 * @param {Pose} slot
 * @param {Ui} ui
 */
function poseOf(isHeld, { x, y, size }, { spot, drag, camera, stack }) {
  if (isHeld && spot) return { ...centre(spot, camera, stack), s: camera.s / 100 };
  if (isHeld && drag) return { ...drag, s: Math.max(camera.s, 34) / 100 };
  return { x, y: y - (isHeld ? 9 : 0), s: size / 200 };
}

/** @param {{card: Card, place: Pose}} held @param {Ui} ui */
function handCard({ card, place }, ui) {
  const isHeld = card.card === ui.held;
  const turn = isHeld ? ui.turn : 0;
  const { x, y, s } = poseOf(isHeld, place, ui);
  const ghost = isHeld && ui.spot !== null;
  const colours = lying(card.colours, turn);
  const name = cardName({ colours }, ui, false);
  return svg`<g
    class="card own ${isHeld ? "held" : ""} ${ghost ? "ghost" : ""}"
    data-key="card-${card.card}"
    data-from="stock"
    data-drag
    data-pose="${x.toFixed(2)} ${y.toFixed(2)} ${s.toFixed(4)} ${turn}"
    data-still=${isHeld && ui.drag && !ghost ? "" : nothing}
    style=${posed(x, y, s)}
    data-on=${ghost ? "ghost" : `hand:${card.card}`}
    tabindex="0"
    role="button"
    aria-pressed=${String(isHeld)}
    aria-label=${ghost ? ui.t("schokoly-ghost", { card: name }) : name}
  >
    ${under(isHeld && (ui.stack || ui.drag !== null))} ${face(colours)}
    ${isHeld && ui.stack ? svg`<g class="put">${lens}</g>` : nothing}
    <rect class="held-rim" x="-101" y="-101" width="202" height="202" rx="20" />
  </g>`;
}

/** What the ghost joins, in foil; the own colour's area strongly. @type {Drawn} */
function litByGhost(view, ui) {
  if (!ui.trial?.view || !ui.spot || ui.lit !== null) return nothing;
  const mine = view.colours[ui.seat];
  const after = ui.trial.view;
  const { joins = [], areas = [] } = after.change ?? {};
  const turned = areasOf(after, areas);
  const others = areasOf(after, joins).filter((area) => !turned.includes(area));
  return svg`<g class="joined" style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
    ${others.map((area) => lit(area, area.colour === mine ? "own" : "other"))}
    ${turned.map((area) => lit(area, "own"))} ${turned.map((area) => owner(area, ui))}
  </g>`;
}

/** An area in foil. @param {Area} area @param {string} kind */
const lit = ({ cells }, kind) =>
  svg`<g class=${kind}>
    <path class="tint" d=${cells.map(([x, y]) => `M${x} ${y}h1v1h-1Z`).join("")} />
    ${line(cells, "line")}
  </g>`;

/**
 * Who has a neutral area now, as a piece or an empty mould, and its size: near its middle.
 * @param {Area} area
 * @param {Ui} ui
 */
function owner({ cells, winner, counts }, { camera }) {
  const [x, y] = heartOf(cells);
  const text = String(cells.length);
  const half = 18 + text.length * 5;
  const image =
    counts && winner
      ? svg`<use href="#piece-${winner}" x="0" y="-10" width="20" height="20" />`
      : svg`<rect class="nobody" x="1" y="-9" width="18" height="18" rx="4" />`;
  return svg`<g class="owner" transform="translate(${x + 0.5} ${y + 0.5}) scale(${1 / camera.s})">
    <rect x=${-half} y="-14" width=${half * 2} height="28" rx="14" />
    <g transform="translate(${7 - half} 0)">${image}<text x="24" y="5">${text}</text></g></g
  >`;
}

/**
 * What each side would have: above or below the ghost, or beside it where there is no room; away
 * from the board's middle.
 * @type {Drawn}
 */
function bubble(view, { trial, spot, lit, camera, field }) {
  if (!trial?.view?.change || !spot || lit !== null) return nothing;
  /** @type {View} */
  const { change } = trial.view;
  const sides = (change?.tallies ?? []).map(labelOf);
  const half = sides.reduce((sum, { breadth }) => sum + breadth, GAP) / 2;
  const board = boxAround(view.board, 2, 0);
  const middle = toScreen(camera, { x: spot.x + 1, y: spot.y + 1 });
  const away = (/** @type {number} */ far, /** @type {boolean} */ isAfter) =>
    (camera.s + far) * (isAfter ? 1 : -1);
  const above = middle.y + away(28, spot.y + 1 > board.y + board.h / 2);
  const isAboveFree = above > field.y + 20 && above < field.y + field.h - SLIP;
  const beside = middle.x + away(half + 10, spot.x + 1 > board.x + board.w / 2);
  const x = clamp(isAboveFree ? middle.x : beside, field.x + half, field.x + field.w - half);
  const y = clamp(isAboveFree ? above : middle.y, field.y + 20, field.y + field.h - 20);
  let at = GAP - half;
  return svg`<g
    class="bubble"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
    aria-hidden="true"
  >
    <rect x=${-half} y="-18" width=${half * 2} height="36" rx="18" />
    ${sides.map(({ colour, text, isSame, breadth }) => {
      at += breadth;
      return svg`<g class=${isSame ? "same" : "other"} transform="translate(${at - breadth} 0)">
        <use href="#piece-${colour}" y="-13" width="26" height="26" /><text x="32" y="6"
          >${text}</text
        ></g
      >`;
    })}
  </g>`;
}

/** What one side has before and after, and the room that it needs. @param {Tally} side */
function labelOf({ colour, before, after }) {
  const isSame = before === after;
  const text = isSame ? String(after) : `${before} → ${after}`;
  return { colour, text, isSame, breadth: 32 + text.length * 10 + GAP };
}
