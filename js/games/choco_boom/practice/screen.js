/**
 * A practice on the screen: how far it is, the card in its ring, what was due after a mistake, four
 * keys.
 */

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { progressBar } from "../../../app/page-head.js";
import { icon } from "../../../table/marks.js";
import { kebab } from "../../../table/sentences.js";
import { ring } from "../../../table/slaps.js";
import { bed, CALLS, face, round } from "../cards.js";
import { symbols } from "../figures.js";
import { callKey } from "../seats.js";
import { cardWords } from "../sentences.js";
import { dueFace, dueWord, SLAP } from "./plot.js";

/** @import { Answer, Card, View } from "../../../../build/types/choco_practice" */
/** @import { Run } from "./run.js" */

/** The middle, in units of a card's drawing. */
const SPOT = { x: 0, y: 0, size: 200, radius: 150 };

/** @param {App} app @param {Run} run @param {View} view */
export function screen(app, run, view) {
  const { t } = app;
  const last = view.card || view.waits ? undefined : view.answers.at(-1);
  const slip = last?.called === last?.due ? undefined : last;
  return html`<main class="practice-run" data-game="choco_boom">
    <div class="tabletop"></div>
    <h1 class="unseen" tabindex="-1">${t("solo-practice")}</h1>
    <svg class="unseen" aria-hidden="true">${symbols}</svg>
    <header class="practice-head">
      ${progress(view, t)}
      <button
        class="tool"
        aria-label=${t("practice-pause")}
        title=${t("practice-pause")}
        ?disabled=${view.waits}
        @click=${run.pause}
      >
        ${icon("pause")}
      </button>
    </header>
    <div class="practice-middle">
      ${middle(app, run, view)}${view.waits ? waiting(app, run, view) : nothing}
    </div>
    <p class="practice-told">${slip ? wrongWords(slip, t) : nothing}</p>
    <div class="call-keys ${view.doubles ? "with-slap" : ""}">
      ${CALLS.map(([item]) => key(app, run, item, slip))}${view.doubles ? slapKey(app, run, slip) : nothing}
    </div>
  </main>`;
}

/** @param {View} view @param {App["t"]} t */
function progress({ answers, cards }, t) {
  const done = answers.length;
  const words = t("practice-progress", { done, cards });
  return html`<div class="practice-progress">
    <span aria-hidden="true">${words}</span>
    ${progressBar(t("practice-so-far"), { done, all: cards, words })}
  </div>`;
}

/**
 * The card to be called, in its ring; until the next comes, the one before with how it was.
 * @param {App} app
 * @param {Run} run
 * @param {View} view
 */
function middle({ t }, run, view) {
  const last = view.answers.at(-1);
  const shown = view.card ?? (view.waits ? null : last?.card);
  const kind = view.card ? "" : last && last.called === last.due ? "right" : "wrong";
  const label = shown ? cardWords(shown, { t }) : t("practice-no-card");
  const number = view.answers.length - (view.card ? 0 : 1);
  const card = (/** @type {Card} */ one) =>
    svg`<g class="boom-card ${kind}"><g class="body">${face(one)}</g></g>`;
  const empty = view.waits ? nothing : bed;
  return html`<svg class="practice-card" viewBox="-158 -158 316 316" role="img" aria-label=${label}>
    ${round(SPOT)}${shown ? repeat([shown], () => number, card) : empty}
    ${
      view.card && view.shown !== null && view.call_by !== null
        ? ring(
            `card ${view.shown}`,
            { begun: view.shown, ends: view.call_by },
            SPOT,
            /** @type {any} */ ({ now: run.now() }),
          )
        : nothing
    }
    ${shown && kind && last ? sign(kind, last.due) : nothing}
  </svg>`;
}

/** A tick; or what was due. @param {string} kind @param {string} due */
const sign = (kind, due) =>
  kind === "right"
    ? svg`<g class="good-sign" transform="translate(104 104)"
        ><circle r="30" /><path d="M-13 1L-4 11L14-10"
      /></g>`
    : svg`<g class="practice-due" transform="translate(104 104) scale(0.42)"
        ><rect x="-112" y="-112" width="224" height="224" rx="48" />${dueFace(due)}</g
      >`;

/** @param {App} app @param {Run} run @param {string} item @param {Answer | undefined} slip */
function key({ t }, run, item, slip) {
  const kind = kindOf(item, run, slip);
  const ui = { t, names: [""], offers: { 0: run.actions }, hint: null, seat: 0 };
  return callKey(item, 0, /** @type {any} */ (ui), { kind, label: t(`boom-word-${item}`) });
}

/** The hand for doubles. @param {App} app @param {Run} run @param {Answer | undefined} slip */
const slapKey = ({ t }, run, slip) =>
  html`<button
    class="call-key slap-key ${kindOf(SLAP, run, slip)} ${
      run.actions.some(({ type }) => type === "Slap") ? "open" : ""
    }"
    data-on="slap:0"
    data-press
  >
    <svg viewBox="-100 -100 200 200" aria-hidden="true">${dueFace(SLAP)}</svg
    ><span>${dueWord(SLAP, t)}</span>
  </button>`;

/**
 * What a key shows after a mistake, or under a finger.
 * @param {string} what
 * @param {Run} run
 * @param {Answer | undefined} slip
 */
function kindOf(what, run, slip) {
  const kinds = { due: slip?.due, missed: slip?.called, pressed: run.pressed };
  return Object.entries(kinds).find(([, one]) => one === what)?.[0] ?? "";
}

/** Before the first card, and in a pause. @param {App} app @param {Run} run @param {View} view */
function waiting({ t }, run, { answers, before, cards, doubles: hasDoubles }) {
  const doubles = hasDoubles ? "some" : "none";
  const isFirst = answers.length === 0;
  return html`<section class="practice-wait" aria-labelledby="practice-wait">
    <h2 id="practice-wait">${t(isFirst ? "practice-ready" : "practice-paused")}</h2>
    <p>
      ${
        isFirst
          ? t("practice-ready-line", { cards, doubles })
          : t("practice-paused-line", { left: cards - answers.length })
      }
    </p>
    ${
      isFirst
        ? html`<p class="practice-keys small">${t("practice-keys", { doubles })}</p>`
        : nothing
    }
    ${before ? html`<p>${t("practice-before", { item: t(`boom-word-${before}`) })}</p>` : nothing}
    <p class="answers">
      <button class="button big" data-begin @click=${run.begin}>
        ${t(isFirst ? "practice-begin" : "practice-go-on")}
      </button>
      <button class="button quiet" @click=${run.leave}>${t("practice-leave")}</button>
    </p>
    ${isFirst ? nothing : html`<p class="small">${t("practice-leave-line")}</p>`}
  </section>`;
}

/**
 * Why an answer was not what was due: what the colour is called, what a parrot repeats, or that it
 * was a double.
 * @param {Answer} answer
 * @param {App["t"]} t
 */
export function wrongWords({ card, due, reason, called }, t) {
  const item = dueWord(due, t);
  const shows = card.item === due ? "same" : "other";
  const why = t(`practice-${kebab(reason)}`, { colour: card.colour, item, shows });
  if (called === SLAP) return t("practice-no-double", { why });
  return called === null ? t("practice-too-late", { why }) : why;
}
