/** How to install the box on this tablet, phone or computer, step by step. */

import { html, nothing } from "lit-html";
import { isSite } from "../engine/source.js";
import { icon } from "../table/marks.js";
import { head } from "./page-head.js";

/** @import { Way } from "../device/install.js" */

/** The steps in each browser, each with its sign. @type {Record<Way, Record<string, string>>} */
const STEPS = {
  "ios-safari": { share: "send", home: "plus", once: "tick", drawer: "drawer" },
  "ios-other": { "share-other": "send", home: "plus", safari: "compass", once: "tick" },
  "ios-inside": { "inside-ios": "away" },
  android: { dots: "dots", add: "plus" },
  "android-samsung": { lines: "menu", page: "plus" },
  "android-inside": { "inside-android": "away" },
  "mac-safari": { file: "dock", older: "star" },
  chromium: { bar: "screen", cast: "dots" },
  edge: { bar: "screen", edge: "dots" },
  firefox: { bookmark: "star", stays: "tick" },
  other: { look: "dots", else: "star" },
};

/** Whether this window could still install the box. @param {App} app */
export const canInstall = ({ install, offline }) =>
  isSite && offline.state !== "none" && !install.isOwn();

/** @param {App} app @returns {Page} */
export const page = (app) => ({
  title: "install-title",
  render: () =>
    html`${head(app, app.t("install-title", { device: app.install.device }))}
      <main class="sheet install">
        ${advice(app)}
        <section>
          <h2>${app.t("install-playing")}</h2>
          <p>${app.t("install-awake")}</p>
          ${app.install.device === "tablet" ? html`<p>${app.t("install-gestures")}</p>` : nothing}
        </section>
      </main>`,
});

/** What can be done, or that it is done. @param {App} app */
function advice({ t, install, offline, focus }) {
  const { device, way } = install;
  if (install.isDone || install.isOwn())
    return html`<p>${t(install.isDone ? "install-done" : "install-own", { device })}</p>`;
  if (isSite && !install.isSecure())
    return html`<p class="install-nothing">${t("install-http")}</p>`;
  const why = html`<p>${t("install-why")}</p>`;
  const take = () => {
    install.take();
    focus("h1");
  };
  if (install.offer)
    return html`${why}
      <p><button class="button" @click=${take}>${t("install-take")}</button></p>`;
  const isInside = way.endsWith("inside");
  return html`${
    offline.state === "none" && isSite && !isInside
      ? html`<p class="install-nothing">${t("install-nothing")}</p>`
      : nothing
  }
    ${isInside || way === "firefox" ? nothing : why}
    <ol class="install-steps">
      ${Object.entries(STEPS[way]).map(
        ([step, sign]) => html`<li>${icon(sign)}<span>${t(`install-step-${step}`)}</span></li>`,
      )}
    </ol>`;
}
