/** Answers and choices as whoever listens hears them. */

import assert from "node:assert/strict";
import { languages, textOf } from "../../../py/runtime/words.mjs";
import { wordsIn } from "./drawn.mjs";

/** @typedef {{type: string, [field: string]: any}} Told a fact or an action */
/** @typedef {Record<"told" | "choice" | "group", Told[]>} All */

const COUNT = 3;
const MOST_WORDS = 12;

/**
 * What a game says of a fact ("told"), of one action ("choice"), or of a group that begins with it.
 * @param {{game: any, makeUi: (more: any) => any}} table game: its sentences
 */
export const tellerOf =
  ({ game, makeUi }) =>
  (/** @type {string} */ kind, /** @type {Told} */ it, language = "en", you = 0) => {
    const { t } = wordsIn(language, "later");
    const names = ["Anna", "Ben", "Cleo", "Dora"].with(you, t("person-you"));
    const ui = { ...makeUi({ names }), t };
    return kind === "group" ? game.group(Array(COUNT).fill(it), ui) : game[kind](it, ui, {});
  };

/**
 * Each of these is a sentence in each language, to its seat and to others, and the file of these
 * sentences has no other.
 * @param {string} file
 * @param {ReturnType<typeof tellerOf>} tell
 * @param {All} all
 */
export function assertSaid(file, tell, all) {
  for (const [kind, list] of Object.entries(all))
    for (const it of list)
      for (const language of languages())
        for (const you of [0, 1]) {
          const text = tell(kind, it, language, you);
          assert.doesNotMatch(text, /[{}]|^[a-z]+-(told|choice|advice|group)-/, it.type);
          if (language === "en") assert.ok(text.split(" ").length <= MOST_WORDS, text);
          assert.match(text, /[.!:] ?[\d\u200f\u2066-\u2069]*$/, `${language}: ${it.type}`);
        }
  const said = Object.entries(all).flatMap(([kind, list]) =>
    list.map(({ type }) => `${kind}-${type.toLowerCase()}`),
  );
  const found = textOf("en", `later/${file}.ftl`).matchAll(/^\w+-((?:told|choice|group)-\w+) =/gm);
  assert.deepEqual(
    [...found].map(([, id = ""]) => id).filter((id) => !said.includes(id)),
    [],
  );
}
