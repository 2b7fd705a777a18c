/**
 * The practice of calls at the table: cards come by themselves, one person calls and slaps. How an
 * answer was is what the view says.
 */

import { html, nothing, svg } from "lit-html";
import { actionOf, has, isMeant } from "../../../input/gestures.js";
import { icon, progressBar } from "../../../table/marks.js";
import { ground, keyed, still } from "../../../table/playing.js";
import { kebab } from "../../../table/sentences.js";
import { drawings, ring, slapPad } from "../../../table/slaps.js";
import { bed, CALLS, face, round, things } from "../cards.js";
import { isDrawable, middle } from "../layout.js";
import { lettersOf, openCard } from "../photo.js";
import { callKey } from "../seats.js";
import { cardWords } from "../sentences.js";
import { dueFace, dueWord, SLAP } from "./due.js";

/** @import { Answer, View } from "../../../../build/types/choco_practice" */
/** @import { Ui } from "../game.js" */
/** @import { Spot } from "../layout.js" */

export { symbols } from "../figures.js";

/** Time matters, and no answer is taken back. */
export const [live, asks] = [true, true];

/** Nobody asks for a hint or for a reason where cards come so quickly. */
export const [advice, reason] = [() => "", () => ""];

/** What its game came to is told on a page of its own. */
export const result = "#/practice";

/** The calls by number, in the order of their keys, and after them the slap. */
const ANSWERS = [...CALLS.map(([item]) => `call:0:${item}`), "slap:0"];

export const keys = {
  taps: /** @type {Record<string, string>} */ ({
    ...Object.fromEntries(ANSWERS.map((on, i) => [`${i + 1}`, on])),
    ...{ p: "pause", Escape: "pause" },
  }),
  help: /** @type {[string, string][]} */ ([
    ["1 … 4", "boom-key-call"],
    ["5", "boom-key-slap"],
    ["P", "practice-pause"],
  ]),
};
export const help = ["practice-how"];

/** What a thing means, by its word. @type {Record<string, string>} */
const WISHES = { call: "Call", slap: "Slap", begin: "Begin", pause: "Pause", board: "Begin" };

/** On the board only the Enter key means something. @type {GameModule["pick"]} */
export function pick(actions, gesture) {
  const [word = "", , item] = gesture.on.split(":");
  if (word === "board" ? gesture.kind !== "enter" : !isMeant(gesture)) return undefined;
  const action = actions.find((it) => it.type === WISHES[word] && it.item === item);
  return action && { action };
}

/** Nobody practises who does not see the cards. @type {NonNullable<GameModule["rest"]>} */
export const rest = (actions) => actionOf(actions, "Pause");

/** The last answer, until the next card lies there. @param {View} view */
const shownOf = ({ card, waits, answers }) => (card || waits ? undefined : answers.at(-1));

/** The same, if it was a mistake. @param {View} view */
function slipOf(view) {
  const last = shownOf(view);
  return last && last.called !== last.due ? last : undefined;
}

/** After a mistake its key shows what was due. @param {View} view */
export function fieldsOf(view) {
  const { due = "" } = slipOf(view) ?? {};
  const action = due === SLAP ? { type: "Slap" } : { type: "Call", item: due };
  return { hint: due ? { action, reasons: [] } : null };
}

// --- what is drawn ---

/** @param {View} view @param {Ui} ui */
export function scene(view, ui) {
  const spot = middle(ui);
  return html`<svg class="layer">
    ${things}${drawings}${ground(ui.field, ui.t("boom-board"))}
    ${isDrawable(ui.field) ? [round(spot), time(view, spot, ui), pile(view, spot, ui)] : nothing}
  </svg>`;
}

/** How long the card may still be answered. @param {View} view @param {Spot} spot @param {Ui} ui */
function time({ shown, call_by: ends }, spot, ui) {
  if (shown === null || ends === null) return nothing;
  return ring(`card ${shown} ${ui.pauses}`, { begun: shown, ends }, spot, ui);
}

/**
 * The card to be answered; until the next comes, the one before with how its answer was.
 * @param {View} view @param {Spot} spot @param {Ui} ui
 */
function pile(view, spot, ui) {
  const last = shownOf(view);
  const card = view.card ?? last?.card;
  const label = card ? cardWords(card, ui) : ui.t("practice-no-card");
  const kind = last ? (slipOf(view) ? "wrong" : "right") : "";
  const number = view.answers.length + (view.card ? 1 : 0);
  const drawn = card
    ? svg`<g class="boom-card ${kind}"><g class="body">${face(card)}</g></g>`
    : svg`<g class="pile-bed">${bed}</g>`;
  return svg`<g class="practice-card" role="img" aria-label=${label} transform=${still(spot)}
    >${keyed([[number, drawn]])}${last ? sign(kind, last.due) : nothing}</g
  >`;
}

/** A tick; or what was due. @param {string} kind @param {string} due */
const sign = (kind, due) =>
  kind === "right"
    ? svg`<g class="good-sign" transform="translate(104 104)"
        ><circle r="30" /><path d="M-13 1L-4 11L14-10"
      /></g>`
    : svg`<g class="practice-due" transform="translate(104 104) scale(0.42)"
        ><rect x="-112" y="-112" width="224" height="224" rx="48" />${dueFace(due)}</g
      >`;

