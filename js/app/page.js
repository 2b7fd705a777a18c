/** Draws any page that Python tells: words, keys, pictures and groups of them. It knows no page. */

import { html, nothing } from "lit-html";
import { takeAll } from "../store/kinds.js";
import { dayOf } from "../store/path.js";
import { animalsIn } from "../table/animals.js";
import { chocolates } from "../table/chocolates.js";
import { saveGame } from "./new.js";
import { head } from "./page-head.js";
import { PICTURES } from "./page-pictures.js";

/** @import { Address, Group, Key, Page as PageValue, Say, Text } from "../../build/types/engine" */
/** @typedef {PageValue["parts"][number]} Part */

/**
 * A told page, from what the device keeps of the kinds that it needs.
 * @param {App} app
 * @param {Address} address
 * @returns {Promise<Page | null>}
 */
export async function open(app, { name, title, needs }) {
  const isLeft = app.wait(title, "");
  const value = await ask(app, name, needs).catch(() => null);
  if (isLeft()) return null;
  return { title, render: () => (value ? drawn(app, value) : lost(app, title)) };
}

/** @param {App} app @param {string} name @param {string[]} needs */
async function ask(app, name, needs) {
  const { given, keepAll } = await takeAll(app, needs);
  const { page } = await app.engine.ask({ op: "page", name, given, day: dayOf(new Date()) });
  if (page) await keepAll(page.keep);
  return page;
}

/** @param {App} app @param {string} title */
const lost = (app, title) =>
  html`${head(app, app.t(title))}
    <main class="sheet"><p role="status">${app.t("page-fault")}</p></main>`;

/** @param {App} app @param {PageValue} value */
const drawn = (app, { title, back, look, parts }) =>
  html`${head(app, wordsOf(app.t, title), back)}
    <main class=${look}>${chocolates}${parts.map((one) => part(app, one))}</main>`;

/** A message whose values may be messages. @param {T} t @param {Say} say @returns {string} */
const wordsOf = (t, { id, args }) => {
  const values = Object.entries(args).map(([name, value]) => [
    name,
    value?.type === "Say" ? wordsOf(t, value) : value,
  ]);
  return t(id, Object.fromEntries(values));
};

/** @param {App} app @param {Part} one */
function part(app, one) {
  if (one.type === "Text") return text(app, one);
  if (one.type === "Key") return key(app, one);
  if (one.type === "Picture") return PICTURES[one.kind](one.given);
  return group(app, one);
}

/** @param {App} app @param {Text} text */
function text({ t }, { says, more, kind, look }) {
  const words = wordsOf(t, says);
  const small = more ? html` <small>${wordsOf(t, more)}</small>` : nothing;
  if (kind === "title") return html`<h2 class=${look}>${words}</h2>`;
  if (kind === "heading") return html`<h3 class=${look}>${words}</h3>`;
  if (kind === "name") return html`<span class=${look}><strong>${words}</strong>${small}</span>`;
  return html`<p class=${look}>${words}${small}</p>`;
}

/** A link to another page, or a button for all else. @param {App} app @param {Key} key */
function key(app, { says, does, name, look }) {
  const words = wordsOf(app.t, says);
  const label = name ? wordsOf(app.t, name) : nothing;
  const style = `button ${look}`;
  if (does.type === "Go") {
    const query = `${new URLSearchParams(does.query)}`;
    const address = query ? `${does.address}?${query}` : does.address;
    return html`<a class=${style} href=${address} aria-label=${label}>${words}</a>`;
  }
  const begin = () => {
    const animals = animalsIn(app.store.get("animals"));
    const round = does.round && { round: does.round };
    return app.goOnce(() => saveGame(app, does.record, { animals, ...round }));
  };
  return html`<button class=${style} aria-label=${label} @click=${begin}>${words}</button>`;
}

/** @param {App} app @param {Group} group @returns {unknown} */
function group(app, { kind, parts, look, game }) {
  const inner = parts.map((one) => part(app, one));
  const own = game || nothing;
  if (kind === "card")
    return html`<section class="house ${look}" data-game=${own}>${inner}</section>`;
  if (kind === "list") return html`<ul class=${look}>${inner}</ul>`;
  if (kind === "item") return html`<li class=${look}>${inner}</li>`;
  return html`<div class=${look}>${inner}</div>`;
}
