/** Things of the device on told pages, by kind: each acts by itself, and tells its page after it. */

import { fileName } from "../class/words.js";
import { addressOf } from "../links/link.js";
import { LinkPanel } from "../pages/link-panel.js";
import { wordsOf } from "./page-parts.js";
import { WholeFile } from "./whole-file.js";

/** @import { PythonPage } from "./page.js" */
/** @import { Words } from "./page-parts.js" */
/** @typedef {{render(given: any): unknown, close?: () => void}} Tool */

/** The code, the address and the file of a link. */
class LinkTool {
  /** @param {PythonPage} page */
  constructor({ app }) {
    this.app = app;
    this.panel = new LinkPanel(app);
  }

  /** @param {{text: string, title: Words, file?: Words}} given file: its name, if it is another */
  render({ text, title, file = title }) {
    const { app, panel } = this;
    const name = fileName(wordsOf(app, file), "txt");
    panel.show(text && addressOf(text), wordsOf(app, title), name);
    return panel.render();
  }
}

/** @type {Record<string, (page: PythonPage) => Tool>} */
export const TOOLS = {
  link: (page) => new LinkTool(page),
  "whole-file": ({ app, renew }) => new WholeFile(app, () => renew()),
};
