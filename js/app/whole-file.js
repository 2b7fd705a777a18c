/** Everything that is kept on a device as one file: out of this device, and into it. */

import { html, nothing } from "lit-html";
import { dateOf, handOver } from "../device/file.js";
import { LIMITS } from "../games/box.js";
import { nameOrAnimal } from "../table/animals.js";
import { fileKey } from "./fields.js";

/** No start waits for it. */
const whole = () => import("../store/whole.js");

export class WholeFile {
  /** What came of the last key. */
  #status = "";
  #isFault = false;
  #isBusy = false;
  /**
   * Games of the last file that are here too, but otherwise.
   * @type {import("../store/whole.js").Differing[]}
   */
  #differing = [];

  /** @param {App} app @param {() => unknown} [taken] what a page does when something has come */
  constructor(app, taken = () => undefined) {
    this.app = app;
    this.taken = taken;
  }

  /** @param {string} text @param {boolean} [isFault] */
  #tell(text, isFault = false) {
    this.#isBusy = false;
    this.#isFault = isFault;
    this.#status = text;
    this.app.announce(text);
    this.app.draw();
  }

  #save = async () => {
    const { app } = this;
    const now = Date.now();
    const { text, counts } = await (await whole()).wholeOf(app, now);
    const name = `chocobox-${dateOf(now)}.json`;
    const isSaved = await handOver(app, { name, type: "application/json", text });
    this.#tell(app.t(isSaved ? "whole-saved" : "whole-saved-not", counts), !isSaved);
  };

  /** @param {File[]} files */
  #take = async ([file]) => {
    if (!file || this.#isBusy) return;
    this.#isBusy = true;
    const text = await file.text().catch(() => "");
    try {
      await this.#add(text);
    } catch (error) {
      console.error(error);
      this.#tell(this.app.t("whole-fault-broken"), true);
    }
    this.taken();
  };

  /** @param {string} text of a file */
  async #add(text) {
    const { app } = this;
    const working = (/** @type {number} */ done, /** @type {number} */ all) => {
      this.#status = app.t("whole-working", { done, all });
      app.draw();
    };
    const { takeWhole } = await whole();
    const { came, differing = [], isKept, fault } = await takeWhole(app, text, working);
    const most = LIMITS.profiles;
    if (!came) return this.#tell(app.t(`whole-fault-${fault}`, { most }), true);
    this.#differing = differing;
    const warning = isKept ? "" : ` ${app.t("saves-not-kept")}`;
    this.#tell(`${app.t("whole-taken", came)}${warning}`, !isKept);
    if (came.added) app.space.persist();
    if (differing.length) app.focus(".whole-asked");
  }

  /**
   * A person says which of two games stay; until then the own ones do.
   * @param {"mine" | "both" | "theirs"} answer
   */
  async #settle(answer) {
    const [{ app }, games] = [this, this.#differing];
    this.#differing = [];
    const { settle } = await whole();
    if (answer !== "mine") for (const game of games) await settle(app, game, answer === "both");
    this.#tell(app.t(`whole-${answer}-done`));
    app.focus(".whole-status");
    this.taken();
  }

  render() {
    const { t, profiles } = this.app;
    if (profiles.isGuest) return nothing;
    const status = this.#status;
    const whose = profiles.all.length > 1 ? this.#whose() : "";
    return html`<div class="whole-file">
      <p class="small" id="whole-line">${t("whole-line")} ${whose}</p>
      <p class="class-links">
        <button class="button quiet" aria-describedby="whole-line" @click=${this.#save}>
          ${t("whole-save")}
        </button>
        ${fileKey("button quiet", t("whole-take"), ".json,application/json", this.#take, {
          about: "whole-line",
        })}
      </p>
      ${status ? this.#statusLine(status) : nothing}
      ${this.#differing.length ? this.#question() : nothing}
    </div>`;
  }

  /** To whom a file of one child goes, as the shelf calls it. */
  #whose() {
    const { t, profiles } = this.app;
    return t("whole-whose", { name: nameOrAnimal(t, profiles.called(profiles.now)) });
  }

  /** @param {string} status */
  #statusLine(status) {
    const role = this.#isFault ? "alert" : nothing;
    return html`<p role=${role} class="whole-status" tabindex="-1" ?data-fault=${this.#isFault}>
      ${status}
    </p>`;
  }

  #question() {
    const { t } = this.app;
    const count = this.#differing.length;
    const key = (/** @type {"mine" | "both" | "theirs"} */ answer) => {
      const words = t(`whole-${answer}`);
      return html`<button class="button quiet" @click=${() => this.#settle(answer)}>
        ${words}
      </button>`;
    };
    return html`<div class="whole-asked" role="group" tabindex="-1" aria-labelledby="whole-asked">
      <p id="whole-asked">${t("whole-differs", { count })}</p>
      <p class="class-links">${key("both")}${key("mine")}${key("theirs")}</p>
    </div>`;
  }
}
