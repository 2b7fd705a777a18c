/**
 * The near edge of a counted board: what is asked, large buttons for the answer, and after each
 * answer one sentence.
 */

import { html, nothing, svg } from "lit-html";
import { mainKey, optionKey } from "../../../input/gestures.js";
import { icon } from "../../../table/marks.js";
import { chip } from "../plates.js";
import { colourName } from "../sentences.js";
import { chosen, takers } from "./pick.js";
import { askedWords, explainedWords, takerName } from "./sentences.js";

/** @import { Answer, Ui, View } from "./game.js" */

/** As on a telephone, so that hands know where each is. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/**
 * Buttons do not take the focus from the board, where Enter means the main button.
 * @param {Event} event
 */
const stay = (event) => event.preventDefault();

/** @param {View} view @param {Action[]} actions @param {Ui} ui */
export function tools(view, actions, ui) {
  const { answer, question, colours, asked, most } = view;
  if (answer) return explanation(answer, ui);
  if (!question) return nothing;
  return html`<section
    class="ask"
    data-kind=${question.kind}
    aria-label=${ui.t("count-number", { at: asked + 1, most })}
    @mousedown=${stay}
  >
    <p class="ask-text">
      <span>${question.kind === "who" ? colours.map(chip) : chip(question.colour)}</span
      ><span>${askedWords(view, ui)}</span>
    </p>
    ${input(view, actions, ui)}
    ${mainKey("say", "", icon("lay"), ui.t("count-say"), !chosen(actions, ui) && !ui.number)}
  </section>`;
}

/** @param {View} view @param {Action[]} actions @param {Ui} ui */
function input({ question }, actions, ui) {
  if (question?.kind === "largest")
    return html`<p class="ask-how">${ui.t(ui.spot ? "count-chosen" : "count-tap")}</p>`;
  return question?.kind === "who" ? whose(actions, ui) : pad(ui);
}

/** @param {Ui} ui */
const pad = (ui) =>
  html`<div class="number-pad">
    <p class="typed">
      <output aria-label=${ui.t("count-your-number")}>${ui.number || "–"}</output>
    </p>
    <div class="digits" role="group" aria-label=${ui.t("count-digits")}>
      ${DIGITS.map(
        (digit) => html`<button class="digit" data-on="digit:${digit}">${digit}</button>`,
      )}
      <button
        class="digit erase"
        data-on="erase"
        aria-label=${ui.t("count-erase")}
        title=${ui.t("count-erase")}
        ?disabled=${!ui.number}
      >
        ${icon("erase")}
      </button>
    </div>
  </div>`;

/** @param {Action[]} actions @param {Ui} ui */
const whose = (actions, ui) =>
  html`<div class="takers" role="group" aria-label=${ui.t("count-takers")}>
    ${takers(actions).map((colour) =>
      optionKey(
        `who:${colour}`,
        colour === "nobody" ? empty : chip(colour),
        takerName(colour, ui),
        { pressed: ui.who === colour },
      ),
    )}
  </div>`;

/** An empty mould. */
const empty = html`<svg class="chip" viewBox="0 0 100 100" aria-hidden="true">
  <rect class="empty-mould" x="6" y="6" width="88" height="88" rx="18" />
</svg>`;

/** @param {Answer} answer @param {Ui} ui */
function explanation(answer, ui) {
  const { right, kind, sums, truth } = answer;
  const sum = (/** @type {Answer["sums"][number]} */ { colour, count }) =>
    html`<span class=${truth === colour ? "wins" : ""}>${chip(colour)} ${count}</span>`;
  return html`<section
    class="ask told"
    data-right=${right ? "" : nothing}
    aria-label=${ui.t("count-explained")}
    @mousedown=${stay}
  >
    <p class="ask-verdict">
      ${verdictSign(right)}<strong>${ui.t(right ? "count-right" : "count-wrong")}</strong>
    </p>
    ${kind === "who" ? html`<p class="ask-sums" aria-hidden="true">${sums.map(sum)}</p>` : nothing}
    <p class="ask-text">${explainedWords(answer, ui)}</p>
    ${mainKey("next", "", icon("next"), ui.t("count-next"))}
  </section>`;
}

/** A tick, or a wave: nearly. @param {boolean} right */
const verdictSign = (right) =>
  html`<svg class="verdict-sign" viewBox="-32 -32 64 64" aria-hidden="true">
    ${
      right
        ? svg`<g class="good-sign"><circle r="30" /><path d="M-13 1L-4 11L14-10" /></g>`
        : svg`<g class="other-sign"><circle r="29" /><path d="M-15 3q7.5-10 15-3t15-3" /></g>`
    }
  </svg>`;

/**
 * How it stands: a chocolate for each right answer, an empty mould for each other.
 * @param {View} view
 * @param {number} _
 * @param {Ui} ui
 */
export function plate({ right, most, results, answer, question }, _, ui) {
  const asked = results.length;
  const now = answer ? asked - 1 : question ? asked : -1;
  const mark = (/** @type {number} */ i) => {
    if (i >= asked) return svg`<circle class="to-come" cx="50" cy="50" r=${i === now ? 30 : 16} />`;
    return results[i]
      ? svg`<use href="#piece-milk" />`
      : svg`<rect class="empty-mould" x="8" y="8" width="84" height="84" rx="18" />`;
  };
  const all = [...Array(most).keys()];
  return html`<span
    class="so-far"
    role="img"
    aria-label=${ui.t("count-so-far", { asked, right, most })}
  >
    ${all.map(
      (i) =>
        html`<svg class="chip ${i === now ? "now" : ""}" viewBox="0 0 100 100">${mark(i)}</svg>`,
    )}
  </span>`;
}

/** Whose chocolates are counted. @param {View} view @param {Ui} ui */
export function stock({ colours, neutral }, ui) {
  const [a, b, other] = [...colours, neutral].map((colour) => colourName(colour, ui));
  return html`<span class="legend"
    ><span class="unseen">${ui.t("count-legend", { a, b, neutral: other })}</span>
    <span aria-hidden="true">${chip(colours[0])} ${chip(colours[1])}</span>
    <span class="neutral" aria-hidden="true">${ui.t("count-neutral")} ${chip(neutral)}</span></span
  >`;
}
