/** The count that explains itself: one area after the other, and the end as a short story. */

import { html } from "lit-html";
import { counted } from "./areas.js";
import { chip } from "./plates.js";
import { colourName } from "./sentences.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").Area} Area */

/** @param {View} view */
export const steps = (view) => counted(view).length;

/** The sides of an area by colour, the most first. @param {Pick<Area, "sides">} area @returns {[string, number][]} */
export function sidesOf({ sides }) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { colour } of sides) sums[colour] = (sums[colour] ?? 0) + 1;
  return Object.entries(sums).sort((a, b) => b[1] - a[1]);
}

/** What one step of the count shows. @param {View} view @param {number} step @param {Ui} ui */
export function caption(view, step, ui) {
  const area = counted(view)[step];
  if (!area) return "";
  const count = area.cells.length;
  if (area.parts)
    return html`<p class="says">${chip(area.colour)} <span>${ui.t("schokoly-count-small", { colour: colourName(area.colour, ui), count: area.parts })}</span></p>`;
  if (area.colour !== view.neutral) {
    return html`<p class="says">${chip(area.colour)} <span>${ui.t("schokoly-count-own", { colour: colourName(area.colour, ui), count })}</span></p>`;
  }
  return html`
    <p class="sums">${neutralSum(view, area)}</p>
    <p class="says">${chip(area.colour)} <span>${ui.t("schokoly-count-neutral", { colour: colourName(area.colour, ui), count })} ${verdict(area, ui)}</span></p>`;
}

/** "8 : 6", with the chocolates. @param {View} view @param {Area} area */
function neutralSum(view, area) {
  const sides = new Map(sidesOf(area));
  const players = view.count.totals.map(({ colour }) => colour);
  players.sort((a, b) => (sides.get(b) ?? 0) - (sides.get(a) ?? 0));
  const [first = "", second = ""] = players;
  return html`<span>${chip(first)} ${sides.get(first) ?? 0} : ${sides.get(second) ?? 0} ${chip(second)}</span>
    ${area.winner ? html`<span>→ ${area.cells.length}</span>` : ""}`;
}

/** @param {Area} area @param {Ui} ui */
function verdict(area, ui) {
  const [most = 0, fewer = 0] = sidesOf(area).map(([, sides]) => sides);
  if (!area.winner) return ui.t("schokoly-count-nobody", { most });
  return ui.t("schokoly-count-winner", {
    most,
    fewer,
    count: area.cells.length,
    colour: colourName(area.winner, ui),
  });
}

/** The result as a short story, best first. @param {View} view @param {Ui} ui */
export function ending(view, ui) {
  const { winners, totals } = view.count;
  const lines = [...totals]
    .sort((a, b) => b.total - a.total)
    .map((total) => {
      const who = ui.names.filter((_, seat) => view.colours[seat] === total.colour);
      const args = {
        names: listed(who, ui),
        colour: colourName(total.colour, ui),
        largest: total.largest,
        neutral: total.neutral,
      };
      const id = view.neutral ? "schokoly-end-line" : "schokoly-end-line-three";
      return html`<span class="end-line">${chip(total.colour)}<span>${ui.t(id, args)}</span><strong>${total.total}</strong></span>`;
    });
  const winning = listed(
    winners.map((seat) => ui.names[seat] ?? ""),
    ui,
  );
  return {
    title: ui.t("schokoly-end-title", { names: winning, count: winners.length }),
    lines: [...lines, ...tieLine(view, ui)],
  };
}

/** With equal scores the next largest areas decide: which they were. @param {View} view @param {Ui} ui */
function tieLine({ count, colours }, ui) {
  const best = Math.max(...count.totals.map(({ total }) => total));
  const tied = count.totals.filter(({ total }) => total === best);
  if (tied.length < 2) return [];
  const won = new Set(count.winners.map((seat) => colours[seat]));
  const [first, second] = [...tied].sort(
    (a, b) => Number(won.has(b.colour)) - Number(won.has(a.colour)),
  );
  const at = first?.areas.findIndex((size, i) => size !== second?.areas[i]) ?? -1;
  if (won.size > 1 || at < 0) return [html`<span>${ui.t("schokoly-end-shared")}</span>`];
  const sizes = { at: at + 1, most: first?.areas[at] ?? 0, fewer: second?.areas[at] ?? 0 };
  return [
    html`<span>${ui.t("schokoly-end-tie", { ...sizes, colour: colourName(first?.colour, ui) })}</span>`,
  ];
}

/** "Anna and Ben". @param {string[]} names @param {Ui} ui */
function listed(names, ui) {
  return names.reduce((all, name) => (all ? ui.t("table-and", { a: all, b: name }) : name), "");
}
