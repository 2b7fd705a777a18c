/** The sheet that shares a game: for what use, with names or without; as a code, a copied link, or a file. */

import { html, nothing } from "lit-html";
import { hasAddress } from "../links/address.js";
import { copyLink, linkTo, partFor, saveLink, sendLink } from "../links/link.js";
import { icon } from "../table/marks.js";
import { raise } from "../table/sheets.js";
import { closeDialog, createCode } from "./code.js";
import { nameAndLine, radios, toggle } from "./fields.js";

/** @import { Link, Use } from "../links/link.js" */
/** @import { App, GameRecord } from "../table/types.js" */
/** @typedef {{record: GameRecord, names?: string[], done?: boolean, isHere?: boolean, uses?: Use[]}} Shared isHere: the engine plays this very game now; uses: the only ones */

/** Those that show most of the game come first. @type {Use[]} */
const USES = ["resume", "replay", "deal", "setup", "position"];

/** For which uses a game can be shared: without a move there is nothing to go on with or to watch. @param {Shared} shared @param {string} position @returns {Use[]} */
export function usesOf({ record, done = false, uses = USES }, position = "") {
  const isBegun = record.moves.length > 0;
  const has = {
    resume: isBegun && !done,
    replay: isBegun,
    deal: true,
    setup: true,
    position: isBegun && position !== "",
  };
  return uses.filter((use) => has[use]);
}

/** @param {App} app @param {() => void} [onClose] */
export const createShare = (app, onClose) => new ShareSheet(app, onClose);

class ShareSheet {
  /** @type {Shared | null} null while the sheet is closed */
  #shared = null;
  /** @type {Use[]} */
  #uses = [];
  /** @type {Use} */
  #use = "setup";
  #withNames = false;
  #position = "";
  /** @type {Link | null | undefined} undefined while it is made; null: there is none */
  #link;
  /** A message about what was done with the link. */
  #notice = "";
  /** Counts the links asked for; only the answer to the newest is shown. */
  #turn = 0;

  /** @param {App} app @param {() => void} [onClose] */
  constructor(app, onClose) {
    this.app = app;
    this.t = app.words.t;
    this.onClose = onClose;
    this.code = createCode(app);
  }

  isOpen = () => this.#shared !== null;

  /** @param {Shared} shared */
  open = (shared) => {
    this.#shared = shared;
    this.#position = "";
    this.#uses = usesOf(shared);
    if (shared.isHere) this.#askPosition(this.#turn + 1); // the turn of the first link
    this.#setUse(this.#uses[0]);
    this.app.drawn(() => raise(document));
  };

