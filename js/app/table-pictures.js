/** Pictures of a table that nobody plays at: before its first move, and what photos are made of. */

import { html } from "lit-html";
import { kindOf } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { photoDrawn, photoOf } from "../table/photo.js";
import { firstPerson } from "../table/players.js";

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
