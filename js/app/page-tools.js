/** Things of the device on told pages, by kind: each acts by itself, and tells its page after it. */

import { html, nothing } from "lit-html";
import { fileName } from "../device/file.js";
import { quietly } from "../engine/files.js";
import { licenceTexts } from "../engine/source.js";
import { addressOf } from "../links/link.js";
import { LinkPanel } from "../pages/link-panel.js";
import { loadCode } from "../workshop/words.js";
import { part } from "./page-parts.js";
import { wordsOf } from "./page-words.js";
import { closedBox } from "./pictures.js";
import { tablePicture } from "./table-pictures.js";
import { WholeFile } from "./whole-file.js";

/** @import { Part } from "./page-parts.js" */
/** @import { PythonPage } from "./page.js" */
/** @import { Words } from "./page-words.js" */
/**
 * @typedef {object} Tool
 * @property {(given: any) => unknown} render
 * @property {() => void} [close]
 * @property {Pick<Page, "render"> | null} [cover] what stands in the place of the whole page
 */

/** The code, the address and the file of a link. */
class LinkTool {
  /** @param {PythonPage} page */
  constructor(page) {
    this.page = page;
    this.app = page.app;
    this.panel = new LinkPanel(page.app);
  }

  /**
   * @param {{text: string, title: Words, file?: Words, more?: Part, fold?: Words}} given file: its
   *   name, if it is another; more: a key beside those of the link; fold: under these words they
   *   open
   */
  render({ text, title, file = title, more, fold }) {
    const { app, panel } = this;
    const name = fileName(wordsOf(app, file), "txt");
    panel.show(text && addressOf(text), wordsOf(app, title), name);
    return panel.render(more ? part(this.page, more) : nothing, fold && wordsOf(app, fold));
  }
}

/** Tables, each before its first move. */
class Boards {
  /**
   * The pictures; null where there is none, undefined until the engine has answered.
   * @type {Map<string, unknown>}
   */
  #pictures = new Map();
  /** A picture needs two questions to the engine, so one picture waits for the other. */
  #queue = Promise.resolve();
  #isOpen = true;

  /** @param {PythonPage} page */
  constructor({ app }) {
    this.app = app;
  }

  /** A page that was left asks no more: its questions would stand before those of the next. */
  close() {
    this.#isOpen = false;
  }

  /**
   * @param {{record: GameRecord, waits?: boolean, lid?: string}} given lid: of which game, in place
   *   of a picture that is not there
   */
  render({ record, waits = false, lid = "" }) {
    const name = JSON.stringify(record);
    if (!this.#pictures.has(name)) {
      this.#pictures.set(name, undefined);
      this.#queue = this.#queue.then(() => this.#draw(name, record));
    }
    const space = waits ? html`<span class="board-picture"></span>` : nothing;
    const picture = this.#pictures.get(name);
    return picture === null && lid ? closedBox(lid) : (picture ?? space);
  }

  /** @param {string} name @param {GameRecord} record */
  async #draw(name, record) {
    if (!this.#isOpen) return;
    const picture = await tablePicture(this.app, record).catch(() => null);
    this.#pictures.set(name, picture);
    this.app.draw();
  }
}

/** A tool whose script comes when it is wanted. */
class LateTool {
  /** @type {Tool | null} */
  #tool = null;
  #isOpen = true;

  /** @param {PythonPage} page @param {() => Promise<Tool>} load */
  constructor(page, load) {
    load().then((tool) => {
      this.#tool = tool;
      if (this.#isOpen) page.app.draw();
      else tool.close?.();
    }, console.error);
  }

  close() {
    this.#isOpen = false;
    this.#tool?.close?.();
  }

  get cover() {
    return this.#tool?.cover ?? null;
  }

  /** @param {any} given */
  render(given) {
    return this.#tool?.render(given);
  }
}

/**
 * How such a tool is made.
 * @param {(page: PythonPage) => Promise<Tool>} load
 * @returns {(page: PythonPage) => Tool}
 */
const late = (load) => (page) => new LateTool(page, () => load(page));

/** The parts of a question, as its game draws them. @param {PythonPage} page */
const question = (page) =>
  new LateTool(page, async () => {
    const { QuestionTool } = await import("../pages/class-question.js");
    return new QuestionTool(page.app.t);
  });

/** Python to read. @param {PythonPage} page */
const code = (page) =>
  new LateTool(page, async () => {
    const create = await loadCode();
    /** @type {ReturnType<typeof create> | null} */
    let editor = null;
    return {
      render({ code: text, name }) {
        editor ??= create(text, () => undefined, { isReadOnly: true });
        editor.textarea.setAttribute("aria-label", wordsOf(page.app, name));
        return editor.element;
      },
    };
  });
/** What a learning platform around the page is told of a set. @param {PythonPage} page */
const platform = ({ app }) => ({
  /** @param {{key: string}} given */
  render({ key }) {
    const notice = app.platform?.tells(key);
    return notice ? html`<p role="status">${app.t(notice.message, notice.args)}</p>` : nothing;
  },
});

/** The texts of all licences, which come after the page. */
class Licences {
  /** Undefined until they have come; "" where they did not. @type {string | undefined} */
  #text;

  /** @param {PythonPage} page */
  constructor({ app }) {
    this.app = app;
    quietly(licenceTexts).then((text = "") => {
      this.#text = text;
      app.draw();
    });
  }

  render() {
    if (this.#text === "") return html`<p role="alert">${this.app.t("about-texts-missing")}</p>`;
    return this.#text ? html`<pre>${this.#text}</pre>` : nothing;
  }
}

/** The player of a tournament. */
const tourney = late(
  async (page) => new (await import("../pages/tourney-tool.js")).TourneyTool(page),
);

/** A place for results that came back. */
const results = late(
  async (page) => new (await import("../pages/class-results.js")).ResultsTool(page),
);

/** A place for one link. */
const links = late(async (page) => new (await import("../pages/links.js")).LinksTool(page));

/** A question on paper, as its game draws it. */
const paper = late(async ({ app }) => (await import("../pages/paper.js")).createPaper(app));

/** Files for a spreadsheet. */
const sheet = late(async (page) => new (await import("../pages/class-sheet.js")).SheetTool(page));

/** The two ends of a class at play: a teacher looks on, a pupil shows its tasks. */
const onlook = late(async (page) => new (await import("../near/onlook.js")).OnlookTool(page));
const showing = late(async (page) => new (await import("../near/onlook.js")).ShowingTool(page));

/** What games bring, by the names of their folders. */
const OF_GAMES = Object.entries(
  /** @type {Record<string, () => Promise<new (page: PythonPage) => Tool>>} */ (
    import.meta.glob("../games/*/*/tool.js", { import: "PageTool" })
  ),
).map(([path, load]) => [
  path.split("/").at(-2),
  (/** @type {PythonPage} */ page) => new LateTool(page, async () => new (await load())(page)),
]);

/** @type {Record<string, (page: PythonPage) => Tool>} */
export const TOOLS = {
  ...Object.fromEntries(OF_GAMES),
  board: (page) => new Boards(page),
  code,
  licences: (page) => new Licences(page),
  link: (page) => new LinkTool(page),
  links,
  onlook,
  paper,
  platform,
  question,
  results,
  sheet,
  showing,
  tourney,
  "whole-file": ({ app, renew }) => new WholeFile(app, () => renew()),
};
