/**
 * How a walk of small tasks is drawn: the task, its code and its tests at one side, the table of a
 * test at the other.
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { icon, toolKey } from "../table/marks.js";
import { handDock } from "../table/seats.js";
import { kebab } from "../table/sentences.js";
import { menuList, sheet } from "../table/sheets.js";
import { grid } from "../table/surface.js";
import { see } from "./drawn.js";
import { troubleSign } from "./words.js";

/** @import { Done } from "../../build/types/engine" */
/** @import { Test, Walk } from "./exercises.js" */

/** @param {Walk} walk */
export function screen(walk) {
  const { app, box, stage } = walk;
  const heading = app.t("walk-of", { game: app.t(`game-${box.name}`) });
  const sheets = walk.sheets.name ? SHEETS[walk.sheets.name](walk) : nothing;
  if (!stage?.view)
    return html`<main class="table replay workshop" data-game=${box.name}>
      <div class="tabletop"></div>
      <h1 class="unseen" tabindex="-1">${heading}</h1>
      ${side(walk)}${sheets}
    </main>`;
  const { view, ui, game } = stage;
  const parts = {
    kind: "table replay workshop",
    name: box.name,
    heading,
    keys: nothing,
    scene: guard([view, ui], () => game.scene(view, ui)),
    near: html`<div class="panel-space" data-own></div>
      ${seen(walk)} ${handDock(stage, undefined, true)} ${side(walk)}`,
    sheets,
  };
  return grid(stage, parts, { resting: true, ply: 0 });
}

/** Where a test was not passed: what was chosen, or what is right. @param {Walk} walk */
function seen({ app: { t }, tests, shown, seesRight, look }) {
  const test = tests[shown];
  const isWrong = test?.isTested && test.posed.chosen && !test.posed.right;
  if (!isWrong) return html`<div class="walk-seen"></div>`;
  const key = (/** @type {boolean} */ right) =>
    html`<button
      class="button quiet"
      aria-pressed=${right === seesRight}
      @click=${() => look(shown, right)}
    >
      ${icon(right ? "tick" : "sight")}<span
        >${t(right ? "walk-see-right" : "walk-see-chosen")}</span
      >
    </button>`;
  return html`<div class="walk-seen" data-own role="group">${key(false)}${key(true)}</div>`;
}

/** @param {Walk} walk */
function side(walk) {
  const { app, box, editor, task, sheets } = walk;
  const { t } = app;
  const name = `walk-${kebab(box.name)}-${task.name}`;
  const place = { number: walk.number + 1, count: walk.tasks.length, title: t(`${name}-title`) };
  return html`<section class="bench walk" data-own>
    <header class="bench-head">
      <a
        class="tool"
        href="#/workshop/${box.name}"
        aria-label=${t("walk-bench")}
        title=${t("walk-bench")}
        >${icon("previous")}</a
      >
      <h2>${t("walk-heading", place)}</h2>
      ${toolKey("", t("workshop-see"), icon("help"), () => sheets.show("see"))}
      ${toolKey("", t("workshop-more"), icon("menu"), () => sheets.show("more"))}
    </header>
    <div class="walk-way">
      ${steps(walk)}
      <p class="walk-what">${t(`${name}-what`)}</p>
      ${editor.element} ${walk.sliders.render(editor)}
      <div class="walk-came">
        <div class="bench-told">${statusLine(walk)}</div>
        ${tests(walk)}
      </div>
    </div>
    ${keys(walk)}
  </section>`;
}

/** All tasks; each can be opened. @param {Walk} walk */
function steps({ app: { t }, box, tasks, number, storedOf, open }) {
  return html`<ol class="walk-steps" aria-label=${t("walk-steps")}>
    ${tasks.map((task, i) => {
      const { solved } = storedOf(task);
      const title = t(`walk-${kebab(box.name)}-${task.name}-title`);
      const words = t(solved ? "walk-step-solved" : "walk-step", { number: i + 1, title });
      return html`<li>
        <button
          class="walk-step"
          aria-label=${words}
          title=${words}
          aria-current=${i === number ? "step" : nothing}
          ?data-solved=${solved}
          @click=${() => open(i)}
        >
          ${solved ? icon("tick") : i + 1}
        </button>
      </li>`;
    })}
  </ol>`;
}

/**
 * One thing: what is wrong, the hint that was wished, or what came of the tests.
 * @param {Walk} walk
 */
