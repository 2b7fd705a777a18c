/**
 * The table where a saved game is played. It draws what the desk knows; the game brings its scene,
 * its picks and its words.
 */

import { html, nothing } from "lit-html";
import { faultText, message } from "../app/not-found.js";
import { waitingTable } from "../app/page-head.js";
import { findBox, levelOf } from "../games/box.js";
import { loadTable } from "../games/index.js";
import { remember } from "../store/played.js";
import { claim } from "../store/saves.js";
import { coverUp } from "../table/covered.js";
import { Desk } from "../table/desk.js";
import { Ending } from "../table/ending.js";
import { face } from "../table/faces.js";
import { Host } from "../table/host.js";
import { light } from "../table/lesson.js";
import { icon, toolKey } from "../table/marks.js";
import { Pauses } from "../table/pauses.js";
import { OWN, personsOf } from "../table/players.js";
import { againOf, open } from "../table/rematch.js";
import { dock, lines, panelOf, seatAt, trays } from "../table/seats.js";
import { dropHand } from "../table/slaps.js";
import { tellRound, writtenBotOf } from "../table/way-back.js";
import { wordsOf } from "../words/announcer.js";
import { buttonsOf } from "./table-buttons.js";
import { TableKeys } from "./table-keys.js";
import { TableSheets } from "./table-sheets.js";

/** @import { Guests } from "../near/guests.js" */
/** @import { Glance } from "../table/glance.js" */
/** @import { WrittenBot } from "../sandbox/written-bot.js" */
/** @import { Question } from "../input/keys.js" */
/** @import { Asking } from "../table/asking.js" */
/** @import { Candle } from "../table/candle.js" */

/** @param {App} app @param {{id: string}} params @returns {Promise<Page>} */
export async function page(app, { id }) {
  const save = await app.saves.get(id);
  const game = save && (await loadTable(app, save.record));
  if (game && personsOf(save.record.players) === 0) return exhibit(app, save, game);
  if (!game) return { title: "table-lost", render: () => lost(app, "table-lost-text", save) };
  const [writtenBot, guests] = [await writtenBotOf(app, save), await guestsOf(app, save)];
  const candleOf = save.candle ? await candleIn(app) : () => null;
  const glance = await glanceOf(app, save);
  return new TablePage({ ...app, writtenBot, guests, candleOf, glance }, save, game);
}

/** The tile of a task, where its set has one. @param {App} app @param {Save} save */
async function glanceOf(app, { id, task }) {
  if (!task?.glance) return null;
  const [{ Glance }] = await Promise.all([import("../table/glance.js"), app.bringLater()]);
  return new Glance(app, task.number, id);
}

/** Who sits at other devices, if anybody does. @param {App} app @param {Save} save */
async function guestsOf(app, { near, guest }) {
  if (!near?.length || guest !== undefined) return null;
  const [{ GUESTS }] = await Promise.all([import("../near/guests.js"), app.bringLater()]);
  return GUESTS;
}

/** What lights a candle, with its words and its style. @param {App} app */
async function candleIn(app) {
  const [{ candleOf }] = await Promise.all([import("../table/candle.js"), app.bringLater()]);
  return candleOf;
}

/**
 * A game among bots, which is watched as a replay is.
 * @param {App} app
 * @param {Save} save
 * @param {GameModule} game
 */
async function exhibit(app, save, game) {
  const [replay] = await Promise.all([import("./replay.js"), app.bringLater()]);
  return replay.exhibit(app, save, game);
}

/**
 * A message instead of a table; the saved game is kept as it is. A task leads back to the others,
 * since its set may hide the shelf.
 * @param {TableApp} app
 * @param {string} text
 * @param {Pick<Save, "task"> | null} save
 */
function lost({ words: { t } }, text, save) {
  const [to, name] = save?.task
    ? [`#/g/${save.task.set}`, "table-to-tasks"]
    : ["#/", "table-shelf"];
  const key = html`<a class="button main-key" href=${to}>${t(name)}</a>`;
  return message(t("table-lost"), t(text), key);
}

