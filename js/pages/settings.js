/** The few things that a person can set; this browser remembers them. */

import { html } from "lit-html";
import { LANGUAGES } from "../words/words.js";
import { radios, toggle } from "./fields.js";
import { head } from "./parts.js";
import { RoomSection } from "./room.js";

/** @import { App } from "../main.js" */

/** @param {App} app */
export function page(app) {
  const room = new RoomSection(app);
  return {
    title: "settings-title",
    render: () => room.emptied() ?? settings(app, room.render()),
    close: room.close,
  };
}

/** @param {App} app @param {unknown} room how much is stored on this device */
function settings({ t, store, words, sound }, room) {
  /** @param {string} key @param {[string, string][]} values each with its word @param {string} [current] */
  const choice = (key, values, current = store.get(key)) => html`
    <fieldset class="choice">
      <legend>${t(`settings-${key}`)}</legend>
      ${radios(key, values, current, (value) => store.set(key, value))}
    </fieldset>`;
  const switchSound = () => {
    sound.toggle();
    sound.play("wood");
  };
  return html`
    ${head({ t }, t("settings-title"))}
    <main class="sheet settings">
      ${choice("language", Object.entries(LANGUAGES), words.language)}
      ${choice(
        "theme",
        ["auto", "light", "dark"].map((name) => [name, t(`theme-${name}`)]),
      )}
      ${choice(
        "motion",
        ["auto", "full", "still"].map((name) => [name, t(`motion-${name}`)]),
      )}
      ${toggle(sound.isOn(), t("settings-sound"), switchSound, t("settings-sound-line"))}
      <p class="small">${t("settings-gestures")}</p>
      ${room}
    </main>`;
}
