/** Ready lessons with Choco Challenge, for the teachers' page. */

/** @type {import("../../class/lessons.js").OfGame[]} */
export const LESSONS = [
  {
    name: "chance",
    minutes: 45,
    age: 9,
    steps: [8, 4, 23, 10],
    tasks: [{ kind: "lesson" }, { kind: "game", bot: "cautious", seed: 51 }],
    hints: true,
    links: ["learn/choco_challenge", "rules/choco_challenge"],
  },
];
