/** The sheet on the shelf where somebody says who plays: a child, a guest, or somebody new. */

import { html, nothing } from "lit-html";
import { createAsk, deleteQuestion } from "../app/asking.js";
import { choiceField, radios, textField } from "../app/fields.js";
import { LIMITS } from "../games/box.js";
import { forgetProfile } from "../store/forget-profile.js";
import { newId } from "../store/saves.js";
import { ANIMALS, animalsIn, nameOrAnimal } from "../table/animals.js";
import { face } from "../table/faces.js";
import { icon } from "../table/marks.js";
import { sheet } from "../table/sheets.js";
import { fitted, MOST_NAME } from "../words/letters.js";

/** @import { Profile } from "../store/profiles.js" */

export class ProfileSheet {
  /**
   * Who is being added or changed; null while everybody is shown.
   * @type {Profile | null}
   */
  #draft = null;
  #asked = "";
  /** The browser has just refused to keep something. */
  #isRefused = false;

  /**
   * @param {App} app
   * @param {() => void} close
   * @param {() => void} [reload] nothing of one child stays in the memory of this page
   */
  constructor(app, close, reload = () => location.reload()) {
    this.app = app;
    this.close = close;
    this.reload = reload;
    this.ask = createAsk(app, (asked) => {
      this.#asked = asked;
      app.draw();
    });
  }

  /** Everybody, as they are called. */
  get #all() {
    const { profiles } = this.app;
    return profiles.all.map((one) => profiles.called(one));
  }

  /** Begins with everybody. */
  look() {
    this.#draft = null;
    this.#asked = "";
    this.#isRefused = false;
  }

  /** @param {Profile | null} draft */
  #show(draft) {
    this.look();
    this.#draft = draft;
    this.app.focus("dialog.over .profiles :is(input, button)");
    this.app.draw();
  }

  /**
   * What the browser is to keep of who plays; where its storage is full or forbidden, that is said.
   * @param {() => void} keep
   * @param {() => void} then what follows where it was kept
   */
  #try(keep, then) {
    const { app } = this;
    try {
      keep();
    } catch {
      this.#isRefused = true;
      app.announce(app.t("profiles-not-kept"));
      return app.draw();
    }
    then();
  }

  /** @param {string} id */
  #choose(id) {
    const { profiles } = this.app;
    if (!profiles.isGuest && id === profiles.now.id) return this.close();
    this.#try(() => profiles.choose(id), this.reload);
  }

  #receive = () => {
    const { profiles } = this.app;
    if (profiles.isGuest) return this.close();
    this.#try(() => profiles.receive(), this.reload);
  };

  #begin = () => {
    const taken = this.#all.map(({ animal }) => animal);
    const animal = ANIMALS.find((one) => !taken.includes(one)) ?? ANIMALS[0] ?? "";
    this.#show({ id: newId(), name: "", animal });
  };

  /** @param {Event} event */
  #keep = (event) => {
    event.preventDefault();
    const draft = /** @type {Profile} */ (this.#draft);
    const { profiles, store } = this.app;
    const all = this.#all;
    const one = { ...draft, name: draft.name.trim() };
    if (!all.some(({ id }) => id === one.id))
      return this.#try(
        () => profiles.keep([...all, one], one.id),
        () => this.#choose(one.id),
      );
    const others = all.map((it) => (it.id === one.id ? one : it));
    this.#try(
      () => profiles.keep(others),
      () => {
        profiles.now = one;
        store.set("name", one.name);
        store.set("animals", animalsIn([one.animal, ...animalsIn(store.get("animals"))]));
        this.#show(null);
      },
    );
  };

  #remove = async () => {
    await forgetProfile(this.app);
    this.reload();
  };

  render() {
    const { t } = this.app;
    const content = this.#draft ? this.#form(this.#draft) : this.#faces();
    const refused = this.#isRefused ? html`<p role="alert">${t("profiles-not-kept")}</p>` : nothing;
    const parts = html`<div class="profiles">${content}${refused}</div>`;
    return sheet(t("shelf-who"), parts, this.close, t);
  }

  #faces() {
    const { t, profiles } = this.app;
    const all = this.#all;
    const now = profiles.isGuest ? undefined : all.find(({ id }) => id === profiles.now.id);
    const key = (
      /** @type {unknown} */ sign,
      /** @type {string} */ words,
      /** @type {() => void} */ act,
      isNow = false,
    ) =>
      html`<li>
        <button class="profile" aria-current=${isNow ? "true" : nothing} @click=${act}>
          ${sign}<span>${words}</span>
        </button>
      </li>`;
    return html`<ul class="profile-faces">
        ${all.map((one) =>
          key(face(one.animal), nameOrAnimal(t, one), () => this.#choose(one.id), one === now),
        )}
        ${key(icon("who"), t("shelf-guest"), this.#receive, profiles.isGuest)}
        ${all.length < LIMITS.profiles ? key(icon("plus"), t("profiles-new"), this.#begin) : nothing}
      </ul>
      <p class="small">${t("profiles-line")}</p>
      ${
        now
          ? html`<button class="button quiet" @click=${() => this.#show(now)}>
              ${t("profiles-change", { name: nameOrAnimal(t, now) })}
            </button>`
          : nothing
      }`;
  }

  /** @param {Profile} draft */
  #form(draft) {
    const { t, draw, profiles } = this.app;
    const isNew = draft.id !== profiles.now.id;
    const change = (/** @type {Partial<Profile>} */ news) => {
      this.#draft = { ...draft, ...news };
      draw();
    };
    const typed = (/** @type {InputEvent} */ event) => change({ name: fitted(event, MOST_NAME) });
    const drawn = (/** @type {string} */ animal) =>
      /** @type {[string, unknown]} */ ([
        animal,
        html`${face(animal)}<b class="unseen">${t(`animal-${animal}`)}</b>`,
      ]);
    const answers = radios("animal", ANIMALS.map(drawn), draft.animal, (animal) =>
      change({ animal }),
    );
    return html`<form class="profile-form" @submit=${this.#keep}>
        ${textField(t("setup-name"), draft.name, typed)}
        ${choiceField("animals", t("setup-animal"), answers)}
        <div class="answers">
          <button type="button" class="button quiet" @click=${() => this.#show(null)}>
            ${t("table-choices-back")}
          </button>
          <button class="button">${t(isNew ? "profiles-add" : "profiles-keep")}</button>
        </div>
      </form>
      ${isNew ? nothing : this.#deleting(draft)}`;
  }

  /** @param {Profile} draft */
  #deleting(draft) {
    const { t } = this.app;
    if (this.#asked)
      return deleteQuestion(t, t("profiles-sure", { name: nameOrAnimal(t, draft) }), {
        remove: this.#remove,
        cancel: () => this.ask(""),
      });
    return html`<button class="button quiet" data-asks @click=${() => this.ask("it")}>
      ${t("saves-delete")}
    </button>`;
  }
}
