/**
 * The code on the bench as a whole: another one takes its place and it is kept as an earlier one;
 * it goes into a file.
 */

import { handOver } from "../device/file.js";
import { LIMITS } from "../games/box.js";
import { replaced } from "../store/bots.js";

/** @import { Written } from "../store/bots.js" */
/** @import { Bench } from "./bench.js" */

export class Versions {
  /** @param {Bench} bench */
  constructor(bench) {
    this.bench = bench;
    this.app = bench.app;
  }

  /** The first bot again. */
  begin = () => this.put({ code: this.bench.first }, "workshop-again-done");

  save = async () => {
    const { app, bench } = this;
    bench.sheets.close();
    const file = {
      name: `${bench.box.name}_bot.py`,
      type: "text/x-python",
      text: bench.editor.value(),
    };
    bench.say(app.t((await handOver(app, file)) ? "workshop-saved" : "workshop-saved-not"));
  };

  /** @param {File[]} files */
  take = async ([file]) => {
    const text = await file?.text().catch(() => "");
    const code = text?.replaceAll("\r\n", "\n") ?? "";
    const isGood = code.trim() && code.length <= LIMITS.code && !code.includes("\0");
    if (isGood) return this.put({ code }, "workshop-taken");
    this.bench.sheets.close();
    return this.bench.say(this.app.t("workshop-taken-not"));
  };

  /** A pupil gives the bot to the class; the code that is handed in can be read. */
  handIn = async () => {
    const { app, bench } = this;
    const { task } = bench;
    if (!task || !(await bench.check())) return;
    await app.goOnce(() => task.handIn(bench.editor.value()), "replace");
    app.announce(app.t("bot-handed-in")); // on the page that follows
  };

  /** A person plays against it, at a table as ever. */
  playAgainst = async () => {
    const { app, bench } = this;
    if (await bench.check()) await app.goOnce(() => bench.newGame(bench.editor.value()));
  };

  /**
   * Another code takes the place of this one.
   * @param {Written} written
   * @param {string} message the message after it
   */
  put({ code, author = "" }, message) {
    const { bench } = this;
    bench.sheets.close();
    bench.bot = replaced(bench.bot, { code, author }, Date.now());
    bench.editor.set(code);
    bench.changed(code);
    bench.say(this.app.t(message));
  }
}
