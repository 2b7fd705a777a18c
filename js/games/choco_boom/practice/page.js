/** Calls practised alone: a sheet to begin from, the practice itself, what came of it, and what was kept of others. */

import { html, nothing } from "lit-html";
import { createAsk, wayBack } from "../../../pages/asking.js";
import { numberChoice } from "../../../pages/numbers.js";
import { opening } from "../../../pages/opening.js";
import { head } from "../../../pages/parts.js";
import { resultOf } from "../../../storage/results.js";
import { newId } from "../../../storage/saves.js";
import { findBox } from "../../box.js";
import { things } from "../pieces.js";
import { examples } from "./examples.js";
import { costWords, linesOf, plot } from "./plot.js";
import { createRun } from "./run.js";
import { screen } from "./screen.js";

/** @typedef {import("../../../main.js").App} App */
/** @typedef {import("../../../storage/results.js").Result} Result */
/** @typedef {import("../../../storage/results.js").Listed} Listed */
/** @typedef {{cards: number, hesitation: number}} Plan */
/** @typedef {{plan: Plan, listed: Listed[], asked: string}} Seen asked: which one is to be deleted, if its person is sure */
/** @typedef {{change: (news: Partial<Seen>) => void, start: () => void, decide: (isKept: boolean) => void, ask: (id: string) => void, remove: (id: string) => void}} Acts */

/** What was practised last and is neither kept nor forgotten: it waits, wherever its person goes meanwhile. @type {Result | null} */
let pending = null;

/** @param {App} app */
export function open(app) {
  /** @type {Seen} */
  let seen = { plan: planOf(app), listed: [], asked: "" };
  /** @type {import("./run.js").Run | null} */
  let run = null;

  const load = async () => acts.change({ listed: await app.results.list(), asked: "" });
  /** @type {Acts} */
  const acts = {
    change(news) {
      seen = { ...seen, ...news };
      app.draw();
    },
    start() {
      if (run) return; // pressed once more before it was drawn
      app.store.set("practice", seen.plan);
      pending = null;
      run = createRun(app, seen.plan, { end, leave });
      app.draw();
    },
    async decide(isKept) {
      const decided = pending;
      if (!decided) return;
      pending = null;
      if (isKept) await app.results.put(decided);
      app.announce(app.t(isKept ? "practice-kept" : "practice-forgotten"));
      await load();
      app.arrive();
    },
    ask: createAsk(app, (asked) => acts.change({ asked })),
    async remove(id) {
      const back = wayBack(app);
      await app.results.remove(id);
      app.announce(app.t("practice-removed"));
      await load();
      back();
    },
  };

  /** @param {any} outcome */
  function end(outcome) {
    pending = resultOf(outcome, seen.plan, newId(), Date.now());
    app.sound.play("end");
    app.announce(`${app.t("practice-result")}. ${costWords(pending, app.t)}`);
    leave();
  }

  function leave() {
    run?.close();
    run = null;
    app.arrive();
    load();
  }

  load();
  return {
    title: "solo-practice",
    render() {
      if (!run) return pending ? result(app, pending, seen, acts) : start(app, seen, acts);
      if (run.isFaulty) return faulty(app, leave);
      queueMicrotask(settle);
      return run.view ? screen(app, run, run.view) : opening(app, "choco_boom");
    },
    close: () => run?.close(),
  };

  function settle() {
    const root = /** @type {HTMLElement | null} */ (document.querySelector(".practice-run"));
    run?.listen(root);
    if (document.activeElement === document.body)
      /** @type {HTMLElement | null} */ (root?.querySelector("[data-begin]"))?.focus();
  }
}

/** @returns {import("../../box.js").Choice[]} */
const choices = () => findBox("choco_practice")?.options ?? [];

/** As it was last time, where that may still be chosen. @param {App} app @returns {Plan} */
function planOf({ store }) {
  const last = store.get("practice") ?? {};
  const entries = choices().map(({ name, values = [], default: usual }) => [
    name,
    values.includes(last[name]) ? last[name] : Number(usual),
  ]);
  return /** @type {Plan} */ (Object.fromEntries(entries));
}

