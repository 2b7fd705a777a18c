/** The code of a bot: a text field with line numbers, in which lines can be marked. Tab leaves it. */

import { createEditor } from "prism-code-editor";
import { editorCommands, insertLineAndIndent } from "prism-code-editor/commands";
import "prism-code-editor/languages/python";
import "prism-code-editor/prism/languages/python";
import "prism-code-editor/layout.css";

/** @typedef {"chose" | "wrong"} Mark */

/** @param {string} value @param {(value: string) => void} changed by its person @param {{isReadOnly?: boolean}} [how] */
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
  );
  isOwn = true;
  editor.textarea.setAttribute("autocorrect", "off");
  editor.textarea.id = "bot-code";
  return {
    element: editor.container,
    textarea: editor.textarea,
    value: () => editor.value,

    /** Another text takes its place. @param {string} text */
    set(text) {
      isOwn = false;
      editor.setOptions({ value: text });
      isOwn = true;
    },

    /** Marks one line, or none. @param {number} line from 1; 0: none @param {Mark} mark @param {boolean} [isSeen] whether it is brought into sight */
    mark(line, mark, isSeen = false) {
      if (marked?.line === line && marked.mark === mark) return show();
      marked = line ? { line, mark } : null;
      show();
      const part = editor.lines[line];
      if (isSeen && line && part) showIn(editor.container, part);
    },
  };
}

/** Scrolls a field, and never the page. @param {HTMLElement} field @param {HTMLElement} part */
function showIn(field, part) {
  const [outer, inner] = [field.getBoundingClientRect(), part.getBoundingClientRect()];
  if (inner.top < outer.top) field.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) field.scrollTop += inner.bottom - outer.bottom;
}
