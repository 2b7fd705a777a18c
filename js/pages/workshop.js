/** The bot workshop. */

import { html } from "lit-html";
import { Engine } from "../engine/engine.js";
import { Wall } from "../wall/wall.js";
import { head } from "./parts.js";

/** @param {App} app @returns {Promise<Page>} */
export async function page(app) {
  const wall = new Wall();
  const engine = new Engine({ makeWorker: wall.makeWorker });
  Object.assign(globalThis, { wall, workshop: engine });
  return {
    title: "practise-title",
    render: () => html`${head(app, "Workshop")}<main></main>`,
    close: () => {
      engine.end();
      wall.close();
    },
  };
}
