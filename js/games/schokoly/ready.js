/** Ready lessons with Schokoly, for the teachers' page. */

/** @type {import("../../class/lessons.js").OfGame[]} */
export const LESSONS = [
  {
    name: "count",
    minutes: 30,
    age: 8,
    steps: [6, 4, 12, 8],
    tasks: [
      { kind: "count", chosen: 1, seed: 21 },
      { kind: "count", chosen: 1, seed: 22 },
      { kind: "count", chosen: 2, seed: 23 },
      { kind: "count", chosen: 2, seed: 24 },
    ],
    hints: false,
    links: ["count?grade=1", "count?grade=2", "rules/schokoly"],
  },
  {
    name: "place",
    minutes: 30,
    age: 9,
    steps: [6, 4, 12, 8],
    tasks: [
      { kind: "lesson" },
      { kind: "best", chosen: 4, seed: 31 },
      { kind: "best", chosen: 8, seed: 32 },
      { kind: "best", chosen: 12, seed: 33 },
      { kind: "best", chosen: 16, seed: 34 },
    ],
    hints: false,
    links: ["learn/schokoly", "best?cards=6", "best?cards=14", "rules/schokoly"],
  },
  {
    name: "neutral",
    minutes: 45,
    age: 10,
    steps: [8, 8, 19, 10],
    tasks: [
      { kind: "count", chosen: 3, seed: 41 },
      { kind: "best", chosen: 16, seed: 42 },
      { kind: "game", bot: "nibbler", seed: 43 },
    ],
    hints: true,
    links: ["count?grade=3", "best?cards=14", "learn/schokoly", "rules/schokoly"],
  },
];
