/**
 * What stands around the table of Choco Challenge: each seat's plate with its rack, the buttons,
 * and the sheets: a match, an extra card, the chances, what is in a pile.
 */

import { html, nothing } from "lit-html";
import { has, mainKey, optionKey } from "../../input/gestures.js";
import { icon, seatMark, toolKey } from "../../table/marks.js";
import { who } from "../../table/sentences.js";
import { chip, crown, dessertChip, packChip, picture } from "./cards.js";
import { bustWords, inside, named, objectOf, share } from "./sentences.js";
import { isHinted, reach } from "./spots.js";

/** @import { AtSeat, Chance, Drawn, Odds, Panel, Ui, View } from "./game.js" */

/** @param {View} view @param {number} seat @param {Ui} ui */
export function plate(view, seat, ui) {
  const own = view.seats[seat];
  const count = view.count.scores[seat];
  const looksInto = ui.t("challenge-pile", { name: ui.names[seat], count: own.pile });
  const next = view.piles?.[seat]?.[0];
  const hasRack = ui.flat || seat !== ui.seat || view.turn === null;
  return html`<span class="fact score"
      >${crown}<strong aria-hidden="true">${count}</strong
      ><span class="unseen">${ui.t("challenge-crowns", { count })}</span></span
    >
    ${
      view.first === seat
        ? html`<span
            class="first"
            role="img"
            aria-label=${ui.t("challenge-first")}
            title=${ui.t("challenge-first")}
            >1</span
          >`
        : nothing
    }
    <button
      class="tool inside"
      data-on="inside:${seat}"
      data-anchor=${hasRack && ui.flat ? nothing : `pile-${seat}`}
      aria-expanded=${ui.open === seat}
      aria-label=${looksInto}
      title=${looksInto}
    >
      ${next ? chip(next) : packChip(seat)}<span aria-hidden="true">${own.pile}</span>
    </button>
    <span class="state">
      <span class="goods"
        >${own.tools.map((tool) =>
          good(chip(tool), ui.t("challenge-tool-own", { name: named(tool, ui) })),
        )}${own.desserts.map((cost) =>
          good(
            dessertChip(cost),
            ui.t("challenge-dessert-own", { cost, name: ui.t(`challenge-dessert-${cost}`) }),
          ),
        )}</span
      >
      ${
        own.busted
          ? html`<span class="bust-word"
              >${icon("close")}<span>${ui.t("challenge-busted")}</span></span
            >`
          : nothing
      }
    </span>
    ${hasRack ? html`<span class="rack" data-rack=${seat}></span>` : nothing}`;
}

/** A tool or a dessert before a seat. @param {unknown} image @param {string} words */
const good = (image, words) =>
  html`<span class="good">${image}<span class="unseen">${words}</span></span>`;

/** Which round it is; and that this turn is the last, with the reason. @type {Drawn} */
export function stock(view, ui) {
  if (view.turn === null) return nothing;
  if (view.end)
    return html`<span class="last-turn">${ui.t("challenge-last-turn", { reason: view.end })}</span>`;
  return html`<span class="round">${ui.t("challenge-round", { round: view.round })}</span>`;
}

/** The strokes of an open hand, finger by finger. */
const HAND = [
  "M7 12V6.5a1.4 1.4 0 0 1 2.8 0V11",
  "M9.8 10.5V4.6a1.4 1.4 0 0 1 2.8 0V10.5",
  "M12.6 10.5V5.6a1.4 1.4 0 0 1 2.8 0V11.5",
  "M15.4 11V8a1.4 1.4 0 0 1 2.8 0v6.5a6 6 0 0 1-6 6h-.8a6 6 0 0 1-4.7-2.3L3.8 14",
  "a1.4 1.4 0 0 1 2.2-1.8L7.6 14",
].join("");