export class TablePage {
  /**
   * @type {{seat: number, moment: string} | null} the seat that opened the sheet, on a tablet that
   *   lies flat
   */
  #asker = null;
  /** Another window plays the game now; this one can take it back. */
  #isElsewhere = false;
  /** The end of this game has been remembered. */
  #isRemembered = false;
  /** Whoever listens has not asked anything yet. @type {Asking | null} */
  asking = null;
  /** The step of the count that screen readers heard of last. @type {number | null} */
  #lit = null;

  /**
   * @param {App & {writtenBot: WrittenBot | null, guests: Guests | null, candleOf: (desk: Desk) =>
   *   Candle | null, glance: Glance | null}} app
   * @param {Save} save
   * @param {GameModule} game
   */
  constructor(app, save, game) {
    this.app = app;
    this.save = save;
    this.game = game;
    this.title = `game-${save.record.game}`;
    this.desk = new Desk({ ...app, announce: (text) => this.pauses.announce(text) }, save, game);
    this.desk.candle = app.candleOf(this.desk);
    this.keys = new TableKeys(this);
    const ears = { key: this.keys.press, settled: this.#settle };
    this.host = new Host(app, { touch: this.#touch, ...ears });
    this.host.lay(this.desk);
    this.sheets = new TableSheets(this, (name) => {
      if (name) this.ending.finish(); // nobody watches the end behind a sheet
      this.pauses.look();
    });
    this.pauses = new Pauses(app, this.desk, this.sheets);
    this.ending = new Ending(app, this.desk);
    this.buttons = buttonsOf(this);
    this.#lit = this.desk.ui.lit;
    this.pauses.look(); // a page that is hidden when it opens starts paused
    if (app.writtenBot)
      app.writtenBot.tell = (text) => this.desk.messages.tell({ text, sign: face(OWN) });
    app.guests?.lay(this.desk);
    this.desk.play.start();
    this.release = claim(save.id, () => {
      this.#isElsewhere = true;
      this.desk.play.close();
      app.draw();
    });
  }

  close() {
    this.ending.close();
    this.release();
    this.pauses.close();
    this.host.close();
    this.desk.play.close();
    this.desk.candle?.close();
    this.desk.play.guests?.lay(null);
    this.sheets.leave();
    this.app.writtenBot?.close();
    this.app.glance?.close();
  }

  render() {
    const { app, save, desk } = this;
    this.#attend();
    if (this.#isElsewhere) return this.#elsewhere();
    if (desk.fault) return lost(app, faultText(desk.fault.type), save);
    if (!desk.view) return waitingTable(app, save.record.game);
    desk.checkFlat();
    this.pauses.look();
    const tile = app.glance?.render(desk.update?.done);
    return tile ? html`${this.#table()}${tile}` : this.#table();
  }

  #table() {
    const { desk, game } = this;
    const { t, lit } = desk.ui;
    const parts = {
      kind: "table",
      name: this.save.record.game,
      heading: t(this.title),
      keys: html`${
        game.asks || desk.ui.beat
          ? nothing
          : toolKey("count-key", t("table-count"), icon("count"), this.buttons.count, {
              pressed: lit !== null,
            })
      }
      ${toolKey("menu-key", t("table-menu"), icon("menu"), this.buttons.menu)}`,
      near: this.#near(),
      sheets: this.sheets.render(),
    };
    return this.host.draw(parts, { resting: game.live && !desk.play.clock.isRunning() });
  }

  /** What follows the board: trays or panel and line, and the dock. */
  #near() {
    const { desk, buttons } = this;
    const { flat, lit } = desk.ui;
    const isDocked = !flat || lit !== null || desk.update?.done;
    const can = html`<button class="button can-key" data-own @click=${() => this.list()}>
      ${desk.ui.t("table-can")}
    </button>`;
    return html`${this.asking?.choices.bar() ?? can} ${flat ? trays(desk, this.#facing()) : nothing}
    ${flat ? nothing : html`<div class="panel-space" data-own>${panelOf(desk)}</div>`}
    ${flat ? nothing : lines(desk, buttons.story)} ${isDocked ? dock(desk, buttons) : nothing}`;
  }

  #elsewhere() {
    const { t } = this.app.words;
    const take = () => this.app.go(`#/game/${this.save.id}`, "replace");
    const answers = html`<button class="button main-key" @click=${take}>
        ${t("table-elsewhere-take")}
      </button>
      <a class="button quiet" href="#/">${t("table-shelf")}</a>`;
    return message(t("table-elsewhere"), t("table-elsewhere-text"), answers);
  }

  /** Who asks by a key listens, from now on. @param {Question} question */
  async ask(question) {
    this.desk.listens = true;
    const asking = await this.#load();
    await asking.ask(question);
  }

  /** No start waits for what few need. */
  async #load() {
    const [{ Asking }] = await Promise.all([import("../table/asking.js"), this.app.bringLater()]);
    this.asking ??= new Asking(this.desk);
    return this.asking;
  }

