/**
 * What stands in a form: radio buttons, switches, and numbers to choose, as all pages draw them.
 */

import { html, nothing } from "lit-html";

/**
 * @template V
 * @param {string} name
 * @param {[V, unknown][]} values each with what stands beside its button
 * @param {V} current
 * @param {(value: V) => void} set
 */
export const radios = (name, values, current, set) =>
  values.map(
    ([value, content]) =>
      html`<label
        ><input
          type="radio"
          name=${name}
          .checked=${value === current}
          @change=${() => set(value)}
        />
        <span>${content}</span></label
      >`,
  );

/**
 * A question whose answers are radio buttons.
 * @param {string} kind its class
 * @param {string} question
 * @param {unknown} answers
 */
export const choiceField = (kind, question, answers) =>
  html`<fieldset class="choice ${kind}">
    <legend>${question}</legend>
    ${answers}
  </fieldset>`;

/**
 * @param {boolean} isOn
 * @param {string} text
 * @param {() => void} change
 * @param {string} [line] more words
 */
export const toggle = (isOn, text, change, line) =>
  html`<label class="switch"
    ><input type="checkbox" .checked=${isOn} @change=${change} />
    <span>${text}${line ? html`<small>${line}</small>` : nothing}</span></label
  >`;

/**
 * A number that a slider moves; `set` hears of each step.
 * @param {{text: string, says: string, value: number, least?: number, most: number, isOff:
 *   boolean}} asked says: its value in words
 * @param {(value: number) => void} set
 */
export const slider = ({ text, says, value, least = 1, most, isOff }, set) =>
  html`<label class="slider"
    ><span>${text} <small aria-hidden="true">${says}</small></span>
    <input
      type="range"
      min=${least}
      max=${most}
      .value=${String(value)}
      aria-valuetext=${says}
      ?disabled=${isOff}
      @input=${(/** @type {any} */ { target }) => set(Number(target.value))}
  /></label>`;

/**
 * A key that takes files from the device.
 * @param {string} kind its class
 * @param {unknown} words
 * @param {string} accept
 * @param {(files: File[]) => unknown} take
 * @param {{isMany?: boolean, isOff?: boolean, about?: string}} [more] about: the id of words about it
 */
export function fileKey(kind, words, accept, take, { isMany = false, isOff = false, about } = {}) {
  const taken = (/** @type {Event} */ { target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const files = [...(input.files ?? [])];
    input.value = ""; // the same file can be taken again
    if (files.length) take(files);
  };
  return html`<label class="${kind} file-key"
    >${words}<input
      type="file"
      accept=${accept}
      ?multiple=${isMany}
      ?disabled=${isOff}
      aria-describedby=${about ?? nothing}
      @change=${taken}
  /></label>`;
}

/**
 * A line to type.
 * @param {string} label
 * @param {string} value
 * @param {(event: InputEvent) => void} typed
 * @param {string} [about] the id of words about it
 */
export const textField = (label, value, typed, about) =>
  html`<label class="field"
    ><span>${label}</span>
    <input
      type="text"
      autocomplete="off"
      autocapitalize="words"
      enterkeyhint="done"
      aria-describedby=${about ?? nothing}
      .value=${value}
      @input=${typed}
  /></label>`;

/** A name above its line. @param {string} name @param {string} line */
export const nameAndLine = (name, line) => html`<strong>${name}</strong><small>${line}</small>`;

/** As many numbers stand side by side on a phone. */
const FEW = 4;

/** @typedef {Pick<Choice, "name" | "words" | "least" | "most" | "values">} Numbers to choose from */

/**
 * What may be chosen, in order; where no values are told, all from least to most.
 * @param {Pick<Choice, "least" | "most" | "values">} choice
 */
export const valuesOf = ({ least, most, values }) =>
  values.length ? values : Array.from({ length: most - least + 1 }, (_, i) => least + i);

/**
 * A house rule that is a number: a bar of a few values, or a stepper through many.
 * @param {T} t
 * @param {Numbers} choice
 * @param {number} value
 * @param {(value: number) => void} set
 */
export function numberChoice(t, choice, value, set) {
  const name = `option-${choice.words}`;
  /** @type {[number, string][]} */
  const values = valuesOf(choice).map((one) => [
    one,
    t(`${name}-value`, { value: one, seconds: one / 1000 }),
  ]);
  const asked = { name: choice.name, words: t(name), line: t(`${name}-line`) };
  return numberField(t, asked, values, value, set);
}

/**
 * The same, of values with their words.
 * @param {T} t
 * @param {{name: string, words: string, line: string}} asked
 * @param {[number, string][]} values
 * @param {number} value
 * @param {(value: number) => void} set
 */
export function numberField(t, { name, words, line }, values, value, set) {
  const id = `option-${name}`;
  return html`<div class="number">
    <p><span id=${id}>${words}</span><small>${line}</small></p>
    ${
      values.length > FEW
        ? stepper(t, id, words, { values, value, set })
        : html`<div class="choice" role="radiogroup" aria-labelledby=${id}>
            ${radios(name, values, value, set)}
          </div>`
    }
  </div>`;
}

/** How far each key leads. @type {Record<string, number>} */
const KEYS = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Two large buttons, and arrow keys on the number between them.
 * @param {T} t
 * @param {string} id of its name
 * @param {string} what its name
 * @param {{values: [number, string][], value: number, set: (value: number) => void}} asked
 */
function stepper(t, id, what, { values, value, set }) {
  const numbers = values.map(([number]) => number);
  const at = numbers.indexOf(value);
  const last = numbers.length - 1;
  /** @param {number} by */
  const go = (by) => set(numbers[Math.max(0, Math.min(last, at + by))]);
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    go(by);
  };
  return html`<div class="stepper">
    <button
      class="step"
      tabindex="-1"
      aria-label=${t("setup-less", { what })}
      ?disabled=${at === 0}
      @click=${() => go(-1)}
    >
      <span aria-hidden="true">−</span>
    </button>
    <span
      class="step-value"
      role="spinbutton"
      tabindex="0"
      aria-labelledby=${id}
      aria-valuemin=${numbers[0]}
      aria-valuemax=${numbers[last]}
      aria-valuenow=${value}
      aria-valuetext=${values[at][1]}
      @keydown=${press}
      >${values[at][1]}</span
    >
    <button
      class="step"
      tabindex="-1"
      aria-label=${t("setup-more", { what })}
      ?disabled=${at === last}
      @click=${() => go(1)}
    >
      <span aria-hidden="true">+</span>
    </button>
  </div>`;
}
