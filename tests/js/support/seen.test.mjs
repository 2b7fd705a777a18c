// What the other tests read a drawn text with: it must find what stands there, and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { html, nothing } from "lit-html";
import { drawn } from "./drawn.mjs";
import {
  buttonsOf,
  elementsOf,
  itemsOf,
  lackingIn,
  linksOf,
  marked,
  namesOf,
  thingAt,
  touchable,
  travelling,
  usedIn,
  wordsOf,
} from "./seen.mjs";

test("attributes are drawn as a browser would have them", () => {
  const act = () => undefined;
  const text = drawn(
    html`<input ?disabled=${false} ?hidden=${true} .checked=${false} .value=${"a b"} @click=${act}
      title=${nothing} aria-pressed=${false} aria-label=${'say "a"'} />`,
  );
  const [{ at } = { at: {} }] = elementsOf(text);
  assert.deepEqual(at, {
    hidden: "",
    value: "a b",
    "aria-pressed": "false",
    "aria-label": "say &quot;a&quot;",
  });
});

test("words, names, buttons, links and items are found in order, things in things too", () => {
  const text = drawn(
    html`<ul>
        <li>One <b>bean</b>.</li>
        <li><a href=${"#/a"} aria-label=${"To A"}>A</a></li>
      </ul>
      <button ?disabled=${true}>Go</button>
      <button aria-pressed=${true} aria-label=${"Look up"}><br />?</button>
      <g role="button" aria-label="No key reaches it"></g>`,
  );
  assert.equal(wordsOf(text), "One bean. A Go?");
  assert.deepEqual(namesOf(text), ["To A", "Look up", "No key reaches it"]);
  assert.deepEqual(buttonsOf(text), ["Go (off)", "Look up (pressed)"]);
  assert.deepEqual(linksOf(text), [["To A", "#/a"]]);
  assert.deepEqual(itemsOf(text), ["One bean.", "A"]);
});

test("things of a table are found by what a finger, a movement or an eye finds", () => {
  const text = drawn(
    html`<g class="card offered" data-on=${"card:1"} data-key="card-1" data-pose="1 2 0.5 -1"
        ><use href="#back" /></g
      ><g class="card-bed" data-from="stock"></g>`,
  );
  assert.deepEqual(touchable(text), ["card:1"]);
  assert.equal(thingAt(text, "card:1")?.tag, "g");
  assert.equal(thingAt(text, "card"), undefined);
  assert.deepEqual(
    travelling(text).map(({ key, from, x, y, scale, turn }) => [key, from, x, y, scale, turn]),
    [["card-1", undefined, 1, 2, 0.5, -1]],
  );
  assert.deepEqual([marked(text, "card").length, marked(text, "bed").length], [1, 0]);
  assert.deepEqual([...usedIn(text)], ["back"]);
  assert.deepEqual(lackingIn(text, '<symbol id="front"></symbol>'), ["back"]);
});
