/**
 * The page before a game: who plays, who begins, which house rules. The usual game can be started
 * at once.
 */

import { html, nothing } from "lit-html";
import { createSeen } from "../device/seen.js";
import { findBox, LIMITS, levelOf, minutesOf } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { PAGES } from "../games/pages.js";
import { createShare } from "../pages/share.js";
import { isNewcomer, proposedBot } from "../store/played.js";
import { face } from "../table/faces.js";
import { icon, nameText, seatMark } from "../table/marks.js";
import { isDrawable, personsOf } from "../table/players.js";
import { fitted } from "../words/letters.js";
import { list } from "../words/words.js";
import { addressAgainst, hasWorkshop } from "../workshop/first.js";
import { choiceField, nameAndLine, numberChoice, radios, textField, toggle } from "./fields.js";
import { botsOf, changedOptions, gameAddress, isUsed, optionText, wordsOf } from "./new.js";
import * as notFound from "./not-found.js";
import { botLine, head, soloLinks } from "./page-head.js";
import { lidPicture } from "./pictures.js";
import {
  animalChoice,
  faceAt,
  firstOf,
  MOST_NAME,
  namesIn,
  optionsFor,
  planFor,
  planIn,
  recordOf,
} from "./plan.js";

/** @import { Plan } from "./plan.js" */

