/**
 * The cards before each seat: its grid of backs, the card it has drawn; and, while it holds its eye
 * key, what it alone may see. Above plates and dock.
 */

import { html, nothing, svg } from "lit-html";
import { pill, shape, slab } from "../../table/marks.js";
import { keyed, placed, posedIn, still, unturned } from "../../table/playing.js";
import { signed } from "../../table/sentences.js";
import { back, bed, chosenMark, face, locked, playing, watched } from "./cards.js";
import { CARD, cellOf, grid, isClear, middleOf, RATIO, row, TARGET } from "./layout.js";
import { cardWords, countWords, drawnWords, gridCardWords, powerWords } from "./sentences.js";
import {
  hasSecret,
  heldOf,
  isHinted,
  isPeeking,
  nameOf,
  offeredCards,
  secrets,
  viewingOf,
  watcher,
  worthOf,
} from "./spots.js";

/** @import { Pose } from "../../table/playing.js" */
/** @import { Grid } from "./layout.js" */
/** @import { Card, Ui, View } from "./game.js" */
/**
 * @typedef {Grid & {isInMiddle: boolean, seat: number, cards: Card[], rack: Rack, offered:
 *   Set<string>, view: View, ui: Ui}} Lane one seat's things as they are drawn; isInMiddle: its
 *   drawn card lies in the middle of the table
 */

/** A face in a grid that somebody looks at is at least so broad, in pixels. */
const LEGIBLE = { own: 56, other: 72 };
/** On a card so broad what it counts can just be read. */
const READ = 56;
/** The height of a line of words over such a face. */
const LINE = 24;
/** The four places that every round begins with. */
const FIRST = [0, 1, 2, 3];

/** The layer above the plates. @param {View} view @param {Ui} ui */
export function handLayer(view, ui) {
  const offered = offeredCards(ui);
  const seats = [...view.grids.keys()].filter((seat) => ui.racks[seat]?.w > 0);
  const lanes = seats.map((seat) => lane(seat, offered, view, ui));
  return html`<svg class="layer hand-layer" role="group" aria-label=${ui.t("kaboom-grids")}>
    ${lanes.map(ground)} ${keyed(lanes.map((it) => [it.seat, hand(it)]))} ${lanes.map(secretCards)}
  </svg>`;
}

/**
 * @param {number} seat
 * @param {Set<string>} offered
 * @param {View} view
 * @param {Ui} ui
 * @returns {Lane}
 */
function lane(seat, offered, view, ui) {
  const [cards, rack] = [view.grids[seat], ui.racks[seat]];
  const places = grid(unturned(rack));
  const isInMiddle = !ui.flat && seat === view.seat && view.turn !== null && isClear(ui.field);
  const drawn = (isInMiddle && middleOf(ui).drawn) || posedIn(rack, places.drawn);
  return { ...places, drawn, isInMiddle, seat, cards, rack, offered, view, ui };
}

/** The places of a grid, and where cards come from and go to. @param {Lane} it */
function ground(it) {
  const { seat, cards, rack, spot, drawn, isInMiddle, ui } = it;
  const left = ui.events.flatMap(({ type, seat: who, owner, place }) =>
    (type === "Replaced" && who === seat) || (type === "Revealed" && owner === seat) ? [place] : [],
  );
  const places = new Set([...FIRST, ...cards.map(({ place }) => place), ...left]);
  const anchor = (
    /** @type {string} */ name,
    /** @type {Pose} */ pose,
    how = "nowhere",
    /** @type {unknown} */ more = nothing,
  ) => svg`<g class=${how} data-anchor=${name} transform=${still(pose)}>${bed}${more}</g>`;
  return svg`${[...places].map((place) =>
    anchor(
      `place-${seat}-${place}`,
      posedIn(rack, spot(place)),
      FIRST.includes(place) ? "gap" : "nowhere",
    ),
  )}
  ${
    isInMiddle
      ? anchor(`drawn-${seat}`, drawn, "gap drawn-place", named(ui))
      : anchor(`drawn-${seat}`, drawn)
  }`;
}

/** What comes into the empty place. @param {Ui} ui */
const named = (ui) =>
  svg`<text class="gap-word" y="9" text-anchor="middle">${ui.t("kaboom-drawn-place")}</text>`;

