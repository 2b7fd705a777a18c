/** One set: its code for the pupils, the results that came back, the table of them, and what can be made of it. */

import { html, nothing } from "lit-html";
import { eachAlone, FIRST, ordered, pupilsOf, rowsOf, turned } from "../class/rows.js";
import { tray } from "../class/tray.js";
import { verify } from "../class/verify.js";
import { csvWords, dated, fileName, taskLine, taskName } from "../class/words.js";
import { handOver } from "../device/file.js";
import { hasAddress } from "../links/address.js";
import { addressOf } from "../links/link.js";
import { chocolates } from "../table/chocolates.js";
import { createAsk, wayBack } from "./asking.js";
import { adding } from "./class-add.js";
import { classHead, lookFrom, onlyHere } from "./class-head.js";
import { beginWith } from "./class-make.js";
import { createPanel } from "./class-panel.js";
import { table } from "./class-table.js";
import * as lost from "./lost.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../storage/sets.js").KeptSet} KeptSet */
/** @typedef {import("../storage/sets.js").KeptResult} KeptResult */
/** @typedef {import("../class/verify.js").Verdict} Verdict */
/** @typedef {{results: KeptResult[], pupils: import("../class/rows.js").Pupil[], every: boolean, order: import("../class/rows.js").Order, asked: string,
 *   work: {done: number, all: number} | null, verdict: Verdict | null, isEmpty: boolean, told: string}} Seen asked: the id of what is to be deleted; isEmpty: there was no link in it */
/** @typedef {{change: (news: Partial<Seen>) => void, sort: (by: string) => void, read: (sources: import("../class/verify.js").Source[]) => Promise<void>,
 *   ask: (id: string) => void, remove: (id: string) => void, removeSet: () => void, csv: () => void, print: (what: "table" | "code") => void}} Acts */

/** @param {App} app @param {string} id @returns {Promise<import("../main.js").Page>} */
export async function setPage(app, id) {
  const set = (await app.sets.all()).sets.find((one) => one.id === id);
  return set ? openSet(app, set) : lost.open(app);
}

