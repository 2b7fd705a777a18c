/**
 * The sheets over a table: menu, story, help. They open over everything and close by Escape, button
 * or a touch beside.
 */

import { html, nothing } from "lit-html";
import { icon } from "./marks.js";
import { canZoom } from "./picture.js";

/** @import { Desk } from "./desk.js" */
/**
 * @typedef {Record<"story" | "count" | "hint" | "undo" | "fit" | "rules" | "help" | "share" |
 *   "leave", () => void> & Record<"learn" | "near" | "picture", (() => void) | null> & {isHeld?:
 *   boolean}} Acts learn: to the game's lesson, where it has one; near: to seats at other devices,
 *   where there may be any; picture: of the table, where it can be drawn; isHeld: the shelf is
 *   hidden until its set is done
 */
/**
 * @typedef {{icon: unknown, text: string, act: () => void, sign?: string, off?: boolean, on?:
 *   boolean, small?: string}} Entry sign: its icon's name; off: it cannot be chosen; on: it is
 *   chosen; small: more words
 */

/** The keys that every table has, each with its sentence. @type {[string, string][]} */
const KEYS = [
  ["Z", "table-key-undo"],
  ["I", "table-key-hint"],
  ["C", "table-key-count"],
  ["M", "table-key-menu"],
];

/** The keys of those who listen, the same at every table. @type {[string, string][]} */
const ASKING = [
  ["H", "table-key-can"],
  ["P", "table-key-choice"],
  ["Enter", "table-key-do"],
  ["1 … 9", "table-key-card"],
  ["T", "table-key-table"],
  ["S", "table-key-score"],
  ["W", "table-key-turn"],
  ["L", "table-key-last"],
  ["N", "table-key-beside"],
  ["R", "table-key-rows"],
  ["␣", "table-key-switch"],
];

/** Which sheet lies open. @template {string} Name */
export class Sheets {
  /** @type {Name | ""} */
  name = "";

  /**
   * @param {{draw: () => void, focus: (what: string) => void}} app
   * @param {(name: Name | "") => void} onChange
   */
  constructor(app, onChange) {
    this.app = app;
    this.onChange = onChange;
  }

  /** @param {Name | ""} name */
  show(name) {
    // the keys begin at the beginning of the new sheet
    if (this.name && name) this.app.focus("dialog.over button");
    this.name = name;
    this.onChange(name);
    this.app.draw();
  }

  /** A sheet that is closed before it is drawn away gives the focus back to where it was. */
  close = () => {
    /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.over[open]"))?.close();
    this.show("");
  };
}

/** Opens what was drawn closed. @param {ParentNode} root */
export function raise(root) {
  const dialog = /** @type {HTMLDialogElement | null} */ (root.querySelector("dialog.over"));
  if (dialog && !dialog.open) dialog.showModal();
}

/** Where a sheet's sentences are heard: what lies beneath it is not read. */
export const hears = () =>
  html`<div class="unseen" role="log" aria-live="polite" aria-relevant="additions"></div>`;

/**
 * A dialog closes itself before it is drawn away, so the focus goes back to where it was.
 * @param {MouseEvent} event
 */
export const closeDialog = ({ currentTarget }) =>
  /** @type {Element} */ (currentTarget).closest("dialog")?.close();

/**
 * @param {string} title
 * @param {unknown} content
 * @param {() => void} close
 * @param {T} t
 * @param {{look?: string, game?: string}} [more] look: a class of its own; game: whose colours it has
 */
export function sheet(title, content, close, t, { look = "", game } = {}) {
  /** @param {MouseEvent} event */
  const leave = (event) => {
    closeDialog(event);
    close();
  };
  /** @param {MouseEvent} event */
  const beside = (event) => event.target === event.currentTarget && leave(event);
  return html`<dialog
    class="over ${look}"
    data-game=${game ?? nothing}
    aria-label=${title}
    @close=${close}
    @click=${beside}
  >
    <div class="over-page">
      <header>
        <h2>${title}</h2>
        <button class="tool" aria-label=${t("table-close")} @click=${leave}>
          ${icon("close")}
        </button>
      </header>
      ${content}
    </div>
    ${hears()}
  </dialog>`;
}

/** @param {Entry[]} entries */
export const menuList = (entries) =>
  html`<ul class="menu-list">
    ${entries.map(
      ({ icon, sign, text, act, off = false, on, small }) =>
        html`<li>
          <button
            class="menu-entry"
            data-sign=${sign ?? nothing}
            ?disabled=${off}
            aria-pressed=${on ?? nothing}
            @click=${act}
          >
            ${icon}<span>${text}${small ? html`<small>${small}</small>` : nothing}</span>
          </button>
        </li>`,
    )}
  </ul>`;

