/** Texts as people see them: a letter, or an emoji of several signs, is kept whole or left out. Lengths count code points, as the engine's do. */

/** Old browsers know only code points; what is joined of several may then lose its end. */
const segmenter = globalThis.Intl?.Segmenter
  ? new Intl.Segmenter(undefined, { granularity: "grapheme" })
  : null;

/** @param {string} text @returns {Iterable<{segment: string}>} */
const lettersOf = (text) =>
  segmenter?.segment(text) ?? Array.from(text, (segment) => ({ segment }));

/** As much of a text as has room; half an emoji, as some keyboards leave one, is nothing. @param {string} text @param {number} most */
export function cut(text, most) {
  let [kept, left] = ["", most];
  for (const { segment } of lettersOf(text.replace(/\p{Cs}/gu, ""))) {
    left -= [...segment].length;
    if (left < 0) break;
    kept += segment;
  }
  return kept;
}

/** What stands in a field, which holds no more than has room; while a keyboard still composes a word, it is let. @param {InputEvent} event @param {number} most */
export function fitted({ target, isComposing }, most) {
  const field = /** @type {HTMLInputElement} */ (target);
  const kept = cut(field.value, most);
  if (kept !== field.value && !isComposing) {
    const caret = field.selectionStart;
    field.value = kept;
    field.setSelectionRange(caret, caret);
  }
  return kept;
}
