/** The next game while it is planned: the plan, and what each touch changes in it. */

import { TABLES } from "../games/index.js";
import { proposedBot } from "../store/played.js";
import { isDrawable, personsOf } from "../table/players.js";
import { botsOf, gameAddress } from "./new.js";
import { firstOf, optionsFor, planIn } from "./plan.js";

/** @import { Plan } from "./plan.js" */

export class Planning {
  /** @param {App} app @param {Box} box @param {Record<string, string>} query */
  constructor(app, box, query) {
    this.app = app;
    this.t = app.t;
    this.box = box;
    this.plan = planIn(app, box, query);
    this.proposed = proposedBot(app, box);
    /** The option that says which seat begins. */
    this.first = firstOf(box);
  }

  /** The seat that begins; −1 where the game decides. */
  get beginner() {
    return this.first ? Number(this.plan.options[this.first.name]) : -1;
  }

  /** Whether the tablet can lie between several persons; "always": it does. */
  get flat() {
    const { flat } = TABLES[this.box.name];
    return (
      personsOf(this.plan.players) > 1 && (flat === "always" ? flat : flat && isDrawable(screen))
    );
  }

  /** A candle is for several persons, in turns. @param {Plan} plan */
  mayBurn = ({ players }) => personsOf(players) > 1 && !TABLES[this.box.name].live;

  /** What starts this game, or one that differs from it. */
  address(plan = this.plan) {
    return gameAddress("new", this.box, {
      ...plan,
      flat: plan.flat && this.flat === true,
      candle: this.mayBurn(plan) ? plan.candle : 0,
    });
  }

  /** @param {Partial<Plan>} news */
  change(news) {
    this.plan = { ...this.plan, ...news };
    this.app.draw();
  }

  /** What can be chosen at a seat is seen at once, on a small screen too. @param {number} chosen */
  choose(chosen) {
    this.change({ chosen });
    const show = () => document.querySelector(".seat-sheet")?.scrollIntoView({ block: "nearest" });
    this.app.drawn(show);
  }

  /** @param {Choice} choice @param {number | boolean} value */
  setOption = ({ name }, value) =>
    this.change({ options: { ...this.plan.options, [name]: value } });

  /**
   * A name that was typed stays, whoever plays meanwhile.
   * @param {string} who "person" or a bot's name
   */
  setWho = (who) =>
    this.setPlayer(who === "person" ? { kind: who, bot: undefined } : { kind: "bot", bot: who });

  /** @param {Partial<Player>} news about the chosen seat */
  setPlayer(news) {
    const { players, chosen } = this.plan;
    this.change({ players: players.with(chosen, { ...players[chosen], ...news }) });
  }

  /** @param {number} count */
  setCount = (count) => {
    const { players, chosen } = this.plan;
    const seats = [...players, ...botsOf(this.proposed.bot, count)].slice(0, count);
    const options = optionsFor(this.box, this.plan.options, count);
    this.change({ players: seats, options, chosen: Math.min(chosen, count - 1) });
  };

  /** @param {number} candle */
  setCandle = (candle) => {
    this.app.store.set("candle", candle);
    this.change({ candle });
  };

  rememberName = () => {
    const person = this.plan.players.find(({ kind }) => kind === "person");
    if (person && !this.app.profiles.now.name) this.app.store.set("name", person.name);
  };
}
