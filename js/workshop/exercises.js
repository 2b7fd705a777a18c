/**
 * The workbench of small tasks: the code of one task, its tests, and the table of the test that is
 * looked at. Tests run in the sandbox; the trusted engine judges the choice.
 */

import { NO_HINT, Stage } from "../replay/stage.js";
import { replaced } from "../store/bots.js";
import { showIn } from "./editor.js";
import { nameOf, tasks } from "./exercises-drawn.js";
import { storedTask } from "./tasks.js";
import { troubleText } from "./words.js";
import { Workbench } from "./workbench.js";

/** @import { Chosen, ExercisesPosed as Posed } from "../../build/types/engine" */
/** @import { SandboxedEngine } from "../sandbox/sandboxed-engine.js" */
/** @import { StoredTask, Task } from "./tasks.js" */
/** @import { Parts } from "./workbench.js" */
/**
 * @typedef {Pick<Chosen, "line" | "printed"> & {posed: Posed, isTested: boolean}} Test isTested:
 *   with the code as it is
 * @typedef {Parts & {tasks: Task[], storedTasks: Map<string, StoredTask>}} WalkParts
 */

/** After so many tries a solution may be looked at. */
const TRIES = 3;

export class Walk extends Workbench {
  title = "walk-title";
  /** Which task is open. */
  number = 0;
  /** @type {Test[]} */
  tests = [];
  /** Which test's table is shown. */
  shown = 0;
  /** Whether what is right is shown in place of what was chosen. */
  seesRight = false;

  /** @param {App} app @param {WalkParts} parts @param {SandboxedEngine} [sandboxed] */
  constructor(app, parts, sandboxed) {
    super(app, parts, tasks, sandboxed);
    const { box, game, storedTasks } = parts;
    this.tasks = parts.tasks;
    this.storedTasks = storedTasks;
    const others = Array((box.seats[0] ?? 2) - 1).fill({ kind: "bot", bot: box.bots[0] });
    const record = /** @type {any} */ ({ players: [{ kind: "person" }, ...others] });
    this.stage = new Stage(app, game, { record, names: [app.t("workshop-own")] }, false);
    this.host.lay(this.stage);
    const open = this.tasks.findIndex((task) => !this.storedOf(task).solved);
    this.open(open < 0 ? this.tasks.length - 1 : open);
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

  /** What it chose in the test that is shown. */
  get choice() {
    const test = this.tests[this.shown];
    return test?.isTested ? test : null;
  }

  /** @param {Task} task */
  storedOf = ({ name, first }) => storedTask(this.storedTasks, this.box.name, name, first);

  /** Opens a task with the code that was written for it. @param {number} number */
  open = async (number) => {
    Object.assign(this, { number, tests: [], shown: 0, seesRight: false, isFault: false });
    this.editor = this.edited(this.storedOf(this.task).code);
    super.changed("");
    const { turn } = this;
    const tests = await this.#posed().catch(() => []);
    if (turn !== this.turn) return;
    this.isFault = !tests.length;
    this.tests = tests;
    this.look(0);
  };

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
    this.trouble = null;
    const isOver = await this.work(async (turn) => {
      if (!this.tests.length) this.tests = await this.#posed();
      const code = this.editor.value();
      this.trouble = await this.sandboxed.read(code);
      for (let number = 0; number < this.tests.length && !this.trouble; number += 1)
        await this.#testOne(number, code, turn);
    });
    if (isOver) this.#sum();
  };

  /** @param {number} number @param {string} code @param {number} turn */
  async #testOne(number, code, turn) {
    const test = this.tests[number];
    if (!test || turn !== this.turn) return;
    const { place, line, printed, trouble } = await this.sandboxed.choose(test.posed.table, code);
    if (turn !== this.turn) return; // the place belongs to a task that was left
    const posed = await this.#ask({ number, place });
    if (turn !== this.turn) return;
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
    const { stage, tests } = this;
    const { look, chosen, wanted } = tests[number]?.posed ?? {};
    const action = (seesRight ? wanted : chosen)?.action;
    stage.hintAt = () => (action ? { hint: { action, reasons: [] }, actions: [] } : NO_HINT);
    if (look) stage.show(look, { ply: 0, seat: 0, open: false }, "leap");
    stage.set({ field: stage.ui.field }); // this table alone says what the picture shows
  };

  /** This task from its beginning; what was written can be undone back. */
  again = () => {
    this.sheets.close();
    this.editor.set(this.task.first);
    this.changed(this.task.first);
    this.say(this.app.t("walk-again-done"));
  };

  hint = () => {
    this.say(this.app.t(`${nameOf(this)}-hint`));
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

  /** No test has been run with it. @param {string} code */
  changed(code) {
    this.#keep({ ...this.storedOf(this.task), code });
    for (const test of this.tests) test.isTested = false;
    super.changed(code);
  }

  /** @param {StoredTask} next */
  #keep(next) {
    this.storedTasks.set(next.id, next);
    this.app.bots.put(next);
  }
}
