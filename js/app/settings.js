/**
 * The few things that a person can set, and what the box stores on this device. All of that or the
 * site only can be deleted, each after a question.
 */

import { html, nothing } from "lit-html";
import { isSite } from "../engine/source.js";
import { LOUDEST } from "../store/settings.js";
import { closeDialog, hears, raise } from "../table/sheets.js";
import { LANGUAGES, pickLanguage } from "../words/languages.js";
import { choiceField, radios, slider, toggle } from "./fields.js";
import { canInstall, head, offlineMark } from "./page-head.js";
import { WholeFile } from "./whole-file.js";

/** @import { Space, What } from "../store/free-space.js" */

/** Each language by its own name. */
const NAMES = Object.fromEntries(
  Object.entries(LANGUAGES).map(([tag, { name }]) => [tag, html`<bdi lang=${tag}>${name}</bdi>`]),
);

/** Of all sounds, then of each kind, which may be silent: what is heard of it while it is set. */
const VOLUMES = [
  { key: "volume", least: 1, heard: "wood" },
  { key: "signals", least: 0, heard: "bell" },
  { key: "things", least: 0, heard: "wood" },
];

/** @param {App} app */
export const page = (app) => new SettingsPage(app);

class SettingsPage {
  title = "settings-title";
  /** @type {Space | null} null until it is measured */
  #space = null;
  /**
   * What may be deleted, and whether the box could not be fetched again.
   * @type {{what: What, isCutOff: boolean} | null}
   */
  #question = null;
  /** @type {What | null} what was deleted */
  #emptied = null;
  #asked = 0;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.t = app.t;
    this.file = new WholeFile(app);
    app.space.measure().then((space) => {
      this.#space = space;
      app.draw();
    });
  }

  /** What was deleted is still in this page's memory, so the page is loaded again. */
  close() {
    if (this.#emptied) location.reload();
  }

  /**
   * The newest question wins: an older one never appears in its place under a finger.
   * @param {What} what
   */
  async #ask(what) {
    this.#asked += 1;
    const turn = this.#asked;
    const isCutOff = await this.app.space.isCutOff();
    if (turn !== this.#asked) return;
    this.#question = { what, isCutOff };
    this.app.drawn(() => raise(document));
  }

  #closeQuestion = () => {
    this.#question = null;
    this.app.draw();
  };

  /** @param {What} what */
  async #empty(what) {
    const { space, offline, engine, announce, focus } = this.app;
    await space.empty(what);
    // Python's files and the check of the offline files may still be stored after this.
    for (const late of [offline, engine]) late.subscribe(() => space.empty("site"));
    this.#emptied = what;
    this.#closeQuestion();
    announce(this.t(`space-${what}-done`));
    focus(".emptied h1");
  }

  render() {
    const { app, t } = this;
    const { store, words, sound } = app;
    if (this.#emptied) return this.#afterwards(this.#emptied);
    /** @param {string} key @param {Record<string, unknown>} values each with its word */
    const choice = (key, values, current = store.get(key)) => {
      const set = (/** @type {string} */ value) => store.set(key, value);
      return choiceField(
        "",
        t(`settings-${key}`),
        radios(key, Object.entries(values), current, set),
      );
    };
    const switched = (/** @type {{toggle(): void}} */ what) => () => {
      what.toggle();
      sound.play(what === sound ? "wood" : "no", true);
    };
    const home = store.get("kiosk")?.home;
    return html`${head(app, t("settings-title"), home, home && "table-to-tasks")}
      <main class="sheet settings">
        ${choice("language", NAMES, pickLanguage(store.get("language"), [words.language]))}
        ${
          words.missed
            ? html`<p role="alert">${t("settings-language-away", { language: LANGUAGES[words.missed]?.name })}</p>`
            : nothing
        }
        ${choice("theme", {
          auto: t("theme-auto"),
          light: t("theme-light"),
          dark: t("theme-dark"),
        })}
        ${choice("motion", {
          auto: t("theme-auto"),
          full: t("motion-full"),
          still: t("motion-still"),
        })}
        ${toggle(sound.isOn(), t("settings-sound"), switched(sound))}
        ${VOLUMES.map((one) => this.volume(one))}
        ${toggle(store.get("mono"), t("settings-mono"), () => {
          store.set("mono", !store.get("mono"));
          sound.play("wood");
        })}
        ${
          sound.vibration
            ? toggle(sound.vibration.isOn(), t("settings-vibration"), switched(sound.vibration))
            : nothing
        }
        ${["letters", "tips", "hints"].map((key) => {
          const isOn = store.get(key);
          return toggle(
            isOn,
            t(`settings-${key}`),
            () => store.set(key, !isOn),
            t(`settings-${key}-line`),
          );
        })}
        <p class="small">${t("table-help-tablet")}</p>
        ${home ? nothing : this.#stored()}
      </main>`;
  }

  /** Each step is heard at once. @param {typeof VOLUMES[number]} which */
  volume({ key, least, heard }) {
    const { store, sound } = this.app;
    const value = store.get(key);
    const says = this.t("settings-volume-value", { value, most: LOUDEST });
    const asked = { text: this.t(`settings-${key}`), says, value, least, most: LOUDEST };
    return slider({ ...asked, isOff: !sound.isOn() }, (louder) => {
      store.set(key, louder);
      sound.play(heard);
    });
  }

  /** The whole page, once something was deleted. @param {What} what */
  #afterwards = (what) =>
    html`<main class="sheet emptied">
      <h1 tabindex="-1">${this.t("space-emptied")}</h1>
      <p>${this.t(`space-${what}-done`)}</p>
      <p><a class="button" href="#/">${this.t("space-again")}</a></p>
    </main>`;

  #stored() {
    const { app, t } = this;
    const { space, saves, profiles } = app;
    /**
     * What is still being measured has its space from the start.
     * @param {(known: Space) => string} words
     */
    const fact = (words) =>
      html`<li>${this.#space ? words(this.#space) : t("space-measuring")}</li>`;
    return html`<section class="space">
      <h2>${t("space-title")}</h2>
      <ul class="space-facts">
        ${
          saves.isStored()
            ? fact(({ games }) => t("space-games", { count: games }))
            : html`<li>${t("saves-not-kept")}</li>`
        }
        ${
          space.isMeasured
            ? fact(({ bytes }) => t("space-size", { size: (bytes ?? 0) / 1_000_000 }))
            : nothing
        }
        <li>${t(offlineMark(app))}</li>
        ${
          space.isPromising
            ? fact(({ isPromised }) => t(isPromised ? "space-promise-yes" : "space-promise-no"))
            : nothing
        }
      </ul>
      ${
        canInstall(app)
          ? html`<p><a class="line-link" href="#/keep">${t("install-title")}</a></p>`
          : nothing
      }
      ${this.file.render()}
      <p><a class="line-link" href="#/privacy">${t("about-privacy")}</a></p>
      <div class="space-empty">
        ${isSite && space.hasSite ? this.#button("site") : nothing} ${
          profiles.isGuest ? html`<p>${t("shelf-guest-line")}</p>` : this.#button("all")
        }
      </div>
      ${this.#question ? this.#dialog(this.#question) : nothing}
    </section>`;
  }

  /** @param {What} what */
  #button = (what) =>
    html`<div>
      <p class="small" id="space-${what}">${this.t(`space-${what}-line`)}</p>
      <button class="button quiet" aria-describedby="space-${what}" @click=${() => this.#ask(what)}>
        ${this.t(`space-${what}-clear`)}
      </button>
    </div>`;

  /** @param {{what: What, isCutOff: boolean}} question */
  #dialog = ({ what, isCutOff }) =>
    html`<dialog class="over question" aria-labelledby="question" @close=${this.#closeQuestion}>
      <div class="over-page">
        <h2 id="question">${this.t(`space-${what}-clear`)}</h2>
        <p>${this.t(`space-${what}-line`)}</p>
        ${
          what === "all"
            ? html`<p>${this.t("space-games", { count: this.#space?.games ?? 0 })}</p>`
            : nothing
        }
        ${
          isCutOff
            ? html`<p class="cut-off"><strong>${this.t("space-cut-off")}</strong></p>`
            : nothing
        }
        <div class="answers">
          <button class="button quiet" autofocus @click=${closeDialog}>
            ${this.t("saves-keep")}
          </button>
          <button class="button bad" @click=${() => this.#empty(what)}>
            ${this.t(`space-${what}-clear`)}
          </button>
        </div>
      </div>
      ${hears()}
    </dialog>`;
}
