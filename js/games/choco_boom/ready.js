/** Ready lessons with Choco-Boom, for the teachers' page. */

/** @type {import("../../class/lessons.js").OfGame[]} */
export const LESSONS = [
  {
    name: "call",
    minutes: 15,
    age: 7,
    steps: [3, 3, 4, 5],
    tasks: [{ kind: "lesson" }, { kind: "game", bot: "sleepy", seed: 11 }],
    hints: false,
    links: ["learn/choco_boom", "practice", "rules/choco_boom"],
  },
];
