/**
 * The table where a saved game is played. It draws what the desk knows; the game brings its scene,
 * its picks and its words.
 */

import { html, nothing } from "lit-html";
import { faultText, message } from "../app/not-found.js";
import { waitingTable } from "../app/page-head.js";
import { rulesSheet } from "../app/rules.js";
import { findBox, levelOf } from "../games/box.js";
import { loadTable } from "../games/index.js";
import { goesOn, readKey } from "../input/keys.js";
import { isHeard, isOff } from "../input/letters.js";
import { answerTaps } from "../input/taps.js";
import { remember } from "../store/played.js";
import { claim } from "../store/saves.js";
import { coverUp, keyOfCover } from "../table/covered.js";
import { Desk } from "../table/desk.js";
import { moreSheet } from "../table/end-sheet.js";
import { Ending } from "../table/ending.js";
import { face } from "../table/faces.js";
import { Host } from "../table/host.js";
import { light } from "../table/lesson.js";
import { icon, toolKey } from "../table/marks.js";
import { OWN, personsOf } from "../table/players.js";
import { againOf, mayReturn, open, realOf, returnOf } from "../table/rematch.js";
import { dock, lines, panelOf, seatAt, trays } from "../table/seats.js";
import { entries, helpSheet, menuSheet, Sheets, storySheet } from "../table/sheets.js";
import { dropHand } from "../table/slaps.js";
import { backOf, tellRound, writeOf, writtenBotOf } from "../table/way-back.js";
import { wordsOf } from "../words/announcer.js";
import { createShare } from "./share.js";

/** @import { Guests } from "../near/guests.js" */
/** @import { Seating } from "../near/seating.js" */
/** @import { Glance } from "../table/glance.js" */
/** @import { WrittenBot } from "../sandbox/written-bot.js" */
/** @import { Question } from "../input/keys.js" */
/** @import { Asking } from "../table/asking.js" */
/** @import { Candle } from "../table/candle.js" */
/** @import { PictureSheet } from "./picture.js" */

/** So long a sentence is spoken, in ms: its letters, and what is before it. */
const LETTER = 60;
const BREATH = 800;

/** @param {App} app @param {{id: string}} params @returns {Promise<Page>} */
export async function page(app, { id }) {
  const save = await app.saves.get(id);
  const game = save && (await loadTable(app, save.record));
  if (game && personsOf(save.record.players) === 0) return exhibit(app, save, game);
  if (!game) return { title: "table-lost", render: () => lost(app, "table-lost-text") };
  const [writtenBot, guests] = [await writtenBotOf(app, save), await guestsOf(app, save)];
  const candleOf = save.candle ? await candleIn(app) : () => null;
  const glance = await glanceOf(app, save);
  return new TablePage({ ...app, writtenBot, guests, candleOf, glance }, save, game);
}

