/** What a camera sees, in a frame on the page: it is there while the page is seen, or its fault. */

import { html, nothing } from "lit-html";
import { createAwake } from "../device/awake.js";
import { icon, toolKey } from "../table/marks.js";
import { Camera } from "./camera.js";
import { Reader } from "./reader.js";
import { makeReader } from "./source.js";

export class Sight {
  /** Why there is no picture; "" while all is well. */
  fault = "";
  #hasOther = false;
  /** @type {Camera | null} */
  #camera = null;
  #awake = createAwake();

  /**
   * @param {Pick<App, "t" | "draw">} app
   * @param {(texts: string[]) => void} found the codes in each frame
   * @param {{sees?: import("./camera.js").Side, instead?: string}} [how] which camera is asked
   *   first; what can be done without one, as a message
   */
  constructor(app, found, { sees = "environment", instead = "scan-instead" } = {}) {
    this.app = app;
    this.found = found;
    this.sees = sees;
    this.instead = instead;
  }

  /** Films from now on, once its frame is drawn; told when it does, or cannot. */
  open() {
    this.#awake.want(true);
    document.addEventListener("visibilitychange", this.#pause);
    return this.#start();
  }

  close() {
    this.#stop();
    this.#awake.want(false);
    document.removeEventListener("visibilitychange", this.#pause);
  }

  /** Nobody is filmed by a page that nobody sees. */
  #pause = () => (document.hidden ? this.#stop() : this.#start());

  #stop() {
    this.#camera?.close();
    this.#camera = null;
  }

  /** @param {string} [id] of the camera */
  async #start(id) {
    this.fault = "";
    this.app.draw();
    const listener = { found: this.found, failed: this.#fail };
    this.#camera ??= new Camera(new Reader(makeReader()), listener, {}, this.sees);
    const camera = this.#camera;
    const video = document.querySelector(".scan-frame video");
    await camera.start(/** @type {HTMLVideoElement} */ (video), id);
    this.#hasOther = (await camera.next()) !== "";
    this.app.draw();
  }

  #turn = async () => this.#start(await this.#camera?.next());

  /** @param {string} fault */
  #fail = (fault) => {
    this.#stop();
    this.fault = fault;
    this.app.draw();
  };

  /** The key for another camera, where there is one. */
  key() {
    if (!this.#hasOther || this.fault) return nothing;
    return toolKey("", this.app.t("scan-other"), icon("turn"), this.#turn);
  }

  /** @param {string} [kind] of the newest that was read */
  render(kind) {
    const { t } = this.app;
    return html`<div class="scan-frame" data-kind=${kind ?? nothing}>
      <video
        playsinline
        muted
        aria-label=${t("scan-picture")}
        ?hidden=${this.fault}
        data-mirror=${this.#camera?.isMirror() ? "" : nothing}
      ></video>
      ${
        this.fault
          ? html`<div class="scan-fault" role="alert">
              <p>${t("scan-fault", { why: this.fault })}</p>
              <p>${t(this.instead)}</p>
              <button class="button quiet" @click=${() => this.#start()}>
                ${t("failed-again")}
              </button>
            </div>`
          : nothing
      }
    </div>`;
  }
}
