/**
 * Texts as people see them: a letter, or an emoji of several signs, is kept whole or left out.
 * Lengths count code points, as the engine's do.
 */

/** So many letters the name of a person at a table may have. */
export const MOST_NAME = 16;

/**
 * Made for the first text: the browser takes long to load all it knows of letters.
 * @type {Intl.Segmenter | undefined}
 */
let segmenter;

/**
 * Old browsers know only code points; what is joined of several may then lose its end.
 * @param {string} text
 * @returns {Iterable<{segment: string}>}
 */
function lettersOf(text) {
  if (!globalThis.Intl?.Segmenter) return Array.from(text, (segment) => ({ segment }));
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return segmenter.segment(text);
}

/**
 * As much of a text as has room; half an emoji, as some keyboards leave one, is nothing.
 * @param {string} text
 * @param {number} most
 */
export function cut(text, most) {
  let [start, left] = ["", most];
  for (const { segment } of lettersOf(text.replace(/\p{Cs}/gu, ""))) {
    left -= [...segment].length;
    if (left < 0) break;
    start += segment;
  }
  return start;
}

/**
 * What stands in a field, which holds no more than has room; while a keyboard still composes a
 * word, it is let.
 * @param {InputEvent} event
 * @param {number} most
 */
export function fitted({ target, isComposing }, most) {
  const field = /** @type {HTMLInputElement} */ (target);
  const text = cut(field.value, most);
  if (text !== field.value && !isComposing) {
    const caret = field.selectionStart;
    field.value = text;
    field.setSelectionRange(caret, caret);
  }
  return text;
}
