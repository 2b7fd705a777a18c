/** Draws the parts of any told page: words, keys, questions, pictures, and groups of them. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { findBox } from "../games/box.js";
import { animalsIn, withAnimal } from "../table/animals.js";
import { chocolates } from "../table/chocolates.js";
import { face } from "../table/faces.js";
import { icon } from "../table/marks.js";
import { firstPerson } from "../table/players.js";
import { fitted } from "../words/letters.js";
import { deleteQuestion } from "./asking.js";
import { nameAndLine, numberField, radios, toggle } from "./fields.js";
import { gameAddress, saveGame } from "./new.js";
import { head } from "./page-head.js";
import { lidChoice, PICTURES } from "./page-pictures.js";
import { drawnTable } from "./page-table.js";

/** @import { Begin, Choice, Field, Go, Group, Key } from "../../build/types/engine" */
/** @import { Several, Page as PageValue, Say, Text, When } from "../../build/types/engine" */
/** @import { PageTable as Table } from "../../build/types/engine" */
/** @import { PythonPage } from "./page.js" */
/** @typedef {PageValue["parts"][number]} Part */
/** @typedef {Several | Say | When | string} Words */

/** @param {PythonPage} page @param {PageValue} value */
export const drawn = (page, { title, back, back_says, look, game, parts }) =>
  html`${head(page.app, wordsOf(page.app, title), back, back_says)}
    <main class=${look} data-game=${game || nothing}>${chocolates}${inOrder(page, parts)}</main>`;

/** @type {Record<When["style"], Intl.DateTimeFormatOptions>} */
const STYLES = {
  day: { dateStyle: "medium" },
  minute: { day: "numeric", month: "numeric", hour: "numeric", minute: "2-digit" },
};

/** Where a word may break, which means nothing within a sentence. */
const BREAKS = /\u00ad/g;

/** @param {Pick<App, "t" | "words">} app @param {Several} several */
function severalOf(app, { words, by }) {
  const all = words.map((one) => wordsOf(app, one).replace(BREAKS, ""));
  if (by !== "and" && by !== "unit") return all.join(by);
  const type = by === "unit" ? "unit" : "conjunction";
  return new Intl.ListFormat(app.words.language, { type }).format(all);
}

/**
 * A message whose values may be words too, a moment, several words, or a text as it was typed.
 * @param {Pick<App, "t" | "words">} app
 * @param {Words} words
 * @returns {string}
 */
export function wordsOf(app, words) {
  if (typeof words === "string") return words;
  if (words.type === "When")
    return new Intl.DateTimeFormat(app.words.region, STYLES[words.style]).format(words.at);
  if (words.type === "Several") return severalOf(app, words);
  const values = Object.entries(words.args ?? {}).map(([name, value]) => [
    name,
    inPlace(app, value),
  ]);
  return app.t(words.id, Object.fromEntries(values));
}

/** What stands in a place of a message. @param {Pick<App, "t" | "words">} app @param {any} value */
function inPlace(app, value) {
  if (value?.type === "Ratio") return value.over / value.under;
  return value?.type ? wordsOf(app, value) : value;
}

