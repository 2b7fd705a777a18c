/**
 * The middle of the table: the bed and the ring of time under everything; over the trays the pile,
 * which flies to whoever wins it.
 */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { pill, shape } from "../../table/marks.js";
import { ground, still, travelling } from "../../table/playing.js";
import { who } from "../../table/sentences.js";
import { drawings, fallen, handsLayer, ring } from "../../table/slaps.js";
import { back, bed, face, keyFace, round, things } from "./cards.js";
import {
  beside,
  isDrawable,
  middle,
  outside,
  readersOf,
  sideOf,
  turnsOf,
  within,
} from "./layout.js";
import { cardWords } from "./sentences.js";

/** @import { Card, Ui, View } from "./game.js" */
/** @import { Spot } from "./layout.js" */

/** So many cards of the pile are drawn; the others are beneath. */
const SEEN = 3;
/** So many backs are drawn of the fines under it. */
const BACKS = 4;
/**
 * A hand is this large and this far from the middle, in breadths of a card: the picture of the card
 * must be seen.
 */
const LARGE = 0.62;
const AWAY = 0.45;
/**
 * Pads are at everybody's right hand: the hand comes from there, over a corner without a picture.
 */
const RIGHT = -45;

/** The won pile stays so long under the hands, and then travels so long, in ms. */
const WAIT = 560;
const SPAN = 400;

/**
 * Under the trays: the ground, the bed of the pile, and the ring around it.
 * @param {View} view
 * @param {Ui} ui
 */
export function boardLayer(view, ui) {
  const { field } = ui;
  const spot = middle(ui);
  return html`<svg class="layer board-layer" aria-label=${ui.t("boom-board")}>
    ${things}${drawings}${ground(field, ui.t("boom-board"))}
    ${
      isDrawable(field)
        ? [
            round(spot),
            svg`<g class="pile-bed" transform=${still(spot)}>${bed}</g>`,
            time(view, spot, ui),
          ]
        : nothing
    }
  </svg>`;
}

/**
 * How long the card on top may still be called: the same whether it must be or not.
 * @param {View} view
 * @param {Spot} spot
 * @param {Ui} ui
 */
function time({ call_by: ends, window, flipper }, spot, ui) {
  if (ends === null || !window || flipper === null) return nothing;
  return svg`<g role="img" aria-label=${ui.t("boom-time")}
    >${ring(
      `call ${window.opened} ${ends} ${ui.pauses}`,
      { begun: window.opened, ends, seat: flipper },
      spot,
      ui,
    )}</g
  >`;
}

/**
 * On the ring, at a seat's side: in a pause whether it is ready; of an objection, whether it has
 * said what; in a calm game whether it has answered; else whose turn it is, unless its call is
 * shown there.
 * @param {View} view
 * @param {number} seat
 */
function signOf({ turn, paused, case: objection, call, awaited }, seat) {
  if (objection) {
    const { voters, accuser, accused, votes } = objection;
    if (seat === accused) return "accused";
    if (voters.includes(seat)) return votes[seat] === null ? "waiting" : "ready";
    return seat === accuser ? "ready" : "";
  }
  if (paused) {
    if (seat === paused.resumes) return "next";
    return paused.waiting.includes(seat) ? "waiting" : "ready";
  }
  if (awaited.length) return awaited.includes(seat) ? "waiting" : "ready";
  return seat === turn && call?.seat !== seat ? "next" : "";
}

/** @param {View} view @param {number} seat @param {Spot} spot @param {Ui} ui */
function seatSign(view, seat, spot, ui) {
  const kind = signOf(view, seat);
  if (!kind) return nothing;
  const label = kind === "next" && !view.paused && ui.t("boom-turn", who(seat, ui));
  const { x, y } = within(spot, sideOf(seat, ui), spot.radius, { ...ui.field, half: 16 });
  return svg`<g
    class="seat-sign ${kind}"
    role=${label ? "img" : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : "true"}
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${spot.scale.toFixed(2)})"
    style="color: var(--seat-${seat})"
  >
    <circle r="15" />${
      kind === "ready"
        ? svg`<path class="tick" d="M-6 0.500l4.200 4.300l8-9" />`
        : svg`<g class="whose">${shape(seat, 17)}</g>`
    }
  </g>`;
}

/**
 * Over the trays, where no finger meets it: the pile with its fines, or on its way; how much it
 * holds; what was called.
 * @param {View} view
 * @param {Ui} ui
 */
export function pileLayer(view, ui) {
  const spot = middle(ui);
  if (!isDrawable(ui.field)) return html`<svg class="layer pile-layer"></svg>`;
  return html`<svg class="layer pile-layer" role="presentation">
    <g role="img" aria-label=${pileWords(view, ui)}>${fines(view, spot)}${cards(view, spot, ui)}</g>
    ${view.turn === null ? nothing : ui.names.map((_, seat) => seatSign(view, seat, spot, ui))}
    ${tallies(view, spot, ui)} ${bubble(view, spot, ui)} ${gain(view, ui)}
  </svg>`;
}

/** @param {View} view @param {Ui} ui */
function pileWords({ pile, under }, { t }) {
  const top = pile.at(-1);
  const words = top
    ? t("boom-pile", { count: pile.length + under, card: cardWords(top, { t }) })
    : t("boom-pile-empty");
  return under ? `${words} ${t("boom-under", { count: under })}` : words;
}

/**
 * A little askew, and always the same for the same card; in quarter turns.
 * @param {number} number
 */
const askew = (number) => (((number * 7) % 9) - 4) * 0.011;

/**
 * The deck of whoever won the pile, where one has been measured.
 * @param {View} view
 * @param {Ui} ui
 */
