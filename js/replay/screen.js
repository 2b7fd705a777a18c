/**
 * A replay on the screen: the table as one seat sees it, the line of the story, the bar with
 * buttons and slider, and the sheets over it.
 */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { clamp } from "../table/camera.js";
import { icon, SHAPES, seatMark, toolKey } from "../table/marks.js";
import { canZoom } from "../table/picture.js";
import { personsOf } from "../table/players.js";
import { handDock, storyLine } from "../table/seats.js";
import { menuList, menuSheet, sheet, soundEntry } from "../table/sheets.js";
import { unbroken } from "../words/words.js";

/** @import { ReplayPage } from "../pages/replay.js" */
/** @import { Moment } from "../../build/types/engine" */
/** @import { Entry } from "../table/sheets.js" */

/** Half the thumb, in pixels. The track begins and ends so far from the edges. */
const EDGE = 14;
/** A finger that moves no farther taps, in pixels. */
const SLOP = 6;
/** A tap so near to a mark means the mark, in pixels: among the marks, and on the track. */
const NEAR = { marks: 16, track: 8 };

/** @param {ReplayPage} page */
export function screen(page) {
  const { stage, game, player, acts } = page;
  const { view, ui, look } = stage;
  const { t } = page.app;
  const { game: name } = page.source.record;
  const parts = {
    kind: page.looksBack ? "table replay looks-back" : "table replay",
    name,
    heading: t(page.heading, { game: t(`game-${name}`) }),
    keys: html`${toolKey(
      "count-key sight-key",
      t("replay-sight"),
      icon(page.sight.open ? "open" : "sight"),
      acts.sight,
    )}
    ${toolKey("menu-key", t("table-menu"), icon("menu"), acts.menu)}`,
    near: html`<div class="panel-space" data-own ?inert=${ui.hint !== null}>
        ${game.panel(view, ui.actions, ui)}
      </div>
      ${line(page)}
      ${
        page.isOver()
          ? nothing
          : ui.covered
            ? curtain(page)
            : handDock(stage, hintedTools(page), true)
      }
      ${page.panel()} ${bar(page)}`,
    sheets: html`${openSheet(page)}${page.share.render()}`,
  };
  return page.host.draw(parts, {
    resting: !player.isRunning,
    ply: look?.ply ?? 0,
    over: page.isOver(),
  });
}

/**
 * The buttons of the seat that could have done better, to be looked at.
 * @param {ReplayPage} page
 */
const hintedTools = ({ game, stage: { view, ui } }) =>
  ui.hint ? html`<div class="tools" inert>${game.tools(view, ui.actions, ui)}</div>` : undefined;

/** What happened; at a moment also why it decided something. @param {ReplayPage} page */
function line(page) {
  const why = page.besides();
  const gem = html`<span class="film-moment">${icon("gem")}<span>${why}</span></span>`;
  const last = page.stage.ui.hint ? "" : page.line; // what would have been better is enough to read
  return storyLine(page.app.t("replay-moments"), last, why ? gem : nothing, page.acts.moments);
}

/**
 * Stands before a game that several persons still play. It hides all hands until somebody chooses a
 * seat.
 * @param {ReplayPage} page
 */
const curtain = ({ app: { t }, acts }) =>
  html`<footer class="dock watched curtain">
    <p>${t("replay-covered")}</p>
    <button class="button main-key" @click=${acts.sight}><span>${t("replay-sight")}</span></button>
  </footer>`;

/** @param {ReplayPage} page */
export function bar(page) {
  const { t } = page.app;
  const { player, reel, game, acts } = page;
  if (!reel) return nothing;
  const { ply, last } = player;
  const time = clockTime(reel.times[ply] ?? 0);
  const where = t("replay-where", { ply, plies: last });
  const moment = page.momentNow();
  const all = [where, game.live ? time : "", moment ? page.wordsOf(moment).all : ""];
  const text = all.filter(Boolean).join(". ");
  /** To the moment beside. @param {"back" | "on"} way @param {number} by */
  const beside = (way, by) =>
    filmKey(
      t,
      way === "on" ? "after" : "before",
      `replay-moment-${way}`,
      `moment-${way}`,
      () => acts.moment(by),
      !page.momentBeside(by),
    );
  return html`<footer class="film" data-own role="group" aria-label=${t(page.title)}>
    <p class="film-where">
      <span>${where}</span>${
        game.live ? html`<span class="film-time" aria-hidden="true">${time}</span>` : nothing
      }
    </p>
    ${slider(page, reel.moments, text)}
    <div class="film-keys">
      ${filmKey(t, "leave", "replay-leave", "leave", acts.leave)}
      ${filmKeys(page, t, beside("back", -1), beside("on", 1))}
    </div>
    <button
      class="button quiet film-branch"
      ?disabled=${!page.mayPlayOn()}
      aria-label=${t("replay-play-on")}
      title=${t("replay-play-on")}
      @click=${acts.branch}
    >
      ${icon("branch")}<span>${t("replay-play-on")}</span>
    </button>
  </footer>`;
}

