/**
 * The code of a bot: a text field with line numbers, in which lines can be marked. Tab leaves it.
 */

import { createEditor } from "prism-code-editor";
import { editHistory, editorCommands, insertLineAndIndent } from "prism-code-editor/commands";
import "prism-code-editor/languages/python";
import "prism-code-editor/prism/languages/python";
import "prism-code-editor/layout.css";

/** @typedef {"chose" | "wrong"} Mark */

/**
 * @param {string} value
 * @param {(value: string) => void} changed by its person
 * @param {{isReadOnly?: boolean}} [how]
 */
export function createCode(value, changed, { isReadOnly = false } = {}) {
  /** @type {{line: number, mark: Mark} | null} */
  let marked = null;
  let isOwn = false;
  const show = () => {
    for (const line of editor.container.querySelectorAll("[data-mark]"))
      line.removeAttribute("data-mark");
    if (marked) editor.lines[marked.line]?.setAttribute("data-mark", marked.mark);
  };
  const editor = createEditor(
    null,
    {
      language: "python",
      value,
      tabSize: 4,
      wordWrap: true,
      readOnly: isReadOnly,
      onUpdate: (text) => isOwn && changed(text),
    },
    editorCommands({ Enter: (it) => insertLineAndIndent(it) }, []),
    editHistory(), // a browser forgets its own steps when anything but fingers changes the text
  );
  isOwn = true;
  /** What comes now is another step of undo. */
  const rest = () => editor.textarea.dispatchEvent(new Event("selectionchange"));
  editor.textarea.setAttribute("autocorrect", "off");
  editor.textarea.id = "bot-code";
  return {
    element: editor.container,
    textarea: editor.textarea,
    value: () => editor.value,

    /** Another text takes its place; undo brings back what was there. @param {string} text */
    set(text) {
      isOwn = false;
      put(editor.textarea, text, 0, editor.value.length);
      rest();
      isOwn = true;
    },

    /**
     * Another text takes the place of a part. Until it rests, such changes are one step of undo.
     * @param {string} text
     * @param {number} start
     * @param {number} end
     */
    replace: (text, start, end) => put(editor.textarea, text, start, end),

    rest,

    /**
     * Marks one line, or none.
     * @param {number} line from 1; 0: none
     * @param {Mark} mark
     * @param {boolean} [isSeen] whether it is brought into sight
     */
    mark(line, mark, isSeen = false) {
      if (marked?.line === line && marked.mark === mark) return show();
      marked = line ? { line, mark } : null;
      show();
      const part = editor.lines[line];
      if (isSeen && line && part) showIn(editor.container, part);
    },
  };
}

/**
 * Writes into a text field as fingers do, so that its history hears of it.
 * @param {HTMLTextAreaElement} field
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
function put(field, text, start, end) {
  const inputType = "insertReplacementText";
  field.dispatchEvent(new InputEvent("beforeinput", { inputType }));
  field.setRangeText(text, start, end, "preserve");
  field.dispatchEvent(new InputEvent("input", { inputType }));
}

/**
 * Scrolls a field, and never the page; of a part that is too large its beginning is seen.
 * @param {HTMLElement} field
 * @param {HTMLElement} part
 */
export function showIn(field, part) {
  const [outer, inner] = [field.getBoundingClientRect(), part.getBoundingClientRect()];
  const above = inner.top - outer.top;
  if (above < 0) field.scrollTop += above;
  else field.scrollTop += Math.max(0, Math.min(inner.bottom - outer.bottom, above));
}