/** @param {Entry[]} entries @param {() => void} close @param {T} t */
export const menuSheet = (entries, close, t) => sheet(t("table-menu"), menuList(entries), close, t);

/**
 * @param {{isOn(): boolean, toggle(): void}} what
 * @param {[on: string, off: string]} signs
 * @param {string} words
 * @param {() => void} draw
 * @param {T} t
 * @returns {Entry}
 */
const switchEntry = (what, [on, off], words, draw, t) => ({
  icon: icon(what.isOn() ? on : off),
  text: t(`table-${words}-${what.isOn() ? "on" : "off"}`),
  act() {
    what.toggle();
    draw();
  },
});

/** @param {TableApp["sound"]} sound @param {() => void} draw @param {T} t */
export const soundEntry = (sound, draw, t) =>
  switchEntry(sound, ["sound", "silent"], "sound", draw, t);

/**
 * Only where the device vibrates.
 * @param {TableApp["sound"]} sound
 * @param {() => void} draw
 * @param {T} t
 */
const vibrationEntries = ({ vibration }, draw, t) =>
  vibration ? [switchEntry(vibration, ["vibration", "still"], "vibration", draw, t)] : [];

/**
 * Only where the table has it.
 * @param {string} sign @param {string} text @param {(() => void) | null} act
 */
const someEntry = (sign, text, act) => (act ? [{ icon: icon(sign), text, act }] : []);

/**
 * What the menu holds; what a game or a class task does not allow is not there at all.
 * @param {Desk} desk
 * @param {Acts} acts
 * @returns {Entry[]}
 */
export function entries(desk, acts) {
  const { advice, app, game, hasHelp, save, ui, update } = desk;
  const isWhole = save.guest === undefined || update?.done; // a guest has no record before the end
  const entry = (
    /** @type {Exclude<keyof Acts, "learn" | "near" | "picture" | "isHeld">} */ name,
    off = false,
    sign = /** @type {string} */ (name),
  ) => [{ icon: icon(sign), text: ui.t(`table-${name}`), act: acts[name], off }];
  return [
    entry("story"),
    game.asks ? [] : entry("count"),
    advice.hasHints ? entry("hint", ui.actions.length === 0 || !advice.mayHint()) : [],
    hasHelp ? entry("undo", ui.covered || game.live) : [],
    canZoom(game) ? entry("fit") : [],
    someEntry("star", ui.t("lesson-learn"), hasHelp ? acts.learn : null),
    entry("rules"),
    entry("help"),
    [soundEntry(app.sound, app.draw, ui.t)],
    vibrationEntries(app.sound, app.draw, ui.t),
    someEntry("picture", ui.t("table-picture"), acts.picture),
    (hasHelp || game.slip) && isWhole ? entry("share", false, "send") : [],
    someEntry("scan", ui.t("table-near"), acts.near),
    acts.isHeld ? someEntry("leave", ui.t("table-to-tasks"), acts.leave) : entry("leave"),
  ].flat();
}

/** @param {string[]} story @param {() => void} close @param {T} t */
export function storySheet(story, close, t) {
  const lines = [...story].reverse().map((line) => html`<li>${line}</li>`);
  const content = story.length
    ? html`<ol class="story-list" reversed tabindex="0">
        ${lines}
      </ol>`
    : html`<p>${t("table-story-empty")}</p>`;
  return sheet(t("table-story"), content, close, t);
}

/**
 * How to play by touch and by keys; the game brings its own.
 * @param {GameModule} game
 * @param {() => void} close
 * @param {T} t
 * @param {(key: string) => boolean} isHeard whether a key does something, as it is shown
 */
export function helpSheet({ help, keys, asks }, close, t, isHeard) {
  const common = asks ? KEYS.slice(-1) : [...KEYS, ...ASKING];
  const heard = [...keys.help, ...common].filter(([key]) => isHeard(key));
  const rows = heard.map(
    ([key, text]) =>
      html`<div>
        <dt><kbd>${key}</kbd></dt>
        <dd>${t(text)}</dd>
      </div>`,
  );
  const content = html`<div class="help" tabindex="0">
    ${help.map((text) => html`<p>${t(text)}</p>`)}
    <p>${t("table-help-tablet")}</p>
    <h3>${t("table-help-keys")}</h3>
    <dl class="key-list">${rows}</dl>
  </div>`;
  return sheet(t("table-help"), content, close, t);
}
