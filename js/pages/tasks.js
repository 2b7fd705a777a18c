/** What a pupil sees who has opened the link of a set: its tasks, a name to type, and in the end a result to show. */

import { html, nothing } from "lit-html";
import { tray } from "../class/tray.js";
import {
  begin,
  createJudge,
  judged,
  keepPupil,
  pupilOf,
  resultLink,
  triesOf,
} from "../class/tries.js";
import { cleanName, fileName, MOST_NAME, scoreWords } from "../class/words.js";
import { chocolates } from "../table/chocolates.js";
import { fitted } from "../words/letters.js";
import { tasksHead } from "./class-head.js";
import { createPanel } from "./class-panel.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../class/tries.js").Played} Played */
/** @typedef {import("../storage/sets.js").TaskSet} TaskSet */
/** @typedef {{pupil: import("../class/tries.js").Pupil, played: Played[] | null, result: "" | "asked" | "none" | "shown"}} Seen */
/** @typedef {{play: (number: number) => void, open: (id: string) => void, name: (name: string) => void, next: () => void, show: () => void}} Acts */

/** @param {App} app @param {string} _text @param {{set: TaskSet, key: string}} opened @returns {import("../main.js").Page} */
export function tasksPage(app, _text, { set, key: text }) {
  const judge = createJudge(app, set);
  const panel = createPanel(app);
  /** @type {Seen} */
  let seen = { pupil: pupilOf(app, text) ?? { round: 0, name: "" }, played: null, result: "" };
  /** @param {Partial<Seen>} news */
  const change = (news) => {
    seen = { ...seen, ...news };
    app.draw();
  };

  /** What was asked for one pupil is nothing to the next, however late the engine answers. */
  async function load() {
    const { round } = seen.pupil;
    const tries = triesOf(await app.saves.list(), text, { round, tasks: set.tasks.length });
    if (round !== seen.pupil.round) return;
    change({
      played: tries.map((saves) => ({
        going: saves.findLast(({ done }) => !done) ?? null,
        best: null,
        last: null,
        count: saves.filter(({ done }) => done).length,
      })),
    });
    const played = await judged(tries, judge);
    if (round === seen.pupil.round) change({ played });
  }

  /** @type {Acts} */
  const acts = {
    play: (number) =>
      app.goOnce(async () => {
        const task = set.tasks[number];
        if (!task) return null;
        keepPupil(app, text, seen.pupil);
        return `#/game/${await begin(app, text, task, { number, pupil: seen.pupil })}`;
      }),
    open: (id) => app.go(`#/game/${id}`),
    name(name) {
      const pupil = { ...seen.pupil, name };
      if (pupilOf(app, text)) keepPupil(app, text, pupil);
      change({ pupil, result: "" });
    },
    next() {
      const pupil = { round: seen.pupil.round + 1, name: "" };
      keepPupil(app, text, pupil);
      change({ pupil, played: null, result: "" });
      load();
      app.announce(app.t("class-next-done"));
      app.focus(".task-name input");
    },
    async show() {
      const { pupil, played } = seen;
      const name = cleanName(pupil.name);
      if (!name) {
        change({ result: "asked" });
        app.focus(".task-name input");
        return;
      }
      const link = await resultLink(app, set, played ?? [], {
        name,
        when: Math.floor(Date.now() / 60_000),
      });
      if (pupil !== seen.pupil) return; // by now the tablet has another name, or is another's
      if (link)
        panel.show(link, {
          title: `${name}: ${set.title}`,
          file: fileName(`${app.t("class-result")} ${name}`, "txt"),
        });
      change({ result: link ? "shown" : "none" });
      app.focus(".task-result h2");
    },
  };

  load();
  return {
    title: "class-tasks",
    render: () => tasks(app, { set, key: text }, seen, { acts, panel }),
  };
}

