/**
 * A lesson at a table: its sentence, its ways on and its stars. What it asks, offers and shows
 * comes from the engine; the game draws the rest.
 */

import { html, nothing } from "lit-html";
import { icon } from "./marks.js";

/** @import { Guidance } from "../../build/types/engine" */
/** @import { Slip } from "./coach.js" */
/** @typedef {(action: Action) => void} Act */

/**
 * The events of every lesson, each with what it says.
 * @type {Record<string, (ui: any, say: string) => string>}
 */
const EVENTS = {
  Told: ({ t }, say) => t(say),
  Missed: ({ t }, say) => (say ? t(say) : ""), // else the game tells it
  Helped: ({ t }) => t("lesson-helped"),
};

/** The ways on, as the engine offers them; the first one leads on. @type {[string, string][]} */
const WAYS = [
  ["GoOn", "lesson-next"],
  ["Again", "lesson-back"],
  ["Show", "lesson-show"],
];

/** The message of a step. @param {string} game @param {string} [say] */
const sayOf = (game, say) => (say ? `lesson-${game}-${say}` : "");

/**
 * A game's table while it is a lesson.
 * @param {GameModule} game
 * @param {string} name
 * @returns {GameModule}
 */
export const lessonOf = (game, name) => {
  const isOwn = (/** @type {TableEvent} */ { type }) => type in EVENTS;
  return {
    ...game,
    slip: (desk, act) => lessonSlip(name, desk, act),
    undoable: () => false,
    fieldsOf: (view) => ({ ...game.fieldsOf(view), ...shown(game, view.lesson) }),
    note: () => "", // the slip says it
    sentence: (event, ui, view) =>
      isOwn(event)
        ? EVENTS[event.type](ui, sayOf(name, event.say))
        : game.sentence(event, ui, view),
    spoken: (event, ui, view) =>
      isOwn(event) ? "" : (game.spoken ?? game.sentence)(event, ui, view),
    choice: (action, ui, of) => {
      const [, way] = WAYS.find(([type]) => type === action.type) ?? [];
      return way ? ui.t(way) : game.choice(action, ui, of);
    },
    sound: (event) => (isOwn(event) ? "" : game.sound(event)),
    isMinor: (event) => isOwn(event) || game.isMinor(event),
    reason: (codes, ui) =>
      codes[0] === "lesson" ? ui.t(`lesson-${codes[1]}`) : game.reason(codes, ui),
    panel: (view, actions, ui) => (ui.outcome ? nothing : game.panel(view, actions, ui)),
    ending: (view, ui) => ending(view.lesson, ui),
  };
};

/**
 * What is lit; the answer that was asked for, laid out as a hint; and whether the slip says why
 * something was not right.
 * @param {GameModule} game
 * @param {Guidance} lesson
 */
const shown = (game, { answer, is_missed: missed, shows }) => ({
  missed,
  shows,
  ...(answer ? { ...game.show(answer), hint: { action: answer, reasons: [] } } : {}),
});

/**
 * What the table says of the step.
 * @param {string} name
 * @param {{view: {lesson: Guidance}, ui: TableUi, game: GameModule}} desk
 * @param {Act} act
 * @returns {Slip}
 */
function lessonSlip(name, { view, ui, game }, act) {
  const { t, actions } = ui;
  const { say, number, count, stars, most, is_missed: isMissed } = view.lesson;
  const offered = new Set(actions.map(({ type }) => type));
  const ways = WAYS.filter(([type]) => offered.has(type));
  return {
    text: (isMissed && game.missed?.(view, ui)) || t(sayOf(name, say)),
    more: html`<p class="lesson-far">
      <span>${t("lesson-step", { number, count })}</span
      ><span
        >${icon("star")}<span class="unseen">${t("lesson-stars", { stars, most })}</span
        ><span aria-hidden="true">${stars}/${most}</span></span
      >
    </p>`,
    keys: ways.map(([type, words], i) => ({
      text: t(words),
      isMain: i === 0 && type !== "Show",
      act: () => act({ type }),
    })),
  };
}

/**
 * Lights what the step speaks of.
 * @param {HTMLElement} root
 * @param {{lesson?: Guidance} | null} view
 */
export function light(root, view) {
  const names = new Set(view?.lesson?.shows);
  for (const thing of root.querySelectorAll("[data-on]"))
    thing.toggleAttribute("data-shown", names.has(thing.getAttribute("data-on") ?? ""));
}

/** @param {Guidance} lesson @param {TableUi} ui */
const ending = ({ stars, most }, { t }) => ({
  title: t("lesson-end"),
  lines: [
    html`<span class="stars" role="img" aria-label=${t("lesson-stars", { stars, most })}
      >${Array.from(
        { length: most },
        (_, i) => html`<span class=${i < stars ? "won" : ""}>${icon("star")}</span>`,
      )}</span
    >`,
    html`<span>${t(stars === most ? "lesson-all" : "lesson-some")}</span>`,
  ],
});
