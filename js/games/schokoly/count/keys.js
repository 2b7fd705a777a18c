/** The keys while a board is counted, and how it is done by touch. */

/** One takes the other's place under a quick finger. */
export const great = ["say", "next"];

/** @type {string[]} */
export const help = ["count-help-touch", "schokoly-help-board"];

export const keys = {
  /** @type {Record<string, string>} */
  taps: {
    0: "digit:0",
    1: "choose:1",
    2: "choose:2",
    3: "choose:3",
    4: "choose:4",
    5: "choose:5",
    6: "choose:6",
    7: "choose:7",
    8: "choose:8",
    9: "choose:9",
    Backspace: "erase",
    Delete: "erase",
  },
  /** @type {[string, string][]} */
  help: [
    ["0 … 9", "count-key-digit"],
    ["1 … 3", "count-key-who"],
    ["← ↑ → ↓", "count-key-arrows"],
    ["Enter", "count-key-say"],
    ["Esc", "count-key-back"],
  ],
};
