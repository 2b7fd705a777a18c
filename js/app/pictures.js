/**
 * Pictures of a game that is not being played: its lid, its table before the first move, or a
 * parcel.
 */

import { html, svg } from "lit-html";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import parcel from "../../assets/parcel.svg?raw";
import { kindOf, mainOf } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { photoDrawn, photoOf } from "../table/photo.js";
import { firstPerson } from "../table/players.js";

/** @param {string} game */
export function lidPicture(game) {
  const { lid } = TABLES[mainOf(game)] ?? {};
  return lid && drawing(lid.viewBox, lid.picture);
}

/** @param {string} viewBox @param {unknown} content */
const drawing = (viewBox, content) =>
  html`<svg class="lid-picture" viewBox=${viewBox} aria-hidden="true">${content}</svg>`;

/** A box with a ribbon: what came with a link, while nobody knows yet which game it is. */
export const parcelPicture = drawing("20 14 180 200", svg`${unsafeSVG(parcel)}`);

/** A box that is closed; "" while nobody knows which game is in it. @param {string} game */
export const closedBox = (game) =>
  html`<div class="box" data-game=${game} aria-hidden="true">
    <div class="lid">${game ? lidPicture(game) : parcelPicture}</div>
  </div>`;

/**
 * The table before the first move, of a puzzle as it stands; null where the table is empty or the
 * game draws no such picture.
 * @param {Pick<TableApp, "engine"> & Pick<TableApp["words"], "t">} app
 * @param {GameRecord} record
 * @returns {Promise<unknown>}
 */
export async function tablePicture({ engine, t }, record) {
  const table = TABLES[record.game];
  const kind = kindOf(record);
  const isPosed = kind.name === "puzzle";
  if (!table || kind.is_written || !(table.picture || isPosed)) return null;
  const { watch } = await engine.ask({ op: "watch", record });
  if (!watch) return null;
  const { look } = await engine.ask({
    op: "look",
    ply: 0,
    seat: firstPerson(record.players),
    open: false,
  });
  if (!look?.view) return null;
  if (!isPosed) return table.picture?.(look.view, t) ?? null;
  const { photo } = photoOf(table, { views: { 0: look.view } });
  return html`<span class="board-picture">${photoDrawn(table, photo?.table)}</span>`;
}

/** What photos of these games are made of. @param {string[]} games each once */
export const symbolsOf = (games) =>
  html`<svg class="unseen" aria-hidden="true">
    ${games.map((game) => TABLES[game]?.symbols)}
  </svg>`;
