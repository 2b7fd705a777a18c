/** The bot workshop. */

import { html } from "lit-html";
import { head } from "./parts.js";

/** @param {App} app @returns {Promise<Page>} */
export async function page(app) {
  const { engine, close } = await app.behindWall();
  Object.assign(globalThis, { workshop: engine });
  return {
    title: "practise-title",
    render: () => html`${head(app, "Workshop")}<main></main>`,
    close,
  };
}
