/** The middle of the table: the market with its deck, and the small piles of desserts and tools. It lies under plates and rows. */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { back, emptySlot, face, morsel, pileFace, ROOM } from "./cards.js";
import { CARD, middle } from "./layout.js";
import { ANY, COSTS, crownsOf, TOOLS, things } from "./pieces.js";
import { offered, reach, rows, spotAt, thingOf } from "./spots.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./layout.js").Middle} Middle */
/** @typedef {import("../../table/types.js").Point} Point */

/** A card that may be taken lies this much higher, in pixels. */
const RISE = 7;
/** In a field lower than this nothing could be made out: at the end, on a phone. */
const LEAST = 90;

/** The layer of the middle. @param {View} view @param {Ui} ui */
export function boardLayer(view, ui) {
  const { field } = ui;
  const spots = middle(field, view.market.length);
  return html`
    <svg class="layer board-layer" aria-label=${ui.t("challenge-board")}>
      ${things}
      <rect class="ground" data-on="board" x=${field.x} y=${field.y} width=${field.w} height=${field.h} rx="20" tabindex="0"
        role="application" aria-label=${ui.t("challenge-board-keys", { count: rows().flat().length })} />
      ${
        field.w > 0 && field.h > LEAST
          ? svg`
        ${track(view, spots)}
        ${deck(view, spots, ui)}
        ${repeat(
          view.market,
          (_, i) => view.market_cards[i],
          (_, i) => marketCard(view, i, spots, ui),
        )}
        ${COSTS.map((cost) => pile(`dessert:${cost}`, String(cost), spots, view, ui))}
        ${TOOLS.map((tool) => pile(`tool:${tool}`, tool, spots, view, ui))}
        ${cursor(view, spots, ui)}`
          : nothing
      }
    </svg>`;
}

/** The place that the drawn cards reach: its number; all from seven on; none once bought or while others take theirs. @param {View} view */
function reached(view) {
  const count = reach(view);
  const isOver = view.bought !== null || view.asked !== null || view.turn === null;
  return /** @param {number} place */ (place) =>
    !isOver && count > 0 && (place === count || count >= ANY);
}

/** The ribbon that counts from the deck, filled as far as cards are drawn. @param {View} view @param {Middle} spots */
function track(view, { market, deck: from, width }) {
  const y = from.y + ((CARD.h / CARD.w) * width) / 2 + 19;
  const count = Math.min(reach(view), market.length);
  const isAt = reached(view);
  const r = Math.min(13, Math.max(10, width / 6));
  const end = market[count - 1];
  return svg`
    <g class="track" aria-hidden="true">
      <path class="ribbon" d="M${from.x.toFixed(1)} ${y}H${(market.at(-1)?.x ?? from.x).toFixed(1)}" />
      ${end && view.asked === null ? svg`<path class="ribbon filled" d="M${from.x.toFixed(1)} ${y}H${end.x.toFixed(1)}" />` : nothing}
      ${market.map(
        ({ x }, i) => svg`
        <g class="bead ${i < count && view.asked === null ? "filled" : ""} ${isAt(i + 1) ? "here" : ""}" transform="translate(${x.toFixed(1)} ${y})">
          <circle r=${r} /><text y="5" text-anchor="middle">${i + 1}</text></g>`,
      )}
    </g>`;
}

/** Classes of a thing in the middle. @param {string} on @param {Ui} ui @param {boolean} [isReached] */
function kindOf(on, ui, isReached = false) {
  const isOffered = offered(ui.actions, on) !== undefined;
  const isHinted = ui.hint !== null && thingOf(ui.hint.action) === on;
  return {
    isOffered,
    kind: `${isOffered ? "offered" : ""} ${isReached ? "reached" : ""} ${isHinted ? "hinted" : ""}`,
  };
}

/** @param {View} view @param {number} i @param {Middle} spots @param {Ui} ui */
function marketCard(view, i, { market, width }, ui) {
  const [name = "", at = { x: 0, y: 0 }] = [view.market[i], market[i]];
  const on = `market:${i + 1}`;
  const { isOffered, kind } = kindOf(on, ui, reached(view)(i + 1));
  const label = ui.t("challenge-market-card", {
    place: i + 1,
    name: ui.t(`challenge-name-${name}`),
    crowns: crownsOf(name),
  });
  const place = { x: at.x, y: at.y - (isOffered ? RISE : 0), width };
  return morsel({ card: view.market_cards[i] ?? -1, name }, place, ui, {
    kind: `market-card ${kind}`,
    from: "deck",
    label,
    on,
    isOffered,
  });
}

/** The rectangle that a finger may touch, in units of a card of that breadth: never less than 44 pixels. @param {number} width */
function touchable(width) {
  const w = Math.max(CARD.w, (44 * CARD.w) / width);
  const h = Math.max(CARD.h + (24 * CARD.w) / width, (44 * CARD.w) / width);
  return svg`<rect class="touchable" x=${-w / 2} y="-130" width=${w} height=${h} />`;
}