/** @param {App} app @param {Seen} seen @param {Acts} acts */
function start(app, seen, acts) {
  const { t } = app;
  const { plan, listed } = seen;
  /** @type {typeof t} */
  const own = (id, args) =>
    t(id === "option-hesitation-line" ? "practice-hesitation-line" : id, args);
  return html`
    ${head(app, t("solo-practice"))}
    <main class="set-up practice-start" data-game="choco_boom">
      <svg class="unseen" aria-hidden="true">${things}</svg>
      <section class="house practice-how">
        <p>${t("practice-how")}</p>
        ${examples(t)}
        <p class="small">${t("practice-private")}</p>
      </section>
      <div class="set-up-side">
        <section class="house">
          <h2>${t("practice-choose")}</h2>
          ${choices().map((choice) => numberChoice(own, choice, plan[/** @type {keyof Plan} */ (choice.name)], (value) => acts.change({ plan: { ...plan, [choice.name]: value } })))}
        </section>
        <p class="set-up-go"><button class="button big" @click=${acts.start}>${t("practice-start")}</button></p>
      </div>
      ${listed.length ? kept(app, seen, acts) : nothing}
    </main>`;
}

/** @param {App} app @param {Result} now @param {Seen} seen @param {Acts} acts */
function result(app, now, { listed }, acts) {
  const { t } = app;
  return html`
    ${head(app, t("practice-result"))}
    <main class="sheet practice-end" data-game="choco_boom">
      <svg class="unseen" aria-hidden="true">${things}</svg>
      <p class="practice-story">${costWords(now, t)}</p>
      ${plot(now, good(listed), t)}
      <p class="small">${t("practice-stroop")}</p>
      ${app.results.isKept() ? nothing : html`<p role="status">${t("saves-not-kept")}</p>`}
      <p>${t("practice-keep-line")}</p>
      <p class="answers"><button class="button big" @click=${() => acts.decide(true)}>${t("practice-keep")}</button>
        <button class="button big quiet" @click=${() => acts.decide(false)}>${t("practice-forget")}</button></p>
    </main>`;
}

/** @param {Listed[]} listed @returns {Result[]} */
const good = (listed) => listed.flatMap(({ result }) => result ?? []);

/** @param {App} app @param {Seen} seen @param {Acts} acts */
function kept(app, { listed, asked }, acts) {
  const { t } = app;
  const results = good(listed);
  const last = results.at(-1);
  return html`
    <section class="house practice-kept">
      <h2>${t("practice-kept-title")}</h2>
      ${app.results.isKept() ? nothing : html`<p role="status">${t("saves-not-kept")}</p>`}
      ${last ? plot(last, results.slice(0, -1), t) : nothing}
      <ul class="saves">${listed.toReversed().map((one) => row(app, one, asked, acts))}</ul>
    </section>`;
}

/** @param {App} app @param {Listed} listed @param {string} asked @param {Acts} acts */
function row({ t, words }, { id, result }, asked, acts) {
  const when = result
    ? new Intl.DateTimeFormat(words.region, { dateStyle: "medium", timeStyle: "short" }).format(
        result.when,
      )
    : t("practice-damaged");
  return html`
    <li class="save" data-state=${result ? "good" : "damaged"}>
      <div>
        <h3>${when}</h3>
        ${result ? html`<p class="practice-kinds">${linesOf(result, t).map((line) => html`<span>${line}</span> `)}</p><p class="small">${t("practice-settings", { cards: result.cards, seconds: result.hesitation / 1000 })}</p>` : nothing}
      </div>
      ${
        asked === id
          ? html`
        <div class="save-do" role="group" aria-label=${t("practice-sure")}>
          <p>${t("practice-sure")}</p>
          <button class="button bad" @click=${() => acts.remove(id)}>${t("saves-delete")}</button>
          <button class="button quiet" @click=${() => acts.ask("")}>${t("saves-keep")}</button>
        </div>`
          : html`<div class="save-do"><button class="button quiet" data-asks aria-label=${t("practice-delete-of", { when })} @click=${() => acts.ask(id)}>${t("saves-delete")}</button></div>`
      }
    </li>`;
}

/** @param {App} app @param {() => void} leave */
const faulty = ({ t }, leave) => html`
  <main class="lost-table">
    <h1 tabindex="-1">${t("practice-fault")}</h1>
    <p>${t("practice-fault-line")}</p>
    <p><button class="button main-key" @click=${leave}>${t("practice-back")}</button></p>
  </main>`;
