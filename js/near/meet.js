/**
 * The sheet where two devices meet: it shows the code of this one and looks for the other's, at
 * once. Who has no camera copies and pastes the texts of both codes.
 */

import { html, nothing, svg } from "lit-html";
import { copyLink } from "../links/link.js";
import { Sight } from "../scanner/sight.js";
import { codeMark, icon } from "../table/marks.js";
import { closeDialog, hears, raise } from "../table/sheets.js";
import { canMeet } from "./peer.js";

/** @import { Code } from "../../build/types/engine" */
/** @import { Peer } from "./peer.js" */
/**
 * @typedef {Pick<Peer, "state" | "met" | "ticket" | "join" | "again" | "hasWay">} Meets
 * @typedef {{title: string, peer: Meets, kept?: string, onOpen?: () => void, onClose?: () => void,
 *   keys?: () => unknown}} Wish title: in words; kept: the other one's ticket, which is known from
 *   before; onOpen: they have met, and the sheet is closed; onClose: it was closed before that;
 *   keys: other ways, drawn where the devices do not find each other
 */

/** A code for one device alone, which waits for it: its ticket, and how that one's own ends. */
const FOR_ONE = /^(\S+)\/([\dA-Z$*+.-]{6})$/;

/** After so many ms without a channel other ways are told. */
const LATE = 8000;

export class Meet {
  isOpen = false;
  /** The name of the message about what came, and its kind. */
  #told = { words: "meet-how", kind: "", why: "" };
  #ticket = "";
  /** @type {Code | null} */
  #code = null;
  /** What the camera or a hand read last. */
  #read = "";
  /** The ticket that was joined without being seen. */
  #kept = "";
  /** Which showing of the own code is the newest. */
  #shown = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;

