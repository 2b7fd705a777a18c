/**
 * The page for a link: what it turns out to be, or one calm sentence on why it cannot be opened.
 * Nothing is saved before a button is pressed.
 */

import { html, nothing } from "lit-html";
import { head } from "../app/page-head.js";
import { TABLES } from "../games/index.js";
import { openLink, textOf } from "../links/link.js";
import { FAULTS, PastePage } from "./paste.js";

/** @import { Opened } from "../links/link.js" */

/** @param {App} app @param {Params} params @returns {Page | Promise<Page>} */
export const page = (app, { id }) => (id ? linkPage(app, textOf(id)) : new PastePage(app));

/** @param {App} app @param {string} text @returns {Promise<Page>} */
async function linkPage(app, text) {
  app.wait("link-shared", "");
  try {
    const { opened, fault = "no-table" } = await openLink(app, text);
    return (opened && (await contentOf(app, text, opened))) ?? broken(app, text, fault);
  } catch (error) {
    console.error(error);
    return broken(app, text, "internal");
  }
}

/**
 * The page for what a link holds; null where this box has no table for it.
 * @param {App} app
 * @param {string} text
 * @param {Opened} opened
 * @returns {Promise<Page | null>}
 */
async function contentOf(app, text, opened) {
  if (gamesIn(opened).some(({ game }) => !(game in TABLES))) return null;
  switch (opened.use) {
    case "bot":
      return (await import("./bot.js")).openBot(app, text);
    case "tournament":
      return told(app, "claim", text);
    case "set":
      return told(app, "tasks", opened.key);
    case "result":
      return told(app, "class_result", text);
    default:
      return told(app, "invitation", text);
  }
}

/**
 * What a link holds, as Python tells it.
 * @param {App} app
 * @param {string} name of the page
 * @param {string} text
 */
async function told(app, name, text) {
  const { openTold } = await import("../app/page.js");
  return openTold(app, name, { params: [text], query: {} });
}

/** What says of which games a link is. @param {Opened} opened @returns {{game: string}[]} */
function gamesIn(opened) {
  if ("record" in opened) return [opened.record];
  if ("set" in opened) return opened.set.tasks;
  return ["bot" in opened ? opened.bot : opened.tournament];
}

/** @param {App} app @param {string} text @param {string} fault @returns {Page} */
function broken(app, text, fault) {
  const { t } = app;
  const words = FAULTS[fault];
  const again = () => app.go(`#/g/${text}`, "replace");
  const content = () =>
    html`${head(app, t("link-broken"))}
      <main class="sheet link-broken">
        <p role="alert">${t(words ?? "link-fault-other")}</p>
        <p class="answers">
          ${
            words
              ? nothing
              : html`<button class="button" @click=${again}>${t("failed-again")}</button>`
          }
          <a class=${words ? "button" : "button quiet"} href="#/">${t("table-shelf")}</a>
          <a class="button quiet" href="#/g">${t("link-other")}</a>
        </p>
      </main>`;
  return { title: "link-shared", render: content };
}
