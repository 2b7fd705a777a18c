/** Draws the parts of any told page: words, keys, questions, pictures, and groups of them. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { findBox } from "../games/box.js";
import { animalsIn, withAnimal } from "../table/animals.js";
import { chocolates } from "../table/chocolates.js";
import { icon } from "../table/marks.js";
import { firstPerson } from "../table/players.js";
import { deleteQuestion } from "./asking.js";
import { gameAddress, saveGame } from "./new.js";
import { choice, field } from "./page-fields.js";
import { head } from "./page-head.js";
import { PICTURES } from "./page-pictures.js";
import { drawnTable } from "./page-table.js";
import { wordsOf } from "./page-words.js";

/** @import { Begin, Go, PageGroup as Group, Key } from "../../build/types/engine" */
/** @import { Page as PageValue, Text } from "../../build/types/engine" */
/** @import { Words } from "./page-words.js" */
/** @import { PageTable as Table } from "../../build/types/engine" */
/** @import { PythonPage } from "./page.js" */
/** @typedef {PageValue["parts"][number]} Part */

/** @param {PythonPage} page @param {PageValue} value */
export const drawn = (page, { title, back, back_says, look, game, parts }) =>
  html`${head(page.app, wordsOf(page.app, title), back, back_says)}
    <main class=${look} data-game=${game || nothing}>${chocolates}${inOrder(page, parts)}</main>`;

/** @param {PythonPage} page @param {Part} one @returns {unknown} */
export function part(page, one) {
  if (one.type === "Text") return text(page, one);
  if (one.type === "Key") return key(page, one);
  if (one.type === "Choice") return choice(page, one);
  if (one.type === "Field") return field(page, one);
  if (one.type === "Picture")
    return PICTURES[one.kind]?.(one.given ?? {}, page.app, (words) => wordsOf(page.app, words));
  if (one.type === "Tool") return page.tool(one.kind)?.render(one.given ?? {});
  if (one.type === "Table") return table(page, one);
  return group(page, one);
}

/** What a reader is told at once. */
const ROLES = ["status", "alert", "note"];

/** @param {PythonPage} page @param {Text} text */
function text({ app }, { says, more, kind = "", look, aloud, sign }) {
  const all = Array.isArray(says) ? says : [says];
  const words = all.map((one) => wordsOf(app, one)).join(" ");
  const small = more ? html` <small>${wordsOf(app, more)}</small>` : nothing;
  const hidden = (aloud ?? null) === null ? nothing : "true";
  if (kind === "words") {
    const heard = aloud ? html`<span class="unseen">${wordsOf(app, aloud)}</span>` : nothing;
    const typed = typeof says === "string" && hidden === nothing;
    const inner = typed ? html`<bdi>${words}</bdi>` : words;
    return html`<span class=${look} aria-hidden=${hidden}>${inner}${small}</span>${heard}`;
  }
  if (kind === "title") return html`<h2 class=${look} tabindex="-1">${words}</h2>`;
  if (kind === "heading") return html`<h3 class=${look}>${words}</h3>`;
  if (kind === "name") return html`<span class=${look}><strong>${words}</strong>${small}</span>`;
  if (kind === "code")
    return html`<code class=${look}>${words}</code>${more ? ` ${wordsOf(app, more)}` : nothing}`;
  if (kind === "official") return html`<span class=${look} lang="en-US" dir="ltr">${words}</span>`;
  if (kind === "strong") return html`<strong class=${look}>${words}</strong>`;
  if (kind === "small") return html`<small class=${look}>${words}</small>`;
  const role = ROLES.includes(kind) ? kind : nothing;
  const inner = sign ? html`${icon(sign)}<span>${words}${small}</span>` : html`${words}${small}`;
  return html`<p class=${look} role=${role} aria-hidden=${hidden}>${inner}</p>`;
}

/** @param {PythonPage} page @param {Table} value */
const table = (page, value) =>
  drawnTable(value, {
    words: (words) => wordsOf(page.app, words),
    draw: (one) => part(page, one),
    press: (does) => pressKey(page, does),
    besides: [page.asked, page.app.words.language],
  });

