/**
 * A table in words: the code of what the engine tells is a message's name, and its fields are what
 * the message may say.
 */

import { has } from "../input/gestures.js";

/** @import { Series } from "../../build/types/engine" */
/** @typedef {{t: T, names: string[]}} Speech */

/**
 * @typedef {object} Words what a game has to say itself
 * @property {string} prefix with it all its messages begin
 * @property {Record<string, (value: any, ui: any, event: any) => any>} [words] how a field is told
 *   that is not just a number or a word: by a text, or by several arguments by name
 * @property {Record<string, string[]>} [sounds] each with the events that it tells
 * @property {string[]} [minor] events that the line over the dock leaves out: they are seen anyhow,
 *   or would drown the rest
 * @property {[string, string | ((view: any, actions: Action[], ui: any) => string)][]} [notes] what
 *   to do now, by the first kind of action that is offered: a message, or what makes one
 */

/**
 * A seat as sentences speak of it; whoever is called "You" is spoken to.
 * @param {number} seat
 * @param {Speech} ui
 */
export function who(seat, ui) {
  const name = ui.names[seat] ?? "";
  return { who: name === ui.t("person-you") ? "you" : "name", name };
}

/**
 * For a field that names a second seat: `$other` is "you" or "name", and `$other_name` its name.
 * @param {string} field
 * @returns {(seat: number, ui: Speech) => Record<string, string>}
 */
export const seatAs = (field) => (seat, ui) => {
  const spoken = who(seat, ui);
  return { [field]: spoken.who, [`${field}_name`]: spoken.name };
};

/** For a list of names in a message. @param {number[]} seats @param {Speech} ui */
export const namesOf = (seats, ui) => seats.map((seat) => ui.names[seat] ?? "");

/** Whether bots alone have won: that is a quieter end. @param {number[]} winners @param {any} ui */
export const isOfBots = (winners, { bots = [] }) =>
  winners.length > 0 && winners.every((seat) => bots[seat]);

/**
 * Where one is: the game, and who sits round the table.
 * @param {string} title the name of the game's message
 * @param {Speech} ui
 */
export const opening = (title, { t, names }) =>
  t("table-start", { game: t(title), names, alone: names.length > 1 ? "no" : "yes" });

/**
 * The words for who listens: before the first key or touch they speak of keys.
 * @template {{t: T}} U
 * @param {U} ui
 * @param {{way?: string}} words
 * @returns {U}
 */
export const heard = (ui, { way }) =>
  way ? ui : { ...ui, t: (id, args) => ui.t(id, { way: "keys", ...args }) };

/** "You win!", or who does. @param {number[]} winners @param {Speech} ui */
export const victory = (winners, ui) =>
  ui.t("table-end-title", {
    names: namesOf(winners, ui),
    who: isOfBots(winners, ui)
      ? "bot"
      : winners.length === 1
        ? who(winners[0] ?? 0, ui).who
        : "name",
    count: winners.length,
  });

/**
 * What a game and its return games come to.
 * @param {Series} series
 * @param {Speech} ui
 */
export const seriesText = ({ points, order, winners }, ui) =>
  ui.t("table-series", {
    points: order.map((seat) =>
      ui.t("table-series-points", { name: ui.names[seat], points: points[seat] }),
    ),
    names: namesOf(winners, ui),
    who: who(winners[0] ?? 0, ui).who,
    count: winners.length,
  });

/** A code as a part of a message's name. @param {string} code */
export const kebab = (code) => code.replaceAll("_", "-");

/** Numbers, words and lists as they are; yes, no and none as words. @param {unknown} value */
const plain = (value) => (typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "none"));

/**
 * All that a message may name of an event or an action.
 * @param {{seat?: number, [field: string]: any}} event
 * @param {any} ui
 * @param {Words["words"]} [words]
 */
export function factsOf(event, ui, words = {}) {
  /** @type {Record<string, any>} */
  const facts = event.seat === undefined ? {} : who(event.seat, ui);
  for (const [field, value] of Object.entries(event)) {
    const word = value === null ? null : (words[field]?.(value, ui, event) ?? value);
    const isTold = words[field] !== undefined;
    if (isTold && Array.isArray(word)) facts[field] = word;
    else if (word === null || typeof word !== "object") facts[field] = plain(word);
    else if (isTold) Object.assign(facts, word);
  }
  return facts;
}