  #close = () => {
    this.#turn += 1;
    this.#shared = null;
    this.code.show("");
    this.onClose?.();
    this.app.draw();
  };

  /** @param {Use} use */
  #setUse = (use) => {
    this.#use = use;
    this.#withNames = use === "resume";
    this.#makeLink();
  };

  #toggleNames = () => {
    this.#withNames = !this.#withNames;
    this.#makeLink();
  };

  async #makeLink() {
    if (!this.#shared) return;
    this.#turn += 1;
    const turn = this.#turn;
    this.#link = undefined;
    this.#notice = "";
    this.code.show("");
    this.app.draw();
    const record = partFor(this.#use, named(this.#shared), this.#position);
    const link = await linkTo(this.app, { use: this.#use, record }, { names: this.#withNames });
    if (turn !== this.#turn) return;
    this.#link = link;
    this.app.draw();
    if (hasAddress()) this.code.show(link?.address ?? "");
  }

  /** The engine knows the position only of the game that it plays. @param {number} turn */
  async #askPosition(turn) {
    const { position } = await this.app.engine.ask({ op: "position" });
    if (turn !== this.#turn || !this.#shared || !position) return;
    this.#position = position;
    this.#uses = usesOf(this.#shared, position);
    this.app.draw();
  }

  /** A button that takes the link out of the page; where the device refuses, the link lies selected. @param {(address: string) => Promise<boolean>} take @param {string} done the message after it */
  #taking =
    (take, done) =>
    async (/** @type {Event} */ { currentTarget }) => {
      const dialog = /** @type {Element} */ (currentTarget).closest("dialog");
      const field = /** @type {HTMLInputElement | null} */ (dialog?.querySelector(".link-field"));
      const isTaken = await take(this.#link?.address ?? "");
      if (!isTaken) field?.select();
      this.#notice = isTaken ? done : "link-selected";
      this.app.draw();
    };

  #copy = this.#taking(copyLink, "link-copied");

  #send = this.#taking(
    (address) => sendLink(`Chocobox: ${this.t(`game-${this.#shared?.record.game}`)}`, address),
    "",
  );

  #save = this.#taking((address) => {
    const name = `chocobox-${this.#shared?.record.game.replaceAll("_", "-")}-${this.#use}.txt`;
    return saveLink(this.app, name, address);
  }, "link-saved");

  render() {
    if (!this.#shared) return nothing;
    const { t } = this;
    const hasLink = this.#link !== null;
    /** A touch beside the sheet closes it. @param {MouseEvent} event */
    const beside = (event) => event.target === event.currentTarget && closeDialog(event);
    return html`
      <dialog class="over share" data-game=${this.#shared.record.game} aria-label=${t("link-share")} @close=${this.#close} @click=${beside}>
        <div class="over-page">
          <header><h2>${t("link-share")}</h2><button class="tool" aria-label=${t("table-close")} @click=${closeDialog}>${icon("close")}</button></header>
          <div class="share-parts" data-uses=${this.#uses.length}>
            ${this.#uses.length > 1 ? this.#choice() : html`<p class="share-only">${t(`link-use-${this.#use}-line`)}</p>`}
            <div class="share-link">
              ${hasAddress() ? html`<div class="share-code">${hasLink ? this.code.render() : nothing}</div>` : nothing}
              ${this.#content(named(this.#shared))}
            </div>
            ${hasLink ? this.#ways() : html`<p role="alert">${t("link-none")}</p>`}
          </div>
        </div>
      </dialog>`;
  }

  #choice() {
    const { t } = this;
    /** @type {(use: Use) => [Use, unknown]} */
    const choice = (use) => [use, nameAndLine(t(`link-use-${use}`), t(`link-use-${use}-line`))];
    return html`
      <fieldset class="choice who share-uses">
        <legend>${t("link-what-for")}</legend>
        ${radios("share-use", this.#uses.map(choice), this.#use, this.#setUse)}
      </fieldset>`;
  }

  /** What the link holds, and whether names are in it. @param {GameRecord} record */
  #content({ players }) {
    const { t } = this;
    const hasNames = players.some(({ kind, name }) => kind === "person" && name);
    const names = t(this.#withNames ? "link-carries-names" : "link-carries-no-names");
    return html`
      <div class="share-what">
        ${hasNames ? toggle(this.#withNames, t("link-names"), this.#toggleNames) : nothing}
        <p class="small" aria-live="polite">${t(`link-carries-${this.#use}`)} ${hasNames ? names : nothing}</p>
      </div>`;
  }

  /** How the link leaves the page. A file is offered where a code is of little use. */
  #ways() {
    const { t } = this;
    const off = !this.#link;
    /** @param {string} kind @param {(event: Event) => void} take @param {string} sign @param {string} text */
    const button = (kind, take, sign, text) => html`
      <button class=${kind} ?disabled=${off} @click=${take}>${icon(sign)}<span>${t(text)}</span></button>`;
    return html`
      <div class="share-ways">
        ${hasAddress() ? nothing : html`<p>${t("link-text-only")}</p>`}
        <input class="link-field" readonly aria-label=${t(hasAddress() ? "link-field" : "link-field-text")} .value=${this.#link?.address ?? ""} @focus=${selectAll} />
        <div class="share-buttons">
          ${button("button", this.#copy, "copy", "link-copy")}
          ${"share" in navigator ? button("button quiet", this.#send, "send", "link-send") : nothing}
          ${!hasAddress() || this.code.isHard() ? button("button quiet", this.#save, "file", "link-save") : nothing}
          <p class="share-told" role="status">${this.#notice ? t(this.#notice) : nothing}</p>
        </div>
      </div>`;
  }
}

/** The record with the names of the table, which it may lack. @param {Shared} shared */
const named = ({ record, names = [] }) => ({
  ...record,
  players: record.players.map((player, seat) =>
    player.kind === "person" && names[seat] ? { ...player, name: names[seat] } : player,
  ),
});

/** @param {Event} event */
const selectAll = ({ target }) => /** @type {HTMLInputElement} */ (target).select();