/** The small picture of a saved practice: its pile, as the game's own lies. */
export const photo = {
  /**
   * The open card; between cards and in a pause, the one that was answered last.
   * @param {Pick<View, "card" | "answers">} view
   */
  take({ card, answers }) {
    const top = card ?? answers.at(-1)?.card;
    return top ? lettersOf(top) : "";
  },

  /** What was right is counted at the end. */
  points: () => [],

  /** @param {string} table */
  show: (table) => ({
    box: [-170, -180, 340, 340],
    content: svg`<g class="boom-card">${openCard(table)}</g>`,
  }),
};

/** How far it is. @param {View} view @param {Ui} ui */
export function stock({ answers, cards }, { t }) {
  const done = answers.length;
  const words = t("practice-progress", { done, cards });
  return html`<div class="practice-progress">
    <span aria-hidden="true">${words}</span>
    ${progressBar(t("practice-so-far"), { done, all: cards, words })}
  </div>`;
}

/**
 * The calls, and the slap where doubles are dealt.
 * @param {View} view @param {number} seat @param {Ui} ui
 */
export function pad(view, seat, ui) {
  const { called } = slipOf(view) ?? {};
  const pads = [has(ui.actions, "Slap") ? "open" : "idle"];
  const key = (/** @type {string} */ item) =>
    callKey(item, seat, ui, {
      kind: item === called ? "missed" : "",
      label: ui.t(`boom-word-${item}`),
    });
  return html`<div class="pads">
    <div class="call-keys">${CALLS.map(([item]) => key(item))}</div>
    ${view.doubles ? slapPad({ pads }, seat, ui) : nothing}
  </div>`;
}

/** @param {View} _ @param {Action[]} actions @param {Ui} ui */
export const tools = (_, actions, { t }) =>
  has(actions, "Pause")
    ? html`<button
        class="tool pause-key"
        data-on="pause"
        aria-label=${t("practice-pause")}
        title=${t("practice-pause")}
      >
        ${icon("pause")}
      </button>`
    : nothing;

/** Before the first card, and in a pause. @type {GameModule["panel"]} */
export function panel({ answers, before, cards, doubles: hasDoubles, waits }, _, { t }) {
  if (!waits) return nothing;
  const doubles = hasDoubles ? "some" : "none";
  const isFirst = answers.length === 0;
  return html`<section class="practice-wait" aria-labelledby="practice-wait">
    <h2 id="practice-wait">${t(isFirst ? "practice-ready" : "practice-paused")}</h2>
    <p>
      ${
        isFirst
          ? t("practice-ready-line", { cards, doubles })
          : t("practice-paused-line", { left: cards - answers.length })
      }
    </p>
    ${isFirst ? html`<p class="practice-keys small">${t("practice-keys", { doubles })}</p>` : nothing}
    ${before ? html`<p>${t("practice-before", { item: t(`boom-word-${before}`) })}</p>` : nothing}
    <button class="button big" data-on="begin">
      ${t(isFirst ? "practice-begin" : "practice-go-on")}
    </button>
  </section>`;
}

// --- words ---

/** How an answer was; all else is seen. @type {GameModule["sentence"]} */
export function sentence({ type, right, wanted }, { t }, view) {
  if (right) return t("practice-right", { item: dueWord(wanted, t) });
  const last = view.answers.at(-1);
  if (last && (type === "Hesitated" || right === false)) return wrongWords(last, t);
  return "";
}

/**
 * The same for those who listen; they hear of the card and a pause too.
 * @type {GameModule["sentence"]}
 */
export function spoken(event, ui, view) {
  if (event.type === "Shown") return cardWords(event.card, ui);
  return event.type === "Paused" ? ui.t("practice-paused") : sentence(event, ui, view);
}

/** @type {GameModule["isMinor"]} */
export const isMinor = ({ type }) => type === "Ended" || type === "CallIgnored";

/** @type {GameModule["sound"]} */
export const sound = ({ type, right }) => (right ? "smartie" : type === "Shown" ? "cloth" : "");

/** @type {GameModule["ending"]} */
export const ending = ({ cards }, { outcome, t }) => ({
  title: t("practice-result"),
  lines: [t("practice-score", { right: outcome.scores[0], cards })],
});

/**
 * Why an answer was not what was due: what the colour is called, what a parrot repeats, or that it
 * was a double.
 * @param {Answer} answer
 * @param {T} t
 */
export function wrongWords({ card, due, reason, called }, t) {
  const item = dueWord(due, t);
  const told = t(`practice-${kebab(reason)}`, { colour: card.colour, item });
  const rest = () => t("practice-by-colour", { colour: card.colour, item });
  const why = reason === "own_colour" ? `${told} ${rest()}` : told;
  if (called === SLAP) return `${t("practice-no-double")} ${why}`;
  return called === null ? `${t("practice-too-late")} ${why}` : why;
}
