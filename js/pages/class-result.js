/** A result that was scanned or opened: whose it is and what it came to; kept only if its reader says so. */

import { html, nothing } from "lit-html";
import { tray } from "../class/tray.js";
import { scoreWords, spanWords, whenWords } from "../class/words.js";
import { keptResult, keptSet } from "../storage/sets.js";
import { chocolates } from "../table/chocolates.js";
import { classHead } from "./class-head.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../storage/sets.js").Opened} Opened */
/** @typedef {{set: import("../storage/sets.js").KeptSet | null, count: number, isHere: boolean} | null} Place where the result belongs on this device, if that is known */

/** @param {App} app @param {string} text @param {Opened} opened @returns {import("../main.js").Page} */
export function resultPage(app, text, opened) {
  const kept = keptResult(opened, text);
  const set = keptSet(opened.set, opened.key, Date.now());
  /** @type {Place} */
  let place = null;
  let isNew = false;

  async function load() {
    const { sets, results } = await app.sets.all();
    const own = results.filter(({ key }) => key === opened.key);
    place = {
      set: sets.find(({ id }) => id === set.id) ?? null,
      count: own.length,
      isHere: own.some(({ id }) => id === kept.id),
    };
    app.draw();
  }

  async function add() {
    await app.sets.add(set, [kept]);
    app.room.persist(app.install.isOwn() ? "own" : "page");
    isNew = true;
    app.announce(app.t("class-added", { name: kept.name }));
    await load();
    app.focus(".result-to");
  }

  load();
  return {
    title: "class-result",
    render: () => result(app, kept, opened, { place, set, isNew, add }),
  };
}

/** @param {App} app @param {import("../storage/sets.js").KeptResult} kept @param {Opened} opened @param {{place: Place, set: import("../storage/sets.js").KeptSet, isNew: boolean, add: () => void}} how */
function result(app, kept, { set: { title, tasks } }, how) {
  const { t, words } = app;
  return html`
    ${classHead(app, kept.name)}
    <main class="class-page result-page">
      ${chocolates}
      <section class="house">
        <p class="result-what">${t("class-result-of", { title: title || t("class-tasks"), when: whenWords(kept.when, words.region) })}</p>
        ${tray(tasks, t, (_, i) => score(app, kept, i))}
        <p class="result-sum"><strong>${t("class-sum", { total: kept.total, most: kept.most })}</strong> <span class="small">${t("class-checked")}</span></p>
        ${where(app, how)}
      </section>
    </main>`;
}

/** What a task came to, and the way to watch it. @param {App} app @param {import("../storage/sets.js").KeptResult} kept @param {number} i */
function score({ t }, kept, i) {
  const one = kept.scores[i];
  if (!one?.done) return html`<p class="task-state">${t("class-not-done")}</p>`;
  return html`
    <div class="task-state"><p><strong>${scoreWords(one, t)}</strong> <small>${spanWords(one.span)}</small>${one.bots === false ? html`<small class="odd">${t("class-odd")}</small>` : nothing}</p>
      <a class="button quiet" href="#/watch/${kept.text}?task=${i}" aria-label=${t("class-watch-of", { name: kept.name, number: i + 1 })}>${t("class-watch")}</a></div>`;
}

/** @param {App} app @param {{place: Place, set: import("../storage/sets.js").KeptSet, isNew: boolean, add: () => void}} how */
function where({ t, sets }, { place, set, isNew, add }) {
  if (!place) return nothing;
  const way = html`<a class="button result-to" href="#/class/${set.id}">${t("class-to-table")}</a>`;
  if (place.isHere) {
    return html`
      <p role="status">${t(isNew ? "class-added-count" : "class-here", { count: place.count })}${sets.isKept() ? nothing : html` ${t("class-not-kept")}`}</p>
      <p class="answers">${way}</p>${isNew ? html`<p class="small">${t("class-scan-next")}</p>` : nothing}`;
  }
  return html`
    <p>${t(place.set ? "class-add-line" : "class-add-new-line")}</p>
    <p class="answers"><button class="button big" @click=${add}>${t(place.set ? "class-add" : "class-add-new")}</button></p>`;
}