/**
 * @param {T} t @param {string} kind @param {string} name @param {string} sign
 * @param {() => void} act @param {boolean} [off]
 */
const filmKey = (t, kind, name, sign, act, off) =>
  toolKey(`film-${kind}`, t(name), icon(sign), act, { off });

/**
 * Step by step, or by itself and how fast.
 * @param {Pick<ReplayPage, "player" | "step">} replay @param {T} t
 * @param {unknown} [before] what stands before the steps @param {unknown} [after] and after them
 */
export function filmKeys({ player, step }, t, before = nothing, after = nothing) {
  const { ply, last, speed, isRunning, isGrowing } = player;
  const [run, sign] = isRunning ? ["link-code-pause", "pause"] : ["replay-run", "run"];
  const off = last === 0 && !isGrowing;
  const times = html`<span aria-hidden="true">${t("replay-times", { speed })}</span>`;
  return html`${before} ${filmKey(t, "back", "replay-back", "back", () => step(-1), ply === 0)}
  ${filmKey(t, "run", run, sign, () => player.toggle(), off)}
  ${filmKey(t, "on", "replay-on", "on", () => step(1), ply === last)} ${after}
  ${toolKey("film-speed", t("replay-speed", { speed }), times, () => player.hasten(0))}`;
}

/** Minutes and seconds of the game, as clocks show them. @param {number} ms */
export function clockTime(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * The mark under a finger, if there is one.
 * @param {Moment[]} marks
 * @param {number} ply where the finger is
 * @param {number} reach in plies
 */
export function markNear(marks, ply, reach) {
  const far = /** @param {Moment} one */ (one) => Math.abs(one.ply - ply);
  const [nearest] = marks.toSorted((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= reach ? nearest : null;
}

/**
 * One finger that holds the slider. A second one does nothing.
 * @param {Pick<ReplayPage, "player" | "reel">} page
 */
export function createGrip(page) {
  const { player } = page;
  /** @type {{id: number, x: number, isDrag: boolean} | null} */
  let grip = null;

  /**
   * The ply under a finger, with its fraction; and how far from there it means a mark, in plies.
   * @param {PointerEvent} event
   */
  function under({ currentTarget, clientX, clientY }) {
    const slider = /** @type {HTMLElement} */ (currentTarget);
    const { left, top, width, height } = slider.getBoundingClientRect();
    const edge = (EDGE * width) / slider.offsetWidth; // the table may have grown
    const length = Math.max(1, width - 2 * edge);
    const part = (clientX - left - edge) / length;
    const along = getComputedStyle(slider).direction === "rtl" ? 1 - part : part;
    const near = clientY < top + height / 2 ? NEAR.marks : NEAR.track;
    return { ply: clamp(along, 0, 1) * player.last, reach: (near * player.last) / length };
  }

  /** @param {PointerEvent} event */
  function down(event) {
    if (grip || event.button !== 0) return;
    const slider = /** @type {HTMLElement} */ (event.currentTarget);
    grip = { id: event.pointerId, x: event.clientX, isDrag: false };
    try {
      slider.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already, or a test made it.
    }
    slider.querySelector("input")?.focus({ preventScroll: true });
    player.go(under(event).ply, "drag");
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (grip?.id !== event.pointerId) return;
    grip.isDrag ||= Math.abs(event.clientX - grip.x) > SLOP;
    const ply = Math.round(under(event).ply);
    if (grip.isDrag && ply !== player.ply) player.go(ply, "drag");
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (grip?.id !== event.pointerId) return;
    const isTap = event.type === "pointerup" && !grip.isDrag;
    grip = null;
    const { ply, reach } = under(event);
    const mark = isTap ? markNear(page.reel?.moments ?? [], ply, reach) : null;
    player.go(mark?.ply ?? player.ply, "leap");
  }

  return { down, move, up, isHeld: () => grip !== null };
}

/**
 * A finger holds the drawing, on which a tap may mean a mark: an iPad moves a field of its own by
 * the thumb only (WebKit, pull request 60950). Keys and screen readers have the field upon it.
 * @param {ReplayPage} page
 * @param {Moment[]} marks
 * @param {string} text where one is, and what happened there
 */
function slider({ app: { t }, player, grip, wordsOf }, marks, text) {
  const part = /** @param {number} ply */ (ply) => (player.last ? ply / player.last : 0).toFixed(4);
  const read = (/** @type {Event} */ { target }) =>
    player.go(Number(/** @type {HTMLInputElement} */ (target).value), "leap");
  return html`<div
    class="film-slider"
    style="--at: ${part(player.ply)}"
    ?data-held=${grip.isHeld()}
    @pointerdown=${grip.down}
    @pointermove=${grip.move}
    @pointerup=${grip.up}
    @pointercancel=${grip.up}
  >
    ${marks.map((one) => mark(one, part(one.ply), one.ply === player.ply, wordsOf(one).all))}
    <span class="film-track"></span><span class="film-thumb"></span>
    <input
      type="range"
      min="0"
      max=${player.last}
      .value=${live(String(player.ply))}
      aria-label=${t("replay-slider")}
      aria-valuetext=${text}
      @input=${read}
    />
  </div>`;
}

/**
 * In the shape of the moment's seat, or a diamond if it has none.
 * @param {Moment} moment
 * @param {string} at
 * @param {boolean} isHere
 * @param {string} title
 */
const mark = ({ seat }, at, isHere, title) =>
  html`<svg
    class="film-mark"
    viewBox="0 0 24 24"
    aria-hidden="true"
    style="--at: ${at}"
    ?data-here=${isHere}
  >
    <title>${title}</title>
    <path d=${SHAPES[seat] ?? SHAPES[1] ?? nothing} />
  </svg>`;

/** The sheet that is open, if one is. @param {ReplayPage} page */
export const openSheet = (page) => (page.sheets.name ? SHEETS[page.sheets.name](page) : nothing);

/** @param {ReplayPage} page */
const rules = (page) => page.rules();

/** @param {ReplayPage} page */
const picture = (page) => page.picture?.render();

const SHEETS = { sight, moments, branch, menu, picture, rules };

/** One seat's sight, or all cards face up. @param {ReplayPage} page */
function sight(page) {
  const { names, sight, sheets } = page;
  const { covered, t } = page.stage.ui;
  const seats = names.map((name, seat) => ({
    icon: seatMark(seat),
    text: name,
    on: !covered && sight.seat === seat,
    act: () => page.see({ ...sight, seat }),
  }));
  const kinds = [false, true].map(
    (open) =>
      html`<button
        class="option"
        aria-pressed=${!covered && sight.open === open}
        @click=${() => page.see({ ...sight, open })}
      >
        ${icon(open ? "open" : "sight")}<span>${t(open ? "replay-open" : "replay-seat")}</span>
      </button>`,
  );
  const content = html`<div class="sights">
    <div class="options">${kinds}</div>
    <p>${t(sight.open ? "replay-open-from" : "replay-seat-of")}</p>
    ${menuList(seats)}
  </div>`;
  return sheet(t("replay-sight"), content, sheets.close, t);
}

/** @param {ReplayPage} page */
function moments(page) {
  const { t } = page.app;
  if (page.looking)
    return sheet(
      t("replay-look-back"),
      html`<div class="sights looking-sheet">${page.looking.sheet(page.sheets.close)}</div>`,
      page.sheets.close,
      t,
    );
  const entries = (page.reel?.moments ?? []).map((moment) => ({
    icon: seatMark(moment.seat < 0 ? 1 : moment.seat),
    text: page.wordsOf(moment).all,
    small: t("replay-move", { ply: moment.ply }),
    on: moment.ply === page.player.ply,
    act: () => {
      page.sheets.close();
      page.visit(moment);
    },
  }));
  const content = entries.length ? menuList(entries) : html`<p>${t("replay-moments-none")}</p>`;
  return sheet(t("replay-moments"), content, page.sheets.close, t);
}

/**
 * The seats from which a person can play on. Nothing is stored before one is chosen.
 * @param {ReplayPage} page
 */
function branch(page) {
  const { t } = page.app;
  const { players } = page.source.record;
  const bot = personsOf(players) === 1 ? "replay-seat-changes" : "replay-seat-bot";
  const seats = players.map(({ kind }, seat) => ({
    icon: seatMark(seat),
    text: unbroken(page.names[seat] ?? ""),
    act: () => page.playOn(seat),
    small: t(kind === "person" ? "replay-seat-person" : bot),
  }));
  const content = html`<div class="sights">
    <p>${t("replay-play-on-line")}</p>
    <h3>${t("replay-which-seat")}</h3>
    ${menuList(seats)}
  </div>`;
  return sheet(t("replay-play-on"), content, page.sheets.close, t);
}

/** @param {ReplayPage} page */
function menu(page) {
  const { app, sheets, acts } = page;
  const { t } = app;
  /** @param {string} sign @param {string} text @param {() => void} act @returns {Entry[]} */
  const entry = (sign, text, act) => [{ icon: icon(sign), text: t(text), act }];
  const entries = [
    entry("moments", "replay-moments", acts.moments),
    page.mayLookBack ? entry("curve", "replay-look-back", acts.look) : [],
    entry("sight", "replay-sight", acts.sight),
    page.mayPlayOn() ? entry("branch", "replay-play-on", acts.branch) : [],
    acts.picture ? entry("picture", "table-picture", acts.picture) : [],
    entry("send", "table-share", acts.share),
    canZoom(page.game) ? entry("fit", "table-fit", acts.refit) : [],
    entry("rules", "table-rules", acts.rules),
    [soundEntry(app.sound, app.draw, t)],
    entry("leave", "replay-leave", acts.leave),
  ];
  return menuSheet(entries.flat(), sheets.close, t);
}
