/** The sheet over a table that makes a picture of it for paper, and leads to a question about it. */

import { html, nothing } from "lit-html";
import { bitmapOf, textOf } from "../device/drawing.js";
import { dateOf, handOver } from "../device/file.js";
import { mainOf } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { icon } from "../table/marks.js";
import { sheet } from "../table/sheets.js";
import { hasQuestions, stillOf } from "./paper.js";

/** The longer side of a picture, in pixels: crisp on a sheet of A4. */
const LONG = 2400;

/** @import { Still } from "./paper.js" */
/** @import { Desk } from "../table/desk.js" */
/** @import { ReplayPage } from "./replay.js" */
/**
 * @typedef {{game: string, view: any, ask: Record<string, string> | null, close: () => void}} Shown
 *   view: what is seen there; ask: what the address of a question tells of this table; null: it may
 *   not be asked about
 */

/**
 * A picture of a table that is played; a question only where the table helps.
 * @param {{app: App, desk: Desk, save: Save, sheets: {close: () => void}}} page
 */
export function ofTable({ app, desk, save, sheets }) {
  const { seat, covered } = desk.ui;
  const ask = { game: save.id, seat: covered ? "" : `${seat}` };
  const isAsked = desk.hasHelp && save.guest === undefined;
  const shown = { game: save.record.game, view: desk.view, ask: isAsked ? ask : null };
  return new PictureSheet(app, { ...shown, close: sheets.close });
}

/** A picture of a replay, where it stands. @param {ReplayPage} page */
export function ofReplay({ app, player, sheets, sight, source, stage }) {
  const { covered, seat } = stage.ui;
  const from = source.address ?? (source.id ? { game: source.id } : null);
  const open = source.done || sight.open ? "1" : "";
  const ask = from && { ply: `${player.ply}`, seat: covered ? "" : `${seat}`, open, ...from };
  const shown = { game: source.record.game, view: stage.view, ask };
  return new PictureSheet(app, { ...shown, close: sheets.close });
}

export class PictureSheet {
  /** What came of it: a message, and its values. */
  #told = { id: "", name: "" };

  /** @param {Pick<App, "t" | "draw" | "install">} app @param {Shown} shown */
  constructor(app, shown) {
    this.app = app;
    this.shown = shown;
    this.still = stillOf(shown.game, shown.view, app.t);
  }

  render() {
    const { app, shown, still } = this;
    const content = html`<div class="paper-picture">
      ${still ? this.#drawn(still) : html`<p>${app.t("picture-none")}</p>`}
    </div>`;
    return sheet(app.t("picture-title"), content, shown.close, app.t);
  }

  /** @param {Still} still */
  #drawn({ box, content }) {
    const { t } = this.app;
    const { game, ask } = this.shown;
    const { id, name } = this.#told;
    const asks =
      ask && hasQuestions(mainOf(game))
        ? html`<a class="button quiet" href="#/paper?${new URLSearchParams(ask)}"
            >${t("picture-ask")}</a
          >`
        : nothing;
    return html`<svg
        class="paper-still"
        viewBox=${box.join(" ")}
        role="img"
        aria-label=${t("picture-alt")}
      >
        ${TABLES[game]?.symbols} ${content}
      </svg>
      <p>${t("picture-line")}</p>
      <p role=${id === "picture-failed" ? "alert" : "status"}>${id ? t(id, { name }) : ""}</p>
      <div class="paper-ways">
        ${this.#key("picture-save", "png", "main-key")}
        ${this.#key("picture-drawing", "svg", "quiet")} ${asks}
      </div>`;
  }

  /** @param {string} words @param {"png" | "svg"} kind @param {string} look */
  #key = (words, kind, look) =>
    html`<button class="button ${look}" @click=${() => this.#make(kind)}>
      ${icon("file")}<span>${this.app.t(words)}</span>
    </button>`;

  /** @param {"png" | "svg"} kind */
  async #make(kind) {
    const { app, shown } = this;
    const name = `${mainOf(shown.game).replaceAll("_", "-")}-${dateOf(Date.now())}.${kind}`;
    try {
      const drawing = /** @type {SVGSVGElement} */ (document.querySelector(".paper-still"));
      const text = textOf(drawing, LONG);
      const made = kind === "svg" ? text : await bitmapOf(text);
      const type = kind === "svg" ? "image/svg+xml" : "image/png";
      this.#told = {
        id: (await handOver(app, { name, type, text: made })) ? "picture-done" : "picture-failed",
        name,
      };
    } catch (error) {
      console.error(error);
      this.#told = { id: "picture-failed", name };
    }
    app.draw();
  }
}
