/** A bot that somebody wrote at a table of persons: its choices come from the sandbox. */

import { firstCode } from "../workshop/first.js";
import { troubleText } from "../workshop/words.js";
import { SandboxedEngine } from "./sandboxed-engine.js";

/** @import { Ask } from "../../build/types/engine" */

/**
 * The bot of a saved game; one from elsewhere has no code, and this device's own bot takes its
 * place.
 * @param {App} app
 * @param {Save} save
 */
export async function writtenBotOf(app, { record: { game }, code }) {
  await app.bringLater();
  const text = code ?? (await app.bots.get(game))?.code ?? (await firstCode(app, game)) ?? "";
  return new WrittenBot(app, text);
}

export class WrittenBot {
  /** Hears a sentence whenever something goes wrong. @type {(text: string) => void} */
  tell = () => undefined;
  /** The line that chose last. */
  #line = 0;

  /** @param {App} app @param {string} code */
  constructor(app, code) {
    this.app = app;
    this.code = code;
    this.sandboxed = new SandboxedEngine(app);
  }

  /** @param {Ask} ask */
  choose = async ({ table }) => {
    const { place, line, trouble } = await this.sandboxed.choose(table, this.code);
    const { t } = this.app;
    this.#line = line;
    if (trouble) this.tell(`${t("workshop-stumbled")} ${troubleText(this.app, trouble)}`);
    return { place, stumbled: trouble !== null };
  };

  /** All wait for it, and it waits for ever. */
  tellWait = () =>
    this.tell(troubleText(this.app, { code: "waits", line: this.#line, about: "", whole: "" }));

  close() {
    this.sandboxed.close();
  }
}
