/**
 * The page before a game: who plays, who begins, which house rules. The usual game can be started
 * at once.
 */

import { html, nothing } from "lit-html";
import { createSeen } from "../device/seen.js";
import { findBox } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { PAGES } from "../games/pages.js";
import { createShare } from "../pages/share.js";
import { isNewcomer } from "../store/played.js";
import { icon } from "../table/marks.js";
import { personsOf } from "../table/players.js";
import { choiceField, radios, toggle } from "./fields.js";
import * as notFound from "./not-found.js";
import { head, soloLinks } from "./page-head.js";
import { planFor, recordOf } from "./plan.js";
import { Planning } from "./planning.js";
import { houseRules } from "./setup-rules.js";
import { roundTable, seatSheet } from "./setup-seats.js";

/** @param {App} app @param {Params} params @returns {ReturnType<PageModule["page"]>} */
export function page(app, { id, query }) {
  const box = findBox(id);
  const own = PAGES[box?.solo?.page ?? ""];
  if (own) return own.page(app, { id, query: {} });
  return box && id in TABLES ? new SetupPage(app, box, query) : notFound.page(app);
}

class SetupPage {
  /** @param {App} app @param {Box} box @param {Record<string, string>} query */
  constructor(app, box, query) {
    this.app = app;
    this.t = app.t;
    this.box = box;
    this.title = `game-${box.name}`;
    this.planning = new Planning(app, box, query);
    this.sharing = createShare(app);
    this.seen = createSeen(app);
  }

  close() {
    this.seen.close();
  }

  render() {
    const { t, box, planning } = this;
    return html`<main class="plan" data-game=${box.name} style=${this.seen.style()}>
        <div class="plan-page">
          <div class="plan-parts">
            ${head(this.app, t(this.title))}
            <div class="set-up-table">
              ${choiceField("seat-count", t("setup-players"), this.#counts())}
              <div class="seats-round">${roundTable(planning)}</div>
              ${this.#proposal()} ${this.#lying()}
            </div>
            <div class="set-up-side">
              ${seatSheet(planning)} ${houseRules(planning)} ${this.#more()}
            </div>
          </div>
          <div class="plan-start">${this.#go(planning.address())} ${this.#weAre()}</div>
        </div>
      </main>
      ${this.sharing.render()}`;
  }

  /** How many play. */
  #counts() {
    /** @type {[number, number][]} */
    const counts = this.box.seats.map((count) => [count, count]);
    return radios("count", counts, this.planning.plan.players.length, this.planning.setCount);
  }

  /** Whether the lesson comes first; a game without one counts as known. */
  get #isNew() {
    return this.box.lesson !== null && isNewcomer(this.app, this.box.name);
  }

  /** One tap for those who sit here together, by their number. */
  #weAre() {
    const { t, box, planning } = this;
    const key = (/** @type {number} */ count) =>
      html`<a
        class="button quiet"
        href=${planning.address(planFor(box, planning.plan, count))}
        aria-label=${t("setup-we-are-count", { count })}
        @click=${planning.rememberName}
        >${count}</a
      >`;
    return html`<p class="we-are">
      <span aria-hidden="true">${t("setup-we-are")}</span>
      ${box.seats.filter((count) => count > 1).map(key)}
    </p>`;
  }

  /** Play; whoever is new here is offered the lesson first. @param {string} game */
  #go(game) {
    const { t, box, planning } = this;
    const isNew = this.#isNew;
    const play = isNew ? "setup-just-play" : "setup-play";
    return html`<p class="plan-go">
      ${
        isNew
          ? html`<a class="button big" href="#/learn/${box.name}" @click=${planning.rememberName}
              ><span><small>${t("lesson-first")}</small> ${t("lesson-learn")}</span></a
            >`
          : nothing
      }
      <a
        class=${isNew ? "button big quiet" : "button big"}
        href=${game}
        @click=${planning.rememberName}
        >${t(personsOf(planning.plan.players) ? play : "setup-watch")}</a
      >
    </p>`;
  }

  /** Says why these bots sit here, as long as they do. */
  #proposal() {
    const { plan, proposed } = this.planning;
    const { bot, why } = proposed;
    const isSo = plan.players.every((player) => player.kind === "person" || player.bot === bot);
    if (!why || !isSo || personsOf(plan.players) !== 1) return nothing;
    return html`<p class="small proposal">${this.t("setup-proposal", { why })}</p>`;
  }

  /** Where the tablet lies, if there are several persons. */
  #lying() {
    const { t, planning } = this;
    const line = t("setup-flat-line");
    const { flat, plan } = planning;
    if (flat === "always")
      return html`<p class="lies-flat">${t("setup-flat-always")}<small>${line}</small></p>`;
    const turn = () => planning.change({ flat: !plan.flat });
    return flat ? toggle(plan.flat, t("setup-flat"), turn, line) : nothing;
  }

  /** What leads elsewhere. */
  #more() {
    const { t, box } = this;
    const share = () =>
      this.sharing.open({ record: recordOf(box, this.planning.plan), uses: ["setup"] });
    return html`<p class="set-up-more">
      <a class="button quiet" href="#/rules/${box.name}"
        >${t("rules-of", { game: t(this.title) })}</a
      >
      <button class="button quiet" @click=${share}>
        ${icon("send")}<span>${t("link-share-setup")}</span>
      </button>
      ${
        this.#isNew || !box.lesson
          ? nothing
          : html`<a class="button quiet" href="#/learn/${box.name}">${t("lesson-learn")}</a>`
      }
      ${soloLinks(t, box.name)}
    </p>`;
  }
}
