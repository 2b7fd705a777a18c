/** The sheets over the table: menu, story, help. They open over everything and close by Escape, button or a touch beside. */

import { html } from "lit-html";
import { icon } from "./marks.js";

/** @import { T } from "./types.js" */
/** @typedef {{icon: string, text: string, act: () => void, off?: boolean}} Entry */

/** The keys that every table has, each with its sentence. @type {[string, string][]} */
const KEYS = [
  ["Z", "table-key-undo"],
  ["H", "table-key-hint"],
  ["C", "table-key-count"],
  ["M", "table-key-menu"],
];

/** @param {string} title @param {unknown} content @param {() => void} close @param {T} t */
export function sheet(title, content, close, t) {
  /** @param {MouseEvent} event */
  const beside = (event) => event.target === event.currentTarget && close();
  return html`
    <dialog class="over" aria-label=${title} @close=${close} @click=${beside}>
      <div class="over-page">
        <header><h2>${title}</h2><button class="tool" aria-label=${t("table-close")} @click=${close}>${icon("close")}</button></header>
        ${content}
      </div>
    </dialog>`;
}

/** @param {Entry[]} entries @param {() => void} close @param {T} t */
export function menuSheet(entries, close, t) {
  const list = entries.map(
    (entry) =>
      html`<li><button class="menu-entry" ?disabled=${entry.off ?? false} @click=${entry.act}>${icon(entry.icon)}<span>${entry.text}</span></button></li>`,
  );
  return sheet(t("table-menu"), html`<ul class="menu-list">${list}</ul>`, close, t);
}

/** @param {string[]} story @param {() => void} close @param {T} t */
export function storySheet(story, close, t) {
  const lines = [...story].reverse().map((line) => html`<li>${line}</li>`);
  const content = story.length
    ? html`<ol class="story-list" reversed tabindex="0">${lines}</ol>`
    : html`<p>${t("table-story-empty")}</p>`;
  return sheet(t("table-story"), content, close, t);
}

/** How to play by touch and by keys; the game brings its own. @param {import("./types.js").GameModule} game @param {() => void} close @param {T} t */
export function helpSheet({ help, keys, asks }, close, t) {
  const rows = [...keys.help, ...(asks ? KEYS.slice(-1) : KEYS)].map(
    ([key, text]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(text)}</dd></div>`,
  );
  return sheet(
    t("table-help"),
    html`
    <div class="help" tabindex="0">${help.map((text) => html`<p>${t(text)}</p>`)}<p>${t("table-help-tablet")}</p>
    <h3>${t("table-help-keys")}</h3><dl class="key-list">${rows}</dl></div>`,
    close,
    t,
  );
}

/** Closed by itself before it is drawn away, a sheet gives the keys back to where they stood. */
export const lower = () =>
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.over[open]"))?.close();

/** What takes a sheet's place has the keys at its own beginning. @param {{focus: (what: string) => void}} app */
export const turnOver = (app) => app.focus("dialog.over button");

/** Opens what was drawn closed. @param {ParentNode} root */
export function raise(root) {
  const dialog = /** @type {HTMLDialogElement | null} */ (root.querySelector("dialog.over"));
  if (dialog && !dialog.open) dialog.showModal();
}
