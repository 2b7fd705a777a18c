/** For teachers: how an address opens a game, with all that may stand in it. Read from what the games declare. */

import { html, nothing } from "lit-html";
import { LIDS, solosOf } from "../games/box.js";
import { head } from "./parts.js";
import { wordsOf } from "./setup.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../games/box.js").Box} Box */
/** @typedef {import("../games/box.js").Choice} Choice */

/** @param {App} app */
export function page(app) {
  return { title: "addresses-title", render: () => addresses(app) };
}

/** @param {App} app */
function addresses(app) {
  const { t } = app;
  return html`
    ${head(app, t("addresses-title"))}
    <main class="sheet addresses">
      <p>${t("addresses-how")}</p>
      <p>${t("addresses-seed")}</p>
      ${LIDS.map((box) => section(app, box))}
      <p><a class="button quiet" href="#/class">${t("class-title")}</a></p>
    </main>`;
}

/** Where a game for one begins; the practice has nothing to choose in its address. @param {Box} box */
function soloHash({ solo }) {
  if (!solo) return "";
  const { page, option, values } = solo;
  return option ? `#/${page}?${option}=${values[0]}&seed=7` : `#/${page}`;
}

/** @param {string} hash */
const link = (hash) => html`<a href=${hash}><code>${hash}</code></a>`;

/** @param {App} app @param {Box} box */
function section({ t }, box) {
  const others = (box.seats[0] ?? 2) - 1;
  const players = ["person", ...Array.from({ length: others }, () => box.bots[0])].join();
  return html`
    <section><h2>${t(`game-${box.name}`)}</h2>
      <p>${link(`#/new/${box.name}?seed=7&players=${players}`)}</p>
      <dl>
        <dt><code>players</code></dt>
        <dd>${t("addresses-players", { least: box.seats[0] ?? 1, most: box.seats.at(-1) ?? 1 })}
          <ul>${box.bots.map((bot) => html`<li><code>${bot}</code> ${t(`bot-${bot}`)}: ${t(`bot-${bot}-line`)}</li>`)}</ul></dd>
        ${box.options.filter((choice) => !choice.seat).map((choice) => option(wordsOf(t, box), choice))}
      </dl>
      ${solosOf(box.name).map((solo) => html`<p>${t(`game-${solo.name}`)}: ${link(soloHash(solo))}</p>`)}</section>`;
}

/** An option's name and values; of those that every seat has for itself, only the first one's. @param {App["t"]} t @param {Choice} choice */
function option(t, choice) {
  const name = choice.words;
  const values = choice.values?.length
    ? choice.values.join(", ")
    : `${choice.least}–${choice.most}`;
  const usual = String(Number(choice.default)); // as the address has it, without a thousands sign
  if (name === "first")
    return html`<dt><code>first</code></dt><dd>${t("addresses-first", { values })}</dd>`;
  return html`
    <dt><code>${choice.name}</code></dt>
    <dd>${t(`option-${name}`)}. ${t(`option-${name}-line`)} ${t("addresses-values", { values, usual })}
      ${choice.seat === 0 ? t("addresses-each", { name: `${name}_1` }) : nothing}</dd>`;
}
