/** A link as a code for cameras: dark on light in every theme. A tap shows it as large as the screen. */

import { html, nothing, svg } from "lit-html";
import { qrOf } from "../links/link.js";

/** @import { Code } from "../links/link.js" */

/** @param {Pick<TableApp, "engine" | "words" | "draw" | "drawn">} app */
export function createCode(app) {
  /** @type {Code | null | undefined} undefined while it is made; null: the address is too long */
  let code;
  let shown = "";
  let isLarge = false;

  /** @param {boolean} large */
  const setLarge = (large) => {
    isLarge = large;
    app.drawn(showLarge);
  };

  return {
    /** @param {string} address "": none */
    async show(address) {
      [code, shown, isLarge] = [undefined, address, false];
      if (!address) return;
      const made = await qrOf(app, address);
      if (shown !== address) return;
      code = made;
      app.draw();
    },
    /** Whether there is no code, or one that cameras read badly: then another way should be offered too. */
    isHard: () => code === null || (code?.isFine ?? false),
    render() {
      const { t } = app.words;
      if (code === null)
        return html`<p class="code-none">${t("link-code-none", { count: shown.length })}</p>`;
      return html`
        <button class="code" ?disabled=${!code} aria-label=${t("link-code")} title=${t("link-code-large")} @click=${() => setLarge(true)}>${code ? drawing(code) : nothing}</button>
        ${code?.isFine ? html`<p class="small">${t("link-code-fine")}</p>` : nothing}
        ${
          isLarge && code
            ? html`
        <dialog class="code-large" aria-label=${t("link-code")} @close=${() => setLarge(false)}>
          <button class="code" aria-label=${t("link-code-close")} autofocus @click=${closeDialog}>${drawing(code)}<span>${t("link-code-close")}</span></button>
        </dialog>`
            : nothing
        }`;
    },
  };
}

/** @param {Code} code */
const drawing = ({ size, path }) =>
  html`<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">${svg`<path d=${path} />`}</svg>`;

/** A dialog that closes itself gives the focus back to the button that opened it. @param {MouseEvent} event */
export const closeDialog = ({ currentTarget }) =>
  /** @type {Element} */ (currentTarget).closest("dialog")?.close();

function showLarge() {
  const closed = document.querySelector("dialog.code-large:not([open])");
  /** @type {HTMLDialogElement | null} */ (closed)?.showModal();
}
