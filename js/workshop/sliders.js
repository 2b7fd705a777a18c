/**
 * Sliders: numbers in the code of a bot that can be moved without typing, such as `RISK = 3 # 0 to
 * 10: how much it dares`.
 */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { kebab } from "../table/sentences.js";

/** @import { Bench } from "./bench.js" */
/**
 * @typedef {{name: string, value: number, least: number, most: number, about: string, start:
 *   number, end: number}} Slider start, end: where its number stands in the code
 */

const NAME = "[A-Z][A-Z0-9_]*";
const NUMBER = String.raw`(-?\d{1,6})`;
const GAP = String.raw`[ \t]*`;
const LIMITS = String.raw`${NUMBER} (?:to|bis) ${NUMBER}(?![\d.])[:,; \t]*`;
/** A name in capitals, a whole number, and in a comment its limits and perhaps what it is about. */
const LINE = new RegExp(`^((${NAME})${GAP}=${GAP})${NUMBER}${GAP}#${GAP}${LIMITS}(.*)$`, "gm");
/** More would leave no room for the code. */
const MOST = 4;

/** @param {string} code @returns {Slider[]} */
export function slidersIn(code) {
  const found = [...code.matchAll(LINE)].map(sliderOf).filter(({ least, most }) => least < most);
  const isFirst = (/** @type {Slider} */ one) =>
    found.find(({ name }) => name === one.name) === one;
  return found.filter(isFirst).slice(0, MOST);
}

/** @param {RegExpExecArray} line @returns {Slider} */
function sliderOf({
  index,
  1: before = "",
  2: name = "",
  3: value = "",
  4: low,
  5: high,
  6: about = "",
}) {
  const start = index + before.length;
  const [least, most] = [Number(low), Number(high)];
  return { name, value: Number(value), least, most, about, start, end: start + value.length };
}

/** @param {Pick<Bench, "app" | "box" | "editor">} bench */
export function sliders({ app, box, editor }) {
  const all = slidersIn(editor.value());
  if (!all.length) return nothing;
  const label = app.t("workshop-sliders");
  return html`<div class="bench-sliders" role="group" aria-label=${label}>
    ${repeat(
      all,
      ({ name }) => name,
      (one) => slider(one, aboutOf(app, box.name, one), editor),
    )}
  </div>`;
}

/**
 * In the reader's language, if the number is one of a first bot.
 * @param {App} app
 * @param {string} game
 * @param {Slider} slider
 */
function aboutOf({ t, words }, game, { name, about }) {
  const id = `workshop-slider-${kebab(game)}-${name.toLowerCase().replaceAll("_", "-")}`;
  return words.has(id) ? t(id) : about;
}

/** @param {Slider} slider @param {string} about @param {Bench["editor"]} editor */
function slider({ name, value, least, most, start, end }, about, editor) {
  const part = (Math.min(most, Math.max(least, value)) - least) / (most - least);
  const move = (/** @type {Event} */ { target }) =>
    editor.replace(/** @type {HTMLInputElement} */ (target).value, start, end);
  return html`<label class="bench-slider">
    <span
      ><code>${name}</code> <b>${value}</b>${about ? html` <small>${about}</small>` : nothing}</span
    >
    <input
      type="range"
      min=${least}
      max=${most}
      .value=${live(String(value))}
      style="--part: ${part.toFixed(4)}"
      @input=${move}
      @change=${editor.rest}
    />
  </label>`;
}
