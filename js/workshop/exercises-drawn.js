/** What is on the workbench of small tasks alone: the task, its tests, and what came of them. */

import { html, nothing } from "lit-html";
import { icon } from "../table/marks.js";
import { kebab } from "../table/sentences.js";
import { menuList, sheet } from "../table/sheets.js";
import { mainKey, printed, quietKey, screen, see, told } from "./drawn.js";

/** @import { Done } from "../../build/types/engine" */
/** @import { Test, Walk } from "./exercises.js" */

/** What the messages of a task begin with. @param {Pick<Walk, "box" | "task">} walk */
export const nameOf = ({ box, task }) => `walk-${kebab(box.name)}-${task.name}`;

/** The workbench of small tasks. @param {Walk} walk */
export function tasks(walk) {
  const { app, box, editor, number, tasks: all, sheets } = walk;
  const { t } = app;
  const place = { number: number + 1, count: all.length, title: t(`${nameOf(walk)}-title`) };
  return screen(walk, {
    kind: "walk",
    back: `#/workshop/${box.name}`,
    leave: "bot-to-bench",
    heading: t("walk-of", { game: t(`game-${box.name}`) }),
    title: t("walk-heading", place),
    near: html`<div class="panel-space" data-own></div>
      ${seen(walk)}`,
    body: html`<p class="walk-what">${t(`${nameOf(walk)}-what`)}</p>
      <div class="walk-way">
        ${steps(walk)} ${editor.element} ${walk.sliders.render(editor)}
        <div class="walk-came">
          ${told(walk, "walk-fault", () => came(walk))} ${tests(walk)}
        </div>
      </div>`,
    keys: keys(walk),
    sheet: sheets.name && SHEETS[sheets.name]?.(walk),
  });
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

/** All tasks; each can be opened. @param {Walk} walk */
function steps({ app: { t }, box, tasks, number, storedOf, open }) {
  return html`<ol class="walk-steps" aria-label=${t("class-tasks")}>
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

/** The hint that was wished, or what came of the tests. @param {Walk} walk */
function came(walk) {
  const { app, status, isSolved, number, tasks, choice: test } = walk;
  if (status) return html`<p>${status}</p>`;
  if (!test) return nothing;
  return html`${
    isSolved
      ? html`<p class="walk-solved">${icon("star")}<strong>${walk.sum()}</strong></p>`
      : choice(walk, test)
  }
  ${isSolved && number + 1 === tasks.length ? html`<p>${app.t("walk-solved-all")}</p>` : nothing}
  ${printed(app.t, test)}`;
}

/**
 * What the bot chose in the test that is shown, and if that was wrong, what is right.
 * @param {Walk} walk
 * @param {Test} test
 */
function choice({ app: { t, words }, box, task }, { posed: { chosen, wanted, right } }) {
  const own = `${nameOf({ box, task })}-chosen`;
  const id = words.has(own) ? own : `walk-${kebab(box.name)}-chosen`;
  const what = (/** @type {Done} */ { told }) => t(id, told);
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
  const next =
    number + 1 === tasks.length
      ? mainKey("into", t("walk-on-bench"), walk.finish, isBusy)
      : mainKey("next", t("walk-next"), () => walk.open(number + 1), isBusy);
  return html`${isSolved ? next : mainKey("run", t("walk-test"), walk.test, isBusy)}
  ${isSolved ? nothing : quietKey(t("walk-hint"), walk.hint)}
  ${maySeeSolution ? quietKey(t("walk-solution"), () => sheets.show("solution")) : nothing}`;
}

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
    { icon: icon("code"), text: t("bot-to-bench"), act: () => app.go(`#/workshop/${box.name}`) },
  ]);
  return sheet(t("workshop-more"), entries, sheets.close, t);
}

/** @type {Record<string, (walk: Walk) => unknown>} */
const SHEETS = { see, solution, more };
