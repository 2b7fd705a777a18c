/**
 * A replay: a saved game or a link's game, ply by ply, or a game among bots. A link's game is
 * stored only if somebody plays on.
 */

import { html, nothing } from "lit-html";
import { faultText, message } from "../app/not-found.js";
import { waitingTable } from "../app/page-head.js";
import { rulesSheet } from "../app/rules.js";
import { looksBack } from "../games/box.js";
import { loadTable } from "../games/index.js";
import { readReplayKey } from "../input/keys.js";
import { isOff } from "../input/letters.js";
import { Replay } from "../replay/replay.js";
import { createGrip, screen } from "../replay/screen.js";
import { mayWatch } from "../store/saves.js";
import { Host } from "../table/host.js";
import { heard, opening } from "../table/sentences.js";
import { Sheets } from "../table/sheets.js";
import { createShare } from "./share.js";

/** @import { Source } from "../replay/replay.js" */

/** A saved game. @param {App} app @param {Params} params @returns {Promise<Page>} */
export async function page(app, { id, query }) {
  const save = await app.saves.get(id);
  const ways = new Map([
    ["game", `#/game/${id}`],
    ["near", "#/near"],
  ]);
  const back = ways.get(query.from ?? "") ?? "#/saves";
  if (save && !mayWatch(save))
    return { title: "replay-title", render: () => lost(app, "replay-lost-task", back) };
  const page = save && (await begin(app, save, back, query));
  return page ?? { title: "replay-title", render: () => lost(app, "table-lost-text", "#/saves") };
}

/**
 * A game among bots. The page stores how far somebody has watched, and goes on from there.
 * @param {App} app
 * @param {Save} save
 * @param {GameModule} game
 */
export function exhibit(app, save, game) {
  /** @type {Source["onSeen"]} */
  const onSeen = (record, done) => void app.saves.put({ ...save, record, done });
  return new ReplayPage(app, { ...save, onSeen }, game, "#/");
}

/**
 * @param {App} app
 * @param {Source} source
 * @param {string} back
 * @param {Params["query"]} query
 * @returns {Promise<Page | null>}
 */
export async function begin(app, source, back, query) {
  const game = await loadTable(app, source.record);
  return game ? new ReplayPage(app, source, game, back, query) : null;
}

/** Why links alone cannot be watched. @type {Record<string, string>} */
const LINK_FAULTS = { behind: "replay-lost-behind", "bad-link": "replay-lost-link" };

/** Why a game cannot be watched. @param {string} type of the engine's error */
export const whyLost = (type) => LINK_FAULTS[type] ?? faultText(type);

/** @param {App} app @param {string} text @param {string} back */
export const lost = ({ t }, text, back) =>
  message(
    t("table-lost"),
    t(text),
    html`<a class="button main-key" href="#/">${t("table-shelf")}</a
      ><a class="button quiet" href=${back}>${t("replay-leave")}</a>`,
  );

export class ReplayPage extends Replay {
  /** The sheet with a picture; nobody has asked yet. @type {import("./picture.js").PictureSheet | null} */
  picture = null;
  /** What looks back could not be loaded. */
  #isLost = false;

  /**
   * @param {App} app
   * @param {Source} source
   * @param {GameModule} game
   * @param {string} back the address of the page before
   * @param {Params["query"]} query look: "back"
   */
  constructor(app, source, game, back, query = {}) {
    super(app, source, game);
    this.back = back;
    /** Whether one can look back at this game, and does not do so yet. */
    this.mayLookBack = Boolean(source.done) && looksBack(source.record);
    if (this.mayLookBack && query.look === "back") this.#lookBack();
    this.grip = createGrip(this);
    this.share = createShare(app);
    this.host = new Host(app, { key: this.#press, settled: this.#settle });
    this.host.lay(this.stage);
    /** @type {Sheets<"menu" | "sight" | "moments" | "branch" | "rules" | "picture">} */
    this.sheets = new Sheets(app, (name) => name && this.player.pause());
    this.acts = this.#makeActs();
    this.begin();
  }

  close() {
    this.host.close();
    super.close();
  }

  /** Who listens hears where one is, and which keys go on. */
  opened() {
    const { app, source, stage } = this;
    const ui = heard(stage.ui, app.words);
    const keys = source.onSeen ? "" : ui.t("replay-start-keys");
    app.announce([opening(`game-${source.record.game}`, ui), keys].filter(Boolean).join(" "));
  }

  render() {
    const { app, back, stage, fault, player } = this;
    this.host.awake.want(player.isRunning);
    if (fault) return lost(app, whyLost(fault.type), back);
    return stage.view ? screen(this) : waitingTable(app, this.source.record.game);
  }

  /** What looking back shows beside the table. */
  panel() {
    const { looking } = this;
    if (looking) return looking.panel(this);
    const words = this.#isLost ? html`<p>${this.app.t("replay-look-failed")}</p>` : nothing;
    return this.looksBack ? html`<section class="looking" data-own>${words}</section>` : nothing;
  }

  /** Loads what looks back at the game, and lets it begin. */
  async #lookBack() {
    this.markOnly([]);
    this.mayLookBack = false;
    try {
      const { Looking } = await import("../replay/looking.js");
      if (!this.host.isClosed) Looking.over(this);
    } catch (error) {
      console.error(error);
      this.#isLost = true;
      this.app.draw();
    }
  }

  /** Draws what lies there for paper. */
  async #draw() {
    const { ofReplay } = await import("./picture.js");
    this.picture = ofReplay(this);
    this.sheets.show("picture");
  }

  rules() {
    return rulesSheet(this.app, this.source.record.game, this.sheets.close);
  }

  /** What the buttons and keys do, by name. */
  #makeActs() {
    const { app, player, stage, sheets, share, step, leap, moment } = this;
    return {
      step,
      leap,
      moment,
      toggle: () => player.toggle(),
      first: () => player.go(0),
      last: () => player.go(player.last),
      speed: (/** @type {number} */ speed) => player.hasten(speed),
      sight: () => sheets.show("sight"),
      menu: () => sheets.show("menu"),
      moments: () => sheets.show("moments"),
      look: () => {
        sheets.close();
        this.#lookBack();
      },
      branch: () => this.mayPlayOn() && sheets.show("branch"),
      leave: () => app.go(this.back),
      rules: () => sheets.show("rules"),
      refit: () => {
        sheets.close();
        stage.refit();
      },
      picture: this.game.photo ? () => this.#draw() : null,
      share: () => {
        sheets.close();
        share.open({ ...this.source, record: this.seen(), done: true });
      },
    };
  }

  /** @param {KeyboardEvent} event */
  #press = (event) => {
    const isCovered = this.sheets.name || this.share.isOpen();
    const isHeard = this.reel && !isCovered && !isOff(event, this.app);
    const read = isHeard ? readReplayKey(event) : null;
    if (!read) return;
    event.preventDefault();
    const [act, by = 0] = read;
    /** @type {Record<string, (by: number) => void>} */ (this.acts)[act]?.(by);
  };

  /** After each drawing: what moves by itself is as quick as the film. @param {HTMLElement} root */
  #settle = (root) => {
    const { isRunning, speed } = this.player;
    const rate = isRunning ? speed : 1;
    for (const one of root.getAnimations({ subtree: true }))
      if (one.playbackRate !== rate) one.updatePlaybackRate(rate);
  };
}