/** The minutes a turn for which a candle burns, told and chosen as a house rule is. */
const CANDLE = /** @type {Choice} */ ({
  name: "candle",
  words: "candle",
  kind: "number",
  seat: null,
  values: LIMITS.candles,
});

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
    this.plan = planIn(app, box, query);
    this.sharing = createShare(app);
    this.seen = createSeen(app);
    this.proposed = proposedBot(app, box);
    /** The option that says which seat begins. */
    this.first = firstOf(box);
  }

  /** What few want comes when it is wanted. */
  #bringWords = () => this.app.bringLater().then(this.app.draw);

  /** @param {Partial<Plan>} news */
  #change(news) {
    this.plan = { ...this.plan, ...news };
    this.app.draw();
  }

  /** What can be chosen at a seat is seen at once, on a small screen too. @param {number} chosen */
  #choose(chosen) {
    this.#change({ chosen });
    const show = () => document.querySelector(".seat-sheet")?.scrollIntoView({ block: "nearest" });
    this.app.drawn(show);
  }

  /** @param {Choice} choice @param {number | boolean} value */
  #setOption = ({ name }, value) =>
    this.#change({ options: { ...this.plan.options, [name]: value } });

  /**
   * A name that was typed stays, whoever plays meanwhile.
   * @param {string} who "person" or a bot's name
   */
  #setWho = (who) =>
    this.#setPlayer(who === "person" ? { kind: who, bot: undefined } : { kind: "bot", bot: who });

  /** @param {Partial<Player>} news about the chosen seat */
  #setPlayer(news) {
    const { players, chosen } = this.plan;
    this.#change({ players: players.with(chosen, { ...players[chosen], ...news }) });
  }

  /** @param {number} count */
  #setCount = (count) => {
    const { players, chosen } = this.plan;
    const seats = [...players, ...botsOf(this.proposed.bot, count)].slice(0, count);
    const options = optionsFor(this.box, this.plan.options, count);
    this.#change({ players: seats, options, chosen: Math.min(chosen, count - 1) });
  };

  /** The seat that begins; −1 where the game decides. */
  get #beginner() {
    return this.first ? Number(this.plan.options[this.first.name]) : -1;
  }

  /** Whether the tablet can lie between several persons; "always": it does. */
  get #flat() {
    const { flat } = TABLES[this.box.name];
    return (
      personsOf(this.plan.players) > 1 && (flat === "always" ? flat : flat && isDrawable(screen))
    );
  }

  /** A candle is for several persons, in turns. @param {Plan} plan */
  #mayBurn = ({ players }) => personsOf(players) > 1 && !TABLES[this.box.name].live;

  /** @param {number} candle */
  #setCandle = (candle) => {
    this.app.store.set("candle", candle);
    this.#change({ candle });
  };

  #rememberName = () => {
    const person = this.plan.players.find(({ kind }) => kind === "person");
    if (person && !this.app.profiles.now.name) this.app.store.set("name", person.name);
  };

  close() {
    this.seen.close();
  }

  render() {
    const { t, box, plan } = this;
    return html`<main class="plan" data-game=${box.name} style=${this.seen.style()}>
        <div class="plan-page">
          <div class="plan-parts">
            ${head(this.app, t(this.title))}
            <div class="set-up-table">
              ${choiceField("seat-count", t("setup-players"), this.#counts())}
              <div class="seats-round">${this.#roundTable()}</div>
              ${this.#proposal()} ${this.#lying()}
            </div>
            <div class="set-up-side">${this.#seatSheet()} ${this.#house()} ${this.#more()}</div>
          </div>
          <div class="plan-start">${this.#go(this.#address(plan))} ${this.#weAre()}</div>
        </div>
      </main>
      ${this.sharing.render()}`;
  }

  /** How many play. */
  #counts() {
    /** @type {[number, number][]} */
    const counts = this.box.seats.map((count) => [count, count]);
    return radios("count", counts, this.plan.players.length, this.#setCount);
  }

  /** Whether the lesson comes first; a game without one counts as known. */
  get #isNew() {
    return this.box.lesson !== null && isNewcomer(this.app, this.box.name);
  }

  /** @param {Plan} plan */
  #address = (plan) =>
    gameAddress("new", this.box, {
      ...plan,
      flat: plan.flat && this.#flat === true,
      candle: this.#mayBurn(plan) ? plan.candle : 0,
    });

  /** One tap for those who sit here together, by their number. */
  #weAre() {
    const { t, box, plan } = this;
    const key = (/** @type {number} */ count) =>
      html`<a
        class="button quiet"
        href=${this.#address(planFor(box, plan, count))}
        aria-label=${t("setup-we-are-count", { count })}
        @click=${this.#rememberName}
        >${count}</a
      >`;
    return html`<p class="we-are">
      <span aria-hidden="true">${t("setup-we-are")}</span>
      ${box.seats.filter((count) => count > 1).map(key)}
    </p>`;
  }

  /** Play; whoever is new here is offered the lesson first. @param {string} game */
  #go(game) {
    const { t, box, plan } = this;
    const isNew = this.#isNew;
    const play = isNew ? "setup-just-play" : "setup-play";
    return html`<p class="plan-go">
      ${
        isNew
          ? html`<a class="button big" href="#/learn/${box.name}" @click=${this.#rememberName}
              ><span><small>${t("lesson-first")}</small> ${t("lesson-learn")}</span></a
            >`
          : nothing
      }
      <a
        class=${isNew ? "button big quiet" : "button big"}
        href=${game}
        @click=${this.#rememberName}
        >${t(personsOf(plan.players) ? play : "setup-watch")}</a
      >
    </p>`;
  }

  /** Says why these bots sit here, as long as they do. */
  #proposal() {
    const { t, plan } = this;
    const { bot, why } = this.proposed;
    const isSo = plan.players.every((player) => player.kind === "person" || player.bot === bot);
    if (!why || !isSo || personsOf(plan.players) !== 1) return nothing;
    return html`<p class="small proposal">${t("setup-proposal", { why })}</p>`;
  }

  /** Where the tablet lies, if there are several persons. */
  #lying() {
    const { t, plan } = this;
    const line = t("setup-flat-line");
    if (this.#flat === "always")
      return html`<p class="lies-flat">${t("setup-flat-always")}<small>${line}</small></p>`;
    const turn = () => this.#change({ flat: !plan.flat });
    return this.#flat ? toggle(plan.flat, t("setup-flat"), turn, line) : nothing;
  }

  /**
   * The seats clockwise from the near edge, as they will sit; on the table which game it is, and
   * how long it takes.
   */
  #roundTable() {
    const { t, box, plan } = this;
    const { players, chosen, options } = plan;
    const names = namesIn(this.app, box, plan);
    const hasTeams = box.teams.includes(players.length);
    const minutes = minutesOf(box, players.length, options);
    return html`<div
      class="round-table"
      data-seats=${players.length}
      style="--seats: ${players.length}"
      role="group"
      aria-label=${t("setup-table")}
    >
      <div class="round-top">
        ${lidPicture(box.name)}
        <p role="status">${t("setup-minutes", { minutes })}</p>
      </div>
      ${players.map(
        (player, i) =>
          html`<button
            class="place"
            data-place=${i}
            aria-pressed=${chosen === i}
            style="--seat: ${i}"
            @click=${() => this.#choose(i)}
          >
            <span class="place-face">${faceAt(this.app, player, i)}${seatMark(i)}</span>
            <span class="place-card"
              ><strong>${nameText(names[i])}</strong>
              <small>${this.#noteOf(player, i, hasTeams)}</small></span
            >
          </button>`,
      )}
    </div>`;
  }

  /**
   * How strong a bot is, the team, and who begins.
   * @param {Player} player
   * @param {number} seat
   * @param {boolean} hasTeams
   */
  #noteOf({ bot }, seat, hasTeams) {
    const { t, box } = this;
    const notes = [
      bot ? t(`level-${levelOf(box, bot)}`) : "",
      hasTeams ? t("setup-team", { team: (seat % 2) + 1 }) : "",
      this.#beginner === seat ? t("setup-begins") : "",
    ];
    return list(notes.filter(Boolean), this.app.words.language, "unit");
  }

  #seatSheet() {
    const { t, box } = this;
    const { players, chosen } = this.plan;
    const { kind, bot, name } = players[chosen];
    const title = t("setup-seat", { number: chosen + 1 });
    /** @type {(bot: string) => [string, unknown]} */
    const named = (bot) => [
      bot,
      html`${face(bot)}${nameAndLine(t(`bot-${bot}`), t(`level-${levelOf(box, bot)}`))}`,
    ];
    const person = html`${faceAt(this.app, { kind: "person" }, chosen)}<strong
        >${t("setup-person")}</strong
      >`;
    const who = radios(
      "who",
      [["person", person], ...box.bots.map(named)],
      bot ?? kind,
      this.#setWho,
    );
    /** @param {InputEvent} event */
    const rename = (event) => this.#setPlayer({ name: fitted(event, MOST_NAME) });
    return html`<section class="seat-sheet" aria-label=${title}>
      <h2>${seatMark(chosen)} ${title}</h2>
      ${choiceField("who", t("setup-who"), who)}
      <p class="small">${bot ? botLine(t, box, bot) : t("setup-person-line")}</p>
      ${
        bot && hasWorkshop(box.name)
          ? html`<p>
              <a class="line-link" href=${addressAgainst(box.name, bot)}>${t("setup-write-bot")}</a>
            </p>`
          : nothing
      }
      ${
        kind === "person"
          ? html`${textField(t("setup-name"), name ?? "", rename)} ${animalChoice(this.app, chosen)}`
          : nothing
      }
      ${this.#fields((choice) => choice === this.first || choice.seat === chosen)}
    </section>`;
  }

  /** The house rules, folded; what belongs to a seat is chosen at the seat. */
  #house() {
    const { box, plan } = this;
    const t = wordsOf(this.t, box);
    /** @param {Choice} choice */
    const isHouse = (choice) => choice !== this.first && choice.seat === null;
    const mayBurn = this.#mayBurn(plan);
    const isTold = mayBurn && this.app.words.has(`option-${CANDLE.words}`);
    const fields = [
      ...this.#fields(isHouse),
      isTold ? numberChoice(t, CANDLE, plan.candle, this.#setCandle) : nothing,
    ];
    if (fields.length === 1 && !mayBurn) return nothing;
    if (mayBurn && plan.candle && !isTold) this.#bringWords();
    const changed = changedOptions(box, plan)
      .filter(([choice]) => isHouse(choice))
      .map((rule) => optionText(t, ...rule));
    if (isTold && plan.candle) changed.push(optionText(t, CANDLE, plan.candle));
    return html`<details class="house" @toggle=${mayBurn ? this.#bringWords : nothing}>
      <summary>
        ${icon("rules")}<span
          ><strong>${t("setup-house")}</strong
          ><small>${list(changed, this.app.words.language, "unit") || t("setup-usual")}</small></span
        >${icon("down")}
      </summary>
      ${fields}
    </details>`;
  }

  /** What leads elsewhere. */
  #more() {
    const { t, box } = this;
    const share = () => this.sharing.open({ record: recordOf(box, this.plan), uses: ["setup"] });
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

  /**
   * The fields of some options, as far as these matter now.
   * @param {(choice: Choice) => boolean} isWanted
   */
  #fields = (isWanted) =>
    this.box.options
      .filter((choice) => isWanted(choice) && isUsed(choice, this.plan))
      .map((choice) => this.#field(choice));

  /** @param {Choice} choice */
  #field(choice) {
    const t = wordsOf(this.t, this.box);
    const { chosen, options, players } = this.plan;
    const value = options[choice.name];
    /** @param {number | boolean} news */
    const set = (news) => this.#setOption(choice, news);
    if (choice === this.first) {
      const other = (chosen + 1) % players.length;
      return toggle(value === chosen, t("setup-first"), () =>
        set(value === chosen ? other : chosen),
      );
    }
    if (choice.kind === "number") return numberChoice(t, choice, Number(value), set);
    const name = `option-${choice.words}`;
    return toggle(value === true, t(name), () => set(!value), t(`${name}-line`));
  }
}
