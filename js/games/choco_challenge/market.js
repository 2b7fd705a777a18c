/**
 * The middle of the table: the market with its deck, and the small piles of desserts and tools. It
 * lies under plates and rows.
 */

import { html, nothing, svg } from "lit-html";
import { pill } from "../../table/marks.js";
import { ground, keyed, still } from "../../table/playing.js";
import { back, emptySlot, morsel, namedFace, pileFace, rim, things } from "./cards.js";
import { BEAD, CARD, middle, shelves } from "./layout.js";
import { thingName } from "./sentences.js";
import { DESSERT_PILES, isHinted, offered, ROWS, reach, spotAt, TOOL_PILES } from "./spots.js";

/** @import { Pose } from "../../table/playing.js" */
/** @import { Ui, View } from "./game.js" */
/** @typedef {Record<string, Pose>} Spots */

/** A card that may be taken lies this much higher, in pixels. */
const RISE = 7;
/** In a field lower than this nothing could be made out: at the end, on a phone. */
const LEAST = 90;

/** The layer of the middle. @param {View} view @param {Ui} ui */
export function boardLayer(view, ui) {
  const { field } = ui;
  const spots = middle(field, view.market.length);
  return html`<svg class="layer board-layer" aria-label=${ui.t("challenge-board")}>
    ${things} ${ground(field, ui.t("challenge-board-keys", { count: ROWS.flat().length }))}
    ${
      field.w > 0 && field.h > LEAST
        ? svg`${shelves(field).reverse().map(board)} ${track(view, spots)}
          ${deck(view, spots.deck, ui)}
          ${keyed(view.market_cards.map((card, i) => [card, marketCard(view, i, spots, ui)]))}
          ${[...DESSERT_PILES, ...TOOL_PILES].map((on) => pile(on, spots[on], view, ui))}
          ${cursor(spots, ui)}`
        : nothing
    }
  </svg>`;
}

/**
 * A board of the market's shelf: its top, and its front edge.
 * @param {ReturnType<typeof shelves>[number]} at
 */
const board = ({ x, y, w, h, edge }) =>
  svg`<rect
      class="shelf-board"
      x=${x.toFixed(1)}
      y=${y.toFixed(1)}
      width=${w.toFixed(1)}
      height=${h.toFixed(1)}
      rx="6"
    />
    <rect
      class="shelf-edge"
      x=${x.toFixed(1)}
      y=${edge.toFixed(1)}
      width=${w.toFixed(1)}
      height=${(y + h - edge).toFixed(1)}
      rx="4"
    />`;

/** Where the middle of a line of text under a card lies. @param {Pose} at @param {number} gap */
const under = ({ y, size }, gap) => y + ((CARD.h / CARD.w) * size) / 2 + gap;

/**
 * The ribbon that counts from the deck, filled as far as cards are drawn; it marks the places that
 * they reach.
 * @param {View} view
 * @param {Spots} spots
 */
function track(view, spots) {
  const from = spots.deck;
  const beads = view.market.map((_, i) => {
    const at = spots[`market:${i + 1}`];
    return { x: at.x.toFixed(1), y: under(at, BEAD).toFixed(1) };
  });
  const count = view.asked === null ? Math.min(reach(view), beads.length) : 0;
  const r = Math.min(13, Math.max(10, from.size / 6));
  const ribbon = (/** @type {typeof beads} */ way, kind = "") =>
    way.length
      ? svg`<path
          class="ribbon ${kind}"
          d="M${from.x.toFixed(1)} ${way[0].y}L${way.map(({ x, y }) => `${x} ${y}`).join(" ")}"
        />`
      : nothing;
  return svg`<g class="track" aria-hidden="true">
    ${ribbon(beads)}${ribbon(beads.slice(0, count), "filled")}
    ${beads.map(
      ({ x, y }, i) =>
        svg`<g
          class="bead ${i < count ? "filled" : ""} ${view.places.includes(i + 1) ? "here" : ""}"
          transform="translate(${x} ${y})"
        >
          <circle r=${r} /><text y="5" text-anchor="middle">${i + 1}</text></g
        >`,
    )}
  </g>`;
}

/**
 * How a thing in the middle looks: whether it is offered, reached, or what a hint is about.
 * @param {string} on
 * @param {Ui} ui
 * @param {boolean} [isReached]
 */
function look(on, ui, isReached = false) {
  const isOffered = offered(ui.actions, on) !== undefined;
  const hinted = isHinted(on, ui) ? "hinted" : "";
  const kind = `${isOffered ? "offered" : ""} ${isReached ? "reached" : ""} ${hinted}`;
  return { isOffered, kind };
}