function statusLine(walk) {
  const { app, isFault, trouble, isBusy, status, tests, shown } = walk;
  const { t } = app;
  if (isFault) return html`<p class="bench-trouble" role="alert">${t("walk-fault")}</p>`;
  if (trouble) return troubleSign(app, trouble);
  if (isBusy) return html`<p>${t("workshop-wakes")}</p>`;
  if (status) return html`<p>${status}</p>`;
  const test = tests[shown];
  if (!test?.isTested) return nothing;
  return html`${
    walk.isSolved
      ? html`<p class="walk-solved">${icon("star")}<strong>${walk.sum()}</strong></p>`
      : choice(walk, test)
  }
  ${
    walk.isSolved && walk.number + 1 === walk.tasks.length
      ? html`<p>${t("walk-solved-all")}</p>`
      : nothing
  }
  ${
    test.printed.length
      ? html`<p class="unseen">${t("workshop-printed")}</p>
          <pre>${test.printed.join("\n")}</pre>`
      : nothing
  }`;
}

/**
 * What the bot chose in the test that is shown, and if that was wrong, what is right.
 * @param {Walk} walk
 * @param {Test} test
 */
function choice({ app: { t, words }, box, task }, { posed: { chosen, wanted, right } }) {
  const name = `walk-${kebab(box.name)}`;
  const own = `${name}-${task.name}-chosen`;
  const what = (/** @type {Done} */ { told }) => t(words.has(own) ? own : `${name}-chosen`, told);
  return html`${chosen ? html`<p>${t("walk-chose", { what: what(chosen) })}</p>` : nothing}
  ${right ? nothing : html`<p>${t("walk-right-is", { what: what(wanted) })}</p>`}`;
}

/** @param {Walk} walk */
function tests({ app: { t }, box, tests, shown, look }) {
  return html`<ul class="walk-tests" aria-label=${t("walk-tests")}>
    ${tests.map(({ posed, isTested }, i) => {
      const state = isTested ? (posed.right ? "right" : "wrong") : "open";
      const say = t(`walk-${kebab(box.name)}-${posed.name}`, posed.wanted.told);
      return html`<li>
        <button
          class="walk-test"
          data-state=${state}
          aria-label=${t(`walk-test-${state}`, { say })}
          aria-pressed=${i === shown}
          @click=${() => look(i)}
        >
          <span class="walk-sign" aria-hidden="true"
            >${isTested ? icon(posed.right ? "tick" : "close") : nothing}</span
          ><span>${say}</span>
        </button>
      </li>`;
    })}
  </ul>`;
}

/** @param {Walk} walk */
function keys(walk) {
  const { app, isSolved, isBusy, number, tasks, maySeeSolution, sheets } = walk;
  const { t } = app;
  const main = (
    /** @type {string} */ sign,
    /** @type {string} */ text,
    /** @type {() => void} */ act,
  ) =>
    html`<button class="button main-key" ?disabled=${isBusy} @click=${act}>
      ${icon(sign)}<span>${t(text)}</span>
    </button>`;
  const quiet = (/** @type {string} */ text, /** @type {() => void} */ act) =>
    html`<button class="button quiet" @click=${act}><span>${t(text)}</span></button>`;
  const isLast = number + 1 === tasks.length;
  const next = isLast
    ? main("into", "walk-on-bench", walk.finish)
    : main("next", "walk-next", () => walk.open(number + 1));
  return html`<div class="bench-keys">
    ${isSolved ? next : main("run", "walk-test", walk.test)}
    ${isSolved ? nothing : quiet("walk-hint", walk.hint)}
    ${maySeeSolution ? quiet("walk-solution", () => sheets.show("solution")) : nothing}
  </div>`;
}

const SHEETS = { see, solution, more };

/** @param {Walk} walk */
function solution({ app: { t }, task, sheets }) {
  const content = html`<div class="sights knowledge" tabindex="0">
    <p>${t("walk-solution-what")}</p>
    <pre class="walk-solution">${task.solution}</pre>
  </div>`;
  return sheet(t("walk-solution"), content, sheets.close, t);
}

/** @param {Walk} walk */
function more({ app, box, sheets, again }) {
  const { t } = app;
  const entries = menuList([
    { icon: icon("undo"), text: t("walk-again"), act: again },
    { icon: icon("code"), text: t("walk-bench"), act: () => app.go(`#/workshop/${box.name}`) },
  ]);
  return sheet(t("workshop-more"), entries, sheets.close, t);
}