/** @param {Lane} it */
function hand(it) {
  const { seat, cards, view, ui } = it;
  const isPaying = ui.events.some((event) => event.type === "Penalized" && event.seat === seat);
  const label = ui.t("kaboom-grid", { name: ui.names[seat], count: cards.length });
  return svg`<g
    class="grid ${isPaying ? "pays" : ""} ${view.caller === seat ? "called" : ""}"
    role="group"
    aria-label=${label}
  >
    ${keyed(cards.map((card) => [card.mark, gridCard(it, card)]))}
    ${view.drawer === seat ? drawnCard(it) : nothing}
  </g>`;
}

/**
 * What a card counts, on its lower edge; on a small card larger, so that it can be read.
 * @param {number} value
 * @param {number} [size] the card's breadth on the screen
 */
export function worth(value, size = READ) {
  const s = Math.min(2, Math.max(1, READ / size));
  const at = `translate(0 ${(134 - 26 * s).toFixed(1)}) scale(${s.toFixed(3)})`;
  return svg`<g class="worth" transform=${at}
    >${pill({ w: 88, h: 52, base: 14 }, signed(value))}</g
  >`;
}

/**
 * The face of a card in its place: on a tablet that one person alone looks at, and at the end.
 * @param {Lane} it
 * @param {Card} card
 * @returns {string | null}
 */
const faceOf = ({ view, ui }, { card }) =>
  (ui.flat && view.turn !== null) ||
  ui.covered ||
  (isPeeking(view) && !viewingOf(ui, view.seat).isOn)
    ? null
    : card;

/** @param {Lane} it @param {Card} card */
function gridCard(it, card) {
  const { seat, rack, spot, offered, view, ui } = it;
  const { mark, place } = card;
  const isOver = view.turn === null;
  const here = { owner: seat, place };
  const on = nameOf(here);
  const isOffered = offered.has(on);
  const shown = faceOf(it, card);
  const looks = watcher(view, here);
  const isFirst = heldOf(ui) === on;
  const isHere = ui.cursor?.owner === seat && ui.cursor.place === place;
  const pose = posedIn(rack, spot(place));
  const image = shown
    ? svg`${face(shown)}${worth(worthOf(shown), pose.size)}`
    : svg`${reach(pose.size, place)}${back()}${view.caller === seat ? locked : nothing}${
        looks === null ? nothing : watched(looks)
      }${isFirst ? chosenMark : nothing}`;
  const kind = [
    isOffered ? "offered" : "",
    isFirst ? "first" : "",
    isHinted(ui, on) ? "hinted" : "",
    shown && !isOver ? "lifted" : "",
    isHere ? "here" : "",
  ].join(" ");
  const isReplaced = ui.events.some(
    (event) => event.type === "Replaced" && event.seat === seat && event.place === place,
  );
  const from = isReplaced ? `drawn-${seat}` : "draw-pile";
  const label = gridCardWords(view, here, shown, ui);
  const at = shown && !ui.revealed && !isOver ? lifted(pose, seat === view.seat, ui) : pose;
  return playing(`back-${mark}`, at, image, { kind, from, label, on, isOffered });
}

/**
 * Where the first four cards are narrower than a finger, they can be touched outside of them too.
 * @param {number} size
 * @param {number} place
 */
function reach(size, place) {
  if (size >= TARGET || place > 3) return nothing;
  const across = (TARGET / size) * CARD.w;
  const x = place % 2 ? -CARD.w / 2 : CARD.w / 2 - across;
  return svg`<rect class="reach" x=${x} y=${-across / 2} width=${across} height=${across} />`;
}

/**
 * Large enough to be read, lifted, and wholly on the table.
 * @param {Pose} pose
 * @param {boolean} isOwn
 * @param {Ui} ui
 */
function lifted({ size, ...pose }, isOwn, { size: { w, h } }) {
  const large = Math.max(isOwn ? LEGIBLE.own : LEGIBLE.other, size * 1.08);
  const [across, down] = [large / 2 + 4, (RATIO * large) / 2 + 4];
  const rise = isOwn ? (RATIO * (large - size)) / 2 : 0;
  const x = Math.min(Math.max(pose.x, across), w - across);
  const y = Math.min(Math.max(pose.y - rise, down), h - down);
  return { ...pose, x, y, size: large };
}