/** @param {View} view @param {number} i @param {Spots} spots @param {Ui} ui */
function marketCard(view, i, spots, ui) {
  const on = `market:${i + 1}`;
  const { isOffered, kind } = look(on, ui, view.places.includes(i + 1));
  const label = thingName(on, view, ui);
  const how = { kind: `market-card ${kind}`, from: "deck", label, on, isOffered };
  const card = { card: view.market_cards[i], name: view.market[i] };
  return morsel(card, raised(spots[on], isOffered), ui, how);
}

/** @param {Pose} at @param {boolean} isOffered */
const raised = (at, isOffered) => (isOffered ? { ...at, y: at.y - RISE } : at);

/**
 * The rectangle that a finger may touch, in units of a card of that breadth: never less than 44
 * pixels.
 * @param {number} size
 */
function touchable(size) {
  const least = (44 * CARD.w) / size;
  const w = Math.max(CARD.w, least);
  const h = Math.max(CARD.h + (24 * CARD.w) / size, least);
  return svg`<rect class="touchable" x=${-w / 2} y="-130" width=${w} height=${h} />`;
}

/**
 * Something in the middle that stays where it is.
 * @param {string} on
 * @param {Pose} at
 * @param {{isOffered: boolean, kind: string}} how
 * @param {unknown} image
 * @param {View} view
 * @param {Ui} ui
 */
function thing(on, at, { isOffered, kind }, image, view, ui) {
  return svg`<g
    class="morsel ${kind}"
    data-on=${on}
    data-anchor=${on === "deck" ? "deck" : nothing}
    role=${isOffered ? "button" : "img"}
    tabindex=${isOffered ? 0 : nothing}
    aria-label=${thingName(on, view, ui)}
    transform=${still(raised(at, isOffered))}
  >
    ${touchable(at.size)}<g class="body">${image}${rim}</g>
  </g>`;
}

/**
 * The ingredients: their visible back and how many are left.
 * @param {View} view
 * @param {Pose} at
 * @param {Ui} ui
 */
function deck(view, at, ui) {
  const next = view.ahead?.[0];
  const pileOf = view.back ? back(view.back, Math.min(4, Math.ceil(view.deck / 8) - 1)) : emptySlot;
  const image = next ? namedFace(next, at.size, ui) : pileOf;
  return svg`${thing("deck", at, look("deck", ui), image, view, ui)}
  ${amount(at.x, under(at, BEAD), `${view.deck}`)}`;
}

/** How many are left. @param {number} x @param {number} y @param {string} text */
const amount = (x, y, text) =>
  svg`<g
    class="amount"
    aria-hidden="true"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
    >${pill({ w: 16 + 9 * text.length, h: 22, base: 5 }, text)}</g
  >`;

/**
 * A pile of desserts or tools.
 * @param {string} on
 * @param {Pose} at
 * @param {View} view
 * @param {Ui} ui
 */
function pile(on, at, view, ui) {
  const name = on.split(":")[1];
  const count = view.desserts[name] ?? view.tools[name];
  const isMine = view.seats[view.turn ?? ui.seat].desserts.includes(Number(name));
  const { isOffered, kind } = look(on, ui, view.costs.includes(Number(name)));
  const image =
    count > 0
      ? pileFace(name, Math.min(3, count - 1))
      : svg`${emptySlot}<g class="gone">${pileFace(name)}</g>`;
  const how = { isOffered, kind: `pile ${kind} ${count ? "" : "empty"}` };
  return svg`${thing(on, at, how, image, view, ui)} ${amount(at.x, under(at, 10), `×${count}`)}
  ${
    isMine
      ? svg`<g
          class="had"
          aria-hidden="true"
          transform="translate(${(at.x + at.size / 2 - 4).toFixed(1)} ${(at.y - 0.65 * at.size + 4).toFixed(1)})"
          ><circle r="10" /><path d="M-4 0l3 3 5-6"
        /></g>`
      : nothing
  }`;
}

/** Where the keys stand. @param {Spots} spots @param {Ui} ui */
function cursor(spots, ui) {
  const on = spotAt(ui.cursor);
  const at = spots[on];
  if (!at) return nothing;
  const [w, h] = [at.size + 12, (CARD.h / CARD.w) * at.size + 12];
  const top = raised(at, !!offered(ui.actions, on)).y - h / 2;
  return svg`<rect
    class="here-ring"
    x=${(at.x - w / 2).toFixed(1)}
    y=${top.toFixed(1)}
    width=${w.toFixed(1)}
    height=${h.toFixed(1)}
    rx="12"
  />`;
}
