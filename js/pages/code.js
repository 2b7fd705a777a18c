/** A link as a code for cameras: dark on light whatever the theme, a tap shows it as large as the screen. */

import { html, nothing, svg } from "lit-html";
import { qrOf } from "../links/link.js";

/** @typedef {import("../links/link.js").Code} Code */
/** @typedef {Pick<import("../table/types.js").App, "engine" | "words" | "draw" | "drawn">} App */

/** @param {App} app */
export function createCode(app) {
  /** @type {Code | null | undefined} undefined: on its way; null: too long for a code */
  let code;
  let shown = "";
  let isLarge = false;

  /** @param {boolean} large */
  const enlarge = (large) => {
    isLarge = large;
    if (large) app.drawn(raise);
    else app.draw();
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
    /** Whether there is none, or cameras will have trouble with it: then another way should be offered too. */
    isHard: () => code === null || (code?.isFine ?? false),
    render() {
      const { t } = app.words;
      if (code === null)
        return html`<p class="code-none">${t("link-code-none", { count: shown.length })}</p>`;
      return html`
        <button class="code" ?disabled=${!code} aria-label=${t("link-code")} title=${t("link-code-large")} @click=${() => enlarge(true)}>${code ? drawing(code) : nothing}</button>
        ${code?.isFine ? html`<p class="small">${t("link-code-fine")}</p>` : nothing}
        ${isLarge && code ? large(t, code, () => enlarge(false)) : nothing}`;
    },
  };
}

/** @param {Code} code */
const drawing = ({ size, path }) =>
  html`<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">${svg`<path d=${path} />`}</svg>`;

/** @param {App["words"]["t"]} t @param {Code} code @param {() => void} close */
const large = (t, code, close) => html`
  <dialog class="code-large" aria-label=${t("link-code")} @close=${close}>
    <button class="code" aria-label=${t("link-code-close")} autofocus @click=${shut}>${drawing(code)}<span>${t("link-code-close")}</span></button>
  </dialog>`;

/** Closed by the dialog itself, the keys stand again where they stood before. @param {MouseEvent} event */
export const shut = ({ currentTarget }) =>
  /** @type {HTMLElement} */ (currentTarget).closest("dialog")?.close();

/** Opens what was drawn closed. */
function raise() {
  const dialog = /** @type {HTMLDialogElement | null} */ (
    document.querySelector("dialog.code-large")
  );
  if (dialog && !dialog.open) dialog.showModal();
}
