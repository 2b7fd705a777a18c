/** The page's side of the worker that reads codes. */

/** @import { WorkerLike } from "../engine/engine.js" */
/** @typedef {{resolve: (texts: string[]) => void, reject: (error: Error) => void}} Waiting */

export class Reader {
  /** By the number of the question. @type {Map<number, Waiting>} */
  #waiting = new Map();
  #asked = 0;
  /** Why it reads nothing any more; "" while it does. */
  #fault = "";

  /** @param {WorkerLike} worker */
  constructor(worker) {
    this.worker = worker;
    worker.onmessage = ({ data: { number, texts, error } }) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (error) waiting?.reject(new Error(error));
      else waiting?.resolve(texts);
    };
    worker.onerror = (event) => this.#fail(String(event.message));
  }

  /**
   * The texts of the codes in a picture, which is handed over.
   * @param {ImageBitmap} picture
   * @param {boolean} isPicture false: a frame of a camera
   * @returns {Promise<string[]>}
   */
  read(picture, isPicture) {
    this.#asked += 1;
    const number = this.#asked;
    return new Promise((resolve, reject) => {
      if (this.#fault) throw new Error(this.#fault);
      this.#waiting.set(number, { resolve, reject });
      this.worker.postMessage({ number, picture, isPicture }, { transfer: [picture] });
    });
  }

  close() {
    this.worker.terminate();
    this.#fail("closed");
  }

  /** @param {string} why */
  #fail(why) {
    this.#fault = why;
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
