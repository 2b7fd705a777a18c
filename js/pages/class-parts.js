/** What the pages of a class share: their head, and a warning about the address. */

import { html, nothing } from "lit-html";
import { addressOf, isOnlyHere } from "../links/link.js";
import { head, headTo } from "./parts.js";

/** @import { App } from "../main.js" */
/** @import { T } from "../table/types.js" */

/** The set that a teacher sees as pupils will see it, and the page to go back to. */
let preview = { key: "", from: "" };

/** @param {string} key of the set @param {string} from the address of the teacher's page */
export const previewFrom = (key, from) => {
  preview = { key, from };
};

/** The head of a teacher's page. @param {App} app @param {string} title */
export const classHead = (app, title) => headTo(app, title, "#/class", "class-title");

/** The head of the pupils' page; a teacher's preview leads back. @param {App} app @param {string} title @param {string} key */
export const tasksHead = (app, title, key) =>
  preview.key === key ? headTo(app, title, preview.from, "class-looked") : head(app, title);

/** Warns before a code is made that no pupil could open. @param {T} t */
export const onlyHere = (t) =>
  isOnlyHere(addressOf(""))
    ? html`<p class="only-here" role="note">${t("class-only-here")}</p>`
    : nothing;
