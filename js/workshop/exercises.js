/**
 * A walk of small tasks: the code of one task, its tests, and the table of the test that is looked
 * at. Tests run in the sandbox; the trusted engine judges the choice.
 */

import { NO_HINT, Stage } from "../replay/stage.js";
import { SandboxedEngine } from "../sandbox/sandboxed-engine.js";
import { replaced } from "../store/bots.js";
import { facesOf } from "../table/animals.js";
import { namesOf } from "../table/players.js";
import { Sheets } from "../table/sheets.js";
import { Surface } from "../table/surface.js";
import { showIn } from "./editor.js";
import { screen } from "./exercises-drawn.js";
import { Sliders } from "./sliders.js";
import { storedTask } from "./tasks.js";
import { troubleText } from "./words.js";

/** @import { Chosen, ExercisesPosed as Posed, Trouble } from "../../build/types/engine" */
/** @import { createCode } from "./editor.js" */
/** @import { StoredTask, Task } from "./tasks.js" */
/**
 * @typedef {Pick<Chosen, "line" | "printed"> & {posed: Posed, isTested: boolean}} Test isTested:
 *   with the code as it is
 * @typedef {{box: Box, game: GameModule, tasks: Task[], storedTasks: Map<string, StoredTask>, createCode:
 *   typeof createCode}} Parts
 */

/** After so many tries a solution may be looked at. */
const TRIES = 3;

export class Walk {
  title = "walk-title";
  /** Which task is open. */
  number = 0;
  /** @type {Test[]} */
  tests = [];
  /** Which test's table is shown. */
  shown = 0;
  /** Whether what is right is shown in place of what was chosen. */
  seesRight = false;
  isBusy = false;
  isFault = false;
  /** @type {Trouble | null} */
  trouble = null;
  /** What came of the last key. */
  status = "";
  /** @type {Stage | null} */
  stage = null;
  #turn = 0;
  #isClosed = false;
  /** @type {Surface | null} */
  #surface = null;

  /** @param {App} app @param {Parts} parts @param {SandboxedEngine} [sandboxed] */
  constructor(
    app,
    { box, game, tasks, storedTasks, createCode },
    sandboxed = new SandboxedEngine(app),
  ) {
    this.app = app;
    this.box = box;
    this.sliders = new Sliders(app, box);
    this.game = game;
    this.tasks = tasks;
    this.storedTasks = storedTasks;
    this.createCode = createCode;
    this.sandboxed = sandboxed;
    /** @type {Sheets<"see" | "solution" | "more">} */
    this.sheets = new Sheets(app, () => undefined);
    this.sandboxed.ready().catch(() => undefined); // Test tells it
    this.editor = this.#edited();
    const open = tasks.findIndex((task) => !this.storedOf(task).solved);
    this.open(open < 0 ? tasks.length - 1 : open);
  }

  close() {
    this.#isClosed = true;
    this.#turn += 1;
    this.#surface?.stop();
    this.sandboxed.close();
  }

  render() {
    queueMicrotask(() => {
      this.#surface?.settle();
      this.#mark();
    });
    return screen(this);
  }

  get task() {
    return /** @type {Task} */ (this.tasks[this.number]);
  }

  get isSolved() {
    return this.tests.length > 0 && this.tests.every((it) => it.isTested && it.posed.right);
  }

  get maySeeSolution() {
    const { tries, solved } = this.storedOf(this.task);
    return tries >= TRIES || solved;
  }

  /** @param {Task} task */
  storedOf = ({ name, first }) => storedTask(this.storedTasks, this.box.name, name, first);

  /** Opens a task with the code that was written for it. @param {number} number */
  open = async (number) => {
    this.#turn += 1;
    const turn = this.#turn;
    Object.assign(this, { number, tests: [], shown: 0, seesRight: false, isBusy: false });
    Object.assign(this, { isFault: false, trouble: null, status: "" });
    this.editor = this.#edited();
    this.app.draw();
    const tests = await this.#posed().catch(() => []);
    if (turn !== this.#turn) return;
    this.isFault = !tests.length;
    this.tests = tests;
    this.look(0);
  };

  /** A new field for the code of this task, without the steps of another one. */
  #edited() {
    const editor = this.createCode(this.storedOf(this.task).code, this.#changed);
    editor.textarea.setAttribute("aria-label", this.app.t("workshop-code"));
    return editor;
  }

  /** The tests of this task, none of them run yet. @returns {Promise<Test[]>} */
  async #posed() {
    /** @type {Test[]} */
    const tests = [];
    do {
      const posed = await this.#ask({ number: tests.length });
      tests.push({ posed, isTested: false, line: 0, printed: [] });
    } while (tests.length < (tests[0]?.posed.count ?? 0));
    return tests;
  }