/** @param {App} app @param {{set: TaskSet, key: string}} opened @param {Seen} seen @param {{acts: Acts, panel: ReturnType<typeof createPanel>}} how */
function tasks(app, { set, key }, seen, { acts, panel }) {
  const { t } = app;
  const isBegun = seen.played?.some(({ going, count }) => going || count > 0) ?? false;
  return html`
    ${tasksHead(app, set.title || t("class-tasks"), key)}
    <main class="class-page tasks">
      ${chocolates}
      ${app.saves.isKept() ? nothing : html`<p role="status">${t("saves-not-kept")}</p>`}
      <section class="house task-name">
        <label class="field"><span>${t("class-name")}</span>
          <input type="text" autocomplete="off" autocapitalize="words" enterkeyhint="done" aria-describedby="name-line" aria-invalid=${seen.result === "asked" ? "true" : nothing}
            .value=${seen.pupil.name} @input=${(/** @type {InputEvent} */ event) => acts.name(fitted(event, MOST_NAME))}></label>
        <p class="small" id="name-line">${seen.result === "asked" ? html`<strong>${t("class-name-asked")}</strong> ` : nothing}${t("class-name-line")}</p>
        ${isBegun ? html`<p><button class="button quiet" @click=${acts.next}>${t("class-next")}</button></p>` : nothing}
      </section>
      <section class="house">
        <h2>${t("class-set-tasks", { count: set.tasks.length })}</h2>
        ${tray(set.tasks, t, (_, i) => taskState(app, seen.played?.[i], i, acts))}
      </section>
      ${seen.played?.some(({ count }) => count > 0) ? result(app, seen, { acts, panel }) : nothing}
    </main>`;
}

/** How far a task is, and its button. @param {App} app @param {Played | undefined} played @param {number} number @param {Acts} acts */
function taskState({ t }, played, number, acts) {
  const { going = null, best = null, last = null, count = 0 } = played ?? {};
  const said = t("class-task-of", { number: number + 1 });
  return html`
    <div class="task-state">
      ${count ? html`<p class="task-done"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12.5l4.5 4.5L19 7.5" /></svg><span>${best?.score ? scoreWords(best.score, t) : t("class-reckoning")}${count > 1 && last?.score ? html`<small>${t("class-last", { count, score: scoreWords(last.score, t) })}</small>` : nothing}</span></p>` : nothing}
      ${
        going
          ? html`<button class="button" aria-label="${said}: ${t("class-go-on")}" @click=${() => acts.open(going.id)}>${t("class-go-on")}</button>`
          : html`<button class=${count ? "button quiet" : "button"} ?disabled=${!played} aria-label="${said}: ${t(count ? "class-again" : "class-play")}" @click=${() => acts.play(number)}>${t(count ? "class-again" : "class-play")}</button>`
      }
    </div>`;
}

/** @param {App} app @param {Seen} seen @param {{acts: Acts, panel: ReturnType<typeof createPanel>}} how */
function result({ t }, { played, result, pupil }, { acts, panel }) {
  const done = played?.filter(({ count }) => count > 0).length ?? 0;
  const [all, isTwice] = [played?.length ?? 0, played?.some(({ count }) => count > 1)];
  const isReckoning = played?.some(({ count, best }) => count > 0 && !best) ?? true; // until then nobody knows which try is the best
  if (result !== "shown") {
    return html`
      <section class="house task-result">
        <p>${t("class-done", { done, all })}</p>
        <p><button class="button big" ?disabled=${isReckoning} @click=${acts.show}>${t("class-show")}</button></p>
        ${result === "none" ? html`<p role="status">${t("class-show-not")}</p>` : nothing}
      </section>`;
  }
  return html`
    <section class="house task-result">
      <h2 tabindex="-1">${t("class-shown", { name: cleanName(pupil.name) })}</h2>
      <p>${t("class-shown-line")}${isTwice ? ` ${t("class-shown-best")}` : ""}</p>
      ${panel.render()}
    </section>`;
}
