/** The head of a class's pages: back to the teacher's first page, or to where a look as a pupil began. */

import { html, nothing } from "lit-html";
import { addressOf, isOnlyHere } from "../links/link.js";
import { head, headTo } from "./parts.js";

/** @typedef {import("../main.js").App} App */

/** Which set a teacher looks at as pupils will, and from where. */
let looked = { key: "", from: "" };

/** @param {string} key the bare text of the set's link @param {string} from */
export const lookFrom = (key, from) => {
  looked = { key, from };
};

/** @param {App} app @param {string} title */
export const classHead = (app, title) => headTo(app, title, "#/class", "class-title");

/** @param {App} app @param {string} title @param {string} key */
export const tasksHead = (app, title, key) =>
  looked.key === key ? headTo(app, title, looked.from, "class-looked") : head(app, title);

/** Before a code is made that no pupil could open. @param {App["t"]} t */
export const onlyHere = (t) =>
  isOnlyHere(addressOf(""))
    ? html`<p class="only-here" role="note">${t("class-only-here")}</p>`
    : nothing;
