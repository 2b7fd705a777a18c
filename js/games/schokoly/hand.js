/** The hand at the near edge, the card that is held, and a smartie on its way. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { toScreen } from "../../table/camera.js";
import { posed } from "../../table/motion.js";
import { joined, litByGhost } from "./areas.js";
import { centre, face, lens, lying, RISE, under } from "./cards.js";
import { cardName } from "./sentences.js";

/** @import { Box } from "../../table/types.js" */
/** @import { Card, Ui, View } from "./types.js" */

/** The middle and width of the n-th of `count` cards in the rack. @param {Box} rack @param {number} count @param {number} n */
export function slot(rack, count, n) {
  const gap = 10;
  const size = Math.max(
    44,
    Math.min(132, rack.h - 18, (rack.w - gap * (count - 1)) / Math.max(1, count)),
  );
  const left = rack.x + (rack.w - count * size - (count - 1) * gap) / 2;
  return { x: left + n * (size + gap) + size / 2, y: rack.y + rack.h / 2 + 3, size };
}

/** The layer above the plates: the hand, what is carried, and the ghost. @param {View} view @param {Ui} ui */
export function handLayer(view, ui) {
  const cards = view.hand.map((card, n) => ({
    card,
    n,
    place: slot(ui.rack, view.hand.length, n),
  }));
  const order = [...cards].sort(
    (a, b) => Number(a.card.card === ui.held) - Number(b.card.card === ui.held),
  );
  const { field } = ui;
  return html`
    <svg class="layer hand-layer" role="group" aria-label=${ui.t("schokoly-hand", { count: view.hand.length })}>
      <clipPath id="field"><rect x=${field.x} y=${field.y} width=${field.w} height=${field.h} /></clipPath>
      ${cards.map(({ card, place }) => (isOut(card, ui) ? emptySlot(card, place, ui) : nothing))}
      ${repeat(
        order,
        ({ card }) => card.card,
        ({ card, place }) => handCard(card, place, ui),
      )}
      <g clip-path="url(#field)">${litByGhost(view, ui)}</g>
      ${bubble(view, ui)}
      ${ui.token ? svg`<g class="token" style=${posed(ui.token.x, ui.token.y, ui.camera.s / 100)}>${lens}</g>` : nothing}
    </svg>`;
}

/** Whether a hand card is over the board. @param {Card} card @param {Ui} ui */
function isOut(card, ui) {
  return card.card === ui.held && (ui.spot !== null || ui.drag !== null);
}

/** The place a carried card left; a tap brings it back. @param {Card} card @param {{x: number, y: number, size: number}} place @param {Ui} ui */
function emptySlot({ card }, { x, y, size }, ui) {
  const half = size / 2 - 3;
  return svg`<rect class="slot" data-on="slot:${card}" role="button" aria-label=${ui.t("schokoly-back")} x=${x - half} y=${y - half}
    width=${half * 2} height=${half * 2} rx="10" />`;
}

/** Where a hand card is: carried, at its ghost's place, raised, or at rest. @param {Card} card @param {{x: number, y: number, size: number}} place @param {Ui} ui */
function poseOf(card, place, ui) {
  const isHeld = card.card === ui.held;
  if (isHeld && ui.spot)
    return { ...centre(ui.spot, ui.camera, ui.stack ? RISE : 0), s: ui.camera.s / 100 };
  if (isHeld && ui.drag) return { ...ui.drag, s: Math.max(ui.camera.s, 34) / 100 };
  return { x: place.x, y: place.y - (isHeld ? 9 : 0), s: place.size / 200 };
}

/** @param {Card} card @param {{x: number, y: number, size: number}} place @param {Ui} ui */
function handCard(card, place, ui) {
  const isHeld = card.card === ui.held;
  const turn = isHeld ? ui.turn : 0;
  const { x, y, s } = poseOf(card, place, ui);
  const ghost = isHeld && ui.spot !== null;
  const name = cardName({ ...card, colours: lying(card.colours, turn) }, ui, false);
  const still = isHeld && ui.drag && !ui.spot;
  return svg`
    <g class="card own ${isHeld ? "held" : ""} ${ghost ? "ghost" : ""}" data-key="card-${card.card}" data-from="stock" data-drag
      data-pose="${x.toFixed(2)} ${y.toFixed(2)} ${s.toFixed(4)} ${turn}" data-still=${still ? "" : nothing} style=${posed(x, y, s)}
      data-on=${ghost ? "ghost" : `hand:${card.card}`} tabindex="0" role="button" aria-pressed=${String(isHeld)}
      aria-label=${ghost ? ui.t("schokoly-ghost", { card: name }) : name}>
      ${under(isHeld && (ui.stack || ui.drag !== null))}
      ${face(lying(card.colours, turn))}
      ${isHeld && ui.stack ? svg`<g class="put">${lens}</g>` : nothing}
      <rect class="held-rim" x="-101" y="-101" width="202" height="202" rx="20" />
    </g>`;
}

/** How many pieces the own area would have. @param {View} view @param {Ui} ui */
function bubble(view, ui) {
  const mine = view.colours[ui.seat];
  if (!ui.trial || !ui.spot || !mine || ui.lit !== null) return nothing;
  const [now, then] = [largest(view, mine), largest(ui.trial.view, mine)];
  const text = now === then ? `${now}` : `${now} → ${then}`;
  const isLow = ui.spot.y + 1 > middle(view);
  const at = toScreen(ui.camera, { x: ui.spot.x + 1, y: ui.spot.y + (isLow ? 2 : 0) });
  const x = Math.max(ui.field.x + 56, Math.min(ui.field.x + ui.field.w - 56, at.x));
  const y = Math.max(
    ui.field.y + 24,
    Math.min(ui.field.y + ui.field.h - 24, at.y + (isLow ? 28 : -28)),
  );
  const joins = joined(ui.trial.view, ui.spot).some(({ colour }) => colour === mine);
  const half = now === then ? 34 : 54;
  return svg`
    <g class=${joins ? "bubble joins" : "bubble"} transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" aria-hidden="true">
      <rect x=${-half} y="-18" width=${half * 2} height="36" rx="18" />
      <use href="#piece-${mine}" x=${6 - half} y="-13" width="26" height="26" />
      <text x="15" y="6" text-anchor="middle">${text}</text>
    </g>`;
}

/** The board's middle row: what is told of a ghost stands on the side away from it. @param {View} view */
function middle({ board }) {
  const rows = board.map(({ y }) => y + 1);
  return rows.length ? (Math.min(...rows) + Math.max(...rows)) / 2 : Infinity;
}

/** @param {View} view @param {string} colour */
export function largest(view, colour) {
  return view.count.totals.find((total) => total.colour === colour)?.largest ?? 0;
}
