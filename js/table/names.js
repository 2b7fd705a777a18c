/** What everybody at a table is called. */

import { personsOf } from "./screen.js";

/** @import { App, Save } from "./types.js" */

/** One person alone is "You"; two of the same name are told apart by a number. @param {Pick<App, "words">} app @param {Pick<Save, "names" | "record">} save */
export function namesOf({ words }, { names, record }) {
  const isAlone = personsOf(record.players) === 1;
  const all = record.players.map((player, seat) => {
    const bot = `bot-${player.bot}`;
    const person = isAlone ? words.t("person-you") : words.t("person-number", { number: seat + 1 });
    return (
      names[seat] ||
      player.name ||
      (player.kind === "bot" && words.has(bot) ? words.t(bot) : person)
    );
  });
  return all.map((name, seat) => {
    const before = all.slice(0, seat).filter((one) => one === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
