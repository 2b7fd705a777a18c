/** A replay: a saved game, or one that a link holds, ply by ply; or a game that bots play among themselves. What a link holds is not stored unless it is played on. */

import { html, nothing } from "lit-html";
import { createAwake } from "../device/awake.js";
import { mainOf } from "../games/box.js";
import { TABLES } from "../games/index.js";
import { openLink, textOf } from "../links/link.js";
import { readKey } from "../replay/keys.js";
import { Replay } from "../replay/replay.js";
import { screen } from "../replay/screen.js";
import { branchSheet, filmMenu, momentsSheet, sightSheet } from "../replay/sheets.js";
import { createGrip } from "../replay/slider.js";
import { mayWatch } from "../storage/saves.js";
import { Sheets } from "../table/sheets.js";
import { Surface } from "../table/surface.js";
import { faultText, message } from "./lost.js";
import { opening } from "./opening.js";
import { createShare } from "./share.js";

/** @import { App, Page, Params } from "../main.js" */
/** @import { Source } from "../replay/replay.js" */
/** @import { Save } from "../storage/saves.js" */
/** @import { GameModule } from "../table/types.js" */

/** A saved game. @param {App} app @param {Params} params @returns {Promise<Page>} */
export async function open(app, { id, query }) {
  const save = await app.saves.get(id);
  const back = query.from === "game" ? `#/game/${id}` : "#/saves";
  if (save && !mayWatch(save))
    return { title: "replay-title", render: () => lost(app, "replay-lost-task", back) };
  const page = save && begin(app, save, back);
  return page ?? { title: "replay-title", render: () => lost(app, "table-lost-text", "#/saves") };
}

/** A game that a link holds; of a result, one of its tasks. @param {App} app @param {Params} params @returns {Page} */
export function watch(app, { id, query }) {
  const back = `#/g/${id}`;
  /** @type {Page | null} */
  let page = null;
  let [text, isClosed] = ["", false];
  openLink(app, textOf(id)).then(({ opened, fault }) => {
    const record = opened && recordOf(opened, Number(query.task ?? 0));
    page = !record || isClosed ? null : begin(app, { record, names: [] }, back);
    text = fault ? faultText("replay", fault) : "replay-lost-nothing";
    app.draw();
  });
  return {
    title: "replay-title",
    render: () => page?.render() ?? (text ? lost(app, text, back) : opening(app, "")),
    close() {
      isClosed = true;
      page?.close?.();
    },
  };
}

/** A table at which no person sits: one watches from where one was, and what has been seen is kept. @param {App} app @param {Save} save @param {GameModule} game */
export function exhibit(app, save, game) {
  /** @type {import("../replay/replay.js").OnSeen} */
  const onSeen = (record, done) => void app.saves.put({ ...save, record, done });
  return new ReplayPage(app, { ...save, onSeen }, game, "#/");
}

/** What there is to watch in a link; of a result, only what is finished. @param {import("../links/link.js").Opened} opened @param {number} task */
function recordOf({ record, set, result, scores }, task) {
  const one = set?.tasks?.[task];
  const isDone = /** @type {any} */ (scores?.[task])?.done;
  return one && isDone ? { ...one, moves: result.moves[task] } : record;
}

/** @param {App} app @param {Source} source @param {string} back @returns {Page | null} */
function begin(app, source, back) {
  const game = TABLES[source.record.game];
  return game ? new ReplayPage(app, source, game, back) : null;
}

/** @param {App} app @param {string} text @param {string} back */
const lost = ({ t }, text, back) =>
  message(
    t("replay-lost"),
    t(text),
    html`<a class="button main-key" href="#/">${t("table-shelf")}</a><a class="button quiet" href=${back}>${t("replay-leave")}</a>`,
  );

class ReplayPage {
  #awake = createAwake();
  #grip = createGrip();

  /** @param {App} app @param {Source} source @param {GameModule} game @param {string} back */
  constructor(app, source, game, back) {
    const replay = new Replay(app, source, game);
    this.app = app;
    this.source = source;
    this.game = game;
    this.back = back;
    this.replay = replay;
    this.title = replay.title;
    this.share = createShare(app);
    this.surface = new Surface(app, replay.stage, {
      touch: (gesture) => replay.stage.touch(gesture),
      key: this.#press,
    });
    /** @type {Sheets<"menu" | "sight" | "moments" | "branch">} */
    this.sheets = new Sheets(app, (name) => name && replay.player?.pause());
    this.touches = this.#makeTouches();
    /** What keys do. @type {Record<string, (by: number) => void>} */
    this.keys = {
      ...this.touches,
      leap: replay.leap,
      first: () => replay.player?.go(0),
      last: () => replay.player?.go(replay.player.last),
      speed: (by) => replay.player?.hasten(by),
      "play-on": () => replay.mayPlayOn() && this.sheets.show("branch"),
    };
    replay.begin();
  }

  close() {
    this.#awake.want(false);
    this.surface.stop();
    this.replay.close();
  }

  render() {
    const { app, replay, source } = this;
    const { stage, fault, player } = replay;
    queueMicrotask(() => this.#settle());
    this.#awake.want(player?.isRunning ?? false);
    if (fault) return lost(app, faultText("replay", fault.type), this.back);
    if (!stage.view) return opening(app, source.record.game);
    const sheets = html`${this.#openSheet()}${this.share.render()}`;
    return screen(replay, this.#grip, app.t, this.touches, sheets);
  }

  /** What the buttons do. */
  #makeTouches() {
    const { replay, sheets } = this;
    return {
      step: replay.step,
      moment: replay.moment,
      toggle: () => replay.player?.toggle(),
      hasten: () => replay.player?.hasten(0),
      playOn: () => sheets.show("branch"),
      leave: () => this.app.go(this.back),
      sight: () => sheets.show("sight"),
      menu: () => sheets.show("menu"),
      moments: () => sheets.show("moments"),
    };
  }

  #openSheet() {
    const { app, replay, sheets, source } = this;
    const { close } = sheets;
    if (sheets.name === "sight") return sightSheet(replay, app.t, close);
    if (sheets.name === "moments") return momentsSheet(replay, app.t, close);
    if (sheets.name === "branch") return branchSheet(replay, app.t, close);
    if (sheets.name !== "menu") return nothing;
    return filmMenu(replay, app.t, {
      close,
      show: (name) => sheets.show(name),
      leave: this.touches.leave,
      share: () => {
        close();
        this.share.open({ ...source, record: replay.seen(), done: true });
      },
      rules: () => app.go(`#/rules/${mainOf(source.record.game)}`),
    });
  }

  /** @param {KeyboardEvent} event */
  #press = (event) => {
    const isCovered = this.sheets.name || this.share.isOpen();
    const read = this.replay.player && !isCovered ? readKey(event) : null;
    if (!read) return;
    event.preventDefault();
    this.keys[read[0]]?.(read[1] ?? 0);
  };

  /** After each drawing: what moves by itself is as quick as the film. */
  #settle() {
    const root = this.surface.settle();
    const { isRunning = false, speed = 1 } = this.replay.player ?? {};
    const rate = isRunning ? speed : 1;
    for (const one of root?.getAnimations({ subtree: true }) ?? [])
      if (one.playbackRate !== rate) one.updatePlaybackRate(rate);
  }
}
