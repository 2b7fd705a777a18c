/** What is to be called, in three small pictures: a card of each kind, and the key that belongs to it. */

import { html } from "lit-html";
import { face, keyFace } from "../cards.js";
import { KINDS } from "./plot.js";

/** What belongs to the example of each kind; a parrot repeats the example before it. @type {Record<string, string>} */
const DUE = { agrees: "strawberry", differs: "elephant", parrot: "elephant" };

/** @param {(id: string, args?: Record<string, any>) => string} t */
export const examples = (t) => html`
  <ul class="practice-examples">
    ${KINDS.map(
      ([kind, card]) => html`
      <li>
        <svg class="boom-card" viewBox="-106 -106 400 214" aria-hidden="true">${face(card)}
          <path class="figure-arrow" d="M118 0H168m-18-16l18 16l-18 16" /><g transform="translate(236 0) scale(0.54)">${keyFace(DUE[kind] ?? "")}</g></svg>
        <p><strong>${t(`practice-kind-${kind}`)}</strong> ${t(`practice-kind-${kind}-line`, { item: t(`boom-word-${DUE[kind]}`) })}</p>
      </li>`,
    )}
  </ul>`;
