/** What the page of the practice draws: an example of a kind of cards, and what practices came to. */

import { html } from "lit-html";
import { wordsOf } from "../../../app/page-words.js";
import { symbols } from "../figures.js";
import { example, plot } from "./plot.js";

/** @import { PythonPage } from "../../../app/page.js" */

export class PageTool {
  /** @param {PythonPage} page */
  constructor({ app }) {
    this.app = app;
  }

  /** @param {any} given */
  render({ shows, ...given }) {
    if (shows === "example") return example(given.kind);
    if (shows === "plot") return plot(given, this.app.t, (words) => wordsOf(this.app, words));
    return html`<svg class="unseen" aria-hidden="true">${symbols}</svg>`;
  }
}
