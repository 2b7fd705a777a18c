/** How to install the box on this tablet, phone or computer, step by step. */

import { html, nothing } from "lit-html";
import { isSite } from "../engine/source.js";
import { head } from "./parts.js";

/** @import { App } from "../main.js" */

/** Signs as strokes in a box of 24. */
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

/** The steps in each browser, each with its sign. @type {Record<import("../device/install.js").Way, Record<string, string>>} */
const STEPS = {
  "ios-safari": { share: SHARE, home: PLUS, once: TICK, drawer: DRAWER },
  "ios-other": { "share-other": SHARE, home: PLUS, safari: SAFARI, once: TICK },
  "ios-inside": { "inside-ios": AWAY },
  android: { dots: DOTS, add: PLUS },
  "android-samsung": { lines: LINES, page: PLUS },
  "android-inside": { "inside-android": AWAY },
  "mac-safari": { file: DOCK, older: STAR },
  chromium: { bar: SCREEN, cast: DOTS },
  edge: { bar: SCREEN, edge: DOTS },
  firefox: { bookmark: STAR, stays: TICK },
  other: { look: DOTS, else: STAR },
};

/** Whether this window could still install the box. @param {App} app */
export const canInstall = ({ install, offline }) =>
  isSite && offline.state !== "none" && !install.isOwn();

/** @param {App} app */
export const page = (app) => ({ title: "install-title", render: () => content(app) });

/** @param {App} app */
function content(app) {
  const { t, install } = app;
  return html`
    ${head(app, t("install-title", { device: install.device }))}
    <main class="sheet install">
      ${advice(app)}
      <section>
        <h2>${t("install-playing")}</h2>
        <p>${t("install-awake")}</p>
        ${install.device === "tablet" ? html`<p>${t("install-gestures")}</p>` : nothing}
      </section>
    </main>`;
}

/** What can be done, or that it is done. @param {App} app */
function advice({ t, install, offline, focus }) {
  const { device, way } = install;
  if (install.isDone || install.isOwn())
    return html`<p>${t(install.isDone ? "install-done" : "install-own", { device })}</p>`;
  const why = html`<p>${t("install-why")}</p>`;
  const take = () => {
    install.take();
    focus("h1");
  };
  if (install.offer)
    return html`${why}<p><button class="button" @click=${take}>${t("install-take")}</button></p>`;
  const isInside = way.endsWith("inside");
  return html`
    ${offline.state === "none" && isSite && !isInside ? html`<p class="install-nothing">${t("install-nothing")}</p>` : nothing}
    ${isInside || way === "firefox" ? nothing : why}
    <ol class="install-steps">${Object.entries(STEPS[way]).map(([step, path]) => html`<li><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg><span>${t(`install-step-${step}`)}</span></li>`)}</ol>`;
}