  /** @param {{number: number, place?: number | null}} test @returns {Promise<Posed>} */
  async #ask(test) {
    const wanted = { op: "test", game: this.box.name, task: this.task.name, ...test };
    const { test: posed, error } = await this.app.engine.ask(wanted);
    if (!posed) throw new Error(error?.text ?? "no test");
    return posed;
  }

  /**
   * Runs all tests, one after the other, and shows the first that was not passed; where something
   * goes wrong it ends.
   */
  test = async () => {
    this.#turn += 1;
    const turn = this.#turn;
    Object.assign(this, { isBusy: true, isFault: false, trouble: null, status: "" });
    this.app.draw();
    try {
      if (!this.tests.length) this.tests = await this.#posed();
      const code = this.editor.value();
      this.trouble = await this.sandboxed.read(code);
      for (let number = 0; number < this.tests.length && !this.trouble; number += 1)
        await this.#testOne(number, code, turn);
    } catch (error) {
      console.error(error);
      this.isFault = turn === this.#turn;
    }
    if (turn !== this.#turn || this.#isClosed) return;
    this.isBusy = false;
    this.#sum();
  };

  /** @param {number} number @param {string} code @param {number} turn */
  async #testOne(number, code, turn) {
    const test = this.tests[number];
    if (!test || turn !== this.#turn) return;
    const { place, line, printed, trouble } = await this.sandboxed.choose(test.posed.table, code);
    if (turn !== this.#turn) return; // the place belongs to a task that was left
    const posed = await this.#ask({ number, place });
    if (turn !== this.#turn) return;
    this.trouble = trouble;
    this.tests[number] = { posed, isTested: true, line, printed };
    this.app.draw();
  }

  /** After the tests: what came of them is kept and said. */
  #sum() {
    const { app, tests, trouble, isSolved, isFault } = this;
    const { tries, ...own } = this.storedOf(this.task);
    if (!isFault) this.#keep({ ...own, tries: tries + 1, solved: own.solved || isSolved });
    const wrong = tests.findIndex((it) => !it.isTested || !it.posed.right);
    this.look(wrong < 0 ? tests.length - 1 : wrong);
    app.announce(trouble ? troubleText(app, trouble) : isFault ? "" : this.sum());
    if (isSolved) app.focus(".walk .main-key");
    this.#reveal();
  }

  /** Brings into sight what came of the last key. */
  #reveal() {
    this.app.drawn(() => {
      const [way, came] = document.querySelectorAll(".walk-way, .walk-came");
      if (way && came) showIn(/** @type {HTMLElement} */ (way), /** @type {HTMLElement} */ (came));
    });
  }

  /** How many tests were passed. */
  sum() {
    const { tests, isSolved, app } = this;
    const passed = tests.filter((it) => it.isTested && it.posed.right).length;
    return app.t(isSolved ? "walk-solved" : "walk-passed", { passed, count: tests.length });
  }

  /** Shows the table of a test. @param {number} number @param {boolean} [seesRight] */
  look = (number, seesRight = false) => {
    Object.assign(this, { shown: number, seesRight });
    const posed = this.tests[number]?.posed;
    if (posed) this.#lay(posed);
    this.app.draw();
  };

  /** @param {Posed} posed */
  #lay({ look, chosen, wanted }) {
    const { app, box, game } = this;
    if (!this.stage) {
      const others = Array((box.seats[0] ?? 2) - 1).fill({ kind: "bot", bot: box.bots[0] });
      const record = /** @type {any} */ ({ players: [{ kind: "person" }, ...others] });
      const names = namesOf(app, { record, names: [app.t("workshop-own")] });
      const stage = new Stage(app, game, names, false, facesOf(record.players));
      const key = () => undefined; // the keys are for the code
      this.#surface = new Surface(app, stage, { touch: (gesture) => stage.touch(gesture), key });
      this.stage = stage;
    }
    const action = (this.seesRight ? wanted : chosen)?.action;
    this.stage.hintAt = () => (action ? { hint: { action, reasons: [] }, actions: [] } : NO_HINT);
    this.stage.show(look, { ply: 0, seat: 0, open: false }, "leap");
    this.stage.set({ field: this.stage.ui.field }); // this table alone says what the picture shows
  }

  /** This task from its beginning; what was written can be undone back. */
  again = () => {
    this.sheets.close();
    this.editor.set(this.task.first);
    this.#changed(this.task.first);
    this.status = this.app.t("walk-again-done");
    this.app.announce(this.status);
    this.app.draw();
  };

  hint = () => {
    const { app, box, task } = this;
    this.status = app.t(`walk-${box.name.replaceAll("_", "-")}-${task.name}-hint`);
    app.announce(this.status);
    this.#reveal();
  };

  /** The code of this task goes to the bench; what stood there is kept as an earlier bot. */
  finish = () =>
    this.app.goOnce(async () => {
      const { app, box, editor } = this;
      const code = editor.value();
      const there = await app.bots.get(box.name);
      await app.bots.put(there ? replaced(there, { code }, Date.now()) : { id: box.name, code });
      return `#/workshop/${box.name}`;
    });

  /** The code is another, so no test has been run with it. @param {string} code */
  #changed = (code) => {
    this.#turn += 1;
    this.#keep({ ...this.storedOf(this.task), code });
    for (const test of this.tests) test.isTested = false;
    Object.assign(this, { isBusy: false, trouble: null, status: "" });
    this.app.draw();
  };

  /** @param {StoredTask} next */
  #keep(next) {
    this.storedTasks.set(next.id, next);
    this.app.bots.put(next);
  }

  /** Marks the line that chose, or the one where something is wrong. */
  #mark() {
    const { trouble, editor } = this;
    const test = this.tests[this.shown];
    if (trouble) editor.mark(trouble.line, "wrong");
    else editor.mark((test?.isTested && test.line) || 0, "chose");
  }
}
