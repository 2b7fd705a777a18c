/** What lasts as long as this window, also when it is loaded anew; the browser may forbid it. */

import { allowed } from "../engine/files.js";

/** @param {string} key @returns {string} "" for what is not there */
export const inWindow = (key) => allowed(() => sessionStorage.getItem(key)) ?? "";

/** @param {string} key @param {string} text "" for nothing any more */
export const keepInWindow = (key, text) =>
  allowed(() => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)));