/** The card that a seat has drawn: a back, or before oneself its face. @param {Lane} it */
function drawnCard(it) {
  const { seat, drawn, view, ui } = it;
  const isShown = !ui.flat && !ui.covered && (seat === view.seat || ui.revealed);
  const card = isShown ? view.drawn : null;
  const label = card
    ? `${drawnWords(view, ui)} ${powerWords(view, ui)}`
    : ui.t("kaboom-drawn-down", { name: ui.names[seat] });
  const how = { kind: "in-hand", from: "draw-pile", label };
  const image = card ? svg`${face(card)}${counts(view, drawn, ui)}` : back();
  return playing(`drawn-${seat}`, drawn, image, how);
}

/** What the drawn card counts, below it. @param {View} view @param {Pose} at @param {Ui} ui */
function counts({ worth }, { size }, ui) {
  if (!worth) return nothing;
  const words = countWords(worth.points, ui);
  const w = 20 + words.length * 7.8;
  return svg`<g
    class="tally"
    aria-hidden="true"
    transform="translate(0 ${(140 + (8 * CARD.w) / size).toFixed(1)}) scale(${(CARD.w / size).toFixed(3)})"
    >${pill({ w, h: 26, base: 5.5 }, words)}</g
  >`;
}

/**
 * What a seat alone may see, drawn large at its own edge, only while it holds its eye key.
 * @param {Lane} it
 */
function secretCards(it) {
  const { seat, rack, ui } = it;
  const own = ui.views[seat];
  if (!ui.flat || !own || !viewingOf(ui, seat).isOn || !hasSecret(own, true)) return nothing;
  const cards = secrets(own);
  const { w, h } = unturned(rack);
  const isDrawn = own.drawn !== null;
  const places = row({ w, h }, cards.length, isDrawn ? 2 * LINE : LINE);
  const middle = placed(rack, { x: 0, y: 0 });
  return svg`<g
    class="under-eye"
    role="group"
    aria-label=${ui.t("kaboom-secret", { name: ui.names[seat] })}
    transform="translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)}) rotate(${rack.turn * 90})"
  >
    <rect class="veil" x=${-w / 2 - 4} y=${-h / 2 - 4} width=${w + 8} height=${h + 8} rx="14" />
    ${cards.map(
      ({ card, owner, place }, i) =>
        svg`<g role="img" aria-label=${cardWords(card, ui)} transform=${still(places[i])}
            ><g class="playing">${face(card)}${worth(worthOf(card))}</g></g
          >
          <g transform="translate(${places[i].x.toFixed(1)} ${(11 - h / 2).toFixed(1)})"
            >${whence(owner, place)}</g
          >`,
    )}
    ${isDrawn ? signs(own, h, ui) : nothing}
  </g>`;
}

/**
 * What the drawn card counts and can do, over it.
 * @param {View} own
 * @param {number} h
 * @param {Ui} ui
 */
const signs = (own, h, ui) =>
  svg`<g class="told" transform="translate(0 ${(11 - h / 2).toFixed(1)})">
    <text x="22" y="5">${countWords(own.worth?.points ?? 0, ui)}</text>
    <text y=${LINE} text-anchor="middle">${powerWords(own, ui)}</text>
  </g>`;

/**
 * Whose card it is, and where in its grid: the seat's shape and a small grid; a drawn card comes
 * from the stock.
 * @param {number} owner
 * @param {number | null} place
 */
function whence(owner, place) {
  const stock = svg`<rect class="here" x="3" y="-10" width="13" height="18" rx="2.5" />`;
  return svg`<g class="whence" aria-hidden="true"
    ><g transform="translate(-15 0)">${shape(owner, 17)}</g>
    ${place === null ? stock : smallGrid(place)}
  </g>`;
}

/** The first four places, and that one where it is. @param {number} place */
const smallGrid = (place) =>
  [...new Set([...FIRST, place])].map((one) => {
    const { col, row: line } = cellOf(one);
    return slab(one === place ? "here" : "", 1 + col * 9, line * 11 - 5, 7, 9, 1.5);
  });
