/** The code on the bench as a whole: it goes into a file, another one takes its place, or the first bot comes back. */

import { handOver } from "../device/file.js";

/** @import { Bench } from "./bench.js" */

/** The longest code that can be read. */
const MOST_LETTERS = 10_000;

export class Versions {
  /** @param {Bench} bench */
  constructor(bench) {
    this.bench = bench;
    this.app = bench.app;
  }

  /** The first bot again. */
  begin = () => {
    this.bench.sheets.close();
    this.#replace(this.bench.first);
    this.#say("workshop-again-done");
  };

  save = async () => {
    const { app, bench } = this;
    bench.sheets.close();
    const file = {
      name: `${bench.box.name}_bot.py`,
      type: "text/x-python",
      text: bench.editor.value(),
    };
    this.#say((await handOver(app, file)) ? "workshop-saved" : "workshop-saved-not");
  };

  /** @param {Event} event */
  take = async ({ target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const text = await input.files?.[0]?.text().catch(() => "");
    input.value = "";
    this.bench.sheets.close();
    const code = text?.replaceAll("\r\n", "\n") ?? "";
    if (!code.trim() || code.length > MOST_LETTERS || code.includes("\0"))
      return this.#say("workshop-taken-not");
    this.#replace(code);
    return this.#say("workshop-taken");
  };

  /** @param {string} code */
  #replace(code) {
    this.bench.editor.set(code);
    this.bench.changed(code);
  }

  /** @param {string} id */
  #say(id) {
    const { app, bench } = this;
    bench.status = app.t(id);
    app.announce(bench.status);
    app.draw();
  }
}
