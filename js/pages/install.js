/** How to install the box on this tablet, phone or computer, step by step. */

import { html, nothing } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import drawings from "../../assets/pages/install.svg?raw";
import { isSite } from "../engine/source.js";
import { head } from "./parts.js";

/** @import { Way } from "../device/install.js" */
/** @import { App, Page } from "../main.js" */

/** The steps in each browser; a sign is drawn for each. @type {Record<Way, string[]>} */
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

/** Whether this window could still install the box. @param {App} app */
export const canInstall = ({ install, offline }) =>
  isSite && offline.state !== "none" && !install.isOwn();

/** @param {App} app @returns {Page} */
export const page = (app) => ({
  title: "install-title",
  render: () => html`
    ${head(app, app.t("install-title", { device: app.install.device }))}
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
    <svg class="unseen" aria-hidden="true">${unsafeSVG(drawings)}</svg>
    <ol class="install-steps">${STEPS[way].map((step) => html`<li><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#step-${step}" /></svg><span>${t(`install-step-${step}`)}</span></li>`)}</ol>`;
}
