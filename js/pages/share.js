/** The sheet from which a game is shared: for what, with or without names; as a code, a copied link, or a file. */

import { html, nothing } from "lit-html";
import { handOver, shareOut } from "../device/file.js";
import { hasAddress } from "../links/address.js";
import { linkTo, partFor } from "../links/link.js";
import { icon } from "../table/marks.js";
import { createCode, shut } from "./code.js";

/**
 * @typedef {import("../table/types.js").App} App
 * @typedef {import("../links/link.js").Use} Use
 * @typedef {import("../links/link.js").Link} Link
 * @typedef {{record: import("../table/types.js").GameRecord, names?: string[], done?: boolean, isHere?: boolean, uses?: Use[]}} Shared isHere: the engine has this very game before it; uses: the only ones
 * @typedef {{uses: Use[], use: Use, withNames: boolean, position: string, link: Link | null | undefined, told: string}} Seen link: undefined while it is made; null: there is none
 * @typedef {{set: (news: Partial<Seen>) => void, copy: (event: Event) => void, send: (event: Event) => void, save: () => void}} Acts
 */

/** The deepest look at each first. @type {Use[]} */
const USES = ["resume", "replay", "deal", "setup", "position"];

/** Which uses a game has: what has no move is neither gone on with nor watched. @param {Shared} shared @param {string} position @returns {Use[]} */
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
export function createShare(app, onClose = () => undefined) {
  const code = createCode(app);
  /** @type {Shared | null} */
  let shared = null;
  /** @type {Seen} */
  let seen = { uses: [], use: "setup", withNames: false, position: "", link: undefined, told: "" };
  let turn = 0;

  /** @param {Partial<Seen>} news */
  function tell(news) {
    seen = { ...seen, ...news };
    app.draw();
  }

  /** Another use, or with names or without: another link. @param {Partial<Seen>} news */
  async function set(news) {
    const mine = ++turn;
    if (news.use && news.use !== seen.use) news = { withNames: news.use === "resume", ...news };
    tell({ ...news, link: undefined, told: "" });
    code.show("");
    if (!shared) return;
    const { use, position, withNames } = seen;
    const link = await linkTo(
      app,
      { use, record: partFor(use, named(shared), position) },
      { names: withNames },
    );
    if (mine !== turn) return;
    tell({ link });
    if (hasAddress()) code.show(link?.address ?? "");
  }

  /** @param {Event} event */
  async function copy({ currentTarget }) {
    const field = fieldBy(currentTarget);
    const isCopied = await (
      navigator.clipboard?.writeText(seen.link?.address ?? "") ?? Promise.reject()
    ).then(
      () => true,
      () => false,
    );
    if (!isCopied) field?.select();
    tell({ told: isCopied ? "link-copied" : "link-selected" });
  }

  /** @param {Event} event */
  async function send({ currentTarget }) {
    const field = fieldBy(currentTarget);
    const address = seen.link?.address ?? "";
    const isSent = await shareOut({
      title: titleOf(),
      ...(hasAddress() ? { url: address } : { text: address }),
    });
    if (!isSent) field?.select();
    tell({ told: isSent ? "" : "link-selected" });
  }

  async function save() {
    const name = `chocobox-${shared?.record.game.replaceAll("_", "-")}-${seen.use}.txt`;
    const isSaved = await handOver(app, {
      name,
      type: "text/plain",
      text: `${seen.link?.address}\n`,
    });
    tell({ told: isSaved ? "link-saved" : "link-selected" });
  }

  const titleOf = () => `Chocobox: ${app.words.t(`game-${shared?.record.game}`)}`;

  /** @param {number} mine the turn in which it was asked */
  async function askPosition(mine) {
    const { position } = await app.engine.ask({ op: "position" });
    if (mine !== turn || !shared || !position) return;
    tell({ position, uses: usesOf(shared, position) });
  }

  return {
    isOpen: () => shared !== null,
    /** @param {Shared} what */
    open(what) {
      shared = what;
      const uses = usesOf(what);
      seen = { ...seen, position: "" };
      if (what.isHere) askPosition(turn + 1);
      const use = uses[0] ?? "setup";
      set({ uses, use, withNames: use === "resume" });
      app.drawn(raise);
    },
    render: () =>
      shared ? sheet(app, shared, seen, { code, acts: { set, copy, send, save }, close }) : nothing,
  };

  function close() {
    turn += 1;
    shared = null;
    code.show("");
    onClose();
    app.draw();
  }
}

