/** Saved games: go on, or throw away after a question; damaged ones are shown and kept. */

import { html, nothing } from "lit-html";
import { findBox } from "../games/box.js";
import { mayWatch } from "../storage/saves.js";
import { namesOf } from "../table/names.js";
import { createAsk, wayBack } from "./asking.js";
import { head } from "./parts.js";
import { createShare } from "./share.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../storage/saves.js").Listed} Listed */

/** @param {App} app */
export function page(app) {
  /** @type {Listed[] | null} */
  let list = null;
  let asked = "";
  const sharing = createShare(app);
  const load = async () => {
    list = await app.saves.list();
    app.draw();
  };
  const ask = createAsk(app, (id) => {
    asked = id;
  });
  /** @param {string} id */
  const remove = async (id) => {
    const back = wayBack(app);
    await app.saves.remove(id);
    app.announce(app.t("saves-removed"));
    await load();
    back();
  };
  load();
  return {
    title: "saves-title",
    render: () =>
      html`${saves(app, list, { asked, ask, remove, share: sharing.open })}${sharing.render()}`,
  };
}

/** @typedef {{asked: string, ask: (id: string) => void, remove: (id: string) => void, share: (save: import("../storage/saves.js").Save) => void}} Asking */

/** @param {App} app @param {Listed[] | null} list @param {Asking} asking */
function saves(app, list, asking) {
  const { t } = app;
  return html`
    ${head(app, t("saves-title"))}
    <main class="sheet">
      ${list && !app.saves.isKept() ? html`<p role="status">${t("saves-not-kept")}</p>` : nothing}
      ${list?.length === 0 ? html`<p class="calm">${t("saves-none")}</p>` : nothing}
      <ul class="saves">${list?.map((listed) => row(app, listed, asking))}</ul>
      <p><a class="button quiet" href="#/g">${t("link-other-open")}</a></p>
    </main>`;
}

/** Good, of another box, foreign, or damaged. @param {Listed} listed */
function condition({ save }) {
  if (!save) return "damaged";
  const { game, edition = 0 } = save.record;
  const box = findBox(game);
  if (!box) return "foreign";
  if (edition === box.edition) return "good";
  return edition > box.edition ? "newer" : "older";
}

/** @param {App} app @param {Listed} listed @param {Asking} asking */
function row(app, listed, asking) {
  const { t } = app;
  const state = condition(listed);
  return html`
    <li class="save" data-state=${state}>
      <div>
        <h2>${state === "foreign" || state === "damaged" ? t("saves-unknown") : t(`game-${listed.save?.record.game}`)}</h2>
        <p>${state === "good" ? people(app, listed) : t(`saves-${state}`)}</p>
        <p class="small">${when(app, listed.updated)}${listed.save?.done ? ` · ${t("saves-done")}` : ""}</p>
      </div>
      ${
        asking.asked === listed.id
          ? question(app, listed, asking)
          : html`
        <div class="save-do">
          ${state === "good" ? html`<a class="button" href="#/game/${listed.id}">${t(listed.save?.done ? "saves-look" : "saves-continue")}</a>` : nothing}
          ${state === "good" && listed.save && mayWatch(listed.save) && listed.save.record.moves.length > 1 ? html`<a class="button quiet" href="#/replay/${listed.id}">${t("replay-watch")}</a>` : nothing}
          ${state === "good" && listed.save ? shareKey(app, listed.save, asking) : nothing}
          <button class="button quiet" data-asks @click=${() => asking.ask(listed.id)}>${t("saves-delete")}</button>
        </div>`
      }
    </li>`;
}

/** A task belongs to its set. @param {App} app @param {import("../storage/saves.js").Save} save @param {Asking} asking */
const shareKey = ({ t }, save, { share }) =>
  save.task
    ? nothing
    : html`
  <button class="button quiet" aria-label=${t("link-share-game", { game: t(`game-${save.record.game}`) })} @click=${() => share(save)}>${t("link-share")}</button>`;

/** @param {App} app @param {Listed} listed */
function people(app, { save }) {
  return save
    ? `${namesOf(app, save).join(", ")} · ${app.t("saves-moves", { count: save.record.moves.length })}`
    : "";
}

/** @param {App} app @param {number} updated */
function when({ words, t }, updated) {
  if (!updated) return t("saves-when-unknown");
  return new Intl.DateTimeFormat(words.region, { dateStyle: "medium", timeStyle: "short" }).format(
    updated,
  );
}

/** @param {App} app @param {Listed} listed @param {Asking} asking */
function question({ t }, { id }, { ask, remove }) {
  return html`
    <div class="save-do" role="group" aria-label=${t("saves-sure")}>
      <p>${t("saves-sure")}</p>
      <button class="button bad" @click=${() => remove(id)}>${t("saves-delete")}</button>
      <button class="button quiet" @click=${() => ask("")}>${t("saves-keep")}</button>
    </div>`;
}