/** Something in the middle that stays where it is. @param {string} on @param {Point} at @param {number} width @param {{label: string, kind: string, isOffered: boolean}} how @param {unknown} image */
function thing(on, at, width, { label, kind, isOffered }, image) {
  return svg`
    <g class="morsel ${kind}" data-on=${on} data-anchor=${on === "deck" ? "deck" : nothing} role=${isOffered ? "button" : "img"} tabindex=${isOffered ? 0 : nothing} aria-label=${label}
      transform="translate(${at.x.toFixed(1)} ${(at.y - (isOffered ? RISE : 0)).toFixed(1)}) scale(${(width / CARD.w).toFixed(4)})">
      ${touchable(width)}<g class="body">${image}<rect class="rim" x="-103" y="-133" width="206" height="266" rx="20" /></g>
    </g>`;
}

/** The ingredients: their visible back and how many are left. @param {View} view @param {Middle} spots @param {Ui} ui */
function deck(view, { deck: at, width }, ui) {
  const { isOffered, kind } = kindOf("deck", ui);
  const label = ui.t("challenge-deck", { count: view.deck, back: view.back ?? "none" });
  const next = view.ahead?.[0];
  const image = next
    ? face(next, width >= ROOM ? ui.t(`challenge-name-${next}`) : "")
    : view.back
      ? back(view.back, Math.min(4, Math.ceil(view.deck / 8) - 1))
      : emptySlot;
  return svg`${thing("deck", at, width, { label, kind, isOffered }, image)}
    ${amount(at.x, at.y + ((CARD.h / CARD.w) * width) / 2 + 19, `${view.deck}`)}`;
}

/** How many are left. @param {number} x @param {number} y @param {string} text */
function amount(x, y, text) {
  const half = 8 + 4.5 * text.length;
  return svg`<g class="amount" aria-hidden="true" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><rect x=${-half} y="-11" width=${2 * half} height="22" rx="11" /><text y="5" text-anchor="middle">${text}</text></g>`;
}

/** A pile of desserts or tools. @param {string} on @param {string} name @param {Middle} spots @param {View} view @param {Ui} ui */
function pile(on, name, { piles, small }, view, ui) {
  const at = piles[name] ?? { x: 0, y: 0 };
  const cost = Number(name);
  const isDessert = !Number.isNaN(cost);
  const count = (isDessert ? view.desserts[cost] : view.tools[name]) ?? 0;
  const mine = isDessert && (view.seats[view.turn ?? ui.seat]?.desserts.includes(cost) ?? false);
  const isWithin =
    isDessert &&
    count > 0 &&
    !mine &&
    cost <= reach(view) &&
    view.took === null &&
    view.asked === null &&
    view.turn !== null;
  const { isOffered, kind } = kindOf(on, ui, isWithin);
  const label = isDessert
    ? ui.t("challenge-dessert-pile", { cost, name: ui.t(`challenge-dessert-${cost}`), count })
    : ui.t("challenge-tool-pile", { name: ui.t(`challenge-name-${name}`), count });
  const image =
    count > 0
      ? pileFace(name, Math.min(3, count - 1))
      : svg`${emptySlot}<g class="gone">${pileFace(name)}</g>`;
  return svg`
    ${thing(on, at, small, { label, kind: `pile ${kind} ${count ? "" : "empty"}`, isOffered }, image)}
    ${amount(at.x, at.y + ((CARD.h / CARD.w) * small) / 2 + 10, `×${count}`)}
    ${mine ? svg`<g class="had" aria-hidden="true" transform="translate(${(at.x + small / 2 - 4).toFixed(1)} ${(at.y - 0.65 * small + 4).toFixed(1)})"><circle r="10" /><path d="M-4 0l3 3 5-6" /></g>` : nothing}`;
}

/** Where the keys stand. @param {View} view @param {Middle} spots @param {Ui} ui */
function cursor(view, spots, ui) {
  const on = spotAt(view, ui.cursor);
  if (!on) return nothing;
  const [kind = "", which = ""] = on.split(":");
  const isMarket = kind === "market" || kind === "deck";
  const at =
    kind === "deck"
      ? spots.deck
      : kind === "market"
        ? spots.market[Number(which) - 1]
        : spots.piles[which];
  const width = (isMarket ? spots.width : spots.small) + 12;
  const rise = offered(ui.actions, on) ? RISE : 0;
  const height = (CARD.h / CARD.w) * (width - 12) + 12;
  return at
    ? svg`<rect class="here-ring" x=${(at.x - width / 2).toFixed(1)} y=${(at.y - rise - height / 2).toFixed(1)} width=${width.toFixed(1)} height=${height.toFixed(1)} rx="12" />`
    : nothing;
}
