/** Ready lessons with Kaboom!, for the teachers' page. */

/** @type {import("../../class/lessons.js").OfGame[]} */
export const LESSONS = [
  {
    name: "remember",
    minutes: 15,
    age: 8,
    steps: [3, 3, 5, 4],
    tasks: [{ kind: "lesson" }, { kind: "game", bot: "forgetful", chosen: 2, seed: 5 }],
    hints: false,
    links: ["learn/kaboom", "rules/kaboom"],
  },
];