const KEYS = { "": "button", link: "line-link", tool: "tool" };

/** A link to another page, or a button for all else. @param {PythonPage} page @param {Key} it */
function key(page, it) {
  const { says, does, kind = "", look = "", name, sign, sure, line, off } = it;
  const { open, pressed, current } = it;
  const { app } = page;
  const said = wordsOf(app, says);
  const label = name ? wordsOf(app, name) : kind === "tool" ? said : nothing;
  const beside = kind === "tool" ? nothing : html`<span>${said}</span>`;
  const inner = sign ? html`${icon(sign)}${beside}` : said;
  const style = `${KEYS[kind]} ${look}`;
  const about = line ? idOf(line) : nothing;
  const small = line ? html`<span class="small" id=${about}>${wordsOf(app, line)}</span>` : nothing;
  const href = hrefOf(does);
  if (href)
    return html`<a
        class=${style}
        href=${href}
        rel=${href.startsWith("#") ? nothing : "noreferrer"}
        aria-label=${label}
        aria-describedby=${about}
        aria-current=${current ? "page" : nothing}
        >${inner}</a
      >${small}`;
  if (sure && does.type === "Act") {
    const id = JSON.stringify(does);
    const answers = { remove: () => page.remove(does), cancel: () => page.ask("") };
    if (page.asked === id) return deleteQuestion(app.t, wordsOf(app, sure), answers);
    return html`<div class="save-do">
      <button
        class=${style}
        data-asks
        aria-label=${label}
        title=${kind === "tool" ? label : nothing}
        @click=${() => page.ask(id)}
      >
        ${inner}
      </button>
    </div>`;
  }
  const press = () => pressKey(page, does);
  return html`<button
      class=${style}
      ?disabled=${off}
      ?data-more=${typeof open === "boolean"}
      aria-expanded=${typeof open === "boolean" ? `${open}` : nothing}
      aria-pressed=${pressed ?? nothing}
      aria-current=${current ? "step" : nothing}
      aria-label=${label}
      aria-describedby=${about}
      title=${kind === "tool" ? label : nothing}
      @click=${press}
    >
      ${inner}</button
    >${small}`;
}

/** @type {WeakMap<object, string>} */
const IDS = new WeakMap();
let lastId = 0;

/** A name for an element, by which another one refers to it. @param {Words} line */
function idOf(line) {
  const it = Object(line);
  const id = IDS.get(it) ?? `line-${++lastId}`;
  IDS.set(it, id);
  return id;
}

/** Where a press leads as a link; "" if it does something else. @param {Key["does"]} does */
function hrefOf(does) {
  if (does.type === "Go") return addressOf(does);
  const box = does.type === "SetUp" ? findBox(does.record.game) : undefined;
  return box && does.type === "SetUp" ? gameAddress("set-up", box, does.record) : "";
}

/** @param {Go} go */
export function addressOf({ address, query }) {
  const text = `${new URLSearchParams(query)}`;
  return text ? `${address}?${text}` : address;
}

/** @param {PythonPage} page @param {Key["does"]} does */
export function pressKey(page, does) {
  if (does.type === "Change") return page.change(does.fields, does);
  if (does.type === "Act") return page.renew(does);
  if (does.type === "Local") return LOCAL[does.name](page.app, does.of ?? "");
  if (does.type === "Begin") return page.app.goOnce(() => keepBegun(page.app, does));
}

/** Deeds of the device, which Python does not hear of. */
const LOCAL = {
  /** @param {App} _ @param {string} part for the style sheets */
  print(_, part) {
    document.documentElement.dataset.print = part;
    print();
  },

  /** @param {App} app */
  install({ install, focus }) {
    install.take();
    focus("h1");
  },
};

/**
 * Saves a game that Python begins; returns the address of its table.
 * @param {Pick<App, "store" | "saves" | "t" | "words">} app
 * @param {Begin} it
 * @param {Partial<Save>} [more] what is not as usual
 */
