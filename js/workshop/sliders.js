/**
 * Sliders: numbers in the code of a bot that can be moved without typing, such as `RISK = 3 # 0 to
 * 10: how much it dares`. Python finds them; while a finger moves one, nobody asks.
 */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { kebab } from "../table/sentences.js";

/** @import { Slider } from "../../build/types/engine" */
/** @import { createCode } from "./editor.js" */
/** @typedef {ReturnType<typeof createCode>} Editor */

export class Sliders {
  /** As Python found them. @type {Slider[]} */
  #found = [];
  /** The code that holds them where they are said to stand, and the one that Python reads now. */
  #code = "";
  #asked = "";

  /** @param {App} app @param {Pick<Box, "name">} box */
  constructor(app, box) {
    this.app = app;
    this.box = box;
  }

  /** @param {Editor} editor */
  render(editor) {
    if (editor.value() !== this.#asked) this.#find(editor);
    if (!this.#found.length) return nothing;
    const label = this.app.t("workshop-sliders");
    return html`<div class="bench-sliders" role="group" aria-label=${label}>
      ${repeat(
        this.#found,
        ({ name }) => name,
        (one) => this.#slider(one, editor),
      )}
    </div>`;
  }

  /** @param {Editor} editor */
  async #find(editor) {
    const code = editor.value();
    this.#asked = code;
    const reply = await this.app.engine.ask({ op: "sliders", code }).catch(() => null);
    if (code !== this.#asked) return;
    this.#found = reply?.sliders ?? [];
    this.#code = code;
    this.app.draw();
  }

  /** @param {Slider} slider @param {Editor} editor */
  #slider(slider, editor) {
    const { name, value, least, most } = slider;
    const about = aboutOf(this.app, this.box.name, slider);
    const part = (Math.min(most, Math.max(least, value)) - least) / (most - least);
    const move = (/** @type {Event} */ { target }) =>
      this.#move(slider, /** @type {HTMLInputElement} */ (target).value, editor);
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

  /**
   * Writes the number into its place at once; what follows it moves on.
   * @param {Slider} slider
   * @param {string} text
   * @param {Editor} editor
   */
  #move(slider, text, editor) {
    const { start, end } = slider;
    if (editor.value() !== this.#code) return; // letters were typed, and Python reads them just now
    const by = text.length - (end - start);
    for (const one of this.#found)
      if (one.start > start) Object.assign(one, { start: one.start + by, end: one.end + by });
    Object.assign(slider, { value: Number(text), end: end + by });
    this.#code = this.#code.slice(0, start) + text + this.#code.slice(end);
    this.#asked = this.#code;
    editor.replace(text, start, end);
  }
}

/**
 * In the reader's language, if the number is one of a first bot.
 * @param {App} app
 * @param {string} game
 * @param {Slider} slider
 */
function aboutOf({ t, words }, game, { name, about }) {
  const id = `workshop-slider-${kebab(game)}-${kebab(name.toLowerCase())}`;
  return words.has(id) ? t(id) : about;
}
