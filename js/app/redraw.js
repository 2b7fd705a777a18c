/** When the page is drawn: once in a frame, and after what is to be painted before it. */

export class Redraw {
  #isAsked = false;
  #isPainting = false;
  /** The work for the time after the next drawing. @type {(() => void)[]} */
  #waiting = [];

  /** @param {() => void} paint draws the page */
  constructor(paint) {
    this.paint = paint;
  }

  /** Asks for one drawing in the next frame. */
  draw = () => {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(this.#paint);
  };

  /**
   * Does this work after the next drawing, however long that is held back.
   * @param {() => void} work
   */
  drawn = (work) => {
    this.#waiting.push(work);
    this.draw();
  };

  /** The browser first paints what was changed without a drawing. All drawing waits for that. */
  paintFirst = () => {
    if (this.#isPainting) return;
    this.#isPainting = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        this.#isPainting = false;
        if (this.#isAsked) requestAnimationFrame(this.#paint);
      };
      port2.postMessage(null);
    });
  };

  /** The drawing stands: now comes the work that waits for it. */
  stands() {
    for (const work of this.#waiting.splice(0)) work();
  }

  /** The work for a page that is left is done no more. */
  forget() {
    this.#waiting.length = 0;
  }

  #paint = () => {
    if (this.#isPainting) return;
    this.#isAsked = false;
    this.paint();
  };
}
