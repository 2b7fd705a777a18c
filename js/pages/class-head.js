/** The head of a class's pages: back to the teacher's first page, or to where a look as a pupil began. */

import { html } from "lit-html";
import { icon } from "../table/marks.js";
import { head } from "./parts.js";

/** @typedef {import("../main.js").App} App */

/** Which set a teacher looks at as pupils will, and from where. */
let looked = { key: "", from: "" };

/** @param {string} key the bare text of the set's link @param {string} from */
export const lookFrom = (key, from) => { looked = { key, from }; };

/** @param {App} app @param {string} title */
export const classHead = (app, title) => way(app, title, "#/class", "class-title");

/** @param {App} app @param {string} title @param {string} key */
export const tasksHead = (app, title, key) => (looked.key === key ? way(app, title, looked.from, "class-looked") : head(app, title));

/** @param {App} app @param {string} title @param {string} href @param {string} words */
const way = ({ t }, title, href, words) => html`
  <header class="head">
    <a class="back" href=${href}>${icon("previous")}<span>${t(words)}</span></a>
    <h1 tabindex="-1">${title}</h1>
  </header>`;
