/** The ways to the games for one that belong to a game. */

import { html } from "lit-html";
import { findBox, solosOf } from "../games/box.js";

/** Where such a game is begun, which has no set-up. @param {string} game */
export const pageOf = (game) => findBox(game)?.solo?.page;

/** @param {import("../main.js").App["t"]} t @param {string} game @param {string} [here] the one whose page this is */
export const besides = (t, game, here) =>
  solosOf(game)
    .filter(({ name }) => name !== here)
    .map(
      ({ solo }) =>
        html`<a class="button quiet" href="#/${solo?.page}">${t(`solo-${solo?.page}`)}</a>`,
    );
