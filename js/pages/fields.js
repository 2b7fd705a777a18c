/** Radio buttons and switches, as all pages draw them. */

import { html, nothing } from "lit-html";

/** @template V @param {string} name @param {[V, unknown][]} values each with what stands beside its button @param {V} current @param {(value: V) => void} set */
export const radios = (name, values, current, set) =>
  values.map(
    ([value, content]) => html`
    <label><input type="radio" name=${name} .checked=${value === current} @change=${() => set(value)}>
      <span>${content}</span></label>`,
  );

/** @param {boolean} isOn @param {string} text @param {() => void} change @param {string} [line] more words */
export const toggle = (isOn, text, change, line) => html`
  <label class="switch"><input type="checkbox" .checked=${isOn} @change=${change}>
    <span>${text}${line ? html`<small>${line}</small>` : nothing}</span></label>`;

/** A name above its line. @param {string} name @param {string} line */
export const nameAndLine = (name, line) => html`<strong>${name}</strong><small>${line}</small>`;
