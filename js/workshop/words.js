/**
 * Bots that somebody wrote, on pages: what shows their code; and in words how long they are, by
 * whom, and what is wrong with their code.
 */

import { html, nothing } from "lit-html";
import { icon } from "../table/marks.js";

/** @import { Trouble } from "../../build/types/engine" */
/** @import { Written } from "../store/bots.js" */

/** The editor, which shows the code of bots. */
export const loadCode = async () => (await import("./editor.js")).createCode;

/** How long it is, and who wrote it. @param {T} t @param {Written} written */
export function writtenLine(t, { code, author = "" }) {
  const lines = code.trimEnd().split("\n").length;
  return [author && t("bot-by", { author }), t("bot-lines", { lines })].filter(Boolean).join(" · ");
}

/**
 * What is wrong, in one sentence: with its line, and the move before which it was.
 * @param {Pick<App, "t" | "words">} app
 * @param {Trouble & {ply?: number}} trouble
 */
export function troubleText({ t, words }, { code, line, about, ply }) {
  const id = `workshop-trouble-${code}`;
  const isPlayed = ply !== undefined;
  const where = isPlayed
    ? line
      ? "workshop-move"
      : "workshop-move-only"
    : line
      ? "workshop-line"
      : "";
  const what = t(words.has(id) ? id : "workshop-trouble-other", { about });
  return where ? t(where, { line, move: (ply ?? 0) + 1, what }) : what;
}

/**
 * The same where it is shown, and what Python says of it.
 * @param {Pick<App, "t" | "words">} app
 * @param {Trouble & {ply?: number}} trouble
 */
export const troubleSign = (app, trouble) =>
  html`<p class="bench-trouble" id="bench-trouble">
      ${icon("help")}<span>${troubleText(app, trouble)}</span>
    </p>
    ${
      trouble.whole
        ? html`<details>
            <summary>${app.t("workshop-whole")}</summary>
            <pre>${trouble.whole}</pre>
          </details>`
        : nothing
    }`;
