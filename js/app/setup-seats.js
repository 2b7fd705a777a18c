/** How the seats of a planned game are drawn: round their table, and the sheet of one. */

import { html, nothing } from "lit-html";
import { levelOf, minutesOf } from "../games/box.js";
import { face } from "../table/faces.js";
import { nameText, seatMark } from "../table/marks.js";
import { fitted, MOST_NAME } from "../words/letters.js";
import { list } from "../words/words.js";
import { addressAgainst, hasWorkshop } from "../workshop/first.js";
import { choiceField, nameAndLine, radios, textField } from "./fields.js";
import { botLine } from "./page-head.js";
import { lidPicture } from "./pictures.js";
import { animalChoice, faceAt, namesIn } from "./plan.js";
import { seatRules } from "./setup-rules.js";

/** @import { Planning } from "./planning.js" */

/**
 * The seats clockwise from the near edge, as they will sit; on the table which game it is, and how
 * long it takes.
 * @param {Planning} planning
 */
export function roundTable(planning) {
  const { app, t, box, plan } = planning;
  const { players, chosen, options } = plan;
  const names = namesIn(app, box, plan);
  const minutes = minutesOf(box, players.length, options);
  return html`<div
    class="round-table"
    data-seats=${players.length}
    style="--seats: ${players.length}"
    role="group"
    aria-label=${t("setup-table")}
  >
    <div class="round-top">
      ${lidPicture(box.name)}
      <p role="status">${t("setup-minutes", { minutes })}</p>
    </div>
    ${players.map(
      (player, i) =>
        html`<button
          class="place"
          data-place=${i}
          aria-pressed=${chosen === i}
          style="--seat: ${i}"
          @click=${() => planning.choose(i)}
        >
          <span class="place-face">${faceAt(app, player, i)}${seatMark(i)}</span>
          <span class="place-card"
            ><strong>${nameText(names[i])}</strong> <small>${noteOf(planning, i)}</small></span
          >
        </button>`,
    )}
  </div>`;
}

/**
 * How strong a bot is, the team, and who begins.
 * @param {Planning} planning
 * @param {number} seat
 */
function noteOf({ app, t, box, plan: { players }, beginner }, seat) {
  const { bot } = players[seat];
  const hasTeams = box.teams.includes(players.length);
  const notes = [
    bot ? t(`level-${levelOf(box, bot)}`) : "",
    hasTeams ? t("setup-team", { team: (seat % 2) + 1 }) : "",
    beginner === seat ? t("setup-begins") : "",
  ];
  return list(notes.filter(Boolean), app.words.language, "unit");
}

/** Who sits at the chosen seat. @param {Planning} planning */
export function seatSheet(planning) {
  const { app, t, box } = planning;
  const { players, chosen } = planning.plan;
  const { kind, bot, name } = players[chosen];
  const title = t("setup-seat", { number: chosen + 1 });
  /** @param {InputEvent} event */
  const rename = (event) => planning.setPlayer({ name: fitted(event, MOST_NAME) });
  return html`<section class="seat-sheet" aria-label=${title}>
    <h2>${seatMark(chosen)} ${title}</h2>
    ${choiceField("who", t("setup-who"), whoMay(planning))}
    <p class="small">${bot ? botLine(t, box, bot) : t("setup-person-line")}</p>
    ${
      bot && hasWorkshop(box.name)
        ? html`<p>
            <a class="line-link" href=${addressAgainst(box.name, bot)}>${t("setup-write-bot")}</a>
          </p>`
        : nothing
    }
    ${
      kind === "person"
        ? html`${textField(t("setup-name"), name ?? "", rename)} ${animalChoice(app, chosen)}`
        : nothing
    }
    ${seatRules(planning)}
  </section>`;
}

/** A person, or one of the bots. @param {Planning} planning */
function whoMay({ app, t, box, plan: { players, chosen }, setWho }) {
  const { kind, bot } = players[chosen];
  /** @type {(bot: string) => [string, unknown]} */
  const named = (bot) => [
    bot,
    html`${face(bot)}${nameAndLine(t(`bot-${bot}`), t(`level-${levelOf(box, bot)}`))}`,
  ];
  const person = html`${faceAt(app, { kind: "person" }, chosen)}<strong
      >${t("setup-person")}</strong
    >`;
  return radios("who", [["person", person], ...box.bots.map(named)], bot ?? kind, setWho);
}
