/** For teachers: the sets of this device, a new set, or one set with its results. */

import { html, nothing, svg } from "lit-html";
import { chocolates } from "../table/chocolates.js";
import { createAsk, wayBack } from "./asking.js";
import { makePage } from "./class-make.js";
import { setPage } from "./class-set.js";
import { head } from "./parts.js";

export { resultPage } from "./class-result.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../storage/sets.js").Kept} Kept */

/** @param {App} app @param {import("../main.js").Params} params @returns {import("../main.js").Page | Promise<import("../main.js").Page>} */
export function open(app, { id }) {
  if (id === "new") return makePage(app);
  return id ? setPage(app, id) : setsPage(app);
}

/** @param {App} app @returns {import("../main.js").Page} */
function setsPage(app) {
  /** @type {Kept | null} */
  let kept = null;
  let asked = "";
  const load = async () => {
    kept = await app.sets.all();
    app.draw();
  };
  const acts = {
    ask: createAsk(app, (id) => {
      asked = id;
    }),
    /** @param {string} id */
    async remove(id) {
      const back = wayBack(app);
      await app.sets.remove(id);
      app.announce(app.t("class-removed"));
      await load();
      back();
    },
  };
  load();
  return { title: "class-title", render: () => sets(app, kept, asked, acts) };
}

/** A tray with what may lie in it. */
const picture = html`
  <svg class="class-picture" viewBox="0 0 210 210" aria-hidden="true"><use href="#tray" width="210" height="210" />
    ${["dark", "milk", "white", "milk"].map((kind, i) => svg`<use href="#piece-${kind}" x=${9 + (i % 2) * 98} y=${9 + Math.floor(i / 2) * 98} width="94" height="94" />`)}
    <use href="#smartie" x="72" y="72" width="66" height="66" /></svg>`;

/** @typedef {{ask: (id: string) => void, remove: (id: string) => void}} Acts */

/** @param {App} app @param {Kept | null} kept @param {string} asked @param {Acts} acts */
function sets(app, kept, asked, acts) {
  const { t } = app;
  return html`
    ${head(app, t("class-title"))}
    <main class="class-page teachers">
      ${chocolates}
      <section class="house class-welcome">
        ${picture}
        <p class="class-hello">${t("class-hello")}</p>
        <ol class="class-steps">${["make", "scan", "back"].map((step) => html`<li>${t(`class-step-${step}`)}</li>`)}</ol>
        <p class="small">${t("class-private")}${app.install.way.startsWith("ios") ? html` ${t("class-ios")}` : nothing}</p>
        <p><a class="button big" href="#/class/new">${t("class-new")}</a>
          <a class="button quiet" href="#/addresses">${t("addresses-title")}</a></p>
      </section>
      ${kept && !app.sets.isKept() ? html`<p role="status">${t("class-not-kept")}</p>` : nothing}
      ${
        kept && kept.sets.length + kept.damaged.length
          ? html`
        <section class="house"><h2>${t("class-sets")}</h2>
          <ul class="saves">${kept.sets.map((set) => setRow(app, set, kept?.results.filter(({ key }) => key === set.key).length ?? 0))}
            ${kept.damaged.map((id) => damagedRow(app, id, asked, acts))}</ul></section>`
          : nothing
      }
    </main>`;
}

/** @param {App} app @param {import("../storage/sets.js").KeptSet} set @param {number} results */
function setRow({ t, words }, { id, set, made }, results) {
  const when = new Intl.DateTimeFormat(words.region, { dateStyle: "medium" }).format(made);
  return html`
    <li class="save">
      <div><h3>${set.title || t("class-untitled")}</h3>
        <p>${t("class-set-line", { tasks: set.tasks.length, results })}</p><p class="small">${when}</p></div>
      <div class="save-do"><a class="button" href="#/class/${id}" aria-label=${t("class-open-of", { title: set.title || t("class-untitled") })}>${t("class-open")}</a></div>
    </li>`;
}

/** @param {App} app @param {string} id @param {string} asked @param {Acts} acts */
const damagedRow = ({ t }, id, asked, { ask, remove }) => html`
  <li class="save" data-state="damaged">
    <div><h3>${t("class-damaged")}</h3><p>${t("class-damaged-line")}</p></div>
    ${
      asked === id
        ? html`
      <div class="save-do" role="group" aria-label=${t("class-damaged-sure")}><p>${t("class-damaged-sure")}</p>
        <button class="button bad" @click=${() => remove(id)}>${t("saves-delete")}</button>
        <button class="button quiet" @click=${() => ask("")}>${t("saves-keep")}</button></div>`
        : html`<div class="save-do"><button class="button quiet" data-asks @click=${() => ask(id)}>${t("saves-delete")}</button></div>`
    }
  </li>`;
