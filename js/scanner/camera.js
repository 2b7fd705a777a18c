/** A camera whose frames are read one after the other, until it is stopped. */

/** @import { Reader } from "./reader.js" */
/**
 * @typedef {{device?: MediaDevices, bitmap?: (video: HTMLVideoElement) => Promise<ImageBitmap>}}
 *   House what the browser has
 * @typedef {"none" | "refused" | "missing" | "busy" | "broken"} Fault none: the browser gives this
 *   page no camera
 * @typedef {{found: (texts: string[]) => void, failed: (fault: Fault) => void}} Listener failed: also
 *   hears of a camera that was pulled out
 */

/** @typedef {"environment" | "user"} Side where a camera looks: away from the screen, or with it */

/** A rest after each frame, in ms: more frames read no more, and cost warmth. */
const REST = 40;
/** After so many frames in a row that cannot be read at all something is broken. */
const MOST = 100;

/** What the browsers' names for faults mean. @type {Record<string, Fault>} */
const FAULTS = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Large enough for fine squares, and no larger. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

export class Camera {
  /** @type {MediaStream | null} */
  #stream = null;
  /** Counts starts and stops; whatever belongs to an earlier one is over. */
  #turn = 0;

  /**
   * @param {Reader} reader
   * @param {Listener} listener
   * @param {House} [house]
   * @param {Side} [side] of the camera that is taken first
   */
  constructor(reader, listener, house = {}, side = "environment") {
    this.side = side;
    this.reader = reader;
    this.listener = listener;
    this.device = house.device ?? globalThis.navigator?.mediaDevices;
    this.bitmap = house.bitmap ?? ((video) => createImageBitmap(video));
  }

  /**
   * Shows what a camera sees, and reads it.
   * @param {HTMLVideoElement} video
   * @param {string} [id] of the camera; without it the one at its side
   */
  async start(video, id) {
    this.stop();
    const turn = this.#turn;
    if (!this.device?.getUserMedia) return this.listener.failed("none");
    try {
      const which = id ? { deviceId: { exact: id } } : { facingMode: { ideal: this.side } };
      const stream = await this.device.getUserMedia({ audio: false, video: { ...SIZE, ...which } });
      if (turn !== this.#turn) return end(stream);
      this.#stream = stream;
      const fail = () => turn === this.#turn && this.listener.failed("broken");
      for (const track of stream.getTracks()) track.addEventListener("ended", fail);
      video.srcObject = stream;
      await video.play();
    } catch (error) {
      if (turn !== this.#turn) return;
      this.stop();
      this.listener.failed(FAULTS[/** @type {Error} */ (error).name] ?? "broken");
    }
    if (turn === this.#turn) this.#look(video, turn);
  }

  stop() {
    this.#turn += 1;
    if (this.#stream) end(this.#stream);
    this.#stream = null;
  }

  /** Nobody wants it any more. */
  close() {
    this.stop();
    this.reader.close();
  }

  /** Whether its person sees themselves in it, as in a mirror. */
  isMirror = () => this.#stream?.getVideoTracks()[0]?.getSettings().facingMode === "user";

  /** The camera after this one, in the device's order; "" if there is only one. */
  async next() {
    const all = (await this.device?.enumerateDevices()) ?? [];
    const ids = all.flatMap(({ kind, deviceId }) => (kind === "videoinput" ? deviceId : []));
    const own = this.#stream?.getVideoTracks()[0]?.getSettings().deviceId ?? "";
    return ids.length > 1 ? (ids[(ids.indexOf(own) + 1) % ids.length] ?? "") : "";
  }

  /** @param {HTMLVideoElement} video @param {number} turn */
  async #look(video, turn) {
    let bad = 0;
    while (turn === this.#turn && bad < MOST) {
      try {
        if (video.videoWidth) this.#tell(await this.#read(video), turn);
        bad = 0;
      } catch {
        bad += 1; // between two frames some browsers have none
      }
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
    if (turn !== this.#turn) return;
    this.stop();
    this.listener.failed("broken");
  }

  /** @param {HTMLVideoElement} video */
  #read = async (video) => this.reader.read(await this.bitmap(video), false);

  /** @param {string[]} texts @param {number} turn */
  #tell(texts, turn) {
    if (turn === this.#turn && texts.length) this.listener.found(texts);
  }
}

/** @param {MediaStream} stream */
function end(stream) {
  for (const track of stream.getTracks()) track.stop();
}
