/** The count: how many cards each seat has, and what the pile holds; and the end as a short story. */

import { html } from "lit-html";
import { seatMark } from "../../table/marks.js";
import { listed } from "./names.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Told} Told */

/** Each seat's deck, and at last the pile. @param {View} view */
export const steps = ({ decks }) => decks.length + 1;

/** The seat that a step tells of; null for the pile. @param {View} view @param {number} step */
export const litSeat = ({ decks }, step) => (step < decks.length ? step : null);

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const { decks, pile, under } = view;
  const seat = litSeat(view, step);
  if (seat === null)
    return shown(
      pile.length + under,
      "",
      ui.t("boom-count-pile", { count: pile.length + under, under }),
    );
  const count = decks[seat] ?? 0;
  return shown(
    count,
    seatMark(seat),
    ui.t("boom-count-deck", { name: ui.names[seat] ?? "", count }),
  );
}

/** @param {number} count @param {unknown} mark @param {string} words */
const shown = (count, mark, words) =>
  html`<p class="sums"><span>${count}</span></p><p class="says">${mark} <span>${words}</span></p>`;

/** The result as a short story: the fullest deck first, and what each seat has done. @param {View} view @param {Ui} ui */
export function ending(view, ui) {
  const { decks } = view;
  const most = Math.max(...decks);
  const all = decks.map((_, seat) => seat);
  const winners = all.filter((seat) => decks[seat] === most);
  const order = [...all].sort((a, b) => (decks[b] ?? 0) - (decks[a] ?? 0));
  const lines = order.map(
    (seat) => html`
    <span class="end-line">${seatMark(seat)}<span>${seatStory(view, seat, ui)}</span><strong>${decks[seat] ?? 0}</strong></span>`,
  );
  return {
    title: ui.t("boom-end-title", { names: listed(winners, ui), count: winners.length }),
    lines: [...lines, ...remains(view, ui)],
  };
}

/** Who has no cards left, and what counts for nobody. @param {View} view @param {Ui} ui */
function remains({ decks, pile, under }, ui) {
  const empty = decks.flatMap((count, seat) => (count ? [] : [seat]));
  const count = pile.length + under;
  const words = [
    empty.length ? ui.t("boom-end-empty", { names: listed(empty, ui) }) : "",
    count ? ui.t("boom-end-pile", { count }) : "",
  ].filter(Boolean);
  return words.length ? [html`<span>${words.join(" ")}</span>`] : [];
}

/** "Ben: 4 piles, one fine, calls in 0.81 s, best slap 0.40 s". @param {View} view @param {number} seat @param {Ui} ui */
function seatStory({ tallies }, seat, ui) {
  const { piles = 0, fines = 0, call = null, slap = null } = tallies[seat] ?? {};
  const parts = [
    ui.t("boom-end-piles", { count: piles }),
    ui.t("boom-end-fines", { count: fines }),
    call === null ? "" : ui.t("boom-end-call", { seconds: call / 1000 }),
    slap === null ? "" : ui.t("boom-end-slap", { seconds: slap / 1000 }),
  ];
  return ui.t("boom-end-line", {
    name: ui.names[seat] ?? "",
    what: parts.filter(Boolean).join(", "),
  });
}
