/** The table: one saved game being played. Draws what the desk knows; a game module brings scene, pick and words. */

import { html, nothing } from "lit-html";
import { createAwake } from "../device/awake.js";
import { feel } from "../device/touch.js";
import { TABLES } from "../games/index.js";
import { newId, newSeed } from "../storage/saves.js";
import { claim } from "../table/alone.js";
import { createDesk } from "../table/desk.js";
import { dock } from "../table/dock.js";
import { handsFirst } from "../table/hands.js";
import { readKey } from "../table/keys.js";
import { icon } from "../table/marks.js";
import { isCalm, measure } from "../table/measure.js";
import { entries } from "../table/menu.js";
import { createMotion } from "../table/motion.js";
import { line, plates } from "../table/plates.js";
import { personsOf } from "../table/screen.js";
import { helpSheet, lower, menuSheet, raise, storySheet, turnOver } from "../table/sheets.js";
import { answerTaps } from "../table/taps.js";
import { seatAt, trays } from "../table/trays.js";
import { opening } from "./opening.js";
import { exhibit } from "./replay.js";
import { createShare } from "./share.js";

/** @import { App, Save } from "../table/types.js" */
/** @import { Desk } from "../table/desk.js" */

/** @param {import("../main.js").App} app @param {{id: string}} params @returns {Promise<import("../main.js").Page>} */
export async function open(app, { id }) {
  const save = await app.saves.get(id);
  const game = save && TABLES[save.record.game];
  if (game && personsOf(save.record.players) === 0) return exhibit(app, save, game);
  return game
    ? openTable(app, save, game)
    : { title: "table-lost", render: () => lost(app, "table-lost-text") };
}

/** Why a saved game cannot be shown; anything else is no fault of its own. @type {Record<string, string>} */
const FAULTS = {
  "older-box": "table-lost-older",
  "newer-box": "table-lost-newer",
  "bad-record": "table-lost-damaged",
  "bad-request": "table-lost-damaged",
};

/** A message instead of a table; the saved game is kept as it is. @param {App} app @param {string} text */
function lost({ words: { t } }, text) {
  return html`
    <main class="lost-table">
      <h1 tabindex="-1">${t("table-lost")}</h1>
      <p>${t(text)}</p>
      <p><a class="button main-key" href="#/">${t("table-shelf")}</a></p>
    </main>`;
}

/** Another window has the game now; it can be taken back. @param {App} app @param {() => void} take */
function elsewhere({ words: { t } }, take) {
  return html`
    <main class="lost-table">
      <h1 tabindex="-1">${t("table-elsewhere")}</h1>
      <p>${t("table-elsewhere-text")}</p>
      <p class="answers"><button class="button main-key" @click=${take}>${t("table-elsewhere-take")}</button>
        <a class="button quiet" href="#/">${t("table-shelf")}</a></p>
    </main>`;
}

