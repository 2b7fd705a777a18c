/**
 * What starts before the rest of the page: Python, the words of the language, and the listener for
 * the browser's offer to install the box.
 */

import { Install } from "../device/install.js";
import { Engine } from "../engine/engine.js";
import { makeWorker } from "../engine/source.js";
import { readSettings } from "../store/stored-settings.js";
import { pickLanguage } from "../words/languages.js";
import { fetchTexts } from "../words/sources.js";
import { isPortal } from "./stuck.js";

export const engine = new Engine({ makeWorker, isPortal });
export const install = new Install();

const language = pickLanguage(String(readSettings()?.language ?? ""), navigator.languages ?? []);
fetchTexts(language, "first").catch(() => undefined); // main.js asks again, and says so
