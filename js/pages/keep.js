/** How the box gets a place of its own on this tablet, phone or computer, step by step. */

import { html, nothing } from "lit-html";
import { isSite } from "../engine/source.js";
import { head } from "./parts.js";

/** @typedef {import("../main.js").App} App */

/** What to do in each browser; every step has a sign and a sentence. @type {Record<import("../device/install.js").Way, string[]>} */
const STEPS = {
  "ios-safari": ["share", "home", "once", "drawer"],
  "ios-other": ["share-other", "home", "safari", "once"],
  "ios-inside": ["inside-ios"],
  android: ["dots", "add"],
  "android-samsung": ["lines", "page"],
  "android-inside": ["inside-android"],
  "mac-safari": ["file", "older"],
  chromium: ["bar", "cast"],
  edge: ["bar", "edge"],
  firefox: ["bookmark", "stays"],
  other: ["look", "else"],
};

const SHARE =
  "M12 14.5V3.5M8 7l4-4 4 4M8.5 10.5H6.5A1.5 1.5 0 0 0 5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7a1.5 1.5 0 0 0-1.5-1.5h-2";
const PLUS =
  "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M12 8.5v7M8.5 12h7";
const DOTS = "M12 4.5a.7.7 0 1 0 .1 0ZM12 11.3a.7.7 0 1 0 .1 0ZM12 18.1a.7.7 0 1 0 .1 0Z";
const LINES = "M4 7h16M4 12h16M4 17h16";
const SCREEN =
  "M13 5H5a1.5 1.5 0 0 0-1.5 1.5v9A1.5 1.5 0 0 0 5 17h14a1.5 1.5 0 0 0 1.5-1.5V13M8.5 20.5h7M17.5 3v7M14.5 7l3 3 3-3";
const STAR = "M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.1 6-.8Z";
const AWAY =
  "M13.5 4.5h6v6M19.5 4.5L11 13M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4";
const TICK = "M5 12.5l4.5 4.5L19 7.5";
const DOCK =
  "M4.5 4h15A1.5 1.5 0 0 1 21 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-13A1.5 1.5 0 0 1 4.5 4M7 16h10";
const DRAWER = "M4.5 5h15v14h-15ZM4.5 12h15M10.5 8.5h3M10.5 15.5h3";
const SAFARI = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M15.5 8.5l-2 5-5 2 2-5Z";

/** @type {Record<string, string>} strokes in a box of 24 */
const SIGNS = {
  share: SHARE,
  "share-other": SHARE,
  home: PLUS,
  safari: SAFARI,
  once: TICK,
  drawer: DRAWER,
  "inside-ios": AWAY,
  "inside-android": AWAY,
  dots: DOTS,
  lines: LINES,
  add: PLUS,
  page: PLUS,
  file: DOCK,
  older: STAR,
  bar: SCREEN,
  cast: DOTS,
  edge: DOTS,
  bookmark: STAR,
  stays: TICK,
  look: DOTS,
  else: STAR,
};

/** @param {string} path */
const sign = (path) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

/** Whether this window could still give the box a place of its own. @param {App} app */
export const canKeep = ({ install, offline }) =>
  isSite && offline.state !== "none" && !install.isOwn();

/** @param {App} app */
export const page = (app) => ({ title: "keep-title", render: () => keep(app) });

/** @param {App} app */
function keep(app) {
  const { t, install } = app;
  return html`
    ${head(app, t("keep-title", { device: install.device }))}
    <main class="sheet keep">
      ${advice(app)}
      <section>
        <h2>${t("keep-playing")}</h2>
        <p>${t("keep-awake")}</p>
        ${install.device === "tablet" ? html`<p>${t("keep-gestures")}</p>` : nothing}
      </section>
    </main>`;
}

/** What can be done, or that nothing is left to do. @param {App} app */
function advice({ t, install, offline, focus }) {
  const { device, way } = install;
  if (install.isDone || install.isOwn())
    return html`<p>${t(install.isDone ? "keep-done" : "keep-own", { device })}</p>`;
  if (install.isOffered) {
    return html`<p>${t("keep-why")}</p><p><button class="button" @click=${() => {
      install.take();
      focus("h1");
    }}>${t("keep-take")}</button></p>`;
  }
  const isInside = way.endsWith("inside");
  return html`
    ${offline.state === "none" && isSite && !isInside ? html`<p class="keep-nothing">${t("keep-nothing")}</p>` : nothing}
    ${isInside || way === "firefox" ? nothing : html`<p>${t("keep-why")}</p>`}
    <ol class="keep-steps">${STEPS[way].map((step) => html`<li>${sign(SIGNS[step] ?? "")}<span>${t(`keep-step-${step}`)}</span></li>`)}</ol>`;
}