/** An open hand, in a box of 24; no other game has it. */
const hand = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  <path d=${HAND} />
</svg>`;

/** The two big buttons while drawing, one when shopping. @type {Panel} */
export function tools(view, actions, ui) {
  if (view.turn === null) return nothing;
  const kind = (/** @type {string} */ on) => `${on}-key ${hinted(on, ui)}`;
  if (has(actions, "Done"))
    return mainKey("done", kind("done"), icon("lay"), ui.t("challenge-done"));
  const [mayStop, mayDraw] = [has(actions, "Stop"), has(actions, "Draw")];
  const stop = ui.t(mayStop ? "challenge-stop-at" : "challenge-stop", { count: reach(view) });
  return html`${mainKey("stop", kind("stop"), hand, stop, !mayStop)}
  ${mainKey("draw", kind("draw"), icon("draw"), ui.t("challenge-draw"), !mayDraw)}`;
}

/**
 * The sheet that the moment asks for, if any; a question comes before what is only looked at.
 * @type {Panel}
 */
export function panel(view, actions, ui) {
  if (has(actions, "Bust")) return matchPanel(view, actions, ui);
  if (has(actions, "Decline")) return extraPanel(view, actions, ui);
  if (ui.open != null) return insidePanel(view, ui.open, ui);
  return ui.hint?.odds && has(actions, "Draw")
    ? looked("chances", ui.t("challenge-odds-title"), nothing, chances(ui.hint.odds, ui), ui)
    : nothing;
}

/**
 * A sheet that asks.
 * @param {string} title
 * @param {unknown} image
 * @param {string} words
 * @param {unknown} options
 */
const question = (title, image, words, options) =>
  html`<section class="panel question" aria-label=${title}>
    <h2>${image} ${title}</h2>
    <p>${words}</p>
    <div class="options">${options}</div>
  </section>`;

/**
 * A sheet that is only looked at.
 * @param {string} kind
 * @param {string} title
 * @param {unknown} image
 * @param {unknown} content
 * @param {Ui} ui
 */
const looked = (kind, title, image, content, ui) =>
  html`<section class="panel ${kind}" aria-label=${title}>
    <header>
      <h2>${image} ${title}</h2>
      ${toolKey("", ui.t("table-close"), icon("close"), "back")}
    </header>
    ${content}
  </section>`;

/** Whether a hint is about that button. @param {string} on @param {Ui} ui */
const hinted = (on, ui) => (isHinted(on, ui) ? "hinted" : "");

/** @param {Ui} ui @param {string} on @param {unknown} image @param {string} words */
const option = (ui, on, image, words) => optionKey(on, image, words, { kind: hinted(on, ui) });

/** A second card of a kind: a tool, or the bust. @type {Panel} */
function matchPanel(view, actions, ui) {
  const spends = actions
    .filter(({ type }) => type === "Spend")
    .map(({ tool }) =>
      option(
        ui,
        `spend:${tool}`,
        chip(tool),
        ui.t("challenge-spend", { tool: objectOf(tool, ui) }),
      ),
    );
  const name = view.match?.name ?? "";
  const title = ui.t("challenge-match-title", { card: named(name, ui) });
  const words = ui.t(spends.length ? "challenge-match-tools" : "challenge-match-none");
  const bust = option(ui, "bust", icon("close"), ui.t("challenge-bust"));
  return question(title, chip(name), words, [...spends, bust]);
}

/** How one compares with the seat whose turn ended, and what one may have for it. @type {Panel} */
function extraPanel(view, actions, ui) {
  const turn = view.turn ?? 0;
  const own = view.seats[ui.seat].drawn.length;
  const title = ui.t("challenge-extra-title", { name: ui.names[turn], own, other: reach(view) });
  const decline = option(ui, "decline", nothing, ui.t("challenge-decline"));
  const [id, offers] = extras(view, actions, ui);
  return question(title, seatMark(turn), ui.t(id), [...offers, decline]);
}

/**
 * The sentence, and what may be had.
 * @param {View} view
 * @param {Action[]} actions
 * @param {Ui} ui
 * @returns {[string, unknown[]]}
 */
function extras(view, actions, ui) {
  if (has(actions, "TakeIngredient")) {
    const words = ui.t("challenge-extra-take", { back: view.back ?? "" });
    return ["challenge-extra-card", [option(ui, "deck", icon("draw"), words)]];
  }
  const tools = actions
    .filter(({ type }) => type === "TakeTool")
    .map(({ tool }) => option(ui, `tool:${tool}`, chip(tool), named(tool, ui)));
  if (tools.length) return ["challenge-extra-tool", tools];
  const cards = view.market.map((name, i) =>
    option(ui, `market:${i + 1}`, picture(name), named(name, ui)),
  );
  return ["challenge-extra-market", cards.reverse()];
}

/** What lies in a pile, in no order, and what will be shuffled into it. @type {AtSeat} */
function insidePanel(view, seat, ui) {
  const { drawn, discard, pile, inside: cards } = view.seats[seat];
  const title = ui.t("challenge-inside-title", who(seat, ui));
  const later = [...drawn, ...discard];
  const order = view.piles?.[seat];
  const content = html`<p>
      ${ui.t(order ? "challenge-inside-open" : "challenge-inside-order", { count: pile })}
    </p>
    ${
      order
        ? html`<ol class="kinds">
            ${order.map((name) => kind(name, named(name, ui)))}
          </ol>`
        : kinds(cards, ui)
    }
    ${
      later.length
        ? html`<h3>${ui.t("challenge-inside-discard")}</h3>
            ${kinds(later, ui)}`
        : nothing
    }`;
  return looked("contents", title, seatMark(seat), content, ui);
}

/** @param {string[]} names @param {Ui} ui */
const kinds = (names, ui) =>
  html`<ul class="kinds">
    ${inside(names, ui).map(([name, words]) => kind(name, words))}
  </ul>`;

/** @param {string} name @param {string} words */
const kind = (name, words) => html`<li>${chip(name)}<span>${words}</span></li>`;

/** @param {Chance} chance @param {string} kind */
const bar = ({ ways, of }, kind) =>
  html`<span class="odds-track" data-kind=${kind} aria-hidden="true"
    ><i style="inline-size: ${((100 * ways) / of).toFixed(2)}%"></i
  ></span>`;

/** The chances of drawing on. @param {Odds} odds @param {Ui} ui */
const chances = (odds, ui) =>
  html`<p class="odds-bust">${bustWords(odds, ui)}</p>
    ${bar(odds.bust, "bust")}
    <ul class="odds-list">
      ${odds.reach.map(
        ({ count, chance }) =>
          html`<li>
            <span>${ui.t("challenge-odds-reach", { count })}</span>${bar(chance, "reach")}<span
              >${share(chance, ui)}</span
            >
          </li>`,
      )}
    </ul>`;
