/**
 * The line in which the table speaks to a beginner: a slip of paper with a sign, one sentence and
 * its buttons. It stands where the story line stands, so nothing else moves when it comes or goes.
 * `assets/style/coach.css` says how large it is.
 */

import { html, nothing } from "lit-html";
import { icon, toolKey } from "./marks.js";

/** @typedef {{text: string, act: () => void, isMain?: boolean}} CoachKey */
/**
 * @typedef {object} Slip
 * @property {string} text one sentence
 * @property {unknown} [sign] a small drawing before it, as large as 32 px: a face, a star; without
 *   one the bulb, which is touched for a hint
 * @property {unknown} [more] what stands behind the sentence, such as stars
 * @property {CoachKey[]} [keys] its buttons, in words; the one that leads on is the main one
 * @property {() => void} [close] what the X does; without it there is none
 */

/**
 * @param {Slip} slip
 * @param {T} t
 * @param {{answer?: string, bulb?: unknown}} [now] answer: what is said for a moment in place of
 *   the sentence; bulb: the button for a hint, where there is one
 */
export const coach = ({ text, sign, more, keys = [], close }, t, { answer, bulb } = {}) =>
  html`<section class="coach" aria-label=${t("table-coach")} data-own>
    ${
      sign || !bulb
        ? html`<span class="coach-sign" aria-hidden="true">${sign ?? icon("hint")}</span>`
        : bulb
    }
    <p class=${answer ? "coach-words answer" : "coach-words"}>${answer || text}</p>
    ${more ?? nothing}
    ${keys.length ? html`<div class="coach-keys">${keys.map(coachKey)}</div>` : nothing}
    ${close ? toolKey("coach-close", t("table-close"), icon("close"), close) : nothing}
  </section>`;

/** @param {CoachKey} key */
const coachKey = ({ text, act, isMain }) =>
  html`<button class="button ${isMain ? "" : "quiet"}" @click=${act}>${text}</button>`;
