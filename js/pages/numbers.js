/** A house rule that is a number: a bar of a few values, or a stepper through many. */

import { html } from "lit-html";

/** @typedef {import("../games/box.js").Choice} Choice */
/** @typedef {(id: string, args?: Record<string, any>) => string} T */
/** @typedef {{name: string, label: string, values: number[], value: number, words: (value: number) => string, set: (value: number) => void}} Asked */

/** As many stand side by side on a phone. */
const FEW = 4;

/** What may be chosen, in order. @param {Choice} choice */
export function valuesOf({ least, most, values = [] }) {
  return values.length ? values : Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** @param {T} t @param {Choice} choice @param {number} value @param {(value: number) => void} set */
export function numberChoice(t, choice, value, set) {
  const name = choice.words;
  const words = (/** @type {number} */ one) =>
    t(`option-${name}-value`, { value: one, seconds: one / 1000 });
  const asked = {
    name: choice.name,
    label: t(`option-${name}`),
    values: valuesOf(choice),
    value,
    words,
    set,
  };
  return html`
    <div class="number">
      <p><span id="option-${choice.name}">${asked.label}</span><small>${t(`option-${name}-line`)}</small></p>
      ${asked.values.length > FEW ? stepper(t, asked) : bar(asked)}
    </div>`;
}

/** @param {Asked} asked */
const bar = ({ name, values, value, words, set }) => html`
  <div class="choice" role="radiogroup" aria-labelledby="option-${name}">
    ${values.map(
      (one) => html`
      <label><input type="radio" name=${name} .checked=${one === value} @change=${() => set(one)}>
        <span>${words(one)}</span></label>`,
    )}
  </div>`;

/** Two great keys, and arrows on the number between them. @param {T} t @param {Asked} asked */
function stepper(t, { name, label, values, value, words, set }) {
  const at = Math.max(0, values.indexOf(value));
  /** @param {number} to */
  const go = (to) => set(values[Math.max(0, Math.min(values.length - 1, to))] ?? value);
  return html`
    <div class="stepper">
      <button class="step" tabindex="-1" aria-label=${t("setup-less", { what: label })} ?disabled=${at === 0} @click=${() => go(at - 1)}><span aria-hidden="true">−</span></button>
      <span class="step-value" role="spinbutton" tabindex="0" aria-labelledby="option-${name}" aria-valuemin=${values[0]} aria-valuemax=${values.at(-1)} aria-valuenow=${value} aria-valuetext=${words(value)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => press(event, at, values.length - 1, go)}>${words(value)}</span>
      <button class="step" tabindex="-1" aria-label=${t("setup-more", { what: label })} ?disabled=${at === values.length - 1} @click=${() => go(at + 1)}><span aria-hidden="true">+</span></button>
    </div>`;
}

/** Where a key leads. @param {KeyboardEvent} event @param {number} at @param {number} last @param {(to: number) => void} go */
function press(event, at, last, go) {
  const to = {
    ArrowUp: at + 1,
    ArrowRight: at + 1,
    ArrowDown: at - 1,
    ArrowLeft: at - 1,
    PageUp: at + 5,
    PageDown: at - 5,
    Home: 0,
    End: last,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
}
