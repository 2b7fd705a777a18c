/** A link that was opened: what it invites to, or one calm sentence about it; and the box into which links are pasted. */

import { html, nothing } from "lit-html";
import { TABLES } from "../games/index.js";
import { findLink, openLink, textOf } from "../links/link.js";
import { ResultPage } from "./class-result.js";
import { createInvitation } from "./invitation.js";
import { head, waitingTable } from "./parts.js";
import { TasksPage } from "./tasks.js";

/**
 * @typedef {import("../main.js").App} App
 * @typedef {import("../main.js").Page} Page
 * @typedef {import("../links/link.js").Opened} Opened
 * @typedef {{render: () => unknown, close?: () => void, title?: string}} Part
 */

/** What may be wrong with a link, with a sentence for each; the rest is no fault of the link. @type {Record<string, string>} */
const FAULTS = {
  "bad-link": "link-fault-bad",
  "older-box": "link-fault-older",
  "newer-box": "link-fault-newer",
  "no-table": "link-fault-table",
};

/** @param {App} app @param {import("../main.js").Params} params @returns {Page} */
export function page(app, { id }) {
  return id ? openText(app, textOf(id)) : openBox(app);
}

/** @param {App} app @param {string} text @returns {Page} */
function openText(app, text) {
  let fault = "";
  /** @type {Part | null} */
  let part = null;
  let isOpen = true;

  async function load() {
    fault = "";
    app.draw();
    const found = await openLink(app, text);
    const made = found.opened ? await partOf(app, text, found.opened).catch(note) : null;
    if (!isOpen) return made?.close?.();
    part = made ?? null;
    if (!made) fault = found.fault ?? (made === null ? "no-table" : "internal");
    app.focus("h1");
  }

  /** @param {unknown} error */
  const note = (error) => void console.error(error);

  load();
  return {
    get title() {
      return part?.title ?? "link-shared";
    },
    render: () => part?.render() ?? (fault ? broken(app, fault, load) : waitingTable(app, "")),
    close() {
      isOpen = false;
      part?.close?.();
    },
  };
}

/** The page for what the link holds. @param {App} app @param {string} text @param {Opened} opened @returns {Promise<Part | null>} null: this box has no table for it */
async function partOf(app, text, opened) {
  const shown = /** @type {any} */ (opened); // sets and results have their own fields
  const all = opened.record ? [opened.record] : shown.set.tasks;
  if (all.some((/** @type {{game: string}} */ { game }) => !(game in TABLES))) return null;
  if (opened.use === "set") return new TasksPage(app, shown);
  return opened.use === "result"
    ? new ResultPage(app, text, shown)
    : createInvitation(app, text, opened);
}

/** @param {App} app @param {string} fault @param {() => void} again */
function broken({ t }, fault, again) {
  const words = FAULTS[fault];
  return html`
    ${head({ t }, t("link-broken"))}
    <main class="sheet link-broken">
      <p role="alert">${t(words ?? "link-fault-other")}</p>
      <p class="answers">
        ${words ? nothing : html`<button class="button" @click=${again}>${t("failed-again")}</button>`}
        <a class=${words ? "button" : "button quiet"} href="#/">${t("table-shelf")}</a>
        <a class="button quiet" href="#/g">${t("link-other")}</a>
      </p>
    </main>`;
}

/** @param {App} app @returns {Page} */
function openBox(app) {
  let [fault, isBusy, isOpen] = ["", false, true];

  /** @param {string} pasted */
  async function look(pasted) {
    [fault, isBusy] = ["", true];
    app.draw();
    const old = pasted.match(/#\/new\/\S+/)?.[0];
    const found = old ? {} : await findLink(app, pasted);
    if (!isOpen) return;
    isBusy = false;
    if (old) return app.go(old);
    if (found.text && !found.fault) return app.go(`#/g/${found.text}`);
    fault = FAULTS[found.fault ?? ""] ?? "link-fault-other";
    app.draw();
  }

  return {
    title: "link-title",
    render: () => box(app, { fault, isBusy }, look),
    close: () => {
      isOpen = false;
    },
  };
}

/** So much of a file is read at most; the longest link is far shorter. */
const MOST = 100_000;

/** @param {App} app @param {{fault: string, isBusy: boolean}} seen @param {(pasted: string) => void} look */
function box(app, { fault, isBusy }, look) {
  const { t } = app;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    look(
      /** @type {HTMLTextAreaElement} */ (
        /** @type {HTMLFormElement} */ (event.target).elements.namedItem("link")
      ).value,
    );
  };
  /** @param {Event} event */
  const read = async ({ target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const file = input.files?.[0];
    input.value = "";
    if (file)
      look(
        await file
          .slice(0, MOST)
          .text()
          .catch(() => ""),
      );
  };
  return html`
    ${head(app, t("link-title"))}
    <main class="sheet link-box">
      <form @submit=${submit}>
        <label class="field"><span>${t("link-paste")}</span>
          <textarea name="link" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off" required placeholder=${t("link-paste-example")} aria-describedby="link-fault"></textarea></label>
        <p id="link-fault" role="alert">${fault ? t(fault) : nothing}</p>
        <p class="link-do">
          <button class="button big" ?disabled=${isBusy}>${t("link-open")}</button>
          <label class="button quiet link-file"><input type="file" class="unseen" accept=".txt,text/plain" @change=${read}>${t("link-file")}</label>
        </p>
      </form>
      <section>
        <h2>${t("link-own")}</h2>
        <p>${t("link-own-line")}</p>
        <p><a class="button quiet" href="#/saves">${t("saves-title")}</a></p>
      </section>
    </main>`;
}
