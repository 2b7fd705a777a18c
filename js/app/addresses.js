/**
 * For teachers: how an address opens a game, with all that can stand in it, as the games declare
 * it.
 */

import { html, nothing } from "lit-html";
import { LIDS, solosOf } from "../games/box.js";
import { wordsOf } from "./new.js";
import { head } from "./page-head.js";

/** @param {App} app @returns {Page} */
export const page = ({ t }) => ({
  title: "addresses-title",
  render: () =>
    html`${head({ t }, t("addresses-title"))}
      <main class="sheet addresses">
        <p>${t("addresses-how")}</p>
        <p>${t("addresses-seed")}</p>
        ${LIDS.map((box) => section(t, box))}
        <p><a class="button quiet" href="#/class">${t("class-title")}</a></p>
      </main>`,
});

/** Where a game for one begins; some have nothing to choose in the address. @param {Box} box */
const soloHash = ({ solo }) =>
  solo?.option ? `#/${solo.page}?${solo.option}=${solo.values[0]}&seed=7` : `#/${solo?.page}`;

/** @param {string} hash */
const link = (hash) => html`<a href=${hash}><code>${hash}</code></a>`;

/** @param {App["t"]} t @param {Box} box */
function section(t, box) {
  const { name, seats, bots, options } = box;
  const players = ["person", ...Array(seats[0] - 1).fill(bots[0])].join();
  return html`<section>
    <h2>${t(`game-${name}`)}</h2>
    <p>${link(`#/new/${name}?seed=7&players=${players}`)}</p>
    <dl>
      <dt><code>players</code></dt>
      <dd>
        ${t("addresses-players", { least: seats[0], most: seats.at(-1) })}
        <ul>
          ${bots.map(
            (bot) => html`<li><code>${bot}</code> ${t(`bot-${bot}`)}: ${t(`bot-${bot}-line`)}</li>`,
          )}
        </ul>
      </dd>
      ${options.filter(({ seat }) => !seat).map((choice) => option(wordsOf(t, box), choice))}
    </dl>
    ${box.chances ? html`<p>${t("addresses-look")} <code>#/watch/…?look=back</code></p>` : nothing}
    ${box.lesson ? html`<p>${t("lesson-learn")}: ${link(`#/learn/${name}`)}</p>` : nothing}
    ${solosOf(name).map((one) => html`<p>${t(`game-${one.name}`)}: ${link(soloHash(one))}</p>`)}
  </section>`;
}

/**
 * An option's name and values. Where every seat has one of its own, only the first is shown.
 * @param {App["t"]} t
 * @param {Choice} choice
 */
function option(t, choice) {
  const { name, words, least, most, seat, default: usual } = choice;
  const values = choice.values?.length ? choice.values.join(", ") : `${least}–${most}`;
  const isSeat = choice.kind === "seat";
  return html`<dt><code>${name}</code></dt>
    <dd>
      ${isSeat ? nothing : `${t(`option-${words}`)}. ${t(`option-${words}-line`)}`}
      ${t(isSeat ? "addresses-first" : "addresses-values", {
        values,
        usual: String(Number(usual)),
      })}
      ${seat === 0 ? t("addresses-each", { name: `${words}_1` }) : nothing}
    </dd>`;
}