/** The first of these messages that is there. @param {string[]} ids @param {any} ui */
export const firstOf = (ids, ui) => ids.find((id) => ui.t(id) !== id) ?? ids[0] ?? "";

/** A number with a true minus. @param {number} [count] */
export const signed = (count = 0) => String(count).replace("-", "−");

/**
 * What a game says to whoever listens or chooses from a list.
 * @param {string} prefix
 * @param {NonNullable<Words["words"]>} words
 */
function answered(prefix, words) {
  /**
   * By the first of these messages that is there. @param {string[]} kinds with what comes before
   * @param {{type: string}} event @param {any} ui @param {Record<string, unknown>} [more]
   */
  const say = (kinds, event, ui, more) => {
    const ids = kinds.map((kind) => `${kind}-${event.type.toLowerCase()}`);
    return ui.t(firstOf(ids, ui), { ...factsOf(event, ui, words), ...more });
  };

  return {
    /**
     * An action as one of several that may be chosen.
     * @param {Action} action
     * @param {any} ui
     * @param {Record<string, unknown>} of which of how many
     * @returns {string}
     */
    choice: (action, ui, of) =>
      say([`${prefix}-choice`, `${prefix}-advice`], action, ui, { at: 1, count: 1, ...of }),

    /**
     * Several actions that are chosen among.
     * @param {Action[]} actions
     * @param {any} ui
     * @param {Record<string, unknown>} [more] what else their message may name
     * @returns {string}
     */
    group: (actions, ui, more) =>
      say([`${prefix}-group`], actions[0], ui, { count: actions.length, ...more }),

    /**
     * One fact of an answer.
     * @param {import("../../build/types/engine").Fact} fact
     * @param {any} ui
     * @returns {string}
     */
    told: (fact, ui) => say([`${prefix}-told`, "table-told"], fact, ui),
  };
}

/** What a game says of its events, its actions and its rules. @param {Words} game */
export function inWords({ prefix, words = {}, sounds = {}, minor = [], notes = [] }) {
  /** @param {string} kind @param {{type: string}} event an action, too @param {any} ui */
  const say = (kind, event, ui) =>
    ui.t(`${prefix}-${kind}-${event.type.toLowerCase()}`, factsOf(event, ui, words));

  return {
    ...answered(prefix, words),

    /**
     * What happened, in one sentence.
     * @param {TableEvent} event
     * @param {any} ui
     * @returns {string}
     */
    sentence: (event, ui) => say("event", event, ui),

    /**
     * What is worth telling of a game that is over.
     * @param {{type: string}} highlight
     * @param {any} ui
     * @returns {string}
     */
    moment: (highlight, ui) => say("moment", highlight, ui),

    /** @param {TableEvent} event */
    sound: ({ type }) => Object.keys(sounds).find((name) => sounds[name].includes(type)) ?? "",

    /** @param {TableEvent} event */
    isMinor: ({ type }) => minor.includes(type),

    /**
     * Why not, in the game's own words or in those of every table.
     * @param {string[]} codes
     * @param {any} ui
     * @returns {string}
     */
    reason(codes, ui) {
      const wanted = [...codes.slice(0, 1).map(kebab), "not-offered"];
      const ids = wanted.flatMap((code) => [`${prefix}-why-${code}`, `table-why-${code}`]);
      return ui.t(firstOf(ids, ui));
    },

    /**
     * What the strongest bot would do, and why, in the game's own words or in those of every table.
     * @param {Hint} hint
     * @param {any} ui
     * @returns {string}
     */
    advice({ action, reasons }, ui) {
      const why = reasons
        .map(kebab)
        .map((code) => ui.t(firstOf([`${prefix}-hint-${code}`, `table-hint-${code}`], ui)));
      return [say("advice", action, ui), ...why].join(" ");
    },

    /**
     * What is said of a topic when it is met for the first time.
     * @param {string} topic
     * @param {any} ui
     * @returns {string}
     */
    first: (topic, ui) => ui.t(`${prefix}-first-${kebab(topic)}`),

    /**
     * What to do now.
     * @param {any} view
     * @param {Action[]} actions
     * @param {any} ui
     * @returns {string}
     */
    note(view, actions, ui) {
      const [, tell = ""] = notes.find(([kind]) => has(actions, kind)) ?? [];
      if (typeof tell !== "string") return tell(view, actions, ui);
      return tell && ui.t(tell);
    },
  };
}