/** @param {App} app @param {Save} save @param {import("../table/types.js").GameModule} game */
function openTable(app, save, game) {
  const { t } = app.words;
  const desk = createDesk(app, save, game);
  const motion = createMotion();
  const awake = createAwake();
  /** @type {{stop: () => void, root: HTMLElement} | null} */
  let live = null;
  /** @type {{seat: number, moment: string} | null} who opened what lies open, on a tablet that lies flat */
  let asker = null;
  /** @type {"" | "menu" | "story" | "help" | "share"} */
  let sheet = "";
  let [first, byKey, isElsewhere] = [true, false, false];
  let [told, lastCamera, lit] = [desk.ui, desk.ui.camera, desk.ui.lit];
  /** Time stands still where nobody can see or touch the table. */
  const rest = () => desk.rest(document.hidden || sheet !== "" || desk.ui.lit !== null);
  const wake = () => {
    rest();
    app.draw();
  };
  document.addEventListener("visibilitychange", wake);
  rest(); // whoever looked away while the box was opened has not begun yet
  desk.play.start();
  const release = claim(save.id, () => {
    isElsewhere = true;
    desk.play.close();
    app.draw();
  });

  /** @param {typeof sheet} name */
  const show = (name) => {
    if (sheet && name) turnOver(app);
    sheet = name;
    rest();
    app.draw();
  };
  const close = () => {
    lower();
    show("");
  };
  const leave = () => app.go("#/");
  const watch = () => app.go(`#/replay/${save.id}?from=game`);
  const sharing = createShare(app, close);
  const back = save.task ? () => app.go(`#/g/${save.task?.set}`) : null;

  /** Another game of the same kind, with the same cards or others. @param {boolean} same */
  const again = (same) =>
    app.goOnce(async () => {
      const anew = same ? {} : { seed: newSeed(), position: "" }; // with other cards it does not begin from a table that stood there
      const fresh = {
        ...save,
        id: newId(),
        record: { ...save.record, ...anew, moves: [] },
        done: false,
      };
      await app.saves.put(fresh);
      return `#/game/${fresh.id}`;
    });

  function share() {
    sharing.open({
      record: desk.update?.record ?? save.record,
      names: save.names,
      done: desk.update?.done,
      isHere: true,
    });
    show("share");
  }

  /** The table's own buttons, by name; keys use the same. @type {Record<string, () => void>} */
  const buttons = {
    story: () => show("story"),
    help: () => show("help"),
    menu: () => show("menu"),
    count: () => {
      close();
      if (!game.asks) desk.walk(desk.ui.lit === null ? 0 : null);
    },
    undo: () => {
      close();
      desk.undo();
    },
    hint: () => {
      close();
      desk.hint();
    },
    sound: () => {
      app.sound.toggle();
      app.draw();
    },
    rules: () => app.go(`#/rules/${game.rules ?? save.record.game}?game=${save.id}`),
    share,
    leave,
  };

  /** @param {KeyboardEvent} event */
  function press(event) {
    const read = sheet ? null : readKey(event, game.keys.taps, game.asks ? "board" : "");
    byKey = true;
    if (!read || !desk.view) return;
    event.preventDefault();
    if (read.button) return buttons[read.button]?.();
    if (!read.gesture) return;
    const from = read.gesture.on;
    if (from === "back" && desk.ui.lit !== null) return desk.walk(null);
    desk.touch(read.gesture);
    if (/^(hand|take):?/.test(from) && desk.ui.held != null) groundOf(live?.root)?.focus();
    if (desk.ui !== told && (desk.ui.trial || !game.chosen(desk.ui.actions, desk.ui))) tell();
  }

  /** To those who listen: where the keys stand. With a ghost it waits for what the engine says of it. */
  function tell() {
    const text = game.describe(desk.view, desk.ui.actions, desk.ui, told);
    told = desk.ui;
    if (text && !desk.note) app.announce(text);
  }

  /** After each drawing: listens once, measures, moves what has moved. */
  function settle() {
    const root = /** @type {HTMLElement | null} */ (document.querySelector(".table[data-game]"));
    if (!root) return;
    if (live?.root !== root) {
      live?.stop();
      live = { root, stop: listen(root) };
    }
    const isNew = desk.layOut(measure(root));
    raise(root);
    if (lit !== desk.ui.lit)
      app.announce(root.querySelector(".caption .says")?.textContent?.trim() ?? "");
    lit = desk.ui.lit;
    if (isNew || !desk.view) return;
    const still = desk.ui.free && desk.ui.drag === null && desk.ui.camera !== lastCamera;
    lastCamera = desk.ui.camera;
    const calm = isCalm(app);
    motion.play(root, { still, calm, first, move: calm ? 80 : 240, flight: calm ? 80 : 760 });
    first = false;
    if (byKey && !sheet && ["body", "h1"].includes(document.activeElement?.localName ?? ""))
      groundOf(root)?.focus();
    if (byKey && desk.ui.trial && desk.ui.trial !== told.trial) tell();
  }

  /** The screen stays on while there is something to play; when the game has ended, it is to be kept for good. */
  function attend() {
    const isDone = desk.update?.done ?? false;
    awake.want(desk.update !== null && !isDone && !isElsewhere);
    if (isDone && !save.done) app.room.persist(app.install.isOwn() ? "own" : "page");
  }

  /** @param {HTMLElement} root */
  function listen(root) {
    const eyes = new ResizeObserver(() => app.draw());
    eyes.observe(root);
    const stop = feel(
      root,
      handsFirst(root, app.hold, (gesture) => {
        byKey = false;
        const before = desk.ui;
        desk.touch(gesture);
        if (gesture.kind === "tap" && desk.ui !== before)
          asker = { seat: seatAt(gesture) ?? desk.ui.seat, moment: momentOf(desk) };
      }),
      { apart: game.zoom.least === game.zoom.most },
    );
    const quiet = answerTaps(root);
    document.addEventListener("keydown", press);
    return () => {
      eyes.disconnect();
      quiet();
      stop();
      document.removeEventListener("keydown", press);
    };
  }

  function sheets() {
    if (sheet === "menu")
      return menuSheet(
        entries(
          desk,
          game,
          {
            ...buttons,
            fit: () => {
              close();
              desk.refit();
            },
          },
          app.sound.isOn(),
        ),
        close,
        t,
      );
    if (sheet === "story") return storySheet(desk.story, close, t);
    if (sheet === "help") return helpSheet(game, close, t);
    return sheet === "share" ? sharing.render() : nothing;
  }

  /** To whom a sheet over the middle is turned: who asked, as long as nobody else is asked anything. */
  function facing() {
    if (game.live) return desk.note ? desk.asker : desk.ui.seat;
    return asker?.moment === momentOf(desk) ? asker.seat : desk.ui.seat;
  }

  function render() {
    queueMicrotask(settle);
    attend();
    if (isElsewhere) return elsewhere(app, () => app.go(`#/game/${save.id}`, "replace"));
    if (desk.fault) return lost(app, FAULTS[desk.fault.type] ?? "table-lost-other");
    if (!desk.view) return opening(app, save.record.game);
    desk.lie();
    rest();
    const { flat } = desk.ui;
    const isResting = game.live && !desk.play.clock.isRunning();
    const step = desk.ui.lit;
    const isRead = !game.live || game.panel(desk.view, desk.ui.actions, desk.ui) === nothing;
    const isDocked = !flat || step !== null || (desk.update?.done && desk.ended && isRead);
    return html`
      <main class="table" data-game=${save.record.game} data-lit=${step === null ? nothing : ""} data-flat=${flat ? desk.names.length : nothing}
        data-live=${game.live ? "" : nothing} data-resting=${isResting ? "" : nothing}>
        <h1 class="unseen" tabindex="-1">${t(`game-${save.record.game}`)}</h1>
        <header class="plates">
          <div class="seats">${flat ? nothing : plates(desk, game, t)}<div class="stock" data-anchor="stock">${game.stock(desk.view, desk.ui)}</div></div>
          ${game.asks ? nothing : html`<button class="tool count-key" aria-label=${t("table-count")} title=${t("table-count")} aria-pressed=${desk.ui.lit !== null} @click=${buttons.count}>${icon("count")}</button>`}
          <button class="tool menu-key" aria-label=${t("table-menu")} title=${t("table-menu")} @click=${buttons.menu}>${icon("menu")}</button></header>
        ${game.scene(desk.view, desk.ui)}
        <div class="field-space">${desk.ui.free ? html`<button class="tool fit-key" aria-label=${t("table-fit")} title=${t("table-fit")} @click=${desk.refit}>${icon("fit")}</button>` : nothing}</div>
        ${
          flat
            ? trays(desk, game, t, facing())
            : html`
          ${step === null ? html`<div class="panel-space" data-own>${game.panel(desk.view, desk.ui.actions, desk.ui)}</div>` : nothing}
          ${line(desk, game, t, buttons.story)}`
        }
        ${isDocked ? dock(desk, game, t, { again, share, watch, leave, back }) : nothing}
        ${sheets()}
      </main>`;
  }

  return {
    title: `game-${save.record.game}`,
    render,
    close() {
      awake.want(false);
      release();
      document.removeEventListener("visibilitychange", wake);
      live?.stop();
      desk.play.close();
    },
  };
}

/** What can be done now: as long as it stays so, nothing is asked of anybody else. @param {Desk} desk */
const momentOf = ({ ui }) => `${ui.seat} ${JSON.stringify(ui.actions)}`;

/** @param {HTMLElement | undefined} root */
function groundOf(root) {
  return /** @type {SVGElement | null | undefined} */ (root?.querySelector(".ground"));
}
