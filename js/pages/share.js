/**
 * The sheet that shares a game: for what use, with names or without; as a code, a copied link, or a
 * file.
 */

import { html, nothing } from "lit-html";
import { choiceField, radios, toggle } from "../app/fields.js";
import { kindOf } from "../games/box.js";
import { hasAddress } from "../links/address.js";
import { inCode, linkTo, partFor, wordsFor } from "../links/link.js";
import { OWN } from "../table/players.js";
import { raise, sheet } from "../table/sheets.js";
import { LinkKeys } from "./link-keys.js";
import { createCode } from "./qr-code.js";

/** @import { Link, Use } from "../links/link.js" */
/**
 * @typedef {Pick<Save, "record"> & Partial<Pick<Save, "names" | "done">> & {isHere?: boolean,
 *   uses?: Use[]}} Shared isHere: the engine plays this very game now; uses: the only ones
 */

/** Those that show most of the game come first. @type {Use[]} */
const USES = ["resume", "replay", "deal", "setup", "position"];

/**
 * For which uses a game can be shared: without a move there is nothing to go on with or to watch.
 * @param {Shared} shared
 * @param {string} position
 * @returns {Use[]}
 */
export function usesOf({ record, done = false, uses = USES }, position = "") {
  const { starts_anew } = kindOf(record); // as a lesson
  const isBegun = record.moves.length > 0 && !starts_anew;
  const has = {
    resume: isBegun && !done,
    replay: isBegun,
    deal: true,
    setup: !starts_anew,
    position: isBegun && position !== "",
  };
  return uses.filter((use) => has[use]);
}

/** @param {TableApp} app @param {() => void} [onClose] */
export const createShare = (app, onClose) => new ShareSheet(app, onClose);

class ShareSheet {
  /** @type {Shared | null} null while the sheet is closed */
  #shared = null;
  /** @type {Use} */
  #use = "setup";
  #withNames = false;
  #position = "";
  /** @type {Link | null | undefined} undefined while it is made; null: there is none */
  #link;
  /** Counts the links asked for; only the answer to the newest is shown. */
  #turn = 0;

  /** @param {TableApp} app @param {() => void} [onClose] */
  constructor(app, onClose) {
    this.app = app;
    this.t = app.words.t;
    this.onClose = onClose;
    this.code = createCode(app);
    this.keys = new LinkKeys(app);
  }

  isOpen = () => this.#shared !== null;

  /** @param {Shared} shared */
  open = (shared) => {
    this.#shared = shared;
    this.#position = "";
    if (shared.isHere) this.#askPosition(shared);
    this.#setUse(usesOf(shared)[0]);
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
  #setUse = (use) => this.#makeLink(use, use === "resume");

  /** @param {Use} use @param {boolean} withNames */
  async #makeLink(use, withNames) {
    if (!this.#shared) return;
    this.#turn += 1;
    const turn = this.#turn;
    [this.#use, this.#withNames, this.#link] = [use, withNames, undefined];
    this.keys.clear();
    this.code.show("");
    this.app.draw();
    const record = partFor(use, named(this.#shared), this.#position);
    const link = await linkTo(this.app, { use, record }, { names: withNames });
    if (turn !== this.#turn) return;
    this.#link = link;
    this.app.draw();
    this.code.show(inCode(link?.address ?? ""));
  }

  /** The engine knows the position only of the game that it plays. @param {Shared} shared */
  async #askPosition(shared) {
    const { position = "" } = await this.app.engine.ask({ op: "position" });
    if (shared !== this.#shared) return;
    this.#position = position;
    this.app.draw();
  }

  render() {
    if (!this.#shared) return nothing;
    const { t } = this;
    const { record } = this.#shared;
    const uses = usesOf(this.#shared, this.#position);
    const use = wordsFor(this.#use, record);
    const hasLink = this.#link !== null;
    const hasNames = named(this.#shared).players.some(
      ({ kind, name }) => kind === "person" && name,
    );
    const carried = use === "resume" ? "replay" : use;
    const changeNames = () => this.#makeLink(this.#use, !this.#withNames);
    const content = html`<div class="share-parts" data-uses=${uses.length}>
          ${uses.length > 1 ? this.#choice(uses) : nothing}
          <div class="share-link">
            <div class="share-code">${hasLink ? this.code.render() : nothing}</div>
            <div class="share-what">
              ${hasNames ? toggle(this.#withNames, t("link-names"), changeNames) : nothing}
              <p class="small" aria-live="polite">${t(`link-carries-${carried}`)}</p>
            </div>
          </div>
          ${hasLink ? this.#ways(record) : html`<p role="alert">${t("link-none")}</p>`}
        </div>`;
    return sheet(t("table-share"), content, this.#close, t, { look: "share", game: record.game });
  }

  /** @param {Use[]} uses */
  #choice(uses) {
    const { t } = this;
    /** @type {(use: Use) => [Use, unknown]} */
    const choice = (use) => [use, html`<strong>${t(`link-use-${use}`)}</strong>`];
    const answers = radios("share-use", uses.map(choice), this.#use, this.#setUse);
    return choiceField("who share-uses", t("link-what-for"), answers);
  }

  /**
   * How the link leaves the page. A file is offered where a code is of little use.
   * @param {GameRecord} record
   */
  #ways({ game }) {
    const { t } = this;
    const address = this.#link?.address ?? "";
    const title = `Chocobox: ${t(`game-${game}`)}`;
    const file = `chocobox-${game.replaceAll("_", "-")}-${this.#use}.txt`;
    const hasFile = !hasAddress() || this.code.isHard();
    return html`<div class="share-ways">
      ${hasAddress() ? nothing : html`<p>${t("link-text-only")}</p>`}
      <input
        class="link-field"
        readonly
        aria-label=${t(hasAddress() ? "link-field" : "link-field-text")}
        .value=${address}
        @focus=${selectAll}
      />
      ${this.keys.render({ address, title, file }, { main: "button", hasFile })}
    </div>`;
  }
}

/**
 * The record with the names of the table, which it may lack; a bot that somebody wrote goes
 * nowhere, so it is a person there.
 * @param {Shared} shared
 */
const named = ({ record, names = [] }) => ({
  ...record,
  players: record.players.map((player, seat) =>
    (player.kind === "person" && names[seat]) || player.bot === OWN
      ? { kind: "person", name: names[seat] }
      : player,
  ),
});

/** @param {Event} event */
const selectAll = ({ target }) => /** @type {HTMLInputElement} */ (target).select();
