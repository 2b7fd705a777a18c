// Which page is open: in the address, or in the history of a frame that has none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createAddress, hasAddress } from "../../../js/links/address.js";

/** A window at an address, with a history and what listens to it. @param {string} href */
function open(href) {
  /** @type {Map<string, (event?: any) => void>} */
  const ears = new Map();
  const listen = (/** @type {string} */ name, /** @type {any} */ ear) => void ears.set(name, ear);
  const states = [/** @type {any} */ (null)];
  const history = {
    get state() {
      return states.at(-1);
    },
    pushState: (/** @type {any} */ state, /** @type {string} */ _, /** @type {string} */ url) => {
      assert.equal(url, undefined);
      states.push(state);
    },
    replaceState: (
      /** @type {any} */ state,
      /** @type {string} */ _,
      /** @type {string} */ url,
    ) => {
      states.splice(-1, 1, state);
      if (url) location.hash = url;
    },
    back: () => {
      states.pop();
      ears.get("popstate")?.();
    },
  };
  const location = { href, hash: href.match(/#.*/)?.[0] ?? "" };
  const address = createAddress(
    /** @type {any} */ ({
      location,
      history,
      document: { addEventListener: listen },
      addEventListener: listen,
    }),
  );
  /** @type {string[]} */
  const seen = [];
  address.listen(() => seen.push(address.read()));
  /** @param {string | null} to @param {object} [more] */
  const click = (to, more) => {
    const event = {
      target: { closest: () => to && { getAttribute: () => to } },
      defaultPrevented: false,
      preventDefault() {
        this.defaultPrevented = true;
      },
      ...more,
    };
    ears.get("click")?.(event);
    return event.defaultPrevented;
  };
  return { address, location, history, ears, seen, click };
}

test("a page with an address of its own keeps it there, and its links are the browser's", () => {
  for (const href of ["https://box.example/#/about", "file:///box.html#/about"]) {
    const { address, location, ears } = open(href);
    assert.equal(address.read(), "#/about");
    address.push("#/saves");
    assert.deepEqual([location.hash, [...ears.keys()]], ["#/saves", ["hashchange"]]);
    address.replace("#/settings");
    assert.equal(address.read(), "#/settings");
  }
});

for (const href of ["about:srcdoc", "blob:null/1234#/about"]) {
  test(`in a frame without an address (${href}) links lead on within, and there is a way back`, () => {
    const { address, location, history, seen, click } = open(href);
    const first = location.hash;
    assert.equal(address.read(), first);
    assert.ok(click("#/saves"));
    assert.ok(click("#/saves"), "once more: nothing happens");
    address.push("#/settings");
    address.replace("#/class");
    assert.equal(address.read(), "#/class");
    history.back();
    history.back();
    assert.deepEqual([seen, location.hash], [["#/saves", "#/settings", "#/saves", first], first]);
    assert.equal(click(null), false, "no link of ours");
  });
}

test("only where there is an address on the net do links lead here", () => {
  assert.deepEqual(
    [
      "https://a.example/",
      "http://localhost/",
      "file:///x.html",
      "about:srcdoc",
      "blob:https://a.example/1",
    ].map(hasAddress),
    [true, true, false, false, false],
  );
});
