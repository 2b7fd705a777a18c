/** Pictures of a game that is not being played: its lid, its table before the first move, or a parcel. */

import { html, svg } from "lit-html";
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
export const parcelPicture = drawing(
  "20 14 180 200",
  svg`
  <ellipse class="lid-shade" cx="110" cy="200" rx="78" ry="10" />
  <rect class="parcel-box" x="38" y="92" width="144" height="104" rx="8" />
  <rect class="parcel-top" x="28" y="70" width="164" height="34" rx="8" />
  <path class="parcel-ribbon" d="M98 70h24v126H98zM110 68C74 72 50 58 58 38C66 20 100 34 110 68zM110 68c36 4 60-10 52-30c-8-18-42-4-52 30z" />
  <path class="parcel-knot" d="M97 60h26v18H97zM74 44q20 4 30 20M146 44q-20 4-30 20" />`,
);

/** A box that is closed; "" while nobody knows which game is in it. @param {string} game */
export const closedBox = (game) => html`
  <div class="box" data-game=${game} aria-hidden="true"><div class="lid">${game ? lidPicture(game) : parcelPicture}</div></div>`;

/** The table before the first move, of a puzzle as it stands; null where the table is empty or the game draws no such picture. @param {Pick<TableApp, "engine"> & Pick<TableApp["words"], "t">} app @param {GameRecord} record @returns {Promise<unknown>} */
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

/** What photos of these games are made of, once for each game. @param {GameRecord[]} records */
export function symbolsOf(records) {
  const games = new Set(records.map(({ game }) => game));
  return html`<svg class="unseen" aria-hidden="true">${[...games].map((game) => TABLES[game]?.symbols)}</svg>`;
}
