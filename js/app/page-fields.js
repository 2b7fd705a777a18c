/** Draws the questions of told pages: what is chosen, and what is typed. */

import { html, nothing } from "lit-html";
import { face } from "../table/faces.js";
import { fitted } from "../words/letters.js";
import { nameAndLine, numberField, radios, toggle } from "./fields.js";
import { lidChoice } from "./page-pictures.js";
import { wordsOf } from "./page-words.js";

/** @import { Choice, Field } from "../../build/types/engine" */
/** @import { Words } from "./page-words.js" */
/** @import { PythonPage } from "./page.js" */

/** @param {PythonPage} page @param {Choice} it */
export function choice(page, it) {
  const { app } = page;
  const { name, says, value, values = [], kind, line, look = "", is_quiet, missing } = it;
  const words = wordsOf(app, says);
  const small = line ? wordsOf(app, line) : "";
  const set = (/** @type {unknown} */ next) => page.change({ [name]: next });
  if (kind === "check")
    return html`<label class=${look}
      ><input type="checkbox" .checked=${value === true} @change=${() => set(!value)} />
      ${face(it.face)}<span
        ><strong><bdi>${words}</bdi></strong><small>${small}</small></span
      ></label
    >`;
  if (kind === "switch") return toggle(value === true, words, () => set(!value), small);
  if (kind === "number") {
    /** @type {[number, string][]} */
    const numbers = values.map(([one, its]) => [Number(one), wordsOf(app, its)]);
    return numberField(app.t, { name, words, line: small }, numbers, Number(value), set);
  }
  const answers = values.map(([one, its], i) => [one, answer(app, it, one, its, i)]);
  if (kind === "menu")
    return html`<label class="field ${look}"
      ><span>${words}</span>
      <select name=${name}>
        ${answers.map(
          ([one, its]) => html`<option value=${one} ?selected=${one === value}>${its}</option>`,
        )}
      </select></label
    >`;
  const draw = kind === "lids" ? lidChoice : radios;
  const style = kind === "lids" ? look : `choice ${look}`;
  return html`<fieldset class=${style} aria-describedby=${small ? `line-${name}` : nothing}>
    <legend class=${is_quiet ? "unseen" : nothing}>${words}</legend>
    ${draw(name, /** @type {[any, any][]} */ (answers), value, set)}
    ${below(app, name, line, missing)}
  </fieldset>`;
}

/**
 * Small words below a question, and before them what is said where its answer must be given.
 * @param {App} app
 * @param {string} name
 * @param {Words | null} [line]
 * @param {Words | null} [missing]
 */
const below = (app, name, line, missing) =>
  line
    ? html`<p class="small" id="line-${name}">
        ${missing ? html`<strong>${wordsOf(app, missing)}</strong> ` : nothing}${wordsOf(app, line)}
      </p>`
    : nothing;

/**
 * What stands beside a button: the words of an answer, with a line, or with a face.
 * @param {App} app
 * @param {Choice} choice
 * @param {string | number} value
 * @param {Words} says
 * @param {number} i
 */
function answer(app, { kind, lines = [], faces = [] }, value, says, i) {
  const words = wordsOf(app, says);
  if (kind === "faces") return html`${face(faces[i])}<b>${words}</b>`;
  const line = lines[i];
  if (!line) return words;
  const both = nameAndLine(words, wordsOf(app, line));
  return kind === "bots" ? html`${face(`${value}`)}${both}` : both;
}

/** A text stays in the page until its field is left. @param {PythonPage} page @param {Field} it */
export function field(page, it) {
  const { app } = page;
  const { name, says, value: told, most, kind, empty, at_once, look = "", line, missing } = it;
  const value = page.lettersIn(name) ?? wordsOf(app, told);
  const leave = (/** @type {Event} */ { target }) =>
    page.change({ [name]: /** @type {HTMLInputElement} */ (target).value });
  const type = (/** @type {InputEvent} */ event) => {
    const text = fitted(event, most);
    if (at_once) page.change({ [name]: text });
    else page.type(name, text);
  };
  const words = wordsOf(app, says);
  const hint = empty ? wordsOf(app, empty) : nothing;
  const box =
    kind === "text"
      ? html`<textarea
          rows="3"
          spellcheck="false"
          autocapitalize="off"
          placeholder=${hint}
          .value=${value}
          @input=${type}
          @change=${leave}
        ></textarea>`
      : html`<input
          type="text"
          name=${name}
          autocomplete="off"
          autocapitalize=${kind === "name" ? "words" : nothing}
          enterkeyhint="done"
          placeholder=${hint}
          aria-describedby=${line ? `line-${name}` : nothing}
          aria-invalid=${missing ? "true" : nothing}
          .value=${value}
          @input=${type}
          @change=${leave}
        />`;
  return html`<label class="field ${look}"><span>${words}</span> ${box}</label>${below(
    app,
    name,
    line,
    missing,
  )}`;
}
