/** A house rule that is a number: a bar of a few values, or a stepper through many. */

import { html } from "lit-html";
import { radios } from "./fields.js";

/** @import { T } from "../table/types.js" */
/** @import { Choice } from "../games/box.js" */
/** @typedef {{label: string, values: number[], value: number, words: (value: number) => string, set: (value: number) => void}} Asked */

/** As many stand side by side on a phone. */
const FEW = 4;

/** What may be chosen, in order. @param {Choice} choice */
export const valuesOf = ({ least, most, values = [] }) =>
  values.length ? values : Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** @param {T} t @param {Choice} choice @param {number} value @param {(value: number) => void} set */
export function numberChoice(t, choice, value, set) {
  const id = `option-${choice.name}`;
  const name = `option-${choice.words}`;
  const label = t(name);
  /** @param {number} one */
  const words = (one) => t(`${name}-value`, { value: one, seconds: one / 1000 });
  const values = valuesOf(choice);
  return html`
    <div class="number">
      <p><span id=${id}>${label}</span><small>${t(`${name}-line`)}</small></p>
      ${
        values.length > FEW
          ? stepper(t, id, { label, values, value, words, set })
          : html`
        <div class="choice" role="radiogroup" aria-labelledby=${id}>
          ${radios(
            choice.name,
            values.map((one) => [one, words(one)]),
            value,
            set,
          )}
        </div>`
      }
    </div>`;
}

/** Two large buttons, and arrow keys on the number between them. @param {T} t @param {string} id of its name @param {Asked} asked */
function stepper(t, id, { label, values, value, words, set }) {
  const at = Math.max(0, values.indexOf(value));
  const last = values.length - 1;
  /** @param {number} to */
  const go = (to) => set(values[Math.max(0, Math.min(last, to))]);
  return html`
    <div class="stepper">
      <button class="step" tabindex="-1" aria-label=${t("setup-less", { what: label })} ?disabled=${at === 0} @click=${() => go(at - 1)}><span aria-hidden="true">−</span></button>
      <span class="step-value" role="spinbutton" tabindex="0" aria-labelledby=${id} aria-valuemin=${values[0]} aria-valuemax=${values[last]} aria-valuenow=${value} aria-valuetext=${words(value)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => press(event, at, last, go)}>${words(value)}</span>
      <button class="step" tabindex="-1" aria-label=${t("setup-more", { what: label })} ?disabled=${at === last} @click=${() => go(at + 1)}><span aria-hidden="true">+</span></button>
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