  /** @param {App} app @param {Wish} wish */
  constructor(app, wish) {
    this.app = app;
    this.wish = wish;
    this.#kept = wish.kept ?? "";
    const found = (/** @type {string[]} */ texts) => texts.forEach(this.#see);
    this.sight = new Sight(app, found, { sees: "user", instead: "meet-instead" });
  }

  open = async () => {
    await this.app.bringLater();
    this.isOpen = true;
    this.wish.peer.met.then(this.#met);
    if (!canMeet()) this.#tell("meet-none", "refused");
    this.app.drawn(() => {
      raise(document);
      if (canMeet()) this.#begin();
    });
  };

  close = () => {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearTimeout(this.#clock);
    this.sight.close();
    this.app.draw();
    if (this.wish.peer.state === "waiting") this.wish.onClose?.();
  };

  #met = () => {
    if (!this.isOpen) return;
    this.app.sound.play("scan", true);
    this.close();
    this.wish.onOpen?.();
  };

  /** The camera comes first: until it is allowed, a browser hides its addresses. */
  async #begin() {
    this.#tell("meet-camera");
    await this.sight.open();
    await this.#show();
  }

  /** @param {Promise<string>} [ticket] */
  #show = async (ticket = this.wish.peer.ticket()) => {
    const turn = ++this.#shown;
    try {
      const own = await ticket;
      const isJoined = this.#kept && !(await this.wish.peer.join(this.#kept));
      if (turn !== this.#shown) return;
      if (!isJoined) this.#kept = "";
      this.#ticket = isJoined ? `${own}/${this.#kept.slice(-6)}` : own;
      this.#code = (await this.app.engine.ask({ op: "qr", text: this.#ticket })).qr ?? null;
      if (this.#told.words === "meet-camera") this.#tell(isJoined ? "meet-kept" : "meet-how");
    } catch (error) {
      console.error(error);
      this.#tell("meet-none", "refused");
    }
    this.app.draw();
  };

  #again = () => {
    this.#read = "";
    clearTimeout(this.#clock);
    this.#tell("meet-how");
    return this.#anew();
  };

  /** Another code, for whoever reads it. */
  #anew() {
    this.#kept = "";
    return this.#show(this.wish.peer.again());
  }

  /** @param {string} text a code before the camera, many times a second */
  #see = (text) => {
    if (text !== this.#read && text !== this.#ticket) this.#join(text);
  };

  /** @param {string} text */
  async #join(text) {
    this.#read = text;
    this.app.sound.play("scan", true);
    const { peer } = this.wish;
    const [, ticket = text, end = ""] = FOR_ONE.exec(text) ?? [];
    if (end && !(await peer.ticket()).endsWith(end)) return this.#tell("meet-turn", "refused");
    if (this.#kept && ticket !== this.#kept) await this.#anew(); // the one that waited is gone
    const why = await peer.join(ticket);
    if (why) return this.#tell("meet-why", "refused", why);
    this.#tell(end ? "meet-known" : "meet-seen", "new");
    this.#wait(end !== "");
  }

  /** @param {boolean} isKnown the other one has this ticket from before, and perhaps old addresses */
  #wait(isKnown) {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => {
      if (this.wish.peer.hasWay()) this.#wait(isKnown);
      else if (isKnown) this.#again();
      else this.#tell("meet-late", "late");
    }, LATE);
  }

  /** @param {string} words @param {string} [kind] @param {string} [why] */
  #tell(words, kind = "", why = "") {
    this.#told = { words, kind, why };
    // who pastes a text may have scrolled past it
    const show = () =>
      document
        .querySelector(".meet-told")
        ?.scrollIntoView({ block: "nearest", behavior: "instant" });
    this.app.drawn(() => kind && show());
  }

  render() {
    if (!this.isOpen) return nothing;
    const { app, wish } = this;
    return html`<dialog class="over meet" aria-label=${wish.title} @close=${this.close}>
      <div class="over-page">
        <header>
          <h2>${wish.title}</h2>
          <div class="scan-tools">
            ${this.sight.key()}
            <button class="tool" aria-label=${app.t("table-close")} @click=${closeDialog}>
              ${icon("close")}
            </button>
          </div>
        </header>
        <div class="meet-parts" data-none=${canMeet() ? nothing : ""}>
          ${canMeet() ? this.#own() : nothing}
          <div class="meet-side">
            ${this.#line()} ${canMeet() ? this.sight.render(this.#told.kind) : nothing}
            ${canMeet() ? this.#texts() : nothing}
          </div>
        </div>
      </div>
      ${hears()}
    </dialog>`;
  }

  /** The code of this device, or until there is one how both are held. */
  #own() {
    const code = this.#code;
    if (!code) return html`<div class="meet-code">${held()}</div>`;
    return html`<div class="meet-code" role="img" aria-label=${this.app.t("meet-code")}>
      ${codeMark(code)}
    </div>`;
  }

  /** What to do now, and how, if it does not help. */
  #line() {
    const { t } = this.app;
    const { words, kind, why } = this.#told;
    return html`<div class="scan-told meet-told" role="status" data-kind=${kind || nothing}>
        ${this.#code && !kind ? held() : nothing}
        <p>${kind === "new" ? icon("tick") : nothing}<span>${t(words, { why })}</span></p>
      </div>
      ${
        kind === "late" || why
          ? html`<button class="button quiet" @click=${this.#again}>${t("meet-again")}</button>`
          : nothing
      }
      ${kind === "late" || words === "meet-none" ? (this.wish.keys?.() ?? nothing) : nothing}`;
  }

  /** The same without a camera. */
  #texts() {
    const { t } = this.app;
    const open = (/** @type {{currentTarget: HTMLDetailsElement}} */ { currentTarget }) => {
      if (currentTarget.open && !this.#ticket) this.#show();
    };
    return html`<details class="meet-texts" ?open=${this.sight.fault} @toggle=${open}>
      <summary>${t("meet-texts")}</summary>
      <label class="field"
        ><span>${t("meet-own")}</span>
        <textarea class="meet-ticket" dir="ltr" rows="4" readonly .value=${this.#ticket}></textarea>
      </label>
      <button class="button quiet" ?disabled=${!this.#ticket} @click=${this.#copy}>
        ${icon("copy")}<span>${t("meet-copy")}</span>
      </button>
      <form @submit=${this.#submit}>
        <label class="field"
          ><span>${t("meet-other")}</span>
          <textarea
            name="ticket"
            dir="ltr"
            rows="4"
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            required
          ></textarea>
        </label>
        <button class="button">${t("meet-join")}</button>
      </form>
    </details>`;
  }

  /** Where copying is refused, the text lies selected. */
  #copy = async () => {
    const isCopied = await copyLink(this.#ticket);
    const field = document.querySelector(".meet-ticket");
    if (!isCopied) /** @type {HTMLTextAreaElement | null} */ (field)?.select();
    this.#tell(isCopied ? "meet-copied" : "meet-selected");
  };

  /** @param {SubmitEvent & {target: HTMLFormElement}} event */
  #submit = (event) => {
    event.preventDefault();
    this.#join(String(new FormData(event.target).get("ticket")).replace(/\s+/g, ""));
  };
}

/** A phone over a lying tablet, screen to screen, each with its gaze. */
const held = () =>
  html`<svg class="meet-held" viewBox="0 0 120 80" aria-hidden="true">
    ${svg`<path class="meet-tablet" d="M24 50h72l20 24H4z" />
      <path class="meet-gaze" d="M45 31 39 58M75 31l6 27M60 31v25" />
      <path class="meet-phone" d="M46 10h28l8 18H38zM38 28v3h44v-3" />
      <path class="meet-marks" d="M50 56h8l-1 5h-8zM62 56h8l1 5h-8zM48 64h8l-1 5h-8zM64 64h8l1 5h-8z" />`}
  </svg>`;