function winnersDeck({ won }, { racks, flat }) {
  const rack = won && racks[won.seat];
  if (!rack) return null;
  const { x, y, w, h, turn } = rack;
  return { x: x + w / 2, y: y + h / 2, size: 0.6 * Math.min(w, h), turn: flat ? turn : 0 };
}

/**
 * The last few cards, the newest on top, each by its number; those of a won pile go to the winner's
 * deck.
 * @param {View} view
 * @param {Spot} spot
 * @param {Ui} ui
 */
function cards(view, spot, ui) {
  const { pile, laid, won } = view;
  const deck = winnersDeck(view, ui);
  if (won && !deck) return nothing;
  const seen = (won?.cards ?? pile).slice(-SEEN);
  const turns = turnsOf(ui);
  const journey = deck ? { wait: WAIT, span: SPAN } : {};
  const first = laid - seen.length + 1;
  const drawn = (/** @type {Card} */ card, /** @type {number} */ i) => {
    const pose = deck ?? { ...spot, turn: askew(first + i) };
    const kind = `boom-card ${deck ? "swept" : ""}`;
    return travelling(kind, `card-${first + i}`, pose, face(card, turns), journey);
  };
  return repeat(seen, (_, i) => first + i, drawn);
}

/**
 * Backs that look out from under the pile, from the deck of whoever paid last.
 * @param {View} view
 * @param {Spot} spot
 */
function fines({ under, fines: paid, pile }, { x, y, size }) {
  const from = paid.length ? `deck-${paid.at(-1)?.seat}` : undefined;
  return Array.from({ length: pile.length ? Math.min(under, BACKS) : 0 }, (_, i) => {
    const pose = { x, y, size: 0.96 * size, turn: 0.5 - 0.15 * i + (i % 2) * 0.42 };
    return travelling("boom-card fine-card", `fine-${i}`, pose, back(), { from });
  });
}

/**
 * How many cards the pile holds, and how many of them are fines, to be read from each side; what
 * could be read upside down has a line beneath.
 * @param {View} view
 * @param {Spot} spot
 * @param {Ui} ui
 */
function tallies({ pile, under }, spot, ui) {
  const count = pile.length + under;
  if (!count) return nothing;
  return (ui.flat ? readersOf(ui) : [0]).map((turn) => {
    const bounds = { ...ui.field, half: under ? 40 : 22 };
    const { x, y } = within(spot, 90 * turn - 45, spot.radius + 20 * spot.scale, bounds);
    return svg`<g
      class="pile-tally ${under ? "fined" : ""}"
      aria-hidden="true"
      transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${90 * turn}) scale(${spot.scale.toFixed(2)})"
    >
      <rect class="slip" x="-21" y="-15" width="42" height=${under ? 58 : 30} rx="15" /><text
        class=${ui.flat && /^[0689]+$/.test(String(count)) ? "footed" : ""}
        y="6.500"
        text-anchor="middle"
        >${count}</text
      >
      ${
        under
          ? svg`<g transform="translate(0 25)"
              ><rect class="mini-back" x="-15" y="-9" width="18" height="18" rx="3.500" /><text
                class="of-fines"
                x="9.500"
                y="5"
                text-anchor="middle"
                >${under}</text
              ></g
            >`
          : nothing
      }
    </g>`;
  });
}

/**
 * What was called for the card on top, at the side of whoever called it.
 * @param {View} view
 * @param {Spot} spot
 * @param {Ui} ui
 */
function bubble({ call }, spot, ui) {
  if (!call) return nothing;
  const angle = sideOf(call.seat, ui);
  const scale = Math.min(0.34, Math.max(0.14, spot.radius / 560));
  const { x, y } = beside(spot, angle, outside(spot, angle, (ui.flat ? 86 : 112) * scale));
  return svg`<g
    class="call-bubble ${call.right === false ? "wrong" : ""}"
    role="img"
    aria-label=${ui.t("boom-called", {
      name: ui.names[call.seat] ?? "",
      item: ui.t(`boom-word-${call.item}`),
    })}
    style="color: var(--seat-${call.seat})"
    transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${ui.flat ? angle : 0}) scale(${scale.toFixed(3)})"
  >
    <g class="said"
      ><rect x="-112" y="-112" width="224" height="224" rx="26" />${keyFace(call.item)}</g
    >
  </g>`;
}

/** "+12" at the winner's deck. @param {View} view @param {Ui} ui */
function gain(view, ui) {
  const [{ won }, deck] = [view, winnersDeck(view, ui)];
  if (!won || !deck) return nothing;
  return svg`<g
    class="gain"
    role="img"
    aria-label=${ui.t("boom-won", { name: ui.names[won.seat], count: won.count })}
    style="color: var(--seat-${won.seat}); animation-delay: ${WAIT}ms"
    transform="translate(${deck.x.toFixed(1)} ${deck.y.toFixed(1)}) rotate(${90 * deck.turn})"
  >
    ${pill({ w: 58, h: 34, base: 7 }, `+${won.count}`)}
  </g>`;
}

/**
 * The hands on the pile: whose they are, the first at the bottom, and by how much it was first.
 * @param {View} view
 * @param {Ui} ui
 */
export function hands({ window, won, turn, pads, calm }, ui) {
  const spot = middle(ui);
  const those = {
    seats: isDrawable(ui.field) ? fallen(won, window, ui) : [],
    first: won,
    isVain: (/** @type {number} */ seat) => !["open", "slapped"].includes(pads[seat] ?? ""),
    angleOf: (/** @type {number} */ seat) => sideOf(seat, ui) + RIGHT,
    ready: turn === null || calm ? [] : Object.keys(ui.views ?? {}).map(Number),
  };
  return handsLayer(those, { ...spot, size: LARGE * spot.size, away: AWAY * spot.size }, ui);
}