export function keepBegun(app, it, more = {}) {
  const { record, round, names = [], task, animal, plain } = it;
  const usual = animalsIn(app.store.get("animals"));
  const chosen = animal ? withAnimal(usual, firstPerson([...record.players]), animal) : usual;
  return saveGame(app, record, {
    ...(!plain && { animals: chosen }),
    ...(round && { round }),
    ...(names.length && { names: names.map((name) => wordsOf(app, name)) }),
    ...(task && { task }),
    ...more,
  });
}

/**
 * By which a part stays itself: a question by its name, or the answer of another one would hold for
 * its radio buttons.
 * @param {Part} one
 * @param {number} i
 */
const keyOf = (one, i) =>
  one.type === "Choice" || one.type === "Field" ? one.name : (one.type === "Group" && one.key) || i;

/** @param {PythonPage} page @param {readonly Part[]} parts */
const inOrder = (page, parts) => repeat(parts, keyOf, (one) => part(page, one));

/** @param {PythonPage} page @returns {(one: Part) => unknown} */
const inList = (page) => (one) =>
  one.type === "Group" && one.kind === "item" ? part(page, one) : html`<li>${part(page, one)}</li>`;

/** @param {PythonPage} page @param {Group} group @returns {unknown} */
function group(page, { kind, parts, look = "", game, address, name, does }) {
  const inner = inOrder(page, parts);
  const own = game || nothing;
  const label = name ? wordsOf(page.app, name) : nothing;
  if (kind === "card")
    return html`<section class="house ${look}" data-game=${own}>${inner}</section>`;
  if (kind === "list") return html`<ul class=${look}>${inner}</ul>`;
  if (kind === "numbered")
    return html`<ol class=${look} aria-label=${label}>${repeat(parts, keyOf, inList(page))}</ol>`;
  if (kind === "fieldset")
    return html`<fieldset class=${look}><legend>${label}</legend>${inner}</fieldset>`;
  if (kind === "heading")
    return html`<h3 class=${look}>${parts.map((one) => html`${part(page, one)} `)}</h3>`;
  if (kind === "title") return html`<h2 class=${look}>${inner}</h2>`;
  if (kind === "text" || kind === "status")
    return html`<p class=${look} role=${kind === "status" ? kind : nothing}>
      ${repeat(parts, keyOf, (one) => html`${part(page, one)} `)}
    </p>`;
  if (kind === "fold")
    return html`<details class=${look}>
      <summary>${name ? label : part(page, parts[0])}</summary>
      ${name ? inner : inOrder(page, parts.slice(1))}
    </details>`;
  if (kind === "form")
    return html`<form class=${look} @submit=${submit(page, does)}>
      ${inner}
      <button class="button quiet">${label}</button>
    </form>`;
  if (kind === "section")
    return html`<section class=${look} data-game=${own} aria-label=${label}>${inner}</section>`;
  if (kind === "scroll")
    return html`<section class=${look} tabindex="0" aria-label=${label}>${inner}</section>`;
  if (kind === "nav") return html`<nav class=${look} aria-label=${label}>${inner}</nav>`;
  if (kind === "item") return html`<li class=${look} data-game=${own}>${inner}</li>`;
  if (kind === "link")
    return html`<a class=${look} href=${address} aria-label=${label}>${inner}</a>`;
  if (kind === "lines") return html`<span class=${look}>${inner}</span>`;
  if (kind === "terms") return html`<dl class=${look}>${inner}</dl>`;
  if (kind === "term") return html`<dt class=${look}>${inner}</dt>`;
  if (kind === "meaning") return html`<dd class=${look}>${inner}</dd>`;
  return html`<div class=${look} role=${name ? "group" : nothing} aria-label=${label}>
    ${inner}
  </div>`;
}

/**
 * Sends all that stands in a form.
 * @param {PythonPage} page
 * @param {Group["does"]} does what it is for
 * @returns {(event: SubmitEvent) => void}
 */
const submit = (page, does) => (event) => {
  event.preventDefault();
  const all = new FormData(/** @type {HTMLFormElement} */ (event.target));
  for (const [name, value] of all) page.type(name, `${value}`);
  if (does) page.renew(does);
};
