/** The hand at the near edge, the card that is held, and a smartie on its way. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { clamp, toScreen } from "../../table/camera.js";
import { posed } from "../../table/motion.js";
import { centre, face, lens, lying, under } from "./cards.js";
import { cardName } from "./sentences.js";
import { joined, outline } from "./shapes.js";

/** @import { Card, Ui, View } from "./types.js" */

/** @typedef {{x: number, y: number, size: number}} Slot middle and breadth of a hand card at rest */

/** The middle and breadth of the n-th of `count` cards in the rack. @param {Rect} rack @param {number} count @param {number} n @returns {Slot} */
function slot(rack, count, n) {
  const gap = 10;
  const room = (rack.w - gap * (count - 1)) / Math.max(1, count);
  const size = Math.max(44, Math.min(132, rack.h - 18, room));
  const left = rack.x + (rack.w - count * size - (count - 1) * gap) / 2;
  return { x: left + n * (size + gap) + size / 2, y: rack.y + rack.h / 2 + 3, size };
}

/** The layer above the plates: the hand, what is carried, and the ghost. @param {View} view @param {Ui} ui */
export function handLayer(view, ui) {
  const { hand } = view;
  const cards = hand.map((card, n) => ({ card, place: slot(ui.rack, hand.length, n) }));
  const held = cards.find(({ card }) => card.card === ui.held);
  const inOrder = held ? [...cards.filter((one) => one !== held), held] : cards;
  const drawn = (/** @type {{card: Card, place: Slot}} */ one) => handCard(one, ui);
  const { x, y, w, h } = ui.field;
  return html`
    <svg class="layer hand-layer" role="group" aria-label=${ui.t("schokoly-hand", { count: hand.length })}>
      <clipPath id="field"><rect x=${x} y=${y} width=${w} height=${h} /></clipPath>
      ${held && (ui.spot || ui.drag) ? emptySlot(held.card, held.place, ui) : nothing}
      ${repeat(inOrder, ({ card }) => card.card, drawn)}
      <g clip-path="url(#field)">${litByGhost(view, ui)}</g>
      ${bubble(view, ui)}
      ${ui.token ? svg`<g class="token" style=${posed(ui.token.x, ui.token.y, ui.camera.s / 100)}>${lens}</g>` : nothing}
    </svg>`;
}

/** The place a carried card left; a tap brings it back. @param {Card} card @param {Slot} slot @param {Ui} ui */
function emptySlot({ card }, { x, y, size }, ui) {
  const half = size / 2 - 3;
  return svg`<rect class="slot" data-on="slot:${card}" role="button" aria-label=${ui.t("schokoly-back")} x=${x - half} y=${y - half}
    width=${half * 2} height=${half * 2} rx="10" />`;
}

/** Where a hand card is: carried, at its ghost's place, raised, or at rest. @param {boolean} isHeld @param {Slot} slot @param {Ui} ui */
function poseOf(isHeld, { x, y, size }, { spot, drag, camera, stack }) {
  if (isHeld && spot) return { ...centre(spot, camera, stack), s: camera.s / 100 };
  if (isHeld && drag) return { ...drag, s: Math.max(camera.s, 34) / 100 };
  return { x, y: y - (isHeld ? 9 : 0), s: size / 200 };
}

/** @param {{card: Card, place: Slot}} held @param {Ui} ui */
function handCard({ card, place }, ui) {
  const isHeld = card.card === ui.held;
  const turn = isHeld ? ui.turn : 0;
  const { x, y, s } = poseOf(isHeld, place, ui);
  const ghost = isHeld && ui.spot !== null;
  const colours = lying(card.colours, turn);
  const name = cardName({ colours }, ui, false);
  return svg`
    <g class="card own ${isHeld ? "held" : ""} ${ghost ? "ghost" : ""}" data-key="card-${card.card}" data-from="stock" data-drag
      data-pose="${x.toFixed(2)} ${y.toFixed(2)} ${s.toFixed(4)} ${turn}" data-still=${isHeld && ui.drag && !ghost ? "" : nothing} style=${posed(x, y, s)}
      data-on=${ghost ? "ghost" : `hand:${card.card}`} tabindex="0" role="button" aria-pressed=${String(isHeld)}
      aria-label=${ghost ? ui.t("schokoly-ghost", { card: name }) : name}>
      ${under(isHeld && (ui.stack || ui.drag !== null))}
      ${face(colours)}
      ${isHeld && ui.stack ? svg`<g class="put">${lens}</g>` : nothing}
      <rect class="held-rim" x="-101" y="-101" width="202" height="202" rx="20" />
    </g>`;
}

/** What the ghost joins, in foil; the own colour's area strongly. @param {View} view @param {Ui} ui */
function litByGhost(view, ui) {
  if (!ui.trial || !ui.spot || ui.lit !== null) return nothing;
  const mine = view.colours[ui.seat];
  return svg`
    <g class="joined" style=${posed(ui.camera.x, ui.camera.y, ui.camera.s)}>
      ${joined(ui.trial.view, ui.spot).map(({ colour, cells }) => {
        const edge = outline(cells);
        return svg`
          <g class=${colour === mine ? "own" : "other"}>
            <path class="tint" d=${cells.map(([x, y]) => `M${x} ${y}h1v1h-1Z`).join("")} />
            <path class="casing" d=${edge} /><path class="line" d=${edge} />
          </g>`;
      })}
    </g>`;
}

/** How many pieces the own area would have; it stands on the side of the ghost away from the board's middle. @param {View} view @param {Ui} ui */
function bubble(view, { trial, spot, lit, seat, camera, field }) {
  const mine = view.colours[seat];
  if (!trial || !spot || !mine || lit !== null) return nothing;
  const [now, then] = [largest(view, mine), largest(trial.view, mine)];
  const isSame = now === then;
  const rows = view.board.map(({ y }) => y + 1);
  const isLow = spot.y + 1 > (Math.min(...rows) + Math.max(...rows)) / 2;
  const at = toScreen(camera, { x: spot.x + 1, y: spot.y + (isLow ? 2 : 0) });
  const x = clamp(at.x, field.x + 56, field.x + field.w - 56);
  const y = clamp(at.y + (isLow ? 28 : -28), field.y + 24, field.y + field.h - 24);
  const joins = joined(trial.view, spot).some(({ colour }) => colour === mine);
  const half = isSame ? 34 : 54;
  return svg`
    <g class=${joins ? "bubble joins" : "bubble"} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" aria-hidden="true">
      <rect x=${-half} y="-18" width=${half * 2} height="36" rx="18" />
      <use href="#piece-${mine}" x=${6 - half} y="-13" width="26" height="26" />
      <text x="15" y="6" text-anchor="middle">${isSame ? now : `${now} → ${then}`}</text>
    </g>`;
}

/** @param {View} view @param {string} colour */
const largest = ({ count }, colour) =>
  count.totals.find((total) => total.colour === colour)?.largest ?? 0;
