/** A game whose box stands on the shelf, and is still empty. */

import { html } from "lit-html";
import { picture } from "./lids.js";
import { head } from "./parts.js";

/** @param {import("../main.js").App} app @param {string} game */
export function open({ t }, game) {
  const name = t(`game-${game}`);
  return {
    title: `game-${game}`,
    render: () => html`
      ${head({ t }, name)}
      <main class="sheet coming-page">
        <div class="box" data-game=${game} data-coming aria-hidden="true"><div class="lid">${picture(game)}</div></div>
        <p>${t("coming-text", { game: name })}</p>
        <p><a class="button" href="#/">${t("to-shelf")}</a></p>
      </main>`,
  };
}