/** The tile of a task, where its set has one. @param {App} app @param {Save} save */
async function glanceOf(app, { task }) {
  if (!task?.glance) return null;
  const [{ Glance }] = await Promise.all([import("../table/glance.js"), app.bringLater()]);
  return new Glance(app, task);
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
 * A message instead of a table; the saved game is kept as it is.
 * @param {TableApp} app
 * @param {string} text
 */
const lost = ({ words: { t } }, text) =>
  message(
    t("table-lost"),
    t(text),
    html`<a class="button main-key" href="#/">${t("table-shelf")}</a>`,
  );

class TablePage {
  /**
   * @type {{seat: number, moment: string} | null} the seat that opened the sheet, on a tablet that
   *   lies flat
   */
  #asker = null;
  /** Another window plays the game now; this one can take it back. */
  #isElsewhere = false;
  /** The end of this game has been remembered. */
  #isRemembered = false;
  /** The player last used the keyboard. */
  #byKey = false;
  /** Whoever listens has not asked anything yet. @type {Asking | null} */
  asking = null;
  /** Where everybody sits; nobody has asked yet. @type {Seating | null} */
  seating = null;
  /** The sheet with its picture; nobody has asked yet. @type {PictureSheet | null} */
  picture = null;
  /** Until when the last sentence is spoken. */
  #spokenUntil = -Infinity;

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
    this.desk = new Desk({ ...app, announce: this.#announce }, save, game);
    this.desk.candle = app.candleOf(this.desk);
    const ears = { key: this.#press, listen: answerTaps, settled: this.#settle };
    this.host = new Host(app, { touch: this.#touch, ...ears });
    this.host.lay(this.desk);
    /** @type {Sheets<"menu" | "more" | "story" | "rules" | "help" | "share" | "near" | "picture">} */
    this.sheets = new Sheets(app, (name) => {
      if (name) this.ending.finish(); // nobody watches the end behind a sheet
      this.#checkPause();
    });
    this.ending = new Ending(app, this.desk);
    this.sharing = createShare(app, this.sheets.close);
    this.buttons = this.#makeButtons();
    /** The step of the count that screen readers heard of last. */
    this.lit = this.desk.ui.lit;
    document.addEventListener("visibilitychange", this.#wake);
    this.#checkPause(); // a page that is hidden when it opens starts paused
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
    document.removeEventListener("visibilitychange", this.#wake);
    this.host.close();
    this.desk.play.close();
    this.desk.candle?.close();
    this.desk.play.guests?.lay(null);
    this.seating?.close();
    this.app.writtenBot?.close();
    this.app.glance?.close();
  }

  render() {
    const { app, save, desk } = this;
    this.#attend();
    if (this.#isElsewhere) return this.#elsewhere();
    if (desk.fault) return lost(app, faultText(desk.fault.type));
    if (!desk.view) return waitingTable(app, save.record.game);
    desk.checkFlat();
    this.#checkPause();
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
      sheets: this.#openSheet(),
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

  #openSheet() {
    const { app, desk, sheets, buttons } = this;
    const { id, record } = this.save;
    const { t } = desk.ui;
    if (sheets.name === "more") return moreSheet(desk, buttons, sheets.close);
    if (sheets.name === "menu") return menuSheet(entries(desk, buttons), sheets.close, t);
    if (sheets.name === "story") return storySheet(desk.messages.story, sheets.close, t);
    if (sheets.name === "rules") return rulesSheet(app, record.game, sheets.close, id);
    if (sheets.name === "near") return this.seating?.render();
    if (sheets.name === "picture") return this.picture?.render();
    if (sheets.name === "help") return helpSheet(this.game, sheets.close, t, isHeard(app));
    return sheets.name === "share" ? this.sharing.render() : nothing;
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

  /** The table's own buttons, by name; keys use the same. */
  #makeButtons() {
    const { app, desk, game, save, sheets } = this;
    const isHeld = !!app.store.get("kiosk");
    /** Closes the menu first. @param {() => void} act */
    const closing = (act) => () => {
      sheets.close();
      act();
    };
    return {
      story: () => sheets.show("story"),
      help: async () => {
        await app.bringLater();
        sheets.show("help");
      },
      menu: () => sheets.show("menu"),
      more: () => sheets.show("more"),
      count: closing(() => game.asks || desk.walk(desk.ui.lit === null ? 0 : null)),
      undo: closing(() => desk.undo()),
      hint: closing(() => desk.hint()),
      fit: closing(() => desk.refit()),
      rules: () => sheets.show("rules"),
      share: () => {
        const { record, done } = desk.update ?? save;
        this.sharing.open({ record, names: save.names, done, isHere: true });
        sheets.show("share");
      },
      learn:
        findBox(save.record.game)?.lesson && save.guest === undefined
          ? () => app.go(`#/learn/${save.record.game}`)
          : null,
      near: desk.hasHelp && !app.writtenBot ? () => this.#seat() : null,
      picture: game.photo ? () => this.#draw() : null,
      leave: () => app.go("#/"), // which leads back to a set that hides it
      isHeld,
      skip: this.ending.skip,
      again: (/** @type {boolean} */ same) =>
        open(app, game.slip && !same ? realOf(app, save) : againOf(save, same)),
      returned: mayReturn(save) ? () => open(app, returnOf(save, desk.update?.record)) : null,
      watch: (how = "") =>
        app.go(`#/replay/${save.id}?from=${save.guest === undefined ? "game" : "near"}${how}`),
      /**
       * @type {{bot: string, level: string, act: () => void} | null} against the bot that is
       *   proposed after this game
       */
      other: null,
      write: writeOf(app, save.record.game),
      back: backOf(app, save),
      result: game.result && !isHeld ? () => app.go(`${game.result}?game=${save.id}`) : null,
    };
  }

  /** Time stands still while nobody can see or touch the table, or while it still speaks. */
  #checkPause() {
    const { desk, sheets } = this;
    const isBusy = sheets.name !== "" || desk.ui.lit !== null;
    const isOut = document.hidden || isBusy || !!desk.play.guests?.rests();
    desk.pause(isOut, performance.now() < this.#spokenUntil);
    desk.candle?.look(isOut);
  }

  /** Who listens to a live table has heard all before time goes on. @param {string} text */
  #announce = (text) => {
    this.app.announce(text);
    if (!this.desk.listens || !this.game.live) return;
    const span = BREATH + LETTER * text.length;
    this.#spokenUntil = performance.now() + span;
    setTimeout(this.app.draw, span + 1);
    this.app.draw();
  };

  /** Who asks by a key listens, from now on. @param {Question} question */
  async #ask(question) {
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

  /** Shows where everybody sits. */
  async #seat() {
    const [{ seatingOf }] = await Promise.all([
      import("../near/seating.js"),
      this.app.bringLater(),
    ]);
    this.seating ??= seatingOf(this.app, this.desk, this.sheets.close, this.buttons.share);
    this.seating.look();
    this.sheets.show("near");
  }

  /** Draws the table for paper. */
  async #draw() {
    const [{ ofTable }] = await Promise.all([import("./picture.js"), this.app.bringLater()]);
    this.picture = ofTable(this);
    this.sheets.show("picture");
  }

  /** Shows what can be done now as a list. */
  list = () => this.#ask({ about: "choice" });

  /** For whoever plays by one key or two: what can be done now; null while the table goes on. */
  async scan() {
    if (!this.desk.view || this.sheets.name) return [];
    const { choices } = await this.#load();
    return choices.scan();
  }

  #wake = () => {
    this.#checkPause();
    this.app.draw();
  };

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
    this.#byKey = false;
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

  /** Whether Enter does what a key has pointed at. @param {KeyboardEvent} event */
  #chooses({ key, repeat, target }) {
    const isOwn = /** @type {Element} */ (target).closest("dialog, input, select, button, a");
    if (key !== "Enter" || repeat || isOwn || this.sheets.name) return false;
    this.#spokenUntil = -Infinity;
    return this.asking?.choices.act() ?? false;
  }

  /** @param {KeyboardEvent} event */
  #press = (event) => {
    const { desk, game } = this;
    if (isOff(event, this.app)) return;
    if (this.#chooses(event)) return event.preventDefault();
    const usual = game.asks ? "board" : "";
    const read = this.sheets.name ? null : readKey(event, game.keys.taps, usual);
    this.#byKey = true;
    if (desk.ui.beat && goesOn(event)) return this.ending.skip();
    if (!read || !desk.view) return;
    event.preventDefault();
    const { button, gesture, question } = read;
    if (question) this.#ask(question);
    else this.#spokenUntil = -Infinity; // who acts has heard enough
    if (button) return this.buttons[button]();
    if (!gesture) return;
    if (gesture.on === "back" && desk.ui.lit !== null) return desk.walk(null);
    desk.touch(gesture);
    if (game.wantsArrows(gesture, desk.ui)) this.#focusBoard();
    const { ui } = desk;
    if (ui !== desk.described && (ui.trial || !game.chosen(ui.actions, ui))) this.#describe();
  };

  /** Tells screen readers where the keys have led. A tried move waits for the engine's answer. */
  #describe() {
    const { desk, game } = this;
    const { view, ui, messages } = desk;
    const text = game.describe(view, ui.actions, ui, desk.described);
    desk.described = ui;
    if (text && !messages.note) this.app.announce(text);
  }

  #focusBoard() {
    const { root } = this.host;
    const ground = /** @type {SVGElement | null | undefined} */ (root?.querySelector(".ground"));
    ((root && keyOfCover(root)) ?? ground)?.focus();
  }

  /** After each drawing. @param {HTMLElement} root */
  #settle = (root) => {
    light(root, this.desk.view);
    coverUp(root);
    const { ui } = this.desk;
    if (this.lit !== ui.lit && !ui.beat)
      this.app.announce(wordsOf(root.querySelector(".caption .says")));
    this.lit = ui.lit;
    if (!this.#byKey) return;
    const hasFocus = !["body", "h1"].includes(document.activeElement?.localName ?? "");
    if (!this.sheets.name && !hasFocus) this.#focusBoard();
    if (ui.trial && ui.trial !== this.desk.described.trial) this.#describe();
  };
}

/** What can be done now. While it stays the same, nobody else must act. @param {Desk} desk */
const momentOf = ({ ui }) => `${ui.seat} ${JSON.stringify(ui.actions)}`;