/** Persons go by the names of the table, which the record may not know. @param {Shared} shared */
function named({ record, names = [] }) {
  const players = record.players.map((player, seat) =>
    player.kind === "person" && names[seat] ? { ...player, name: names[seat] } : player,
  );
  return { ...record, players };
}

/** @param {Shared} shared */
const hasNames = (shared) =>
  named(shared).players.some(({ kind, name }) => kind === "person" && name);

/** @param {EventTarget | null} button */
const fieldBy = (button) =>
  /** @type {HTMLInputElement | null | undefined} */ (
    /** @type {HTMLElement} */ (button).closest("dialog")?.querySelector(".link-field")
  );

/** Opens what was drawn closed. */
function raise() {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.share"));
  if (dialog && !dialog.open) dialog.showModal();
}

/** @param {App} app @param {Shared} shared @param {Seen} seen @param {{code: ReturnType<typeof createCode>, acts: Acts, close: () => void}} parts */
function sheet({ words: { t } }, shared, seen, { code, acts, close }) {
  /** @param {MouseEvent} event */
  const beside = (event) => {
    if (event.target === event.currentTarget) shut(event);
  };
  return html`
    <dialog class="over share" data-game=${shared.record.game} aria-label=${t("link-share")} @close=${close} @click=${beside}>
      <div class="over-page">
        <header><h2>${t("link-share")}</h2><button class="tool" aria-label=${t("table-close")} @click=${shut}>${icon("close")}</button></header>
        <div class="share-parts" data-uses=${seen.uses.length}>
          ${seen.uses.length > 1 ? choice(t, seen, acts) : html`<p class="share-only">${t(`link-use-${seen.use}-line`)}</p>`}
          <div class="share-link">
            ${hasAddress() ? html`<div class="share-code">${seen.link === null ? nothing : code.render()}</div>` : nothing}
            ${carried(t, shared, seen, acts)}
          </div>
          ${seen.link === null ? html`<p role="alert">${t("link-none")}</p>` : ways(t, seen, acts, !hasAddress() || code.isHard())}
        </div>
      </div>
    </dialog>`;
}

/** @param {App["words"]["t"]} t @param {Seen} seen @param {Acts} acts */
const choice = (t, seen, acts) => html`
  <fieldset class="choice who share-uses">
    <legend>${t("link-what-for")}</legend>
    ${seen.uses.map(
      (use) => html`
      <label><input type="radio" name="share-use" .checked=${seen.use === use} @change=${() => acts.set({ use })}>
        <span><strong>${t(`link-use-${use}`)}</strong><small>${t(`link-use-${use}-line`)}</small></span></label>`,
    )}
  </fieldset>`;

/** What leaves the device with the link, and whether names do. @param {App["words"]["t"]} t @param {Shared} shared @param {Seen} seen @param {Acts} acts */
function carried(t, shared, { use, withNames }, { set }) {
  const isNamed = hasNames(shared);
  return html`
    <div class="share-what">
      ${
        isNamed
          ? html`<label class="switch"><input type="checkbox" .checked=${withNames} @change=${() => set({ withNames: !withNames })}>
        <span>${t("link-names")}</span></label>`
          : nothing
      }
      <p class="small" aria-live="polite">${t(`link-carries-${use}`)} ${isNamed ? t(withNames ? "link-carries-names" : "link-carries-no-names") : nothing}</p>
    </div>`;
}

/** How the link gets away. @param {App["words"]["t"]} t @param {Seen} seen @param {Acts} acts @param {boolean} isHard whether a file should be offered too */
function ways(t, { link, told }, { copy, send, save }, isHard) {
  const off = !link;
  const canSend = typeof navigator.share === "function";
  return html`
    <div class="share-ways">
      ${hasAddress() ? nothing : html`<p>${t("link-text-only")}</p>`}
      <input class="link-field" readonly aria-label=${t(hasAddress() ? "link-field" : "link-field-text")} .value=${link?.address ?? ""} @focus=${selectAll} />
      <div class="share-buttons">
        <button class="button" ?disabled=${off} @click=${copy}>${icon("copy")}<span>${t("link-copy")}</span></button>
        ${canSend ? html`<button class="button quiet" ?disabled=${off} @click=${send}>${icon("send")}<span>${t("link-send")}</span></button>` : nothing}
        ${isHard ? html`<button class="button quiet" ?disabled=${off} @click=${save}>${icon("file")}<span>${t("link-save")}</span></button>` : nothing}
        <p class="share-told" role="status">${told ? t(told) : nothing}</p>
      </div>
    </div>`;
}

/** @param {Event} event */
const selectAll = ({ target }) => /** @type {HTMLInputElement} */ (target).select();
