/** The few things a person may set, remembered in this browser. */

import { html } from "lit-html";
import { LANGUAGES } from "../words/words.js";
import { head } from "./parts.js";
import { openRoom } from "./room.js";

/** @typedef {import("../main.js").App} App */

/** @param {App} app */
export function page(app) {
  const room = openRoom(app);
  return {
    title: "settings-title",
    render: () => room.emptied() ?? settings(app, room.render()),
    close: room.close,
  };
}

/** @param {App} app @param {unknown} room how much is kept on this device */
function settings(app, room) {
  const { t, store, words } = app;
  return html`
    ${head(app, t("settings-title"))}
    <main class="sheet settings">
      ${choice(t("settings-language"), "language", Object.entries(LANGUAGES), words.language, store)}
      ${choice(
        t("settings-theme"),
        "theme",
        ["auto", "light", "dark"].map((name) => [name, t(`theme-${name}`)]),
        store.get("theme"),
        store,
      )}
      ${choice(
        t("settings-motion"),
        "motion",
        ["auto", "full", "still"].map((name) => [name, t(`motion-${name}`)]),
        store.get("motion"),
        store,
      )}
      <label class="switch"><input type="checkbox" .checked=${store.get("sound") !== false}
          @change=${() => {
            store.set("sound", store.get("sound") === false);
            app.sound.play("wood");
          }}>
        <span>${t("settings-sound")}<small>${t("settings-sound-line")}</small></span></label>
      <p class="small">${t("settings-gestures")}</p>
      ${room}
    </main>`;
}

/**
 * @param {string} legend
 * @param {string} key
 * @param {string[][]} values each a value and its word
 * @param {string} current
 * @param {App["store"]} store
 */
function choice(legend, key, values, current, store) {
  return html`
    <fieldset class="choice">
      <legend>${legend}</legend>
      ${values.map(
        ([value, word]) => html`
        <label><input type="radio" name=${key} .checked=${current === value} @change=${() => store.set(key, value)}>
          <span>${word}</span></label>`,
      )}
    </fieldset>`;
}
