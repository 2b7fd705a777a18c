/** Things of the device on told pages, by kind: each acts by itself, and tells its page after it. */

import { WholeFile } from "./whole-file.js";

/** @import { PythonPage } from "./page.js" */
/** @typedef {{render(given: any): unknown, close?: () => void}} Tool */

/** @type {Record<string, (page: PythonPage) => Tool>} */
export const TOOLS = {
  "whole-file": ({ app, renew }) => new WholeFile(app, () => renew()),
};
