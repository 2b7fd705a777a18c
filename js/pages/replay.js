/** A replay: a saved game, or one that a link holds, ply by ply; or a game that bots play among themselves. What a link holds is not stored unless it is played on. */

import { html, nothing } from "lit-html";
import { createAwake } from "../device/awake.js";
import { feel } from "../device/touch.js";
import { TABLES } from "../games/index.js";
import { openLink, textOf } from "../links/link.js";
import { readKey } from "../replay/keys.js";
import { screen } from "../replay/screen.js";
import { branchSheet, filmMenu, momentsSheet, sightSheet } from "../replay/sheets.js";
import { createGrip } from "../replay/slider.js";
import { createTheatre } from "../replay/theatre.js";
import { mayWatch } from "../storage/saves.js";
import { isCalm, measure } from "../table/measure.js";
import { createMotion } from "../table/motion.js";
import { lower, raise, turnOver } from "../table/sheets.js";
import { opening } from "./opening.js";
import { createShare } from "./share.js";

/** @typedef {import("../main.js").App} App */
/** @typedef {import("../main.js").Params} Params */
/** @typedef {import("../main.js").Page} Page */
/** @typedef {import("../replay/theatre.js").Told} Told */

/** Why a game cannot be shown, by the engine's word. @type {Record<string, string>} */
const FAULTS = {
  "older-box": "replay-lost-older",
  "newer-box": "replay-lost-newer",
  "bad-record": "replay-lost-damaged",
  "bad-request": "replay-lost-damaged",
  "bad-link": "replay-lost-link",
};

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
    text = FAULTS[fault ?? ""] ?? (fault ? "replay-lost-other" : "replay-lost-nothing");
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

/** A table at which no person sits: one watches from where one was, and what has been seen is kept. @param {App} app @param {import("../storage/saves.js").Save} save @param {import("../table/types.js").GameModule} game */
export const exhibit = (app, save, game) =>
  openReplay(
    app,
    { ...save, keep: (record, done) => void app.saves.put({ ...save, record, done }) },
    game,
    "#/",
  );

/** What there is to watch in a link; of a result, only what is finished. @param {import("../links/link.js").Opened} opened @param {number} task */
function recordOf({ record, set, result, scores }, task) {
  const one = set?.tasks?.[task];
  const isDone = /** @type {any} */ (scores?.[task])?.done;
  return one && isDone ? { ...one, moves: result.moves[task] } : record;
}

/** @param {App} app @param {Told} told @param {string} back @returns {Page | null} */
function begin(app, told, back) {
  const game = TABLES[told.record.game];
  return game ? openReplay(app, told, game, back) : null;
}

/** @param {App} app @param {string} text @param {string} back */
const lost = ({ t }, text, back) => html`
  <main class="lost-table">
    <h1 tabindex="-1">${t("replay-lost")}</h1>
    <p>${t(text)}</p>
    <p class="answers"><a class="button main-key" href="#/">${t("table-shelf")}</a><a class="button quiet" href=${back}>${t("replay-leave")}</a></p>
  </main>`;