/** @param {App} app @param {KeptSet} set @returns {import("../main.js").Page} */
function openSet(app, set) {
  const { t } = app;
  const title = set.set.title || t("class-untitled");
  const panel = createPanel(app);
  panel.show(
    { text: set.key, address: addressOf(set.key) },
    { title, file: fileName(title, "txt") },
  );
  let isOpen = true;
  /** @type {Seen} */
  let seen = {
    results: [],
    pupils: [],
    every: false,
    order: FIRST,
    asked: "",
    work: null,
    verdict: null,
    isEmpty: false,
    told: "",
  };

  const own = async () => (await app.sets.all()).results.filter(({ key }) => key === set.key);

  async function load() {
    const results = await own();
    if (!isOpen) return;
    acts.change({ results, pupils: eachAlone(results) });
    const pupils = await pupilsOf(app, results);
    if (isOpen && seen.results === results) acts.change({ pupils });
  }

  /** @type {Acts} */
  const acts = {
    change(news) {
      seen = { ...seen, ...news };
      app.draw();
    },
    sort(by) {
      acts.change({ order: turned(seen.order, by) });
      app.announce(t("class-sorted"));
    },
    async read(sources) {
      if (seen.work) return;
      acts.change({ work: { done: 0, all: 0 }, verdict: null, isEmpty: false });
      const known = new Set((await own()).map(({ id }) => id)); // another window may have added some, or deleted
      const verdict = await verify(app, sources, {
        key: set.key,
        known,
        isWanted: () => isOpen,
        tell: (done, all) => acts.change({ work: { done, all } }),
      });
      if (verdict.good.length) await app.sets.add(set, verdict.good);
      if (!isOpen) return;
      if (verdict.good.length) app.room.persist(app.install.isOwn() ? "own" : "page");
      const isEmpty = verdict.good.length + verdict.same + verdict.refused.length === 0;
      acts.change({ work: null, verdict, isEmpty });
      app.announce(
        t(isEmpty ? "class-read-none" : "class-read", {
          good: verdict.good.length,
          same: verdict.same,
          refused: verdict.refused.length,
        }),
      );
      await load();
    },
    ask: createAsk(app, (asked) => acts.change({ asked })),
    async remove(what) {
      const back = wayBack(app);
      await app.sets.remove(what);
      acts.change({ asked: "" });
      app.announce(t("class-result-removed"));
      await load();
      back();
    },
    removeSet: () =>
      app.goOnce(async () => {
        await app.sets.removeSet(set);
        app.announce(t("class-removed"));
        return "#/class";
      }, "replace"),
    async csv() {
      const { csv } = await app.engine.ask({
        op: "csv",
        results: seen.results.map(dated),
        ...csvWords(set.set.tasks, t),
      });
      const isDone =
        typeof csv === "string" &&
        (await handOver(app, { name: fileName(title, "csv"), type: "text/csv", text: csv }));
      acts.change({ told: isDone ? "class-csv-done" : "class-csv-not" });
      app.announce(t(seen.told));
    },
    print(what) {
      document.documentElement.dataset.print = what;
      print();
    },
  };

  /** Another window may have added something. */
  const look = () => {
    if (!document.hidden && !seen.work) load();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("resize", app.draw);
  load();
  return {
    title: "class-set",
    render: () => page(app, { set, title, panel }, seen, acts),
    close() {
      isOpen = false;
      document.removeEventListener("visibilitychange", look);
      removeEventListener("resize", app.draw);
      delete document.documentElement.dataset.print;
    },
  };
}

/** @typedef {{set: KeptSet, title: string, panel: ReturnType<typeof createPanel>}} Own */

/** @param {App} app @param {Own} own @param {Seen} seen @param {Acts} acts */
function page(app, own, seen, acts) {
  const { t, words } = app;
  const {
    set: { set },
    title,
  } = own;
  const rows = ordered(rowsOf(seen.results, seen.pupils, seen.every), seen.order, words.language);
  const isOdd = rows.some(({ result }) => result.scores.some(({ bots }) => bots === false));
  const isMany = seen.pupils.some(({ tries }) => tries.length > 2);
  return html`
    ${classHead(app, title)}
    <main class="class-page class-set">
      ${chocolates}
      ${forPupils(app, own, acts)}
      <section class="house class-results">
        <h2>${t("class-results", { count: seen.results.length, pupils: seen.pupils.length })}</h2>
        ${app.sets.isKept() ? nothing : html`<p role="status">${t("class-not-kept")}</p>`}
        ${adding(app, seen, acts)}
        ${
          rows.length
            ? html`
          <p class="print-tasks" aria-hidden="true">${set.tasks.map((task, i) => `${i + 1} ${taskName(task, t)}, ${taskLine(task, t)}`).join(" · ")}</p>
          ${table(app, { tasks: set.tasks, rows, seen }, acts)}
          ${isMany ? html`<label class="switch every"><input type="checkbox" .checked=${seen.every} @change=${() => acts.change({ every: !seen.every })}><span>${t("class-every")}</span></label>` : nothing}
          <p class="small class-points">${t("class-points-line")} ${t("class-unproved")}${isOdd ? html` <span class="odd">?</span> ${t("class-odd-line")}` : nothing}</p>
          <div class="class-links">
            <button class="button quiet" @click=${acts.csv}>${t("class-csv")}</button>
            <button class="button quiet" @click=${() => acts.print("table")}>${t("class-print")}</button>
          </div>
          ${seen.told ? html`<p class="small" role="status">${t(seen.told)}</p>` : nothing}`
            : html`<p class="calm">${t("class-no-results")}</p>`
        }
      </section>
      ${removing(app, own.set, seen, acts)}
    </main>`;
}

/** The code, and what pupils will find behind it. @param {App} app @param {Own} own @param {Acts} acts */
function forPupils(app, { set, panel }, acts) {
  const { t } = app;
  return html`
    <section class="house for-pupils">
      <div class="for-words"><h2>${t("class-for-pupils")}</h2>${onlyHere(t)}${hasAddress() ? html`<p>${t("class-for-line")}</p>` : nothing}
        ${tray(set.set.tasks, t)}
        <div class="class-links"><a class="button quiet" href="#/g/${set.key}" @click=${() => lookFrom(set.key, `#/class/${set.id}`)}>${t("class-look")}</a>
          <a class="button quiet" href="#/class/new" @click=${() => beginWith(app, set.set.tasks)}>${t("class-copy-set")}</a></div></div>
      <p class="print-only" aria-hidden="true">${t("class-for-print")}</p>
      ${panel.render(hasAddress() ? html`<button class="button quiet" @click=${() => acts.print("code")}>${t("class-print-code")}</button>` : nothing)}
    </section>`;
}

/** @param {App} app @param {KeptSet} set @param {Seen} seen @param {Acts} acts */
function removing({ t }, { id }, { asked, results }, { ask, removeSet }) {
  return html`
    <section class="class-remove">${
      asked === id
        ? html`
      <div class="save-do" role="group" aria-label=${t("class-remove-sure", { count: results.length })}><p>${t("class-remove-sure", { count: results.length })}</p>
        <button class="button bad" @click=${removeSet}>${t("saves-delete")}</button>
        <button class="button quiet" @click=${() => ask("")}>${t("saves-keep")}</button></div>`
        : html`<button class="button quiet" data-asks @click=${() => ask(id)}>${t("class-remove")}</button>`
    }
    </section>`;
}
