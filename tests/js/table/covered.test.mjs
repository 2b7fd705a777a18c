// What a game's own sheet covers, no key reaches, until it is put away.

import assert from "node:assert/strict";
import { test } from "node:test";
import { coverUp } from "../../../js/table/covered.js";

class Part {
  inert = false;
  /** @param {string} kind */
  constructor(kind) {
    this.kind = kind;
  }
  isMarked = false;
  hasAttribute = () => this.isMarked;
  toggleAttribute(/** @type {string} */ _, /** @type {boolean} */ isOn) {
    this.isMarked = isOn;
  }
  matches = (/** @type {string} */ all) => all.split(", ").includes(this.kind);
}
Object.assign(globalThis, { HTMLElement: Part });

/** A drawing with one thing to be reached. */
function makeDrawing() {
  /** @type {Record<string, string>} */
  const own = {};
  const thing = { tabindex: "0", "data-covered": false };
  const isFound = (/** @type {string} */ which) =>
    which.includes(`"${thing.tabindex}"`) && (!which.includes("[data-c") || thing["data-covered"]);
  return {
    own,
    thing: {
      ...thing,
      at: () => thing.tabindex,
    },
    matches: () => false,
    querySelectorAll: (/** @type {string} */ which) =>
      isFound(which)
        ? [
            {
              setAttribute: (/** @type {"tabindex"} */ name, /** @type {string} */ value) =>
                Object.assign(thing, { [name]: value }),
              toggleAttribute: (/** @type {string} */ name, /** @type {boolean} */ isOn) =>
                Object.assign(thing, { [name]: isOn }),
            },
          ]
        : [],
    setAttribute: (/** @type {string} */ name, /** @type {string} */ value) =>
      Object.assign(own, { [name]: value }),
    hasAttribute: (/** @type {string} */ name) => name in own,
    removeAttribute: (/** @type {string} */ name) => delete own[name],
    toggleAttribute: (/** @type {string} */ name, /** @type {boolean} */ isOn) =>
      isOn ? Object.assign(own, { [name]: "" }) : delete own[name],
  };
}

test("a sheet takes all that it covers from keys and readers, and gives it back", () => {
  const hidden = makeDrawing();
  hidden.setAttribute("aria-hidden", "true");
  const [plates, sheet, coach, drawing] = [
    new Part("header"),
    new Part(".panel-space"),
    new Part(".coach"),
    makeDrawing(),
  ];
  const dock = new Part("footer");
  dock.inert = true;
  /** @type {Part | null} */
  let open = sheet;
  const root = /** @type {any} */ ({
    children: [plates, drawing, hidden, dock, sheet, coach],
    querySelector: (/** @type {string} */ which) => (which === "[data-covered]" ? plates : open),
  });
  coverUp(root);
  assert.deepEqual([plates.inert, sheet.inert, coach.inert], [true, false, false]);
  assert.deepEqual(
    [drawing.thing.at(), drawing.own],
    ["-1", { "aria-hidden": "true", "data-covered": "" }],
  );
  coverUp(root);
  open = null;
  coverUp(root);
  assert.deepEqual([plates.inert, drawing.thing.at(), drawing.own], [false, "0", {}]);
  assert.equal(dock.inert, true, "it was taken away by somebody else");
  assert.deepEqual(hidden.own, { "aria-hidden": "true" }, "it was never to be heard");
});