  /** Shows what can be done now as a list. */
  list = () => this.ask({ about: "choice" });

  /** For whoever plays by one key or two: what can be done now; null while the table goes on. */
  async scan() {
    if (!this.desk.view || this.sheets.name) return [];
    const { choices } = await this.#load();
    return choices.scan();
  }

  /**
   * The screen stays on during a game. After the first finished game the browser is asked to keep
   * all saves.
   */
  #attend() {
    const { app, save, desk } = this;
    this.host.awake.want(desk.update !== null && !desk.update.done && !this.#isElsewhere);
    if (!desk.update?.done || this.#isRemembered) return;
    this.#isRemembered = true;
    this.ending.begin(!save.done);
    if (save.done) return;
    app.space.persist();
    if (save.round) tellRound(app, desk, desk.update.record);
    this.#propose();
  }

  /** Another bot may be proposed from now on. */
  async #propose() {
    const { app, save, buttons } = this;
    const [box, bot] = [findBox(save.record.game), await remember(app, save)];
    if (!box || !bot) return;
    const act = () => open(app, againOf(save, false, bot));
    buttons.other = { bot, level: levelOf(box, bot), act };
    app.draw();
  }

  /** @param {Gesture} gesture @param {HTMLElement} root */
  #touch = (gesture, root) => {
    const { app, desk } = this;
    if (gesture.finger) this.asking?.choices.leave();
    const before = desk.ui;
    dropHand(root, gesture, app.paintFirst);
    this.keys.isUsed = false;
    if (desk.ui.beat && gesture.kind === "tap") return this.ending.skip();
    desk.touch(gesture);
    if (gesture.kind === "tap" && desk.ui !== before)
      this.#asker = { seat: seatAt(gesture) ?? desk.ui.seat, moment: momentOf(desk) };
  };

  /** The seat to which a sheet is turned: the one that asked, until somebody else must act. */
  #facing() {
    const { ui, messages } = this.desk;
    if (this.game.live) return messages.note ? messages.asker : ui.seat;
    return this.#asker?.moment === momentOf(this.desk) ? this.#asker.seat : ui.seat;
  }

  /** After each drawing. @param {HTMLElement} root */
  #settle = (root) => {
    light(root, this.desk.view);
    coverUp(root);
    const { ui } = this.desk;
    if (this.#lit !== ui.lit && !ui.beat)
      this.app.announce(wordsOf(root.querySelector(".caption .says")));
    this.#lit = ui.lit;
    this.keys.settle();
  };
}

/** What can be done now. While it stays the same, nobody else must act. @param {Desk} desk */
const momentOf = ({ ui }) => `${ui.seat} ${JSON.stringify(ui.actions)}`;