/** @param {PythonPage} page @param {Part} one @returns {unknown} */
function part(page, one) {
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
      <button class=${style} data-asks aria-label=${label} @click=${() => page.ask(id)}>
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

/** @param {PythonPage} page @param {Choice} it */
function choice(page, it) {
  const { app } = page;
  const { name, says, value, values = [], kind, line, look = "", is_quiet, missing } = it;
  const words = wordsOf(app, says);
  const small = line ? wordsOf(app, line) : "";
  const set = (/** @type {unknown} */ next) => page.change({ [name]: next });
  if (kind === "check")
    return html`<label class=${look}
      ><input type="checkbox" .checked=${value === true} @change=${() => set(!value)} />
      ${face(it.face)}<span
        ><strong><bdi>${words}</bdi></strong><small>${small}</small></span
      ></label
    >`;
  if (kind === "switch") return toggle(value === true, words, () => set(!value), small);
  if (kind === "number") {
    /** @type {[number, string][]} */
    const numbers = values.map(([one, its]) => [Number(one), wordsOf(app, its)]);
    return numberField(app.t, { name, words, line: small }, numbers, Number(value), set);
  }
  const answers = values.map(([one, its], i) => [one, answer(app, it, one, its, i)]);
  const draw = kind === "lids" ? lidChoice : radios;
  const style = kind === "lids" ? look : `choice ${look}`;
  return html`<fieldset class=${style} aria-describedby=${small ? `line-${name}` : nothing}>
    <legend class=${is_quiet ? "unseen" : nothing}>${words}</legend>
    ${draw(name, /** @type {[any, any][]} */ (answers), value, set)}
    ${below(app, name, line, missing)}
  </fieldset>`;
}

/**
 * Small words below a question, and before them what is said where its answer must be given.
 * @param {App} app
 * @param {string} name
 * @param {Words | null} [line]
 * @param {Words | null} [missing]
 */
const below = (app, name, line, missing) =>
  line
    ? html`<p class="small" id="line-${name}">
        ${missing ? html`<strong>${wordsOf(app, missing)}</strong> ` : nothing}${wordsOf(app, line)}
      </p>`
    : nothing;

/**
 * What stands beside a button: the words of an answer, with a line, or with a face.
 * @param {App} app
 * @param {Choice} choice
 * @param {string | number} value
 * @param {Words} says
 * @param {number} i
 */
function answer(app, { kind, lines = [], faces = [] }, value, says, i) {
  const words = wordsOf(app, says);
  if (kind === "faces") return html`${face(faces[i])}<b>${words}</b>`;
  const line = lines[i];
  if (!line) return words;
  const both = nameAndLine(words, wordsOf(app, line));
  return kind === "bots" ? html`${face(`${value}`)}${both}` : both;
}

/** A text stays in the page until its field is left. @param {PythonPage} page @param {Field} it */
function field(page, it) {
  const { app } = page;
  const { name, says, value: told, most, kind, empty, at_once, look = "", line, missing } = it;
  const value = page.lettersIn(name) ?? told;
  const leave = (/** @type {Event} */ { target }) =>
    page.change({ [name]: /** @type {HTMLInputElement} */ (target).value });
  const type = (/** @type {InputEvent} */ event) => {
    const text = fitted(event, most);
    if (at_once) page.change({ [name]: text });
    else page.type(name, text);
  };
  const words = wordsOf(app, says);
  const hint = empty ? wordsOf(app, empty) : nothing;
  const box =
    kind === "text"
      ? html`<textarea
          rows="3"
          spellcheck="false"
          autocapitalize="off"
          placeholder=${hint}
          .value=${value}
          @input=${type}
          @change=${leave}
        ></textarea>`
      : html`<input
          type="text"
          autocomplete="off"
          autocapitalize=${kind === "name" ? "words" : nothing}
          enterkeyhint="done"
          placeholder=${hint}
          aria-describedby=${line ? `line-${name}` : nothing}
          aria-invalid=${missing ? "true" : nothing}
          .value=${value}
          @input=${type}
          @change=${leave}
        />`;
  return html`<label class="field ${look}"><span>${words}</span> ${box}</label>${below(
    app,
    name,
    line,
    missing,
  )}`;
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
function group(page, { kind, parts, look = "", game, address, name }) {
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
  if (kind === "text") return html`<p class=${look}>${inner}</p>`;
  if (kind === "section")
    return html`<section class=${look} data-game=${own} aria-label=${label}>${inner}</section>`;
  if (kind === "scroll")
    return html`<section class=${look} tabindex="0" aria-label=${label}>${inner}</section>`;
  if (kind === "nav") return html`<nav class=${look} aria-label=${label}>${inner}</nav>`;
  if (kind === "item") return html`<li class=${look} data-game=${own}>${inner}</li>`;
  if (kind === "link") return html`<a class=${look} href=${address}>${inner}</a>`;
  if (kind === "lines") return html`<span class=${look}>${inner}</span>`;
  if (kind === "terms") return html`<dl class=${look}>${inner}</dl>`;
  if (kind === "term") return html`<dt class=${look}>${inner}</dt>`;
  if (kind === "meaning") return html`<dd class=${look}>${inner}</dd>`;
  return html`<div class=${look}>${inner}</div>`;
}
