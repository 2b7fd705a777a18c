/**
 * The drawings of the rules: the card of four pictures, the figures of the long page with their
 * captions, and the signs in them.
 */

import { html, nothing, svg } from "lit-html";

/** @typedef {[x: number, y: number]} Spot */
/**
 * @typedef {{name: string, box: number[], content: unknown, kind?: string, good?: boolean}} Figure
 *   name: its caption is `figure-<name>`; box: its viewBox; kind: its class; a wide one stands
 *   alone; good: what it shows is allowed, or not
 */

/**
 * The drawings of a game by the sections of its rules; they are made when the page of rules asks
 * for them.
 * @param {Record<string, () => Figure[]>} sections @param {(figure: Figure) => number} cell the
 *   breadth of one cell of the page, in units of the drawing
 * @returns {Record<string, (t: (id: string) => string) => unknown>}
 */
export const figuresOf = (sections, cell) =>
  Object.fromEntries(
    Object.entries(sections).map(([section, draw]) => [
      section,
      (t) => {
        const figures = draw();
        const all = figures.map((one) => figure(one, cell(one), t(`figure-${one.name}`)));
        return figures[0]?.kind === "wide" ? all : html`<div class="figures">${all}</div>`;
      },
    ]),
  );

/** @param {Figure} figure @param {number} cell @param {string} caption */
const figure = ({ box, content, kind = "", good }, cell, caption) =>
  html`<figure class=${kind}>
    <svg
      viewBox=${box.join(" ")}
      style="--cells: ${((box[2] ?? 0) / cell).toFixed(2)}"
      role="img"
      aria-label=${caption}
    >
      ${content}
    </svg>
    <figcaption data-good=${good ?? nothing}>
      ${
        good === undefined ? nothing : html`<span aria-hidden="true">${good ? "✓" : "✗"}</span> `
      }${caption}
    </figcaption>
  </figure>`;

/**
 * The rules of a game on one card; each picture is told by its sentence.
 * @param {string} name the game's
 * @param {GameModule["card"]} pictures
 * @param {(id: string) => string} t
 */
export const rulesCard = (name, pictures, t) =>
  html`<ol class="rules-card">
    ${pictures?.().map(
      ({ box, content }, i) =>
        html`<li>
          <svg viewBox=${box.join(" ")} aria-hidden="true">${content}</svg>
          <p>${t(`card-${name}-${i + 1}`)}</p>
        </li>`,
    )}
  </ol>`;

/**
 * Something at a place of a drawing, so large and so turned.
 * @param {Spot} at
 * @param {unknown} content
 * @param {number} [s]
 * @param {number} [turn] in degrees
 * @param {string} [kind] its class
 */
export const placed = ([x, y], content, s = 1, turn = 0, kind = "") =>
  svg`<g class=${kind} transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${content}</g>`;

/** A number in a circle. @param {Spot} at @param {unknown} text @param {boolean} [lit] */
export const bead = (at, text, lit = false) =>
  placed(
    at,
    svg`<g class="figure-bead ${lit ? "lit" : ""}"
      ><circle r="36" /><text y="14" text-anchor="middle">${text}</text></g
    >`,
  );

/** @param {Spot} at */
export const right = (at) =>
  placed(at, svg`<g class="good-sign"><circle r="30" /><path d="M-13 1L-4 11L14-10" /></g>`);

/** @param {Spot} at */
export const wrong = (at) =>
  placed(at, svg`<g class="bad-sign"><circle r="30" /><path d="M-12-12L12 12M12-12L-12 12" /></g>`);

/** The hand that slaps. @param {Spot} at its middle @param {number} w @param {number} h */
export const slapHand = ([x, y], w, h) =>
  svg`<use
    href="#table-hand"
    class="figure-hand"
    x=${x - w / 2}
    y=${y - h / 2}
    width=${w}
    height=${h}
  />`;