/** @param {App} app @param {Told} told @param {import("../table/types.js").GameModule} game @param {string} back @returns {Page} */
function openReplay(app, told, game, back) {
  const { t } = app;
  const theatre = createTheatre(app, told, game);
  const { stage } = theatre;
  const [motion, awake, grip, share] = [
    createMotion(),
    createAwake(),
    createGrip(),
    createShare(app),
  ];
  /** @type {{stop: () => void, root: HTMLElement} | null} */
  let live = null;
  /** @type {"" | "menu" | "sight" | "moments" | "branch"} */
  let sheet = "";
  let first = true;
  let [lastCamera, leaps] = [stage.ui.camera, 0];
  theatre.begin();

  /** @param {typeof sheet} name */
  function show(name) {
    if (sheet && name) turnOver(app);
    sheet = name;
    if (name) theatre.player?.pause();
    app.draw();
  }
  const close = () => {
    lower();
    show("");
  };

  /** By the names of keys. @type {Record<string, (by: number) => void>} */
  const acts = {
    toggle: () => theatre.player?.toggle(),
    step: theatre.step,
    leap: theatre.leap,
    moment: theatre.moment,
    first: () => theatre.player?.go(0),
    last: () => theatre.player?.go(theatre.player.last),
    speed: (by) => theatre.player?.hasten(by),
    sight: () => show("sight"),
    menu: () => show("menu"),
    "play-on": () => theatre.mayPlayOn() && show("branch"),
  };
  const touches = {
    step: theatre.step,
    moment: theatre.moment,
    toggle: () => theatre.player?.toggle(),
    hasten: () => theatre.player?.hasten(0),
    playOn: () => show("branch"),
    leave: () => app.go(back),
    sight: () => show("sight"),
    menu: () => show("menu"),
    moments: () => show("moments"),
  };

  /** @param {KeyboardEvent} event */
  function press(event) {
    const read = theatre.player && !sheet && !share.isOpen() ? readKey(event) : null;
    if (!read) return;
    event.preventDefault();
    acts[read[0]]?.(read[1] ?? 0);
  }

  /** After each drawing: listens once, measures, moves what has moved. */
  function settle() {
    const root = /** @type {HTMLElement | null} */ (document.querySelector(".table.replay"));
    if (!root) return;
    if (live?.root !== root) {
      live?.stop();
      live = { root, stop: listen(root) };
    }
    raise(root);
    if (stage.layOut(measure(root)) || !stage.view) return;
    const still = leaps !== stage.leaps || (stage.ui.free && stage.ui.camera !== lastCamera);
    [lastCamera, leaps] = [stage.ui.camera, stage.leaps];
    const calm = isCalm(app);
    motion.play(root, { still, calm, first, move: calm ? 80 : 240, flight: calm ? 80 : 760 });
    first = false;
    hasten(root);
  }

  /** What moves of itself is as quick as the film. @param {HTMLElement} root */
  function hasten(root) {
    const { isRunning = false, speed = 1 } = theatre.player ?? {};
    const rate = isRunning ? speed : 1;
    for (const one of root.getAnimations({ subtree: true }))
      if (one.playbackRate !== rate) one.updatePlaybackRate(rate);
  }

  /** @param {HTMLElement} root */
  function listen(root) {
    const eyes = new ResizeObserver(() => app.draw());
    eyes.observe(root);
    const stop = feel(root, stage.touch);
    document.addEventListener("keydown", press);
    return () => {
      eyes.disconnect();
      stop();
      document.removeEventListener("keydown", press);
    };
  }

  function sheets() {
    if (sheet === "sight") return sightSheet(theatre, t, close);
    if (sheet === "moments") return momentsSheet(theatre, t, close);
    if (sheet === "branch") return branchSheet(theatre, t, close);
    if (sheet === "menu")
      return filmMenu(theatre, t, {
        close,
        show,
        isLoud: app.sound.isOn(),
        leave: touches.leave,
        share: () => {
          close();
          share.open({ ...told, record: theatre.seen(), done: true });
        },
        rules: () => app.go(`#/rules/${game.rules ?? told.record.game}`),
        sound: () => {
          app.sound.toggle();
          app.draw();
        },
      });
    return nothing;
  }

  function render() {
    queueMicrotask(settle);
    awake.want(theatre.player?.isRunning ?? false);
    if (theatre.fault) return lost(app, FAULTS[theatre.fault.type] ?? "replay-lost-other", back);
    if (!stage.view) return opening({ engine: app.engine, words: app.words }, told.record.game);
    return screen(theatre, grip, t, touches, html`${sheets()}${share.render()}`);
  }

  return {
    title: theatre.title,
    render,
    close() {
      awake.want(false);
      live?.stop();
      theatre.close();
    },
  };
}
