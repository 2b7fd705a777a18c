/** A box that is being opened: the same calm picture from the tap on Play until the table is laid. */

import { html } from "lit-html";
import { parcel, picture } from "./lids.js";
import { stepText } from "./parts.js";

/** @param {Pick<import("../table/types.js").App, "engine" | "words">} app @param {string} game "" while nobody knows which */
export function opening({ engine, words: { t } }, game) {
  const text = engine.state === "ready" ? t("table-opening") : stepText({ engine, t });
  return html`
    <main class="table waiting">
      <h1 class="unseen" tabindex="-1">${t(game ? `game-${game}` : "link-shared")}</h1>
      <div class="box" data-game=${game} aria-hidden="true"><div class="lid">${game ? picture(game) : parcel()}</div></div>
      <p class="opening">${text}</p>
      <p><a class="button quiet" href="#/">${t("to-shelf")}</a></p>
    </main>`;
}
